"""The futures that search sees after a move: who probably moves how, and how the table looks where playouts stop."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.bots.search import tree
from tafelrunde.bots.search.budget import Budget
from tafelrunde.bots.search.grow import grow
from tafelrunde.bots.search.thread import SearchThread, Temper
from tafelrunde.bots.worlds import WORLD
from tafelrunde.kernel import OPEN, Move, View

LONGEST = 12
"""So many moves of seats are followed at most."""
LEAST_VISITS = 10


@dataclass(frozen=True)
class Futures:
    """After a move: the most visited way on, with who moves, until chance decides; and one table of each iteration."""

    variation: tuple[tuple[int, Move], ...]
    tables: tuple[View, ...]


def futures(view: View, move: Move, iterations: int, *, seed: int = 0) -> Futures:
    """Search below one move. The tables are seen with everything open, each in a world that fits the view."""
    thread = SearchThread(view, iterations, Temper(), seed, only=move.number)
    budget = Budget(iterations=iterations)
    movers: dict[int, int] = {}
    tables = []
    for _ in range(iterations):
        grow(thread.tree, thread.scratch, thread.settings, thread.roots, 1, budget.flag)
        movers.update(thread.scratch.path[:LONGEST].tolist())
        table = thread.scratch.tables[WORLD : WORLD + 1].copy()
        tables.append(View(view.game, view.seats, view.options, OPEN, table, None, ()))
    movers[next(thread.chain(tree.ROOT))] = view.viewer
    return Futures(tuple(_line(view, thread, movers)), tuple(tables))


def _line(view: View, thread: SearchThread, movers: dict[int, int]) -> list[tuple[int, Move]]:
    """The most visited way down, as far as seats decide it and visits mean something."""
    variation: list[tuple[int, Move]] = []
    node, edges = tree.ROOT, thread.tree.edges
    while node != tree.NOTHING:
        edge = max(thread.chain(node), key=lambda edge: edges[edge, tree.VISITS], default=tree.NOTHING)
        if edge == tree.NOTHING or edges[edge, tree.VISITS] < LEAST_VISITS:
            break
        move = int(edges[edge, tree.MOVE])
        if move > tree.NOTHING:
            if edge not in movers:
                break
            variation.append((movers[edge], view.game.moves[move]))
        node = int(edges[edge, tree.CHILD])
    return variation
