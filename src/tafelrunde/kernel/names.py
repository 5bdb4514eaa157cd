"""Names for numbers: what the kernel counts is a number inside and has a name outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from tafelrunde.kernel.errors import TafelError, shown


class Names:
    """An ordered set of names; the name at place i stands for the number i."""

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        self.kind = kind
        self.names = tuple(names)
        self._numbers = {name: number for number, name in enumerate(self.names)}
        if len(self._numbers) != len(self.names):
            raise TafelError(f"two {kind}s have the same name")

    @classmethod
    def of(cls, kind: str, numbers: type[IntEnum]) -> Names:
        """The names of an enumeration that counts from 0: CHOOSE_FIRST is "choose-first"."""
        if [each.value for each in numbers] != list(range(len(numbers))):
            raise TafelError(f"{numbers.__name__} does not count from 0 without gaps")
        return cls(kind, (each.name.lower().replace("_", "-") for each in numbers))

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __getitem__(self, number: int) -> str:
        return self.names[number]

    def number(self, name: object) -> int:
        """The number a name stands for."""
        found = self._numbers.get(name) if isinstance(name, str) else None
        if found is None:
            raise TafelError(f"{shown(name)} is no {self.kind}; there are {', '.join(self.names)}")
        return found


class Seats(Names):
    """The seats of a game, 0 to the largest number that may sit down, less one."""

    def __init__(self, most: int) -> None:
        super().__init__("seat", map(str, range(most)))
