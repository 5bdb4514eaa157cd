"""The state of a match: whose turn it is, what may be played, and what a move makes of it."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel import engine
from tafelrunde.kernel.contract import ALLOWED, NATURE, OPEN, OVER
from tafelrunde.kernel.errors import BadPosition, Refused
from tafelrunde.kernel.moves import Move
from tafelrunde.kernel.offer import room_for_chances, room_for_offers
from tafelrunde.kernel.options import Value, numbered
from tafelrunde.kernel.record import Array, bytes_of
from tafelrunde.kernel.warm import ready

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game


@dataclass(frozen=True)
class Outcome:
    """How a match ended: why, with how many points, and in which places (1 is best; tied seats share one)."""

    reason: str
    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class _Rooms(threading.local):
    """Rooms for the moves of one step, by their size: all matches of a thread share them, as they may be large."""

    def __init__(self) -> None:
        self._made: dict[int, npt.NDArray[np.int64]] = {}

    def for_moves(self, most: int) -> npt.NDArray[np.int64]:
        """Who made each move, and its number."""
        if most not in self._made:
            self._made[most] = np.zeros((most, 2), np.int64)
        return self._made[most]


_rooms = _Rooms()


class State:
    """One record of a game, and the arrays through which the compiled rules answer. It draws no dice."""

    def __init__(self, game: Game, seats: int, tables: Array) -> None:
        self.game = game
        self.seats = seats
        self.tables = tables
        self.who = NATURE
        """The seat to move, NATURE or OVER."""
        self.chances = room_for_chances(game.moves)
        """The weights of NATURE's moves, when it is to move."""
        self._choices = 0
        self._cells = bytes_of(tables)
        self._offered = room_for_offers(game.moves)
        self._asked = game.moves.asked()
        self._numbers: list[int] | None = None
        self._legal: tuple[Move, ...] | None = None
        self._outcome: Outcome | None = None

    @classmethod
    def at_the_start(cls, game: Game, seats: int, options: Mapping[str, Value]) -> State:
        """The table after the setup."""
        state = cls(game, seats, game.record.blank())
        engine.begin(state.tables, seats, numbered(game.declared_options, options))
        return state

    @classmethod
    def at_position(cls, game: Game, seats: int, tables: Array) -> State:
        """The table of a position, if its pieces are those of the box."""
        ready(game, "asking")
        broken = engine.count_pieces(tables)
        if broken != ALLOWED:
            rule = game.rule_ids[broken]
            raise BadPosition(f"no match can come to this: {rule} {game.words.paragraph('en', rule)}")
        return cls(game, seats, tables)

    def copy(self) -> State:
        """The same state, to be played on separately."""
        tables = np.frombuffer(bytearray(self.to_bytes()), self.tables.dtype)
        copies = {name: getattr(self, name).copy() for name in ("chances", "_offered")}
        twin = State.__new__(State)
        vars(twin).update(vars(self) | copies | {"tables": tables, "_cells": bytes_of(tables)})
        return twin

    def to_bytes(self) -> bytes:
        """The record as it lies in memory."""
        return self.tables.tobytes()

    def restore(self, state: bytes) -> None:
        """Go back to a state in which somebody had to decide."""
        self._cells[0] = np.frombuffer(state, np.uint8)
        self.step(engine.NOTHING)

    def step(self, move: int, number: int = 0) -> list[tuple[int, int]]:
        """Make a move and those that follow without a choice, and return who made each and its number."""
        self._numbers = self._legal = self._outcome = None
        moves = _rooms.for_moves(self.game.longest)
        who, self._choices, played = engine.step(
            self.tables, move, number, self._offered, self.chances, self._asked, moves
        )
        self.who = int(who)  # a rule that computes with bytes alone may return a float
        return [(who, move) for who, move in moves[:played].tolist()]

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves of the seat to move."""
        if self._legal is None:
            table = self.game.moves
            self._legal = tuple([table[move] for move in self._legal_numbers()])
        return self._legal

    def may(self, move: Move) -> bool:
        """Whether the seat to move may make it."""
        return move.number in self._legal_numbers()

    def _legal_numbers(self) -> list[int]:
        if self._numbers is None:
            self._numbers = self._offered[1 : 1 + self._choices].tolist() if self.who >= 0 else []
        return self._numbers

    def why_not(self, move: Move) -> Refused | None:
        """Why a move may not be made now, or None if it may."""
        ready(self.game, "asking")
        broken = engine.refusal(self.tables, move.number)
        if broken == ALLOWED and self.may(move):
            return None
        rule = self.game.rule_ids[broken]
        return Refused(move, rule, lambda lang: self.game.words.refusal(lang, rule, move.kind), self.legal)

    def seen_by(self, viewer: int) -> Array:
        """A copy of the record with everything blanked that the viewer may not know."""
        cells = self._cells.copy()
        if viewer != OPEN:
            sight = self.game.sight
            engine.see(self._cells, viewer, sight.keep, sight.counts, cells)
        return np.frombuffer(cells, self.game.record.dtype)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        if self.who == OVER and self._outcome is None:
            points, places = np.zeros((2, self.seats), np.int64)
            reason = engine.finish(self.tables, points, places)
            self._outcome = Outcome(self.game.reasons[reason], tuple(points.tolist()), tuple(places.tolist()))
        return self._outcome
