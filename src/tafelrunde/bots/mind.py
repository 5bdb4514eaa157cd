"""What a mind says of a game: which moves look good, what to play in a playout, and what a position is worth.

The mind of a game is the module of its name in `minds`, or the module `mind` beside the one that declares its table.
Like those of the kernel's contract, its functions are chosen by the type of the record when search is compiled; a
game without a mind has uniform priors and random playouts.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel import Record, Row, below, rule
from tafelrunde.kernel.contract import dispatched

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


_WITHOUT = {
    "prior": _no_prior,
    "quick_move": _any_move,
    "reach": _to_the_end,
    "settled": _always,
    "value": _no_value,
    "belief": _any_world,
}


def _mind_of(record: type[Record]) -> ModuleType | None:
    """The mind of a game: ours, or the one it brings."""
    own = sys.modules[record.__module__].__package__
    for place in (f"tafelrunde.bots.minds.{record.game}", *([f"{own}.mind"] if own else [])):
        if find_spec(place):
            return import_module(place)
    return None


def _of_the_mind(record: type[Record], name: str) -> Any:
    mind = _mind_of(record)
    if name == "quick_move" and hasattr(mind, "prior"):
        return getattr(mind, name, _by_prior)
    if name == "reach" and hasattr(mind, "settled"):
        return getattr(mind, name, _no_further)
    return getattr(mind, name, _WITHOUT[name])


@dispatched(_of_the_mind)
def prior(table: Any, offered: Row, weights: Any) -> None:
    """Weigh the offered moves, in their order, by how good they look; the weights are positive and need no sum."""


@dispatched(_of_the_mind)
def quick_move(table: Any, offered: Row, weights: Any, dice: Row) -> int:
    """The move of the playout policy; without one, a move drawn by the prior."""
    raise NotImplementedError


@dispatched(_of_the_mind)
def reach(table: Any) -> int:
    """How many decisions a playout has before the value is asked.

    Without one, none if the mind says when it is settled, else to the end.
    """
    raise NotImplementedError


@dispatched(_of_the_mind)
def settled(table: Any) -> bool:
    """Whether the value may be asked here, once the playout was long enough; without one, always."""
    raise NotImplementedError


@dispatched(_of_the_mind)
def value(table: Any, points: Any, shares: Any) -> None:
    """The points each seat may expect at the end, and its share of the win; the shares add up to 1."""


@dispatched(_of_the_mind)
def belief(table: Any, seat: int) -> float:
    """How likely a determinization is, given what the others have done as a seat sees it; 0 to 1, without one 1."""
    raise NotImplementedError
