"""By which method a review is made: what another method has made does not count any more."""

from __future__ import annotations

from tafelrunde.bots.roster import share_exponent
from tafelrunde.kernel import Game
from tafelrunde.review.depth import Depth

EDITION = 2
"""Raised whenever the same match would be reviewed otherwise, or a review has another form."""


def method_of(game: Game, depth: Depth | None = None) -> str:
    """Edition, depth and the exponent of the game, in one line; without a depth, that of most reviews."""
    depth = depth or Depth()
    looked = f"{depth.iterations} to {depth.most} iterations"
    return f"edition {EDITION}, {looked}, exponent {share_exponent(game):g}"
