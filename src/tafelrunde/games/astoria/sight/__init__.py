"""What a seat learns of the others' moves, and how it imagines what it has not seen.

Hidden are goals until they are shown, hands, the artefact pile, and the order of the invasion pile; everybody can tell
which invasion cards are still in it. A seat remembers the cards it has looked at, what was stolen from it, and what
went back into a hand before its eyes.
"""

from tafelrunde.games.astoria.box import GOAL_CARDS, GOAL_COPIES, MOST_SEATS, N_FACTIONS, N_GOALS, N_INVASIONS
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
from tafelrunde.games.astoria.rules.census.seats import has_goal
from tafelrunde.games.astoria.rules.invasion import depth_foreseen
from tafelrunde.games.astoria.sight.hands import imagine_hands, imagine_memories, shuffle
from tafelrunde.games.astoria.state import Place, Table
from tafelrunde.kernel import Row, rule, zeros


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
def imagine_goals(table: Table, dice: Row) -> None:
    """AS-S1 AS-C2 The goals not seen, dealt anew, AS-A12 until nobody has one of which they were accused wrongly."""
    copies = zeros(N_GOALS)
    for goal in range(N_GOALS):
        copies[goal] = GOAL_COPIES[goal]
    unknown = zeros(MOST_SEATS)
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
    deck = zeros(GOAL_CARDS)
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
def imagine_pile(table: Table, viewer: int, dice: Row) -> None:
    """AS-Y6 What others have looked at is any card left in the pile; who looked deeper saw the same cards first."""
    order = zeros(N_INVASIONS)
    known = 0
    if viewer >= 0:
        known = table.glimpsed[viewer]
        for depth in range(known):
            order[depth] = table.foresight[viewer, depth] - 1
    deck = zeros(N_INVASIONS)
    size = 0
    for card in range(N_INVASIONS):
        if table.invasion_at[card] == Place.PILE and not is_among(order, known, card):
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
