"""What was played in a match: its moves, its log, and the state before every decision."""

from __future__ import annotations

from bisect import bisect_right
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from msgspec import Struct

from tafelrunde.kernel import engine
from tafelrunde.kernel.contract import NATURE, OPEN
from tafelrunde.kernel.errors import UndoImpossible, shown
from tafelrunde.kernel.moves import Move
from tafelrunde.kernel.steps import Deeds

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game


class Played(Struct, frozen=True):
    """A move and who made it; seat None is NATURE."""

    seat: int | None
    move: Move


class TakenBack(Struct, frozen=True):
    """An undo in the log: back to the first `to` moves, and the dice to where they were then.

    `new_dice`: the dice went on instead, as they did in matches of earlier versions.
    """

    to: int
    new_dice: bool = False


class Decision(NamedTuple):
    """The moment before a decision: how many moves had been made, the state, and how many numbers had been drawn."""

    length: int
    state: bytes
    drawn: int


class History:
    """The moves that count (`numbers`), everything that happened (`log`), and the decisions that can be taken back."""

    def __init__(self, game: Game, beginning: bytes) -> None:
        self.game = game
        self.beginning = beginning
        self.numbers: list[tuple[int, int]] = []
        """Who made each move, or NATURE, and the number of the move."""
        self.log: list[Played | TakenBack] = []
        self.decisions: list[Decision] = []
        self.deeds = Deeds()

    def copy(self) -> History:
        """The same history, to be continued separately."""
        twin = History(self.game, self.beginning)
        twin.numbers, twin.log, twin.decisions = self.numbers.copy(), self.log.copy(), self.decisions.copy()
        return twin

    # Going on

    def remember(self, state: bytes, drawn: int) -> None:
        """A decision is made now."""
        self.decisions.append(Decision(len(self.numbers), state, drawn))

    def write_down(self, first: int) -> list[Played]:
        """Log the moves from some number on."""
        played = self.played(first)
        self.log += played
        return played

    # Going back

    def take_back(self, decisions: int) -> Decision:
        """Forget the last decisions, and return the first of them; the moves after it are still there."""
        if not isinstance(decisions, int) or isinstance(decisions, bool) or decisions < 1:
            raise UndoImpossible(f"take back one decision or more, not {shown(decisions)}")
        if decisions > len(self.decisions):
            raise UndoImpossible(f"only {len(self.decisions)} decisions can be taken back")
        first = self.decisions[-decisions]
        del self.decisions[-decisions:]
        return first

    def cut(self, length: int) -> None:
        """Forget all but the first moves."""
        del self.numbers[length:]
        self.deeds.cut(length)

    def decisions_since(self, length: str) -> int:
        """How many decisions were made from the one on before which there were so many moves."""
        lengths = [str(each.length) for each in self.decisions]
        if length not in lengths:
            raise UndoImpossible(f"there was no decision after {shown(length)} moves")
        return len(lengths) - lengths.index(length)

    # Looking back

    def moves(self, first: int = 0, last: int | None = None) -> tuple[Move, ...]:
        """The moves that count, or some of them."""
        table = self.game.moves
        return tuple([table[move] for _, move in self.numbers[first:last]])

    def played(self, first: int) -> list[Played]:
        """The moves from some number on, with who made them."""
        table = self.game.moves
        return [Played(None if who == NATURE else who, table[move]) for who, move in self.numbers[first:]]

    def state_before(self, number: int) -> tuple[int, bytes]:
        """The last remembered state before a move: how many moves had been made then, and the state."""
        decided = bisect_right(self.decisions, number, key=itemgetter(0))
        return self.decisions[decided - 1][:2] if decided else (0, self.beginning)

    def moves_seen_by(self, viewer: int, first: int, last: int | None) -> tuple[Move, ...]:
        """The moves, or some of them, as a viewer learned of them."""
        if viewer == OPEN:
            return self.moves(first, last)
        length, state = self.state_before(first)
        moves = np.array([move for _, move in self.numbers[length:last]], np.int64)
        seen = np.empty_like(moves)
        engine.retell(np.frombuffer(bytearray(state), self.game.record.dtype), moves, viewer, seen)
        table = self.game.moves
        return tuple([table[move] for move in seen[first - length :].tolist()])
