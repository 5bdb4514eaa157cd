"""Tafelrunde: four modern board games to play, study and take apart.

import tafelrunde as tr
match = tr.game("festival").start(seats=4, seed=7)
while not match.over:
    match.play(match.legal[0])
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tafelrunde.installed import games

if TYPE_CHECKING:
    from tafelrunde.bots import bot, hint
    from tafelrunde.kernel import (
        BadMatchFile,
        BadPosition,
        BadSetup,
        DiceExhausted,
        Game,
        Match,
        Move,
        Refused,
        TafelError,
        UndoImpossible,
        UnknownMove,
        View,
        verify,
    )
    from tafelrunde.kernel import find_game as game
    from tafelrunde.review import review

__all__ = [
    "BadMatchFile",
    "BadPosition",
    "BadSetup",
    "DiceExhausted",
    "Game",
    "Match",
    "Move",
    "Refused",
    "TafelError",
    "UndoImpossible",
    "UnknownMove",
    "View",
    "bot",
    "game",
    "games",
    "hint",
    "review",
    "verify",
]


def __getattr__(name: str) -> Any:
    """The kernel with its compiler, and the bots, are loaded when they are first needed."""
    if name in {"bot", "hint"}:
        from tafelrunde import bots

        return getattr(bots, name)
    if name == "review":
        return import_module("tafelrunde.review")
    if name in __all__:
        from tafelrunde import kernel

        return getattr(kernel, "find_game" if name == "game" else name)
    raise AttributeError(f"module 'tafelrunde' has no attribute {name!r}")
