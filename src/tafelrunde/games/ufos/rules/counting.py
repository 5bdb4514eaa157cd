"""The fourth phase: counting controlled cities (UF-N)."""

from tafelrunde.games.ufos.box import N_CITIES
from tafelrunde.games.ufos.rules.chart import restaurants_in
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule


@rule
def controls(table: Table, seat: int, city: int) -> bool:
    """UF-N1 A player controls a city if they alone have restaurants there; free places do not matter."""
    return table.restaurants[seat, city] > 0 and table.restaurants[seat, city] == restaurants_in(table, city)


@rule
def cities_controlled(table: Table, seat: int) -> int:
    """UF-N1 How many cities a player controls."""
    count = 0
    for city in range(N_CITIES):
        count += controls(table, seat, city)
    return count


@rule
def count_cities(table: Table) -> None:
    """UF-N2 UF-C4 The counter always shows everybody's current number."""
    for seat in range(table.seats):
        table.counter[seat] = cities_controlled(table, seat)
