"""Against the resistance of a city: the roll for a restaurant (UF-A6 to UF-A8)."""

from tafelrunde.games.ufos.box import (
    EACH_FOREIGN,
    EACH_FURTHER_HELPER,
    EACH_STAND_NEAR,
    FOR_KIND,
    KIND_OF,
    MAP_FOR,
    N_CITIES,
    VILLAGES_NEAR,
)
from tafelrunde.games.ufos.rules.chart import lowest, resistance, restaurants_in, without_lowest
from tafelrunde.games.ufos.rules.counting import count_cities
from tafelrunde.games.ufos.rules.fleet import ufos_in
from tafelrunde.games.ufos.rules.witnesses import calm, for_witnesses
from tafelrunde.games.ufos.state import Deed, Phase, Table
from tafelrunde.kernel import rule


@rule
def for_stands_near(table: Table, seat: int, city: int) -> int:
    """UF-A7 Each own stand in an adjacent village counts 1. UF-A8 Also one opened just before."""
    count = 0
    around = VILLAGES_NEAR[MAP_FOR[table.seats], city]
    while around:
        count += table.stand[lowest(around) - N_CITIES] == seat + 1
        around = without_lowest(around)
    return count * EACH_STAND_NEAR


@rule
def for_foreign_restaurants(table: Table, seat: int, city: int) -> int:
    """UF-A7 Each foreign restaurant in the city costs 2."""
    return (restaurants_in(table, city) - table.restaurants[seat, city]) * EACH_FOREIGN


@rule
def for_acting_ufo(kind: int) -> int:
    """UF-A7 A bumper or calmer costs 1."""
    return FOR_KIND[kind]


@rule
def for_further_helpers(table: Table, seat: int, city: int) -> int:
    """UF-A7 Each further own UFO in the city counts 1, of any kind. UF-B11 Also one that was bumped there."""
    return (ufos_in(table, seat, city) - 1) * EACH_FURTHER_HELPER


@rule
def try_value(table: Table, seat: int, city: int, kind: int) -> int:
    """UF-A7 What is added to the die.
    UF-X2 Two stands and two witnesses: 10 + 2 - 4 is 8, just enough against 8.
    UF-X3 One stand, two witnesses, two red restaurants: 11 + 1 - 4 - 4 is 4, enough against 3."""
    return (
        for_stands_near(table, seat, city)
        + for_foreign_restaurants(table, seat, city)
        + for_witnesses(table, seat, city)
        + for_acting_ufo(kind)
        + for_further_helpers(table, seat, city)
    )


@rule
def try_lead(table: Table) -> int:
    """UF-A6 By how much the modifiers exceed the resistance; mostly they do not."""
    city = table.ufos[table.active, table.chosen - 1] - 1
    return try_value(table, table.active, city, KIND_OF[table.chosen - 1]) - resistance(table, city)


@rule
def try_it(table: Table, number: int) -> None:
    """UF-A6 It succeeds if the roll with all modifiers reaches the resistance. UF-A4 In any case the UFO has acted."""
    if number + try_lead(table) >= 0:
        succeed(table, table.ufos[table.active, table.chosen - 1] - 1)
    table.deed[table.chosen - 1] = Deed.ACTED
    table.chosen = 0
    table.rival = 0
    table.phase = Phase.ACT


@rule
def succeed(table: Table, city: int) -> None:
    """UF-A5 UF-A9 A restaurant that is taken over goes back to its owner's supply. UF-W5 The own witnesses there go.
    UF-N2 The counter is set anew."""
    if table.rival:
        table.restaurants[table.rival - 1, city] -= 1
    table.restaurants[table.active, city] += 1
    calm(table, table.active, city)
    count_cities(table)
