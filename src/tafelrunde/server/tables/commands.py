"""From a command to a log entry: whether it may be done, and what is then written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.kernel import Move
from tafelrunde.server.catalogue import GameCatalogue
from tafelrunde.server.people.names import clean_text
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import log
from tafelrunde.server.tables.checks import (
    AlreadyDone,
    find_move,
    free_seat,
    must_be_lobby,
    must_be_playing,
    must_host,
    refuse_repeated,
    rule_against,
    seat_of,
    sitter_of,
)
from tafelrunde.server.tables.projection import choices_of
from tafelrunde.server.tables.table import Table
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person

MOST_SAID = 300
"""How often one person may speak at a table."""
MOST_SAID_BY_SPECTATORS = 1000
MOST_ENTRIES = 50_000


class CommandHandler:
    """Decides which log entry a command becomes. It changes nothing."""

    def __init__(self, catalogue: GameCatalogue) -> None:
        self._catalogue = catalogue

    def entry_for(self, table: Table, person: Person, command: client.Command, at: int) -> log.AnyEntry:
        """The entry that a command becomes; raises RequestError if it may not be done, AlreadyDone if it was."""
        if table.number >= MOST_ENTRIES:
            raise RequestError("too-many", wait=0)
        return _ENTRIES[type(command)](self, table, person, command, at)

    # Before the match

    def sit(self, table: Table, person: Person, command: client.Sit, at: int) -> log.AnyEntry:
        """Anybody may take a free seat, one each."""
        must_be_lobby(table)
        if table.seat_of(person.person) is not None:
            raise RequestError("seated")
        return log.Sat(free_seat(table, command.seat), table.free_name(person.name), person.person)

    def leave(self, table: Table, person: Person, command: client.Leave, at: int) -> log.AnyEntry:
        """Before the match the seat becomes free; afterwards a stand-in plays on."""
        seat = seat_of(table, person)
        if table.phase == "lobby":
            return log.Left(seat)
        must_be_playing(table)
        if sitter_of(table, seat).away:
            raise RequestError("away")
        return log.Away(seat, away=True)

    def seat_bot(self, table: Table, person: Person, command: client.SeatBot, at: int) -> log.AnyEntry:
        """The host may put bots on free seats."""
        must_host(table, person)
        self._catalogue.check_level(command.level)
        return log.Sat(free_seat(table, command.seat), table.bot_name(command.level), level=command.level)

    def free(self, table: Table, person: Person, command: client.Free, at: int) -> log.AnyEntry:
        """The host may free a seat."""
        must_host(table, person)
        if command.seat >= table.settings.seats or table.sitters[command.seat] is None:
            raise RequestError("no-seat", seat=command.seat)
        return log.Left(command.seat)

    def change(self, table: Table, person: Person, command: client.Change, at: int) -> log.AnyEntry:
        """The host may change everything until the match begins."""
        must_host(table, person)
        settings, edition = self._catalogue.check(command.settings)
        return log.Changed(settings, edition)

    def ready(self, table: Table, person: Person, command: client.Ready, at: int) -> log.AnyEntry:
        """A seat is ready, once."""
        must_be_lobby(table)
        seat = seat_of(table, person)
        if seat in table.contributions:
            raise AlreadyDone(table.number)
        if any("\ud800" <= letter <= "\udfff" for letter in command.contribution):
            raise RequestError("bad-text")
        return log.Readied(seat, command.contribution)

    def start(self, table: Table, person: Person, command: client.Start, at: int) -> log.AnyEntry:
        """The host begins when everybody else is ready."""
        must_host(table, person)
        self._catalogue.check_level(command.level)
        _, edition = self._catalogue.check(table.settings)
        for sitter in table.sitters:
            if sitter is not None and not sitter.ready and sitter.person != person.person:
                raise RequestError("not-ready")
        return log.Started(command.level, edition)

    # In the match

    def play(self, table: Table, person: Person, command: client.Play, at: int) -> log.AnyEntry:
        """The seat to move may make a legal move."""
        seat = seat_of(table, person)
        refuse_repeated(table, seat, command)
        must_be_playing(table)
        assert table.match is not None
        if sitter_of(table, seat).away:
            raise RequestError("away")
        if command.turn != table.turn:
            raise RequestError("late", turn=table.turn)
        move = self.find_legal(table, seat, command.move)
        spent = table.bank.spent(at) if table.bank is not None else 0
        return log.Moved(seat, str(move), "person", spent)

    def find_legal(self, table: Table, seat: int, notation: str) -> Move:
        """The move that is meant, if it may be made; else the rule that forbids it, as far as the seat can know."""
        assert table.match is not None
        if table.match.to_move != seat:
            raise RequestError("not-your-turn")
        move = find_move(table, notation)
        if move not in table.match.legal:
            view = table.match.view(seat)
            rule = rule_against(view, move)
            raise RequestError("refused", rule=rule, instead=tuple(choices_of(view)), move=str(move))
        return move

    def call_stand_in(self, table: Table, person: Person, command: client.CallStandIn, at: int) -> log.AnyEntry:
        """The host may let a stand-in play for a person who is not here."""
        if table.host != person.person:
            raise RequestError("not-host")
        must_be_playing(table)
        sitter = table.sitters[command.seat] if command.seat < table.settings.seats else None
        if sitter is None or sitter.person is None:
            raise RequestError("no-seat", seat=command.seat)
        if sitter.away:
            raise AlreadyDone(table.number)
        return log.Away(command.seat, away=True)

    def answer_undo(self, table: Table, person: Person, command: client.AnswerUndo, at: int) -> log.AnyEntry:
        """Everybody but the one who asked may answer."""
        seat = seat_of(table, person)
        must_be_playing(table)
        if table.request is None or seat in table.request.agreed:
            raise RequestError("no-request")
        return log.UndoAnswered(seat, command.agree)

    def withdraw_undo(self, table: Table, person: Person, command: client.WithdrawUndo, at: int) -> log.AnyEntry:
        """Whoever asked may withdraw the request."""
        seat = seat_of(table, person)
        if table.request is None or table.request.seat != seat:
            raise RequestError("no-request")
        return log.UndoWithdrawn(seat)

    def come_back(self, table: Table, person: Person, command: client.Return, at: int) -> log.AnyEntry:
        """Take the seat back from the stand-in."""
        seat = seat_of(table, person)
        must_be_playing(table)
        if not sitter_of(table, seat).away:
            raise AlreadyDone(table.number)
        return log.Away(seat, away=False)

    # At any time

    def say(self, table: Table, person: Person, command: client.Say, at: int) -> log.AnyEntry:
        """Everybody at the table may say something, if the host wants it."""
        if not table.settings.chat:
            raise RequestError("no-chat")
        seat = table.seat_of(person.person)
        if table.said[person.person] >= MOST_SAID or (seat is None and table.said[None] >= MOST_SAID_BY_SPECTATORS):
            raise RequestError("too-many", wait=0)
        text = clean_text(command.text, client.LONGEST_TEXT)
        return log.Said(person.person, person.name if seat is None else sitter_of(table, seat).name, seat, text)


_ENTRIES: dict[type[client.Command], Callable[[CommandHandler, Table, Person, Any, int], log.AnyEntry]] = {
    client.Sit: CommandHandler.sit,
    client.Leave: CommandHandler.leave,
    client.CallStandIn: CommandHandler.call_stand_in,
    client.SeatBot: CommandHandler.seat_bot,
    client.Free: CommandHandler.free,
    client.Change: CommandHandler.change,
    client.Ready: CommandHandler.ready,
    client.Start: CommandHandler.start,
    client.Play: CommandHandler.play,
    client.AnswerUndo: CommandHandler.answer_undo,
    client.WithdrawUndo: CommandHandler.withdraw_undo,
    client.Return: CommandHandler.come_back,
    client.Say: CommandHandler.say,
}
