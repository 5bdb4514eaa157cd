"""The end and the points (AS-E)."""

import pytest

from tafelrunde.kernel import playouts
from tests.games.astoria.astoria_table import ASTORIA, place, play, table

LOYAL = ("save", "save", "save", "barbarians")


def overrun(**told):
    """The hordes reach their maximum in the siege."""
    match = place(actor=3, hordes=9, **told)
    match.play("end")
    return match


def die(**told):
    """The king dies of sickness in the siege."""
    match = place(actor=3, health=1, **told)
    match.play("end")
    return match


def test_the_faction_that_killed_the_king_gets_twenty_points():
    """AS-E1 The holder of that goal, and nobody else; exile takes no goal away."""
    assert overrun(goals=LOYAL).points == (0, 0, 0, 20)
    assert overrun(goals=LOYAL, exile={3}).points == (0, 0, 0, 20)
    assert overrun(goals=LOYAL, shown={3: "barbarians"}).points == (0, 0, 0, 20)


def test_a_goal_nobody_holds_gives_nobody_points():
    """AS-E1 The barbarians' card was not dealt."""
    assert overrun(goals=("save", "dragon", "mob", "save")).points == (0, 0, 0, 0)


def test_several_at_once_give_nobody_points():
    """AS-E1 Hordes and mob together."""
    match = place(actor=3, hordes=9, mob=9, goals=("save", "mob", "save", "barbarians"))
    match.play("end")
    assert (match.outcome.reason, match.points) == ("hordes-and-mob", (0, 0, 0, 0))


def test_an_attacker_gets_points_only_as_a_traitor():
    """AS-E2 Whatever the traitor's faction; other traitors get nothing."""
    tired = {"ability_tapped": {1: 1, 2: 1, 3: 1}, "exile": {0}, "dice": ["battle i18"]}
    match = place(goals=("dragon", "mob", "barbarians", "save"), **tired)
    play(match, "attack", "ability fire")
    assert match.points == (20, 0, 0, 0)
    match = place(goals=("save", "mob", "barbarians", "dragon"), **tired)
    play(match, "attack", "ability fire")
    assert match.points == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("hordes", "mob", "rage", "points"),
    [
        (5, 2, 3, (0, 20, 0, 0)),
        (2, 5, 3, (0, 0, 20, 0)),
        (2, 3, 7, (0, 0, 0, 20)),
        (5, 5, 3, (0, 0, 0, 0)),
        (2, 6, 7, (0, 0, 0, 0)),
        (4, 4, 5, (0, 0, 0, 0)),
    ],
)
def test_sickness_helps_the_strongest_faction(hordes, mob, rage, points):
    """AS-E3 Hordes, mob or dragon, after the rise of this siege by one each; a tie helps nobody."""
    match = die(goals=("save", "barbarians", "mob", "dragon"), hordes=hordes, mob=mob, rage=rage)
    assert (match.outcome.reason, match.points) == ("sickness", points)


def test_the_strongest_faction_may_be_held_by_nobody():
    """AS-E3 Then nobody gets points."""
    assert die(goals=("save", "mob", "save", "save"), hordes=6).points == (0, 0, 0, 0)


def test_a_cured_king_rewards_all_who_wanted_it():
    """AS-E4 Loyal exiles too; traitors get nothing."""
    match = place(glyphs={"cobalt": 3}, health=9, goals=("mob", "save", "save", "save"), exile={2})
    play(match, "heal")
    assert (match.outcome.reason, match.points, match.winners) == ("cured", (0, 20, 20, 20), (1, 2, 3))


def test_gems_warlords_and_power_count_as_well():
    """AS-E5 2 a gem in the flask, 5 a warlord, 1 a point of power; gems in stock and guards count nothing."""
    match = overrun(
        goals=LOYAL,
        flask={0: {"red": 2, "blue": 1}, 3: {"green": 1}},
        slain={"sun": 1, "fire": 1, "nature": 0},
        power={0: 4, 2: 20},
        guards={2: 3},
    )
    assert match.points == (6 + 5 + 4, 10, 20, 22)
    assert match.outcome.places == (3, 4, 2, 1)


def test_ties_are_broken_by_gems_then_trophies():
    """AS-E6 Ten points each: five gems beat two gems and a warlord with one power, and these beat plain power."""
    match = overrun(
        goals=("save", "save", "save", "dragon"),
        flask={0: {"red": 5}, 1: {"orange": 2}, 2: {"yellow": 2}},
        slain={"sun": 1},
        power={1: 1, 2: 6, 3: 10},
    )
    assert match.points == (10, 10, 10, 10)
    assert match.outcome.places == (1, 2, 3, 4)


def test_a_full_tie_is_shared():
    """AS-E6 Same points, gems and trophies."""
    match = overrun(goals=("save", "save", "save", "dragon"), power={0: 3, 2: 3})
    assert match.outcome.places == (1, 3, 1, 3)
    assert match.winners == (0, 2)


def test_after_round_sixty_the_match_ends_as_by_sickness():
    """AS-E7 After the siege, before the recovery; the round before goes on."""
    told = {"actor": 3, "hordes": 2, "reinforcement": 1, "goals": LOYAL, "tapped": {"ember-ring": 0}}
    match = place(round_now=59, **told)
    match.play("end")
    assert (match.outcome.reason, match.points) == ("rounds", (0, 0, 0, 20))
    before = place(round_now=58, **told)
    before.play("end")
    assert table(before)["phase"] == "recover"


def test_a_king_who_dies_in_the_last_siege_dies_of_sickness():
    """AS-E7 AS-K3 The limit comes after the siege."""
    match = place(actor=3, round_now=59, health=1)
    match.play("end")
    assert match.outcome.reason == "sickness"


def test_random_matches_hardly_ever_last_sixty_rounds():
    """AS-E7 Under one in a hundred, with any number of seats."""
    for seats in (3, 4, 5, 6):
        ended = playouts(ASTORIA, 500, seats=seats, seed=seats).reasons
        assert sum(ended == ASTORIA.reasons.index("rounds")) < 5


def test_at_the_end_all_goals_are_shown_and_nothing_is_played():
    """AS-E5 Everybody sees why the points are what they are."""
    match = overrun(goals=LOYAL)
    assert match.view(None).to_dict()["table"]["shown"] == list(LOYAL)
    for move in ("gather", "end", "attack", "invasion i05"):
        assert match.why_not(move).rule == "AS-E5"
