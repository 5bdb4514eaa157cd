"""What must be true for a wish to be carried out; each check raises the trouble that it finds."""

from __future__ import annotations

from tafelrunde.kernel import Move, UnknownMove
from tafelrunde.server.tables import log
from tafelrunde.server.tables.table import Table
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import client
from tafelrunde.server.wire.parts import Sitter
from tafelrunde.server.wire.rest import Person


class Doubled(Exception):
    """The wish was already carried out, by this line of the log."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)


def find_move(table: Table, notation: str) -> Move:
    """The move of the game's table that is meant."""
    assert table.match is not None
    try:
        return table.match.game.moves.find(notation)
    except UnknownMove:
        raise Trouble("no-move", move=notation) from None


def seat_of(table: Table, person: Person) -> int:
    """Where the person sits."""
    seat = table.seat_of(person.person)
    if seat is None:
        raise Trouble("not-seated")
    return seat


def sitter_of(table: Table, seat: int) -> Sitter:
    """Who sits there; somebody does."""
    sitter = table.sitters[seat]
    assert sitter is not None
    return sitter


def must_be_lobby(table: Table) -> None:
    """Only before the match."""
    if table.phase != "lobby":
        raise Trouble("begun")


def must_host(table: Table, person: Person) -> None:
    """Only the host, and only before the match."""
    if table.host != person.person:
        raise Trouble("not-host")
    must_be_lobby(table)


def must_be_playing(table: Table) -> None:
    """Only in the match."""
    if table.phase == "lobby":
        raise Trouble("not-begun")
    if table.phase == "over":
        raise Trouble("over")


def free_seat(table: Table, wanted: int | None) -> int:
    """The wanted seat, or any, if nobody sits there."""
    if wanted is None:
        wanted = next((seat for seat, sitter in enumerate(table.sitters) if sitter is None), 0)
    if wanted >= table.settings.seats:
        raise Trouble("no-seat", seat=wanted)
    if table.sitters[wanted] is not None:
        raise Trouble("seat-taken", seat=wanted)
    return wanted


def refuse_doubled(table: Table, seat: int, wish: client.Play) -> None:
    """A move that is already in the log is not made again."""
    if wish.turn >= table.turn:
        return
    turn = table.turn
    for moment in reversed(table.moments):
        if isinstance(moment.entry, log.Started | log.Moved | log.Undone):
            turn -= 1
            if turn == wish.turn:
                entry = moment.entry
                if isinstance(entry, log.Moved) and (entry.seat, entry.move) == (seat, " ".join(wish.move.split())):
                    raise Doubled(moment.number)
                return
