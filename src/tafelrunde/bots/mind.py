"""What a mind says of a game: which moves look good, and what it would play at once.

The mind of a game is the module of its name in `minds`. Like the words of the kernel's contract, these are chosen by
the type of the record when search is compiled; a game without a mind has no opinion.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from tafelrunde.kernel import Record, Row, below, rule
from tafelrunde.kernel.contract import word


@rule
def _no_prior(table: Any, offered: Row, weights: Any) -> None:
    for i in range(offered[0]):
        weights[i] = 1.0


@rule
def _any_move(table: Any, offered: Row, dice: Row) -> int:
    return offered[1 + below(dice, offered[0])]


_SILENCE = {"prior": _no_prior, "quick_move": _any_move}


def _by_the_mind(record: type[Record], name: str) -> Any:
    place = f"tafelrunde.bots.minds.{record.game}"
    mind = importlib.import_module(place) if find_spec("tafelrunde.bots.minds") and find_spec(place) else None
    return getattr(mind, name, _SILENCE[name])


@word(_by_the_mind)
def prior(table: Any, offered: Row, weights: Any) -> None:
    """Weigh the offered moves, in their order, by how good they look; the weights are positive and need no sum."""


@word(_by_the_mind)
def quick_move(table: Any, offered: Row, dice: Row) -> int:
    """The move to play at once, when a match is played out in thought."""
    raise NotImplementedError
