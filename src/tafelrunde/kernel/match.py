"""A match: one play of a game, a setup and its moves."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from tafelrunde.kernel import engine
from tafelrunde.kernel.chance import NoDice
from tafelrunde.kernel.contract import NATURE, OPEN, OVER, SPECTATOR
from tafelrunde.kernel.errors import BadMatchFile, BadSetup, Refused, shown
from tafelrunde.kernel.history import Decision, History, Played, TakenBack
from tafelrunde.kernel.moves import Move
from tafelrunde.kernel.offer import move_for, possible
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.record import Array
from tafelrunde.kernel.source import Source, setup_of
from tafelrunde.kernel.state import Outcome, State
from tafelrunde.kernel.steps import Step, Told, Trace
from tafelrunde.kernel.telling import Deed
from tafelrunde.kernel.view import View
from tafelrunde.kernel.warm import ready

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game
    from tafelrunde.kernel.matchfile import WhatIf


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
        self.practice = False
        """Whether somebody who plays with bots alone took back more than the rules of undo allow."""
        self.what_if: WhatIf | None = None
        """From which moment of another match it goes on, if it is a what-if."""
        self._from_position = table is not None
        begin = State.at_the_start(game, seats, options) if table is None else State.at_position(game, seats, table)
        self._state = begin
        self._history = History(game, begin.to_bytes())
        if not retraced:
            self._go_on(engine.NOTHING)

    # Whose turn it is, and what may be done

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is, or None when the match is over."""
        who = self._state.who
        return None if who == OVER else who

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._state.who == OVER

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves of the seat to move."""
        return self._state.legal

    def why_not(self, said: Move | str) -> Refused | None:
        """Why a move may not be made now, or None if it may."""
        return self._state.why_not(self.game.moves.find(said))

    # Playing, and taking back

    def play(self, said: Move | str) -> list[Played]:
        """Make a move, then whatever follows without a decision, and return it all.

        Raises Refused if a rule forbids the move.
        """
        move = self.game.moves.find(said)
        if not self._state.may(move):
            refused = self._state.why_not(move)
            assert refused is not None
            raise refused
        self._remember()
        try:
            return self._go_on(move.number)
        except BaseException:
            self._return_to(self._history.take_back(1))
            raise

    def undo(self, decisions: int = 1, *, new_dice: bool = False) -> tuple[Move, ...]:
        """Take back the last decisions with all that followed them, and return the moves taken back.

        They stay in the log. The dice go back as well: who does the same again gets the same dice. With `new_dice` they
        go on, as they did in matches of earlier versions.
        """
        decision = self._history.take_back(decisions)
        taken = self._history.moves(decision.length)
        drawn = self.source.dice.drawn
        self._return_to(decision)
        if new_dice:
            self.source.dice.drawn = drawn
        self._history.log.append(TakenBack(decision.length, new_dice))
        return taken

    def _remember(self) -> None:
        self._history.remember(self._state.to_bytes(), self.source.dice.drawn)

    def _return_to(self, decision: Decision) -> None:
        self._history.cut(decision.length)
        self._state.restore(decision.state)
        self.source.dice.drawn = decision.drawn

    def _go_on(self, move: int) -> list[Played]:
        """Make a move, and let NATURE play until a seat has to decide."""
        state, numbers = self._state, self._history.numbers
        before = len(numbers)
        numbers += state.step(move)
        while state.who == NATURE:
            numbers += state.step(engine.DRAWN, self.source.dice.decide(state.chances))
        return self._history.write_down(before)

    # Retracing a match that was recorded

    @property
    def waits_for_nature(self) -> bool:
        """Whether NATURE's next move is still to come; only so in a match that is being retraced."""
        return self._state.who == NATURE

    def what_nature_plays(self) -> Move | None:
        """The move the dice of this match decide on, if they can be asked."""
        if isinstance(self.source.dice, NoDice):
            return None
        chances = self._state.chances
        return self.game.moves[move_for(chances, self.source.dice.decide(chances))]

    def resume(self, said: object = None) -> list[Played]:
        """Make a recorded move of whoever is to move, NATURE too, and the moves that follow without a choice."""
        before = self.length
        number = engine.NOTHING if said is None else self._recorded(self.game.moves.find(said))
        self._history.numbers += self._state.step(number)
        return self._history.write_down(before)

    def _recorded(self, move: Move) -> int:
        """The number of a recorded move, if it can be made now; a decision of a seat is remembered."""
        if self.waits_for_nature:
            if move.number not in possible(self._state.chances):
                raise BadMatchFile(f"{move} cannot happen here")
        else:
            if not self._state.may(move):
                raise self.why_not(move) or BadMatchFile(f"{move} cannot be played here")
            self._remember()
        return move.number

    def undo_to(self, length: str, *, new_dice: bool) -> None:
        """Repeat a recorded undo: back to the decision before which so many moves had been made."""
        self.undo(self._history.decisions_since(length), new_dice=new_dice)

    # Looking back

    @property
    def length(self) -> int:
        """How many moves were played, without what was taken back."""
        return len(self._history.numbers)

    @property
    def decided(self) -> int:
        """How many decisions were made, and can be taken back."""
        return len(self._history.decisions)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything played, NATURE's moves included, without what was taken back."""
        return self._history.moves()

    @property
    def log(self) -> tuple[Played | TakenBack, ...]:
        """Everything that happened, with who did it, and with what was taken back."""
        return tuple(self._history.log)

    @property
    def played(self) -> tuple[Played, ...]:
        """Everything played, with who did it, without what was taken back."""
        return tuple(self._history.played(0))

    def played_from(self, first: int) -> list[Played]:
        """The moves from some number on, with who made them."""
        return self._history.played(first)

    def numbers(self, first: int, last: int | None = None) -> list[tuple[int, int]]:
        """Some moves as numbers: who made each (or NATURE), and which it was."""
        return self._history.numbers[first:last]

    def state_before(self, number: int) -> tuple[int, bytes]:
        """The last remembered state before a move: how many moves had been made then, and the state."""
        return self._history.state_before(number)

    def moves_seen_by(self, seat: int | None, first: int = 0, last: int | None = None) -> tuple[Move, ...]:
        """The moves, or some of them, as that seat learned of them; None is a spectator."""
        return self._history.moves_seen_by(self._viewer(seat), first, last)

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
        return Told(self, {each: self._viewer(each) for each in viewers}, self._history.deeds.find(self), first, last)

    # What can be seen now, and the end

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator, and OPEN sees everything once the match is over."""
        viewer = self._viewer(seat)
        legal = self.legal if seat is not None and seat == self.to_move else ()
        table = self._state.seen_by(viewer)
        return View(self.game, self.seats, self.options, viewer, table, self.to_move, legal)

    def _viewer(self, seat: object) -> int:
        if seat is None:
            return SPECTATOR
        if seat == OPEN and self.over:
            return OPEN
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {shown(seat)}; the seats are 0 to {self.seats - 1}")
        return seat

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self._state.outcome

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
        copies = {name: getattr(self, name).copy() for name in ("source", "_state", "_history")}
        vars(twin).update(vars(self) | copies)
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
        return setup_of(self.game, self.seats, self.options, self._state.tables)

    @property
    def start_position(self) -> dict[str, Any] | None:
        """The position this match went on from, or None if it began with the setup."""
        if not self._from_position:
            return None
        beginning = np.frombuffer(self._history.beginning, self.game.record.dtype)
        return setup_of(self.game, self.seats, self.options, beginning)

    def state_bytes(self) -> bytes:
        """The state as it lies in memory, for comparing."""
        return self._state.to_bytes()

    def to_json(self, *, with_key: bool | None = None) -> str:
        """The match as a file. The key of the dice is in it once the match is over, or if asked for."""
        from tafelrunde.kernel.matchfile import write

        return write(self, self.over if with_key is None else with_key)

    @classmethod
    def from_json(cls, text: str | bytes) -> Match:
        """The match in a file, played again from its setup and checked against everything the file says."""
        from tafelrunde.kernel.matchfile import read

        return read(text)
