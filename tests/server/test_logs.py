"""Logs tell where something failed, and nothing of what was in memory there."""

import asyncio
import io
import sqlite3
import sys

import pytest
import structlog
from litestar.testing import TestClient
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

import tafelrunde as tr
from tafelrunde.bots.search import Searcher
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.schema import KEYS
from tafelrunde.server.context import AppContext, ServerConfig
from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.push.service import PushService
from tafelrunde.server.routes.app import create_app
from tafelrunde.server.serving import configure_logs
from tafelrunde.server.tables import presence
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.session import TableSession
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.wire.client import Leave, Start
from tafelrunde.server.wire.push import Notice
from tafelrunde.server.wire.rest import Person
from tests.server.test_inside import ADA, FESTIVAL, registries
from tests.server.transports import RecordingTransport

SECRET = "9f86d081884c7d659a2feaa0c55ad015"


def fail(*_, **__):
    """Fails with a secret in memory."""
    key = person = SECRET
    raise RuntimeError(f"of {len(key + person)} letters")


async def fail_later(*_, **__):
    fail(SECRET)


@pytest.fixture(params=["text", "json"])
def logged(request, monkeypatch):
    """What is logged."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    configure_logs(request.param)
    yield stream.getvalue
    structlog.reset_defaults()


def is_told_without_secrets(text, event):
    return event in text and "RuntimeError" in text and SECRET not in text


def test_a_command_that_fails(tmp_path, monkeypatch, logged):
    """Its person, its text and the key of the dice are in memory."""

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            live.table.key = SECRET.encode()
            subscriber = Subscriber(Person("ada", SECRET), RecordingTransport())
            session = TableSession(registry, live.table.id, subscriber, RateLimiter(10, 1))
            for message in ('{"type": "resume", "id": "r"}', f'{{"type": "say", "id": "s", "text": "{SECRET}"}}'):
                answering = session.receive(message)
                assert answering is not None
                await answering
                monkeypatch.setattr(registry.commands, "entry_for", fail)

    asyncio.run(play())
    assert is_told_without_secrets(logged(), "command failed")


def test_a_message_of_another_process_that_fails(tmp_path, monkeypatch, logged):
    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            monkeypatch.setattr(presence, "receive", fail_later)
            await registry._receive(live.table.id, None)

    asyncio.run(play())
    assert is_told_without_secrets(logged(), "handling a cluster message failed")


def test_a_bot_that_fails(logged):
    async def play():
        match = tr.game("festival").start(4, seed=1)
        await Thinker(make=fail).choose(match.view(match.to_move), 1, "t")

    asyncio.run(play())
    assert is_told_without_secrets(logged(), "bot replaced")


def test_a_bot_whose_search_fails(monkeypatch, logged):
    """The table and the seat are named, which a bot does not know."""
    monkeypatch.setattr(Searcher, "think", fail)
    monkeypatch.setattr("tafelrunde.bots.character_bot.search_is_loaded", lambda game: True)

    async def play():
        match = tr.game("festival").start(4, seed=1)
        assert await Thinker().choose(match.view(match.to_move), 5, "table-1") in match.legal

    asyncio.run(play())
    assert is_told_without_secrets(text := logged(), "bot replaced")
    assert "table-1" in text
    assert "search failed" not in text


def test_a_table_whose_bots_fail(tmp_path, monkeypatch, logged):
    """Not the bot, but what asks it."""

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            await presence.subscribe(live, Subscriber(ADA, RecordingTransport()), 0)
            monkeypatch.setattr(registry.thinker, "choose", fail_later)
            for command in (Start(id="s"), Leave(id="l")):
                await live.execute(ADA, command)
            await asyncio.sleep(0.1)
            return live.table.id

    table = asyncio.run(play())
    assert is_told_without_secrets(text := logged(), "autoplay failed")
    assert table in text


def test_a_push_notice_that_fails(tmp_path, monkeypatch, logged):
    """The table is named, but no text of the error: it may hold the address of a subscription."""

    async def play():
        database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
        push = PushService(database, after=0, private_hosts=(), contact=None)
        monkeypatch.setattr(push._store, "of_people", fail_later)
        push.send("table-1", 1, {"ada": Notice("turn", "table-1", "festival", [])})
        await push.close()
        await database.close()

    asyncio.run(play())
    assert is_told_without_secrets(text := logged(), "sending a push notice failed")
    assert "table-1" in text
    assert "letters" not in text


def test_work_in_the_background_that_fails(tmp_path, logged):
    async def play():
        context = AppContext(ServerConfig(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        async with context.open():
            context._start("work", fail_later())
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    asyncio.run(play())
    assert is_told_without_secrets(logged(), "background task failed")


def test_a_request_that_fails(tmp_path, monkeypatch, logged):
    """The cookie and the body are in memory."""
    app = create_app(ServerConfig(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    monkeypatch.setattr(app.state.context.people, "create", fail_later)
    with TestClient(app) as client:
        client.cookies.set("tafelrunde", SECRET)
        assert client.post("/api/people", json={"name": SECRET[:20]}).json()["code"] == "broken"
    assert is_told_without_secrets(text := logged(), "request failed")
    assert SECRET[:20] not in text


def test_what_was_to_be_written_is_in_no_error_of_the_database(tmp_path):
    """Not even in its message."""

    async def play():
        database = Database(f"sqlite:///{tmp_path / 'empty.db'}")
        with pytest.raises((DBAPIError, sqlite3.Error)) as failed:
            await database.write(lambda c: c.execute(insert(KEYS).values(table="t", key=SECRET.encode())))
        assert SECRET not in str(failed.value)
        await database.close()

    asyncio.run(play())
