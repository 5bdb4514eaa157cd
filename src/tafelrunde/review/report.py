"""What a review says. It can be written as JSON and read again."""

from __future__ import annotations

import math
from typing import Literal

import msgspec
from msgspec import Struct

from tafelrunde.kernel import OPEN
from tafelrunde.kernel.telling import Phrase

# From these costs on, in shares of the win, a decision is called inexact or costly: inexact if its interval lies above
# zero, costly if its interval lies above INEXACT.
INEXACT, COSTLY = 0.02, 0.05

Cause = Literal["start", "decision", "luck", "view"]
Label = Literal["good", "inexact", "costly"]


class Moment(Struct, frozen=True):
    """What every seat could expect when so many moves had been made, and what had changed it since the moment before.

    Luck is a move of NATURE. Between two decisions without one the view changes: the next decision is looked at as
    another seat knew the table, and by another search.
    """

    number: int
    cause: Cause
    seat: int | None
    shares: list[float]
    points: list[float]


class Option(Struct, frozen=True):
    """A move that could have been made: what the seat that decided could expect of it."""

    move: str
    visits: int
    share: float
    points: float


class PlannedMove(Struct, frozen=True):
    """A move that a seat would probably have made."""

    seat: int
    move: str


class Difference(Struct, frozen=True):
    """Where the points of two moves differ: a line of the tally, and how many points more it has after the better."""

    phrase: Phrase
    points: float


class Decision(Struct, frozen=True):
    """One decision, as the seat that made it knew the table.

    `cost` is what it lost of the win against the best move that was found, give or take `margin` (95 %); `points` is
    the same in points, `changes` what it changed in every seat's share. If the best move was played, `lead` is how much
    better it was than the next best, give or take `lead_margin`. `variation` is how the match would probably have gone
    on after the best move, until chance decides; `differences` are those between the best move and the one that was
    played, or the next best.
    """

    number: int
    seat: int
    played: str
    best: str
    cost: float
    margin: float
    points: float
    changes: list[float]
    lead: float
    lead_margin: float
    next_best: str | None
    options: list[Option]
    variation: list[PlannedMove]
    differences: list[Difference]

    @property
    def label(self) -> Label:
        """Good, unless it cost something that chance does not explain."""
        if self.cost < INEXACT or self.cost <= self.margin:
            return "good"
        return "costly" if self.cost >= COSTLY and self.cost - self.margin >= INEXACT else "inexact"

    @property
    def serves(self) -> int | None:
        """Which of several other seats gains most of what the decision cost, if one does."""
        others = [each for each in range(len(self.changes)) if each != self.seat]
        rival = max(others, key=self.changes.__getitem__)
        return rival if len(others) > 1 and self.cost > self.margin and self.changes[rival] > self.cost / 2 else None


class Luck(Struct, frozen=True):
    """What NATURE's moves from number `first` to before `number` changed for every seat, by what it knew itself.

    `margins` are half the intervals of 95 %; of a single one they are rough, because it comes from a few searches.
    """

    first: int
    number: int
    changes: list[float]
    margins: list[float]


class Causes(Struct, frozen=True):
    """Why a seat came to its share of the win in the end.

    `start` is an equal share, or what could be expected of the position that the match begins with. `luck` is what
    NATURE gave, `decisions` what its own decisions lost, and `others` all the rest: what the others
    decided, and what came to light of that which they alone had known. The margins are half the intervals of 95 %.
    """

    start: float
    luck: float
    luck_margin: float
    decisions: float
    decisions_margin: float
    others: float

    @property
    def total(self) -> float:
        """The share of the win in the end."""
        return self.start + self.luck + self.decisions + self.others


class Review(Struct, frozen=True):
    """A review of a match, seen by a seat (`seat`), laid open (`seat` OPEN), or by whoever decided (None).

    `edition` is that of the game, `method` says how the review was made.
    """

    method: str
    game: str
    edition: int
    seats: int
    seat: int | None
    moments: list[Moment]
    decisions: list[Decision]
    luck: list[Luck]

    @property
    def shares(self) -> list[list[float]]:
        """The share of the win of every seat, moment by moment."""
        return [moment.shares for moment in self.moments]

    @property
    def judged(self) -> range:
        """The seats whose decisions are judged."""
        return range(self.seats) if self.seat is None or self.seat == OPEN else range(self.seat, self.seat + 1)

    def causes(self, seat: int) -> Causes:
        """Luck, own decisions and others', added up for a seat whose decisions are judged."""
        start, end = self.moments[0].shares[seat], self.moments[-1].shares[seat]
        luck = math.fsum(each.changes[seat] for each in self.luck)
        decisions = math.fsum(-each.cost for each in self.decisions if each.seat == seat)
        return Causes(
            start,
            luck,
            math.hypot(*(each.margins[seat] for each in self.luck)),
            decisions,
            math.hypot(*(each.margin for each in self.decisions if each.seat == seat)),
            end - start - luck - decisions,
        )

    def costliest(self, seat: int, most: int = 5) -> list[Decision]:
        """The decisions that cost a seat most, leaving out those that chance may explain."""
        lost = [each for each in self.decisions if each.seat == seat and each.cost > each.margin]
        return sorted(lost, key=lambda each: -each.cost)[:most]

    def finest(self, seat: int, most: int = 5) -> list[Decision]:
        """The decisions in which a seat found the best move by the widest lead, leaving out what chance may explain."""
        found = [each for each in self.decisions if each.seat == seat and each.lead > each.lead_margin]
        return sorted(found, key=lambda each: -each.lead)[:most]

    def to_json(self) -> str:
        """The review as JSON."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Review:
        """A review that was written as JSON."""
        return msgspec.json.decode(text, type=cls)
