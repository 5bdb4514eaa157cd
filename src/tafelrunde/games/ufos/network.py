"""What follows from where the pieces stand: who controls which city, who may take a new UFO, and where one can fly."""

from __future__ import annotations

from collections import deque
from typing import Annotated, Any, Literal, get_args

import numpy as np
from msgspec import Struct

from tafelrunde.games.ufos.box import (
    BIT,
    CITIES,
    CITIES_TO_CONTROL,
    FLEET_SIZE,
    MAP,
    MAP_FOR,
    N_CITIES,
    N_KINDS,
    N_PLACES,
    PLACES,
)
from tafelrunde.games.ufos.reckoning import GROUP
from tafelrunde.games.ufos.rules.counting import controls
from tafelrunde.games.ufos.rules.fleet import fleet_of, places_of_others, ufo_in_supply
from tafelrunde.games.ufos.rules.flights import in_reach, may_pass
from tafelrunde.games.ufos.rules.movement import may_fly_home, start_of_flight
from tafelrunde.games.ufos.rules.new_ufo import earns_ufo, may_land_in, turn_has_begun
from tafelrunde.games.ufos.state import Phase
from tafelrunde.kernel import Row, View, rule
from tafelrunde.kernel.compiled import INTS, TABLES, entry
from tafelrunde.kernel.record import Array
from tafelrunde.kernel.warm import ready

City = Annotated[str, CITIES]
Place = Annotated[str, PLACES]
NewUfo = Literal["may", "complete", "cities", "begun", "blocked"]
"""UF-U1 UF-U2 It may be taken; or the fleet is complete, cities are missing, the turn has begun, or none is free."""

_WHETHER: tuple[NewUfo, ...] = get_args(NewUfo)
_MAY, _COMPLETE, _CITIES, _BEGUN, _BLOCKED = range(len(_WHETHER))
_NETWORK, _FOREIGN, _REACH, _START = range(4)


class Flight(Struct, frozen=True):
    """UF-M2 UF-M3 A flight of the chosen UFO: the places of a shortest way, and why it ends there, if it must."""

    stop: Place
    way: list[Place]
    ends: Literal["ufo", "city", "village"] | None


def controlled(view: View) -> dict[City, int]:
    """UF-N1 The cities that somebody controls, each with the seat."""
    ready(view.game, "match", GROUP)
    found = np.zeros(N_CITIES, np.int64)
    find_control(view.table, found)
    return {city: seat - 1 for city, seat in zip(CITIES, found.tolist(), strict=True) if seat}


@entry(GROUP, TABLES, INTS)
def find_control(tables: Any, found: Row) -> None:
    """UF-N1 Who controls each city, one higher than the seat; 0 if nobody does."""
    for city in range(N_CITIES):
        for seat in range(tables[0].seats):
            if controls(tables[0], seat, city):
                found[city] = seat + 1


def new_ufos(tables: Array) -> list[NewUfo]:
    """UF-U1 UF-U2 For each seat whether it may take a new UFO, or could in its turn. The table is changed."""
    found = np.zeros(int(tables["seats"][0]), np.int64)
    find_new_ufos(tables, found)
    return [_WHETHER[why] for why in found.tolist()]


@entry(GROUP, TABLES, INTS)
def find_new_ufos(tables: Any, found: Row) -> None:
    """UF-U1 UF-U2 What keeps each seat from a new UFO, if anything does."""
    table = tables[0]
    begun = table.phase != Phase.MOVE or turn_has_begun(table)
    active = table.active
    for seat in range(table.seats):
        table.active = seat
        found[seat] = new_ufo(table, seat == active and begun)
    table.active = active


@rule
def new_ufo(table: Any, begun: bool) -> int:
    """UF-U1 UF-U2 What keeps the active seat from a new UFO, the most lasting first."""
    if fleet_of(table, table.active) >= CITIES_TO_CONTROL[table.seats] or not has_supply(table):
        return _COMPLETE
    if not earns_ufo(table):
        return _CITIES
    if begun:
        return _BEGUN
    for city in range(N_CITIES):
        if may_land_in(table, city):
            return _MAY
    return _BLOCKED


@rule
def has_supply(table: Any) -> bool:
    """UF-C2 Whether the active seat has a UFO left that is not on the map."""
    for kind in range(N_KINDS):
        if ufo_in_supply(table, table.active, kind) < FLEET_SIZE:
            return True
    return False


def flights(tables: Array) -> tuple[list[Place], list[Flight]]:
    """UF-M2 UF-M3 The places that the active seat may fly on over, and where the chosen UFO can fly."""
    sets = np.zeros(4, np.int64)
    find_flights(tables, sets)
    network, foreign, reach, start = sets.tolist()
    ways = _ways(int(MAP_FOR[tables["seats"][0]]), start, network)
    found = []
    for place in _members(reach):
        name = PLACES[place]
        ends: Literal["ufo", "city", "village"] | None = None
        if not network >> place & 1:
            ends = "ufo" if foreign >> place & 1 else "city" if place < N_CITIES else "village"
        found.append(Flight(name, [PLACES[each] for each in ways[place]], ends))
    return [PLACES[place] for place in _members(network)], found


@entry(GROUP, TABLES, INTS)
def find_flights(tables: Any, sets: Row) -> None:
    """UF-M2 UF-M3 The places to fly on over, those with foreign UFOs, those in reach, and the place to start from."""
    table = tables[0]
    foreign = places_of_others(table, table.active)
    for place in range(N_PLACES):
        if may_pass(table, table.active, foreign, place):
            sets[_NETWORK] |= BIT[place]
    start = start_of_flight(table)
    sets[_FOREIGN] = foreign
    sets[_REACH] = in_reach(table, table.active, start)
    if may_fly_home(table):
        sets[_REACH] |= BIT[start]
    sets[_START] = start


def _ways(size: int, start: int, network: int) -> dict[int, list[int]]:
    """UF-M2 A shortest way to each place that can be reached over the network."""
    ways = {start: [start]}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for place in _NEAR[size][here]:
            if place not in ways:
                ways[place] = [*ways[here], place]
                if network >> place & 1:
                    ahead.append(place)
    return ways


def _members(places: int) -> list[int]:
    return [place for place in range(N_PLACES) if places >> place & 1]


def _near(small: bool) -> list[list[int]]:
    """UF-C1 UF-C5 The places next to each, in the order of the map's lines."""
    near: list[list[int]] = [[] for _ in PLACES]
    for line in MAP["lines"]:
        if line["red"] or not small:
            a, b = PLACES.number(line["a"]), PLACES.number(line["b"])
            near[a].append(b)
            near[b].append(a)
    return near


_NEAR = [_near(small=True), _near(small=False)]
