"""Which rule forbids a move, kind by kind."""

from tafelrunde.games.festival.ledger import Rule
from tafelrunde.games.festival.moves import CARD, DRAW, FIRST, HAND, KIND, SEAT, TAKE, TAKE_UNSEEN
from tafelrunde.games.festival.rules.round import may_draw, may_hand, may_take
from tafelrunde.games.festival.rules.setup import may_be_first
from tafelrunde.games.festival.state import Table
from tafelrunde.kernel import rule


@rule
def may(table: Table, move: int) -> int:
    """FV-R1 FV-R6 The rule that forbids a move now, or ALLOWED; what is only seen is never played."""
    if KIND[move] == TAKE:
        return may_take(table, CARD[move])
    if KIND[move] == HAND:
        return may_hand(table, SEAT[move])
    if KIND[move] == FIRST:
        return may_be_first(table, SEAT[move])
    if KIND[move] == DRAW:
        return may_draw(table, CARD[move])
    return Rule.FV_R6 if KIND[move] == TAKE_UNSEEN else Rule.FV_R1
