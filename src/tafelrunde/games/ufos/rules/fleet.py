"""The UFOs and where they stand, and what is left in the supplies (UF-C2)."""

from tafelrunde.games.ufos.box import (
    BIT,
    FLEET_SIZE,
    KIND_OF,
    N_CITIES,
    N_VILLAGES,
    RESTAURANTS,
    STANDS,
    WITNESSES,
)
from tafelrunde.games.ufos.rules.chart import neighbours
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule


@rule
def fleet_of(table: Table, seat: int) -> int:
    """UF-C2 How many UFOs a seat has on the map."""
    count = 0
    for ufo in range(FLEET_SIZE):
        count += table.ufos[seat, ufo] != 0
    return count


@rule
def ufo_in_supply(table: Table, seat: int, kind: int) -> int:
    """UF-C2 A UFO of that kind that is not yet on the map; FLEET_SIZE if there is none."""
    for ufo in range(FLEET_SIZE):
        if KIND_OF[ufo] == kind and table.ufos[seat, ufo] == 0:
            return ufo
    return FLEET_SIZE


@rule
def ufos_in(table: Table, seat: int, place: int) -> int:
    """UF-M5 How many UFOs a seat has in a place; any number may be there."""
    count = 0
    for ufo in range(FLEET_SIZE):
        count += table.ufos[seat, ufo] == place + 1
    return count


@rule
def ufos_near(table: Table, seat: int, place: int) -> int:
    """UF-B2 How many UFOs a seat has in adjacent places."""
    around = neighbours(table, place)
    count = 0
    for ufo in range(FLEET_SIZE):
        if table.ufos[seat, ufo]:
            count += around & BIT[table.ufos[seat, ufo] - 1] != 0
    return count


@rule
def ufo_of_kind_in(table: Table, seat: int, kind: int, place: int) -> int:
    """UF-C2 A UFO of that kind in a place; FLEET_SIZE if there is none."""
    for ufo in range(FLEET_SIZE):
        if KIND_OF[ufo] == kind and table.ufos[seat, ufo] == place + 1:
            return ufo
    return FLEET_SIZE


@rule
def places_of(table: Table, seat: int) -> int:
    """UF-C2 The places where a seat has UFOs."""
    places = 0
    for ufo in range(FLEET_SIZE):
        if table.ufos[seat, ufo]:
            places |= BIT[table.ufos[seat, ufo] - 1]
    return places


@rule
def places_of_others(table: Table, seat: int) -> int:
    """UF-B8 The places where anybody else has UFOs."""
    places = 0
    for other in range(table.seats):
        if other != seat:
            places |= places_of(table, other)
    return places


@rule
def stands_left(table: Table, seat: int) -> int:
    """UF-C2 The stands a seat has in supply."""
    left = STANDS
    for village in range(N_VILLAGES):
        left -= table.stand[village] == seat + 1
    return left


@rule
def restaurants_left(table: Table, seat: int) -> int:
    """UF-C2 The restaurants a seat has in supply."""
    left = RESTAURANTS
    for city in range(N_CITIES):
        left -= table.restaurants[seat, city]
    return left


@rule
def witnesses_left(table: Table, seat: int) -> int:
    """UF-C2 The witnesses a seat has in supply."""
    left = WITNESSES
    for city in range(N_CITIES):
        left -= table.witnesses[seat, city]
    return left
