"""A tally: where the points of each seat come from, line by line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from tafelrunde.kernel.telling import Phrase

if TYPE_CHECKING:
    from tafelrunde.kernel.view import View


class TallyLine(Struct, frozen=True):
    """So many points by a rule, and what they are for."""

    rule: str
    points: int
    phrase: Phrase


Tally = Sequence[Sequence[TallyLine]]
"""The lines of every seat."""

TallyFunction = Callable[["View"], Tally]
_READ_BY: dict[TallyFunction, frozenset[str]] = {}


def reads(*fields: str) -> Callable[[TallyFunction], TallyFunction]:
    """Declare which fields a tally is computed from, whoever looks.

    It is computed again only when one of them changes, and once for all who see the same in them.
    """

    def declare(tally: TallyFunction) -> TallyFunction:
        _READ_BY[tally] = frozenset(fields)
        return tally

    return declare


def read_by(tally: TallyFunction) -> frozenset[str] | None:
    """Which fields a tally is computed from; None if it has not declared them."""
    return _READ_BY.get(tally)


def may_change(tally: TallyFunction, changed: Collection[str]) -> bool:
    """Whether a tally can differ after some fields have changed."""
    read = read_by(tally)
    return read is None or not read.isdisjoint(changed)
