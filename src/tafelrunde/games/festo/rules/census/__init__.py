"""The census: what makes a table impossible. Every piece is there, and the table could have come about."""

from tafelrunde.games.festo.box import ROUNDS
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.rules.census.kitchen import payment_is_wrong
from tafelrunde.games.festo.rules.census.pieces import pieces_are_missing
from tafelrunde.games.festo.rules.census.round import round_is_wrong
from tafelrunde.games.festo.rules.census.turn import turn_is_wrong
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def census(table: Table) -> int:
    """FO-C2 FO-C3 FO-C5 Ingredients, dishes, helpers and discs are all there. FO-G1 The table tells one story."""
    if table.round_now >= ROUNDS:
        return Rule.FO_G1
    if table.holder >= table.seats or table.first >= table.seats or table.mover >= table.seats:
        return Rule.FO_G2
    broken = pieces_are_missing(table)
    if broken == ALLOWED:
        broken = round_is_wrong(table)
    if broken == ALLOWED:
        broken = turn_is_wrong(table)
    return broken or payment_is_wrong(table)
