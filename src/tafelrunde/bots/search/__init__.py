"""Search for every game: it knows the kernel and no game."""

from tafelrunde.bots.search.budget import Budget
from tafelrunde.bots.search.futures import Futures, futures
from tafelrunde.bots.search.think import (
    NORMAL_95,
    Considered,
    Expectation,
    Searcher,
    Thought,
    expect,
    load_search,
    search_is_loaded,
    think,
)
from tafelrunde.bots.search.thread import Temper

__all__ = [
    "NORMAL_95",
    "Budget",
    "Considered",
    "Expectation",
    "Futures",
    "Searcher",
    "Temper",
    "Thought",
    "expect",
    "futures",
    "load_search",
    "search_is_loaded",
    "think",
]
