"""How a match of UFOs! stands: points, how much of it is left, and what would end it."""

from __future__ import annotations

from tafelrunde.games.ufos.box import BURGERS, CITIES_TO_CONTROL, ENDS_EVERYWHERE, N_CITIES
from tafelrunde.games.ufos.rules.chart import in_play, resistance, restaurants_in
from tafelrunde.games.ufos.rules.scoring import points_so_far
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule


@rule
def standing(table: Table, seat: int) -> int:
    """The points a seat has now."""
    return points_so_far(table, seat)


@rule
def bare_cities(table: Table) -> int:
    """The cities in play without a restaurant."""
    count = 0
    for city in range(N_CITIES):
        count += in_play(table, city) and restaurants_in(table, city) == 0
    return count


@rule
def others_are_bare(table: Table, city: int) -> bool:
    """Whether another city in play is without a restaurant."""
    for other in range(N_CITIES):
        if other != city and in_play(table, other) and restaurants_in(table, other) == 0:
            return True
    return False


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
    return total == 0 and ENDS_EVERYWHERE[table.seats] != 0 and not others_are_bare(table, city)


@rule
def wins_by(table: Table, seat: int, city: int) -> bool:
    """Whether a seat would be ahead of all others with one more restaurant in a city."""
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, standing(table, other))
    return standing(table, seat) + resistance(table, city) > best
