"""The tally: every line of it by its rule (FV-E2 to FV-E8, FV-X2)."""

import random

import pytest

from tests.games.festival.festival_table import FESTIVAL, after, final, play_at_random


def lines(match, seat, viewer=None):
    """What a seat is paid, in short: rule, gold, words and what they speak of."""
    lines = match.view(viewer).tally()[seat]
    told = [(line.rule, line.points, line.phrase) for line in lines]
    return [(rule, points, each.code.removeprefix("tally-"), *each.arguments.values()) for rule, points, each in told]


def sums(told):
    """The gold of each seat."""
    return tuple(sum(line.points for line in own) for own in told)


@pytest.mark.parametrize("simplified", [False, True])
@pytest.mark.parametrize("seats", [4, 5])
def test_the_lines_add_up_to_the_points(seats, simplified):
    """FV-E9 At the end everybody is told the same, and it is what the match was worth."""
    for seed in range(20):
        match = FESTIVAL.start(seats=seats, seed=seed, options={"simplified": simplified})
        play_at_random(match, random.Random(seed))
        for viewer in (None, seed % seats):
            assert sums(match.view(viewer).tally()) == match.points


@pytest.mark.parametrize("simplified", [False, True])
def test_while_the_match_goes_on_it_knows_what_the_viewer_knows(simplified):
    """FV-R6 Whatever the others laid face down, in all the worlds a seat can imagine its tally is the same."""
    rng = random.Random(7)
    match = FESTIVAL.start(seats=5, seed=7, options={"simplified": simplified})
    hidden = False
    while not match.over:
        for viewer in (None, *range(5)):
            view = match.view(viewer)
            told = view.tally()
            assert view.imagined(rng.randrange(1000)).view(viewer).tally() == told
            whole = [match.view(seat).tally()[seat] for seat in range(5)]
            hidden |= whole != list(told)
        match.play(rng.choice(match.legal))
    assert hidden


def test_each_prize_names_its_rule():
    """FV-E2 FV-E3 FV-E4 FV-E6 Sole and tied, most and second."""
    match = final("ddddd ggggg", "ddd ttttttt", "mmmmmmm ggg", "cccccccc t m")
    assert lines(match, 0) == [("FV-E2", 6, "most", "dancer", 5), ("FV-E2", 6, "most", "gladiator", 5)]
    assert lines(match, 1) == [("FV-E2", 3, "second", "dancer", 3), ("FV-E2", 6, "most", "tamer", 7)]
    tied = final("ddd ggg ttt m", "ddd mmmm ttt", "ggg cccc t d m", "ccc gg t DD mm")
    assert lines(tied, 0) == [
        ("FV-E4", 1, "tied-second", "dancer", 3),
        ("FV-E3", 4, "tied-most", "gladiator", 3),
        ("FV-E3", 4, "tied-most", "tamer", 3),
        ("FV-E6", 6, "variety", 4),
    ]


def test_two_star_cards_cost_gold_and_nobody_falls_below_zero():
    """FV-E7 FV-E8 The floor is a line of its own, so that the sum is right."""
    match = after("0:d9- 1:g9+ 2:d1+ 3:g1- / c4")
    assert lines(match, 1) == [("FV-E2", 6, "most", "gladiator", 2), ("FV-E7", -1, "two-stars", 1)]
    assert lines(match, 0) == []
    assert lines(match, 0, viewer=0) == [("FV-E2", 6, "most", "dancer", 2), ("FV-E7", -1, "two-stars", 1)]
    behind = after("0:d9+ 1:d9+ 2:d2+ 3:g2+ / c4", "3:g3+ 0:d1+ 1:g4- 2:d3+ / c5", "0:g5+ 2:d4+ 3:c1+ 1:g6- / c6")
    assert lines(behind, 1) == [("FV-E7", -1, "two-stars", 1), ("FV-E8", 1, "floor")]
    assert lines(behind, 1, viewer=1) == [("FV-E3", 4, "tied-most", "gladiator", 2), ("FV-E7", -1, "two-stars", 1)]


def test_simplified_the_numbers_are_the_gold():
    """FV-X2 One line, with the sum."""
    match = FESTIVAL.start(seats=4, seed=3, options={"simplified": True})
    play_at_random(match, random.Random(3))
    assert [lines(match, seat) for seat in range(4)] == [[("FV-X2", gold, "numbers")] for gold in match.points]
