"""What calibration says of reviews: scores that are known beforehand."""

import numpy as np
import pytest

from bench.blunders import blunder
from bench.calibration import look_at
from bench.calibration_report import blunder_rows, drawing, rows
from bench.calibration_scores import (
    both_halves,
    brier,
    calibration_error,
    fitted_exponent,
    log_loss,
    mean_of,
    moments_of,
    with_interval,
)


def matches(said, won, count=40):
    """Matches of two seats at each of which the same was said; so many in ten were won by the first."""
    return [
        {"won": [1.0, 0.0] if number // 2 % 10 < won else [0.0, 1.0], "moments": [[0, [said, 1 - said], [3, 1]]]}
        for number in range(count)
    ]


def test_what_comes_true_as_often_as_was_said_has_no_error():
    """Of what was given 30 %, 30 % was won; of what was given 70 % too much, the error is the difference."""
    assert calibration_error([moments_of(each, 0.5) for each in matches(0.3, won=3)]) == pytest.approx(0)
    assert calibration_error([moments_of(each, 0.5) for each in matches(0.7, won=3)]) == pytest.approx(0.4)


def test_shares_that_say_too_much_are_corrected():
    """What was given odds of 9 to 1 and came true 4 times to 1."""
    said = matches(0.9, won=8, count=400)
    assert 9 ** fitted_exponent(said) == pytest.approx(4, rel=0.02)
    assert calibration_error(both_halves(said)) < 0.02 < calibration_error([moments_of(each, 0.5) for each in said])


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
