"""Bots: they receive views, never states, and answer with a move."""

from __future__ import annotations

import random
from typing import Protocol, runtime_checkable

from tafelrunde.kernel import BadSetup, Game, Move, TafelError, View, find_game
from tafelrunde.kernel.errors import shown

LEVELS = (1,)


class Bot(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: View) -> Move:
        """One of the legal moves of the view."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that also says what it would do in a person's place."""

    def hint(self, view: View) -> Move:
        """The move it would make."""


class Dabbler:
    """Level 1: every legal move is as good as any other."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = random.Random(seed)

    def choose(self, view: View) -> Move:
        """Any legal move."""
        if not view.legal:
            raise TafelError("this seat has nothing to decide")
        return self._dice.choice(view.legal)


def bot(game: Game | str, level: int = 1, *, seed: int | None = None) -> Bot:
    """A bot of some strength for a game; without a seed it never plays the same way twice."""
    if isinstance(game, str):
        find_game(game)
    if isinstance(level, bool) or level not in LEVELS:
        raise BadSetup(f"there is no level {shown(level)}; there are: {', '.join(map(str, LEVELS))}")
    return Dabbler(seed)
