"""Information-set tree search, compiled: each iteration imagines a new world that fits what the seat has seen.

Nodes are what the searching seat can tell apart. An edge is a move of a seat, or a move of NATURE as the searching seat
learns of it. Every seat is taken to choose what is best for itself.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from tafelrunde.bots import mind
from tafelrunde.kernel import NATURE, OVER, Row, contract, rule
from tafelrunde.kernel.compiled import (
    BYTES,
    FLOAT_ROWS,
    FLOATS,
    INTS,
    MASK,
    PAIRS,
    TABLES,
    WEIGHTS,
    entry,
)
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.engine import ask_nature, ask_seat, score
from tafelrunde.kernel.offer import fallen

# The columns of an edge, and what the tree counts.
MOVE, NEXT, CHILD, VISITS, AVAILABLE = range(5)
EDGE_COLUMNS = 5
NODES, EDGES = range(2)
NOTHING = -1

# The settings of a search.
SEAT, SEATS, ITERATIONS, EXPLORE_PERCENT, WIN_PERCENT = range(5)
SETTINGS = 5

VIEW, WORLD = range(2)
HUNDRED = 100


@rule
def new_node(counts: Row, nodes: Row) -> int:
    """A node without edges, or NOTHING if the tree is full."""
    node = counts[NODES]
    if node == len(nodes):
        return NOTHING
    nodes[node] = NOTHING
    counts[NODES] += 1
    return node


@rule
def new_edge(counts: Row, nodes: Row, edges: Any, node: int, move: int) -> int:
    """An edge from a node, or NOTHING if the tree is full."""
    edge = counts[EDGES]
    if edge == len(edges):
        return NOTHING
    edges[edge, MOVE] = move
    edges[edge, NEXT] = nodes[node]
    edges[edge, CHILD] = NOTHING
    edges[edge, VISITS] = 0
    edges[edge, AVAILABLE] = 0
    nodes[node] = edge
    counts[EDGES] += 1
    return edge


@rule
def edge_of(nodes: Row, edges: Any, node: int, move: int) -> int:
    """The edge of a move, or NOTHING."""
    edge = nodes[node]
    while edge != NOTHING and edges[edge, MOVE] != move:
        edge = edges[edge, NEXT]
    return edge


@rule
def follow(counts: Row, nodes: Row, edges: Any, edge: int) -> int:
    """The node an edge leads to, made if it was not there."""
    if edge == NOTHING:
        return NOTHING
    if edges[edge, CHILD] == NOTHING:
        edges[edge, CHILD] = new_node(counts, nodes)
    return int(edges[edge, CHILD])


@rule
def select(
    counts: Row,
    nodes: Row,
    edges: Any,
    sums: Any,
    priors: Any,
    node: int,
    offered: Row,
    found: Row,
    explore: float,
) -> int:
    """The most promising of the offered moves, by what is known of it and by how little that is."""
    edge = nodes[node]
    while edge != NOTHING:
        found[edges[edge, MOVE]] = edge
        edge = edges[edge, NEXT]
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
    edge = nodes[node]
    while edge != NOTHING:
        found[edges[edge, MOVE]] = NOTHING
        edge = edges[edge, NEXT]
    return best


@rule
def play_out(world: Any, dice: Row, offered: Row, chances: Row) -> None:
    """Finish a match in thought."""
    while True:
        who = contract.to_move(world)
        if who == OVER:
            return
        if who == NATURE:
            contract.apply(world, fallen(chances, below(dice, ask_nature(world, chances))))
        else:
            ask_seat(world, offered)
            contract.apply(world, mind.quick_move(world, offered, dice))


@rule
def judge(world: Any, seats: int, win_percent: int, points: Row, places: Row, worth: Any) -> None:
    """What the end of a match is worth to each seat: mostly winning it, and a little its place."""
    score(world, points, places)
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 1
    for seat in range(seats):
        share = 1.0 / winners if places[seat] == 1 else 0.0
        place = (seats - places[seat]) / (seats - 1)
        worth[seat] = (win_percent * share + (HUNDRED - win_percent) * place) / HUNDRED


@rule
def chance(world: Any, seat: int, dice: Row, chances: Row, counts: Row, nodes: Row, edges: Any, node: int) -> int:
    """Let NATURE move, and follow what the searching seat learns of it."""
    move = fallen(chances, below(dice, ask_nature(world, chances)))
    told = contract.seen(world, move, seat)
    edge = edge_of(nodes, edges, node, told)
    if edge == NOTHING:
        edge = new_edge(counts, nodes, edges, node, told)
    if edge != NOTHING:
        edges[edge, VISITS] += 1
    contract.apply(world, move)
    return follow(counts, nodes, edges, edge)


@entry(
    "search",
    TABLES,
    BYTES,
    INTS,
    INTS,
    INTS,
    WEIGHTS,
    INTS,
    INTS,
    PAIRS,
    FLOATS,
    FLOATS,
    INTS,
    PAIRS,
    PAIRS,
    FLOATS,
    FLOAT_ROWS,
    FLOAT_ROWS,
    MASK,
    made_from=Path(__file__).parents[1],
)
def grow(
    tables: Any,
    cells: Any,
    settings: Row,
    dice: Row,
    offered: Row,
    chances: Row,
    counts: Row,
    nodes: Row,
    edges: Any,
    sums: Any,
    priors: Any,
    found: Row,
    path: Any,
    last: Any,
    worth: Any,
    shares: Any,
    points: Any,
    stop: Row,
) -> int:
    """Grow the tree by so many iterations, or until told to stop; returns how many there were.

    `sums` is what each edge was worth to the seat that moves along it; `shares` and `points` tell, for each move at the
    root, the sums of win shares and of points of every seat. The others are room to work in.
    """
    seat, seats = settings[SEAT], settings[SEATS]
    explore = settings[EXPLORE_PERCENT] / HUNDRED
    world = tables[WORLD]
    done = 0
    while done < settings[ITERATIONS] and stop[0] == 0:
        for byte in range(cells.shape[1]):
            cells[WORLD, byte] = cells[VIEW, byte]
        contract.imagine(world, seat, dice)
        node, depth = 0, 0
        while node != NOTHING and depth < len(path):
            who = contract.to_move(world)
            if who == OVER:
                break
            if who == NATURE:
                node = chance(world, seat, dice, chances, counts, nodes, edges, node)
                continue
            ask_seat(world, offered)
            mind.prior(world, offered, priors)
            edge = select(counts, nodes, edges, sums, priors, node, offered, found, explore)
            if edge == NOTHING:
                break
            path[depth, 0] = edge
            path[depth, 1] = who
            depth += 1
            contract.apply(world, edges[edge, MOVE])
            if edges[edge, VISITS] == 0:
                break
            node = follow(counts, nodes, edges, edge)
        play_out(world, dice, offered, chances)
        judge(world, seats, settings[WIN_PERCENT], last[0], last[1], worth)
        for step in range(depth):
            edges[path[step, 0], VISITS] += 1
            sums[path[step, 0]] += worth[path[step, 1]]
        remember_root(edges[path[0, 0], MOVE], seats, last[0], last[1], shares, points)
        done += 1
    return done


@rule
def remember_root(move: int, seats: int, points: Row, places: Row, shares: Any, all_points: Any) -> None:
    """Add what came of a move at the root."""
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 1
    for seat in range(seats):
        shares[move, seat] += 1.0 / winners if places[seat] == 1 else 0.0
        all_points[move, seat] += points[seat]
