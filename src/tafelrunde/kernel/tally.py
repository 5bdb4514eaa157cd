"""A tally: where the points of each seat come from, line by line."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Line:
    """So many points by a rule. `code` and `arguments` choose the words, as `tally-<code>` of the game's words."""

    rule: str
    points: int
    code: str
    arguments: dict[str, str | int] = field(default_factory=dict)


Tally = tuple[tuple[Line, ...], ...]
"""The lines of every seat."""
