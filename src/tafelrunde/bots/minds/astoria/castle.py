"""What exile and the castle are worth: exile is the way of traitors to the castle, and guards are in that way."""

from __future__ import annotations

from tafelrunde.bots.minds.astoria.battles import NOW, RESTED, Forces, chance_of_storm
from tafelrunde.bots.minds.astoria.beliefs import likely
from tafelrunde.bots.minds.astoria.points import standing
from tafelrunde.bots.minds.astoria.tracks import is_traitor
from tafelrunde.games.astoria.box import ACTIONS, GOAL_POINTS, GUARD_PRICE, SAVE
from tafelrunde.games.astoria.rules.setup import left_of, steps_between
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import Row, rule

# In points: what exile costs who serves the king, and a traitor.
EXILE = 6.0
EXILE_OF_TRAITOR = 4.0
# In points: the castle taken, and each action that a failed attack takes away.
CASTLE = 14.0
GIVEN_UP = 1.0
# In points: the castle lost to another. A guard helps all others too, so each would rather leave it to them; this is
# enough that nobody does.
CASTLE_LOST = 80.0
# How many guards may be posted together; more are hardly ever there in time.
TOGETHER = 6
# How much of a danger counts that can still be met in another own turn, and how much if it takes a traitor to go first.
LATER = 0.5
NOT_YET = 0.3


@rule
def comes_soon(table: Table, other: int) -> bool:
    """Whether a seat still has its turn in this round, before the recovery."""
    return steps_between(table, table.start, other) > steps_between(table, table.start, table.actor)


@rule
def could_post(table: Table, seat: int, actions: int) -> int:
    """How many guards a seat could post with so many actions: one at least if there are gems to burn for its price."""
    if table.exile[seat]:
        return 0
    gems = table.stock[seat, table.colour[seat] - 1]
    paid = max(table.power[seat] // GUARD_PRICE, 1 if gems > 1 else 0)
    return min(gems, paid, actions)


@rule
def answer_to(table: Table, seat: int) -> int:
    """How many guards the others could post after a seat goes into exile in its next turn, and before it attacks.

    The start moves on with every round, so who started the round of that turn comes too late.
    """
    start = table.start
    if seat != table.actor and not comes_soon(table, seat):
        start = left_of(table, start)
    count = 0
    for other in range(table.seats):
        if seat != other != start:
            count += could_post(table, other, ACTIONS[table.seats] - 1)
    return count


@rule
def gain_by_guard(table: Table, forces: Forces, when: int, seat: int, more: int) -> float:
    """How much one guard lowers the chance of a seat, if as many are posted together as do it best."""
    now, best = chance_of_storm(table, forces, when, seat, more), 0.0
    if now > 0.0:
        for count in range(1, TOGETHER + 1):
            best = max(best, (now - chance_of_storm(table, forces, when, seat, more + count)) / count)
    return best


@rule
def urgency(table: Table, seat: int, exile: int) -> float:
    """How much an exile counts: fully, unless the seat has another turn before the exile's next."""
    second = left_of(table, table.start)
    again = steps_between(table, second, seat) < steps_between(table, second, exile)
    return LATER if again and not comes_soon(table, exile) else 1.0


@rule
def worth_of_defence(table: Table, seat: int, forces: Forces, unseen: Row) -> float:
    """What one more guard in the defence is worth: against the exiles, and against who may be a traitor."""
    most = 0.0
    for other in range(table.seats):
        if other == seat:
            continue
        if table.exile[other]:
            when = NOW if comes_soon(table, other) else RESTED
            gain = urgency(table, seat, other) * gain_by_guard(table, forces, when, other, 0)
        else:
            more = answer_to(table, other) - could_post(table, other, ACTIONS[table.seats] - 1)
            gain = NOT_YET * gain_by_guard(table, forces, RESTED, other, more)
            if gain > 0.0:
                gain *= 1.0 - likely(table, other, SAVE, unseen)
        most = max(most, gain)
    return CASTLE_LOST * most


@rule
def prize_of_castle(table: Table, seat: int) -> float:
    """What the castle is worth to a seat: the match, if its points are enough then."""
    mine = standing(table, seat) + GOAL_POINTS * is_traitor(table, seat)
    for other in range(table.seats):
        if other != seat and standing(table, other) >= mine:
            return -CASTLE
    return CASTLE


@rule
def worth_of_plan(table: Table, seat: int, forces: Forces) -> float:
    """What one more guard of one's own is worth to who means to take the castle later."""
    prize = prize_of_castle(table, seat)
    if prize < 0.0 or not is_traitor(table, seat):
        return 0.0
    answer = answer_to(table, seat)
    now, best = chance_of_storm(table, forces, RESTED, seat, answer), 0.0
    for count in range(1, TOGETHER + 1):
        best = max(best, (chance_of_storm(table, forces, RESTED, seat, answer - count) - now) / count)
    return prize * best


@rule
def cost_of_exile(table: Table, seat: int, forces: Forces) -> float:
    """What a seat loses by going into exile, from where it can still defend the castle.

    Who would win with the castle is nearer to it then, as far as the others cannot answer in time.
    """
    if table.exile[seat]:
        return 0.0
    cost = EXILE_OF_TRAITOR if is_traitor(table, seat) else EXILE
    prize = prize_of_castle(table, seat)
    if prize > 0.0:
        cost -= prize * chance_of_storm(table, forces, RESTED, seat, answer_to(table, seat))
    return cost


@rule
def worth_of_attack(table: Table, seat: int, forces: Forces) -> float:
    """What it is worth to storm the castle now."""
    odds = chance_of_storm(table, forces, NOW, seat, 0)
    return prize_of_castle(table, seat) * odds - GIVEN_UP * table.actions_left


@rule
def cost_of_tapping(table: Table, seat: int, forces: Forces, glyph: int, makes: int) -> float:
    """What it costs that glyphs do not defend the castle against an exile who comes before the recovery."""
    most = 0.0
    for other in range(table.seats):
        if other != seat and table.exile[other] and comes_soon(table, other):
            before = chance_of_storm(table, forces, NOW, other, 0)
            forces[NOW, table.seats, glyph] -= makes
            most = max(most, chance_of_storm(table, forces, NOW, other, 0) - before)
            forces[NOW, table.seats, glyph] += makes
    return CASTLE_LOST * most


@rule
def is_content(table: Table, seat: int) -> bool:
    """Whether a seat wins if the castle falls now, even to a traitor."""
    mine = standing(table, seat)
    for other in range(table.seats):
        if other != seat and standing(table, other) + GOAL_POINTS * (other == table.actor) >= mine:
            return False
    return True
