"""What a move loses against a better one, and who gains by it."""

from __future__ import annotations

import math
from typing import NamedTuple

from tafelrunde.bots.search import Expectation


class Loss(NamedTuple):
    """What a seat loses of the win, give or take a margin (95 %), and of its points; who gains most, and how much."""

    wins: float
    margin: float
    points: float
    serves: int
    gain: float

    @property
    def is_sure(self) -> bool:
        """Whether chance cannot explain it."""
        return self.wins > self.margin


def loss(best: Expectation, other: Expectation, seat: int) -> Loss:
    """What a seat loses by another move than the best."""
    gains = [after - before for before, after in zip(best.win_shares, other.win_shares, strict=True)]
    serves = max((each for each in range(len(gains)) if each != seat), key=lambda each: gains[each])
    points = best.points[seat] - other.points[seat]
    return Loss(-gains[seat], margin_between(best, other, seat), points, serves, gains[serves])


def margin_between(one: Expectation, other: Expectation, seat: int) -> float:
    """Half the confidence interval of 95 % of how much more often a seat wins with one move than with another."""
    return math.hypot(one.margin(seat), other.margin(seat))
