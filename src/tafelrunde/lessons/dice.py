"""The dice of a lesson: what the lesson says comes first, a seed decides the rest."""

from __future__ import annotations

from tafelrunde.kernel import Move
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.offer import Weights, number_for, possible


class LessonDice:
    """Chance does what is foreseen as far as it can happen."""

    def __init__(self, otherwise: Dice) -> None:
        self._otherwise = otherwise
        self.foreseen: list[Move] = []
        self.drawn = 0

    def decide(self, chances: Weights) -> int:
        """A number that falls on what is foreseen, or else a number of the seed."""
        self.drawn += 1
        if self.foreseen and self.foreseen[0].number in possible(chances):
            return number_for(chances, self.foreseen.pop(0).number)
        return self._otherwise.decide(chances)
