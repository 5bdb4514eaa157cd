"""How deep a review looks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Depth:
    """The iterations of a first search, and how many go below each move when it is compared with a better one."""

    iterations: int = 250
    most: int = 1000

    @classmethod
    def of(cls, iterations: int) -> Depth:
        """A first search of so many iterations, and the usual ratio to the most."""
        return cls(iterations, iterations * cls.most // cls.iterations)
