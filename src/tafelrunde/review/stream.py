"""The stream of a match: what every seat could expect, moment by moment, and why it changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from tafelrunde.kernel import Match
from tafelrunde.review.report import Cause, Moment
from tafelrunde.review.turning_points import TurningPoint


class Expected(Struct, frozen=True):
    """What every seat could expect: its share of the win, and its points."""

    shares: list[float]
    points: list[float]


class AroundDecision(Protocol):
    """What every seat could expect before a decision and, where that is known apart, after it.

    `start` is what it could expect at the beginning, if that is looked at.
    """

    @property
    def start(self) -> Expected | None: ...
    @property
    def before(self) -> Expected: ...
    @property
    def after(self) -> Expected | None: ...


def moments(match: Match, points: Sequence[TurningPoint], looked: Sequence[AroundDecision]) -> Iterator[Moment]:
    """From the start to the outcome, as far as it was looked at. Each step has one cause."""
    seats = match.seats
    start = (looked[0].start if looked else None) or Expected([1 / seats] * seats, [0.0] * seats)
    yield Moment(0, "start", None, start.shares, start.points)
    cause: Cause = "luck" if points and points[0].after_chance else "view"
    seat: int | None = None
    for point, each in zip(points, looked, strict=False):
        yield Moment(point.number, cause, seat, each.before.shares, each.before.points)
        if each.after is None:
            cause, seat = "decision", point.seat
        else:
            yield Moment(point.number + 1, "decision", point.seat, each.after.shares, each.after.points)
            cause, seat = ("luck" if point.then_chance else "view"), None
    if len(looked) == len(points):
        outcome = match.outcome
        assert outcome is not None
        yield Moment(match.length, cause, seat, shares_in_the_end(match), [float(each) for each in outcome.points])


def shares_in_the_end(match: Match) -> list[float]:
    """The share of the win that every seat came to."""
    outcome = match.outcome
    assert outcome is not None
    return [(place == 1) / len(outcome.winners) for place in outcome.places]
