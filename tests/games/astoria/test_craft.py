"""Crafting artefacts (AS-A5 to AS-A7)."""

import pytest

from tests.games.astoria.astoria_table import legal, offered, place, play, refused, table

SIX = {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1}


def test_an_artefact_is_laid_down_with_its_first_gem():
    """AS-A5 From the hand, with a gem of a colour that has a space."""
    match = place(hands={0: ["ember-ring"]})
    assert offered(match, "craft") == {"craft ember-ring red"}
    now = play(match, "craft ember-ring red")
    assert (now["lies"]["ember-ring"], now["before"]["ember-ring"]) == ("in-work", "0")
    assert (now["placed"]["ember-ring"], now["stock"][0]["red"], now["hand_size"][0]) == ({"red": 1}, 8, 0)


def test_only_free_spaces_take_gems():
    """AS-A5 The Ember Ring has two red spaces and an orange one."""
    match = place(stock={0: {"red": 4, "orange": 1, "blue": 2}, 1: {"orange": 8}}, work={"ember-ring": (0, {"red": 2})})
    assert refused(match, "craft ember-ring red") == "AS-A5"
    assert refused(match, "craft ember-ring blue") == "AS-A5"
    assert offered(match, "craft") == {"craft ember-ring orange"}


def test_only_own_artefacts_are_worked_on():
    """AS-A5 Neither those of others nor those that are not in hand, and none that is finished."""
    match = place(hands={1: ["fire-wand"]}, work={"ember-ring": (1, {"red": 1})}, ready={"flame-dagger": 0})
    for card in ("fire-wand", "ember-ring", "flame-dagger", "phoenix-staff"):
        assert refused(match, f"craft {card} red") == "AS-A5"


def test_several_may_be_in_work():
    """AS-A5 One gem an action."""
    match = place(hands={0: ["ember-ring", "fire-wand"]})
    now = play(match, "craft ember-ring red", "craft fire-wand red")
    assert {now["lies"]["ember-ring"], now["lies"]["fire-wand"]} == {"in-work"}
    assert now["actions_left"] == 2


def test_a_finished_artefact_fills_the_flask_and_heals_the_king():
    """AS-A6 It can be used at once."""
    match = place(work={"ember-ring": (0, {"red": 1, "orange": 1})})
    now = play(match, "craft ember-ring red")
    assert now["flask"][0] == {"red": 2, "orange": 1}
    assert (now["health"], now["lies"]["ember-ring"], now["placed"]) == (7, "ready", {})
    assert play(match, "tap ember-ring")["glyphs"] == {"fire": 2}


def test_a_finished_artefact_may_cure_the_king():
    """AS-A6 AS-E4 The match ends at once, in the middle of a turn."""
    match = place(work={"ember-ring": (0, {"red": 1, "orange": 1})}, health=9)
    play(match, "craft ember-ring red")
    assert (match.over, match.outcome.reason) == (True, "cured")


@pytest.mark.parametrize(("power", "left"), [(5, 0), (12, 7)])
def test_the_last_gem_of_a_spellbook_costs_five_power(power, left):
    """AS-A7 Exactly five will do."""
    match = place(work={"book-of-fire": (1, SIX)}, actor=1, power={1: power}, stock={1: {"purple": 1, "orange": 3}})
    now = play(match, "craft book-of-fire purple")
    assert (now["power"][1], now["lies"]["book-of-fire"]) == (left, "ready")
    assert sum(now["flask"][1].values()) == 6


def test_without_five_power_a_spellbook_waits_for_its_last_gem():
    """AS-A7 The gems before it cost none."""
    match = place(work={"book-of-fire": (0, SIX)}, stock={0: {"purple": 1, "red": 1}}, power={0: 4})
    assert refused(match, "craft book-of-fire purple") == "AS-A7"
    assert "craft book-of-fire purple" not in legal(match)
    assert "craft book-of-fire purple" in legal(after_gathering(match))
    first = place(hands={0: ["book-of-fire"]})
    assert play(first, "craft book-of-fire red")["power"][0] == 0


def after_gathering(match):
    """One power more."""
    play(match, "gather")
    assert table(match)["power"][0] == 5
    return match
