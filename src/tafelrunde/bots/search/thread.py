"""One thread of a search: its tree in memory, and the scratch space that growing it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tafelrunde.bots.search import tree
from tafelrunde.bots.search.arrays import Scratch, Settings, Tree
from tafelrunde.bots.search.budget import Budget, Watch
from tafelrunde.bots.search.grow import grow, mark_of_view, move_tree
from tafelrunde.bots.search.worth import HUNDRED
from tafelrunde.bots.worlds import room_for_worlds
from tafelrunde.kernel import View
from tafelrunde.kernel.dice import new_dice
from tafelrunde.kernel.offer import room_for_chances, room_for_offers
from tafelrunde.kernel.record import bytes_of

MOST_NODES, MOST_EDGES = 200_000, 1_000_000
NODES_AN_ITERATION, EDGES_AN_ITERATION = 4, 64
WITHOUT_END = 2**40
# After so many iterations the budget is looked at.
MOMENT = 64
DEEPEST = 400


@dataclass(frozen=True)
class Temper:
    """What a seat plays for, in hundredths: to win, for its place, and, with the rest, for points.

    `explore` is the exploration constant of PUCT, in hundredths. Without a `mind` all priors are alike and playouts are
    random.
    """

    win: int = 75
    place: int = 25
    explore: int = 100
    mind: bool = True


class SearchThread:
    """One tree, grown by one thread: root parallelisation, so that threads share nothing."""

    def __init__(
        self,
        view: View,
        iterations: int | None,
        temper: Temper,
        seed: int = 0,
        thread: int = 0,
        only: int = tree.NOTHING,
    ) -> None:
        game, seats = view.game, view.seats
        wanted = WITHOUT_END if iterations is None else iterations
        most_edges = min(MOST_EDGES, wanted * EDGES_AN_ITERATION)
        self.tree = Tree(
            counts=np.array([1, 0, 0]),
            nodes=np.full((min(MOST_NODES, wanted * NODES_AN_ITERATION), tree.NODE_COLUMNS), tree.NOTHING),
            edges=np.zeros((most_edges, tree.EDGE_COLUMNS), np.int64),
            values=np.zeros(most_edges),
        )
        tables = room_for_worlds(view)
        self.scratch = Scratch(
            tables=tables,
            cells=bytes_of(tables),
            dice=new_dice(seed, thread),
            offered=room_for_offers(game.moves),
            chances=room_for_chances(game.moves),
            priors=np.zeros(game.moves.of_seats),
            found=np.full(len(game.moves), tree.NOTHING),
            path=np.zeros((DEEPEST, 2), np.int64),
            ends=np.zeros((2, seats), np.int64),
            expected=np.zeros((3, seats)),
        )
        self.settings = Settings(
            seat=view.viewer,
            keep=game.sight.keep,
            counted=game.sight.counts,
            explore=temper.explore / HUNDRED,
            win=temper.win,
            place=temper.place,
            mindless=int(not temper.mind),
            only=only,
        )
        self.roots = np.zeros((len(game.moves) + 1, 1 + 2 * seats))
        self.done = 0

    def grow(self, budget: Budget) -> None:
        """Search until the budget is spent, but for at least MOMENT iterations."""
        watch = Watch(budget)
        left = float(min(MOMENT, budget.iterations_of_a_thread or MOMENT))
        while left >= 1:
            now = int(min(left, MOMENT))
            self.done += grow(self.tree, self.scratch, self.settings, self.roots, now, budget.flag)
            left = watch.left(self.done, int(self.tree.counts[tree.LEAD]))

    def take_over(self, earlier: SearchThread, view: View) -> None:
        """Begin with the subtree that an earlier search has for this view, if there is one."""
        old, new = earlier.tree, self.tree
        known = np.flatnonzero(old.nodes[: old.counts[tree.NODES], tree.MARK] == mark_of_view(bytes_of(view.table)))
        if len(known) == 0 or len(old.nodes) > len(new.nodes) or len(old.edges) > len(new.edges):
            return
        new.counts[:] = 0
        move_tree(old, known[0], new)

    def edges_from(self, node: int) -> list[tuple[int, int, int]]:
        """Move, visits and child of every edge of a node."""
        rows = (self.tree.edges[edge] for edge in self.chain(node))
        return [(int(row[tree.MOVE]), int(row[tree.VISITS]), int(row[tree.CHILD])) for row in rows]

    def chain(self, node: int) -> Iterator[int]:
        """The edges of a node."""
        edge = self.tree.nodes[node, tree.FIRST]
        while edge != tree.NOTHING:
            yield int(edge)
            edge = self.tree.edges[edge, tree.NEXT]


def visits_of(threads: Sequence[SearchThread]) -> Counter[int]:
    """The visits of each move at the root, in all trees together."""
    visits: Counter[int] = Counter()
    for each in threads:
        visits.update({move: tried for move, tried, _ in each.edges_from(0)})
    return visits
