"""The budget of a search, and when to stop early."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from tafelrunde.kernel import TafelError

# Search may stop when the lead of the most visited move is more than one in so many of the iterations that are left.
# Measured: that takes a sixth of the budget, and changes the move a third as often as another seed does.
CLEAR_LEAD = 16
MILLISECONDS = 1000


@dataclass
class Budget:
    """How long to search: so many iterations, or so many milliseconds, in so many threads; `stop` ends it at once.

    With `until_clear` it ends as soon as the most visited move is so far ahead that the rest of the budget would hardly
    change it.
    """

    iterations: int | None = None
    milliseconds: int | None = None
    threads: int = 1
    until_clear: bool = False

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise TafelError("search needs a budget of iterations or of milliseconds")
        self.flag = np.zeros(1, np.uint8)

    @property
    def iterations_of_a_thread(self) -> int | None:
        """How many iterations each thread may do; None: as many as there is time for."""
        return None if self.iterations is None else -(-self.iterations // self.threads)

    def stop(self) -> None:
        """End the search within a few milliseconds."""
        self.flag[0] = 1


class Watch:
    """Tells one thread how much of a budget is left."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = time.perf_counter()

    def left(self, done: int, lead: int) -> float:
        """How many iterations are left, if they go on as fast as so far; none when it is clear what to play."""
        left = min(self._allowed(done), self._in_time(done))
        enough = self._budget.flag[0] or (self._budget.until_clear and lead * CLEAR_LEAD > left)
        return 0.0 if enough else left

    def _allowed(self, done: int) -> float:
        most = self._budget.iterations_of_a_thread
        return float("inf") if most is None else most - done

    def _in_time(self, done: int) -> float:
        if self._budget.milliseconds is None:
            return float("inf")
        spent = (time.perf_counter() - self._begun) * MILLISECONDS
        return max(done * (self._budget.milliseconds / spent - 1), 0.0)
