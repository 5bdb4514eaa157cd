"""What one person may do, and how much of it: limits that hold however the requests come."""

import asyncio
import json
from contextlib import asynccontextmanager

import httpx
import pytest

from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import presence
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tests.server.guests import PATIENCE, Guest
from tests.server.processes import memory_of
from tests.server.test_inside import ADA, FESTIVAL, registries
from tests.server.transports import RecordingTransport

MOST_TABLES = 20


@asynccontextmanager
async def impatient(guest):
    """The browser of a guest, which does not wait when it is told to."""
    async with httpx.AsyncClient(base_url=guest.address, cookies=guest.http.cookies, timeout=PATIENCE) as http:
        yield http


def test_nobody_opens_more_tables_than_one_may(server):
    """All are asked for at once, of every process."""

    async def play():
        async with Guest(server.address) as ada, impatient(ada) as http:
            asked = (http.post("/api/tables", json={"game": "festival", "seats": 4}) for _ in range(30))
            answers = await asyncio.gather(*asked)
            assert [answer.status_code for answer in answers].count(201) == MOST_TABLES
            assert len((await ada.http.get("/api/me/matches")).json()) == MOST_TABLES

    asyncio.run(play())


def test_who_says_too_much_is_told_which_message_was_refused(server):
    """Every refusal repeats the id of what it refuses, so that a client knows what to send again."""

    async def play():
        async with Guest(server.address) as ada, ada.at(await ada.open()) as a:
            asked = [await a.tell("read", id=f"r{number}") for number in range(100)]
            answers = [await a.answer_to(each) for each in asked]
            assert {answer["code"] for answer in answers} == {"not-begun", "too-many"}

    asyncio.run(play())


def test_nobody_uses_up_what_others_may_say(tmp_path):
    """A person may speak 300 times at a table, and all who look on 1000 times together."""

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))

            async def says(person, times):
                for _ in range(times):
                    await live.execute(person, client.Say(id="s", text="la"))
                with pytest.raises(RequestError, match="too-many"):
                    await live.execute(person, client.Say(id="s", text="la"))

            for number in range(3):
                await says(Person(f"e{number}", "Eve"), 300)
            await says(Person("e3", "Eve"), 100)
            await says(Person("e4", "Eve"), 0)
            await says(ADA, 300)
            transport = RecordingTransport()
            await presence.subscribe(live, Subscriber(ADA, transport), 0)
            events = json.loads(transport.messages[0])["events"]
            assert [event["type"] for event in events].count("said") == 200
            assert events[-1]["number"] == live.table.number
            assert [event["type"] for event in events[:2]] == ["opened", "sat"]

    asyncio.run(play())


def test_replays_and_imports_of_one_visitor_are_bounded(target):
    """Reading matches takes computing and memory: some may be asked for at once, and the rest has to wait."""
    file = json.dumps({"format": "tafelrunde match 1", "game": "festival", "moves": ["hand to 1"] * 70_000})
    kind = {"Content-Type": "application/json"}

    async def play():
        async with Guest(target.address) as ada, impatient(ada) as http:
            before = memory_of(target.process.pid)
            asked = [http.post("/api/matches", content=file, headers=kind) for _ in range(40)]
            codes = [answer.json()["code"] for answer in await asyncio.gather(*asked)]
            assert set(codes) == {"bad-file", "too-many"}
            assert codes.count("bad-file") <= 7
            assert memory_of(target.process.pid) - before < 60_000_000
            asked = [http.get("/api/matches/nothing/replay") for _ in range(80)]
            codes = [answer.json()["code"] for answer in await asyncio.gather(*asked)]
            assert 30 <= codes.count("no-match") <= 60

    asyncio.run(play())


@pytest.mark.parametrize("path", ["/metrics", "/", "/api/games/festival/words/en", "/api/games/festival/rulebook/de"])
def test_a_character_set_is_said_once(server, path):
    kind = httpx.get(f"{server.address}{path}").headers["content-type"]
    assert kind.count("charset=utf-8") == 1
