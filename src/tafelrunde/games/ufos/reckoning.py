"""What the rules reckon with, by name, for people: modifiers of dice, and points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tafelrunde.games.ufos.box import ATTACKER, DEFENDER, KIND_OF, N_CITIES
from tafelrunde.games.ufos.rules.bump_value import (
    for_attacking,
    for_further_ufos,
    for_leader,
    for_own_ufos_near,
    for_supporters,
)
from tafelrunde.games.ufos.rules.chart import resistance
from tafelrunde.games.ufos.rules.resistance import (
    for_acting_ufo,
    for_foreign_restaurants,
    for_further_helpers,
    for_stands_near,
)
from tafelrunde.games.ufos.rules.scoring import (
    points_for_later,
    points_for_restaurants_in,
    points_for_stands,
    points_for_witnesses,
)
from tafelrunde.games.ufos.rules.witnesses import for_witnesses
from tafelrunde.kernel import Row, View, rule
from tafelrunde.kernel.compiled import INTS, PAIRS, TABLES, entry
from tafelrunde.kernel.warm import ready

GROUP = "ufos-reckoning"

BUMP_MODIFIERS = ("attacking", "leader", "further-ufos", "own-ufos-near", "supporters")
TRY_MODIFIERS = ("stands-near", "foreign-restaurants", "witnesses", "acting-ufo", "further-ufos")
N_BUMP, N_TRY = len(BUMP_MODIFIERS), len(TRY_MODIFIERS)

Modifiers = Mapping[str, int]


def bump_modifiers(view: View) -> tuple[Modifiers, Modifiers]:
    """What attacker and defender of the bump that is being fought add to their dice; only what is not 0."""
    ready(view.game, "match", GROUP)
    values = np.zeros((2, N_BUMP), np.int64)
    weigh_bump(view.table, values)
    own, against = (named(BUMP_MODIFIERS, row) for row in values.tolist())
    return own, against


def try_modifiers(view: View) -> tuple[Modifiers, int]:
    """What is added to the die for a restaurant that is being tried for, only what is not 0; and the resistance."""
    ready(view.game, "match", GROUP)
    values = np.zeros(N_TRY + 1, np.int64)
    weigh_try(view.table, values)
    return named(TRY_MODIFIERS, values.tolist()[:-1]), int(values[-1])


def points_of(view: View) -> list[list[int]]:
    """The points of each seat: for restaurants in each city, stands, witnesses, and coming later."""
    ready(view.game, "match", GROUP)
    values = np.zeros((view.seats, N_CITIES + 3), np.int64)
    weigh_points(view.table, values)
    found: list[list[int]] = values.tolist()
    return found


def named(names: tuple[str, ...], values: list[int]) -> Modifiers:
    """The values that are not 0, by name."""
    return {name: value for name, value in zip(names, values, strict=True) if value}


@rule
def modify_bump(table: Any, seat: int, side: int, place: int, values: Row) -> None:
    """UF-B2 What a side adds to its die in a bump, as BUMP_MODIFIERS names it."""
    values[0] = for_attacking(side)
    values[1] = for_leader(table, seat, place)
    values[2] = for_further_ufos(table, seat, place)
    values[3] = for_own_ufos_near(table, seat, place)
    values[4] = for_supporters(table, side, place)


@rule
def modify_try(table: Any, seat: int, city: int, kind: int, values: Row) -> None:
    """UF-A7 What is added to the die for a restaurant, as TRY_MODIFIERS names it."""
    values[0] = for_stands_near(table, seat, city)
    values[1] = for_foreign_restaurants(table, seat, city)
    values[2] = for_witnesses(table, seat, city)
    values[3] = for_acting_ufo(kind)
    values[4] = for_further_helpers(table, seat, city)


@entry(GROUP, TABLES, PAIRS)
def weigh_bump(tables: Any, values: Any) -> None:
    """UF-B2 The modifiers of the attacker, then those of the defender."""
    table = tables[0]
    modify_bump(table, table.active, ATTACKER, table.fight - 1, values[0])
    modify_bump(table, table.rival - 1, DEFENDER, table.fight - 1, values[1])


@entry(GROUP, TABLES, INTS)
def weigh_try(tables: Any, values: Row) -> None:
    """UF-A7 The modifiers, then the resistance."""
    table = tables[0]
    city = table.ufos[table.active, table.chosen - 1] - 1
    modify_try(table, table.active, city, KIND_OF[table.chosen - 1], values)
    values[N_TRY] = resistance(table, city)


@entry(GROUP, TABLES, PAIRS)
def weigh_points(tables: Any, values: Any) -> None:
    """UF-E2 UF-E5 Points for the restaurants of each city, for stands, for witnesses and for coming later."""
    table = tables[0]
    for seat in range(table.seats):
        for city in range(N_CITIES):
            values[seat, city] = points_for_restaurants_in(table, seat, city)
        values[seat, N_CITIES] = points_for_stands(table, seat)
        values[seat, N_CITIES + 1] = points_for_witnesses(table, seat)
        values[seat, N_CITIES + 2] = points_for_later(table, seat)
