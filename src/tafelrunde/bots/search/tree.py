"""The tree: nodes are information sets of the searching seat, edges are moves of seats, or of NATURE as it sees them.

A node is its first edge; the edges of a node are a chain. When the searching seat is to move again, another edge leads
to the node of what it sees then: whoever is handed cards decides by what they are. A mark names what is seen at such a
node, so that it can be found again when the match has gone that way.
"""

from __future__ import annotations

import math
from typing import Any

from tafelrunde.bots.search.arrays import Tree
from tafelrunde.kernel import Row, rule

# The columns of a node and of an edge, and what the tree counts.
FIRST, MARK = range(2)
NODE_COLUMNS = 2
MOVE, NEXT, CHILD, VISITS, AVAILABLE = range(5)
EDGE_COLUMNS = 5
NODES, EDGES, LEAD = range(3)
NOTHING, ROOT = -1, 0

# Marks are whole numbers of so many bits, made from bytes one by one.
MARK_BASE, MARK_BITS = 1_000_003, (1 << 54) - 1


@rule
def new_node(tree: Tree) -> int:
    """A node without edges, or NOTHING if the tree is full."""
    node = tree.counts[NODES]
    if node == len(tree.nodes):
        return NOTHING
    tree.nodes[node, FIRST] = NOTHING
    tree.nodes[node, MARK] = NOTHING
    tree.counts[NODES] += 1
    return node


@rule
def new_edge(tree: Tree, node: int, move: int) -> int:
    """An edge from a node, or NOTHING if the tree is full."""
    edge = tree.counts[EDGES]
    if edge == len(tree.edges):
        return NOTHING
    tree.edges[edge, MOVE] = move
    tree.edges[edge, NEXT] = tree.nodes[node, FIRST]
    tree.edges[edge, CHILD] = NOTHING
    tree.edges[edge, VISITS] = 0
    tree.edges[edge, AVAILABLE] = 0
    tree.nodes[node, FIRST] = edge
    tree.counts[EDGES] += 1
    return edge


@rule
def edge_as_told(tree: Tree, node: int, told: int) -> int:
    """The edge of a move as the searching seat is told of it, or NOTHING if the tree is full.

    Moves that the seat cannot tell apart lead to one node.
    """
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING and tree.edges[edge, MOVE] != told:
        edge = tree.edges[edge, NEXT]
    if edge == NOTHING:
        edge = new_edge(tree, node, told)
    if edge != NOTHING:
        tree.edges[edge, VISITS] += 1
    return int(edge)


@rule
def follow(tree: Tree, edge: int) -> int:
    """The node an edge leads to, made if it was not there."""
    if edge == NOTHING:
        return NOTHING
    if tree.edges[edge, CHILD] == NOTHING:
        tree.edges[edge, CHILD] = new_node(tree)
    return int(tree.edges[edge, CHILD])


@rule
def select(tree: Tree, offered: Row, priors: Any, found: Row, node: int, explore: float) -> int:
    """The edge to go along, by PUCT: the mean value of a move, and more for a high prior and few visits.

    Not every move is legal in every world, so a move is compared with how often it was available, not with the visits
    of the node. A move without visits counts as much as the mean of the others.
    """
    edges = tree.edges
    find_moves(tree, node, found, True)
    total_prior, visits, value = 0.0, 0, 0.0
    for i in range(offered[0]):
        move = offered[1 + i]
        if found[move] == NOTHING:
            found[move] = new_edge(tree, node, move)
        total_prior += priors[i]
        if found[move] != NOTHING:
            edges[found[move], AVAILABLE] += 1
            visits += edges[found[move], VISITS]
            value += tree.values[found[move]]
    unknown = value / visits if visits else 0.5
    best, best_score = NOTHING, -math.inf
    for i in range(offered[0]):
        edge = found[offered[1 + i]]
        if edge != NOTHING:
            tried = edges[edge, VISITS]
            mean = tree.values[edge] / tried if tried else unknown
            bonus = explore * priors[i] / total_prior * math.sqrt(edges[edge, AVAILABLE]) / (1 + tried)
            if mean + bonus > best_score:
                best, best_score = edge, mean + bonus
    find_moves(tree, node, found, False)
    return int(best)


@rule
def find_moves(tree: Tree, node: int, found: Row, wanted: bool) -> None:
    """Note the edge of each move of a node, or forget them again; edges of what was seen are no moves."""
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if tree.edges[edge, MOVE] > NOTHING:
            found[tree.edges[edge, MOVE]] = edge if wanted else NOTHING
        edge = tree.edges[edge, NEXT]


@rule
def lead(tree: Tree) -> int:
    """How many more visits the most visited move at the root has than the next."""
    most, next_most = 0, 0
    edge = tree.nodes[ROOT, FIRST]
    while edge != NOTHING:
        tried = tree.edges[edge, VISITS]
        if tried > most:
            most, next_most = tried, most
        elif tried > next_most:
            next_most = tried
        edge = tree.edges[edge, NEXT]
    return int(most - next_most)


@rule
def mark_of(cells: Any, at: int) -> int:
    """A hash of a row of bytes: equal for equal rows, and hardly ever for others."""
    mark = 0
    for i in range(cells.shape[1]):
        mark = (mark * MARK_BASE + int(cells[at, i])) & MARK_BITS
    return mark


@rule
def sight(mark: int) -> int:
    """What stands on an edge in place of a move when something was seen."""
    return NOTHING - 1 - mark


@rule
def transplant(old: Tree, root: int, new: Tree) -> None:
    """Copy the subtree below a node into an empty tree of the same size, as its root."""
    copy = new_node(new)
    new.nodes[copy, MARK] = root  # until its edges are copied, a node's mark says where it comes from
    at = 0
    while at < new.counts[NODES]:
        source = new.nodes[at, MARK]
        new.nodes[at, MARK] = old.nodes[source, MARK]
        edge = old.nodes[source, FIRST]
        while edge != NOTHING:
            planted = new_edge(new, at, old.edges[edge, MOVE])
            new.edges[planted, VISITS] = old.edges[edge, VISITS]
            new.edges[planted, AVAILABLE] = old.edges[edge, AVAILABLE]
            new.values[planted] = old.values[edge]
            if old.edges[edge, CHILD] != NOTHING:
                child = new_node(new)
                new.edges[planted, CHILD] = child
                new.nodes[child, MARK] = old.edges[edge, CHILD]
            edge = old.edges[edge, NEXT]
        at += 1
