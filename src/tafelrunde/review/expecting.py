"""Search as reviews use it: shares of the win are corrected for each game, so that they come true as often as they say.

The exponents are fitted by `./tafel bench calibration`.
"""

from __future__ import annotations

from dataclasses import replace

from tafelrunde.bots import search
from tafelrunde.bots.roster import share_exponent
from tafelrunde.bots.search import Budget, Expectation, Thought
from tafelrunde.kernel import Move, View


def expect(view: View, budget: Budget, *, only: Move | None = None, seed: int = 0) -> Expectation:
    """What every seat may expect; `only`: after that move."""
    return search.expect(view, budget, only=only, seed=seed).corrected(share_exponent(view.game))


def think(view: View, budget: Budget, *, seed: int = 0) -> Thought:
    """The moves of a view after a search."""
    thought, exponent = search.think(view, budget, seed=seed), share_exponent(view.game)
    return replace(thought, moves=tuple([each.corrected(exponent) for each in thought.moves]))
