"""A match: one play of a game, a setup and its moves."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tafelrunde.kernel import engine
from tafelrunde.kernel.chance import NoDice
from tafelrunde.kernel.contract import ALLOWED, NATURE, OPEN, OVER, SPECTATOR
from tafelrunde.kernel.errors import BadMatchFile, BadPosition, BadSetup, Refused, UndoImpossible, shown
from tafelrunde.kernel.moves import Move
from tafelrunde.kernel.offer import move_for, possible, room_for_chances, room_for_offers
from tafelrunde.kernel.options import Value, numbered
from tafelrunde.kernel.record import Array, bytes_of
from tafelrunde.kernel.source import Source, setup_of
from tafelrunde.kernel.steps import Deeds, Step, Told, Trace
from tafelrunde.kernel.telling import Deed
from tafelrunde.kernel.view import View
from tafelrunde.kernel.warm import ready

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game
    from tafelrunde.kernel.matchfile import WhatIf


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


@dataclass(frozen=True)
class Played:
    """A move and who made it; seat None is NATURE."""

    seat: int | None
    move: Move


@dataclass(frozen=True)
class TakenBack:
    """An undo in the log: the line was cut back to its first `to` moves, and the dice to where they were then.

    `new_dice`: the dice went on instead, as they did in matches of earlier versions.
    """

    to: int
    new_dice: bool = False


class _Decision(NamedTuple):
    """What is remembered of the moment before a decision."""

    length: int
    state: bytes
    drawn: int


class Match:
    """A play of a game. NATURE's moves and moves without an alternative are played by the match itself.

    Start one with `game.start(…)`. `legal` are the moves of the seat `to_move`; `play` makes one. Whatever is refused
    leaves the match as it was.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value],
        source: Source,
        table: Array | None = None,
        *,
        retraced: bool = False,
    ) -> None:
        ready(game, "match", "dice")
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.source = source
        self._tables = game.record.blank() if table is None else table
        self._cells = bytes_of(self._tables)
        self._offered, self._chances = room_for_offers(game.moves), room_for_chances(game.moves)
        self._asked = game.moves.asked()
        self._buffer = np.zeros((game.longest, 2), np.int64)
        self._line: list[tuple[int, int]] = []
        self._log: list[Played | TakenBack] = []
        self._decisions: list[_Decision] = []
        self.practice = False
        """Whether somebody took back what they could not have taken back in earnest."""
        self.what_if: WhatIf | None = None
        """From which moment of another match it goes on, if it is a what-if."""
        self._deeds = Deeds()
        self._legal: tuple[Move, ...] | None = None
        self._outcome: Outcome | None = None
        self._who, self._choices = NATURE, 0
        self._placed = table is not None
        if table is None:
            engine.begin(self._tables, seats, numbered(game.declared_options, options))
        else:
            ready(game, "asking")
            broken = engine.count_pieces(self._tables)
            if broken != ALLOWED:
                rule = game.rule_ids[broken]
                raise BadPosition(f"no match can come to this: {rule} {game.words.paragraph('en', rule)}")
        self._beginning = self._tables.tobytes()
        if not retraced:
            self._go_on(engine.NOTHING)

    # Whose turn it is, and what may be done

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is, or None when the match is over."""
        return None if self._who == OVER else self._who

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._who == OVER

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves of the seat to move."""
        if self._legal is None:
            table = self.game.moves
            self._legal = tuple([table[i] for i in self._legal_numbers()])
        return self._legal

    def why_not(self, said: Move | str) -> Refused | None:
        """Why a move may not be made now, or None if it may."""
        move = self.game.moves.find(said)
        ready(self.game, "asking")
        broken = engine.refusal(self._tables, move.number)
        if broken == ALLOWED and self._may(move):
            return None
        rule = self.game.rule_ids[broken]
        return Refused(move, rule, lambda lang: self.game.words.refusal(lang, rule), self.legal)

    def _may(self, move: Move) -> bool:
        return move.number in self._legal_numbers()

    def _legal_numbers(self) -> list[int]:
        return self._offered[1 : 1 + self._choices].tolist() if self._who >= 0 else []

    # Playing, and taking back

    def play(self, said: Move | str) -> list[Played]:
        """Make a move, then whatever follows without a decision, and return it all.

        Raises Refused if a rule forbids the move.
        """
        move = self.game.moves.find(said)
        if not self._may(move):
            refused = self.why_not(move)
            assert refused is not None
            raise refused
        self._remember()
        try:
            return self._go_on(move.number)
        except BaseException:
            self._return_to(self._decisions.pop())
            raise

    def undo(self, decisions: int = 1, *, new_dice: bool = False) -> tuple[Move, ...]:
        """Take back the last decisions with all that followed them, and return the moves taken back.

        They stay in the log. The dice go back as well: who does the same again gets the same dice. With `new_dice` they
        go on, as they did in matches of earlier versions.
        """
        if not isinstance(decisions, int) or isinstance(decisions, bool) or decisions < 1:
            raise UndoImpossible(f"take back one decision or more, not {shown(decisions)}")
        if decisions > len(self._decisions):
            raise UndoImpossible(f"only {len(self._decisions)} decisions can be taken back")
        decision = self._decisions[-decisions]
        del self._decisions[-decisions:]
        taken = tuple(self.game.moves[move] for _, move in self._line[decision.length :])
        drawn = self.source.dice.drawn
        self._return_to(decision)
        if new_dice:
            self.source.dice.drawn = drawn
        self._log.append(TakenBack(decision.length, new_dice))
        return taken

    def _remember(self) -> None:
        self._decisions.append(_Decision(len(self._line), self._tables.tobytes(), self.source.dice.drawn))

    def _return_to(self, decision: _Decision) -> None:
        del self._line[decision.length :]
        self._deeds.cut(decision.length)
        self._cells[0] = np.frombuffer(decision.state, np.uint8)
        self.source.dice.drawn = decision.drawn
        self._step(engine.NOTHING)

    def _go_on(self, move: int) -> list[Played]:
        """Make a move, and let NATURE play until a seat has to decide."""
        before = len(self._line)
        self._step(move)
        while self._who == NATURE:
            self._step(engine.DRAWN, self.source.dice.decide(self._chances))
        return self._write_down(before)

    def _step(self, move: int, number: int = 0) -> None:
        self._legal = self._outcome = None
        who, self._choices, played = engine.step(
            self._tables, move, number, self._offered, self._chances, self._asked, self._buffer
        )
        self._who = int(who)  # a rule that reckons with bytes alone may answer with a real number
        self._line += map(tuple, self._buffer[:played].tolist())

    def _write_down(self, before: int) -> list[Played]:
        played = self.line_from(before)
        self._log += played
        return played

    # Retracing a match that was recorded

    @property
    def waits_for_nature(self) -> bool:
        """Whether NATURE's next move is still to come; only so in a match that is being retraced."""
        return self._who == NATURE

    def what_nature_plays(self) -> Move | None:
        """The move the dice of this match decide on, if they can be asked."""
        if isinstance(self.source.dice, NoDice):
            return None
        return self.game.moves[move_for(self._chances, self.source.dice.decide(self._chances))]

    def resume(self, said: object = None) -> list[Played]:
        """Make a recorded move of whoever is to move, NATURE too, and the moves that follow without a choice."""
        before = len(self._line)
        if said is None:
            self._step(engine.NOTHING)
            return self._write_down(before)
        move = self.game.moves.find(said)
        if self._who == NATURE and move.number not in possible(self._chances):
            raise BadMatchFile(f"{move} cannot happen here")
        if self._who != NATURE:
            if not self._may(move):
                raise self.why_not(move) or BadMatchFile(f"{move} cannot be played here")
            self._remember()
        self._step(move.number)
        return self._write_down(before)

    def undo_to(self, length: str, *, new_dice: bool) -> None:
        """Repeat a recorded undo: back to the decision before which the line had so many moves."""
        lengths = [str(each.length) for each in self._decisions]
        if length not in lengths:
            raise UndoImpossible(f"there was no decision after {shown(length)} moves")
        self.undo(len(lengths) - lengths.index(length), new_dice=new_dice)

    # Looking back

    @property
    def length(self) -> int:
        """How many moves were played, without what was taken back."""
        return len(self._line)

    @property
    def decided(self) -> int:
        """How many decisions were made, and can be taken back."""
        return len(self._decisions)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything played, NATURE's moves included, without what was taken back."""
        return tuple(self.game.moves[move] for _, move in self._line)

    @property
    def log(self) -> tuple[Played | TakenBack, ...]:
        """Everything that happened, with who did it, and with what was taken back."""
        return tuple(self._log)

    @property
    def line(self) -> tuple[Played, ...]:
        """Everything played, with who did it, without what was taken back."""
        return tuple(self.line_from(0))

    def line_from(self, first: int) -> list[Played]:
        """The moves from some number on, with who made them."""
        return [Played(None if who == NATURE else who, self.game.moves[move]) for who, move in self._line[first:]]

    def numbers(self, first: int, last: int | None = None) -> list[tuple[int, int]]:
        """Some moves as numbers: who made each (or NATURE), and which it was."""
        return self._line[first:last]

    def state_before(self, number: int) -> tuple[int, bytes]:
        """The last remembered state before a move: how many moves had been made then, and the state."""
        decided = bisect_right(self._decisions, number, key=itemgetter(0))
        return self._decisions[decided - 1][:2] if decided else (0, self._beginning)

    def steps(self, viewer: int | None, first: int = 0, last: int | None = None) -> Iterator[Step]:
        """The moves, or some of them, one by one, with the views before and after each.

        `viewer` is a seat, None for a spectator, or OPEN for everything, once the match is over.
        """
        seat = self._viewer(viewer)
        return iter(Trace(self, (seat,), first, last).steps(seat))

    def tell(self, viewer: int | None, first: int = 0, last: int | None = None) -> tuple[Deed, ...]:
        """What happened, deed by deed, as a viewer is told it: the deeds with a move from number `first` on.

        With `last` they are told as they stood when the match had so many moves.
        """
        return tuple(self.told((viewer,), first, last).deeds(viewer))

    def told(self, viewers: Collection[int | None], first: int = 0, last: int | None = None) -> Told:
        """The same for several viewers at once, with the moves as each learned of them."""
        return Told(self, {each: self._viewer(each) for each in viewers}, self._deeds.find(self), first, last)

    def moves_seen_by(self, seat: int | None, first: int = 0, last: int | None = None) -> tuple[Move, ...]:
        """The moves, or some of them, as that seat learned of them; None is a spectator."""
        viewer = self._viewer(seat)
        if viewer == OPEN:
            return self.moves[first:last]
        length, state = self.state_before(first)
        moves = np.array([move for _, move in self._line[length:last]], np.int64)
        told = np.empty_like(moves)
        engine.retell(np.frombuffer(bytearray(state), self.game.record.dtype), moves, viewer, told)
        table = self.game.moves
        return tuple([table[move] for move in told[first - length :].tolist()])

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator, and OPEN sees everything once the match is over."""
        viewer = self._viewer(seat)
        cells = self._cells.copy()
        if viewer != OPEN:
            sight = self.game.sight
            engine.see(self._cells, viewer, sight.keep, sight.counts, cells)
        table = cells.view(self.game.record.dtype)[0]
        legal = self.legal if seat is not None and seat == self.to_move else ()
        return View(self.game, self.seats, self.options, viewer, table, self.to_move, legal)

    def _viewer(self, seat: object) -> int:
        if seat is None:
            return SPECTATOR
        if seat == OPEN and self.over:
            return OPEN
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {shown(seat)}; the seats are 0 to {self.seats - 1}")
        return seat

    # The end

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        if self.over and self._outcome is None:
            points, places = np.zeros((2, self.seats), np.int64)
            reason = engine.finish(self._tables, points, places)
            self._outcome = Outcome(self.game.reasons[reason], tuple(points.tolist()), tuple(places.tolist()))
        return self._outcome

    @property
    def points(self) -> tuple[int, ...] | None:
        """The points of each seat, or None while the match goes on."""
        return self.outcome.points if self.outcome else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody while the match goes on."""
        return self.outcome.winners if self.outcome else ()

    # Copying and writing down

    def copy(self) -> Match:
        """Another match that stands where this one stands and goes on by itself, with the same dice."""
        twin = Match.__new__(Match)
        tables = np.frombuffer(bytearray(self._tables.tobytes()), self._tables.dtype)
        lists = {name: getattr(self, name).copy() for name in ("_offered", "_chances", "_line", "_log", "_decisions")}
        fresh = {"source": self.source.copy(), "_tables": tables, "_cells": bytes_of(tables), "_deeds": Deeds()}
        vars(twin).update(vars(self) | lists | fresh | {"_buffer": np.zeros_like(self._buffer)})
        return twin

    @property
    def commitment(self) -> str | None:
        """What binds the secret key of this match, if it has one."""
        return self.source.commitment

    @property
    def key(self) -> bytes | None:
        """The key of the dice; None until the match is over."""
        return self.source.key if self.over else None

    def position(self) -> dict[str, Any]:
        """The whole state as a readable dict, with names instead of numbers."""
        return setup_of(self.game, self.seats, self.options, self._tables)

    @property
    def start_position(self) -> dict[str, Any] | None:
        """The position this match went on from, or None if it began with the setup."""
        if not self._placed:
            return None
        beginning = np.frombuffer(self._beginning, self.game.record.dtype)
        return setup_of(self.game, self.seats, self.options, beginning)

    def state_bytes(self) -> bytes:
        """The state as it lies in memory, for comparing."""
        return self._tables.tobytes()

    def to_json(self, *, with_key: bool | None = None) -> str:
        """The match as a file. The key of the dice is in it once the match is over, or if asked for."""
        from tafelrunde.kernel.matchfile import write

        return write(self, self.over if with_key is None else with_key)

    @classmethod
    def from_json(cls, text: str | bytes) -> Match:
        """The match a file tells, played again from its setup and checked against everything the file says."""
        from tafelrunde.kernel.matchfile import read

        return read(text)
