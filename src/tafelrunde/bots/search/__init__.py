"""Search for every game: it knows the kernel and no game."""

from tafelrunde.bots.search.budget import Budget
from tafelrunde.bots.search.think import Considered, Searcher, Thought, load_search, search_is_loaded, think
from tafelrunde.bots.search.thread import Temper

__all__ = ["Budget", "Considered", "Searcher", "Temper", "Thought", "load_search", "search_is_loaded", "think"]
