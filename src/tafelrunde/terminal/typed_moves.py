"""What somebody typed, understood: a number, a notation, the words of a move, or the beginnings of either."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tafelrunde.kernel import Move, MoveTable

LONGEST_NUMBER = 6
LONGEST_SHOWN = 40


@dataclass(frozen=True)
class NoSuchNumber:
    """A number beyond the moves that are offered."""

    number: str


@dataclass(frozen=True)
class OfChance:
    """Something that only chance does, or that is only ever seen."""

    move: Move


@dataclass(frozen=True)
class Unclear:
    """What was typed may mean these moves, or none at all."""

    candidates: tuple[Move, ...]


Understood = Move | NoSuchNumber | OfChance | Unclear


def parse_move(typed: str, legal: Sequence[Move], table: MoveTable, words: Callable[[Move], str]) -> Understood:
    """The move that is meant: of the legal ones if possible, else any that a seat can ever make."""
    if typed.isdecimal():
        at = int(typed) if len(typed) <= LONGEST_NUMBER else 0
        return legal[at - 1] if 1 <= at <= len(legal) else NoSuchNumber(typed[:LONGEST_NUMBER])
    of_seats = [table[number] for number in range(table.of_nature, table.of_nature + table.of_seats)]
    for move in table:
        if same(typed, str(move)):
            return move if move in of_seats else OfChance(move)
    for choices in (legal, of_seats):
        exact = [move for move in choices if same(typed, words(move))]
        found = exact or list(beginning(typed, choices, words))
        if len(found) == 1 or (found and choices is of_seats):
            return found[0]
        if found:
            return Unclear(tuple(found))
    return Unclear(())


def beginning(typed: str, moves: Iterable[Move], words: Callable[[Move], str]) -> Iterable[Move]:
    """The moves whose notation or words begin so, word by word: `p tr` is `place troll`."""
    for move in moves:
        if fits(typed, str(move)) or fits(typed, words(move)):
            yield move


def fits(typed: str, said: str) -> bool:
    """Whether each word that was typed begins the word at its place."""
    short, long = typed.casefold().split(), said.casefold().split()
    return 0 < len(short) <= len(long) and all(map(str.startswith, long, short))


def same(one: str, other: str) -> bool:
    """Whether two lines are the same words."""
    return one.casefold().split() == other.casefold().split()


def excerpt(typed: str) -> str:
    """What was typed, short enough to be repeated."""
    shown = "".join(letter for letter in typed[: LONGEST_SHOWN + 1] if letter.isprintable())
    return shown if len(typed) <= LONGEST_SHOWN else shown[:LONGEST_SHOWN] + "…"
