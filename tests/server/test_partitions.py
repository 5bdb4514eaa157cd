"""A process is cut off from NATS, or from PostgreSQL: nothing is lost, people are told, and afterwards all agree."""

import asyncio
import time
from contextlib import asynccontextmanager

import pytest

from tests.server.guests import Guest, Place
from tests.server.processes import Cluster
from tests.server.test_crash import BROKEN

NOTICED_WITHIN = 20
AGREED_WITHIN = 10


@pytest.fixture(scope="module")
def divided(tmp_path_factory, postgres):
    """Two processes; the lines of the first to NATS and to PostgreSQL can be cut."""
    running = Cluster(tmp_path_factory.mktemp("divided"), postgres, lines=True).start()
    yield running
    running.kill()


async def place_at(server, guest, table, seen=0):
    """A socket of a guest at one process."""
    guest.address = server.address
    place = Place(guest, table)
    await place.connect(seen)
    return place


@asynccontextmanager
async def two_at_a_table(divided):
    """Ada and Ben at a table of hers, each at a process of their own: Ada, the table, and both sockets."""
    async with Guest(divided.address) as ada, Guest(divided.address, "Ben") as ben:
        table = await ada.open()
        a, b = await place_at(divided.servers[0], ada, table), await place_at(divided.servers[1], ben, table)
        yield ada, table, a, b
        await a.close()
        await b.close()


async def said(place, text):
    """Say something that is acknowledged; returns its number."""
    return (await place.do("say", text=text))["number"]


async def come_back(server, guest, table, number, seconds):
    """Reconnect to a process until it serves the table up to a number."""
    end = time.monotonic() + seconds
    while True:
        try:
            async with asyncio.timeout(end - time.monotonic()):
                place = await place_at(server, guest, table)
                await place.catch_up(number)
                return place
        except BROKEN:
            assert time.monotonic() < end, "both sides agree by now"
            await asyncio.sleep(0.1)


def test_without_nats_both_sides_play_on_and_agree(divided):
    """What one side writes the other finds in the database, during the cut and after it."""
    line = divided.lines[0]

    async def play():
        async with two_at_a_table(divided) as (_, _, a, b):
            line.cut()
            try:
                for here, there in ((a, b), (b, a)):
                    number = await said(here, "cut")
                    async with asyncio.timeout(NOTICED_WITHIN):
                        await there.catch_up(number)
            finally:
                line.heal()
            for here, there in ((a, b), (b, a)):
                number = await said(here, "healed")
                async with asyncio.timeout(AGREED_WITHIN):
                    await there.catch_up(number)
            assert a.events == b.events

    asyncio.run(play())


def test_without_a_database_people_are_sent_away_and_come_back(divided):
    """Whoever is at the side without a database is told to reconnect; the other side plays on; afterwards all agree."""
    line = divided.lines[1]

    async def play():
        async with two_at_a_table(divided) as (ada, table, a, b):
            line.cut()
            try:
                async with asyncio.timeout(NOTICED_WITHIN):
                    await a.until(lambda: a.bye == "restart")
                number = await said(b, "still here")
            finally:
                line.heal()
            again = await come_back(divided.servers[0], ada, table, number, AGREED_WITHIN)
            assert [event["number"] for event in again.events] == list(range(1, number + 1))
            assert again.events == b.events
            await again.close()

    asyncio.run(play())
