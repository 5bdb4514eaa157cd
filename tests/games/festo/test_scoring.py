"""The end and the score (FO-V)."""

import pytest

from tests.games.festo.festo_table import CHARACTERS, at, everyone_passes, play

EMPTY: dict[str, dict[str, int]] = {area: {} for area in CHARACTERS}


def final(cooked, owned=(), tokens=None, **told):
    """A match after its last round, in which the seats have this before them."""
    seats = max(len(cooked), 2)
    gone = {dish for dishes in cooked for dish in dishes}
    shown = {}
    for row in ("dessert", "side-dish", "appetiser", "drink"):
        left = [f"{row}-{colour}" for colour in ("meat", "honey", "spices", "mushrooms", "fruit", "potatoes")]
        shown[row] = [dish for dish in left if dish not in gone][:3]
    match = at(
        "cook", seats, round_now=3, cooked=cooked, owned=list(owned), tokens=tokens or [0] * seats, display=shown,
        market=EMPTY, store={}, **told,
    )  # fmt: skip
    everyone_passes(match)
    assert match.over
    return match


def test_the_worked_example():
    """FO-W7 Dishes 58, a set of 4 (10), a set of 2 (3), 2 ingredients (2), tokens 5: 78."""
    dishes = ["dessert-meat", "side-dish-honey", "appetiser-honey", "drink-honey", "dessert-honey", "side-dish-meat"]
    match = final([dishes, []], [{"meat": 1, "salt": 1}, {}], [5, 0])
    assert 10 + 9 + 9 + 7 + 12 + 11 == 58
    assert match.points == (78, 0)


def test_dishes_tokens_and_what_is_left():
    """FO-V1 Points on dishes, tokens, one for each ingredient, salt too; roasts 14 and main courses 15."""
    match = final([["roast", "main-course"], ["drink-meat"]], [{"honey": 3}, {"salt": 2}], [0, 4])
    assert match.points == (14 + 15 + 3 + 3, 6 + 1 + 2 + 4)


@pytest.mark.parametrize(
    ("dishes", "points"),
    [
        ([], 0),
        (["roast"], 1),
        (["roast", "main-course"], 3),
        (["roast", "main-course", "drink-meat"], 6),
        (["roast", "main-course", "drink-meat", "dessert-meat"], 10),
        (["roast", "main-course", "drink-meat", "dessert-meat", "appetiser-meat"], 15),
        (["roast", "main-course", "drink-meat", "dessert-meat", "appetiser-meat", "side-dish-meat"], 21),
        (["roast", "roast"], 2),
        (["roast", "main-course", "drink-meat", "drink-honey", "drink-fruit", "main-course"], 6 + 3 + 1),
    ],
)
def test_sets_of_different_types(dishes, points):
    """FO-V2 1, 3, 6, 10, 15, 21; each set is scored separately."""
    printed = {"roast": 14, "main-course": 15, "drink-meat": 6, "drink-honey": 7, "drink-fruit": 7}
    printed |= {"dessert-meat": 10, "appetiser-meat": 10, "side-dish-meat": 11}
    assert final([dishes, []]).points[0] == sum(printed[dish] for dish in dishes) + points


def test_most_points_win():
    """FO-V3 And the others follow in order."""
    match = final([["roast"], ["main-course"], []])
    assert match.winners == (1,)
    assert match.outcome.places == (2, 1, 3)


def test_tied_the_one_with_more_dishes_wins():
    """FO-V3 15 points with a dish beat 15 points of tokens."""
    match = final([[], ["roast"]], tokens=[15, 0])
    assert match.points == (15, 15)
    assert match.winners == (1,)


def test_still_tied_the_one_with_more_ingredients_wins():
    """FO-V3 One dish each, equal points, more ingredients left."""
    match = final([["roast"], ["roast"]], [{"meat": 1}, {"honey": 2}], [1, 0])
    assert match.points == (17, 17)
    assert match.winners == (1,)
    assert match.outcome.places == (2, 1)


def test_tied_to_the_last_they_share():
    """FO-V3 Equal in points, dishes and ingredients: both win, and the third is third."""
    match = final([["roast"], ["roast"], []], [{"meat": 1}, {"honey": 1}, {"fruit": 3}])
    assert match.winners == (0, 1)
    assert match.outcome.places == (1, 1, 3)


def test_a_dish_cooked_in_the_last_turn_counts():
    """FO-V1 FO-G1 The match ends when everyone has passed in round 4."""
    match = at("cook", 2, round_now=3, owned=[{"meat": 6}, {}], market=EMPTY, store={})
    play(match, "cook roast")
    assert match.over
    assert match.points == (15, 0)
