"""Processes are killed while people play: every acknowledged move is there afterwards, none twice, and all play on."""

import asyncio
import random
import signal
import sqlite3

import httpx
import pytest
from websockets.exceptions import WebSocketException

import tafelrunde as tr
from tests.server.guests import Guest, Place
from tests.server.processes import Cluster, Server

BROKEN = (ConnectionError, OSError, WebSocketException, TimeoutError)


class Stubborn(Place):
    """Plays on through every crash: reconnects with the last number it saw, and repeats what was not acknowledged."""

    def __init__(self, guest, table, pause):
        super().__init__(guest, table)
        self.pause = pause
        self.acknowledged = {}
        self.dice = random.Random(table)

    async def play_through(self):
        command = None
        await self.come_back()
        while self.now["phase"] != "over":
            try:
                if command is None:
                    if not await self.my_turn():
                        break
                    move = self.dice.choice(self.decision["choices"])["move"]["notation"]
                    command = {"turn": self.decision["turn"], "move": move}
                    await asyncio.sleep(self.pause)
                answer = await self.ask("play", **command)
                assert answer["type"] == "done", answer
                self.acknowledged[answer["number"]] = command["move"]
                await self.catch_up(answer["number"])
                command = None
            except BROKEN:
                await self.come_back()

    async def come_back(self):
        while True:
            try:
                self.sync = None
                await self.connect(self.number)
                return
            except BROKEN:
                await asyncio.sleep(0.2)


async def play_through_crashes(server, victims, tables, pause):
    """Play at some tables while one victim after the other is killed and started again."""
    guests = [await Guest(server.address, f"Guest {i}").__aenter__() for i in range((tables + 14) // 15)]
    places = []
    for number in range(tables):
        guest = guests[number % len(guests)]
        table = await guest.open()
        async with guest.at(table) as place:
            await place.do("start")
        places.append(Stubborn(guest, table, pause))
    playing = [asyncio.create_task(place.play_through()) for place in places]
    dice = random.Random(7)
    for victim in victims:
        await asyncio.sleep(dice.uniform(0.3, 1.5))
        victim.kill()
        await asyncio.to_thread(victim.start)
    await asyncio.gather(*playing)
    for place in places:
        await check(place)
        await place.close()
    for guest in guests:
        await guest.http.aclose()
    return places


async def check(place):
    """Everything acknowledged is in the log where it was acknowledged, once, and the whole match can be verified."""
    assert [event["number"] for event in place.events] == list(range(1, place.number + 1))
    async with place.guest.at(place.table) as fresh:
        assert fresh.events == place.events
        assert fresh.view == place.view
        mine = {e["number"]: e["moves"][0]["move"]["notation"] for e in fresh.events if e.get("by") == "person"}
        assert mine == place.acknowledged
    file = (await place.guest.http.get(f"/api/matches/{place.table}/file")).text
    assert tr.verify(file).ok


def test_a_killed_server_has_lost_nothing(tmp_path):
    """Three tables, two kills."""
    server = Server(tmp_path).start()
    try:
        asyncio.run(play_through_crashes(server, [server] * 2, tables=3, pause=0.1))
        with sqlite3.connect(tmp_path / "tables.db") as file:
            assert file.execute("pragma integrity_check").fetchone() == ("ok",)
        file.close()
    finally:
        server.kill()


def test_whichever_process_is_killed_nothing_is_lost(tmp_path, postgres):
    """One of two servers, NATS, the worker, and the other server, while three tables play."""
    server = Cluster(tmp_path, postgres).start()
    one, other = server.servers
    try:
        asyncio.run(play_through_crashes(server, [one, server.nats, server.worker, other], tables=3, pause=0.2))
    finally:
        server.kill()


@pytest.mark.soak
def test_forty_tables_survive_twenty_kills(tmp_path):
    server = Server(tmp_path).start()
    try:
        asyncio.run(play_through_crashes(server, [server] * 20, tables=40, pause=4))
    finally:
        server.kill()


@pytest.mark.soak
@pytest.mark.parametrize("victim", ["server", "worker", "nats"])
def test_forty_tables_survive_twenty_kills_of_one_process_of_many(tmp_path, postgres, victim):
    server = Cluster(tmp_path, postgres).start()
    victims = {"server": server.servers, "worker": [server.worker], "nats": [server.nats]}[victim]
    try:
        asyncio.run(play_through_crashes(server, (victims * 20)[:20], tables=40, pause=4))
    finally:
        server.kill()


def test_a_server_that_is_stopped_says_good_bye(tmp_path):
    """Clients are told to come back, all writes are finished, and the process ends without a complaint."""
    server = Server(tmp_path).start()

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            async with ada.at(table) as a:
                await a.do("start")
                await a.my_turn()
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                await a.until(lambda: a.bye == "restart")
                assert await stopping in (0, -signal.SIGTERM)
                await asyncio.to_thread(server.start)
                a.sync = None
                await a.connect(a.number)
                await a.my_turn()
                await a.play()

    try:
        asyncio.run(play())
        assert httpx.get(f"{server.address}/healthz").status_code == 200
    finally:
        server.kill()
