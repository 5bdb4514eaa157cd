"""Information-set Monte Carlo tree search, compiled.

Each iteration draws a determinization, a world that fits what the seat has seen, goes down the tree by PUCT, plays the
match out, and backs its value up along the path. Every seat is taken to choose what is best for itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tafelrunde.bots import mind
from tafelrunde.bots.search import tree as trees
from tafelrunde.bots.search.arrays import Scratch, Settings, Tree
from tafelrunde.bots.search.tree import LEAD, MARK, MOVE, NOTHING, ROOT, VISITS
from tafelrunde.bots.search.worth import POINTS, SHARES, WORTH, judge, play_out
from tafelrunde.bots.worlds import SEEN, WORLD, imagine_anew
from tafelrunde.kernel import NATURE, OPEN, OVER, Row, contract, rule
from tafelrunde.kernel.compiled import BYTES, FLOAT_ROWS, MASK, NUMBER, entry
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.engine import ask_nature, ask_seat
from tafelrunde.kernel.offer import drawn_move
from tafelrunde.kernel.sight import look

# The column of visits in what is kept of the moves at the root, and its row for all of them together.
TRIED, ALL = 0, -1
BOTS = Path(__file__).parents[1]


@entry("search", Tree, Scratch, Settings, FLOAT_ROWS, NUMBER, MASK, made_from=BOTS)
def grow(tree: Tree, scratch: Scratch, settings: Settings, roots: Any, iterations: int, stop: Row) -> int:
    """Do so many iterations, or as many as there are until told to stop, but one at least; returns how many.

    `roots` has a row for each move at the root, and a last one for all iterations: visits, then the sums of win
    shares, then of points, of every seat.
    """
    # Arrays are taken out of their bundles once: every access costs a count of references.
    tables, cells, dice, path = scratch.tables, scratch.cells, scratch.dice, scratch.path
    offered, chances, priors = scratch.offered, scratch.chances, scratch.priors
    ends, expected = scratch.ends, scratch.expected
    world = tables[WORLD]
    done = 0
    while done == 0 or (done < iterations and stop[0] == 0):
        imagine_anew(tables, cells, settings.seat, dice)
        depth = descend(world, tree, scratch, settings)
        over = play_out(world, dice, offered, priors, chances, settings.mindless)
        judge(world, over, settings.win, settings.place, ends, expected)
        back_up(tree, path, depth, expected, roots)
        done += 1
    tree.counts[LEAD] = trees.lead(tree)
    return done


@rule
def descend(world: Any, tree: Tree, scratch: Scratch, settings: Settings) -> int:
    """Selection and expansion: go down the tree, up to a move not tried before; returns how many moves of seats."""
    seat, edges, path, cells, dice = settings.seat, tree.edges, scratch.path, scratch.cells, scratch.dice
    offered, chances, priors, found = scratch.offered, scratch.chances, scratch.priors, scratch.found
    node, depth = ROOT, 0
    while node != NOTHING and depth < len(path):
        who = contract.to_move(world)
        if who == OVER:
            break
        if who == NATURE:
            node = chance(world, tree, dice, chances, seat, node)
            continue
        if who == seat and node != ROOT:
            node = as_seen(tree, cells, settings, node)
            if node == NOTHING:
                break
        offer(world, offered, priors, settings, node)
        edge = trees.select(tree, offered, priors, found, node, settings.explore)
        if edge == NOTHING:
            break
        path[depth, 0] = edge
        path[depth, 1] = who
        depth += 1
        told = as_told(world, edges[edge, MOVE], seat)
        contract.apply(world, edges[edge, MOVE])
        if edges[edge, VISITS] == 0:
            break
        if told != edges[edge, MOVE]:
            edge = trees.edge_as_told(tree, node, told)
        node = trees.follow(tree, edge)
    return depth


@rule
def offer(world: Any, offered: Row, priors: Any, settings: Settings, node: int) -> None:
    """Write down what may be tried at a node, and the prior of each move."""
    ask_seat(world, offered)
    if node == ROOT and settings.only != NOTHING:
        offered[0], offered[1] = 1, settings.only
    if settings.mindless:
        priors[: offered[0]] = 1.0
    else:
        mind.prior(world, offered, priors)


@rule
def as_told(world: Any, move: int, seat: int) -> int:
    """A move as the searching seat learns of it; who sees everything learns of the move itself."""
    return move if seat == OPEN else contract.seen(world, move, seat)


@rule
def as_seen(tree: Tree, cells: Any, settings: Settings, node: int) -> int:
    """The node for what the searching seat sees when it is to move again: more than it was told of the moves."""
    look(cells, WORLD, settings.seat, settings.keep, settings.counted, cells, SEEN)
    mark = trees.mark_of(cells, SEEN)
    node = trees.follow(tree, trees.edge_as_told(tree, node, trees.sight(mark)))
    if node != NOTHING:
        tree.nodes[node, MARK] = mark
    return node


@rule
def chance(world: Any, tree: Tree, dice: Row, chances: Row, seat: int, node: int) -> int:
    """Let NATURE move, and follow what the searching seat learns of it."""
    move = drawn_move(chances, below(dice, ask_nature(world, chances)))
    edge = trees.edge_as_told(tree, node, as_told(world, move, seat))
    contract.apply(world, move)
    return trees.follow(tree, edge)


@rule
def back_up(tree: Tree, path: Any, depth: int, expected: Any, roots: Any) -> None:
    """Add what the end was worth to each edge of the path, to the seat that moved along it, and to the root's move."""
    for step in range(depth):
        tree.edges[path[step, 0], VISITS] += 1
        tree.values[path[step, 0]] += expected[WORTH, path[step, 1]]
    count(roots, ALL, expected)
    if depth:
        count(roots, tree.edges[path[0, 0], MOVE], expected)


@rule
def count(roots: Any, row: int, expected: Any) -> None:
    """Add one iteration to a row of what is kept of the root."""
    seats = expected.shape[1]
    roots[row, TRIED] += 1
    for seat in range(seats):
        roots[row, 1 + seat] += expected[SHARES, seat]
        roots[row, 1 + seats + seat] += expected[POINTS, seat]


@entry("search", BYTES, made_from=BOTS)
def mark_of_view(cells: Any) -> int:
    """The mark under which a view is found in a tree."""
    return trees.mark_of(cells, 0)


@entry("search", Tree, NUMBER, Tree, made_from=BOTS)
def move_tree(old: Tree, root: int, new: Tree) -> None:
    """Copy the subtree below a node into an empty tree, as its root."""
    trees.transplant(old, root, new)
