"""Scores of what reviews say of moments, beside two plain guesses: a constant, and whoever has most points."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

BINS = 10
LEAST = 0.005
"""No share counts as less than this: else one surprise would decide a log-loss."""
RESAMPLED = 400
EXPONENTS = np.arange(0.4, 2.51, 0.01)

Shares = npt.NDArray[np.float64]
"""Moments by seats, or one number for each moment."""
Match = Mapping[str, Any]
"""A match as it is kept."""


@dataclass(frozen=True)
class Moments:
    """Moments of one match: what was said of each, how it ended, and what the two guesses would have said."""

    said: Shares
    won: Shares
    constant: Shares
    leader: Shares


def moments_of(match: Match, leader_wins: Mapping[int, float], exponent: float = 1.0) -> Moments:
    """The moments of a kept match.

    `leader_wins` is how often whoever has most points wins, by the number of seats; `exponent`, to which power the
    shares that search found are raised.
    """
    seats = len(match["won"])
    said = np.array([shares for _, shares, _ in match["moments"]]) ** exponent
    said /= said.sum(axis=1, keepdims=True)
    won = np.tile(match["won"], (len(said), 1))
    ahead = np.array([[each == max(points) for each in points] for *_, points in match["moments"]], float)
    ahead /= ahead.sum(axis=1, keepdims=True)
    wins = leader_wins[seats]
    leader = ahead * wins + (1 - wins) * (1 - ahead) / (seats - 1)
    return Moments(_not_nothing(said), won, np.full_like(said, 1 / seats), _not_nothing(leader))


def _not_nothing(shares: Shares) -> Shares:
    kept: Shares = np.maximum(shares, LEAST)
    kept /= kept.sum(axis=1, keepdims=True)
    return kept


def how_often_leaders_win(matches: Sequence[Match]) -> dict[int, float]:
    """Of all moments with each number of seats, how often somebody with most points won in the end."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for match in matches:
        for *_, points in match["moments"]:
            led = sum(won for won, each in zip(match["won"], points, strict=True) if each == max(points))
            found[len(points)].append(led)
    return {seats: min(max(float(np.mean(each)), 0.05), 0.95) for seats, each in found.items()}


def log_loss(said: Shares, won: Shares) -> Shares:
    """Of each moment."""
    loss: Shares = -(won * np.log(said)).sum(axis=1)
    return loss


def brier(said: Shares, won: Shares) -> Shares:
    """Of each moment."""
    score: Shares = ((said - won) ** 2).sum(axis=1)
    return score


def bins(matches: Sequence[Moments]) -> list[tuple[float, float, int]]:
    """What was said and what came true on average, in each tenth, and of how many."""
    said = np.concatenate([each.said.ravel() for each in matches])
    won = np.concatenate([each.won.ravel() for each in matches])
    which = np.minimum((said * BINS).astype(int), BINS - 1)
    inside = (which == each for each in range(BINS))
    return [(float(said[at].mean()), float(won[at].mean()), int(at.sum())) for at in inside if at.any()]


def calibration_error(matches: Sequence[Moments]) -> float:
    """How far what was said lies from what came true, on average over all that was said."""
    told = bins(matches)
    return sum(abs(said - won) * count for said, won, count in told) / sum(count for *_, count in told)


def with_interval(
    matches: Sequence[Moments], score: Callable[[Sequence[Moments]], float]
) -> tuple[float, float, float]:
    """A score and its interval of 95 %: the matches are drawn again and again, for the moments of one go together."""
    dice = np.random.default_rng(1)
    drawn = [score([matches[at] for at in dice.integers(len(matches), size=len(matches))]) for _ in range(RESAMPLED)]
    low, high = np.quantile(drawn, (0.025, 0.975))
    return score(matches), float(low), float(high)


def mean_of(
    score: Callable[[Shares, Shares], Shares], guess: str, against: str | None = None
) -> Callable[[Sequence[Moments]], float]:
    """The mean of a score over all moments; `against`: how much it is better than another guess's."""

    def of(matches: Sequence[Moments]) -> float:
        ours = np.concatenate([score(getattr(each, guess), each.won) for each in matches])
        if against is None:
            return float(ours.mean())
        return float((np.concatenate([score(getattr(each, against), each.won) for each in matches]) - ours).mean())

    return of


def fitted_exponent(matches: Sequence[Match]) -> float:
    """The exponent with the least log-loss."""
    leader_wins = how_often_leaders_win(matches)
    losses = [
        mean_of(log_loss, "said")([moments_of(match, leader_wins, each) for match in matches]) for each in EXPONENTS
    ]
    return float(EXPONENTS[np.argmin(losses)])


def both_halves(matches: Sequence[Match]) -> list[Moments]:
    """All matches; the exponent, and how often leaders win, are fitted for each half to the other."""
    found = []
    for half, other in ((matches[::2], matches[1::2]), (matches[1::2], matches[::2])):
        leader_wins, exponent = how_often_leaders_win(other), fitted_exponent(other)
        found += [moments_of(match, leader_wins, exponent) for match in half]
    return found
