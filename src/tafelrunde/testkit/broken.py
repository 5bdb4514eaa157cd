"""The report of a broken law: which one, in which match, at which move, for whom, and in which field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tafelrunde.kernel.names import Names
from tafelrunde.kernel.record import Array, Record
from tafelrunde.testkit.setups import Setup


@dataclass(frozen=True)
class Place:
    """Where in random play a law was broken: the match of a seed, after how many of its moves, and for which seat."""

    setup: Setup
    seed: int | None = None
    match: int | None = None
    move: int | None = None
    seat: str | None = None

    def __str__(self) -> str:
        where = {"seed": self.seed, "match": self.match, "move": self.move, "seat": self.seat}
        return ", ".join((str(self.setup), *(f"{word} {value}" for word, value in where.items() if value is not None)))


class LawBroken(AssertionError):
    """A game does not obey a law. `moves` are those of the match up to there, in notation."""

    def __init__(
        self,
        law: int,
        what: str,
        place: Place | None = None,
        fields: Sequence[str] = (),
        moves: Sequence[str] = (),
    ) -> None:
        self.law, self.place, self.fields, self.moves = law, place, tuple(fields), tuple(moves)
        lines = [f"law {law}: {what}", *([f"in {place}"] if place else []), *(f"field {each}" for each in fields)]
        if moves:
            lines.append(f"after {'; '.join(moves)}")
        super().__init__("\n".join(lines))


def differences(record: type[Record], one: Array, other: Array) -> Iterator[str]:
    """The fields in which two tables differ, each at the first place where they do, with both values."""
    for name, field in record.fields.items():
        here, there = np.atleast_1d(one[name]), np.atleast_1d(other[name])
        if (here != there).any():
            at = tuple(np.argwhere(here != there)[0]) if field.axes else ()
            index = "".join(f"[{_named(axis, number)}]" for axis, number in zip(field.axes, at, strict=True))
            yield f"{name}{index}: {here[at or 0]}, not {there[at or 0]}"


def _named(axis: Any, number: int) -> str:
    return axis[number] if isinstance(axis, Names) else str(number)
