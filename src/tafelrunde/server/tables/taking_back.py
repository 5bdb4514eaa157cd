"""Taking back: alone where nobody learned anything, otherwise with the consent of the others."""

from __future__ import annotations

from tafelrunde.server.tables import log
from tafelrunde.server.tables.checks import seat_of
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.undo import what_blocks
from tafelrunde.server.threads import aside
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person


async def take_back(live: LiveTable, person: Person, wish: client.Undo) -> int:
    """Take back the last decisions, or ask for it; returns the number of the line that it became."""
    async with live.lock:
        await live.catch_up()
        seat = _check(live, person, wish)
        match = live.table.match
        assert match is not None
        file, deciders = match.to_json(with_key=True), list(live.table.deciders)
    blocked = await aside(what_blocks, file, seat, deciders, wish.decisions)

    def decide() -> log.AnyEntry:
        _check(live, person, wish)
        if blocked is None:
            return log.Undone(seat, wish.decisions)
        if not wish.ask or blocked.code == "undo-nothing":
            raise blocked
        return log.UndoAsked(seat, wish.decisions)

    return await live.write(decide)


def _check(live: LiveTable, person: Person, wish: client.Undo) -> int:
    """The seat that wants to take back, if there is anything to be said about it. After the end the dice are known."""
    table = live.table
    seat = seat_of(table, person)
    sitter = table.sitters[seat]
    if table.match is None:
        raise Trouble("not-begun")
    if table.match.over:
        raise Trouble("over")
    if not table.settings.undo:
        raise Trouble("undo-off")
    if sitter is not None and sitter.away:
        raise Trouble("away")
    if wish.turn != table.turn:
        raise Trouble("late", turn=table.turn)
    if table.request is not None:
        raise Trouble("undo-asked")
    return seat
