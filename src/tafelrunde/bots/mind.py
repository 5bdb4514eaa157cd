"""What a mind says of a game: which moves look good, what it would play at once, and what a position is worth.

The mind of a game is the module of its name in `minds`. Like the words of the kernel's contract, these are chosen by
the type of the record when search is compiled; a game without a mind has no opinion.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel import Record, Row, below, rule
from tafelrunde.kernel.contract import word

Floats = npt.NDArray[np.float64]

WITHOUT_END = 1_000_000
FINE = 1 << 20


@rule
def _no_prior(table: Any, offered: Row, weights: Any) -> None:
    for i in range(offered[0]):
        weights[i] = 1.0


@rule
def _any_move(table: Any, offered: Row, weights: Any, dice: Row) -> int:
    return offered[1 + below(dice, offered[0])]


@rule
def drawn(offered: Row, weights: Any, dice: Row) -> int:
    """One of the offered moves, each as likely as its weight says."""
    total = 0.0
    for i in range(offered[0]):
        total += weights[i]
    left = total * below(dice, FINE) / FINE
    for i in range(offered[0]):
        left -= weights[i]
        if left < 0:
            return offered[1 + i]
    return offered[offered[0]]


@rule
def _by_prior(table: Any, offered: Row, weights: Any, dice: Row) -> int:
    if offered[0] == 1:
        return offered[1]
    prior(table, offered, weights)
    return drawn(offered, weights, dice)


@rule
def _to_the_end(table: Any) -> int:
    return WITHOUT_END


@rule
def _no_further(table: Any) -> int:
    return 0


@rule
def _always(table: Any) -> bool:
    return True


@rule
def _no_value(table: Any, points: Any, shares: Any) -> None:
    for seat in range(len(points)):
        points[seat] = 0.0
        shares[seat] = 1.0 / len(points)


@rule
def _any_world(table: Any, seat: int) -> float:
    return 1.0


_SILENCE = {
    "prior": _no_prior,
    "quick_move": _any_move,
    "reach": _to_the_end,
    "settled": _always,
    "value": _no_value,
    "belief": _any_world,
}


def _by_the_mind(record: type[Record], name: str) -> Any:
    place = f"tafelrunde.bots.minds.{record.game}"
    mind = importlib.import_module(place) if find_spec(place) else None
    if name == "quick_move" and hasattr(mind, "prior"):
        return getattr(mind, name, _by_prior)
    if name == "reach" and hasattr(mind, "settled"):
        return getattr(mind, name, _no_further)
    return getattr(mind, name, _SILENCE[name])


@word(_by_the_mind)
def prior(table: Any, offered: Row, weights: Any) -> None:
    """Weigh the offered moves, in their order, by how good they look; the weights are positive and need no sum."""


@word(_by_the_mind)
def quick_move(table: Any, offered: Row, weights: Any, dice: Row) -> int:
    """The move to play at once, when a match is played out in thought; without one, a move drawn by the prior."""
    raise NotImplementedError


@word(_by_the_mind)
def reach(table: Any) -> int:
    """How many decisions a match is played out in thought before its value is asked.

    Without one, none if the mind says when it is settled, else to the end.
    """
    raise NotImplementedError


@word(_by_the_mind)
def settled(table: Any) -> bool:
    """Whether this is a moment to ask for the value, once the match was played out far enough; without one, always."""
    raise NotImplementedError


@word(_by_the_mind)
def value(table: Any, points: Any, shares: Any) -> None:
    """The points each seat may expect at the end, and its share of the win; the shares add up to 1."""


@word(_by_the_mind)
def belief(table: Any, seat: int) -> float:
    """How well an imagined world fits what the others have done, as a seat sees it, from 0 to 1; without one, 1."""
    raise NotImplementedError
