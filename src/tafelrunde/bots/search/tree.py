"""The tree: nodes are what the searching seat can tell apart, edges are moves of seats, or of NATURE as it is told.

A node is its first edge; the edges of a node are a chain. When the searching seat is to move again, another edge leads
to the node of what it sees then: whoever is handed cards decides by what they are. A mark names what is seen at such a
node, so that it can be found again when the match has gone that way.
"""

from __future__ import annotations

import math
from typing import Any

from tafelrunde.kernel import Row, rule

# The columns of a node and of an edge, and what the tree counts.
FIRST, MARK = range(2)
NODE_COLUMNS = 2
MOVE, NEXT, CHILD, VISITS, AVAILABLE = range(5)
EDGE_COLUMNS = 5
NODES, EDGES, LEAD = range(3)
NOTHING = -1

# Marks are whole numbers of so many bits, made from bytes one by one.
MARK_BASE, MARK_BITS = 1_000_003, (1 << 54) - 1


@rule
def new_node(counts: Row, nodes: Any) -> int:
    """A node without edges, or NOTHING if the tree is full."""
    node = counts[NODES]
    if node == len(nodes):
        return NOTHING
    nodes[node, FIRST] = NOTHING
    nodes[node, MARK] = NOTHING
    counts[NODES] += 1
    return node


@rule
def new_edge(counts: Row, nodes: Any, edges: Any, node: int, move: int) -> int:
    """An edge from a node, or NOTHING if the tree is full."""
    edge = counts[EDGES]
    if edge == len(edges):
        return NOTHING
    edges[edge, MOVE] = move
    edges[edge, NEXT] = nodes[node, FIRST]
    edges[edge, CHILD] = NOTHING
    edges[edge, VISITS] = 0
    edges[edge, AVAILABLE] = 0
    nodes[node, FIRST] = edge
    counts[EDGES] += 1
    return edge


@rule
def edge_as_told(counts: Row, nodes: Any, edges: Any, node: int, told: int) -> int:
    """The edge of a move as the searching seat is told of it, or NOTHING if the tree is full.

    Moves that the seat cannot tell apart lead to one node.
    """
    edge = nodes[node, FIRST]
    while edge != NOTHING and edges[edge, MOVE] != told:
        edge = edges[edge, NEXT]
    if edge == NOTHING:
        edge = new_edge(counts, nodes, edges, node, told)
    if edge != NOTHING:
        edges[edge, VISITS] += 1
    return int(edge)


@rule
def follow(counts: Row, nodes: Any, edges: Any, edge: int) -> int:
    """The node an edge leads to, made if it was not there."""
    if edge == NOTHING:
        return NOTHING
    if edges[edge, CHILD] == NOTHING:
        edges[edge, CHILD] = new_node(counts, nodes)
    return int(edges[edge, CHILD])


@rule
def select(
    counts: Row,
    nodes: Any,
    edges: Any,
    sums: Any,
    priors: Any,
    node: int,
    offered: Row,
    found: Row,
    explore: float,
) -> int:
    """The most promising of the offered moves, by what is known of it and by how little that is."""
    find_moves(nodes, edges, node, found, True)
    total_prior, visits, sum_ = 0.0, 0, 0.0
    for i in range(offered[0]):
        move = offered[1 + i]
        if found[move] == NOTHING:
            found[move] = new_edge(counts, nodes, edges, node, move)
        total_prior += priors[i]
        if found[move] != NOTHING:
            edges[found[move], AVAILABLE] += 1
            visits += edges[found[move], VISITS]
            sum_ += sums[found[move]]
    unknown = sum_ / visits if visits else 0.5
    best, best_score = NOTHING, -math.inf
    for i in range(offered[0]):
        edge = found[offered[1 + i]]
        if edge != NOTHING:
            tried = edges[edge, VISITS]
            known = sums[edge] / tried if tried else unknown
            curious = explore * priors[i] / total_prior * math.sqrt(edges[edge, AVAILABLE]) / (1 + tried)
            if known + curious > best_score:
                best, best_score = edge, known + curious
    find_moves(nodes, edges, node, found, False)
    return int(best)


@rule
def find_moves(nodes: Any, edges: Any, node: int, found: Row, wanted: bool) -> None:
    """Note the edge of each move of a node, or forget them again; edges of what was seen are no moves."""
    edge = nodes[node, FIRST]
    while edge != NOTHING:
        if edges[edge, MOVE] > NOTHING:
            found[edges[edge, MOVE]] = edge if wanted else NOTHING
        edge = edges[edge, NEXT]


@rule
def lead(nodes: Any, edges: Any) -> int:
    """How many more times the most tried move at the root was tried than the next."""
    most, next_most = 0, 0
    edge = nodes[0, FIRST]
    while edge != NOTHING:
        tried = edges[edge, VISITS]
        if tried > most:
            most, next_most = tried, most
        elif tried > next_most:
            next_most = tried
        edge = edges[edge, NEXT]
    return int(most - next_most)


@rule
def mark_of(cells: Any, at: int) -> int:
    """A number for what is seen in a row of bytes: equal for equal rows, and hardly ever for others."""
    mark = 0
    for i in range(cells.shape[1]):
        mark = (mark * MARK_BASE + int(cells[at, i])) & MARK_BITS
    return mark


@rule
def sight(mark: int) -> int:
    """What stands on an edge in place of a move when something was seen."""
    return NOTHING - 1 - mark


@rule
def transplant(
    nodes: Any, edges: Any, sums: Any, root: int, counts: Row, new_nodes: Any, new_edges: Any, new_sums: Any
) -> None:
    """Copy what grows from a node into an empty tree of the same size, as its root."""
    copy = new_node(counts, new_nodes)
    new_nodes[copy, MARK] = root  # until its edges are copied, a node's mark says where it comes from
    at = 0
    while at < counts[NODES]:
        old = new_nodes[at, MARK]
        new_nodes[at, MARK] = nodes[old, MARK]
        edge = nodes[old, FIRST]
        while edge != NOTHING:
            planted = new_edge(counts, new_nodes, new_edges, at, edges[edge, MOVE])
            new_edges[planted, VISITS] = edges[edge, VISITS]
            new_edges[planted, AVAILABLE] = edges[edge, AVAILABLE]
            new_sums[planted] = sums[edge]
            if edges[edge, CHILD] != NOTHING:
                child = new_node(counts, new_nodes)
                new_edges[planted, CHILD] = child
                new_nodes[child, MARK] = edges[edge, CHILD]
            edge = edges[edge, NEXT]
        at += 1
