"""Reviews as they go over the wire."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tafelrunde.kernel.telling import Phrase


class MomentInfo(Struct, frozen=True):
    """What every seat could expect after so many moves."""

    number: int
    shares: list[float]
    points: list[float]


class DecisionInfo(Struct, frozen=True):
    """One decision: what it cost of the win, give or take `margin`, and in points; `serves` gains most of that.

    It was made before the move of that number. If it was the best move, `lead` is how much better than `next_best`.
    """

    number: int
    seat: int
    label: Literal["good", "inexact", "costly"]
    played: Phrase
    best: Phrase
    cost: float
    margin: float
    points: float
    serves: int | None
    lead: float
    lead_margin: float
    next_best: Phrase | None


class PlannedMoveInfo(Struct, frozen=True):
    """A move that a seat would probably have made."""

    seat: int
    move: Phrase


class DifferenceInfo(Struct, frozen=True):
    """A line of the tally, and how many points more the better of two moves brings there."""

    line: Phrase
    points: float


class CloserLook(Struct, frozen=True):
    """More of one decision: how the match would have gone on after the best move, and where the points differ."""

    variation: list[PlannedMoveInfo]
    differences: list[DifferenceInfo]


class LuckInfo(Struct, frozen=True):
    """What moves of NATURE, from number `first` to before `number`, changed for every seat, as that seat knew it.

    The margins are half the intervals of 95 %.
    """

    first: int
    number: int
    changes: list[float]
    margins: list[float]


class LedgerInfo(Struct, frozen=True):
    """Where a seat's share of the win came from, what its decisions were, and the numbers of those worth a look.

    `start`, `luck`, `decisions` and `others` add up to `total`; the margins are half the intervals of 95 %.
    """

    seat: int
    start: float
    luck: float
    luck_margin: float
    decisions: float
    decisions_margin: float
    others: float
    total: float
    costliest: list[int]
    finest: list[int]


class ReviewInfo(Struct, frozen=True):
    """A review, as far as it is made: `done` goes from 0 to 1, and is null if nobody has asked for it.

    `seat` is whose knowledge it uses: null with `open` is everything, else that of whoever decided. The ledgers are
    those of the seats whose decisions are judged. `closer` has more of the decisions worth a look, by their number.
    From `inexact` and `costly` on, decisions are called so.
    """

    match: str
    seat: int | None
    open: bool
    done: float | None
    inexact: float
    costly: float
    moments: list[MomentInfo] = []
    decisions: list[DecisionInfo] = []
    luck: list[LuckInfo] = []
    ledgers: list[LedgerInfo] = []
    closer: dict[int, CloserLook] = {}
