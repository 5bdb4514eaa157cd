"""A mind for Astoria: gems in the flask, power, and a king as well or as ill as one's own goal wants him."""

from tafelrunde.bots.minds.astoria.beliefs import beliefs
from tafelrunde.bots.minds.astoria.standing import reach, value
from tafelrunde.bots.minds.astoria.wishes import prior

__all__ = ["beliefs", "prior", "reach", "value"]
