"""A match replayed: step by step and deed by deed, as its viewers saw it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from tafelrunde.kernel import engine
from tafelrunde.kernel.contract import NATURE, OVER
from tafelrunde.kernel.moves import Move
from tafelrunde.kernel.telling import Deed
from tafelrunde.kernel.view import View

if TYPE_CHECKING:
    from tafelrunde.kernel.match import Match


class Step(Struct, frozen=True):
    """One move as a viewer learned of it, who made it (None is NATURE), and the views before and after it."""

    number: int
    seat: int | None
    move: Move
    viewer: int
    trace: Trace

    @property
    def before(self) -> View:
        """The view before the move."""
        return self.trace.view(self.viewer, self.number)

    @property
    def after(self) -> View:
        """The view after the move."""
        return self.trace.view(self.viewer, self.number + 1)


class Trace:
    """The moves from number `first` to before `last`, as some viewers saw them: replayed once for all of them.

    The replay begins with the decision before them. Views are made when they are asked for.
    """

    def __init__(self, match: Match, viewers: Sequence[int], first: int, last: int | None = None) -> None:
        self._match = match
        self._first = first
        self._start, state = match.state_before(first)
        self._numbers = match.numbers(self._start, last)
        self._rows = {viewer: row for row, viewer in enumerate(viewers)}
        length, sight = len(self._numbers), match.game.sight
        cells = np.frombuffer(bytearray(state), np.uint8).reshape(1, len(state))
        tables = np.frombuffer(cells, match.game.record.dtype)
        moves = np.array([move for _, move in self._numbers], np.int64)
        told = np.empty((len(viewers), length), np.int64)
        to_move = np.empty(length + 1, np.int64)
        views = np.empty((len(viewers) * (length + 1), len(state)), np.uint8)
        who = np.array(viewers, np.int64)
        engine.retrace(tables, cells, moves, who, sight.keep, sight.counts, told, to_move, views)
        self._told: list[list[int]] = told.tolist()
        self._to_move: list[int] = to_move.tolist()
        self._tables = np.frombuffer(views, match.game.record.dtype)
        self._views: dict[int, View] = {}

    def moves(self, viewer: int, first: int) -> tuple[Move, ...]:
        """The moves from some number on, as a viewer learned of them."""
        table = self._match.game.moves
        return tuple([table[move] for move in self._told[self._rows[viewer]][first - self._start :]])

    def steps(self, viewer: int) -> list[Step]:
        """The moves one by one, as a viewer saw them."""
        seats = [None if who == NATURE else who for who, _ in self._numbers[self._first - self._start :]]
        moves = self.moves(viewer, self._first)
        return [
            Step(number, seat, move, viewer, self)
            for number, (seat, move) in enumerate(zip(seats, moves, strict=True), self._first)
        ]

    def view(self, viewer: int, number: int) -> View:
        """The view before the move of that number."""
        at = number - self._start
        row = self._rows[viewer] * (len(self._numbers) + 1) + at
        if row not in self._views:
            match, to_move = self._match, self._to_move[at]
            table = self._tables[row : row + 1]
            mover = None if to_move == OVER else to_move
            self._views[row] = View(match.game, match.seats, match.options, viewer, table, mover, ())
        return self._views[row]


class Deeds:
    """Where the deeds of a match begin; found when they are asked for."""

    def __init__(self) -> None:
        self.starts: list[int] = []
        self._known = 0

    def cut(self, length: int) -> None:
        """Forget what lies behind the first moves: they were taken back."""
        self._known = min(self._known, length)
        del self.starts[bisect_right(self.starts, length - 1) :]

    def find(self, match: Match) -> list[int]:
        """The numbers of the first moves of all deeds."""
        continues = match.game.telling.continues
        recent = match.played_from(self.starts[-1] if self.starts else 0)
        start = match.length - len(recent)
        deed = recent[: self._known - start]
        for number, played in enumerate(recent[self._known - start :], self._known):
            if deed and continues(deed, played):
                deed.append(played)
            else:
                deed = [played]
                self.starts.append(number)
        self._known = match.length
        return self.starts


class Told:
    """What some viewers are told of a match: the deeds with a move from number `first` on, as they stood at `last`.

    `viewers` are seats, or None for a spectator, each with the number by which rules know it.
    """

    def __init__(
        self, match: Match, viewers: Mapping[int | None, int], starts: list[int], first: int, last: int | None
    ) -> None:
        self._viewers = viewers
        self._tell = match.game.telling.tell
        self._first = first
        self._length = match.length if last is None else min(last, match.length)
        at = max(0, bisect_right(starts, first) - 1)
        self._begun = starts[at : bisect_right(starts, self._length - 1)] if first < self._length else []
        self._trace = Trace(match, list(viewers.values()), self._begun[0] if self._begun else first, self._length)
        self._deeds: dict[int | None, list[Deed]] = {}

    def moves(self, viewer: int | None) -> tuple[Move, ...]:
        """The moves from number `first` on, as a viewer learned of them."""
        return self._trace.moves(self._viewers[viewer], self._first)

    def deeds(self, viewer: int | None) -> list[Deed]:
        """The deeds, as a viewer is told them."""
        if viewer not in self._deeds:
            self._deeds[viewer] = list(self._told_to(self._viewers[viewer]))
        return self._deeds[viewer]

    def _told_to(self, viewer: int) -> Iterator[Deed]:
        ends = [*self._begun, self._length][1:]
        steps = self._trace.steps(viewer)
        for start, end in zip(self._begun, ends, strict=True):
            yield Deed(start, list(self._tell(steps[start - self._begun[0] : end - self._begun[0]])))
