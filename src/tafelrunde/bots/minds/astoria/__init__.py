"""A mind for Astoria: gems in the flask, power, and a king as well or as ill as one's own goal wants him.

It says nothing of what a position is worth: a match is short enough to be played out in thought to its end.
"""

from tafelrunde.bots.minds.astoria.beliefs import belief, beliefs
from tafelrunde.bots.minds.astoria.wishes import prior, quick_move

__all__ = ["belief", "beliefs", "prior", "quick_move"]
