"""Contests: the better bot is seen to be better, and the same seed gives the same matches."""

import pytest

import tafelrunde as tr
from tafelrunde.lab.arena import Result, contest, entrant, one_line


def test_one_among_others():
    result = contest("festival", "level 2", "random", seats=4, matches=24, seed=2)
    assert result == contest("festival", "level 2", "random", seats=4, matches=24, seed=2)
    assert result.interval[0] > 0.25
    assert one_line(result).startswith("festival, 4 seats: level 2 among random wins ")


def test_equals_win_their_share():
    """Among equals the interval contains the share everybody has."""
    low, high = contest("festival", "random", "random", seats=4, matches=80, seed=1).interval
    assert low < 0.25 < high


def test_the_interval_is_wilsons():
    """50 of 100: from 40.4 % to 59.6 %."""
    assert Result("g", 2, "a", "b", (1.0,) * 50 + (0.0,) * 50).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_processes_change_nothing():
    one, two = (contest("festival", "random", "random", seats=4, matches=8, processes=n) for n in (1, 2))
    assert one == two


@pytest.mark.parametrize("said", ["strong", "level", "level x", "iterations", "level 9", ""])
def test_bots_that_are_none(said):
    with pytest.raises(tr.TafelError, match=r"there is no (bot|level)"):
        entrant("festival", said, 1)
