"""End and scoring (FO-V)."""

from tafelrunde.games.festo.box import (
    INGREDIENT_POINTS,
    MOST_SEATS,
    N_CUBES,
    N_DISHES,
    N_INGREDIENTS,
    N_TYPES,
    POINTS_OF,
    SET_POINTS,
    TYPE_OF,
)
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import Row, rank, rule, zeros

REASONS = ("rounds",)
ROUNDS_PLAYED = 0
# More than any number of dishes or ingredients: what is compared first weighs more than all that follows.
WEIGHT = N_CUBES + 1


@rule
def points_of_type(table: Table, seat: int, kind: int) -> int:
    """FO-V1 The points printed on the dishes of one type."""
    total = 0
    for dish in range(N_DISHES):
        if TYPE_OF[dish] == kind:
            total += table.cooked[seat, dish] * POINTS_OF[dish]
    return total


@rule
def dish_points(table: Table, seat: int) -> int:
    """FO-V1 FO-W7 The points printed on the dishes."""
    total = 0
    for kind in range(N_TYPES):
        total += points_of_type(table, seat, kind)
    return total


@rule
def dishes_of(table: Table, seat: int) -> int:
    """FO-V3 How many dishes a player has cooked."""
    total = 0
    for dish in range(N_DISHES):
        total += table.cooked[seat, dish]
    return total


@rule
def dishes_of_type(table: Table, seat: int, kind: int) -> int:
    """FO-V2 How many dishes of one type a player has cooked."""
    total = 0
    for dish in range(N_DISHES):
        if TYPE_OF[dish] == kind:
            total += table.cooked[seat, dish]
    return total


@rule
def types_in_set(table: Table, seat: int, sets_before: int) -> int:
    """FO-V2 How many types are in a set: a second dish of a type joins the second set, and so on."""
    different = 0
    for kind in range(N_TYPES):
        different += dishes_of_type(table, seat, kind) > sets_before
    return different


@rule
def set_points(table: Table, seat: int) -> int:
    """FO-V2 FO-W7 Sets of different types, each scored separately."""
    total, sets = 0, 0
    different = types_in_set(table, seat, sets)
    while different:
        total += SET_POINTS[different]
        sets += 1
        different = types_in_set(table, seat, sets)
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
    merit = zeros(MOST_SEATS)
    for seat in range(len(points)):
        left = ingredients_of(table, seat)
        points[seat] = (
            dish_points(table, seat) + set_points(table, seat) + left * INGREDIENT_POINTS + table.tokens[seat]
        )
        merit[seat] = (points[seat] * WEIGHT + dishes_of(table, seat)) * WEIGHT + left
    rank(merit[: len(points)], places)
    return ROUNDS_PLAYED
