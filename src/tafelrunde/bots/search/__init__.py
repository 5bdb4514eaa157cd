"""Search for every game: it knows the kernel and no game."""

from tafelrunde.bots.search.think import Considered, Thought, think

__all__ = ["Considered", "Thought", "think"]
