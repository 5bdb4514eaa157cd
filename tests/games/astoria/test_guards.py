"""Guards: killed and protected (AS-Y1, AS-Y5, AS-Y7, AS-Y8)."""

import pytest

from tests.games.astoria.astoria_table import legal, place, play, refused, table

FIRE, DARK = ("fire guard 2", {"fire": 3}), ("darkness guard 2", {"darkness": 3})


@pytest.mark.parametrize(("move", "glyphs"), [FIRE, DARK])
def test_a_killed_guard_goes_to_the_reserve(move, glyphs):
    """AS-Y1 AS-Y5 AS-Y8 By fire the killer goes into exile, by darkness not."""
    now = play(place(glyphs=glyphs, guards={2: 2}), move)
    assert (now["guards"][2], now["reserve"]["yellow"], now["glyphs"]) == (1, 1, {})
    assert (now["exile"][0], now["phase"]) == (int("fire" in move), "act")


@pytest.mark.parametrize(("move", "glyphs"), [FIRE, DARK])
def test_only_guards_that_are_there_are_killed(move, glyphs):
    """AS-Y1 AS-Y5 Of any colour, the own one too, but not of an empty chair."""
    match = place(glyphs=glyphs, guards={0: 1})
    rule = "AS-Y1" if "fire" in move else "AS-Y5"
    assert refused(match, move) == rule
    assert refused(match, move.replace("2", "5")) == rule
    assert move.replace("2", "0") in legal(match)


def protected(move="fire guard 2", glyphs=FIRE[1], **told):
    """Seat 0 wants to kill a guard of seat 2; 1 and 3 have cobalt."""
    ready = {"oracle-orb": 1, "cobalt-seal": 3, "blessed-bell": 3}
    match = place(**({"glyphs": glyphs, "guards": {2: 1}, "ready": ready} | told))
    match.play(move)
    return match


@pytest.mark.parametrize(("move", "glyphs"), [FIRE, DARK])
def test_the_first_who_protects_saves_the_guard(move, glyphs):
    """AS-Y6 AS-Y7 The surplus is lost, the killer's glyphs are spent, and fire exiles the killer all the same."""
    match = protected(move, glyphs)
    assert (match.to_move, table(match)["phase"]) == (1, "protect")
    assert legal(match) == {"tap oracle-orb", "pass"}
    now = play(match, "tap oracle-orb")
    assert (now["guards"][2], now["lies"]["oracle-orb"], now["glyphs"]) == (1, "tapped", {})
    assert (now["exile"][0], match.to_move, now["actions_left"]) == (int("fire" in move), 0, 4)


def test_protection_is_asked_clockwise_and_may_be_declined():
    """AS-Y7 From the killer's left; the next one may save it, with either card."""
    match = protected()
    play(match, "pass")
    assert match.to_move == 3
    assert legal(match) == {"tap cobalt-seal", "tap blessed-bell", "pass"}
    assert play(match, "tap blessed-bell")["guards"][2] == 1


def test_if_all_decline_the_guard_is_killed():
    """AS-Y7 AS-Y8 And the turn goes on."""
    match = protected()
    now = play(match, "pass", "pass")
    assert (now["guards"][2], now["reserve"]["yellow"], match.to_move) == (0, 1, 0)


def test_exiles_and_those_with_tapped_cards_are_not_asked():
    """AS-Y7 AS-X1 Nobody is left to ask, so the guard dies at once."""
    match = protected(exile={1}, ready={"oracle-orb": 1}, tapped={"cobalt-seal": 3})
    assert (table(match)["guards"][2], match.to_move) == (0, 0)


def test_only_cobalt_protects():
    """AS-Y7 And only an own card."""
    match = protected(ready={"oracle-orb": 1, "ember-ring": 1, "cobalt-seal": 3})
    assert refused(match, "tap ember-ring") == "AS-Y7"
    assert refused(match, "ability sun") == "AS-Y7"
    assert refused(match, "tap cobalt-seal") == "AS-A8"
    assert refused(match, "gather") == "AS-R2"


def test_the_owner_of_the_guard_may_protect_it_and_the_killer_may_not():
    """AS-Y7 AS-Y6 In another player's turn."""
    match = protected(ready={"oracle-orb": 2, "cobalt-seal": 0})
    assert match.to_move == 2
    assert play(match, "pass")["guards"][2] == 0


def test_the_wizard_of_cobalt_protects_with_the_ability_card():
    """AS-Y7 AS-V2 An Alchemist makes cobalt too, own or any."""
    roles = ("servant", "alchemist", "deceiver", "servant", "alchemist", "deceiver")
    match = place(6, glyphs={"fire": 3}, guards={2: 1}, roles=roles)
    play(match, "fire guard 2")
    assert (match.to_move, legal(match)) == (1, {"ability cobalt", "pass"})
    play(match, "pass")
    assert match.to_move == 4
    now = play(match, "ability cobalt")
    assert (now["guards"][2], now["ability_tapped"], now["glyphs"]) == (1, [0, 0, 0, 0, 1, 0], {})


def test_after_a_protection_the_turn_may_be_over():
    """AS-Y7 AS-R2 No action and no glyph is left."""
    match = protected(actions_left=0)
    play(match, "tap oracle-orb")
    assert match.to_move == 1
    assert table(match)["phase"] == "act"
