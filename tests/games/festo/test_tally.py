"""Where the points come from, line by line (FO-V)."""

import random
from itertools import product

import numpy as np
import pytest

from tafelrunde.kernel import Reader, engine
from tests.games.festo.festo_table import FESTO, kitchen, play
from tests.games.festo.test_scoring import final

LANGUAGES = ("en", "de", "fr")


def told(match, seat):
    """The lines of a seat: code, points and arguments."""
    lines = match.view(seat).tally()[seat]
    return [(line.phrase.code.removeprefix("tally-"), line.points, *line.phrase.arguments.values()) for line in lines]


@pytest.mark.parametrize(("seats", "magical", "events"), list(product(FESTO.seats, (False, True), (False, True))))
def test_the_lines_come_to_the_points(seats, magical, events):
    """FO-V1 FO-V2 Whatever was played, every seat's lines add up, for every reader."""
    luck = random.Random(seats)
    for seed in range(3):
        match = FESTO.start(seats, seed=seed, options={"magical_dishes": magical, "events": events})
        while not match.over:
            match.play(luck.choice(match.legal))
        for reader in (None, *range(seats)):
            tally = match.view(reader).tally() or ()
            assert tuple(sum(line.points for line in lines) for lines in tally) == match.points
        assert any(line.phrase.code == "tally-dishes" for lines in tally for line in lines)


def test_the_worked_example():
    """FO-W7 Dishes by type, a set of 4, a set of 2, 2 ingredients, tokens 5."""
    dishes = ["dessert-meat", "side-dish-honey", "appetiser-honey", "drink-honey", "dessert-honey", "side-dish-meat"]
    match = final([dishes, []], [{"meat": 1, "salt": 1}, {}], [5, 0])
    assert told(match, 0) == [
        ("dishes", 22, "dessert", 2),
        ("dishes", 20, "side-dish", 2),
        ("dishes", 9, "appetiser", 1),
        ("dishes", 7, "drink", 1),
        ("set", 10, 4),
        ("set", 3, 2),
        ("ingredients", 2, 2),
        ("tokens", 5),
    ]
    assert told(match, 1) == []


def test_one_dish_of_a_type_is_told_as_one():
    """FO-V1 A dessert, or two desserts."""
    match = final([["dessert-meat", "dessert-honey", "drink-honey"], []], [{}, {}], [0, 0])
    view = match.view(0)
    lines = view.tally()[0][:2]
    read = {language: [Reader.of(view, language).say(line.phrase) for line in lines] for language in LANGUAGES}
    assert read == {
        "en": ["2 × Desserts", "1 × Drink"],
        "de": ["2 × Desserts", "1 × Getränk"],
        "fr": ["2 × Desserts", "1 × Boisson"],
    }


def test_the_lines_are_right_at_any_moment():
    """FO-V1 FO-V2 After every move they come to what the match would score if it ended now."""
    luck = random.Random(4)
    for seed in range(12):
        seats = FESTO.seats[seed % len(FESTO.seats)]
        match = FESTO.start(seats, seed=seed, options={"magical_dishes": True})
        points, places = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        while not match.over:
            match.play(luck.choice(match.legal))
            view = match.view(None)
            engine.finish(view.table, points, places)
            assert [sum(line.points for line in lines) for lines in view.tally() or ()] == points.tolist()


def test_a_running_match_is_told_as_if_it_ended_now():
    """FO-V1 What a dish costs goes, what it brings comes."""
    match = kitchen({"meat": 7})
    assert told(match, 0) == [("ingredients", 7, 7)]
    play(match, "cook roast")
    assert told(match, 0) == [("dishes", 14, "roast", 1), ("set", 1, 1), ("ingredients", 1, 1)]
