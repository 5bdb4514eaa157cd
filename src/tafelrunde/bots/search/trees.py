"""A tree in memory, with all the room that growing it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tafelrunde.bots.search import tree
from tafelrunde.bots.search.budget import Budget, Watch
from tafelrunde.bots.search.grow import grow, mark_of_view, move_tree
from tafelrunde.bots.worlds import room_for_worlds
from tafelrunde.kernel import View
from tafelrunde.kernel.dice import new_dice
from tafelrunde.kernel.offer import room_for_chances, room_for_offers
from tafelrunde.kernel.record import Array, bytes_of

MOST_NODES, MOST_EDGES = 200_000, 1_000_000
NODES_AN_ITERATION, EDGES_AN_ITERATION = 4, 64
WITHOUT_END = 2**40
# After so many iterations it is looked at whether to go on.
MOMENT = 64
DEEPEST = 400


@dataclass(frozen=True)
class Temper:
    """What a seat plays for, in hundredths: to win, to leave many behind, and, with the rest, for points.

    `explore` says how curious it is about moves it has tried little; without a `mind` it has no opinion of its own, and
    learns from random play alone.
    """

    win: int = 75
    place: int = 25
    explore: int = 100
    mind: bool = True


class Tree:
    """One tree, grown by one thread."""

    def __init__(
        self,
        view: View,
        iterations: int | None,
        temper: Temper,
        seed: int = 0,
        thread: int = 0,
    ) -> None:
        game, seats = view.game, view.seats
        wanted = WITHOUT_END if iterations is None else iterations
        self.tables = room_for_worlds(view)
        self.settings = np.array([view.viewer, temper.explore, temper.win, temper.place, not temper.mind])
        self.dice = new_dice(seed, thread)
        self.sight = game.sight
        self.offered, self.chances = room_for_offers(game.moves), room_for_chances(game.moves)
        self.counts = np.array([1, 0, 0])
        self.nodes = np.full((min(MOST_NODES, wanted * NODES_AN_ITERATION), tree.NODE_COLUMNS), tree.NOTHING)
        self.edges = np.zeros((min(MOST_EDGES, wanted * EDGES_AN_ITERATION), tree.EDGE_COLUMNS), np.int64)
        self.sums = np.zeros(len(self.edges))
        self.priors = np.zeros(game.moves.of_seats)
        self.found = np.full(len(game.moves), tree.NOTHING)
        self.path = np.zeros((DEEPEST, 2), np.int64)
        self.last = np.zeros((2, seats), np.int64)
        self.expected = np.zeros((3, seats))
        self.roots = np.zeros((len(game.moves), 1 + 2 * seats))
        self.done = 0

    def grow(self, budget: Budget) -> None:
        """Think until the budget is spent, a moment at least."""
        watch = Watch(budget)
        left = float(min(MOMENT, budget.iterations_of_a_thread or MOMENT))
        while left >= 1:
            self._grow_on(int(min(left, MOMENT)), budget.flag)
            left = watch.left(self.done, int(self.counts[tree.LEAD]))

    def _grow_on(self, iterations: int, stop: Array) -> None:
        self.done += grow(
            self.tables,
            bytes_of(self.tables),
            self.settings,
            iterations,
            self.dice,
            self.sight.keep,
            self.sight.counts,
            self.offered,
            self.chances,
            self.counts,
            self.nodes,
            self.edges,
            self.sums,
            self.priors,
            self.found,
            self.path,
            self.last,
            self.expected,
            self.roots,
            stop,
        )

    def take_over(self, earlier: Tree, view: View) -> None:
        """Begin with what an earlier tree knows of this view, if the match has gone a way it thought of."""
        marks = earlier.nodes[: earlier.counts[tree.NODES], tree.MARK]
        known = np.flatnonzero(marks == mark_of_view(bytes_of(view.table)))
        if len(known) == 0 or len(earlier.nodes) > len(self.nodes) or len(earlier.edges) > len(self.edges):
            return
        self.counts[:] = 0
        move_tree(earlier.nodes, earlier.edges, earlier.sums, known[0], self.counts, self.nodes, self.edges, self.sums)

    def edges_from(self, node: int) -> list[tuple[int, int, int]]:
        """Move, visits and child of every edge of a node."""
        found = []
        edge = self.nodes[node, tree.FIRST]
        while edge != tree.NOTHING:
            row = self.edges[edge]
            found.append((int(row[tree.MOVE]), int(row[tree.VISITS]), int(row[tree.CHILD])))
            edge = row[tree.NEXT]
        return found


def visits_of(trees: Sequence[Tree]) -> Counter[int]:
    """How often each move at the root was tried, in all trees together."""
    visits: Counter[int] = Counter()
    for each in trees:
        visits.update({move: tried for move, tried, _ in each.edges_from(0)})
    return visits
