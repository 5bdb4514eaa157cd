"""Components and setup (FO-C, FO-S)."""

from tafelrunde.games.festo.box import (
    HELPERS,
    N_COLOURS,
    N_LARGE,
    N_SMALL,
    OF_EACH_COLOUR,
    SALT,
    SALT_BEYOND_SEATS,
)
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.rules.preparation import begin_round
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, rule


@rule
def setup(table: Table, seats: int, options: Row) -> None:
    """FO-S1 14 of each colour and salt, one more than players. FO-C3 FO-S2 The small dishes are four draw piles, from
    which three each are laid out. FO-S3 As many roasts and main courses as players. FO-C5 Each player has 6 helpers and
    2 discs. FO-C4 FO-S5 The events are drawn when they are turned up; points are a counter."""
    table.seats = seats
    table.magical_dishes = options[0]
    table.events = options[1]
    for colour in range(N_COLOURS):
        table.supply[colour] = OF_EACH_COLOUR
    table.supply[SALT] = seats + SALT_BEYOND_SEATS
    for dish in range(N_SMALL):
        table.pile[dish] = 1
    for kind in range(N_LARGE):
        table.large[kind] = seats
    for seat in range(seats):
        table.in_hand[seat] = HELPERS
    table.phase = Phase.CHOOSE_FIRST


@rule
def may_be_first(table: Table, seat: int) -> int:
    """FO-S4 The start player is drawn by lot among those who play, at the very start."""
    if table.phase != Phase.CHOOSE_FIRST or seat >= table.seats:
        return Rule.FO_S4
    return ALLOWED


@rule
def make_first(table: Table, seat: int) -> None:
    """FO-S4 The start player gets the card, and the first round begins."""
    table.holder = seat
    table.first = seat
    begin_round(table)
