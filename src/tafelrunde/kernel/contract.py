"""The words every game fulfils, over its own record.

Compiled code that serves all games calls these; which game is meant is decided by the type of the record, when it is
compiled. A game has a function of the same name for each, over its own table.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tafelrunde.kernel.compiled import INTERPRETED, RECORDS
from tafelrunde.kernel.record import Record

NATURE, OVER, SPECTATOR = -1, -2, -3
ALLOWED = 0

_RULES: dict[Any, SimpleNamespace] = {}


def setup(table: Any, seats: int, options: Any) -> None:
    """Lay out the table before the first move. The record is blank; `options` are numbers in the declared order."""
    _RULES[type(table)].setup(table, seats, options)


def to_move(table: Any) -> int:
    """The seat whose move it is, NATURE, or OVER."""
    return int(_RULES[type(table)].to_move(table))


def legal(table: Any, offered: Any) -> None:
    """Offer every move that the seat to move may make, once."""
    _RULES[type(table)].legal(table, offered)


def odds(table: Any, chances: Any) -> None:
    """Weigh every move that NATURE may make, with whole numbers."""
    _RULES[type(table)].odds(table, chances)


def may(table: Any, move: int) -> int:
    """ALLOWED, or the number of the ledger rule that forbids the move."""
    return int(_RULES[type(table)].may(table, move))


def apply(table: Any, move: int) -> None:
    """Make the move, in place. It is legal: that was asked before."""
    _RULES[type(table)].apply(table, move)


def outcome(table: Any, points: Any, places: Any) -> int:
    """Fill in points and places (1 is best; tied seats share a place) and say why it ended, as a number."""
    return int(_RULES[type(table)].outcome(table, points, places))


def seen(table: Any, move: int, seat: int) -> int:
    """The move as that seat learns of it: the same number, or that of an unseen one."""
    return int(_RULES[type(table)].seen(table, move, seat))


def imagine(table: Any, seat: int, dice: Any) -> None:
    """Fill what is blank in that seat's view with a world that fits everything the seat has legitimately seen."""
    _RULES[type(table)].imagine(table, seat, dice)


def census(table: Any) -> int:
    """ALLOWED if every piece of the box is in its number somewhere, else the number of the rule that is broken."""
    return int(_RULES[type(table)].census(table))


WORDS = (setup, to_move, legal, odds, may, apply, outcome, seen, imagine, census)


def bind(record: type[Record], rules: SimpleNamespace) -> None:
    """Let the words mean these rules wherever they meet this record."""
    missing = [word.__name__ for word in WORDS if not hasattr(rules, word.__name__)]
    if missing:
        raise TypeError(f"{record.game}: the rules do not say {', '.join(missing)}")
    RECORDS[record.dtype] = record
    if INTERPRETED:
        _RULES[record] = rules
    else:
        _RULES[numba.from_dtype(record.dtype)] = rules


if not INTERPRETED:
    import numba
    from numba.extending import overload

    def _meaning(word: str) -> Any:
        def choose(table: Any, *_: Any) -> Any:
            rules = _RULES.get(table)
            return None if rules is None else getattr(rules, word).py_func

        return choose

    for _word in WORDS:
        overload(_word, strict=False)(_meaning(_word.__name__))
