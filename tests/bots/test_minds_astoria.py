"""The mind of Astoria: it knows its own goal, and of the others only what lies open."""

import random
from collections import Counter

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.minds.astoria import beliefs
from tafelrunde.bots.opinion import opinion
from tafelrunde.bots.search import Budget, Temper
from tafelrunde.bots.search.trees import Tree
from tafelrunde.bots.worlds import WORLD
from tafelrunde.lab.arena import contest
from tests.games.astoria.astoria_table import place

BARBARIAN = ("barbarians", "save", "save", "dragon")


def liked(match):
    """How much each legal move is liked, in notation."""
    moves, weights = opinion(match.view(match.to_move))
    return dict(zip(map(str, moves), weights.tolist(), strict=True))


def best(match):
    """The move liked best."""
    weights = liked(match)
    return max(weights, key=lambda move: weights[move])


def test_the_last_gem_of_an_artefact_is_placed():
    """AS-A6 A finished artefact brings points, glyphs and health."""
    match = place(work={"ember-ring": (0, {"red": 1, "orange": 1})})
    assert best(match) == "craft ember-ring red"


def test_who_serves_the_king_drives_the_hordes_back_and_who_leads_them_does_not():
    """AS-Y1 The same fire, with the hordes at the gate, in the hands of a friend and of a traitor."""
    threat = {"hordes": 8, "reinforcement": 2, "glyphs": {"fire": 2}}
    assert best(place(**threat)) == "fire hordes"
    assert liked(place(goals=BARBARIAN, **threat))["fire hordes"] < liked(place(**threat))["fire hordes"] / 10


def test_a_traitor_storms_a_castle_without_defence():
    """AS-X2 Everybody else has tapped their cards; the attack wins with any card drawn."""
    match = place(goals=BARBARIAN, exile=[0], ability_tapped={1: 1, 2: 1, 3: 1})
    assert best(match) == "attack"
    assert best(place(exile=[0], ability_tapped={1: 1, 2: 1, 3: 1})) != "attack"


def test_a_guard_is_posted_when_an_exile_could_take_the_castle():
    """AS-A11 AS-X2 An exile with an artefact comes next, and the court has little to set against it."""
    books = {0: ["book-of-the-sun", "book-of-nature", "book-of-cobalt"]}
    threat = {"power": {0: 20}, "hands": books, "ready": {"thorn-bow": 3}, "ability_tapped": {1: 1, 2: 1}}
    assert best(place(exile=[3], **threat)) == "guard"
    assert best(place(**threat)) != "guard"


def test_a_card_is_kept_for_the_castle_while_an_exile_still_has_a_turn():
    """AS-X2 AS-L1 Before the recovery the exile finds tapped what was tapped; after it, everything is untapped."""
    threat = {"hordes": 6, "exile": [3], "ready": {"thorn-bow": 3}, "ability_tapped": {1: 1, 2: 1}}
    before, after = liked(place(start=0, **threat)), liked(place(start=1, **threat))
    assert before["ability fire"] < after["ability fire"] / 2


def test_a_traitor_stays_at_court_while_the_castle_is_well_defended():
    """AS-A12 A wrong accusation is a way into exile; it is taken when nobody could defend the castle."""
    assert not best(place(goals=BARBARIAN)).startswith("accuse")
    strong = {"phoenix-staff": 0, "book-of-fire": 0, "oak-heart": 0}
    assert best(place(goals=BARBARIAN, ready=strong)).startswith("accuse")


def test_beliefs_count_the_goals_that_are_known():
    """AS-C2 AS-A12 One barbarian is shown, so nobody else is; a wrong accusation clears its victim."""
    match = place(goals=("save", "barbarians", "save", "dragon"), shown={1: "barbarians"}, cleared={2: {"dragon": 1}})
    rows = beliefs(match.view(0))
    assert rows[0].tolist() == [1, 0, 0, 0]
    assert rows[1].tolist() == [0, 1, 0, 0]
    assert rows[2][1] == rows[3][1] == rows[2][2] == 0
    assert rows[2].sum() == pytest.approx(1)
    # Of save, save, dragon and mob two are dealt, and seat 2 has no dragon: 9 deals, of which seat 3 has it in 3.
    assert rows[3][2] == pytest.approx(3 / 9)


def test_who_is_in_exile_by_own_deeds_is_rather_a_traitor():
    """AS-A12 AS-X1 Most of all one of whose faction somebody was accused wrongly: only the traitor was sure of that."""
    at_court = beliefs(place().view(0))[3]
    in_exile = beliefs(place(exile=[3], cleared={1: {"mob": 1}}).view(0))[3]
    assert in_exile[0] < at_court[0] / 2
    assert in_exile[3] > in_exile[1] == in_exile[2]


def test_imagined_worlds_follow_the_beliefs():
    """Search imagines who is in exile as a traitor about as often as the beliefs say."""
    view = place(exile=[3], cleared={1: {"mob": 1}}).view(0)
    goals: Counter[int] = Counter()
    for seed in range(1000):
        tree = Tree(view, 1, Temper(), seed)
        tree.grow(Budget(iterations=1))
        goals[int(tree.tables["goal"][WORLD, 3]) - 1] += 1
    for goal, chance in enumerate(beliefs(view)[3]):
        assert goals[goal] / 1000 == pytest.approx(chance, abs=0.05)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_likings_are_positive_and_depend_on_what_the_seat_can_see(seats):
    """Worlds that differ in what is hidden are liked the same, to the last digit."""
    match = tr.game("astoria").start(seats=seats, seed=4)
    dice = random.Random(seats)
    for _ in range(60):
        if match.over:
            break
        view = match.view(match.to_move)
        (moves, weights), (_, in_other_worlds) = opinion(view, 1), opinion(view, 2)
        assert weights.min() > 0
        assert np.array_equal(weights, in_other_worlds)
        match.play(dice.choice(moves))


def test_first_sight_beats_chance():
    """One greedy bot among random ones wins far more than its quarter."""
    assert contest("astoria", "level 2", "random", seats=4, matches=40).share > 0.45
