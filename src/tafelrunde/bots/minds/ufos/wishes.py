"""Which moves look good in each phase of UFOs!."""

from __future__ import annotations

import math

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.ufos.flights import best_flight, hope_of_staying, supply, worth_of_flight
from tafelrunde.bots.minds.ufos.standing import closes, left_to_play, standing, wins_by
from tafelrunde.bots.minds.ufos.worth import (
    ALL_CITIES,
    success,
    worth_of_announcing,
    worth_of_stand,
)
from tafelrunde.games.ufos.box import (
    ATTACKER,
    BIT,
    DEFENDER,
    KIND_OF,
    MAP_FOR,
    N_CITIES,
    N_TWELVE,
    NEIGHBOURS,
    NOBODY,
    STANDARD,
)
from tafelrunde.games.ufos.moves import CITY, END_TURN, FLY, KIND, NEW, PLACE, SIDE, STAND, TAKE_STAND, TO, UFO, VILLAGE
from tafelrunde.games.ufos.rules.chart import is_city, lowest, resistance, without_lowest
from tafelrunde.games.ufos.rules.fleet import places_of_others
from tafelrunde.games.ufos.rules.movement import start_of_flight, ufo_to_fly
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import Row, below, rule

# How sharply points become liking, and how much more so when there is hardly anything to lose.
SHARPNESS = 0.8
SURE = 5.0
# In points: another UFO for a whole match, less if it is not a standard one; the least gain for which a UFO flies.
ANOTHER_UFO = 20.0
NOT_STANDARD = 3.0
LEAST_GAIN = 0.2
# Stands come before restaurants, because they help the dice.
STANDS_FIRST = 2.0
# How much bumped UFOs are led over cities, and whoever is ahead is opposed.
OVER_CITIES = 2.0
OPPOSED = 2.0
# Where to start: what a village near counts, what cities near it do, and somebody else there.
VILLAGE_NEAR = 0.6
ONE_FURTHER = 0.2
CROWDED = 0.2


@rule
def prior(table: Table, offered: Row, weights: Floats) -> None:
    """Each phase has its own wishes; in which order bumps come and witnesses move is all the same."""
    if table.phase == Phase.MOVE:
        weigh_ufos(table, offered, weights)
    elif table.phase == Phase.AIM:
        weigh_targets(table, offered, weights)
    elif table.phase == Phase.ACT:
        weigh_actions(table, offered, weights)
    elif table.phase == Phase.STEP:
        weigh_steps(table, offered, weights)
    elif table.phase == Phase.SUPPORT:
        weigh_sides(table, offered, weights)
    elif table.phase == Phase.START:
        weigh_starts(table, offered, weights)
    else:
        for i in range(offered[0]):
            weights[i] = 1.0


@rule
def quick_move(table: Table, offered: Row, weights: Floats, dice: Row) -> int:
    """What looks best; any of those that look the same. In which order UFOs fly is all the same."""
    if table.phase == Phase.MOVE and KIND[offered[1]] == FLY:
        return first_to_gain(table, offered)
    prior(table, offered, weights)
    best, alike = 0, 1
    for i in range(1, offered[0]):
        if weights[i] > weights[best]:
            best, alike = i, 1
        elif weights[i] == weights[best]:
            alike += 1
            best = i if below(dice, alike) == 0 else best
    return offered[1 + best]


@rule
def first_to_gain(table: Table, offered: Row) -> int:
    """The first UFO that gains enough by a flight, or nothing more."""
    others, left = places_of_others(table, table.active), supply(table, table.active)
    for i in range(offered[0] - 1):
        if gain_by_flight(table, offered[1 + i], others, left) > LEAST_GAIN:
            return offered[1 + i]
    return offered[offered[0]]


@rule
def gain_by_flight(table: Table, move: int, others: int, left: int) -> float:
    """What a UFO may hope for elsewhere, and not where it is."""
    seat, ufo = table.active, ufo_to_fly(table, UFO[move], PLACE[move])
    return best_flight(table, seat, ufo, others, left) - hope_of_staying(table, seat, ufo, left)


@rule
def weigh_ufos(table: Table, offered: Row, weights: Floats) -> None:
    """Fly with the UFO that gains most by it, or take a new one while it can still do something."""
    seat = table.active
    others, left = places_of_others(table, seat), supply(table, seat)
    for i in range(offered[0]):
        move = offered[1 + i]
        if KIND[move] == FLY:
            gain = gain_by_flight(table, move, others, left)
        elif KIND[move] == NEW:
            gain = ANOTHER_UFO * left_to_play(table) - (NOT_STANDARD if UFO[move] != STANDARD else 0.0)
        else:
            gain = LEAST_GAIN
        weights[i] = math.exp(SHARPNESS * gain)


@rule
def weigh_targets(table: Table, offered: Row, weights: Floats) -> None:
    """Fly where there is most to hope for."""
    seat, ufo = table.active, table.chosen - 1
    others, left = places_of_others(table, seat), supply(table, seat)
    for i in range(offered[0]):
        move = offered[1 + i]
        if KIND[move] == TO:
            worth = worth_of_flight(table, seat, ufo, PLACE[move], others, left)
        else:
            worth = worth_of_announcing(table, seat, KIND_OF[ufo], start_of_flight(table))
        weights[i] = math.exp(SHARPNESS * worth)


@rule
def weigh_actions(table: Table, offered: Row, weights: Floats) -> None:
    """Do everything one can, stands first; but do not end the match for somebody else."""
    for i in range(offered[0]):
        move = offered[1 + i]
        if KIND[move] == STAND or KIND[move] == TAKE_STAND:
            worth = STANDS_FIRST + worth_of_stand(table, table.active, N_CITIES + VILLAGE[move])
        elif KIND[move] == END_TURN:
            worth = 0.0
        elif closes(table, table.active, CITY[move]) and not wins_by(table, table.active, CITY[move]):
            worth = -1.0
        else:
            worth = 1.0 + resistance(table, CITY[move]) / N_TWELVE
        weights[i] = math.exp(SHARPNESS * SURE * worth)


@rule
def weigh_steps(table: Table, offered: Row, weights: Floats) -> None:
    """Lead a bumped UFO over as many cities as possible."""
    for i in range(offered[0]):
        place = PLACE[offered[1 + i]]
        worth = 0.0
        if is_city(place):
            worth = OVER_CITIES
        elif table.steps_left > 1 and NEIGHBOURS[MAP_FOR[table.seats], place] & ALL_CITIES:
            worth = OVER_CITIES / 2
        weights[i] = math.exp(worth)


@rule
def weigh_sides(table: Table, offered: Row, weights: Floats) -> None:
    """Against whoever is ahead."""
    lead = standing(table, table.active) - standing(table, table.rival - 1)
    opposed = ATTACKER if lead > 0 else DEFENDER
    for i in range(offered[0]):
        side = SIDE[offered[1 + i]]
        weights[i] = 1.0
        if lead and side != NOBODY:
            weights[i] = 1.0 / OPPOSED if side == opposed else OPPOSED


@rule
def weigh_starts(table: Table, offered: Row, weights: Floats) -> None:
    """Near cities that are worth it, with more of them not far, and not beside others."""
    others = places_of_others(table, table.active)
    for i in range(offered[0]):
        place = N_CITIES + VILLAGE[offered[1 + i]]
        worth = worth_of_cities_near(table, place)
        near = NEIGHBOURS[MAP_FOR[table.seats], place] & ~ALL_CITIES
        while near:
            worth += VILLAGE_NEAR + ONE_FURTHER * worth_of_cities_near(table, lowest(near))
            worth -= CROWDED * (others & BIT[lowest(near)] != 0)
            near = without_lowest(near)
        weights[i] = math.exp(SHARPNESS * worth)


@rule
def worth_of_cities_near(table: Table, place: int) -> float:
    """What the cities near a place promise at the start."""
    worth = 0.0
    near = NEIGHBOURS[MAP_FOR[table.seats], place] & ALL_CITIES
    while near:
        hard = resistance(table, lowest(near))
        worth += success(1 - hard) * hard
        near = without_lowest(near)
    return worth
