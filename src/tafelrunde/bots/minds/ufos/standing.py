"""How a match of UFOs! stands: points, how much of it is left, and who is likely to win."""

from __future__ import annotations

import math

from tafelrunde.bots.mind import Floats
from tafelrunde.games.ufos.box import BURGERS, CITIES_TO_CONTROL, ENDS_EVERYWHERE, N_CITIES, POINTS_FOR_WITNESS
from tafelrunde.games.ufos.rules.chart import in_play, resistance, restaurants_in
from tafelrunde.games.ufos.rules.fleet import fleet_of
from tafelrunde.games.ufos.rules.scoring import points_for_restaurants, points_for_stands, points_for_witnesses
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule

# How many decisions are played out in thought: a turn or two.
FAR_ENOUGH = 12
# What speaks for a seat, as logarithms of odds: a point (twice as much at the end), a UFO and a stand (the more, the
# longer they can still serve), a witness besides its points, and each turn one has to wait.
FOR_POINT = 0.052
FOR_UFO, FOR_UFO_LEFT = 0.5, 0.6
FOR_STAND_LEFT = 0.3
FOR_WITNESS = -0.13
FOR_WAITING = -0.14
# The points a seat may still make if the whole match is left, and what each of its UFOs adds to them.
STILL_TO_COME, BY_EACH_UFO = 25.0, 9.0


@rule
def standing(table: Table, seat: int) -> int:
    """The points a seat has now."""
    return points_for_restaurants(table, seat) + points_for_stands(table, seat) + points_for_witnesses(table, seat)


@rule
def bare_cities(table: Table) -> int:
    """The cities in play without a restaurant."""
    count = 0
    for city in range(N_CITIES):
        count += in_play(table, city) and restaurants_in(table, city) == 0
    return count


@rule
def cities_in_play(table: Table) -> int:
    """How many cities there are."""
    count = 0
    for city in range(N_CITIES):
        count += in_play(table, city)
    return count


@rule
def left_to_play(table: Table) -> float:
    """How much of the match is left, from 1 to 0, by the cities somebody has still to control, or all to settle in."""
    most = 0
    for seat in range(table.seats):
        most = max(most, 0 + table.counter[seat])
    left = 1.0 - most / CITIES_TO_CONTROL[table.seats]
    if ENDS_EVERYWHERE[table.seats]:
        left = min(left, bare_cities(table) / cities_in_play(table))
    return max(left, 0.0)


@rule
def room_in(table: Table, city: int) -> int:
    """How many restaurants a city can still take."""
    return BURGERS[table.tile[city] - 1] - restaurants_in(table, city)


@rule
def closes(table: Table, seat: int, city: int) -> bool:
    """Whether one more restaurant of a seat in a city, opened or taken over, would end the match."""
    total = restaurants_in(table, city)
    if total and (room_in(table, city) or table.restaurants[seat, city] < total - 1):
        return False
    if table.counter[seat] + 1 >= CITIES_TO_CONTROL[table.seats]:
        return True
    return total == 0 and ENDS_EVERYWHERE[table.seats] != 0 and bare_cities(table) == 1


@rule
def wins_by(table: Table, seat: int, city: int) -> bool:
    """Whether a seat would be ahead of all others with one more restaurant in a city."""
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, standing(table, other))
    return standing(table, seat) + resistance(table, city) > best


@rule
def reach(table: Table) -> int:
    """A turn or two tell enough; what comes then is left to the value."""
    return FAR_ENOUGH


@rule
def value(table: Table, points: Floats, shares: Floats) -> None:
    """The points so far and those still to come, and how much speaks for each seat."""
    left = left_to_play(table)
    total = 0.0
    for seat in range(table.seats):
        ufos, now, stands = fleet_of(table, seat), standing(table, seat), points_for_stands(table, seat)
        waiting = (seat - table.active) % table.seats
        points[seat] = now + left * (STILL_TO_COME + BY_EACH_UFO * ufos)
        chances = FOR_POINT * now * (2.0 - left) + (FOR_UFO + FOR_UFO_LEFT * left) * ufos
        chances += FOR_STAND_LEFT * left * stands + FOR_WAITING * waiting
        chances += FOR_WITNESS * points_for_witnesses(table, seat) / POINTS_FOR_WITNESS
        shares[seat] = math.exp(chances)
        total += shares[seat]
    for seat in range(table.seats):
        shares[seat] /= total
