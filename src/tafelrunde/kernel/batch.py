"""Many matches at once, stepped from arrays, for learning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel import contract
from tafelrunde.kernel.compiled import BYTES, INTS, NUMBER, PAIRS, TABLES, WEIGHTS, entry, rule
from tafelrunde.kernel.contract import NATURE, OVER
from tafelrunde.kernel.dice import below, new_dice
from tafelrunde.kernel.engine import ask_nature, ask_seat, score
from tafelrunde.kernel.errors import UnknownMove, check_number, shown
from tafelrunde.kernel.offer import drawn_move, room_for_chances, room_for_offers
from tafelrunde.kernel.options import Value, numbered, read_options
from tafelrunde.kernel.record import Array, Row, bytes_of
from tafelrunde.kernel.sight import look
from tafelrunde.kernel.source import BIGGEST_SEED
from tafelrunde.kernel.warm import ready

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

MOST_MATCHES = 1_000_000


@rule
def to_next_seat(table: Any, dice: Row, mask: Row, offered: Row, chances: Row) -> int:
    """Let NATURE play until a seat is to move, and mark what it may do. Returns the seat, or OVER."""
    while True:
        who = contract.to_move(table)
        if who == NATURE:
            contract.apply(table, drawn_move(chances, below(dice, ask_nature(table, chances))))
        else:
            if who != OVER:
                mask[:] = 0
                for i in range(ask_seat(table, offered)):
                    mask[offered[1 + i]] = 1
            return who


@entry("batch", TABLES, BYTES, BYTES, NUMBER, INTS, INTS, INTS, BYTES, INTS, WEIGHTS, INTS, INTS, PAIRS, PAIRS)
def advance(
    tables: Any,
    cells: Any,
    blank: Any,
    seats: int,
    options: Row,
    dice: Row,
    moves: Row,
    masks: Any,
    offered: Row,
    chances: Row,
    to_move: Row,
    ended: Row,
    points: Any,
    places: Any,
) -> None:
    """Play a move in every match and go on to the next seat to move.

    A match that ends is scored and begins again at once; so does one whose move is negative, without a score.
    """
    for i in range(len(tables)):
        ended[i] = 0
        who = OVER
        if moves[i] >= 0:
            contract.apply(tables[i], moves[i])
            who = to_next_seat(tables[i], dice, masks[i], offered, chances)
            if who == OVER:
                ended[i] = 1
                score(tables[i], points[i], places[i])
        if who == OVER:
            for byte in range(cells.shape[1]):
                cells[i, byte] = blank[0, byte]
            contract.setup(tables[i], seats, options)
            who = to_next_seat(tables[i], dice, masks[i], offered, chances)
        to_move[i] = who


@entry("batch", BYTES, INTS, BYTES, PAIRS, BYTES)
def show(cells: Any, to_move: Any, keep: Any, counts: Any, out: Any) -> None:
    """The view of the seat to move in every match."""
    for i in range(len(cells)):
        look(cells, i, to_move[i], keep, counts, out, i)


class Batch:
    """n matches of one game, stepped at once.

    `to_move` has the seat whose move it is in each match, `masks` 1 for each move it may make. `step(moves)` plays one
    move in each; where a match ended, `ended` is 1, `points` and `places` tell how, and a new match has begun.
    `views()` are the tables as their seats to move see them. The arrays are reused: copy what you want to keep.
    """

    def __init__(
        self, game: Game, n: int, seats: int, options: Mapping[str, Value] | None = None, *, seed: int = 0
    ) -> None:
        game.check_seats(seats)
        check_number("n", n, 1, MOST_MATCHES)
        ready(game, "batch", "dice")
        self.game, self.n, self.seats = game, n, seats
        self._options = numbered(game.declared_options, read_options(game.declared_options, options))
        self._blank = bytes_of(game.record.blank())
        self._tables = game.record.blank(n)
        self._shown = game.record.blank(n)
        self._offered, self._chances = room_for_offers(game.moves), room_for_chances(game.moves)
        self.masks = np.zeros((n, game.moves.of_nature + game.moves.of_seats), np.uint8)
        self.to_move, self.ended = np.zeros((2, n), np.int64)
        self.points, self.places = np.zeros((2, n, seats), np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Set every match up anew."""
        check_number("seed", seed, 0, BIGGEST_SEED)
        self._dice = new_dice(seed)
        self._advance(np.full(self.n, -1))

    def step(self, moves: npt.ArrayLike) -> None:
        """Play one move in each match. If one of them is not legal nothing is played, and the error says which."""
        try:
            chosen = np.ascontiguousarray(moves)
        except (ValueError, RecursionError):
            raise UnknownMove(f"step takes {self.n} whole numbers, not {shown(moves)}") from None
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise UnknownMove(f"step takes {self.n} whole numbers, one move for each match")
        chosen = chosen.astype(np.int64, copy=False)
        known = (chosen >= 0) & (chosen < self.masks.shape[1])
        allowed = known & (self.masks[np.arange(self.n), np.where(known, chosen, 0)] == 1)
        if not allowed.all():
            at = int(np.argmin(allowed))
            move = str(self.game.moves[int(chosen[at])]) if known[at] else f"{chosen[at]}, which is no move"
            raise UnknownMove(f"match {at} of the batch: {move} is not legal; nothing was played")
        self._advance(chosen)

    def views(self) -> Array:
        """The table of each match as its seat to move sees it: an array of records."""
        show(bytes_of(self._tables), self.to_move, self.game.sight.keep, self.game.sight.counts, bytes_of(self._shown))
        return self._shown

    def observations(self) -> npt.NDArray[np.uint8]:
        """The same as a matrix of bytes, a row for each match."""
        return bytes_of(self.views())

    def _advance(self, moves: npt.NDArray[np.int64]) -> None:
        advance(
            self._tables,
            bytes_of(self._tables),
            self._blank,
            self.seats,
            self._options,
            self._dice,
            moves,
            self.masks,
            self._offered,
            self._chances,
            self.to_move,
            self.ended,
            self.points,
            self.places,
        )
