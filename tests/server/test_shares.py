"""Bots think for everybody in turn: nobody's tables hold up those of others, and empty tables do not think."""

import asyncio
import threading
import time
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.server.tables import bots, presence
from tafelrunde.server.tables import live as live_tables
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.tables.summary import needs_owner, shown_in
from tafelrunde.server.tables.think_queue import Requester, ThinkQueue
from tafelrunde.server.wire import client
from tests.server.guests import Guest, Place
from tests.server.test_inside import ADA, FESTIVAL, registries
from tests.server.transports import RecordingTransport


def served(requesters, slots=1):
    """In which order those who ask at the same time are served."""
    order = []

    async def one(queue, number, requester):
        async with queue.slot(requester):
            order.append(number)
            await asyncio.sleep(0)

    async def play():
        queue = ThinkQueue(slots)
        async with queue.slot(Requester("somebody")):
            waiting = [
                asyncio.create_task(one(queue, number, requester)) for number, requester in enumerate(requesters)
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(play())
    return order


def test_owners_take_turns():
    """Whoever asks for much waits for it; whoever asks for little is served in between."""
    assert served([Requester("a"), Requester("a"), Requester("a"), Requester("b"), Requester("c"), Requester("b")]) == [
        0,
        3,
        4,
        1,
        5,
        2,
    ]


def test_a_crowd_of_one_owner_is_one_in_the_queue():
    """200 tables of one address and one of another: the other is served after one of them."""
    assert served([*[Requester("crowd")] * 200, Requester("ada")]).index(200) == 1


def test_those_for_whom_somebody_waits_come_first():
    """A table that is looked at goes before one that is not."""
    assert served([Requester("a", lambda: False), Requester("a"), Requester("b", lambda: False), Requester("c")])[
        :2
    ] == [1, 3]


def test_who_gives_up_waiting_costs_no_turn():
    """A bot whose turn is over is not waited for."""

    async def play():
        queue = ThinkQueue(1)

        async def ask():
            async with queue.slot(Requester("b")):
                pass

        async with queue.slot(Requester("a")):
            waiting = asyncio.create_task(ask())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.wait({waiting})
            assert len(queue) == 0
        async with asyncio.timeout(5), queue.slot(Requester("c")):
            pass

    asyncio.run(play())


def test_simple_bots_never_wait_for_strong_ones():
    """200 strong bots think and do not end; a simple one answers."""
    ended = threading.Event()

    class Slow:
        def choose(self, view):
            ended.wait(60)
            return view.legal[0]

    class Quick:
        def choose(self, view):
            return view.legal[0]

    async def play():
        thinker = Thinker(make=lambda game, level, name: Slow() if level == 6 else Quick())
        match = tr.game("festival").start(4, seed=1)
        view = match.view(match.to_move)
        strong = [asyncio.create_task(thinker.choose(view, 6, f"t{number}")) for number in range(200)]
        await asyncio.sleep(0)
        for level in (1, 2, 3):
            async with asyncio.timeout(15):
                assert await thinker.find(view, level, "mine", None, Requester()) == view.legal[0]
        for each in strong:
            each.cancel()
        ended.set()
        await asyncio.wait(strong)

    asyncio.run(play())


def test_hints_never_wait_for_bots(monkeypatch):
    """The cores are full of strong bots; a hint and a coach are answered all the same."""
    ended = threading.Event()

    class Slow:
        def choose(self, view):
            ended.wait(60)
            return view.legal[0]

    monkeypatch.setattr(bots, "_rank", lambda view, milliseconds: ("ranked",))
    monkeypatch.setattr(bots, "compare", lambda view, milliseconds: ("compared",))

    async def play():
        thinker = Thinker(make=lambda game, level, name: Slow())
        match = tr.game("festival").start(4, seed=1)
        view = match.view(match.to_move)
        strong = [asyncio.create_task(thinker.choose(view, 6, f"t{number}")) for number in range(20)]
        await asyncio.sleep(0)
        async with asyncio.timeout(15):
            answers: list[Any] = [await thinker.rank(view), await thinker.compare(view)]
        assert answers == [("ranked",), ("compared",)]
        for each in strong:
            each.cancel()
        ended.set()
        await asyncio.wait(strong)

    asyncio.run(play())


def test_a_table_without_people_does_not_think(tmp_path, monkeypatch):
    """Bots go on as soon as somebody looks, and a restart does not wake them."""
    monkeypatch.setattr(live_tables, "ATTENDED_FOR", -1)

    async def play():
        async with registries(tmp_path) as (registry,):
            name = await registry.open(ADA, FESTIVAL)
            live = await registry.table(name)
            await live.execute(ADA, client.Start(id="s"))
            await live.execute(ADA, client.Leave(id="l"))
            number = live.table.number
            await asyncio.sleep(0.3)
            assert (live.table.number, live.autoplay.busy) == (number, False)
            row = await registry.lists.one(name)
            assert row is not None
            assert not needs_owner(shown_in(row))
            await presence.subscribe(live, Subscriber(ADA, RecordingTransport()), 0)
            async with asyncio.timeout(30):
                while live.table.number == number:
                    await asyncio.sleep(0.05)

    asyncio.run(play())


@pytest.mark.soak
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_simple_bot_answers_while_the_machine_is_full_of_strong_ones(target, level):
    """One address has 60 tables of level 6, 20 of them watched; each decision of a simple bot takes at most 2 s."""

    async def play():
        hosts = [await Guest(target.address, f"Host {number}").__aenter__() for number in range(3)]
        places = []
        for number in range(60):
            host = hosts[number % 3]
            place = Place(host, await host.open())
            await place.connect()
            await place.do("start", level=6)
            if number < 20:
                places.append(place)
            else:
                await place.close()
        async with Guest(target.address) as ada, ada.at(await ada.open()) as a:
            await a.do("start", level=level)
            waits = []
            while a.now["phase"] != "over" and a.number < 60:
                begun, number = time.monotonic(), a.number
                if a.decision is None:
                    await a.catch_up(number + 1)
                    waits.append(time.monotonic() - begun)
                else:
                    await a.play()
            assert len(waits) > 20
            assert max(waits) < 2, sorted(waits)[-5:]
        for place in places:
            await place.close()
        for host in hosts:
            await host.http.aclose()

    asyncio.run(play())
