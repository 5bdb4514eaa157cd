"""Playing again: a new table with the same settings, everybody on their seats."""

from __future__ import annotations

from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import log
from tafelrunde.server.tables.checks import AlreadyDone, seat_of
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.registry import TableRegistry
from tafelrunde.server.tables.table import Table
from tafelrunde.server.wire.rest import Person


async def again(registry: TableRegistry, live: LiveTable, person: Person) -> int:
    """Open the table of the rematch, unless there is one; returns the number of its log entry."""
    async with live.lock:
        await live.catch_up()
        table = live.table
        seat_of(table, person)
        if table.phase != "over":
            raise RequestError("not-over")
        _refuse_second(table)
    sitters = [(seat, each) for seat, each in enumerate(table.sitters) if each is not None]
    guests = [log.Sat(seat, each.name, each.person, each.level) for seat, each in sitters]
    opened = await registry.open(person, table.settings, guests)

    def decide() -> log.AnyEntry:
        _refuse_second(live.table)
        return log.Rematch(opened)

    try:
        return await live.write(decide)
    except AlreadyDone:
        await registry.lists.delete(opened)
        raise


def _refuse_second(table: Table) -> None:
    for folded in table.entries:
        if isinstance(folded.entry, log.Rematch):
            raise AlreadyDone(folded.number)
