"""What a seat learns of the others' moves, and how it imagines what it has not seen.

Hidden are the pile, face-down cards (from all but their owner), the discards (from all but the discarder) and the
cards in somebody else's hand. A seat remembers every packet it was handed: what it handed on is what those served later
in that round, and the discard of that round, were made of.
"""

from tafelrunde.games.festival.box import N_CARDS, N_CARDS_OR_NONE, PACKET, ROUNDS
from tafelrunde.games.festival.moves import DRAW, FACE, KIND, TAKE, Face, draw_unseen, take_unseen
from tafelrunde.games.festival.rules.census import takers
from tafelrunde.games.festival.rules.round import laid, put_in_order
from tafelrunde.games.festival.rules.setup import copies_in_play
from tafelrunde.games.festival.state import Lies, Phase, Table
from tafelrunde.kernel import Row, below, rule, zeros

# A card is in the box twice at most.
BOTH_COPIES = 2 * N_CARDS


@rule
def seen(table: Table, move: int, seat: int) -> int:
    """FV-R6 The others see that a card is drawn, or taken face down, but not which."""
    if KIND[move] == TAKE and FACE[move] == Face.DOWN and seat != table.holder:
        return int(take_unseen)
    if KIND[move] == DRAW and seat != table.first:
        return int(draw_unseen)
    return move


@rule
def imagine(table: Table, seat: int, dice: Row) -> None:
    """FV-R6 Deal the unseen cards out at random over everything the seat has not seen."""
    deck = zeros(BOTH_COPIES)
    size = unseen_cards(table, seat, deck)
    for round_ in range(ROUNDS):
        if round_ < table.round_now or (round_ == table.round_now and packet_is_out(table)):
            size = imagine_round(table, seat, round_, deck, size, dice)
    for card in range(N_CARDS):
        table.pile[card] = 0
    for i in range(size):
        table.pile[deck[i] - 1] += 1


@rule
def packet_is_out(table: Table) -> bool:
    """FV-R1 Whether a round has begun."""
    return table.phase != Phase.OVER and table.phase != Phase.CHOOSE_FIRST


@rule
def unseen_cards(table: Table, viewer: int, deck: Row) -> int:
    """FV-R6 All cards in play but those the viewer has seen; returns how many."""
    copies = zeros(N_CARDS_OR_NONE)
    for card in range(N_CARDS):
        copies[card + 1] = copies_in_play(table.seats, table.simplified, card)
    for round_ in range(ROUNDS):
        for seat in range(table.seats):
            copies[laid(table, seat, round_)] -= 1
        passed_on = zeros(PACKET)
        for i in range(cards_passed_on(table, viewer, round_, passed_on)):
            copies[passed_on[i]] -= 1
    size = 0
    for card in range(1, N_CARDS + 1):
        for _ in range(copies[card]):
            deck[size] = card
            size += 1
    return size


@rule
def cards_passed_on(table: Table, viewer: int, round_: int, cards: Row) -> int:
    """FV-R3 FV-R6 Of the packet the viewer was handed, the cards that now lie out of sight; returns how many."""
    if viewer < 0:
        return 0
    size = 0
    for slot in range(PACKET):
        if table.handed[viewer, round_, slot]:
            cards[size] = table.handed[viewer, round_, slot]
            size += 1
    had_it = False
    for place in range(takers(table, round_)):
        seat = table.served[round_, place] - 1
        had_it = had_it or seat == viewer
        if had_it and laid(table, seat, round_):
            size = without(cards, size, laid(table, seat, round_))
    return size


@rule
def without(cards: Row, size: int, card: int) -> int:
    """FV-R3 Take one card out of a packet; returns how many are left."""
    at = 0
    while cards[at] != card:
        at += 1
    cards[at] = cards[size - 1]
    return size - 1


@rule
def pick_one(cards: Row, size: int, dice: Row) -> int:
    """FV-S2 One card at random; it changes places with the last of them."""
    at = below(dice, size)
    card = cards[at]
    cards[at] = cards[size - 1]
    cards[size - 1] = card
    return int(card)


@rule
def imagine_round(table: Table, viewer: int, round_: int, deck: Row, size: int, dice: Row) -> int:
    """FV-R5 FV-R6 Fill in who took what in a round, and what was left; returns how many unseen cards remain."""
    known = zeros(PACKET)
    n_known = cards_passed_on(table, viewer, round_, known)
    served = takers(table, round_)
    finished = round_ < table.round_now
    had_it = False
    for place in range(served):
        seat = table.served[round_, place] - 1
        had_it = had_it or seat == viewer
        if table.lies[seat, round_] == Lies.DOWN and table.secret_card[seat, round_] == 0:
            if table.open_card[seat, round_]:
                table.secret_card[seat, round_] = table.open_card[seat, round_]
            elif had_it:
                table.secret_card[seat, round_] = pick_one(known, n_known, dice)
                n_known -= 1
            else:
                table.secret_card[seat, round_] = pick_one(deck, size, dice)
                size -= 1
    had_it = had_it or (not finished and table.holder == viewer)
    left = zeros(PACKET)
    n_left = 1 if finished else table.packet_now
    for i in range(n_left):
        if had_it:
            left[i] = known[i]
        else:
            left[i] = pick_one(deck, size, dice)
            size -= 1
    retrace_packets(table, viewer, round_, served, left, n_left)
    return size


@rule
def retrace_packets(table: Table, viewer: int, round_: int, served: int, packet: Row, size: int) -> None:
    """FV-R3 From what is left, back to what everyone was handed: each had what the next one got, and their own card."""
    if round_ == table.round_now and (table.phase == Phase.TAKE or table.phase == Phase.DRAW):
        remember(table, viewer, table.holder, round_, packet, size)
    for back in range(served):
        seat = table.served[round_, served - 1 - back] - 1
        packet[size] = laid(table, seat, round_)
        size += 1
        remember(table, viewer, seat, round_, packet, size)


@rule
def remember(table: Table, viewer: int, seat: int, round_: int, packet: Row, size: int) -> None:
    """FV-R6 Let another seat remember the packet; the viewer's own memory is what it is."""
    if seat != viewer:
        for i in range(size):
            put_in_order(table, seat, round_, i, packet[i])
