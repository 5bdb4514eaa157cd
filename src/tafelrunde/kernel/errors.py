"""The errors of the kernel. Each says what is wrong and where, and leaves the match as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.kernel.moves import Move


LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """What was given, short enough for an error message."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists that hold themselves
        return f"a {type(value).__name__} too large to show"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


class TafelError(ValueError):
    """Something handed to Tafelrunde does not fit; the text says what and where."""


class BadSetup(TafelError):
    """A match that cannot start: unknown game, number of seats, option or source of dice."""


class UnknownMove(TafelError):
    """A notation, number or object that names no move of this game."""


class BadPosition(TafelError):
    """A position that no play of the game can reach, or that is not written as a position."""


class BadMatchFile(TafelError):
    """A match file that is truncated, altered, or of another edition."""


class DiceExhausted(TafelError):
    """A script of NATURE's moves has come to its end, or names a move NATURE cannot make now."""


class UndoImpossible(TafelError):
    """There is no decision left to take back."""


class Refused(TafelError):
    """A move the rules forbid now.

    `rule` is the id of the ledger rule that forbids it, `text(lang)` says it in the reader's language, and `instead`
    are the moves that would be legal.
    """

    def __init__(self, move: Move, rule: str, tell: Callable[[str], str], instead: Sequence[Move]) -> None:
        self.move = move
        self.rule = rule
        self.instead = tuple(instead)
        self._tell = tell
        super().__init__(f"{move}: {rule} {tell('en')}")

    def text(self, lang: str = "en") -> str:
        """Why the move is refused, in the reader's language."""
        return self._tell(lang)


def check_number(name: str, value: object, least: int, most: int) -> int:
    """The value, if it is a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadSetup(f"{name} is a whole number from {least} to {most}, not {shown(value)}")
    return value
