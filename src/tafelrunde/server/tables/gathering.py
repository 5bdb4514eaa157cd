"""Who gathers round a table: readers come and go, here and at other processes, and all know of each other."""

from __future__ import annotations

from tafelrunde.server.hours import SECOND, now
from tafelrunde.server.neighbours.words import AnyWord, Here, Muted, RunningOut, Written
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.outlet import Outlet
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.server import Warned

MOST_READERS = 300
MISSED_AFTER = 15 * SECOND
"""Readers of a process that has been silent for so long are gone."""


async def greet(live: LiveTable, outlet: Outlet, seen: int) -> None:
    """Let somebody read along, from the event after the last one they saw."""
    audience = live.audience
    muted = await live.hall.mutes.of(live.table.id, outlet.id) if outlet.id is not None else set()
    async with live.lock:
        await live.catch_up()
        table = live.table
        if table.phase != "lobby" and not table.settings.spectators and table.seat_of(outlet.id) is None:
            raise Trouble("no-spectators")
        newcomer = outlet not in audience.outlets
        if newcomer and len(audience.outlets) >= MOST_READERS:
            raise Trouble("too-many", wait=60)
        audience.outlets.add(outlet)
        audience.heed(outlet.id or "", muted)
        outlet.greeted = True
        outlet.send(audience.sync(table, outlet, seen))
    if newcomer:
        audience.tell_presence(live.table)
        await tell_who_is_here(live)


async def part(live: LiveTable, outlet: Outlet) -> None:
    """Somebody's socket is gone."""
    audience = live.audience
    if outlet in audience.outlets:
        audience.outlets.remove(outlet)
        viewer = live.table.seat_of(outlet.id)
        if all(live.table.seat_of(each.id) != viewer for each in audience.outlets):
            audience.forget(viewer)
        audience.tell_presence(live.table)
        await tell_who_is_here(live)


async def mute(live: LiveTable, reader: str, person: str, mute: bool) -> None:
    """Somebody does not want to hear a person any more, or does again."""
    await live.hall.mutes.change(live.table.id, reader, person, mute)
    await _heed(live, reader)
    await live.hall.neighbours.tell(live.table.id, Muted(reader))


async def _heed(live: LiveTable, reader: str) -> None:
    live.audience.heed(reader, await live.hall.mutes.of(live.table.id, reader))


async def tell_who_is_here(live: LiveTable, *, asks: bool = False) -> None:
    """Let the other processes know who reads along here."""
    neighbours = live.hall.neighbours
    await neighbours.tell(live.table.id, Here(neighbours.process, live.audience.readers(), asks))


async def hear(live: LiveTable, word: AnyWord) -> None:
    """Another process has said something about the table."""
    audience = live.audience
    match word:
        case Written():
            await live.look(word.number)
        case Here():
            if audience.heard_of(word.process, word.readers):
                audience.tell_presence(live.table)
            if word.asks and audience.outlets:
                await tell_who_is_here(live)
        case RunningOut():
            audience.send_all(Warned(seat=word.seat, left=word.left))
        case Muted() if word.reader in audience.readers():
            await _heed(live, word.reader)


async def look_round(live: LiveTable, number: int) -> None:
    """Do what was not heard: catch up with the log, and miss the readers of processes that are gone."""
    await live.look(number)
    if live.audience.miss(now() - MISSED_AFTER):
        live.audience.tell_presence(live.table)
    if live.audience.outlets:
        await tell_who_is_here(live)
