"""End and scoring (UF-E)."""

from enum import IntEnum, auto

from tafelrunde.games.ufos.box import (
    CITIES_TO_CONTROL,
    ENDS_EVERYWHERE,
    LAST_ROUND,
    N_CITIES,
    POINTS_FOR_LATER,
    POINTS_FOR_STAND,
    POINTS_FOR_WITNESS,
    STANDS,
)
from tafelrunde.games.ufos.rules.chart import in_play, resistance, restaurants_in
from tafelrunde.games.ufos.rules.fleet import fleet_of, stands_left
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import Names, Row, rule


class Reason(IntEnum):
    """Why a match ends."""

    CONTROL = 0
    EVERYWHERE = auto()
    LAST_ROUND = auto()


REASONS = Names.of("reason", Reason)


@rule
def somebody_controls_enough(table: Table) -> bool:
    """UF-E1 A player controls 4 cities (3 or 5 players) or 5 cities (2 or 4 players)."""
    for seat in range(table.seats):
        if table.counter[seat] >= CITIES_TO_CONTROL[table.seats]:
            return True
    return False


@rule
def restaurants_everywhere(table: Table) -> bool:
    """UF-E1 Every city in play has at least one restaurant; with 3 players this does not count."""
    if not ENDS_EVERYWHERE[table.seats]:
        return False
    for city in range(N_CITIES):
        if in_play(table, city) and restaurants_in(table, city) == 0:
            return False
    return True


@rule
def is_over(table: Table) -> bool:
    """UF-E1 Checked at the end of each turn. UF-E4 After the last turn of round 100 it is over in any case."""
    if table.round_now == LAST_ROUND:
        return True
    return somebody_controls_enough(table) or restaurants_everywhere(table)


@rule
def points_for_restaurants_in(table: Table, seat: int, city: int) -> int:
    """UF-E2 Each restaurant scores the resistance of its city."""
    if table.restaurants[seat, city]:
        return table.restaurants[seat, city] * resistance(table, city)
    return 0


@rule
def points_for_restaurants(table: Table, seat: int) -> int:
    """UF-E2 The restaurants of all cities."""
    points = 0
    for city in range(N_CITIES):
        points += points_for_restaurants_in(table, seat, city)
    return points


@rule
def points_for_stands(table: Table, seat: int) -> int:
    """UF-E2 Each own stand scores 1."""
    return (STANDS - stands_left(table, seat)) * POINTS_FOR_STAND


@rule
def points_for_witnesses(table: Table, seat: int) -> int:
    """UF-E2 Each own witness on the map costs 2."""
    count = 0
    for city in range(N_CITIES):
        count += table.witnesses[seat, city]
    return count * POINTS_FOR_WITNESS


@rule
def points_for_later(table: Table, seat: int) -> int:
    """UF-E5 With the option: points for each place that a seat comes later in the order of play, once that is known."""
    if not table.later_points or table.phase < Phase.START:
        return 0
    return (seat + table.seats - table.start) % table.seats * POINTS_FOR_LATER[table.seats]


@rule
def points_so_far(table: Table, seat: int) -> int:
    """UF-E2 UF-E5 Restaurants, stands, witnesses, and the points for coming later."""
    points = points_for_restaurants(table, seat) + points_for_stands(table, seat)
    return points + points_for_witnesses(table, seat) + points_for_later(table, seat)


@rule
def is_ahead(table: Table, points: Row, seat: int, other: int) -> bool:
    """UF-E3 More points, or as many points and more UFOs on the map."""
    if points[seat] != points[other]:
        return points[seat] > points[other]
    return fleet_of(table, seat) > fleet_of(table, other)


@rule
def outcome(table: Table, points: Row, places: Row) -> int:
    """UF-E3 Most points win; tied, most UFOs; still tied, the win is shared."""
    for seat in range(table.seats):
        points[seat] = points_so_far(table, seat)
    for seat in range(table.seats):
        places[seat] = 1
        for other in range(table.seats):
            places[seat] += is_ahead(table, points, other, seat)
    if somebody_controls_enough(table):
        return Reason.CONTROL
    return Reason.EVERYWHERE if restaurants_everywhere(table) else Reason.LAST_ROUND
