"""The table of moves of a game: a small integer inside, a readable thing outside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel.errors import TafelError, UnknownMove, shown
from tafelrunde.kernel.names import Names

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """What a seat announces, or what chance brings. `str(move)` is its notation."""

    game: str
    number: int
    kind: str
    parts: Mapping[str, str]
    notation: str

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.game} move {self.number}: {self.notation}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.game, self.number) == (other.game, other.number)

    def __hash__(self) -> int:
        return hash((self.game, self.number))


@dataclass(frozen=True)
class _Kind:
    name: str
    notation: str
    axes: Mapping[str, Names]
    first: int
    asked: bool
    rules: tuple[str, ...]


class MoveTable:
    """All the moves of a game, numbered: first NATURE's, then those of the seats, then those that are only seen.

    Each adding word takes the kind's name, its notation and the names of its parts, and returns the number of the kind
    and an array that gives the number of the move for each choice of parts (for a kind without parts, the number).
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.of_seats = 0
        self.of_nature = 0
        self._kinds: list[_Kind] = []
        self._moves: list[Move] = []
        self._by_notation: dict[str, Move] = {}

    def nature(self, kind: str, notation: str, **parts: Names) -> tuple[int, Any]:
        """Moves of NATURE: dice and cards drawn."""
        if len(self) > self.of_nature:
            raise TafelError(f"{self.game}: NATURE's moves come first in the table")
        added = self._add(kind, notation, parts)
        self.of_nature = len(self)
        return added

    def seat(
        self, kind: str, notation: str, *, rules: tuple[str, ...] = (), always_ask: bool = False, **parts: Names
    ) -> tuple[int, Any]:
        """Moves of a seat; `rules` are the ids of those that govern them.

        With `always_ask` it is asked even if there is no other: then being asked tells nothing.
        """
        if len(self) > self.of_nature + self.of_seats:
            raise TafelError(f"{self.game}: the moves of the seats come before those that are only seen")
        added = self._add(kind, notation, parts, always_ask, rules)
        self.of_seats = len(self) - self.of_nature
        return added

    def unseen(self, kind: str, notation: str, **parts: Names) -> tuple[int, Any]:
        """What a seat learns of a move it does not see in full; nobody ever plays these."""
        return self._add(kind, notation, parts)

    def kinds(self) -> Ints:
        """The kind of each move."""
        numbers = {kind.name: number for number, kind in enumerate(self._kinds)}
        return np.array([numbers[move.kind] for move in self._moves], np.int64)

    def part(self, name: str) -> Ints:
        """One part of each move, as a number; -1 where a move has no such part."""
        column = np.full(len(self), -1, np.int64)
        for kind in self._kinds:
            if name in kind.axes:
                shape = tuple(len(axis) for axis in kind.axes.values())
                at = list(kind.axes).index(name)
                count = int(np.prod(shape))
                column[kind.first : kind.first + count] = np.indices(shape)[at].ravel()
        return column

    def asked(self) -> npt.NDArray[np.uint8]:
        """1 for the moves that are asked for even where they are the only ones."""
        asked = {kind.name: kind.asked for kind in self._kinds}
        return np.array([asked[move.kind] for move in self._moves], np.uint8)

    def find(self, said: object) -> Move:
        """The move that a Move, a notation or a number means."""
        if isinstance(said, Move):
            if said.game != self.game:
                raise UnknownMove(f"{said.notation!r} is a move of {said.game}, not of {self.game}")
            if not 0 <= said.number < len(self) or self._moves[said.number].notation != said.notation:
                raise UnknownMove(f"{shown(said)} is not in the table of {self.game}")
            return self._moves[said.number]
        if isinstance(said, str):
            found = self._by_notation.get(" ".join(said.split()))
            if found is None:
                raise UnknownMove(f"{shown(said)} is no move of {self.game}")
            return found
        raise UnknownMove(f"{shown(said)} is neither a move nor its notation")

    def names(self, kind: str, part: str) -> Names:
        """The names one part of a kind of moves is chosen from."""
        return next(each.axes[part] for each in self._kinds if each.name == kind)

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, number: int) -> Move:
        return self._moves[number]

    def rules_of(self, kind: str) -> tuple[str, ...]:
        """The ids of the rules that govern a kind of moves, the most important first."""
        return next(each.rules for each in self._kinds if each.name == kind)

    def _add(
        self, kind: str, notation: str, axes: Mapping[str, Names], asked: bool = False, rules: tuple[str, ...] = ()
    ) -> tuple[int, Any]:
        first = len(self)
        for names in product(*axes.values()):
            parts = dict(zip(axes, names, strict=True))
            move = Move(self.game, len(self), kind, parts, notation.format(**parts))
            if move.notation in self._by_notation:
                raise TafelError(f"{self.game}: two moves are written {move.notation!r}")
            self._moves.append(move)
            self._by_notation[move.notation] = move
        self._kinds.append(_Kind(kind, notation, axes, first, asked, rules))
        shape = tuple(len(axis) for axis in axes.values())
        return len(self._kinds) - 1, np.arange(first, len(self)).reshape(shape) if shape else first
