"""How a match of Astoria stands: the points so far, which goal is near, and who is likely to win."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.astoria.tracks import RAGE_GROWTH
from tafelrunde.games.astoria.box import (
    BARBARIANS,
    CARD_MAKES,
    DRAGON,
    GEM_POINTS,
    GOAL_POINTS,
    MOB,
    N_CARDS,
    N_COLOURS,
    N_GOALS,
    POWER_POINTS,
    SAVE,
    TRACK_MOST,
    WARLORD_POINTS,
)
from tafelrunde.games.astoria.rules.craft import gems_on
from tafelrunde.games.astoria.rules.scoring import gems_in_flask, power_at_end, trophies
from tafelrunde.games.astoria.state import IN_WORK, Table
from tafelrunde.kernel import rule

# How many decisions are played out in thought: about two rounds.
FAR_ENOUGH = 60
# What speaks for a seat, as logarithms of odds: a point, a gem in stock or on an artefact, a glyph of a finished one.
FOR_POINT = 0.05
FOR_STOCK = 0.17
FOR_PLACED = 0.25
FOR_GLYPH = 0.3
# What speaks for the goal to save the king: his health, and besides when it is more than enough.
FOR_SAVING, FOR_HEALTH, FOR_GOOD_HEALTH = -1.0, 0.09, 0.87
ENOUGH_HEALTH = 7
# What speaks for a faction: its lead over the others, up to so much, and the next siege; the dragon is hard to stop.
FOR_LEAD, MOST_LEAD = 0.13, 4
FOR_NEXT = 1.1
FOR_DRAGON = 1.2


@rule
def reach(table: Table) -> int:
    """About two rounds tell enough; what comes then is left to the value."""
    return FAR_ENOUGH


@rule
def standing(table: Table, seat: int) -> int:
    """The points a seat has now, without its goal."""
    points = gems_in_flask(table, seat) * GEM_POINTS + trophies(table, seat) * WARLORD_POINTS
    return points + power_at_end(table, seat) * POWER_POINTS


@rule
def for_faction(level: int, growth: float, highest_other: int) -> float:
    """What speaks for a faction."""
    lead = min(max(level - highest_other, -MOST_LEAD), MOST_LEAD)
    return FOR_LEAD * lead + FOR_NEXT * growth / max(TRACK_MOST - level, 1)


@rule
def look_at_goals(table: Table, goals: Floats) -> None:
    """What speaks for each goal."""
    hordes, rage, mob = 0 + table.hordes, 0 + table.rage, 0 + table.mob
    goals[SAVE] = FOR_SAVING + FOR_HEALTH * table.health + FOR_GOOD_HEALTH * max(table.health - ENOUGH_HEALTH, 0)
    goals[BARBARIANS] = for_faction(hordes, 1.0 * table.reinforcement, max(rage, mob))
    goals[DRAGON] = for_faction(rage, RAGE_GROWTH, max(hordes, mob)) + FOR_DRAGON
    goals[MOB] = for_faction(mob, 1.0 * table.unrest, max(hordes, rage))


@rule
def for_means(table: Table, seat: int) -> float:
    """What speaks for a seat because of its gems and artefacts."""
    worth = 0.0
    for colour in range(N_COLOURS):
        worth += FOR_STOCK * table.stock[seat, colour]
    for card in range(N_CARDS):
        if table.before[card] == seat + 1:
            worth += FOR_PLACED * gems_on(table, card) if table.lies[card] == IN_WORK else FOR_GLYPH * CARD_MAKES[card]
    return worth


@rule
def value(table: Table, points: Floats, shares: Floats) -> None:
    """The points so far and what the own goal promises, and how much speaks for each seat."""
    goals = np.zeros(N_GOALS)
    look_at_goals(table, goals)
    all_goals, all_seats = 0.0, 0.0
    for goal in range(N_GOALS):
        all_goals += math.exp(goals[goal])
    for seat in range(table.seats):
        now, mine = standing(table, seat), goals[table.goal[seat] - 1]
        points[seat] = now + GOAL_POINTS * math.exp(mine) / all_goals
        shares[seat] = math.exp(FOR_POINT * now + for_means(table, seat) + mine)
        all_seats += shares[seat]
    for seat in range(table.seats):
        shares[seat] /= all_seats
