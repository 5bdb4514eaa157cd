"""End and scoring (FO-V)."""

import numpy as np

from tafelrunde.games.festo.box import (
    INGREDIENT_POINTS,
    N_CUBES,
    N_DISHES,
    N_INGREDIENTS,
    N_TYPES,
    POINTS_OF,
    SET_POINTS,
    TYPE_OF,
)
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import Row, rank, rule

REASONS = ("rounds",)
ROUNDS_PLAYED = 0
# More than any number of dishes or ingredients: what is compared first weighs more than all that follows.
WEIGHT = N_CUBES + 1


@rule
def dish_points(table: Table, seat: int) -> int:
    """FO-V1 FO-W7 The points printed on the dishes."""
    total = 0
    for dish in range(N_DISHES):
        total += table.cooked[seat, dish] * POINTS_OF[dish]
    return total


@rule
def dishes_of(table: Table, seat: int) -> int:
    """FO-V3 How many dishes a player has cooked."""
    total = 0
    for dish in range(N_DISHES):
        total += table.cooked[seat, dish]
    return total


@rule
def set_points(table: Table, seat: int) -> int:
    """FO-V2 FO-W7 Sets of different types; a second dish of a type joins the second set, and so on."""
    of_type = np.zeros(N_TYPES, np.int64)
    for dish in range(N_DISHES):
        of_type[TYPE_OF[dish]] += table.cooked[seat, dish]
    total = 0
    different = N_TYPES
    done = 0
    while different:
        different = 0
        for kind in range(N_TYPES):
            different += of_type[kind] > done
        total += SET_POINTS[different]
        done += 1
    return total


@rule
def ingredients_of(table: Table, seat: int) -> int:
    """FO-V1 The ingredients left over, salt too."""
    total = 0
    for ingredient in range(N_INGREDIENTS):
        total += table.owned[seat, ingredient]
    return total


@rule
def outcome(table: Table, points: Row, places: Row) -> int:
    """FO-V1 FO-V2 Dishes, sets, tokens and what is left over. FO-V3 Most points win; tied, most dishes; still tied,
    most ingredients left; those still tied share their place. FO-G1 The match ends after the fourth round."""
    merit = np.zeros(len(points), np.int64)
    for seat in range(len(points)):
        left = ingredients_of(table, seat)
        points[seat] = (
            dish_points(table, seat) + set_points(table, seat) + left * INGREDIENT_POINTS + table.tokens[seat]
        )
        merit[seat] = (points[seat] * WEIGHT + dishes_of(table, seat)) * WEIGHT + left
    rank(merit, places)
    return ROUNDS_PLAYED
