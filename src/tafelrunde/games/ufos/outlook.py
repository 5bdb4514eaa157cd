"""What ways lead to: the witnesses that a calmer would take back, and the places where a bumped UFO can still end."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.ufos.box import BIT, CALMER, FLEET_SIZE, KIND_OF, N_CITIES, N_PLACES, PLACES_ON_WAY
from tafelrunde.games.ufos.reckoning import GROUP
from tafelrunde.games.ufos.rules.chart import lowest, neighbours, without_lowest
from tafelrunde.games.ufos.rules.flights import in_reach
from tafelrunde.games.ufos.rules.movement import may_still_fly
from tafelrunde.games.ufos.rules.ways import landing_places, place_of_pushed, touched
from tafelrunde.games.ufos.rules.witnesses import calms_on_round_trip, passed_on_flight, to_calm
from tafelrunde.games.ufos.state import Phase
from tafelrunde.kernel import rule, zeros
from tafelrunde.kernel.compiled import INTS, PAIRS, TABLES, entry

# A row for a flight of a calmer: from where, to where, and how many witnesses go in each city.
START, STOP, GONE = range(3)
WIDTH = GONE + N_CITIES
MOST_ROWS = FLEET_SIZE * N_PLACES
FAR = 8
"""The ends of longer ways are not looked for: there are too many ways."""


@entry(GROUP, TABLES, PAIRS)
def calmings(tables: Any, rows: Any) -> int:
    """UF-W4 Every flight on which a calmer would take back witnesses, a row each; returns how many."""
    table = tables[0]
    count = 0
    for ufo in range(FLEET_SIZE):
        start = table.ufos[table.active, ufo] - 1
        if KIND_OF[ufo] != CALMER or start < 0 or not may_still_fly(table, ufo):
            continue
        stops = in_reach(table, table.active, start)
        if calms_on_round_trip(table, table.active, start):
            stops |= BIT[start]
        while stops:
            stop = lowest(stops)
            stops = without_lowest(stops)
            places = passed_on_flight(table, table.active, start, stop) | BIT[start] | BIT[stop]
            if to_calm(table, table.active, places):
                row = rows[count]
                row[START], row[STOP] = start, stop
                for city in range(N_CITIES):
                    row[GONE + city] = table.witnesses[table.active, city] if places & BIT[city] else 0
                count += 1
    return count


@entry(GROUP, TABLES, INTS)
def ends(tables: Any, found: Any) -> None:
    """UF-B8 UF-B10 Marks each place where the bumped UFO can still end."""
    table = tables[0]
    if table.phase != Phase.STEP or table.steps_left > FAR:
        return
    places = ends_of(table, place_of_pushed(table), touched(table), table.steps_left) & landing_places(table)
    for place in range(N_PLACES):
        found[place] = 1 if places & BIT[place] else 0


@rule
def ends_of(table: Any, place: int, avoid: int, steps: int) -> int:
    """UF-B10 All places to which exactly so many steps can lead that touch nothing twice."""
    untried = zeros(PLACES_ON_WAY)
    taken = zeros(PLACES_ON_WAY)
    untried[0] = neighbours(table, place) & ~avoid
    found = 0
    depth = 0
    while depth >= 0:
        if depth == steps - 1:
            found |= untried[depth]
            untried[depth] = 0
        if untried[depth]:
            there = lowest(untried[depth])
            untried[depth] = without_lowest(untried[depth])
            avoid |= BIT[there]
            taken[depth] = BIT[there]
            depth += 1
            untried[depth] = neighbours(table, there) & ~avoid
        else:
            depth -= 1
            if depth >= 0:
                avoid &= ~taken[depth]
    return found
