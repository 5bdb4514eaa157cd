"""The order of play: whose move it is, what it can be, and what comes next."""

from tafelrunde.games.festival.moves import CARD, DRAW, FACE, HAND, KIND, SEAT, TAKE, draw_of, first_is
from tafelrunde.games.festival.rules.next_first import next_first
from tafelrunde.games.festival.rules.round import (
    draw,
    hand,
    offer_hand,
    offer_take,
    round_is_over,
    take,
)
from tafelrunde.games.festival.rules.scoring import turn_up
from tafelrunde.games.festival.rules.setup import make_first, rounds_of
from tafelrunde.games.festival.state import Phase, Table
from tafelrunde.kernel import NATURE, OVER, Row, rule, weigh, weigh_each


@rule
def to_move(table: Table) -> int:
    """FV-S2 FV-R1 Chance draws the first player and the cards.
    FV-R2 FV-R3 Who holds the cards takes one and hands on."""
    if table.phase == Phase.CHOOSE_FIRST or table.phase == Phase.DRAW:
        return NATURE
    if table.phase == Phase.OVER:
        return OVER
    return table.holder


@rule
def odds(table: Table, chances: Row) -> None:
    """FV-S2 Each player is as likely to be first as any other. FV-R1 So is each card that is left in the pile."""
    if table.phase == Phase.CHOOSE_FIRST:
        for seat in range(table.seats):
            weigh(chances, first_is[seat], 1)
    else:
        weigh_each(chances, draw_of, table.pile)


@rule
def legal(table: Table, offered: Row) -> None:
    """FV-R2 Take a card. FV-R3 Then hand the rest on."""
    if table.phase == Phase.TAKE:
        offer_take(table, offered)
    else:
        offer_hand(table, offered)


@rule
def apply(table: Table, move: int) -> None:
    """Make a move, and end the round after the last card was taken."""
    if KIND[move] == TAKE:
        take(table, CARD[move], FACE[move])
        if round_is_over(table):
            end_round(table)
    elif KIND[move] == HAND:
        hand(table, SEAT[move])
    elif KIND[move] == DRAW:
        draw(table, CARD[move])
    else:
        make_first(table, SEAT[move])


@rule
def end_round(table: Table) -> None:
    """FV-N1 A new first player is found. FV-E1 FV-X3 After the last round the cards are turned up."""
    first = next_first(table, table.round_now, table.first)
    table.packet_now = 0
    table.round_now += 1
    if table.round_now == rounds_of(table):
        turn_up(table)
        table.phase = Phase.OVER
    else:
        make_first(table, first)
