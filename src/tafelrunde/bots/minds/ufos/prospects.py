"""What the UFOs of a seat may do next turn."""

from __future__ import annotations

from tafelrunde.bots.minds.ufos.standing import closes, room_in, wins_by
from tafelrunde.bots.minds.ufos.worth import is_settled, success
from tafelrunde.games.ufos.box import BIT, KIND_OF, N_CITIES
from tafelrunde.games.ufos.rules.chart import is_city, lowest, resistance, without_lowest
from tafelrunde.games.ufos.rules.fleet import ufos_in
from tafelrunde.games.ufos.rules.flights import in_reach
from tafelrunde.games.ufos.rules.resistance import try_value
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule

# In points: a stand, with the help it gives. And how likely one gets a place where somebody else is.
STAND_WITH_HELP = 2.0
AGAINST_OTHERS = 0.5


@rule
def chance_alone(table: Table, seat: int, city: int, kind: int) -> float:
    """The chance of a UFO that tries for a restaurant in a city without the help of further ones."""
    return success(try_value(table, seat, city, kind) - ufos_in(table, seat, city) + 1 - resistance(table, city))


@rule
def hope_in_village(table: Table, seat: int, place: int, stays: bool) -> float:
    """A stand in an empty village, or in place of a foreign one where the UFO is already."""
    owner = table.stand[place - N_CITIES]
    return STAND_WITH_HELP if owner == 0 or (stays and owner != seat + 1) else 0.0


@rule
def prospects(table: Table, seat: int, ufo: int, others: int) -> tuple[float, float, int]:
    """What one UFO may do next turn: its best hope in points, its chance to win at once, and in how many places."""
    start = table.ufos[seat, ufo] - 1
    hope, triumph, places = 0.0, 0.0, 0
    reach = in_reach(table, seat, start) | BIT[start]
    while reach:
        place = lowest(reach)
        reach = without_lowest(reach)
        places += 1
        free = AGAINST_OTHERS if others & BIT[place] else 1.0
        if not is_city(place):
            hope = max(hope, free * hope_in_village(table, seat, place, place == start))
        elif (place == start or room_in(table, place)) and not is_settled(table, seat, place):
            chance = free * chance_alone(table, seat, place, KIND_OF[ufo])
            hope = max(hope, chance * resistance(table, place))
            if closes(table, seat, place) and wins_by(table, seat, place):
                triumph = max(triumph, chance)
    return hope, triumph, places
