"""A history of a table, as everybody around it lived through it, and whether the promises of the server hold for it.

A table is a register to which moves are appended. Promised is: a move that was acknowledged is in the log at that
number, once; what was done before another was asked for comes before it; a refused move is not in the log; everybody
is told the same entries in the same order; and nothing is told that is not in the log.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise


@dataclass
class Request:
    """A move that a client asked for, between two moments of one clock."""

    client: str
    seat: int
    turn: int
    move: str
    asked: float
    answered: float | None = None
    """None: there was no answer, and it may have been done or not."""
    number: int | None = None
    """Where in the log it is, if it was acknowledged."""
    doubled: bool = False
    refused: str | None = None
    """Why it was refused for good."""
    times: int = 0
    """How often it was sent."""

    @property
    def what(self):
        return self.seat, self.turn, self.move


@dataclass(frozen=True)
class Entry:
    """An entry of the log, as far as it is the same for everybody; the move only where its own seat reads it."""

    number: int
    kind: str
    seat: int | None = None
    at: int = 0
    move: str | None = None
    turn: int | None = None

    def for_all(self):
        return self.number, self.kind, self.seat, self.at

    @property
    def what(self):
        return self.seat, self.turn, self.move


@dataclass
class History:
    """Everything that happened around one table."""

    requests: list[Request] = field(default_factory=list)
    told: dict[str, list[Entry]] = field(default_factory=lambda: defaultdict(list))
    """What each reader was told, in order; a reader that reconnects goes on with what it has."""
    log: dict[int, Entry] = field(default_factory=dict)
    """The log at the end, as each seat reads its own moves."""
    visits: int = 0
    """How often a reader has connected."""

    def broken_promises(self) -> list[str]:
        """What does not hold."""
        return [*self._of_acknowledgements(), *self._of_order(), *self._of_telling()]

    def _of_acknowledgements(self) -> Iterable[str]:
        owners: dict[int, Request] = {}
        for request in self.requests:
            if request.number is not None:
                entry = self.log.get(request.number)
                if entry is None or entry.what != request.what:
                    yield f"acknowledged and lost or changed: {request}, in the log {entry}"
                first = owners.setdefault(request.number, request)
                if first.what != request.what:
                    yield f"acknowledged twice: {first}, {request}"
                if first is not request and not (first.doubled or request.doubled):
                    yield f"acknowledged as new twice: {first}, {request}"
        wanted = {request.what for request in self.requests}
        done = {each.what for each in self.log.values() if each.kind == "moved" and each.move}
        yield from (f"in the log, and nobody asked for it: {each}" for each in done - wanted)
        yield from (f"refused, and in the log: {each}" for each in self.requests if each.refused and each.what in done)
        turns = defaultdict(list)
        for entry in self.log.values():
            if entry.turn is not None:
                turns[entry.turn].append(entry)
        yield from (f"a turn was decided twice: {each}" for each in turns.values() if len(each) > 1)

    def _of_order(self) -> Iterable[str]:
        done = [
            (each.asked, each.answered, each.number, each) for each in self.requests if each.number and each.answered
        ]
        for asked, _, number, late in done:
            for _, answered, earlier, early in done:
                if answered < asked and earlier >= number and not late.doubled:
                    yield f"done before and written after: {early}, {late}"

    def _of_telling(self) -> Iterable[str]:
        for reader, entries in self.told.items():
            for one, next_one in pairwise(entries):
                if next_one.number != one.number + 1:
                    yield f"{reader} was told {next_one.number} after {one.number}"
            for entry in entries:
                written = self.log.get(entry.number)
                if written is None or written.for_all() != entry.for_all():
                    yield f"{reader} was told what is not written: {entry}, in the log {written}"
