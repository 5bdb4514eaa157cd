"""The census: every card of the match is somewhere, once, and the table tells one story (FV-C1, FV-C2)."""

from tafelrunde.games.festival.box import EXTRA_CARDS, N_CARDS, N_CARDS_OR_NONE, PACKET, ROUNDS
from tafelrunde.games.festival.ledger import Rule
from tafelrunde.games.festival.rules.next_first import next_first
from tafelrunde.games.festival.rules.round import laid, packet_size, somebody_waits_face_up, waits_face_up
from tafelrunde.games.festival.rules.setup import copies_in_play, rounds_of
from tafelrunde.games.festival.state import Lies, Phase, Table
from tafelrunde.kernel import ALLOWED, Row, rule, zeros


@rule
def census(table: Table) -> int:
    """FV-C1 FV-C2 Each card in its number: in the pile, in the packet, in front of somebody, or discarded."""
    if clock_is_wrong(table):
        return Rule.FV_R1
    counts = zeros(N_CARDS)
    for card in range(N_CARDS):
        counts[card] += table.pile[card]
    for round_ in range(ROUNDS):
        broken = census_of_round(table, round_, counts)
        if broken:
            return broken
    for card in range(N_CARDS):
        if counts[card] != copies_in_play(table.seats, table.simplified, card):
            return Rule.FV_C2
    return ALLOWED


@rule
def clock_is_wrong(table: Table) -> bool:
    """FV-R1 The phase, the round and the size of the packet belong together."""
    full = packet_size(table)
    if table.first >= table.seats or table.holder >= table.seats:
        return True
    if table.phase == Phase.OVER:
        last = rounds_of(table) - 1
        if table.first + 1 != table.served[last, 0] or table.holder + 1 != table.served[last, table.seats - 1]:
            return True
        return table.round_now != rounds_of(table) or table.packet_now != 0
    if table.round_now >= rounds_of(table):
        return True
    if table.phase == Phase.TAKE:
        return table.packet_now > full or table.packet_now <= EXTRA_CARDS
    if table.phase == Phase.HAND:
        return table.packet_now >= full or table.packet_now <= EXTRA_CARDS
    if table.phase == Phase.DRAW:
        return table.packet_now >= full or table.holder != table.first
    return table.phase != Phase.CHOOSE_FIRST or table.round_now != 0 or table.packet_now != 0


@rule
def takers(table: Table, round_: int) -> int:
    """FV-R3 How many seats have taken a card in a round."""
    if round_ < table.round_now:
        return table.seats
    if (
        round_ > table.round_now
        or table.phase == Phase.OVER
        or table.phase == Phase.DRAW
        or table.phase == Phase.CHOOSE_FIRST
    ):
        return 0
    return packet_size(table) - table.packet_now


@rule
def census_of_round(table: Table, round_: int, counts: Row) -> int:
    """FV-R2 FV-R3 FV-R6 Everyone took one card from the packet they were handed, and handed on the rest."""
    served = takers(table, round_)
    for place in range(len(table.lies)):
        named = table.served[round_, place]
        if (named != 0) != (place < served) or named > table.seats:
            return Rule.FV_R3
        for earlier in range(place):
            if named and table.served[round_, earlier] == named:
                return Rule.FV_R3
    for seat in range(len(table.lies)):
        broken = card_of_seat_is_wrong(table, seat, round_, served)
        if broken:
            return broken
    if order_is_wrong(table, round_, served) or holder_came_too_early(table, round_, served):
        return Rule.FV_R4
    return packets_are_wrong(table, round_, served, counts)


@rule
def order_is_wrong(table: Table, round_: int, served: int) -> bool:
    """FV-N1 FV-R4 Whoever had to begin the round began it, and those who lay face up were served before the others."""
    if round_ == 0 or served == 0:
        return False
    if table.served[round_, 0] - 1 != next_first(table, round_ - 1, table.served[round_ - 1, 0] - 1):
        return True
    face_down_came = False
    for place in range(1, served):
        lay_up = table.lies[table.served[round_, place] - 1, round_ - 1] == Lies.UP
        if lay_up and face_down_came:
            return True
        face_down_came = face_down_came or not lay_up
    return somebody_was_passed_over(table, round_, served)


@rule
def holder_came_too_early(table: Table, round_: int, served: int) -> bool:
    """FV-N1 FV-R4 Whether the one who holds the cards now should not have them yet."""
    if round_ == 0 or round_ != table.round_now or (table.phase != Phase.TAKE and table.phase != Phase.DRAW):
        return False
    if served == 0:
        return table.holder != next_first(table, round_ - 1, table.served[round_ - 1, 0] - 1)
    return not waits_face_up(table, table.holder) and somebody_waits_face_up(table)


@rule
def somebody_was_passed_over(table: Table, round_: int, served: int) -> bool:
    """FV-R4 Whether the last one served lay face down while somebody who lay face up still waits."""
    last = table.served[round_, served - 1] - 1
    if served == 1 or table.lies[last, round_ - 1] == Lies.UP:
        return False
    for seat in range(table.seats):
        if table.lies[seat, round_ - 1] == Lies.UP and table.lies[seat, round_] == Lies.NOT_YET:
            return True
    return False


@rule
def card_of_seat_is_wrong(table: Table, seat: int, round_: int, served: int) -> int:
    """FV-R2 One card for each who was served, lying one way. FV-E1 At the end all lie open."""
    has_taken = False
    for place in range(served):
        has_taken = has_taken or table.served[round_, place] == seat + 1
    up, down = table.open_card[seat, round_], table.secret_card[seat, round_]
    lies = table.lies[seat, round_]
    if not has_taken:
        return Rule.FV_R2 if lies != Lies.NOT_YET or up or down else ALLOWED
    if lies == Lies.UP:
        return ALLOWED if up and not down else Rule.FV_R2
    if lies != Lies.DOWN or not down:
        return Rule.FV_R2
    return ALLOWED if up == (down if table.phase == Phase.OVER else 0) else Rule.FV_E1


@rule
def cards_drawn(table: Table, round_: int) -> int:
    """FV-R1 How many cards have been drawn for a round."""
    if round_ < table.round_now:
        return packet_size(table)
    if round_ > table.round_now or table.phase == Phase.CHOOSE_FIRST or table.phase == Phase.OVER:
        return 0
    return table.packet_now if table.phase == Phase.DRAW else packet_size(table)


@rule
def packets_are_wrong(table: Table, round_: int, served: int, counts: Row) -> int:
    """FV-R3 FV-R5 FV-R6 Each packet is the one before without the card taken; one card of a round is discarded."""
    packet = zeros(N_CARDS_OR_NONE)
    holders = served
    if round_ == table.round_now and (table.phase == Phase.TAKE or table.phase == Phase.DRAW):
        holders += 1
    for place in range(holders):
        seat = table.holder if place == served else table.served[round_, place] - 1
        if holder_is_wrong(table, seat, round_, place, served):
            return Rule.FV_R3
        if slots_are_wrong(table, seat, round_, cards_drawn(table, round_) - place):
            return Rule.FV_R6
        if place == 0:
            count_packet(table, seat, round_, packet, counts)
        if packet_differs(table, seat, round_, packet):
            return Rule.FV_R6
        if place < served:
            packet[laid(table, seat, round_)] -= 1
            if packet[laid(table, seat, round_)] < 0:
                return Rule.FV_R6
    return no_packet_but_these(table, round_, holders)


@rule
def holder_is_wrong(table: Table, seat: int, round_: int, place: int, served: int) -> bool:
    """FV-R3 In the round that is being played, the first player had the cards first and the holder has them now."""
    if round_ != table.round_now:
        return False
    if place == 0 and seat != table.first:
        return True
    if place == served:
        return table.lies[seat, round_] != Lies.NOT_YET
    return table.phase == Phase.HAND and place == served - 1 and seat != table.holder


@rule
def slots_are_wrong(table: Table, seat: int, round_: int, size: int) -> bool:
    """FV-R6 A packet lies in order, without gaps."""
    for slot in range(PACKET):
        card = table.handed[seat, round_, slot]
        if (card != 0) != (slot < size):
            return True
        if slot > 0 and card and card < table.handed[seat, round_, slot - 1]:
            return True
    return False


@rule
def count_packet(table: Table, seat: int, round_: int, packet: Row, counts: Row) -> None:
    """FV-C1 The packet of the first player holds all cards of the round."""
    for slot in range(PACKET):
        card = table.handed[seat, round_, slot]
        if card:
            packet[card] += 1
            counts[card - 1] += 1


@rule
def packet_differs(table: Table, seat: int, round_: int, packet: Row) -> bool:
    """FV-R6 Whether what a seat was handed is not what was left."""
    for card in range(1, N_CARDS + 1):
        count = 0
        for slot in range(PACKET):
            count += table.handed[seat, round_, slot] == card
        if count != packet[card]:
            return True
    return False


@rule
def no_packet_but_these(table: Table, round_: int, holders: int) -> int:
    """FV-R3 Who has not been handed the cards has seen none."""
    packets = 0
    for seat in range(len(table.lies)):
        packets += table.handed[seat, round_, 0] != 0
        if table.handed[seat, round_, 0] == 0 and slots_are_wrong(table, seat, round_, 0):
            return Rule.FV_R3
    drawing = table.phase == Phase.DRAW and round_ == table.round_now and table.packet_now == 0
    return ALLOWED if packets == holders - drawing else Rule.FV_R3
