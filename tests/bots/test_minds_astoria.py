"""The mind of Astoria: it knows its own goal, and of the others only what lies open."""

import random

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.minds.astoria import beliefs
from tafelrunde.bots.opinion import opinion
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
