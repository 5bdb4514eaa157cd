"""The wall clock of the machine is set while people play: no clock of a match notices, and nothing is forgotten."""

import asyncio
import time

import pytest

from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import presence
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tests.server.faults import Clocks
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.test_inside import ADA, FESTIVAL, registries
from tests.server.transports import RecordingTransport

HOUR = 3600


def test_clocks_run_by_monotonic_time(tmp_path, monkeypatch):
    """An hour ahead nobody's time has run out; an hour back nobody has gained any; everybody still decides alone."""
    clocks = Clocks(tmp_path)
    for name, value in clocks.environment().items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path).start()

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open(clock={"kind": "timed", "bank": 1800})
            async with ada.at(table) as a:
                await a.do("start")
                for ahead in (HOUR, -HOUR, 24 * HOUR, 0):
                    await a.my_turn()
                    clocks.jump(ahead)
                    await a.do("mute", person="nobody")
                    a.sync = None
                    await a.tell("resume", seen=a.number)
                    await a.until(lambda: a.sync is not None)
                    assert 1_500_000 < a.now["clocks"]["left"][0] <= 1_800_000
                    await a.play()
                    assert 1_500_000 < a.now["clocks"]["left"][0] <= 1_800_000
                assert {event["by"] for event in a.events if event["type"] == "moved" and event["seat"] == 0} == {
                    "person"
                }

    try:
        asyncio.run(play())
    finally:
        server.kill()


@pytest.fixture
def jump(monkeypatch):
    """Sets the wall clock of this process ahead."""
    true = time.time_ns

    def ahead(hours):
        monkeypatch.setattr(time, "time_ns", lambda: true() + hours * HOUR * 10**9)

    return ahead


def test_nobody_is_away_because_the_clock_was_set(tmp_path, jump):
    """Whoever left a moment ago is not stood in for, an hour ahead or back."""
    ben = Person("ben", "Ben")

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            for command in (client.Sit(id="1"), client.Ready(id="2")):
                await live.execute(ben, command)
            await live.execute(ADA, client.Start(id="3"))
            reader = Subscriber(ben, RecordingTransport())
            await presence.subscribe(live, reader, 0)
            await presence.unsubscribe(live, reader)
            for hours in (1, -1):
                jump(hours)
                with pytest.raises(RequestError, match="not-absent"):
                    presence.check_absent(live, 1)
                assert live.audience.absent(live.table)[1] < 30_000

    asyncio.run(play())


def test_no_table_is_forgotten_because_the_clock_was_set(tmp_path, jump):
    """A lobby that nobody has in memory is still there after a jump of two days."""

    async def play():
        async with registries(tmp_path) as (registry,):
            name = await registry.open(ADA, FESTIVAL)
            jump(48)
            await registry.clean_up()
            assert await registry.lists.one(name) is not None

    asyncio.run(play())
