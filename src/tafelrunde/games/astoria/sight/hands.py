"""How a seat imagines the hands of the others, and what they remember of each other's (AS-A1, AS-Y5, AS-V4)."""

from tafelrunde.games.astoria.box import BIT, MOST_SEATS, N_CARDS
from tafelrunde.games.astoria.rules.memory import EVERYBODY, contradicts, most_in, remembers
from tafelrunde.games.astoria.rules.setup import seat_after
from tafelrunde.games.astoria.state import Lies, Table
from tafelrunde.kernel import Row, below, rule, zeros


@rule
def shuffle(cards: Row, size: int, dice: Row) -> None:
    """AS-S1 Every order is as likely as any other."""
    for left in range(size, 1, -1):
        at = below(dice, left)
        card = cards[at]
        cards[at] = cards[left - 1]
        cards[left - 1] = card


@rule
def imagine_hands(table: Table, viewer: int, dice: Row) -> None:
    """AS-A1 The cards not seen are in the other hands and in the pile; AS-Y5 AS-V4 what is known to be in a hand is."""
    while not place_remembered(table, viewer, dice):
        pass
    deck = zeros(N_CARDS)
    room = zeros(MOST_SEATS)
    for seat in range(table.seats):
        room[seat] = table.hand_size[seat]
    size = 0
    for card in range(N_CARDS):
        held = False
        for seat in range(table.seats):
            held = held or table.hand[seat, card] == 1
            room[seat] -= table.hand[seat, card]
        table.pile[card] = 0
        if table.lies[card] == Lies.AWAY and not held:
            deck[size] = card
            size += 1
    shuffle(deck, size, dice)
    for seat in range(table.seats):
        for _ in range(room[seat]):
            size -= 1
            table.hand[seat, deck[size]] = 1
    for i in range(size):
        table.pile[deck[i]] = 1


@rule
def place_remembered(table: Table, viewer: int, dice: Row) -> bool:
    """AS-Y5 AS-V4 Find a hand for each card the viewer remembers, first for those that can only be in one.
    False if, as the dice fell, that contradicts how many each hand can have."""
    room = zeros(MOST_SEATS)
    for seat in range(table.seats):
        room[seat] = most_in(table, viewer, seat)
        for card in range(N_CARDS):
            if remembers(table, viewer, seat, card):
                table.hand[seat, card] = 0
    for certain in range(1, -1, -1):
        for card in range(N_CARDS):
            hands = 0
            for seat in range(table.seats):
                hands += remembers(table, viewer, seat, card)
            if hands and (hands == 1) == (certain == 1):
                home = pick_hand(table, viewer, card, room, dice)
                if home == 0:
                    return False
                table.hand[home - 1, card] = 1
                room[home - 1] -= 1
    return not contradicts(table, viewer) and not contradicts(table, EVERYBODY)


@rule
def pick_hand(table: Table, viewer: int, card: int, room: Row, dice: Row) -> int:
    """AS-Y5 One of the hands a card may be in, the likelier the more room it has; one higher than the seat, or 0."""
    total = 0
    for seat in range(table.seats):
        if remembers(table, viewer, seat, card):
            total += room[seat]
    if total == 0:
        return 0
    at = below(dice, total)
    for seat in range(table.seats):
        if remembers(table, viewer, seat, card):
            if at < room[seat]:
                return seat + 1
            at -= room[seat]
    return 0


@rule
def imagine_memories(table: Table, viewer: int) -> None:
    """AS-V4 The others remember at least what everybody saw."""
    for seat in range(table.seats):
        if seat != viewer:
            for card in range(N_CARDS):
                table.memory[seat, card] = 0 if table.hand[seat, card] else rumoured(table, seat, card)
            for other in range(table.seats):
                if other != seat:
                    table.memory_least[seat, other] = table.rumour_least[other]
                    table.memory_most[seat, other] = table.rumour_most[other]


@rule
def rumoured(table: Table, viewer: int, card: int) -> int:
    """AS-V4 The hands in which everybody knows a card may be, as a seat without it remembers them."""
    mask = 0
    for step in range(1, table.seats):
        if table.rumour[card, seat_after(table, viewer, step)]:
            mask += BIT[step]
    return mask
