"""Information-set tree search, compiled: each iteration imagines a new world that fits what the seat has seen.

Every seat is taken to choose what is best for itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tafelrunde.bots import mind
from tafelrunde.bots.search import tree
from tafelrunde.bots.search.tree import LEAD, MARK, MOVE, NOTHING, VISITS
from tafelrunde.bots.search.worth import HUNDRED, POINTS, SHARES, WORTH, judge, play_out
from tafelrunde.bots.worlds import SEEN, WORLD, imagine_anew
from tafelrunde.kernel import NATURE, OVER, Row, contract, rule
from tafelrunde.kernel.compiled import (
    BYTES,
    FLOAT_ROWS,
    FLOATS,
    INTS,
    MASK,
    NUMBER,
    PAIRS,
    TABLES,
    WEIGHTS,
    entry,
)
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.engine import ask_nature, ask_seat
from tafelrunde.kernel.offer import fallen
from tafelrunde.kernel.sight import look

# The settings of a search.
SEAT, EXPLORE_PERCENT, WIN_PERCENT, PLACE_PERCENT, MINDLESS = range(5)

# What is remembered for each move at the root: how often it was tried, then the sums of win shares, then of points.
TRIED = 0
BOTS = Path(__file__).parents[1]


@entry(
    "search",
    TABLES,
    BYTES,
    INTS,
    NUMBER,
    INTS,
    BYTES,
    PAIRS,
    INTS,
    WEIGHTS,
    INTS,
    PAIRS,
    PAIRS,
    FLOATS,
    FLOATS,
    INTS,
    PAIRS,
    PAIRS,
    FLOAT_ROWS,
    FLOAT_ROWS,
    MASK,
    made_from=BOTS,
)
def grow(
    tables: Any,
    cells: Any,
    settings: Row,
    iterations: int,
    dice: Row,
    keep: Any,
    counted: Any,
    offered: Row,
    chances: Row,
    counts: Row,
    nodes: Any,
    edges: Any,
    sums: Any,
    priors: Any,
    found: Row,
    path: Any,
    last: Any,
    expected: Any,
    roots: Any,
    stop: Row,
) -> int:
    """Grow the tree by so many iterations, or until told to stop, but by one at least; returns how many there were.

    `sums` is what each edge was worth to the seat that moves along it, `roots` what came of each move at the root.
    `keep` and `counted` say what the searching seat sees. The others are room to work in.
    """
    seat = settings[SEAT]
    world = tables[WORLD]
    done = 0
    while done == 0 or (done < iterations and stop[0] == 0):
        imagine_anew(tables, cells, seat, dice)
        depth = descend(
            world,
            cells,
            settings,
            dice,
            keep,
            counted,
            offered,
            chances,
            counts,
            nodes,
            edges,
            sums,
            priors,
            found,
            path,
        )
        over = play_out(world, dice, offered, priors, chances, settings[MINDLESS])
        judge(world, over, settings[WIN_PERCENT], settings[PLACE_PERCENT], last, expected)
        for step in range(depth):
            edges[path[step, 0], VISITS] += 1
            sums[path[step, 0]] += expected[WORTH, path[step, 1]]
        remember_root(edges[path[0, 0], MOVE], expected, roots)
        done += 1
    counts[LEAD] = tree.lead(nodes, edges)
    return done


@rule
def descend(
    world: Any,
    cells: Any,
    settings: Row,
    dice: Row,
    keep: Any,
    counted: Any,
    offered: Row,
    chances: Row,
    counts: Row,
    nodes: Any,
    edges: Any,
    sums: Any,
    priors: Any,
    found: Row,
    path: Any,
) -> int:
    """Go down the tree by the most promising moves, up to one not tried before; returns how many moves of seats."""
    seat = settings[SEAT]
    node, depth = 0, 0
    while node != NOTHING and depth < len(path):
        who = contract.to_move(world)
        if who == OVER:
            break
        if who == NATURE:
            node = chance(world, seat, dice, chances, counts, nodes, edges, node)
            continue
        if who == seat and depth:
            node = as_seen(cells, seat, keep, counted, counts, nodes, edges, node)
            if node == NOTHING:
                break
        ask_seat(world, offered)
        if settings[MINDLESS]:
            priors[: offered[0]] = 1.0
        else:
            mind.prior(world, offered, priors)
        explore = settings[EXPLORE_PERCENT] / HUNDRED
        edge = tree.select(counts, nodes, edges, sums, priors, node, offered, found, explore)
        if edge == NOTHING:
            break
        path[depth, 0] = edge
        path[depth, 1] = who
        depth += 1
        told = contract.seen(world, edges[edge, MOVE], seat)
        contract.apply(world, edges[edge, MOVE])
        if edges[edge, VISITS] == 0:
            break
        if told != edges[edge, MOVE]:
            edge = tree.edge_as_told(counts, nodes, edges, node, told)
        node = tree.follow(counts, nodes, edges, edge)
    return depth


@rule
def as_seen(cells: Any, seat: int, keep: Any, counted: Any, counts: Row, nodes: Any, edges: Any, node: int) -> int:
    """The node for what the searching seat sees when it is to move again: more than it was told of the moves."""
    look(cells, WORLD, seat, keep, counted, cells, SEEN)
    mark = tree.mark_of(cells, SEEN)
    node = tree.follow(counts, nodes, edges, tree.edge_as_told(counts, nodes, edges, node, tree.sight(mark)))
    if node != NOTHING:
        nodes[node, MARK] = mark
    return node


@rule
def chance(world: Any, seat: int, dice: Row, chances: Row, counts: Row, nodes: Any, edges: Any, node: int) -> int:
    """Let NATURE move, and follow what the searching seat learns of it."""
    move = fallen(chances, below(dice, ask_nature(world, chances)))
    edge = tree.edge_as_told(counts, nodes, edges, node, contract.seen(world, move, seat))
    contract.apply(world, move)
    return tree.follow(counts, nodes, edges, edge)


@rule
def remember_root(move: int, expected: Any, roots: Any) -> None:
    """Add what came of a move at the root."""
    seats = expected.shape[1]
    roots[move, TRIED] += 1
    for seat in range(seats):
        roots[move, 1 + seat] += expected[SHARES, seat]
        roots[move, 1 + seats + seat] += expected[POINTS, seat]


@entry("search", BYTES, made_from=BOTS)
def mark_of_view(cells: Any) -> int:
    """The mark under which a view is found in a tree."""
    return tree.mark_of(cells, 0)


@entry("search", PAIRS, PAIRS, FLOATS, NUMBER, INTS, PAIRS, PAIRS, FLOATS, made_from=BOTS)
def move_tree(
    nodes: Any, edges: Any, sums: Any, root: int, counts: Row, new_nodes: Any, new_edges: Any, new_sums: Any
) -> None:
    """Copy what grows from a node into an empty tree, as its root."""
    tree.transplant(nodes, edges, sums, root, counts, new_nodes, new_edges, new_sums)
