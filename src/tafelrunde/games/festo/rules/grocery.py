"""The grocery store: the start player card, and goods of one colour (FO-Y)."""

from tafelrunde.games.festo.box import GROCER
from tafelrunde.games.festo.ledger import FO_Y2
from tafelrunde.games.festo.rules.goods import hand_over, pieces_at, send_all_home
from tafelrunde.games.festo.state import AT_GROCER, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def card_changes_hands(table: Table, seat: int) -> None:
    """FO-Y1 FO-W4 Who has the most helpers on the grocer gets the start player card.
    Player order stays as it is until the cooking."""
    table.holder = seat


@rule
def may_buy(table: Table, colour: int, count: int) -> int:
    """FO-Y2 Up to one ingredient per helper, all of one colour."""
    if table.phase != AT_GROCER or count > pieces_at(table, table.mover, GROCER):
        return FO_Y2
    return ALLOWED if count <= table.stock[GROCER, colour] else FO_Y2


@rule
def buy(table: Table, colour: int, count: int) -> None:
    """FO-Y2 FO-W4 The ingredients are taken from one shelf, and the helpers go home."""
    hand_over(table, GROCER, colour, count)
    send_all_home(table)
