"""After an upgrade and after damage: a table that cannot be played on is set aside and says so; all others go on."""

import asyncio
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

from tests.examples.outside import CONNECT_FOUR, installed
from tests.server.guests import Guest, Place, play_to_the_end
from tests.server.processes import Server
from tests.server.test_startup import refusal_of

SOON = 30


@pytest.fixture
def upgrade(tmp_path, monkeypatch):
    """Installs the next edition of a game from outside."""
    folder = installed(tmp_path / "installed", CONNECT_FOUR)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("TAFELRUNDE_INTERPRETED", "1")
    file = folder / "connect_four" / "table.py"

    def install(edition):
        file.write_text(file.read_text().replace(f"edition={edition - 1}", f"edition={edition}"))

    return install


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path)
    yield running
    running.stop()


def ask_database(server, *query):
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        return database.execute(*query).fetchall()


def logs_of(server, *tables):
    return [ask_database(server, 'SELECT * FROM log WHERE "table" = ? ORDER BY number', (each,)) for each in tables]


def back_again(server, ada):
    """The same guest after the server was started again."""
    guest = Guest(server.address)
    guest.http.cookies = ada.http.cookies
    return guest


async def why_closed(guest, table):
    """What the server says of a table that cannot be opened."""
    place = Place(guest, table)
    with pytest.raises((ConnectionError, ConnectionClosed)):  # before or after the guest has said anything
        await place.connect()
    answer = await place.heard()
    return answer["code"], answer["arguments"]


async def open_in_every_phase(ada):
    tables = {name: await ada.open("connect_four", 2) for name in ("lobby", "begun", "late", "over")}
    tables["other"] = await ada.open("festival", 4)
    for name in ("begun", "late", "over", "other"):
        async with ada.at(tables[name]) as a:
            await a.do("start")
            for _ in range(3 if name == "late" else 0):
                await a.my_turn()
                await a.play()
            if name == "over":
                await play_to_the_end(a)
    return tables


async def is_only_a_file(ada, match, edition):
    """A finished match of an older edition says so wherever it would be played again, and its file is as it was."""
    path, body = f"/api/matches/{match}", {"seat": 0, "moves": 1, "anew": False}
    answers = [
        await ada.http.get(f"{path}/replay?open=true"),
        await ada.http.post(f"{path}/what-if", json=body),
        await ada.http.get(f"{path}/review"),
        await ada.http.post(f"{path}/review"),
    ]
    old = {"code": "old-match", "arguments": {"edition": edition}}
    assert [answer.json() for answer in answers] == [old] * 4
    assert await why_closed(ada, match) == ("old-match", {"edition": edition})
    file = (await ada.http.get(f"{path}/file")).json()
    assert (file["edition"], len(file["outcome"]["points"])) == (edition, 2)


async def listed(ada, tables):
    mine = {each["table"] for each in (await ada.http.get("/api/me/matches")).json()}
    return {name for name, table in tables.items() if table in mine}


def test_matches_of_an_older_edition_are_kept_and_everything_else_goes_on(server, upgrade):
    """Two upgrades: the server refuses to start until it is told to set what was begun by older rules aside.

    That waits untouched; a lobby starts by the rules of the day, and of a finished match the file is kept for ever.
    """

    async def play():
        server.start()
        async with Guest(server.address) as ada:
            tables = await open_in_every_phase(ada)
        old = [tables["begun"], tables["late"]]
        server.stop()
        kept = logs_of(server, *old)
        upgrade(2)
        why = refusal_of(server)
        assert "2 of connect_four, edition 1" in why
        assert "--old-editions set-aside" in why
        assert logs_of(server, *old) == kept
        plain = server.command
        server.command = (*plain, "--old-editions", "set-aside")
        server.start()
        ada = back_again(server, ada)
        for table in old:
            assert await why_closed(ada, table) == ("old-edition", {"edition": 1})
        async with ada.at(tables["lobby"]) as a:
            assert a.sync["edition"] == 2
            await a.do("start")
            await a.my_turn()
            await a.play()
        async with ada.at(tables["other"]) as a:
            assert await a.my_turn()
        await is_only_a_file(ada, tables["over"], edition=1)
        server.stop()
        server.start()
        async with ada.at(tables["lobby"]) as a:
            assert a.sync["now"]["turn"] > 1
        server.stop()
        upgrade(3)
        server.command = plain
        assert "1 of connect_four, edition 2" in refusal_of(server)
        server.command = (*plain, "--old-editions", "set-aside")
        server.start()
        assert await why_closed(ada, tables["lobby"]) == ("old-edition", {"edition": 2})
        assert await listed(ada, tables) == set(tables)
        server.stop()
        server.command = (*plain, "--old-editions", "abandon")
        server.start()
        assert await listed(ada, tables) == {"over", "other"}
        assert logs_of(server, *old) == kept
        server.stop()
        server.command = plain
        server.start()
        await ada.http.aclose()

    asyncio.run(play())


def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_wake(server):
    """The log of one is damaged while the server is away; afterwards the clocks of all others run on."""

    async def play():
        server.start()
        async with Guest(server.address) as ada:
            tables = sorted([await ada.open(clock={"kind": "relaxed", "bank": 3}) for _ in range(4)])
            for table in tables:
                async with ada.at(table) as a:
                    await a.do("start")
                    await a.my_turn()
        server.stop()
        damage = 'UPDATE log SET entry = ? WHERE "table" = ? AND number = 3'
        ask_database(server, damage, (b'{"type": "moved"', tables[0]))
        before = logs_of(server, *tables)
        server.start()
        async with asyncio.timeout(SOON):
            while any(
                len(now) <= len(then) for now, then in zip(logs_of(server, *tables[1:]), before[1:], strict=True)
            ):
                await asyncio.sleep(0.2)
        assert logs_of(server, tables[0]) == before[:1]
        assert await why_closed(back_again(server, ada), tables[0]) == ("unreadable", {})
        assert "table cannot be read and is set aside" in server.logs()

    asyncio.run(play())
