"""A round: drawing, taking a card, handing the rest on (FV-R)."""

from tafelrunde.games.festival.box import EXTRA_CARDS, PACKET
from tafelrunde.games.festival.ledger import Rule
from tafelrunde.games.festival.moves import Face, hand_to, take_of
from tafelrunde.games.festival.rules.setup import not_in_play
from tafelrunde.games.festival.state import Lies, Phase, Table
from tafelrunde.kernel import ALLOWED, Row, inlined, offer, rule


@rule
def packet_size(table: Table) -> int:
    """FV-R1 FV-C4 As many cards as there are players plus one."""
    return table.seats + EXTRA_CARDS


@rule
def may_draw(table: Table, card: int) -> int:
    """FV-R1 The first player draws at the start of the round, from what is left in the pile."""
    if table.phase != Phase.DRAW:
        return Rule.FV_R1
    if not_in_play(table, card):
        return not_in_play(table, card)
    return ALLOWED if table.pile[card] else Rule.FV_R1


@rule
def draw(table: Table, card: int) -> None:
    """FV-R1 One card more for the first player, until the packet is complete."""
    table.pile[card] -= 1
    put_in_order(table, table.first, table.round_now, table.packet_now, card + 1)
    table.packet_now += 1
    if table.packet_now == packet_size(table):
        table.phase = Phase.TAKE


@rule
def put_in_order(table: Table, seat: int, round_: int, size: int, card: int) -> None:
    """FV-R6 A packet shows which cards it has, not in which order they came."""
    slot = size
    while slot > 0 and table.handed[seat, round_, slot - 1] > card:
        table.handed[seat, round_, slot] = table.handed[seat, round_, slot - 1]
        slot -= 1
    table.handed[seat, round_, slot] = card


@rule
def holds(table: Table, card: int) -> bool:
    """FV-R6 Who holds the cards may look at all of them."""
    for slot in range(table.packet_now):
        if table.handed[table.holder, table.round_now, slot] == card + 1:
            return True
    return False


@rule
def may_take(table: Table, card: int) -> int:
    """FV-R2 The player holding the cards takes one of them. FV-E1 After the last round nobody does."""
    if table.phase == Phase.OVER:
        return Rule.FV_E1
    if table.phase != Phase.TAKE:
        return Rule.FV_R2
    if not_in_play(table, card):
        return not_in_play(table, card)
    return ALLOWED if holds(table, card) else Rule.FV_R6


@inlined
def offer_take(table: Table, offered: Row) -> None:
    """FV-R2 Any card in hand, either way up; equal cards are one choice."""
    before = -1
    for slot in range(table.packet_now):
        card = table.handed[table.holder, table.round_now, slot] - 1
        if card != before:
            offer(offered, take_of[card, Face.UP])
            offer(offered, take_of[card, Face.DOWN])
        before = card


@rule
def take(table: Table, card: int, face: int) -> None:
    """FV-R2 The card is laid down face up or face down, and stays so until the end.
    FV-R5 The last player of the round keeps one of two cards; the other is out of the game, unseen."""
    seat, now = table.holder, table.round_now
    table.served[now, packet_size(table) - table.packet_now] = seat + 1
    if face == Face.UP:
        table.lies[seat, now] = Lies.UP
        table.open_card[seat, now] = card + 1
    else:
        table.lies[seat, now] = Lies.DOWN
        table.secret_card[seat, now] = card + 1
    table.packet_now -= 1
    table.phase = Phase.HAND


@rule
def round_is_over(table: Table) -> bool:
    """FV-R5 Nobody is left to be served when only the discard remains."""
    return table.phase == Phase.HAND and table.packet_now == EXTRA_CARDS


@rule
def may_hand(table: Table, seat: int) -> int:
    """FV-R3 The rest goes to a player who has not yet taken a card this round.
    FV-R4 From the second round on, those who laid face up in the round before come first."""
    if table.phase == Phase.OVER:
        return Rule.FV_E1
    if table.phase != Phase.HAND or seat >= table.seats or table.lies[seat, table.round_now] != Lies.NOT_YET:
        return Rule.FV_R3
    if not waits_face_up(table, seat) and somebody_waits_face_up(table):
        return Rule.FV_R4
    return ALLOWED


@inlined
def offer_hand(table: Table, offered: Row) -> None:
    """FV-R3 FV-R4 Whoever may be served now."""
    face_up_first = somebody_waits_face_up(table)
    for seat in range(table.seats):
        if table.lies[seat, table.round_now] == Lies.NOT_YET and (waits_face_up(table, seat) or not face_up_first):
            offer(offered, hand_to[seat])


@rule
def hand(table: Table, seat: int) -> None:
    """FV-R3 The next player gets the packet without the card that was taken."""
    giver, now = table.holder, table.round_now
    taken = laid(table, giver, now)
    to = 0
    for slot in range(PACKET):
        card = table.handed[giver, now, slot]
        if card == taken:
            taken = -1
        elif card:
            table.handed[seat, now, to] = card
            to += 1
    table.holder = seat
    table.phase = Phase.TAKE


@rule
def waits_face_up(table: Table, seat: int) -> bool:
    """FV-R4 Who laid face up last time and has not been served yet must be served first."""
    if table.round_now == 0 or table.lies[seat, table.round_now] != Lies.NOT_YET:
        return False
    return table.lies[seat, table.round_now - 1] == Lies.UP


@rule
def somebody_waits_face_up(table: Table) -> bool:
    """FV-R4 As long as there is one of them, nobody else is served."""
    for seat in range(table.seats):
        if waits_face_up(table, seat):
            return True
    return False


@rule
def laid(table: Table, seat: int, round_: int) -> int:
    """FV-R2 The card a seat laid down in a round, one higher than its number; 0 if there is none in sight."""
    if table.open_card[seat, round_]:
        return table.open_card[seat, round_]
    return table.secret_card[seat, round_]
