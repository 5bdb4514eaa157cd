"""The mind of Astoria: it knows its own goal, and of the others only what lies open."""

import random
from collections import Counter

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.minds.astoria import beliefs
from tafelrunde.bots.opinion import opinion
from tafelrunde.bots.search import Budget, Temper
from tafelrunde.bots.search.thread import SearchThread
from tafelrunde.bots.worlds import WORLD
from tafelrunde.lab.arena import contest, deal, entrant
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


def attacked(**told):
    """A match in which seat 3, an Alchemist in exile, attacks the castle, and seat 0 is asked."""
    match = place(5, actor=3, exile=[3], **told)
    for move in ("attack", "ability nature"):
        match.play(move)
    assert match.to_move == 0
    return match


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


def test_who_searches_does_not_leave_the_last_guard_to_the_others():
    """AS-A11 AS-X2 An Alchemist in exile with a guard of its own: a third guard against it is as good as certain."""
    threat = place(5, exile=[3], guards={0: 2, 3: 1}, power={0: 10}, hands={0: ["ember-ring", "fire-wand"]})
    for seed in range(3):
        assert str(entrant("astoria", "iterations 600", seed).choose(threat.view(0))) == "guard"


def test_who_searches_does_not_accuse_at_random():
    """AS-A12 In the first turn of a match nobody knows anything, and exile is for good."""
    for seed in range(3):
        start = place(5, hands={0: ["ember-ring", "fire-wand", "flame-dagger"]})
        assert not str(entrant("astoria", "iterations 600", seed).choose(start.view(0))).startswith("accuse")


def test_power_is_brought_together_for_a_guard_while_there_is_time():
    """AS-A3 AS-A11 AS-V3 A Servant without power burns a gem that pays for a guard, because an exile comes last."""
    threat = {"start": 1, "actor": 1, "guards": {0: 1}, "ability_tapped": {3: 1}}
    in_danger, at_peace = place(5, exile=[0], **threat), place(5, start=1, actor=1)
    assert best(in_danger) == "burn orange"
    assert liked(in_danger)["burn orange"] > 2 * liked(at_peace)["burn orange"]


def test_a_guard_is_worth_more_against_an_exile_than_against_a_suspect():
    """AS-X2 Who is at court must first go into exile, and all others but one have a turn before the attack."""
    suspect = {"start": 1, "actor": 1, "power": {1: 5}, "guards": {0: 2}, "ability_tapped": {3: 1}}
    harmless = suspect | {"guards": {0: 0}}
    by_threat = [liked(place(5, **told))["guard"] for told in (harmless, suspect, suspect | {"exile": [0]})]
    assert by_threat == sorted(by_threat)
    assert by_threat[0] < by_threat[2] / 5


def test_who_is_as_good_as_certain_accuses():
    """AS-A12 AS-K1 In exile for a wrong accusation of the mob, and neither of the barbarians nor of the dragon."""
    known = {"exile": [1, 2, 3], "cleared": {1: {"mob": 1}, 3: {"barbarians": 1, "dragon": 1}}}
    assert best(place(goals=("save", "save", "save", "mob"), **known)) == "accuse 3 mob"
    assert not best(place()).startswith("accuse")
    assert not best(place(goals=("dragon", "save", "save", "mob"), **known)).startswith("accuse")


def test_the_sicker_the_king_the_sooner_somebody_is_accused():
    """AS-K1 The first traitor who is unmasked ends the sickness."""
    well, ill = (liked(place(exile=[3], cleared={1: {"mob": 1}}, health=health)) for health in (6, 1))
    assert ill["accuse 3 mob"] > 2 * well["accuse 3 mob"]


@pytest.mark.parametrize("goal", ["save", "mob"])
def test_everybody_defends_the_castle_with_what_is_strongest(goal):
    """AS-X2 AS-V2 Whoever serves the king and another traitor: with 3 own glyphs, not with 1 of another kind."""
    assert best(attacked(goals=(goal, "save", "save", "dragon", "barbarians"))) == "ability fire"


def test_who_wins_by_the_fall_of_the_castle_lets_it_fall():
    """AS-X2 AS-E5 20 power and 8 gems in the flask are more than a traitor without power gets for the castle."""
    assert best(attacked(flask={0: {"purple": 8}}, power={0: 20, 3: 0})) == "ready"


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
        thread = SearchThread(view, 1, Temper(), seed)
        thread.grow(Budget(iterations=1))
        goals[int(thread.scratch.tables["goal"][WORLD, 3]) - 1] += 1
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


def test_first_sight_posts_guards_and_accuses():
    """AS-A11 AS-A12 In 20 matches with 5 seats, one of them a rusher, greedy bots do both."""
    kinds: Counter[str] = Counter()
    for number in range(20):
        match = deal("astoria", "rusher", 5, 1, number)
        table = [entrant("astoria", "rusher" if seat == number % 5 else "level 2", seat) for seat in range(5)]
        while match.to_move is not None:
            seat = match.to_move
            move = table[seat].choose(match.view(seat))
            kinds[move.kind] += seat != number % 5
            match.play(move)
    assert kinds["guard"] >= 10
    assert kinds["accuse"] >= 10
