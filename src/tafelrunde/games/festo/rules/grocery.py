"""The grocery store: the start player card, and goods of one colour (FO-Y)."""

from tafelrunde.games.festo.box import GROCER, N_COLOURS
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import buy_of, withdraw
from tafelrunde.games.festo.rules.goods import hand_over, pieces_at, send_all_home
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def card_changes_hands(table: Table, seat: int) -> None:
    """FO-Y1 FO-W4 Who has the most helpers on the grocer gets the start player card.
    Player order stays as it is until the cooking."""
    table.holder = seat


@rule
def may_buy(table: Table, colour: int, count: int) -> int:
    """FO-Y2 Up to one ingredient per helper, all of one colour."""
    if table.phase != Phase.GROCER or count > pieces_at(table, table.mover, GROCER):
        return Rule.FO_Y2
    return ALLOWED if count <= table.stock[GROCER, colour] else Rule.FO_Y2


@rule
def offer_buy(table: Table, offered: Row) -> None:
    """FO-Y2 From one shelf, as many as there are helpers and goods; or nothing."""
    pieces = pieces_at(table, table.mover, GROCER)
    for colour in range(N_COLOURS):
        for count in range(min(pieces, 0 + table.stock[GROCER, colour])):
            offer(offered, buy_of[colour, count])
    offer(offered, withdraw)


@rule
def buy(table: Table, colour: int, count: int) -> None:
    """FO-Y2 FO-W4 The ingredients are taken from one shelf, and the helpers go home."""
    hand_over(table, GROCER, colour, count)
    send_all_home(table)
