"""A mind for UFOs!: points that a die may bring, bumps that are likely to be won, and the end when one is ahead."""

from tafelrunde.bots.minds.ufos.standing import reach, value
from tafelrunde.bots.minds.ufos.wishes import prior

__all__ = ["prior", "reach", "value"]
