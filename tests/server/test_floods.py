"""Sockets that flood the server or hang up at bad moments: the others do not notice, and presence stays true."""

import asyncio
import time
from contextlib import suppress

import pytest

from tests.server.guests import Guest
from tests.server.processes import memory_of
from tests.server.raw import EMPTY_FRAGMENT, EMPTY_PING, FIRST_FRAGMENT, FULL_PING, RawSocket, text

SOON = 10


def test_sockets_that_do_not_read_cost_little_memory(target):
    """What is to be answered to pings is bounded like everything else."""

    async def play():
        async with Guest(target.address) as ada:
            table = await ada.open()
            before = memory_of(target.process.pid)
            raws = [RawSocket(target.address).upgrade(table) for _ in range(20)]
            for raw in raws:
                raw.socket.settimeout(2)
                raw.send(FULL_PING * 100_000)
            assert memory_of(target.process.pid) - before < 40_000_000
            for raw in raws:
                raw.socket.close()

    asyncio.run(play())


async def slowest_answer(place, attack):
    """How long a ping of somebody at a table takes at most while an attack runs in a thread."""
    attacking, slowest = asyncio.create_task(asyncio.to_thread(attack)), 0.0
    while not attacking.done():
        begun = time.monotonic()
        seen = len(place.raw)
        await place.tell("ping")
        await place.until(lambda seen=seen: len(place.raw) > seen)
        slowest = max(slowest, time.monotonic() - begun)
        await asyncio.sleep(0.06)
    await attacking
    return slowest


@pytest.mark.parametrize("kind", ["pings", "fragments"])
def test_a_flood_of_frames_delays_nobody_else(target, kind):
    """Control frames and empty fragments count like messages: whoever sends too many is closed."""
    frames = EMPTY_PING * 100_000 if kind == "pings" else FIRST_FRAGMENT + EMPTY_FRAGMENT * 100_000

    async def play():
        async with Guest(target.address) as ada:
            table = await ada.open()

            def attack():
                for _ in range(5):
                    with RawSocket(target.address).upgrade(table) as raw:
                        raw.send(frames)
                        assert raw.is_closed()

            async with ada.at(table) as a:
                assert await slowest_answer(a, attack) < 0.5
        assert '"why": "flood"' in target.logs()

    asyncio.run(play())


def test_resuming_again_and_again_is_refused_and_delays_nobody_else(target):
    """A sync is the dearest of answers, and anybody may ask for it: a socket gets five, then one every two seconds."""
    resume = text('{"type": "resume", "id": "r"}')

    async def play():
        async with Guest(target.address) as ada:
            table = await ada.open()
            heard: list[bytes] = []

            def attack():
                with RawSocket(target.address).upgrade(table) as raw:
                    for _ in range(40):
                        raw.send(resume)
                    while sum(each.count(b'"id":"r"') for each in heard) < 35:
                        heard.append(raw.read())

            async with ada.at(table) as a:
                assert await slowest_answer(a, attack) < 0.5
            assert b"".join(heard).count(b'"type":"sync"') <= 7
            assert b"too-many" in b"".join(heard)

    asyncio.run(play())


async def sockets_at(target, ada):
    answer = await ada.http.get("/metrics")
    line = next(line for line in answer.text.splitlines() if line.startswith("tafelrunde_sockets "))
    return float(line.split()[1])


@pytest.mark.parametrize("loaded", [True, False])
def test_whoever_hangs_up_before_the_greeting_was_never_there(target, loaded):
    """Presence is what the line says: no spectator remains of sockets that were cut at any moment of the handshake."""

    async def play():
        async with Guest(target.address) as ada:
            tables = [await ada.open() for _ in range(6)]
            for table in tables:
                if loaded:
                    async with ada.at(table):
                        pass
                for end in ("fin", "reset"):
                    for wait in (True, False):
                        raw = RawSocket(target.address).upgrade(table, wait=wait)
                        if wait:
                            raw.send(text('{"type": "resume", "id": "r"}'))
                        raw.reset() if end == "reset" else raw.socket.close()
            async with asyncio.timeout(SOON):
                while await sockets_at(target, ada):
                    await asyncio.sleep(0.05)
            for table in tables:
                async with ada.at(table) as a:
                    assert (a.sync["present"], a.sync["spectators"]) == ([0], 0)

    asyncio.run(play())


def look_on(target, table):
    """A socket that looks on, as soon as the server lets it in; it has an address, and so rate limits, of its own."""
    while True:
        raw = RawSocket(target.address, "127.0.0.2")
        with suppress(AssertionError):
            raw.upgrade(table).send(text('{"type": "resume", "id": "r"}'))
            return raw
        raw.socket.close()
        time.sleep(0.5)


def test_spectators_do_not_keep_those_out_who_sit_at_the_table(target):
    """A table full of spectators has room for its host, but not for one more spectator."""

    async def play():
        async with Guest(target.address) as ada:
            table = await ada.open()
            places = [await asyncio.to_thread(look_on, target, table) for _ in range(300)]
            async with ada.at(table) as a:
                async with asyncio.timeout(SOON):
                    await a.until(lambda: a.spectators == 300)
                assert a.seat == 0
                with RawSocket(target.address).upgrade(table) as late:
                    late.send(text('{"type": "resume", "id": "r"}'))
                    assert b"too-many" in late.read()
            for raw in places:
                raw.socket.close()

    asyncio.run(play())
