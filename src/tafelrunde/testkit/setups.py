"""The ways a game can be set up, and random matches of each."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from tafelrunde.kernel import Game, Match
from tafelrunde.kernel.options import Value


@dataclass(frozen=True)
class Setup:
    """A game with a number of seats and its options."""

    game: Game
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return ", ".join((self.game.name, f"{self.seats} seats", *(f"{k}={v}" for k, v in self.options.items())))

    def random_match(self, seed: int) -> Iterator[Match]:
        """One random match, given before each decision and at its end."""
        match, dice = self.game.start(self.seats, seed=seed, options=self.options), random.Random(seed)
        while not match.over:
            yield match
            match.play(dice.choice(match.legal))
        yield match


def setups(game: Game) -> Iterator[Setup]:
    """Every number of seats with every choice of options."""
    choices = [[(option.name, value) for value in option.values] for option in game.declared_options]
    for seats, chosen in product(game.seats, product(*choices)):
        yield Setup(game, seats, dict(chosen))
