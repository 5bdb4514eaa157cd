"""Luck: what the moves of NATURE changed for every seat, by what that seat knew before and after them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from tafelrunde.bots.search import Budget
from tafelrunde.kernel import Match, View
from tafelrunde.review.expecting import expect
from tafelrunde.review.report import Luck
from tafelrunde.review.stream import shares_in_the_end
from tafelrunde.review.turning_points import TurningPoint

NORMAL_95 = 1.96
OTHER_SEED = 500_009


class Standing(Struct, frozen=True):
    """Every seat's share of the win beside moves of NATURE: the mean of two searches, and half of what lies between."""

    shares: list[float]
    errors: list[float]


class AroundChance(Protocol):
    """How all stood before and after a decision, where NATURE moved there and that was looked at.

    `start_luck` is how all stood at the beginning, if that is looked at.
    """

    @property
    def start_luck(self) -> Standing | None: ...
    @property
    def before_luck(self) -> Standing | None: ...
    @property
    def after_luck(self) -> Standing | None: ...


def standing(views: Sequence[View], iterations: int, seed: int) -> Standing:
    """How all stand: every seat by its own view, or all by the one view there is.

    Nobody looks for the best move here: what that adds would be counted as luck of the seat that decides next. By its
    own view the share of each seat is biased upwards, because search plans for it more deeply than for others; so the
    shares are divided by their sum, and what one seat gains by luck the others lose.
    """
    one, other = (_shares(views, Budget(iterations=iterations), each) for each in (seed, seed + OTHER_SEED))
    both = list(zip(one, other, strict=True))
    return Standing([(a + b) / 2 for a, b in both], [abs(a - b) / 2 for a, b in both])


def _shares(views: Sequence[View], budget: Budget, seed: int) -> list[float]:
    found = [expect(view, budget, seed=seed).win_shares for view in views]
    if len(views) == 1:
        return list(found[0])
    own = [shares[seat] for seat, shares in enumerate(found)]
    total = math.fsum(own)
    return [share / total if total else 1 / len(own) for share in own]


def luck(match: Match, points: Sequence[TurningPoint], looked: Sequence[AroundChance]) -> Iterator[Luck]:
    """What the moves of NATURE changed, from the start on, wherever both sides of them were looked at."""
    nothing = [0.0] * match.seats
    first = 0
    start = looked[0].start_luck if looked else None
    before: Standing | None = start or Standing([1 / match.seats] * match.seats, nothing)
    for point, each in zip(points, looked, strict=False):
        if before and each.after_luck:
            yield _between(first, before, point.number, each.after_luck)
        first, before = point.number + 1, each.before_luck
    if len(looked) == len(points) and before:
        yield _between(first, before, match.length, Standing(shares_in_the_end(match), nothing))


def _between(first: int, before: Standing, number: int, after: Standing) -> Luck:
    changes = [b - a for a, b in zip(before.shares, after.shares, strict=True)]
    margins = [NORMAL_95 * math.hypot(a, b) for a, b in zip(before.errors, after.errors, strict=True)]
    return Luck(first, number, changes, margins)
