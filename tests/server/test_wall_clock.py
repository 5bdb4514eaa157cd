"""The wall clock of the machine is set while people play: no clock of a match notices."""

import asyncio

from tests.server.faults import WallClock
from tests.server.guests import Guest
from tests.server.processes import Server

HOUR = 3600


def test_clocks_run_by_monotonic_time(tmp_path, monkeypatch):
    """An hour ahead nobody's time has run out; an hour back nobody has gained any; everybody still decides alone."""
    clock = WallClock(tmp_path)
    for name, value in clock.environment().items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path).start()

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open(clock={"kind": "timed", "bank": 1800})
            async with ada.at(table) as a:
                await a.do("start")
                for ahead in (HOUR, -HOUR, 24 * HOUR, 0):
                    await a.my_turn()
                    clock.jump(ahead)
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
