"""Who is here: people come and go, have names, and are stood in for."""

import asyncio
import time

import msgspec
import pytest

from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import presence
from tafelrunde.server.tables.session import TableSession
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tests.server.guests import Guest
from tests.server.raw import RawSocket, text
from tests.server.test_inside import ADA, FESTIVAL, registries
from tests.server.transports import RecordingTransport

BEN = Person("ben", "Ben")


def test_who_sits_down_is_here_at_once(server):
    """Not a spectator any more, and not away; who stands up looks on again."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            table = await ada.open()
            async with ada.at(table) as a, ben.at(table) as b:
                await a.until(lambda: a.spectators == 1)
                await b.do("sit")
                await a.until(lambda: (a.present, a.spectators) == ([0, 1], 0))
                await b.do("leave")
                await a.until(lambda: (a.present, a.spectators) == ([0], 1))

    asyncio.run(play())


def test_a_socket_that_falls_silent_is_gone_within_ten_seconds(alone):
    """Nobody has said goodbye: the phone is in a tunnel. Who answers pings stays, without saying anything."""

    async def play():
        async with Guest(alone.address, "Ada") as ada, Guest(alone.address, "Ben") as ben:
            table = await ada.open()
            async with ada.at(table) as a:
                async with ben.at(table) as b:
                    await b.do("sit")
                with RawSocket(alone.address) as raw:
                    raw.upgrade(table, cookie=ben.cookie)
                    raw.send(text('{"type": "resume", "id": "1"}'))
                    begun = time.monotonic()
                    await a.until(lambda: a.present == [0, 1])
                    await a.until(lambda: a.present == [0])
                    assert time.monotonic() - begun < 10
                    assert a.absent[1] is not None
                assert a.bye is None

    asyncio.run(play())


def test_a_name_can_be_changed_at_the_table_and_is_never_taken_twice(server):
    """Everybody there is told; the second of a name gets a number, in chat too."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ada") as ben:
            table = await ada.open()
            async with ada.at(table) as a, ben.at(table) as b:
                await b.do("sit")
                await a.until(lambda: a.seats[1] is not None)
                assert a.seats[1]["name"] == "Ada 2"
                await ben.http.patch("/api/me", json={"name": "Ben"})
                await a.until(lambda: a.seats[1]["name"] == "Ben")
                await b.do("say", text="It is me.")
                await a.until(lambda: a.events[-1]["type"] == "said")
                assert a.events[-1]["name"] == "Ben"
                await ben.http.patch("/api/me", json={"name": "ada"})
                await a.until(lambda: a.seats[1]["name"] == "ada 2")

    asyncio.run(play())


def test_the_host_calls_a_stand_in_for_whoever_has_been_away_for_a_minute(tmp_path, monkeypatch):
    """Not before, nobody else, and whoever comes back gets the seat back."""

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, msgspec.structs.replace(FESTIVAL, seats=4)))
            await live.execute(BEN, client.Sit(id="1"))
            await live.execute(BEN, client.Ready(id="2"))
            await live.execute(ADA, client.Start(id="3"))
            subscriber = Subscriber(ADA, RecordingTransport())
            session = TableSession(registry, live.table.id, subscriber, RateLimiter(10, 1))
            resuming = session.receive(b'{"type": "resume", "id": "r"}')
            assert resuming is not None
            await resuming
            with pytest.raises(RequestError) as refused:
                presence.check_absent(live, 1)
            assert refused.value.code == "not-absent"
            assert 0 < int(refused.value.arguments["wait"]) <= 60
            monkeypatch.setattr(presence, "ABSENT_AFTER", 0)
            with pytest.raises(RequestError, match="not-absent"):
                presence.check_absent(live, 0)
            with pytest.raises(RequestError, match="not-host"):
                await live.execute(BEN, client.CallStandIn(id="4", seat=1))
            work = session.receive(b'{"type": "call-stand-in", "id": "5", "seat": 1}')
            assert work is not None
            await work
            assert live.table.sitters[1].away
            await live.execute(BEN, client.Return(id="6"))
            assert not live.table.sitters[1].away

    asyncio.run(play())


def test_a_recovery_link_works_again_and_again_until_there_is_a_new_one(server):
    async def play():
        async with Guest(server.address) as ada:
            first = (await ada.http.post("/api/me/recovery")).json()
            for _ in range(2):
                other = Guest(server.address)
                answer = await other.http.post("/api/handover", json={"code": first["code"]})
                assert answer.json()["person"] == ada.person
                await other.http.aclose()
            await ada.http.post("/api/me/recovery")
            again = await ada.http.post("/api/handover", json={"code": first["code"]})
            assert again.json()["code"] == "bad-link"
            kept = await ada.http.post("/api/people", json={"name": "Somebody else"})
            assert kept.json()["person"] == ada.person

    asyncio.run(play())
