"""The mind of UFOs!: it sees what is worth doing at first sight."""

import pytest

import tafelrunde as tr
from tafelrunde.bots.opinion import PriorBot, opinion
from tafelrunde.bots.search import Budget, think
from tafelrunde.lab.arena import contest
from tests.games.ufos.ufos_table import lay, legal, play


def liked(match):
    """The legal moves in notation, the best first."""
    moves, weights = opinion(match.view(match.to_move))
    return [str(moves[i]) for i in (-weights).argsort()]


def test_an_empty_village_is_worth_a_stand():
    """UF-A2 A stand costs nothing, so the turn does not end without it."""
    match = play(lay("standard roswell, standard rachel", "standard kulusuk, standard emilcin"), "end movement")
    assert liked(match)[-1] == "end turn"


def test_stands_come_before_the_restaurant_they_help():
    """UF-A8 A stand opened earlier in the same phase already counts."""
    match = lay("standard los_angeles, standard rachel", "standard kulusuk, standard emilcin")
    assert liked(play(match, "end movement")) == ["stand in rachel", "restaurant in los_angeles", "end turn"]


def test_nobody_ends_the_match_for_somebody_else():
    """UF-E1 A fifth city would end the match, but the other is far ahead: no try for it."""
    mine = {"los_angeles": 1, "mexico": 1, "berlin": 1, "cairo": 1}
    match = lay(
        "standard new_york, standard rachel",
        "standard kulusuk, standard emilcin",
        restaurants={0: mine, 1: {"london": 2, "rio": 1}},
        witnesses={0: {"london": 5}},
        stands={"rachel": 0},
    )
    assert liked(play(match, "end movement")) == ["end turn", "restaurant in new_york"]


def test_a_bumped_ufo_is_led_over_a_city():
    """UF-W1 Every city it flies over gets a witness of the loser."""
    match = lay(
        "standard los_angeles, standard rachel",
        "standard roswell, standard emilcin",
        dice=["dice 3 against 3", "dice 3 against 1"],
    )
    play(match, "fly standard from los_angeles", "to roswell", "end movement")
    assert len(legal(match, "step")) == 4
    assert set(liked(match)[:2]) == {"drift to los_angeles", "drift to mexico"}


def expected(match, *moves):
    """The share of the win that search expects for whoever is to move, after some moves."""
    play(match, *moves)
    thought = think(match.view(match.to_move), Budget(iterations=200))
    return thought.moves[0].win_shares[match.to_move]


def test_thought_flies_to_the_city_that_wins_the_match():
    """UF-E1 The fifth city ends it, and Los Angeles is one flight away."""
    match = lay(
        "standard roswell, standard rachel",
        "standard kulusuk, standard emilcin",
        restaurants={0: {"new_york": 1, "mexico": 1, "berlin": 1, "cairo": 1}, 1: {"london": 1}},
        stands={"rachel": 0, "roswell": 0},
    )
    thought = think(match.view(0), Budget(iterations=500))
    assert str(thought.variation[1]) == "to los_angeles"


def test_the_second_half_is_played_in_thought_to_its_end():
    """UF-E1 One world tells who wins it when four of five cities are taken; at the beginning, only who is likely to."""
    ufos = ("standard roswell, standard rachel", "standard kulusuk, standard emilcin")
    taken = {"new_york": 1, "mexico": 1, "berlin": 1, "cairo": 1}
    begun = tr.game("ufos").start(seats=4, seed=5)
    late, early = (
        next(each for each in think(match.view(match.to_move), Budget(iterations=1)).moves if each.visits)
        for match in (lay(*ufos, restaurants={0: taken, 1: {"london": 1}}), begun)
    )
    assert max(late.win_shares) in {0.5, 1}
    assert 0 < min(early.win_shares) < max(early.win_shares) < 1


def test_what_the_dice_may_bring_counts_before_they_fall():
    """UF-A7 The same try is expected to bring more with a stand beside the city, and less with witnesses in it."""
    ufos = ("standard los_angeles, standard kulusuk", "standard trans, standard emilcin")
    alone = expected(lay(*ufos, stands={"kulusuk": 0, "rachel": 1}), "end movement")
    helped = expected(lay(*ufos, stands={"kulusuk": 0, "rachel": 0}), "end movement")
    seen = expected(lay(*ufos, stands={"kulusuk": 0, "rachel": 1}, witnesses={0: {"los_angeles": 2}}), "end movement")
    assert seen < alone < helped


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_search_is_at_home_on_every_map(seats):
    """The value is asked after each turn; the shares of the win add up to one."""
    match = tr.game("ufos").start(seats=seats, seed=5)
    bot = PriorBot(seed=1)
    for _ in range(40):
        match.play(bot.choose(match.view(match.to_move)))
    thought = think(match.view(match.to_move), Budget(iterations=100))
    assert sum(thought.moves[0].win_shares) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_move_is_liked_a_little(seats):
    """A whole match of greedy bots: weights are positive and add up to one."""
    match = tr.game("ufos").start(seats=seats, seed=5)
    bot = PriorBot(seed=1)
    for _ in range(150):
        if match.over:
            break
        moves, weights = opinion(match.view(match.to_move))
        assert moves == match.legal
        assert weights.min() > 0
        assert weights.sum() == pytest.approx(1)
        match.play(bot.choose(match.view(match.to_move)))


def test_first_sight_beats_chance():
    """One greedy bot among random ones wins far more than its quarter."""
    assert contest("ufos", "level 2", "random", seats=4, matches=12).share > 0.7
