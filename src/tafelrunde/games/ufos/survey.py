"""A survey of the table: every try for a restaurant and every bump that the active seat could make, now or by a flight.

The table is changed while it is surveyed, and put back as it was.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.ufos.box import ATTACKER, BIT, CALMER, DEFENDER, FLEET_SIZE, KIND_OF, N_PLACES
from tafelrunde.games.ufos.reckoning import GROUP, N_BUMP, N_TRY, modify_bump, modify_try
from tafelrunde.games.ufos.rules.actions import actor_in, may_try_opening, may_try_takeover, usurper_in
from tafelrunde.games.ufos.rules.bumping import defender_in
from tafelrunde.games.ufos.rules.chart import is_city, is_full, lowest, resistance, without_lowest
from tafelrunde.games.ufos.rules.fleet import places_of_others, restaurants_left, ufo_of_kind_in
from tafelrunde.games.ufos.rules.flights import in_reach
from tafelrunde.games.ufos.rules.movement import may_still_fly, ufo_to_fly
from tafelrunde.games.ufos.state import Phase
from tafelrunde.kernel import ALLOWED, rule
from tafelrunde.kernel.compiled import PAIRS, TABLES, entry

# A row of the survey: bump or try, the UFO, where it is, where it tries or bumps, the other seat, and the numbers.
AGAINST, UFO, START, PLACE, RIVAL, RESISTS, OWN = range(7)
THEIRS = OWN + max(N_BUMP, N_TRY)
WIDTH = THEIRS + N_BUMP
TRIES, BUMPS = range(2)
MOST_ROWS = 2 * FLEET_SIZE * N_PLACES


@entry(GROUP, TABLES, PAIRS)
def survey(tables: Any, rows: Any) -> int:
    """UF-A4 UF-A5 UF-B1 Every try and every bump there could be, a row each; returns how many."""
    table = tables[0]
    count = survey_here(table, rows, 0)
    if table.phase > Phase.AIM:
        return count
    for ufo in range(FLEET_SIZE):
        place = table.ufos[table.active, ufo] - 1
        if place >= 0 and may_still_fly(table, ufo) and ufo_to_fly(table, KIND_OF[ufo], place) == ufo:
            count = survey_announcements(table, ufo, place, rows, count)
            count = survey_flights(table, ufo, place, rows, count)
    return count


@rule
def survey_here(table: Any, rows: Any, count: int) -> int:
    """UF-A4 UF-A5 UF-B1 What there is to try and to bump without any further flight."""
    foreign = places_of_others(table, table.active)
    seen = 0
    for ufo in range(FLEET_SIZE):
        place = table.ufos[table.active, ufo] - 1
        if place < 0:
            continue
        if foreign & BIT[place]:
            if seen & BIT[place] == 0:
                count = add_bump(table, ufo, place, place, rows, count)
        elif is_city(place):
            if seen & BIT[place] == 0 and may_try_opening(table, place) == ALLOWED:
                count = add_try(table, actor_in(table, place), place, place, 0, rows, count)
            rival = table.announced[ufo]
            if (
                rival
                and may_try_takeover(table, place, rival - 1) == ALLOWED
                and usurper_in(table, place, rival - 1) == ufo
            ):
                count = add_try(table, ufo, place, place, rival, rows, count)
        seen |= BIT[place]
    return count


@rule
def survey_announcements(table: Any, ufo: int, place: int, rows: Any, count: int) -> int:
    """UF-M4 UF-A5 The restaurants on which a UFO could be put."""
    if not is_city(place) or not is_full(table, place) or restaurants_left(table, table.active) == 0:
        return count
    for seat in range(table.seats):
        if seat != table.active and table.restaurants[seat, place]:
            table.announced[ufo] = seat + 1
            if usurper_in(table, place, seat) == ufo:
                count = add_try(table, ufo, place, place, seat + 1, rows, count)
            table.announced[ufo] = 0
    return count


@rule
def survey_flights(table: Any, ufo: int, start: int, rows: Any, count: int) -> int:
    """UF-M2 UF-M3 What there is where a UFO could fly."""
    foreign = places_of_others(table, table.active)
    reach = in_reach(table, table.active, start)
    while reach:
        place = lowest(reach)
        reach = without_lowest(reach)
        table.ufos[table.active, ufo] = place + 1
        if foreign & BIT[place]:
            count = add_bump(table, ufo, start, place, rows, count)
        elif is_city(place) and may_try_opening(table, place) == ALLOWED:
            count = add_try(table, ufo, start, place, 0, rows, count)
    table.ufos[table.active, ufo] = start + 1
    return count


@rule
def add_try(table: Any, ufo: int, start: int, city: int, rival: int, rows: Any, count: int) -> int:
    """UF-A1 UF-A7 A row for a try. It is made by the best UFO there. UF-W4 A calmer takes back the witnesses before."""
    actor = ufo if rival else actor_in(table, city)
    witnesses = table.witnesses[table.active, city]
    if table.phase <= Phase.AIM and ufo_of_kind_in(table, table.active, CALMER, city) < FLEET_SIZE:
        table.witnesses[table.active, city] = 0
    row = rows[count]
    row[AGAINST], row[UFO], row[START], row[PLACE], row[RIVAL] = TRIES, ufo, start, city, rival
    row[RESISTS] = resistance(table, city)
    modify_try(table, table.active, city, KIND_OF[actor], row[OWN:THEIRS])
    table.witnesses[table.active, city] = witnesses
    return count + 1


@rule
def add_bump(table: Any, ufo: int, start: int, place: int, rows: Any, count: int) -> int:
    """UF-B2 A row for a bump. UF-B4 Answers count only in the bump for which they were given."""
    rival = defender_in(table, place)
    row = rows[count]
    row[AGAINST], row[UFO], row[START], row[PLACE], row[RIVAL] = BUMPS, ufo, start, place, rival + 1
    modify_bump(table, table.active, ATTACKER, place, row[OWN:THEIRS])
    modify_bump(table, rival, DEFENDER, place, row[THEIRS:WIDTH])
    if table.fight != place + 1:
        row[OWN + N_BUMP - 1] = row[THEIRS + N_BUMP - 1] = 0
    return count + 1
