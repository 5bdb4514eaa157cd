"""What defends the castle: what a guard is worth against each exile and each suspect, and a card kept back for it."""

from __future__ import annotations

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.astoria.battles import NOW, RESTED
from tafelrunde.bots.minds.astoria.storms import Storms, chance_of_storm, chance_without
from tafelrunde.games.astoria.box import ACTIONS, GUARD_PRICE, SAVE
from tafelrunde.games.astoria.rules.setup import left_of, steps_between
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import Row, rule

# In points: the castle lost to another. A guard helps all others too, so each would rather leave it to them; this is
# enough that nobody does, not even one who searches and sees that the others would post it.
CASTLE_LOST = 200.0
# In points: the castle lost for want of a card. Less, because a card kept back lets the hordes and the mob grow.
CARD_MISSED = 8.0
# How many guards may be posted together; more are hardly ever there in time.
TOGETHER = 6
# How much of a danger counts that can still be met in another own turn, and how much if it takes a traitor to go first.
LATER = 0.5
NOT_YET = 0.12


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
def count_answers(table: Table, answers: Row, own: Row) -> None:
    """How many guards the others could post after a seat goes into exile in its next turn, and before it attacks.

    `own` is how many each seat could post of these. The start moves on with every round, so who started the round of
    that turn comes too late.
    """
    together = 0
    for seat in range(table.seats):
        own[seat] = could_post(table, seat, ACTIONS[table.seats] - 1)
        together += own[seat]
    for seat in range(table.seats):
        start = table.start
        if seat != table.actor and not comes_soon(table, seat):
            start = left_of(table, start)
        answers[seat] = together - own[seat] - (own[start] if start != seat else 0)


@rule
def gain_by_guard(storms: Storms, when: int, seat: int, more: int) -> float:
    """How much one guard lowers the chance of a seat, if as many are posted together as do it best."""
    now, best = chance_of_storm(storms, when, seat, more), 0.0
    if now > 0.0:
        for count in range(1, TOGETHER + 1):
            best = max(best, (now - chance_of_storm(storms, when, seat, more + count)) / count)
    return best


@rule
def urgency(table: Table, seat: int, exile: int) -> float:
    """How much an exile counts: fully, unless the seat has another turn before the exile's next."""
    second = left_of(table, table.start)
    again = steps_between(table, second, seat) < steps_between(table, second, exile)
    return LATER if again and not comes_soon(table, exile) else 1.0


@rule
def worth_of_defence(table: Table, seat: int, storms: Storms, answers: Row, own: Row, suspicion: Floats) -> float:
    """What one more guard in the defence is worth: against the exiles, and against who may be a traitor."""
    most = 0.0
    for other in range(table.seats):
        if other == seat:
            continue
        if table.exile[other]:
            when = NOW if comes_soon(table, other) else RESTED
            gain = urgency(table, seat, other) * gain_by_guard(storms, when, other, 0)
        else:
            gain = NOT_YET * gain_by_guard(storms, RESTED, other, answers[other] - own[other])
            if gain > 0.0:
                gain *= 1.0 - suspicion[other, SAVE]
        most = max(most, gain)
    return CASTLE_LOST * most


@rule
def cost_of_tapping(table: Table, seat: int, storms: Storms, glyph: int, makes: int) -> float:
    """What it costs that glyphs do not defend the castle against an exile who comes before the recovery."""
    most = 0.0
    for other in range(table.seats):
        if other != seat and table.exile[other] and comes_soon(table, other):
            most = max(most, chance_without(storms, other, glyph, makes) - chance_of_storm(storms, NOW, other, 0))
    return CARD_MISSED * most
