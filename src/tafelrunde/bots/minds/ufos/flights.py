"""Where a UFO should go: what it may hope for in each place, and how likely it is to bump others away from there."""

from __future__ import annotations

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.ufos.standing import room_in
from tafelrunde.bots.minds.ufos.worth import (
    is_settled,
    worth_of_announcing,
    worth_of_city,
    worth_of_village,
)
from tafelrunde.games.ufos.box import BIT, FOR_ATTACKER, FOR_LEADER, KIND_OF, N_SIX
from tafelrunde.games.ufos.rules.bump_value import for_leader
from tafelrunde.games.ufos.rules.bumping import defender_in
from tafelrunde.games.ufos.rules.chart import is_city, lowest, near, without_lowest
from tafelrunde.games.ufos.rules.fleet import restaurants_left, stands_left, ufos_in, ufos_near
from tafelrunde.games.ufos.rules.flights import in_reach
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule

# In points: a bump won for its own sake, and one lost.
WON_BUMP = 0.8
LOST_BUMP = 2.0

# What may be left in supply.
RESTAURANTS, STANDS = 1, 2

# The chance to win a bump, ties being rolled again, by the lead; beyond the widest one it is certain.
WIDEST = N_SIX - 1
_DICE = [attack - defence for attack in range(N_SIX) for defence in range(N_SIX)]
WINS: Floats = np.array(
    [
        sum(lead + dice > 0 for dice in _DICE) / sum(lead + dice != 0 for dice in _DICE)
        for lead in range(-WIDEST, WIDEST + 1)
    ]
)


@rule
def chance_to_bump(table: Table, seat: int, ufo: int, place: int) -> float:
    """The chance that a UFO bumps away whoever is in a place, if nobody takes sides."""
    rival = defender_in(table, place)
    lead = FOR_ATTACKER + FOR_LEADER[KIND_OF[ufo]] + ufos_in(table, seat, place) + ufos_near(table, seat, place)
    lead -= near(table, place, table.ufos[seat, ufo] - 1)
    lead -= for_leader(table, rival, place) + ufos_in(table, rival, place) - 1 + ufos_near(table, rival, place)
    return float(WINS[min(max(lead, -WIDEST), WIDEST) + WIDEST])


@rule
def supply(table: Table, seat: int) -> int:
    """What a seat has left: restaurants, stands, both or nothing."""
    return RESTAURANTS * (restaurants_left(table, seat) > 0) + STANDS * (stands_left(table, seat) > 0)


@rule
def worth_of_flight(table: Table, seat: int, ufo: int, place: int, others: int, left: int) -> float:
    """What a UFO may hope for where it flies to; `others` are the places where somebody else is, `left` the supply."""
    company = ufos_in(table, seat, place)
    worth = 0.0
    if is_city(place):
        if left & RESTAURANTS:
            worth = worth_of_city(table, seat, place, KIND_OF[ufo], company, False)
    elif left & STANDS and company == 0:
        worth = worth_of_village(table, seat, place, False)
    if others & BIT[place] == 0:
        return worth
    odds = chance_to_bump(table, seat, ufo, place)
    return odds * (WON_BUMP + worth) - (1.0 - odds) * LOST_BUMP


@rule
def hope_of_staying(table: Table, seat: int, ufo: int, left: int) -> float:
    """What a UFO may hope for where it is, if it is not put on a foreign restaurant."""
    place = table.ufos[seat, ufo] - 1
    company = ufos_in(table, seat, place) - 1
    if is_city(place):
        if left & RESTAURANTS and room_in(table, place):
            return worth_of_city(table, seat, place, KIND_OF[ufo], company, True)
    elif left & STANDS and company == 0:
        return worth_of_village(table, seat, place, True)
    return 0.0


@rule
def best_flight(table: Table, seat: int, ufo: int, others: int, left: int) -> float:
    """The most a UFO may hope for if it flies, or is put on a foreign restaurant."""
    place = table.ufos[seat, ufo] - 1
    best = 0.0
    reach = in_reach(table, seat, place)
    while reach:
        best = max(best, worth_of_flight(table, seat, ufo, lowest(reach), others, left))
        reach = without_lowest(reach)
    if left & RESTAURANTS and is_city(place) and room_in(table, place) == 0 and not is_settled(table, seat, place):
        best = max(best, worth_of_announcing(table, seat, KIND_OF[ufo], place))
    return best
