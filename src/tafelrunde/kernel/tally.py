"""A tally: where the points of each seat come from, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tafelrunde.kernel.telling import Phrase


class TallyLine(Struct, frozen=True):
    """So many points by a rule, and what they are for."""

    rule: str
    points: int
    phrase: Phrase


Tally = Sequence[Sequence[TallyLine]]
"""The lines of every seat."""
