"""Preconditions of commands; each check raises the error that it finds."""

from __future__ import annotations

from tafelrunde.kernel import Move, UnknownMove, View
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import log
from tafelrunde.server.tables.table import Table
from tafelrunde.server.wire import client
from tafelrunde.server.wire.parts import Sitter
from tafelrunde.server.wire.rest import Person


class AlreadyDone(Exception):
    """The command was already carried out, by this log entry."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)


def find_move(table: Table, notation: str) -> Move:
    """The move of the game's table that is meant."""
    assert table.match is not None
    try:
        return table.match.game.moves.find(notation)
    except UnknownMove:
        raise RequestError("no-move", move=notation) from None


def rule_against(view: View, move: Move) -> str | None:
    """The rule that forbids a move, as far as the viewer can know; None if it may be made."""
    refused = view.why_not(move)
    return None if refused is None else refused.rule


def seat_of(table: Table, person: Person) -> int:
    """Where the person sits."""
    seat = table.seat_of(person.person)
    if seat is None:
        raise RequestError("not-seated")
    return seat


def sitter_of(table: Table, seat: int) -> Sitter:
    """Who sits there; somebody does."""
    sitter = table.sitters[seat]
    assert sitter is not None
    return sitter


def must_be_lobby(table: Table) -> None:
    """Only before the match."""
    if table.phase != "lobby":
        raise RequestError("begun")


def must_host(table: Table, person: Person) -> None:
    """Only the host, and only before the match."""
    if table.host != person.person:
        raise RequestError("not-host")
    must_be_lobby(table)


def must_be_playing(table: Table) -> None:
    """Only in the match."""
    if table.phase == "lobby":
        raise RequestError("not-begun")
    if table.phase == "over":
        raise RequestError("over")


def free_seat(table: Table, wanted: int | None) -> int:
    """The wanted seat, or any, if nobody sits there."""
    if wanted is None:
        wanted = next((seat for seat, sitter in enumerate(table.sitters) if sitter is None), 0)
    if wanted >= table.settings.seats:
        raise RequestError("no-seat", seat=wanted)
    if table.sitters[wanted] is not None:
        raise RequestError("seat-taken", seat=wanted)
    return wanted


def refuse_repeated(table: Table, seat: int, command: client.Play) -> None:
    """A move that is already in the log is not made again."""
    if command.turn >= table.turn:
        return
    turn = table.turn
    for folded in reversed(table.entries):
        if isinstance(folded.entry, log.Started | log.Moved | log.Undone):
            turn -= 1
            if turn == command.turn:
                entry = folded.entry
                if isinstance(entry, log.Moved) and (entry.seat, entry.move) == (seat, " ".join(command.move.split())):
                    raise AlreadyDone(folded.number)
                return
