"""Components and setup: the cards in play, the pile, the first player (FV-C, FV-S, FV-X1)."""

from tafelrunde.games.festival.box import (
    ALL_COPIES,
    COPIES_FOR_FOUR,
    EXTRA_CARDS,
    FEWEST_SEATS,
    N_CARDS,
    ROUNDS,
    SIMPLE_CARDS,
    SIMPLE_COPIES,
)
from tafelrunde.games.festival.ledger import Rule
from tafelrunde.games.festival.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, rule


@rule
def copies_in_play(seats: int, simplified: int, card: int) -> int:
    """FV-C1 FV-C2 FV-C3 Sixty cards, twelve in each of five professions.
    FV-S1 Four players leave the 8s out. FV-X1 The simplified game has the cards from 1 to 5 only."""
    if simplified:
        return SIMPLE_COPIES[card]
    if seats == FEWEST_SEATS:
        return COPIES_FOR_FOUR[card]
    return ALL_COPIES[card]


@rule
def rounds_of(table: Table) -> int:
    """FV-C4 FV-E1 Ten rounds use the deck up. FV-X3 The simplified game ends with its pile."""
    if table.simplified:
        return SIMPLE_CARDS // (table.seats + EXTRA_CARDS)
    return ROUNDS


@rule
def setup(table: Table, seats: int, options: Row) -> None:
    """FV-S2 One face-down pile of the cards in play; the first player is drawn by lot."""
    table.seats = seats
    table.simplified = options[0]
    for card in range(N_CARDS):
        table.pile[card] = copies_in_play(table.seats, table.simplified, card)
    table.phase = Phase.CHOOSE_FIRST


@rule
def may_be_first(table: Table, seat: int) -> int:
    """FV-S2 The first player is drawn by lot among those who play, at the very start."""
    if table.phase != Phase.CHOOSE_FIRST or seat >= table.seats:
        return Rule.FV_S2
    return ALLOWED


@rule
def make_first(table: Table, seat: int) -> None:
    """FV-S2 FV-R1 The first player will draw the cards of the round."""
    table.first = seat
    table.holder = seat
    table.packet_now = 0
    table.phase = Phase.DRAW


@rule
def not_in_play(table: Table, card: int) -> int:
    """FV-S1 FV-X1 Which rule keeps a card out of this match, if any."""
    if copies_in_play(table.seats, table.simplified, card):
        return ALLOWED
    return Rule.FV_X1 if table.simplified else Rule.FV_S1
