"""What a seat learns of the others' moves, and how it imagines what it has not seen.

Hidden are goals until they are shown, hands, the artefact pile, and the order of the invasion pile; everybody can tell
which invasion cards are still in it. A seat remembers the cards it has looked at, what was stolen from it, and what
went back into a hand before its eyes.
"""

import numpy as np

from tafelrunde.games.astoria.box import (
    BIT,
    GOAL_CARDS,
    GOAL_COPIES,
    MOST_SEATS,
    N_CARDS,
    N_FACTIONS,
    N_GOALS,
    N_INVASIONS,
)
from tafelrunde.games.astoria.moves import (
    ARTEFACT,
    GLIMPSE,
    GOAL,
    KIND,
    LOOT,
    artefact_unseen,
    glimpse_unseen,
    goal_unseen,
    loot_unseen,
)
from tafelrunde.games.astoria.rules.census_of_seats import has_goal
from tafelrunde.games.astoria.rules.invasion import depth_foreseen
from tafelrunde.games.astoria.rules.memory import bit_of
from tafelrunde.games.astoria.state import AWAY, IN_PILE, Table
from tafelrunde.kernel import Row, below, rule


@rule
def seen(table: Table, move: int, seat: int) -> int:
    """AS-S1 AS-A1 Goals and cards are dealt and drawn in secret. AS-Y6 Who looks, looks alone.
    AS-Y5 Thief and victim see what was stolen."""
    kind = KIND[move]
    if kind == ARTEFACT and seat != table.asked:
        return int(artefact_unseen)
    if kind == GOAL and seat != table.asked:
        return int(goal_unseen)
    if kind == GLIMPSE and seat != table.actor:
        return int(glimpse_unseen)
    if kind == LOOT and seat != table.actor and seat + 1 != table.prey:
        return int(loot_unseen)
    return move


@rule
def imagine(table: Table, seat: int, dice: Row) -> None:
    """AS-S1 Goals, AS-A1 hands, AS-Y6 and the order of the invasion pile, at random but true to what was seen."""
    imagine_goals(table, dice)
    imagine_hands(table, seat, dice)
    imagine_memories(table, seat)
    imagine_pile(table, seat, dice)


@rule
def shuffle(cards: Row, size: int, dice: Row) -> None:
    """AS-S1 Every order is as likely as any other."""
    for left in range(size, 1, -1):
        at = below(dice, left)
        card = cards[at]
        cards[at] = cards[left - 1]
        cards[left - 1] = card


@rule
def imagine_goals(table: Table, dice: Row) -> None:
    """AS-S1 AS-C2 The goals not seen, dealt anew, AS-A12 until nobody has one of which they were accused wrongly."""
    copies = np.zeros(N_GOALS, np.int64)
    for goal in range(N_GOALS):
        copies[goal] = GOAL_COPIES[goal]
    unknown = np.zeros(MOST_SEATS, np.int64)
    size = 0
    for seat in range(table.seats):
        if table.shown[seat]:
            table.goal[seat] = table.shown[seat]
        if has_goal(table, seat):
            if table.goal[seat]:
                copies[table.goal[seat] - 1] -= 1
            else:
                unknown[size] = seat
                size += 1
    deck = np.zeros(GOAL_CARDS, np.int64)
    cards = 0
    for goal in range(N_GOALS):
        for _ in range(copies[goal]):
            deck[cards] = goal
            cards += 1
    shuffle(deck, cards, dice)
    while contradicts_accusations(table, unknown, deck, size):
        shuffle(deck, cards, dice)
    for i in range(size):
        table.goal[unknown[i]] = deck[i] + 1


@rule
def contradicts_accusations(table: Table, unknown: Row, deck: Row, size: int) -> bool:
    """AS-A12 A wrong accusation tells everybody what the accused is not."""
    for i in range(size):
        for faction in range(N_FACTIONS):
            if deck[i] == faction + 1 and table.cleared[unknown[i], faction]:
                return True
    return False


@rule
def remembers(table: Table, viewer: int, seat: int, card: int) -> bool:
    """AS-Y5 AS-V4 Whether, as far as the viewer knows, a card that must be in somebody's hand may be in this one."""
    if viewer < 0:
        return table.rumour[card, seat] == 1
    return table.memory[viewer, card] & bit_of(table, viewer, seat) > 0


@rule
def imagine_hands(table: Table, viewer: int, dice: Row) -> None:
    """AS-A1 The cards not seen are in the other hands and in the pile; AS-Y5 AS-V4 what is known to be in a hand is."""
    home = np.zeros(N_CARDS, np.int64)
    room = np.zeros(MOST_SEATS, np.int64)
    while not place_remembered(table, viewer, home, room, dice):
        pass
    deck = np.zeros(N_CARDS, np.int64)
    size = 0
    for card in range(N_CARDS):
        mine = viewer >= 0 and table.hand[max(viewer, 0), card] == 1
        if home[card]:
            table.hand[home[card] - 1, card] = 1
        elif table.lies[card] == AWAY and not mine:
            deck[size] = card
            size += 1
    shuffle(deck, size, dice)
    for seat in range(table.seats):
        for _ in range(room[seat]):
            size -= 1
            table.hand[seat, deck[size]] = 1
    for card in range(N_CARDS):
        table.pile[card] = 0
    for i in range(size):
        table.pile[deck[i]] = 1


@rule
def place_remembered(table: Table, viewer: int, home: Row, room: Row, dice: Row) -> bool:
    """AS-Y5 AS-V4 Find a hand for each card the viewer remembers, first for those that can only be in one;
    home is one higher than the seat. False if the hands are too small for how the dice fell."""
    for seat in range(table.seats):
        room[seat] = 0 if seat == viewer else table.hand_size[seat]
    for certain in range(1, -1, -1):
        for card in range(N_CARDS):
            hands = 0
            for seat in range(table.seats):
                hands += remembers(table, viewer, seat, card)
            if hands and (hands == 1) == (certain == 1):
                home[card] = pick_hand(table, viewer, card, room, dice)
                if home[card] == 0:
                    return False
                room[home[card] - 1] -= 1
    return True


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


@rule
def rumoured(table: Table, viewer: int, card: int) -> int:
    """AS-V4 The hands in which everybody knows a card may be, as a seat without it remembers them."""
    mask = 0
    for step in range(1, table.seats):
        seat = viewer + step if viewer + step < table.seats else viewer + step - table.seats
        if table.rumour[card, seat]:
            mask += BIT[step]
    return mask


@rule
def imagine_pile(table: Table, viewer: int, dice: Row) -> None:
    """AS-Y6 What others have looked at is any card left in the pile; who looked deeper saw the same cards first."""
    order = np.zeros(N_INVASIONS, np.int64)
    known = 0
    if viewer >= 0:
        known = table.glimpsed[viewer]
        for depth in range(known):
            order[depth] = table.foresight[viewer, depth] - 1
    deck = np.zeros(N_INVASIONS, np.int64)
    size = 0
    for card in range(N_INVASIONS):
        if table.invasion_at[card] == IN_PILE and not is_among(order, known, card):
            deck[size] = card
            size += 1
    shuffle(deck, size, dice)
    for depth in range(known, depth_foreseen(table)):
        order[depth] = deck[depth - known]
    for seat in range(table.seats):
        for depth in range(table.glimpsed[seat]):
            table.foresight[seat, depth] = order[depth] + 1


@rule
def is_among(cards: Row, size: int, card: int) -> bool:
    """AS-Y6 Whether a card is one of the first so many."""
    for i in range(size):
        if cards[i] == card:
            return True
    return False
