"""The options of a game: what can be chosen before a match, its type, and what holds if nothing is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel.errors import BadSetup, shown

Value = bool | str


@dataclass(frozen=True)
class Option:
    """One option: on or off, or one of a few words."""

    name: str
    default: Value = False
    choices: tuple[str, ...] = ()
    added: bool = False
    """Whether matches of this edition were played before the option existed. Files hold it, and dice depend on it, only
    if another value than the default is chosen, so the files and dice of those matches stay valid."""

    @property
    def type(self) -> type[bool] | type[str]:
        """bool, or str for one of `choices`."""
        return str if self.choices else bool

    @property
    def values(self) -> tuple[Value, ...]:
        """Everything that may be chosen."""
        return self.choices or (False, True)

    def number(self, value: object) -> int:
        """The number rules know a value by."""
        if type(value) is self.type and value in self.values:
            return self.values.index(value)
        allowed = ", ".join(map(repr, self.values))
        raise BadSetup(f"option {self.name}: {shown(value)} is not one of {allowed}")


def read_options(declared: Sequence[Option], given: Mapping[str, object] | None) -> dict[str, Value]:
    """Every declared option with the value given for it, or its default."""
    if given is not None and not isinstance(given, Mapping):
        raise BadSetup(f"options: a mapping of names to values is needed, not {type(given).__name__}")
    given = dict(given or {})
    chosen: dict[str, Value] = {}
    for option in declared:
        value = given.pop(option.name, option.default)
        chosen[option.name] = option.values[option.number(value)]
    if given:
        known = ", ".join(option.name for option in declared) or "none"
        raise BadSetup(f"unknown option {shown(next(iter(given)))}; there are: {known}")
    return chosen


def recorded_options(declared: Sequence[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """The options as they are written in files and positions."""
    left_out = {option.name for option in declared if option.added and chosen[option.name] == option.default}
    return {name: value for name, value in chosen.items() if name not in left_out}


def numbered(declared: Sequence[Option], chosen: Mapping[str, Value]) -> npt.NDArray[np.int64]:
    """The options as rules take them: numbers in the declared order."""
    return np.array([option.number(chosen[option.name]) for option in declared], np.int64)
