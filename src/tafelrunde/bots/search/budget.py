"""How long to think, and a clock that keeps to it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from tafelrunde.bots.search.trees import Tree, visits_of
from tafelrunde.kernel import TafelError

STROKES = 20


@dataclass
class Budget:
    """How long to think: so many iterations, or so many milliseconds, in so many threads; `stop` ends it at once.

    Thinking `until_clear` ends as soon as no other move can become the most tried in what is left of the budget.
    """

    iterations: int | None = None
    milliseconds: int | None = None
    threads: int = 1
    until_clear: bool = False

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise TafelError("thinking needs a budget of iterations or of milliseconds")
        self.flag = np.zeros(1, np.uint8)

    def stop(self) -> None:
        """End the thinking within a few milliseconds."""
        self.flag[0] = 1


class Clock:
    """Stops the growing of trees when their time is over, or when it is clear what more time would say."""

    def __init__(self, budget: Budget, trees: Sequence[Tree]) -> None:
        self._budget = budget
        self._trees = trees
        self._before = visits_of(trees).total()
        self._thought = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Self:
        if self._budget.milliseconds is not None:
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._thought.set()

    def _watch(self) -> None:
        pause = (self._budget.milliseconds or 0) / 1000 / STROKES
        for strokes_left in reversed(range(STROKES)):
            if self._thought.wait(pause):
                return
            if self._budget.until_clear and self.is_clear(strokes_left):
                break
        self._budget.stop()

    def is_clear(self, strokes_left: int) -> bool:
        """Whether the most tried move stays it, if iterations go on as fast as so far."""
        visits = visits_of(self._trees)
        most, next_most = (*sorted(visits.values(), reverse=True), 0, 0)[:2]
        so_far = visits.total() - self._before
        return (most - next_most) * (STROKES - strokes_left) > so_far * strokes_left
