"""Search from a view: a budget in, the moves with their visits and expectations out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Self

import numpy as np

from tafelrunde.bots.search import tree
from tafelrunde.bots.search.budget import Budget
from tafelrunde.bots.search.grow import ALL, TRIED
from tafelrunde.bots.search.thread import SearchThread, Temper, visits_of
from tafelrunde.kernel import Game, Move, TafelError, View
from tafelrunde.kernel.warm import ready

NORMAL_95 = 1.96
"""So many standard deviations on either side hold 95 % of a normal distribution."""
ADDED = 4
"""Iterations that are added to an interval: the square of `NORMAL_95`, rounded."""


@dataclass(frozen=True, kw_only=True)
class Expectation:
    """What every seat may expect: its share of the win and its points, as the mean of so many iterations."""

    visits: int = 0
    win_shares: tuple[float, ...] = ()
    points: tuple[float, ...] = ()
    exponent: float = field(default=1.0, kw_only=True)
    """To which power the shares of the iterations were raised, if they were corrected."""

    def margin(self, seat: int) -> float:
        """Half the confidence interval of 95 % of a seat's win share.

        As in the interval of Agresti and Coull, a few iterations are added that every seat wins alike, so that a share
        of 0 or 1 has a margin too. A correction changes the margin by its derivative (the delta method).
        """
        if not self.visits:
            return 1.0
        known = self.corrected(1 / self.exponent).win_shares
        visits = self.visits + ADDED
        found = Expectation(win_shares=tuple([(each * self.visits + ADDED / len(known)) / visits for each in known]))
        share, corrected = found.win_shares[seat], found.corrected(self.exponent).win_shares[seat]
        slope = self.exponent * corrected * (1 - corrected) / (share * (1 - share))
        return NORMAL_95 * slope * math.sqrt(share * (1 - share) / visits)

    def corrected(self, exponent: float) -> Self:
        """With every share raised to a power: below 1, all seats come closer together, above 1, further apart."""
        raised = [share**exponent for share in self.win_shares]
        ratio = sum(self.win_shares) / (sum(raised) or 1.0)
        return replace(self, win_shares=tuple([each * ratio for each in raised]), exponent=self.exponent * exponent)


@dataclass(frozen=True)
class Considered(Expectation):
    """One move after a search, with what every seat may expect of it.

    `then` is what the searching seat most likely decides next, where that was asked for and the search has seen so far.
    """

    move: Move
    then: Move | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Thought:
    """The moves of a view by visits, the principal variation, and how many iterations there were."""

    moves: tuple[Considered, ...]
    variation: tuple[Move, ...]
    iterations: int

    @property
    def best(self) -> Move:
        """The move to play."""
        return self.moves[0].move


class Searcher:
    """Searches for one seat of one match, and reuses the subtree of the position reached."""

    def __init__(self, temper: Temper | None = None, *, seed: int = 0) -> None:
        self.temper = temper or Temper()
        self.seed = seed
        self._threads: list[SearchThread] = []

    def think(self, view: View, budget: Budget) -> Thought:
        """Search from a view of the seat to move.

        With one thread and a budget of iterations, the same views and seed give the same thoughts.
        """
        if view.seat is None or view.seat != view.to_move:
            raise TafelError("only the seat to move can search")
        load_search(view.game)
        threads = self._plant(view, budget)
        with ThreadPoolExecutor(budget.threads) as pool:
            list(pool.map(lambda each: each.grow(budget), threads))
        self._threads = threads
        return _conclude(view, threads)

    def foresee(self, view: View, considered: Considered) -> Considered:
        """The same move of the last search, with what the seat most likely decides after it."""
        return replace(considered, then=_next_decision(view, self._threads[0], considered.move))

    def _plant(self, view: View, budget: Budget) -> list[SearchThread]:
        each = budget.iterations_of_a_thread
        threads = [SearchThread(view, each, self.temper, self.seed, thread) for thread in range(budget.threads)]
        for new, earlier in zip(threads, self._threads, strict=False):
            new.take_over(earlier, view)
        self._threads = []
        return threads


_LOADED: set[str] = set()


def load_search(game: Game) -> None:
    """Make search ready for a game: compiled once a machine, loaded once a process, outside any budget."""
    if game.record.mark in _LOADED:
        return
    ready(game, "search", "dice")
    match = game.start(game.seats[0], seed=0)
    if match.to_move is not None:
        SearchThread(match.view(match.to_move), 1, Temper()).grow(Budget(iterations=1))
    _LOADED.add(game.record.mark)


def search_is_loaded(game: Game) -> bool:
    """Whether search for a game can begin at once."""
    return game.record.mark in _LOADED


def think(view: View, budget: Budget, *, temper: Temper | None = None, seed: int = 0) -> Thought:
    """Search from one view, without an earlier tree."""
    return Searcher(temper, seed=seed).think(view, budget)


def expect(view: View, budget: Budget, *, only: Move | None = None, seed: int = 0) -> Expectation:
    """What every seat may expect as the viewer knows the table, whoever is to move; `only`: after that move.

    Moves of the seat to move are taken as often as search tries them, so without `only` the best one counts most. With
    a budget of iterations, the same view and seed give the same expectation.
    """
    load_search(view.game)
    number = tree.NOTHING if only is None else only.number
    thread = SearchThread(view, budget.iterations, Temper(), seed, only=number)
    thread.grow(budget)
    return Expectation(**_means(thread.roots[ALL]))


def _means(row: Any) -> dict[str, Any]:
    """The visits and means of a row of sums."""
    shares, points = np.split(row[TRIED + 1 :] / max(row[TRIED], 1), 2)
    return {"visits": int(row[TRIED]), "win_shares": tuple(shares.tolist()), "points": tuple(points.tolist())}


def _conclude(view: View, threads: Sequence[SearchThread]) -> Thought:
    """Put the trees of all threads together."""
    visits = visits_of(threads)
    roots: Any = sum(each.roots for each in threads)
    moves = [Considered(move, **_means(roots[move.number]) | {"visits": visits[move.number]}) for move in view.legal]
    moves.sort(key=lambda each: -each.visits)
    return Thought(tuple(moves), _likely(view, threads[0]), sum(each.done for each in threads))


def _likely(view: View, grown: SearchThread) -> tuple[Move, ...]:
    """The principal variation: the most visited way down the tree."""
    return tuple(view.game.moves[move] for move in _most_visited(grown, 0) if move > tree.NOTHING)


def _next_decision(view: View, grown: SearchThread, move: Move) -> Move | None:
    """What the searching seat decides next on the most visited way after a move, beyond an edge of what it sees."""
    child = next((child for number, _, child in grown.edges_from(0) if number == move.number), tree.NOTHING)
    way = _most_visited(grown, child)
    decided = (after for edge, after in pairwise(way) if edge <= tree.NOTHING)
    number = next(decided, None)
    return None if number is None else view.game.moves[number]


def _most_visited(grown: SearchThread, node: int, *, least: int = 10) -> list[int]:
    """The most visited way down from a node, edge by edge, as far as it has visits enough to mean something."""
    way: list[int] = []
    while node != tree.NOTHING:
        move, visits, child = max(grown.edges_from(node), key=lambda edge: edge[1], default=(0, 0, 0))
        if visits < least:
            break
        way.append(move)
        node = child
    return way
