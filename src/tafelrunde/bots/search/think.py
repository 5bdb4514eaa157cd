"""Thinking about a view: a budget in, the moves with what may come of them out."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tafelrunde.bots.search import tree
from tafelrunde.kernel import Move, TafelError, View
from tafelrunde.kernel.dice import new_dice
from tafelrunde.kernel.offer import room_for_chances, room_for_offers
from tafelrunde.kernel.record import bytes_of
from tafelrunde.kernel.warm import ready

MOST_NODES, MOST_EDGES = 200_000, 1_000_000
WITHOUT_END = 2**40
DEEPEST = 400


@dataclass(frozen=True)
class Considered:
    """One move as search sees it: how often it was tried, and what to expect of it for every seat."""

    move: Move
    visits: int
    win_shares: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """The moves of a view, the most tried first, the likely continuation, and how many worlds were imagined for it."""

    moves: tuple[Considered, ...]
    line: tuple[Move, ...]
    iterations: int

    @property
    def best(self) -> Move:
        """The move to play."""
        return self.moves[0].move


@dataclass
class Budget:
    """How long to think: so many iterations, or so many milliseconds, in so many threads; `stop` ends it at once."""

    iterations: int | None = None
    milliseconds: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise TafelError("thinking needs a budget of iterations or of milliseconds")
        self.flag = np.zeros(1, np.uint8)

    def stop(self) -> None:
        """End the thinking within a few milliseconds."""
        self.flag[0] = 1


def think(view: View, budget: Budget, *, seed: int = 0, explore_percent: int = 100, win_percent: int = 75) -> Thought:
    """Search from a view of the seat to move.

    With one thread and a budget of iterations, the same view and seed give the same thought.
    """
    if view.seat is None or view.seat != view.to_move:
        raise TafelError("only the seat to move has something to think about")
    ready(view.game, "search", "dice")
    timer = None
    if budget.milliseconds is not None:
        timer = threading.Timer(budget.milliseconds / 1000, budget.stop)
        timer.daemon = True
        timer.start()
    try:
        searches = [
            _Search(view, budget, seed, thread, explore_percent, win_percent) for thread in range(budget.threads)
        ]
        with ThreadPoolExecutor(budget.threads) as pool:
            list(pool.map(_Search.run, searches))
    finally:
        if timer is not None:
            timer.cancel()
    return _conclude(view, searches)


class _Search:
    """One tree, grown by one thread."""

    def __init__(
        self, view: View, budget: Budget, seed: int, thread: int, explore_percent: int, win_percent: int
    ) -> None:
        game, seats = view.game, view.seats
        self.budget = budget
        self.tables = game.record.blank(2)
        cells = bytes_of(self.tables)
        cells[tree.VIEW] = bytes_of(view.table)[0]
        for count in game.record.counts:
            self.tables[count][tree.VIEW] = 0
        iterations = WITHOUT_END if budget.iterations is None else -(-budget.iterations // budget.threads)
        self.settings = np.array([view.seat, seats, iterations, explore_percent, win_percent])
        self.dice = new_dice(seed, thread)
        self.counts = np.array([1, 0])
        room = min(MOST_NODES, iterations * 4)
        self.nodes = np.full(room, tree.NOTHING)
        self.edges = np.zeros((min(MOST_EDGES, iterations * 64), tree.EDGE_COLUMNS), np.int64)
        self.sums = np.zeros(len(self.edges))
        self.priors = np.zeros(game.moves.of_seats)
        self.found = np.full(len(game.moves), tree.NOTHING)
        self.path = np.zeros((DEEPEST, 2), np.int64)
        self.last = np.zeros((2, seats), np.int64)
        self.worth = np.zeros(seats)
        self.shares, self.points = np.zeros((2, len(game.moves), seats))
        self.rooms = room_for_offers(game.moves), room_for_chances(game.moves)
        self.done = 0

    def run(self) -> None:
        """Grow the tree."""
        self.done = tree.grow(
            self.tables,
            bytes_of(self.tables),
            self.settings,
            self.dice,
            *self.rooms,
            self.counts,
            self.nodes,
            self.edges,
            self.sums,
            self.priors,
            self.found,
            self.path,
            self.last,
            self.worth,
            self.shares,
            self.points,
            self.budget.flag,
        )

    def edges_from(self, node: int) -> list[tuple[int, int, int]]:
        """Move, visits and child of every edge of a node."""
        found = []
        edge = self.nodes[node]
        while edge != tree.NOTHING:
            row = self.edges[edge]
            found.append((int(row[tree.MOVE]), int(row[tree.VISITS]), int(row[tree.CHILD])))
            edge = row[tree.NEXT]
        return found


def _conclude(view: View, searches: list[_Search]) -> Thought:
    """Put the trees of all threads together."""
    visits: dict[int, int] = {}
    for search in searches:
        for number, count, _ in search.edges_from(0):
            visits[number] = visits.get(number, 0) + count
    shares: Any = sum(search.shares for search in searches)
    points: Any = sum(search.points for search in searches)
    moves = []
    for move in view.legal:
        count = visits.get(move.number, 0)
        of = max(count, 1)
        expected = (tuple((table[move.number] / of).tolist()) for table in (shares, points))
        moves.append(Considered(move, count, *expected))
    moves.sort(key=lambda each: -each.visits)
    return Thought(tuple(moves), _likely(view, searches[0]), sum(search.done for search in searches))


def _likely(view: View, search: _Search, *, least: int = 10) -> tuple[Move, ...]:
    """The most visited way down the tree, as long as it was visited often enough to mean something."""
    line: list[Move] = []
    node = 0
    while node != tree.NOTHING:
        edges = search.edges_from(node)
        move, visits, child = max(edges, key=lambda edge: edge[1], default=(0, 0, 0))
        if visits < least:
            break
        line.append(view.game.moves[move])
        node = child
    return tuple(line)
