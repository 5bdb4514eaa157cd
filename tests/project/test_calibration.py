"""What calibration says of reviews: scores that are known beforehand."""

import numpy as np
import pytest

from bench import calibration
from bench.blunders import blunder, ways_of_blunders
from bench.calibration import look_at, ways
from bench.calibration_report import blunder_rows, drawing, rows
from bench.calibration_scores import (
    both_halves,
    brier,
    calibration_error,
    fitted_exponent,
    how_often_leaders_win,
    log_loss,
    mean_of,
    moments_of,
    with_interval,
)
from tafelrunde.review import method


def matches(said, won, count=40):
    """Matches of two seats at each of which the same was said; so many in ten were won by the first."""
    return [
        {"won": [1.0, 0.0] if number // 2 % 10 < won else [0.0, 1.0], "moments": [[0, [said, 1 - said], [3, 1]]]}
        for number in range(count)
    ]


def test_what_comes_true_as_often_as_was_said_has_no_error():
    """Of what was given 30 %, 30 % was won; of what was given 70 % too much, the error is the difference."""
    assert calibration_error([moments_of(each, {2: 0.5}) for each in matches(0.3, won=3)]) == pytest.approx(0)
    assert calibration_error([moments_of(each, {2: 0.5}) for each in matches(0.7, won=3)]) == pytest.approx(0.4)


def test_shares_that_say_too_much_are_corrected():
    """What was given odds of 9 to 1 and came true 4 times to 1."""
    said = matches(0.9, won=8, count=400)
    assert 9 ** fitted_exponent(said) == pytest.approx(4, rel=0.02)
    assert (
        calibration_error(both_halves(said)) < 0.02 < calibration_error([moments_of(each, {2: 0.5}) for each in said])
    )


def test_scores_beside_plain_guesses():
    """A constant says nothing; who has most points wins as often as they did in the other half."""
    told = both_halves(matches(0.9, won=9))
    loss = -(0.9 * np.log(0.9) + 0.1 * np.log(0.1))
    assert mean_of(log_loss, "said")(told) == pytest.approx(loss)
    assert mean_of(log_loss, "leader")(told) == pytest.approx(loss)
    assert mean_of(log_loss, "constant")(told) == pytest.approx(np.log(2))
    assert mean_of(brier, "constant")(told) == pytest.approx(0.5)
    mean, low, high = with_interval(told, mean_of(log_loss, "said", "constant"))
    assert mean == pytest.approx(np.log(2) - loss)
    assert 0 < low < mean < high


def test_the_points_leader_is_fitted_for_each_number_of_seats():
    """With two seats it wins half, with four a third; neither is told the mean of both."""
    two = [{"won": won, "moments": [[0, [0.5, 0.5], [3, 1]]]} for won in ([1.0, 0.0], [0.0, 1.0])]
    won = ([1.0, 0, 0, 0], [0, 1.0, 0, 0], [0, 0, 1.0, 0])
    four = [{"won": each, "moments": [[0, [0.25] * 4, [3, 1, 1, 1]]]} for each in won]
    wins = how_often_leaders_win([*two, *four])
    assert wins == pytest.approx({2: 1 / 2, 4: 1 / 3})
    assert moments_of(four[0], wins).leader[0] == pytest.approx([1 / 3, 2 / 9, 2 / 9, 2 / 9])


def test_matches_of_other_levels_or_methods_do_not_count(monkeypatch):
    """Neither for calibration nor, where only the method counts, for blunders; an exponent changes no shares found."""
    now, planted = ways("festival", [3, 4]), ways_of_blunders("festival")
    assert ways("festival", [4, 3]) == now != ways("festival", [3, 5])
    monkeypatch.setattr(method, "share_exponent", lambda game: 9.0)
    assert ways("festival", [3, 4]) == now
    assert ways_of_blunders("festival") != planted
    monkeypatch.undo()
    for room in (method, calibration):
        monkeypatch.setattr(room, "EDITION", method.EDITION + 1)
    assert ways("festival", [3, 4]) != now
    assert ways_of_blunders("festival") != planted


def test_moments_of_a_real_match():
    """Shares add up, points are there, and somebody has won; the page and the picture can be made of it."""
    kept = [look_at("festival", 4, [3], number) for number in range(4)] * 5
    for match in kept:
        assert sum(match["won"]) == pytest.approx(1)
        for _, shares, points in match["moments"]:
            assert sum(shares) == pytest.approx(1, abs=0.01)
            assert len(points) == 4
    assert len(list(rows({"festival": kept}))) == 3
    assert drawing({"festival": kept}).count("<circle") > 1


def test_a_planted_blunder():
    """It costs something, and the review of the seat is asked for its place."""
    found = blunder("festival", 0)
    assert found["judged"] > 0
    assert found["cost"] is None or found["cost"] >= 0.05
    assert found["place"] in (1, 2, 3, None)
    assert len(list(blunder_rows({"festival": [found | {"cost": 0.1}] * 5}))) == 3
