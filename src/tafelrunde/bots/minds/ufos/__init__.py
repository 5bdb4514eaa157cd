"""A mind for UFOs!: points that a die may bring, bumps that are likely to be won, and the end when one is ahead."""

from tafelrunde.bots.minds.ufos.tries import reach, settled, value
from tafelrunde.bots.minds.ufos.wishes import prior, quick_move

__all__ = ["prior", "quick_move", "reach", "settled", "value"]
