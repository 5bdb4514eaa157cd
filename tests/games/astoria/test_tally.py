"""Points with where they come from (AS-E), and what can be worked out from a view."""

import json
from pathlib import Path
from typing import Any

import pytest

import tafelrunde as tr
from tests.games.astoria.astoria_table import place, play
from tests.games.astoria.test_words import finished

RECORDED = sorted(Path(__file__).with_name("recorded").glob("*.json"))


def points(match, viewer=None):
    """The points of each seat as a viewer reckons them."""
    return [sum(line.points for line in lines) for lines in match.view(viewer).tally()]


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_at_the_end_the_tally_is_the_outcome(file):
    """AS-E1 AS-E2 AS-E3 AS-E4 AS-E5 AS-E7 Line by line, for every way of ending."""
    match: Any = tr.Match.from_json(file.read_text("utf-8").rstrip("\n"))
    assert points(match) == points(match, 0) == json.loads(file.read_text("utf-8"))["outcome"]["points"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_tally_is_the_outcome_of_random_matches(seats):
    """AS-E5 AS-V3 Whoever looks."""
    for seed in range(10, 40):
        match = finished(seats, seed)
        assert points(match, seed % seats) == list(match.points)


def test_before_the_end_no_goal_counts():
    """AS-E5 Flask, warlords and power; a Servant's power does not."""
    match = place(5, flask={0: {"red": 2}}, slain={"sun": 1}, power={0: 7, 1: 6})
    assert points(match, 0) == [2 * 2 + 7, 5, 0, 20, 0]


def test_the_coming_siege_is_foreseen():
    """AS-G1 AS-K1 AS-K2 Growth, sickness, and each living warlord."""
    siege = place(hordes=4, reinforcement=3, mob=9, unrest=2, warlords=["fire", "sun"]).view(0).facts().siege
    assert (siege.health.now, siege.health.after_siege) == (6, 3)
    assert (siege.hordes.after_siege, siege.mob.after_siege, siege.rage.after_siege) == (7, 10, 0)
    assert (siege.sickens, [each.glyph for each in siege.warlords]) == (True, ["fire", "sun"])
    assert not place(shown={3: "barbarians"}).view(0).facts().siege.sickens


def test_who_can_answer_a_warlord_is_foreseen():
    """AS-K2 AS-V2 Everybody with an untapped card of its glyph; an Alchemist makes any glyph."""
    warlords = ["fire", "sun", "darkness"]
    told = place(ready={"ember-ring": 2}, tapped={"flame-dagger": 3}, warlords=warlords).view(1).facts().siege.warlords
    assert [each.answered_by for each in told] == [[0, 2], [1], []]
    told = place(5, warlords=["darkness"]).view(0).facts().siege.warlords
    assert [each.answered_by for each in told] == [[0, 3]]


def test_the_odds_of_a_battle():
    """AS-A10 AS-X2 All cards that may come; the one that comes, for whoever has looked at it."""
    match = place(warlords=["sulphur"], ready={"ember-ring": 0})
    play(match, "fight sulphur", "ability fire")
    battle = match.view(1).facts().battle
    assert (battle.foe, len(battle.cards)) == ("sulphur", 16)
    assert battle.chance == 5 / 16  # two fire reach 10 by a flow of 5 or 6
    seen = [["i18"] + [None] * 17 if seat == 2 else [None] * 18 for seat in range(4)]
    match = place(exile={0}, guards={0: 1, 1: 1}, glimpsed=[0, 0, 1, 0], foresight=seen)
    play(match, "attack", "ability fire")
    battle = match.view(2).facts().battle
    assert [(card.invasion, card.attack, card.defence) for card in battle.cards] == [("i18", 15, 5)]
    assert len(match.view(1).facts().battle.cards) == 17


def test_the_own_goal_is_reckoned():
    """AS-E1 AS-E3 How far it is, and whether the king's death would serve it."""
    told = {"goals": ("mob", "save", "save", "dragon"), "mob": 5, "power": {0: 3}}
    goal = place(**told).view(0).facts().goal
    assert (goal.goal, goal.to_go, goal.leads, goal.points_now, goal.points_besides) == ("mob", 5, True, 23, 3)
    assert place(**told).view(1).facts().goal.points_now == 0
    assert place(**told).view(None).facts().goal is None
