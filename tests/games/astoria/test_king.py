"""The king: cured or killed, by whom and whenever it happens (AS-K3, AS-E3, AS-E4)."""

import pytest

from tests.games.astoria.astoria_table import place, play, table

RING = {"ember-ring": (0, {"red": 1, "orange": 1})}
MEDAL = {"sun-medal": (1, {"orange": 1, "yellow": 1})}
VIAL = {"brimstone-vial": (2, {"yellow": 1, "green": 1})}
ALL_POOR = dict.fromkeys(range(5), 0)
COBALT, DARKNESS = {"cobalt": 4}, {"darkness": 4}


@pytest.mark.parametrize(
    ("seats", "told", "moves"),
    [
        (4, {"work": RING}, ["craft ember-ring red"]),
        (4, {"work": RING, "exile": {0}}, ["craft ember-ring red"]),
        (4, {"work": RING, "actions_left": 1}, ["craft ember-ring red"]),
        (4, {"glyphs": COBALT}, ["heal"]),
        (4, {"glyphs": COBALT, "exile": {0}}, ["heal"]),
        (4, {"glyphs": COBALT, "actions_left": 0}, ["heal"]),
        (
            5,
            {"power": ALL_POOR, "actor": 1, "work": MEDAL, "hands": {1: ["noon-crown"]}},
            ["craft noon-crown orange", "craft sun-medal orange"],
        ),
        (5, {"power": ALL_POOR, "actor": 2, "work": VIAL}, ["craft brimstone-vial yellow"]),
    ],
)
def test_at_ten_the_king_is_cured(seats, told, moves):
    """AS-E4 AS-A6 AS-Y6 By an artefact or by cobalt, from exile too, and with the last gem a Servant places."""
    match = place(seats, health=9, **told)
    now = play(match, *moves)
    assert (match.outcome.reason, now["health"], now["phase"]) == ("cured", 10, "over")
    assert [points >= 20 for points in match.points] == [goal == "save" for goal in now["goal"]]


@pytest.mark.parametrize("told", [{}, {"exile": {0}}, {"actions_left": 0}])
@pytest.mark.parametrize(("mob", "points"), [(3, (0, 0, 0, 20)), (4, (0, 0, 0, 0)), (5, (0, 0, 0, 0))])
def test_dark_magic_kills_the_king_at_once(told, mob, points):
    """AS-K3 AS-E3 AS-Y5 By anybody, from exile too; a tie helps nobody, nor does a goal that nobody holds."""
    match = place(glyphs=DARKNESS, health=1, hordes=4, mob=mob, **told)
    now = play(match, "darkness king")
    assert (match.outcome.reason, match.points, now["health"]) == ("dark-magic", points, 0)


def threatened(**told):
    """The siege: the warlord of the sun threatens a king who has one point of health left."""
    match = place(actor=3, health=2, warlords=["sun"], ready={"sun-medal": 0}, dice=["invasion i09"], **told)
    match.play("end")
    return match


def test_the_king_dies_when_the_last_one_leaves_a_warlord_alone():
    """AS-K2 AS-K3 The match ends with that answer; before it he lives."""
    match = threatened(hordes=4)
    play(match, "pass")
    assert (match.over, table(match)["health"]) == (False, 1)
    play(match, "pass")
    assert (match.outcome.reason, match.points) == ("sickness", (0, 0, 0, 20))


def test_one_answer_keeps_the_king_alive():
    """AS-K2 The second may give what the first would not."""
    match = threatened()
    now = play(match, "pass", "ability sun")
    assert (match.over, now["health"], now["phase"]) == (False, 1, "recover")
