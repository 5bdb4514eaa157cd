"""A server that cannot do its work does not start, and says in a sentence what to do."""

import asyncio
import json
import sqlite3
import subprocess

import msgspec
import pytest
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

from tafelrunde.server.archive.schema import TABLES
from tafelrunde.server.tables.summary import Shown
from tafelrunde.server.wire.settings import Settings
from tests.server.guests import Guest
from tests.server.processes import Server, ServerProcess


def refusal_of(server):
    """Why a server does not start; it must have ended by itself, without a traceback."""
    ended = subprocess.run(server.command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 1, ended.stderr
    assert "Traceback" not in ended.stderr
    return json.loads(ended.stderr.splitlines()[-1])["why"]


def test_a_file_belongs_to_one_server(tmp_path):
    """A second server on the file refuses, also through a link; when the first is killed, the file is free."""
    first, second = Server(tmp_path), Server(tmp_path)
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    linked = ServerProcess(tmp_path, "--database", f"sqlite:///{tmp_path / 'link.db'}")
    first.start()
    try:
        for other in (second, linked):
            assert "in use by another server" in refusal_of(other)
    finally:
        first.kill()
    try:
        second.start()
    finally:
        second.kill()


def test_a_damaged_file_is_named(tmp_path):
    """Bytes that are no database, and a database whose first page is destroyed."""
    server, file = Server(tmp_path), tmp_path / "tables.db"
    file.write_bytes(b"no database" * 1000)
    assert "Put a backup in its place" in refusal_of(server)
    file.unlink()
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
    database.close()
    content = bytearray(file.read_bytes())
    content[100:4096] = b"\xff" * 3996
    file.write_bytes(content)
    assert "Put a backup in its place" in refusal_of(server)


def test_a_file_that_cannot_be_written_to_is_named(tmp_path):
    """A file that is read-only, and a folder in which nothing can be made."""
    sqlite3.connect(tmp_path / "tables.db").close()
    read_only = f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true"
    for address, sentence in ((read_only, "cannot be written to"), ("sqlite:////proc/none/t.db", "cannot be opened")):
        assert sentence in refusal_of(ServerProcess(tmp_path, "--database", address))


def test_a_file_of_a_newer_version_is_named(tmp_path):
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    assert "newer version" in refusal_of(Server(tmp_path))


def test_matches_nobody_could_play_on_are_found_before_the_database_is_changed(tmp_path):
    """The version that has their rules can go on with the file as it was."""
    server, file = Server(tmp_path), tmp_path / "tables.db"
    running = Shown(Settings(game="chess", seats=2), 7, [None, None], 0)
    row = ("t", False, "playing", 0, 0, "ada", msgspec.json.encode(running))
    with sqlite3.connect(file) as database:
        database.execute(str(CreateTable(TABLES).compile(dialect=sqlite.dialect())))
        database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    before = list(database.iterdump())
    assert "1 of chess, edition 7" in refusal_of(server)
    assert list(database.iterdump()) == before
    database.close()


@pytest.mark.parametrize("address", ["postgresql://u:secret@127.0.0.1:9/t", "postgresql://u:secret@nowhere.invalid/t"])
def test_a_database_server_that_does_not_answer_is_named_without_its_password(tmp_path, address):
    why = refusal_of(ServerProcess(tmp_path, "--database", address))
    assert "does not answer" in why
    assert "secret" not in why


def test_a_backup_that_was_made_while_people_play_can_be_restored(tmp_path):
    """The copy holds every move that was acknowledged before, and a server goes on with it."""
    server = Server(tmp_path).start()
    copy = tmp_path / "restored"
    copy.mkdir()

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            async with ada.at(table) as a:
                await a.do("start")
                for _ in range(3):
                    await a.my_turn()
                    await a.play()
                await a.my_turn()
                with sqlite3.connect(tmp_path / "tables.db") as one, sqlite3.connect(copy / "tables.db") as other:
                    one.backup(other)
                one.close()
                other.close()
                number, view = a.number, a.view
                await a.play()
        server.kill()
        restored = Server(copy).start()
        try:
            ada.http.base_url = ada.address = restored.address
            again = Guest(restored.address)
            again.http.cookies = ada.http.cookies
            async with again.at(table) as a:
                assert (a.number, a.view) == (number, view)
                await a.play()
        finally:
            restored.kill()

    try:
        asyncio.run(play())
    finally:
        server.kill()
