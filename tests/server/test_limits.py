"""What one person may do, and how much of it: limits that hold however the requests come."""

import asyncio
from contextlib import asynccontextmanager

import httpx
import pytest

from tests.server.guests import PATIENCE, Guest

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


@pytest.mark.parametrize("path", ["/metrics", "/", "/api/games/festival/words/en", "/api/games/festival/rulebook/de"])
def test_a_character_set_is_said_once(server, path):
    kind = httpx.get(f"{server.address}{path}").headers["content-type"]
    assert kind.count("charset=utf-8") == 1
