"""The order of play: what each phase asks for, and what comes next."""

from tafelrunde.games.festival.ledger import FV_R1, FV_R6
from tafelrunde.games.festival.moves import (
    CARD,
    DOWN,
    DRAW,
    FACE,
    FIRST,
    HAND,
    KIND,
    SEAT,
    TAKE,
    TAKE_UNSEEN,
    UP,
    draw_of,
    first_is,
    hand_to,
    take_of,
)
from tafelrunde.games.festival.rules.next_first import next_first
from tafelrunde.games.festival.rules.round import (
    draw,
    hand_on,
    may_draw,
    may_hand,
    may_take,
    round_is_over,
    somebody_waits_face_up,
    take,
    waits_face_up,
)
from tafelrunde.games.festival.rules.scoring import turn_up
from tafelrunde.games.festival.rules.setup import make_first, may_be_first, rounds_of
from tafelrunde.games.festival.state import CHOOSE_FIRST, DRAWING, ENDED, NOT_YET, TAKING, Table
from tafelrunde.kernel import NATURE, OVER, Row, offer, rule, weigh, weigh_each


@rule
def to_move(table: Table) -> int:
    """FV-S2 FV-R1 Chance draws the first player and the cards.
    FV-R2 FV-R3 Who holds the cards takes one and hands on."""
    if table.phase == CHOOSE_FIRST or table.phase == DRAWING:
        return NATURE
    if table.phase == ENDED:
        return OVER
    return table.holder


@rule
def odds(table: Table, chances: Row) -> None:
    """FV-S2 Each player is as likely to be first as any other. FV-R1 So is each card that is left in the pile."""
    if table.phase == CHOOSE_FIRST:
        for seat in range(table.seats):
            weigh(chances, first_is[seat], 1)
    else:
        weigh_each(chances, draw_of, table.pile)


@rule
def legal(table: Table, offered: Row) -> None:
    """FV-R2 Any card in hand, either way up; equal cards are one choice. FV-R3 FV-R4 Whoever may be served now."""
    if table.phase == TAKING:
        before = -1
        for slot in range(table.packet_now):
            card = table.handed[table.holder, table.round_now, slot] - 1
            if card != before:
                offer(offered, take_of[card, UP])
                offer(offered, take_of[card, DOWN])
            before = card
    else:
        face_up_first = somebody_waits_face_up(table)
        for seat in range(table.seats):
            if table.lies[seat, table.round_now] == NOT_YET and (waits_face_up(table, seat) or not face_up_first):
                offer(offered, hand_to[seat])


@rule
def may(table: Table, move: int) -> int:
    """The rule that forbids a move now, or ALLOWED."""
    if KIND[move] == TAKE:
        return may_take(table, CARD[move])
    if KIND[move] == HAND:
        return may_hand(table, SEAT[move])
    if KIND[move] == FIRST:
        return may_be_first(table, SEAT[move])
    if KIND[move] == DRAW:
        return may_draw(table, CARD[move])
    return FV_R6 if KIND[move] == TAKE_UNSEEN else FV_R1


@rule
def apply(table: Table, move: int) -> None:
    """Make a move, and end the round after the last card was taken."""
    if KIND[move] == TAKE:
        take(table, CARD[move], FACE[move])
        if round_is_over(table):
            end_round(table)
    elif KIND[move] == HAND:
        hand_on(table, SEAT[move])
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
        table.phase = ENDED
    else:
        make_first(table, first)
