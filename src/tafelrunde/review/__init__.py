"""What a match was worth, decision by decision, and what luck did. It knows the kernel and search, and no game.

Python puts this package in the place of the function `tafelrunde.review`, so the package itself can be called like it.
"""

import sys
from types import ModuleType
from typing import Any

from tafelrunde.review.comparing import compare
from tafelrunde.review.depth import Depth
from tafelrunde.review.loss import Loss, loss
from tafelrunde.review.method import method_of
from tafelrunde.review.report import Causes, Decision, Difference, Luck, Moment, Option, PlannedMove, Review
from tafelrunde.review.reviewing import Reviewing, Task, TaskResult, review

__all__ = [
    "Causes",
    "Decision",
    "Depth",
    "Difference",
    "Loss",
    "Luck",
    "Moment",
    "Option",
    "PlannedMove",
    "Review",
    "Reviewing",
    "Task",
    "TaskResult",
    "compare",
    "loss",
    "method_of",
    "review",
]


class _CallableModule(ModuleType):
    def __call__(self, *args: Any, **more: Any) -> Review:
        """Review a match: see `review`."""
        return review(*args, **more)


sys.modules[__name__].__class__ = _CallableModule
