"""Presence: subscribers come and go, in this process and in others, and everybody at the table sees it."""

from __future__ import annotations

from tafelrunde.server.clock import SECOND, steady
from tafelrunde.server.cluster.messages import AnyMessage, Here, Muted, RunningOut, Written
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.wire.server import Warned

MOST_SPECTATORS = 300
MOST_OF_ONE_SEAT = 20
"""How many sockets may look on at a table, and how many a person who sits there may have."""
ABSENT_AFTER = 60 * SECOND
"""The host may call a stand-in for whoever has been away for so long."""
PROCESS_TIMEOUT = 15 * SECOND
"""The subscribers of a process that has been silent for so long are gone."""


async def subscribe(live: LiveTable, subscriber: Subscriber, seen: int, *, sheet: bool = False) -> None:
    """Send the table as it stands and the events after `seen`, and every update from now on."""
    audience = live.audience
    muted = await live.registry.mutes.of(live.table.id, subscriber.id) if subscriber.id is not None else set()
    async with live.lock:
        await live.catch_up()
        table, seat = live.table, live.table.seat_of(subscriber.id)
        if table.phase != "lobby" and not table.settings.spectators and seat is None:
            raise RequestError("no-spectators")
        newcomer = subscriber not in audience.subscribers
        if newcomer and audience.count(table, seat) >= (MOST_SPECTATORS if seat is None else MOST_OF_ONE_SEAT):
            raise RequestError("too-many", wait=60)
        if subscriber.gone:
            return
        audience.subscribers.add(subscriber)
        audience.mute(subscriber.id or "", muted)
        subscriber.resumed, subscriber.sheet = True, sheet
        subscriber.send(audience.sync(table, subscriber, seen))
    if newcomer:
        audience.send_presence(live.table)
        live.autoplay.update()
        await announce(live)


async def unsubscribe(live: LiveTable, subscriber: Subscriber) -> None:
    """A socket is gone; if it was about to subscribe, it will not."""
    audience, subscriber.gone = live.audience, True
    if subscriber in audience.subscribers:
        audience.subscribers.remove(subscriber)
        audience.leave([subscriber.id])
        live.attended = steady()
        viewer = live.table.seat_of(subscriber.id)
        if all(live.table.seat_of(each.id) != viewer for each in audience.subscribers):
            audience.forget(viewer)
        audience.send_presence(live.table)
        await announce(live)


def check_absent(live: LiveTable, seat: int) -> None:
    """Refuse a stand-in for somebody who is here, or has been until a minute ago."""
    absent = live.audience.absent(live.table)
    away_for = absent[seat] if seat < len(absent) else None
    if away_for is None or away_for < ABSENT_AFTER:
        raise RequestError("not-absent", wait=0 if away_for is None else 1 + (ABSENT_AFTER - away_for) // SECOND)


async def mute(live: LiveTable, reader: str, person: str, mute: bool) -> None:
    """A reader mutes or unmutes a person."""
    await live.registry.mutes.change(live.table.id, reader, person, mute)
    await _load_mutes(live, reader)
    await live.registry.cluster.publish(live.table.id, Muted(reader))


async def _load_mutes(live: LiveTable, reader: str) -> None:
    live.audience.mute(reader, await live.registry.mutes.of(live.table.id, reader))


async def announce(live: LiveTable, *, asks: bool = False) -> None:
    """Tell the other processes who subscribes here."""
    cluster, network = live.registry.cluster, live.audience.network_here(live.table.host)
    await cluster.publish(live.table.id, Here(cluster.process, live.audience.readers(), asks, network))


async def receive(live: LiveTable, message: AnyMessage) -> None:
    """Handle a message of another process."""
    audience = live.audience
    match message:
        case Written():
            await live.catch_up_to(message.number)
        case Here():
            if audience.update_process(message):
                audience.send_presence(live.table)
                live.autoplay.update()
            if message.asks and audience.subscribers:
                await announce(live)
        case RunningOut():
            audience.send_all(Warned(seat=message.seat, left=message.left))
        case Muted() if message.reader in audience.readers():
            await _load_mutes(live, message.reader)


async def poll(live: LiveTable, number: int) -> None:
    """Make up for lost messages: catch up with the log, and drop the subscribers of processes that are gone."""
    await live.catch_up_to(number)
    if live.audience.drop_silent_processes(steady() - PROCESS_TIMEOUT):
        live.audience.send_presence(live.table)
    if live.audience.subscribers:
        await announce(live)
