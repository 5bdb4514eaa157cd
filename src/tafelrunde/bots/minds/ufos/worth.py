"""What stands, restaurants and places are worth to a seat, in points."""

from __future__ import annotations

from tafelrunde.bots.minds.ufos.standing import closes, room_in, wins_by
from tafelrunde.games.ufos.box import (
    MAP_FOR,
    N_CITIES,
    N_TWELVE,
    NEIGHBOURS,
    POINTS_FOR_STAND,
    POINTS_FOR_WITNESS,
)
from tafelrunde.games.ufos.rules.chart import is_city, lowest, resistance, restaurants_in, without_lowest
from tafelrunde.games.ufos.rules.fleet import ufos_in
from tafelrunde.games.ufos.rules.resistance import try_value
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule

# How many tries one stand is thought to help in each city near it.
TRIES_HELPED = 1.1
# In points: a city where nobody else is, for better or worse; a stand that is taken from somebody; and to win at once.
ALONE = -1.2
STAND_TAKEN = -0.15
TRIUMPH = 20.0
# What it is worth, of each point, that somebody else loses it; and what is left of a hope that has to wait a turn.
SPITE = 0.4
PATIENCE = 0.5

ALL_CITIES = (1 << N_CITIES) - 1


@rule
def success(lead: int) -> float:
    """The chance that the die makes up for what is missing to the resistance."""
    return min(max((N_TWELVE + 1 + lead) / N_TWELVE, 0.0), 1.0)


@rule
def is_settled(table: Table, seat: int, city: int) -> bool:
    """Whether there is nothing left to gain in a city: it is full, and all is one's own."""
    return room_in(table, city) == 0 and table.restaurants[seat, city] == restaurants_in(table, city)


@rule
def worth_of_stand(table: Table, seat: int, place: int) -> float:
    """The point for a stand, and what it adds to the dice in the cities near it."""
    worth = 1.0 * POINTS_FOR_STAND
    near = NEIGHBOURS[MAP_FOR[table.seats], place] & ALL_CITIES
    while near:
        city = lowest(near)
        near = without_lowest(near)
        if not is_settled(table, seat, city):
            worth += TRIES_HELPED * resistance(table, city) / N_TWELVE
    return worth


@rule
def worth_of_restaurant(table: Table, seat: int, city: int) -> float:
    """What one more restaurant in a city brings.

    One that is taken over also hurts its owner; one that ends the match is worth a lot to who wins it, else nothing.
    """
    if closes(table, seat, city):
        return TRIUMPH if wins_by(table, seat, city) else 0.0
    total, own = restaurants_in(table, city), table.restaurants[seat, city]
    worth = resistance(table, city) - POINTS_FOR_WITNESS * table.witnesses[seat, city]
    if total == 0:
        return worth + ALONE
    if room_in(table, city) == 0:
        return worth + SPITE * resistance(table, city) + ALONE * (own == total - 1)
    return worth + SPITE * ALONE * (own == 0)


@rule
def worth_of_city(table: Table, seat: int, city: int, kind: int, helpers: int, at_once: bool) -> float:
    """What a UFO may hope for in a city; with others of one's own there it only helps."""
    if is_settled(table, seat, city):
        return 0.0
    lead = try_value(table, seat, city, kind) - ufos_in(table, seat, city) + 1 + helpers - resistance(table, city)
    worth = worth_of_restaurant(table, seat, city)
    if helpers:
        return (success(lead) - success(lead - helpers)) * worth
    hope = success(lead) * worth
    return hope if at_once or room_in(table, city) else hope * PATIENCE


@rule
def worth_of_village(table: Table, seat: int, place: int, at_once: bool) -> float:
    """What a UFO that comes alone may hope for in a village."""
    owner = table.stand[place - N_CITIES]
    if owner == seat + 1:
        return 0.0
    worth = worth_of_stand(table, seat, place)
    if owner == 0:
        return worth
    return (worth if at_once else worth * PATIENCE) + STAND_TAKEN


@rule
def worth_of_announcing(table: Table, seat: int, kind: int, place: int) -> float:
    """What a UFO may hope for that is put on a foreign piece."""
    if is_city(place):
        return worth_of_city(table, seat, place, kind, 0, True)
    return worth_of_village(table, seat, place, True)
