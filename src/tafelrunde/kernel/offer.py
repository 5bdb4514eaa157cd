"""How rules say what may happen: they offer moves to a seat, and weigh moves of NATURE.

An offer is an array: how many moves there are, then the moves. Chances are an array with a weight for each of NATURE's
moves, which are the first in the table.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel.compiled import rule
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.record import Row

Ints = npt.NDArray[np.int64]
Weights = npt.NDArray[np.int32]

_MOST = 0x7FFFFFFF
"""More moves than any table has, as a mask: it changes no count, but tells the compiler that none is negative."""


def room_for_offers(moves: MoveTable) -> Ints:
    """An array into which every move of the seats fits."""
    return np.zeros(1 + moves.of_seats, np.int64)


def room_for_chances(moves: MoveTable) -> Weights:
    """An array with a weight for every move of NATURE."""
    return np.zeros(moves.of_nature, np.int32)


@rule
def offer(offered: Row, move: int) -> None:
    """This move is legal; each is offered once."""
    offer_if(offered, move, True)


@rule
def offer_if(offered: Row, move: int, allowed: bool) -> None:
    """This move is legal if it is allowed: the same as `if allowed: offer(…)`, without a branch.

    A processor guesses wrong where it cannot foresee what is allowed. The move is written behind the others, and counts
    if it is allowed. Each move is offered once, so there is room for one that does not count.
    """
    count = offered[0] & _MOST  # so the place of the move is not that of the count, which stays in a register
    offered[count + 1] = move
    offered[0] = count + allowed


@rule
def weigh(chances: Row, move: int, weight: int) -> None:
    """This move of NATURE has that weight; one that is not weighed cannot happen."""
    chances[move] = weight


@rule
def weigh_each(chances: Row, moves: Row, weights: Row) -> None:
    """Each of these moves has the weight beside it: a card is as likely as there are copies of it in the pile."""
    for i in range(len(moves)):
        chances[moves[i]] = weights[i]


@rule
def sum_of(chances: Row) -> int:
    """The sum of all weights."""
    total = 0
    for i in range(len(chances)):
        total += chances[i]
    return total


@rule
def drawn_move(chances: Row, number: int) -> int:
    """The move on which a number below the sum of the weights falls."""
    move = 0
    number -= chances[0]
    while number >= 0:
        move += 1
        number -= chances[move]
    return move


def possible(chances: Weights) -> list[int]:
    """The moves that may happen."""
    moves: list[int] = np.flatnonzero(chances).tolist()
    return moves


def move_for(chances: Weights, number: int) -> int:
    """The move on which a number falls, asked from Python."""
    return int(np.searchsorted(np.cumsum(chances), number, side="right"))


def number_for(chances: Weights, move: int) -> int:
    """The first number that falls on a move."""
    return int(chances[:move].sum())
