"""Which look a game has: one of its own, or the one that is drawn from the declarations of its fields."""

from __future__ import annotations

from tafelrunde.kernel import Game
from tafelrunde.terminal.drawing import Look


def look_of(game: Game) -> type[Look]:
    """How a game is told and drawn; only the look that is needed is loaded."""
    if game.name == "festival":
        from tafelrunde.terminal.festival import FestivalLook

        return FestivalLook
    return Look
