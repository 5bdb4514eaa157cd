"""From a wish to a line of the log: whether it may be done, and what is then written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.kernel import Move
from tafelrunde.server.people.names import clean_text
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.tables import log
from tafelrunde.server.tables.checks import (
    Doubled,
    find_move,
    free_seat,
    must_be_lobby,
    must_be_playing,
    must_host,
    refuse_doubled,
    seat_of,
    sitter_of,
)
from tafelrunde.server.tables.imagining import why_not
from tafelrunde.server.tables.table import Table
from tafelrunde.server.tables.telling import choices_of
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person

MOST_SAID = 2000
MOST_LINES = 50_000


class Desk:
    """Decides what becomes of a wish. It changes nothing."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def line_for(self, table: Table, person: Person, wish: client.Command, at: int) -> log.AnyEntry:
        """The line that a wish becomes; raises Trouble if it may not be done, Doubled if it was."""
        if table.number >= MOST_LINES:
            raise Trouble("too-many", wait=0)
        return _LINES[type(wish)](self, table, person, wish, at)

    # Before the match

    def sit(self, table: Table, person: Person, wish: client.Sit, at: int) -> log.AnyEntry:
        """Anybody may take a free seat, one each."""
        must_be_lobby(table)
        if table.seat_of(person.person) is not None:
            raise Trouble("seated")
        return log.Sat(free_seat(table, wish.seat), person.name, person.person)

    def leave(self, table: Table, person: Person, wish: client.Leave, at: int) -> log.AnyEntry:
        """Before the match the seat becomes free; afterwards a stand-in plays on."""
        seat = seat_of(table, person)
        if table.phase == "lobby":
            return log.Left(seat)
        must_be_playing(table)
        if sitter_of(table, seat).away:
            raise Trouble("away")
        return log.Away(seat, away=True)

    def seat_bot(self, table: Table, person: Person, wish: client.SeatBot, at: int) -> log.AnyEntry:
        """The host may put bots on free seats."""
        must_host(table, person)
        self._shelf.check_level(wish.level)
        return log.Sat(free_seat(table, wish.seat), table.bot_name(wish.level), level=wish.level)

    def free(self, table: Table, person: Person, wish: client.Free, at: int) -> log.AnyEntry:
        """The host may free a seat."""
        must_host(table, person)
        if wish.seat >= table.settings.seats or table.sitters[wish.seat] is None:
            raise Trouble("no-seat", seat=wish.seat)
        return log.Left(wish.seat)

    def change(self, table: Table, person: Person, wish: client.Change, at: int) -> log.AnyEntry:
        """The host may change everything until the match begins."""
        must_host(table, person)
        settings, edition = self._shelf.check(wish.settings)
        return log.Changed(settings, edition)

    def ready(self, table: Table, person: Person, wish: client.Ready, at: int) -> log.AnyEntry:
        """A seat is ready, once."""
        must_be_lobby(table)
        seat = seat_of(table, person)
        if seat in table.contributions:
            raise Doubled(table.number)
        if any("\ud800" <= letter <= "\udfff" for letter in wish.contribution):
            raise Trouble("bad-text")
        return log.Readied(seat, wish.contribution)

    def start(self, table: Table, person: Person, wish: client.Start, at: int) -> log.AnyEntry:
        """The host begins when everybody else is ready."""
        must_host(table, person)
        self._shelf.check_level(wish.level)
        self._shelf.check(table.settings)
        for sitter in table.sitters:
            if sitter is not None and not sitter.ready and sitter.person != person.person:
                raise Trouble("not-ready")
        return log.Started(wish.level)

    # In the match

    def play(self, table: Table, person: Person, wish: client.Play, at: int) -> log.AnyEntry:
        """The seat to move may make a legal move."""
        seat = seat_of(table, person)
        refuse_doubled(table, seat, wish)
        must_be_playing(table)
        assert table.match is not None
        if sitter_of(table, seat).away:
            raise Trouble("away")
        if wish.turn != table.turn:
            raise Trouble("late", turn=table.turn)
        move = self.find_legal(table, seat, wish.move)
        spent = table.bank.spent(at) if table.bank is not None else 0
        return log.Moved(seat, str(move), "person", spent)

    def find_legal(self, table: Table, seat: int, notation: str) -> Move:
        """The move that is meant, if it may be made; else the rule that forbids it, as far as the seat can know."""
        assert table.match is not None
        if table.match.to_move != seat:
            raise Trouble("not-your-turn")
        move = find_move(table, notation)
        if move not in table.match.legal:
            view = table.match.view(seat)
            rule = why_not(view, move)
            raise Trouble("refused", rule=rule, instead=tuple(choices_of(view)), move=str(move))
        return move

    def answer_undo(self, table: Table, person: Person, wish: client.AnswerUndo, at: int) -> log.AnyEntry:
        """Everybody but the one who asked may answer."""
        seat = seat_of(table, person)
        must_be_playing(table)
        if table.request is None or seat in table.request.agreed:
            raise Trouble("no-request")
        return log.UndoAnswered(seat, wish.agree)

    def come_back(self, table: Table, person: Person, wish: client.Return, at: int) -> log.AnyEntry:
        """Take the seat back from the stand-in."""
        seat = seat_of(table, person)
        must_be_playing(table)
        if not sitter_of(table, seat).away:
            raise Doubled(table.number)
        return log.Away(seat, away=False)

    # At any time

    def say(self, table: Table, person: Person, wish: client.Say, at: int) -> log.AnyEntry:
        """Everybody at the table may say something, if the host wants it."""
        if not table.settings.chat:
            raise Trouble("no-chat")
        if table.said >= MOST_SAID:
            raise Trouble("too-many", wait=0)
        text = clean_text(wish.text, client.LONGEST_TEXT)
        return log.Said(person.person, person.name, table.seat_of(person.person), text)


_LINES: dict[type[client.Command], Callable[[Desk, Table, Person, Any, int], log.AnyEntry]] = {
    client.Sit: Desk.sit,
    client.Leave: Desk.leave,
    client.SeatBot: Desk.seat_bot,
    client.Free: Desk.free,
    client.Change: Desk.change,
    client.Ready: Desk.ready,
    client.Start: Desk.start,
    client.Play: Desk.play,
    client.AnswerUndo: Desk.answer_undo,
    client.Return: Desk.come_back,
    client.Say: Desk.say,
}
