"""A match step by step, as one viewer saw it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tafelrunde.kernel import engine
from tafelrunde.kernel.contract import NATURE, OVER
from tafelrunde.kernel.moves import Move
from tafelrunde.kernel.record import bytes_of
from tafelrunde.kernel.telling import Deed
from tafelrunde.kernel.view import View

if TYPE_CHECKING:
    from tafelrunde.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Step:
    """One move as a viewer learned of it, who made it (None is NATURE), and the views before and after it."""

    number: int
    seat: int | None
    move: Move
    before: View
    after: View


def steps(match: Match, viewer: int, first: int, last: int | None) -> Iterator[Step]:
    """The moves from number `first` to before `last`, replayed from the decision before them."""
    start, state = match.state_before(first)
    line = match.numbers(start, last)
    told = np.array([move for _, move in line], np.int64)
    moves, who = told.copy(), np.zeros(len(line) + 1, np.int64)
    tables = np.frombuffer(bytearray(state), match.game.record.dtype)
    cells = bytes_of(tables)
    views = np.zeros((len(line) + 1, cells.shape[1]), np.uint8)
    sight = match.game.sight
    engine.retrace(tables, cells, moves, viewer, sight.keep, sight.counts, told, who, views)

    def view(at: int) -> View:
        table = views[at : at + 1].view(match.game.record.dtype)[0]
        to_move = int(who[at])
        return View(match.game, match.seats, match.options, viewer, table, None if to_move == OVER else to_move, ())

    before = view(first - start)
    for at in range(first - start, len(line)):
        after = view(at + 1)
        seat = line[at][0]
        move = match.game.moves[int(told[at])]
        yield Step(start + at, None if seat == NATURE else seat, move, before, after)
        before = after


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
        line = match.line_from(self.starts[-1] if self.starts else 0)
        start = match.length - len(line)
        deed = line[: self._known - start]
        for number, played in enumerate(line[self._known - start :], self._known):
            if deed and continues(deed, played):
                deed.append(played)
            else:
                deed = [played]
                self.starts.append(number)
        self._known = match.length
        return self.starts


def tell(match: Match, viewer: int, starts: list[int], first: int, last: int | None) -> Iterator[Deed]:
    """The deeds that contain a move from number `first` on, told to a viewer as they stood before move `last`."""
    length = match.length if last is None else min(last, match.length)
    if first >= length:
        return
    at = max(0, bisect_right(starts, first) - 1)
    begun = starts[at : bisect_right(starts, length - 1)]
    found = list(steps(match, viewer, starts[at], length))
    for start, end in zip(begun, [*begun[1:], length], strict=True):
        deed = found[start - starts[at] : end - starts[at]]
        yield Deed(start, list(match.game.telling.tell(deed)))
