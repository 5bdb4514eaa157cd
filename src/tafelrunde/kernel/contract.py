"""The functions every game provides, over its own record.

Compiled code that serves all games calls these; which game is meant is decided by the type of the record, when it is
compiled. A game has a function of the same name for each, over its own table.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar, cast

from tafelrunde.kernel.compiled import INTERPRETED, RECORDS
from tafelrunde.kernel.record import Record

if not INTERPRETED:
    import numba
    from numba.extending import overload

P = ParamSpec("P")
R = TypeVar("R")

NATURE, OVER, SPECTATOR = -1, -2, -3
OPEN = -4
"""Who looks at a match that is over with everything laid open."""
ALLOWED = 0

_RULES: dict[type[Record], SimpleNamespace] = {}
_RECORDS: dict[Any, type[Record]] = {}


def dispatched(find: Callable[[type[Record], str], Any]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Make a function generic: `find` gives the implementation of that name for a type of record."""

    def declare(generic: Callable[P, R]) -> Callable[P, R]:
        name = generic.__name__
        if INTERPRETED:
            return cast("Callable[P, R]", lambda table, *args: find(type(table), name)(table, *args))
        overload(generic, strict=False)(lambda table, *_: find(_RECORDS[table], name).py_func)
        return generic

    return declare


def _of_the_game(record: type[Record], name: str) -> Any:
    return getattr(_RULES[record], name)


@dispatched(_of_the_game)
def setup(table: Any, seats: int, options: Any) -> None:
    """Lay out the table before the first move. The record is blank; `options` are numbers in the declared order."""


@dispatched(_of_the_game)
def to_move(table: Any) -> int:
    """The seat whose move it is, NATURE, or OVER."""
    raise NotImplementedError


@dispatched(_of_the_game)
def legal(table: Any, offered: Any) -> None:
    """Offer every move that the seat to move may make, once."""


@dispatched(_of_the_game)
def odds(table: Any, chances: Any) -> None:
    """Weigh every move that NATURE may make, with whole numbers."""


@dispatched(_of_the_game)
def may(table: Any, move: int) -> int:
    """ALLOWED, or the number of the ledger rule that forbids the move."""
    raise NotImplementedError


@dispatched(_of_the_game)
def apply(table: Any, move: int) -> None:
    """Make the move, in place. It is legal: that was asked before."""


@dispatched(_of_the_game)
def outcome(table: Any, points: Any, places: Any) -> int:
    """Fill in points and places (1 is best; tied seats share a place) and say why it ended, as a number."""
    raise NotImplementedError


@dispatched(_of_the_game)
def seen(table: Any, move: int, seat: int) -> int:
    """The move as that seat learns of it, asked before it is made: the same number, or that of an unseen one."""
    raise NotImplementedError


@dispatched(_of_the_game)
def imagine(table: Any, seat: int, dice: Any) -> None:
    """Fill what is blank in that seat's view with a world that fits everything the seat has legitimately seen."""


@dispatched(_of_the_game)
def census(table: Any) -> int:
    """ALLOWED if every piece of the box is in its number somewhere, else the number of the rule that is broken."""
    raise NotImplementedError


FUNCTIONS = ("setup", "to_move", "legal", "odds", "may", "apply", "outcome", "seen", "imagine", "census")


def bind(record: type[Record], rules: SimpleNamespace) -> None:
    """Let these rules be called wherever a function of the contract is given this record."""
    missing = [name for name in FUNCTIONS if not hasattr(rules, name)]
    if missing:
        raise TypeError(f"{record.game}: the rules lack {', '.join(missing)}")
    _RULES[record] = rules
    RECORDS[record.dtype] = record
    if not INTERPRETED:
        _RECORDS[numba.from_dtype(record.dtype)] = record
