"""The arrays of a search, bundled into what they are: the tree, scratch space, and settings."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from tafelrunde.kernel import Row
from tafelrunde.kernel.compiled import BYTES, FLOAT_ROWS, FLOATS, INTS, NUMBER, PAIRS, REAL, TABLES, WEIGHTS


class Tree(NamedTuple):
    """Nodes and edges, row by row; their columns, and what is counted, are named in `tree`.

    `values` is the sum of what each edge was worth to the seat that moves along it.
    """

    counts: Annotated[Row, INTS]
    nodes: Annotated[Any, PAIRS]
    edges: Annotated[Any, PAIRS]
    values: Annotated[Any, FLOATS]


class Scratch(NamedTuple):
    """Space that every iteration uses anew.

    `tables` are the view, a world and what is seen of it, `cells` the same as bytes. `found` is the edge of each move
    at a node, `path` the edges of an iteration with who moved along them, `ends` the points and places at its end, and
    `expected` points, win share and worth of every seat.
    """

    tables: Annotated[Any, TABLES]
    cells: Annotated[Any, BYTES]
    dice: Annotated[Row, INTS]
    offered: Annotated[Row, INTS]
    chances: Annotated[Row, WEIGHTS]
    priors: Annotated[Any, FLOATS]
    found: Annotated[Row, INTS]
    path: Annotated[Any, PAIRS]
    ends: Annotated[Any, PAIRS]
    expected: Annotated[Any, FLOAT_ROWS]


class Settings(NamedTuple):
    """Who searches, what it sees (`keep` and `counted`), how it explores, and what it plays for, in hundredths.

    Without a mind all priors are alike and playouts are random. `only` is the one move to try at the root, or NOTHING.
    """

    seat: Annotated[int, NUMBER]
    keep: Annotated[Any, BYTES]
    counted: Annotated[Any, PAIRS]
    explore: Annotated[float, REAL]
    win: Annotated[int, NUMBER]
    place: Annotated[int, NUMBER]
    mindless: Annotated[int, NUMBER]
    only: Annotated[int, NUMBER]
