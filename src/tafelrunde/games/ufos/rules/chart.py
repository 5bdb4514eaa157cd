"""The map: which places are in play, which are adjacent, and sets of places (UF-C1, UF-C5, UF-S1).

A set of places is a whole number with a bit for each place.
"""

from tafelrunde.games.ufos.box import (
    BIT,
    BIT_CLOCK,
    BURGERS,
    IN_PLAY,
    MAP_FOR,
    MOST_SEATS,
    N_CITIES,
    NEIGHBOURS,
    PLACE_OF_BIT,
    RESISTANCE,
)
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule


@rule
def in_play(table: Table, place: int) -> bool:
    """UF-S1 With two and three players only the places on the red line are in play."""
    return IN_PLAY[MAP_FOR[table.seats], place] != 0


@rule
def neighbours(table: Table, place: int) -> int:
    """UF-C1 Two places joined by a line are adjacent. UF-C5 The lines over the Pacific belong to the large map."""
    return NEIGHBOURS[MAP_FOR[table.seats], place]


@rule
def is_city(place: int) -> bool:
    """UF-C1 There are cities and villages."""
    return place < N_CITIES


@rule
def lowest(places: int) -> int:
    """UF-C1 The first place of a set that is not empty."""
    return PLACE_OF_BIT[(places & -places) % BIT_CLOCK]


@rule
def without_lowest(places: int) -> int:
    """UF-C1 The set without its first place."""
    return places & (places - 1)


@rule
def resistance(table: Table, city: int) -> int:
    """UF-C3 The number on the tile of a city."""
    return RESISTANCE[table.tile[city] - 1]


@rule
def restaurants_in(table: Table, city: int) -> int:
    """UF-C3 How many restaurants there are in a city, whoever owns them."""
    count = 0
    for seat in range(MOST_SEATS):
        count += table.restaurants[seat, city]
    return count


@rule
def is_full(table: Table, city: int) -> bool:
    """UF-C3 A city holds as many restaurants as there are hamburgers on its tile."""
    return restaurants_in(table, city) >= BURGERS[table.tile[city] - 1]


@rule
def is_own(table: Table, seat: int, place: int) -> bool:
    """UF-M2 A village with an own stand, or a city with an own restaurant."""
    if is_city(place):
        return table.restaurants[seat, place] > 0
    return table.stand[place - N_CITIES] == seat + 1


@rule
def near(table: Table, place: int, other: int) -> bool:
    """UF-C1 Whether two places are adjacent."""
    return neighbours(table, place) & BIT[other] != 0
