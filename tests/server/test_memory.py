"""What a table takes of memory is given back when it is dropped, match after match."""

import asyncio
import gc
import time
from collections import Counter

import pytest

from tafelrunde.games.festival.facts import _unseen
from tafelrunde.server.memory import trim_heap
from tafelrunde.server.tables import presence, registry
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.wire import client
from tests.server.guests import Guest, Place
from tests.server.processes import Server, memory_of
from tests.server.test_inside import ADA, FESTIVAL, registries
from tests.server.transports import RecordingTransport

HOSTS, MATCHES_IN_A_RUSH = 10, 5_000
QUIET = 180
"""Seconds after which everything of a rush is given back."""


async def rush(server, matches):
    """Play matches among bots to their ends, with a reader at each."""
    for _ in range(matches):
        live = await server.table(await server.open(ADA, FESTIVAL))
        reader = Subscriber(ADA, RecordingTransport(room=10**6))
        await presence.subscribe(live, reader, 0)
        await live.execute(ADA, client.Start(id="s"))
        await live.execute(ADA, client.Leave(id="l"))
        async with asyncio.timeout(60):
            while live.table.phase != "over":
                await asyncio.sleep(0.01)
            await presence.unsubscribe(live, reader)
            while not live.idle:  # the last move may still be written
                await asyncio.sleep(0.01)
    await server.clean_up()
    gc.collect()


def objects():
    """How many objects of each type there are, but for a cache of fixed size that fills match after match."""
    _unseen.cache_clear()
    return Counter(type(each).__name__ for each in gc.get_objects())


def test_nothing_is_left_of_matches_that_are_over(tmp_path, monkeypatch):
    """After each rush there are as many objects as after the one before."""
    monkeypatch.setattr(registry, "IDLE_AFTER_END", -1)

    async def play():
        async with registries(tmp_path) as (server,):
            await rush(server, 3)
            before = objects()
            await rush(server, 5)
            after = objects()
            assert not server._live
            for name in ("Table", "LiveTable", "Match", "Subscriber", "Task"):
                assert after[name] <= before[name], name
            assert sum((after - before).values()) < 400, after - before

    asyncio.run(play())


def test_free_memory_is_given_back_to_the_system():
    """The process shrinks by most of what it has freed."""
    from os import getpid

    before = memory_of(getpid())
    kept = [bytes(100 + number % 50) for number in range(600_000)]
    assert memory_of(getpid()) - before > 60_000_000
    del kept
    trim_heap()
    assert memory_of(getpid()) - before < 30_000_000


@pytest.mark.soak
def test_memory_returns_after_a_rush_and_does_not_grow(tmp_path):
    """Four rushes of 5,000 matches; three minutes after each the process is about as large as after the first."""
    server, sizes = Server(tmp_path).start(), []
    before = memory_of(server.process.pid)

    async def play():
        async with Guest(server.address) as ada:
            ada.http.headers["Connection"] = "close"  # a match lasts longer than an idle connection
            for _ in range(MATCHES_IN_A_RUSH // HOSTS):
                place = Place(ada, await ada.open())
                await place.connect()
                await place.do("start")
                await place.do("leave")
                await place.until(lambda place=place: place.now["phase"] == "over")
                await place.close()

    async def one_rush():
        await asyncio.gather(*(play() for _ in range(HOSTS)))

    try:
        for _ in range(4):
            asyncio.run(one_rush())
            time.sleep(QUIET)
            sizes.append(memory_of(server.process.pid))
    finally:
        server.kill()
    assert max(sizes[1:]) < sizes[0] * 1.1, sizes
    assert sizes[0] - before < 100_000_000, (before, sizes)
