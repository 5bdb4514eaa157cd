"""The archive: what it acknowledged is there, and nothing is there twice."""

import asyncio
import subprocess
import sys
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import inspect

from tafelrunde.server.archive.database import MOST_IN_ONE_COMMIT, Database, Taken
from tafelrunde.server.archive.people import PeopleStore
from tafelrunde.server.archive.schema import METADATA
from tafelrunde.server.archive.tables import StoredEntry, Summary, TableLists, TableStore

SHOWN = Summary(public=True, phase="lobby", host="ada", summary=b"{}")


@asynccontextmanager
async def opened(address):
    database = Database(address)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def an_open_table(address):
    """A store with one table, whose log has one entry."""
    async with opened(address) as database:
        store = TableStore(database)
        await store.open("t", b"key", [StoredEntry(1, 0, b"opened")], SHOWN)
        yield store


def test_migrations_make_the_tables_that_the_schema_describes(an_address):
    """Columns, keys and indexes are the same, and a second start changes nothing."""

    def told(connection):
        found = inspect(connection)
        return {
            name: (
                {column["name"]: column["nullable"] for column in found.get_columns(name)},
                found.get_pk_constraint(name)["constrained_columns"],
                sorted(index["name"] for index in found.get_indexes(name)),
            )
            for name in found.get_table_names()
            if name != "alembic_version"
        }

    async def play():
        address = an_address()
        async with opened(address):
            pass
        async with opened(address) as database:
            migrated = await database.read(told)
        plain = Database(an_address())
        await plain.write(METADATA.create_all)
        assert migrated == await plain.read(told)
        await plain.close()

    asyncio.run(play())


def test_every_commit_is_on_the_disk(tmp_path):
    """The database writes ahead and waits for the disk."""

    async def play():
        async with opened(f"sqlite:///{tmp_path / 'a.db'}") as database:
            said = [
                await database.write(lambda c, asked=asked: c.exec_driver_sql(f"PRAGMA {asked}").scalar())
                for asked in ("journal_mode", "synchronous")
            ]
            assert said == ["wal", 2]

    asyncio.run(play())


def test_a_number_is_given_once(an_address):
    """Of many who write the same line of a log one succeeds, and the others are told."""

    async def play():
        async with an_open_table(an_address()) as store:
            attempts = [store.append("t", StoredEntry(2, i, b"%d" % i), SHOWN) for i in range(20)]
            results = await asyncio.gather(*attempts, return_exceptions=True)
            assert [type(each) for each in results].count(Taken) == 19
            assert len(await store.log("t")) == 2

    asyncio.run(play())


def test_a_write_that_fails_does_not_take_its_neighbours_along(an_address):
    """Writes share a commit, but not their fate."""

    async def play():
        async with an_open_table(an_address()) as store:
            numbers = [2, 3, 1, 4, 4, 5]
            results = await asyncio.gather(
                *(store.append("t", StoredEntry(n, 0, b""), SHOWN) for n in numbers), return_exceptions=True
            )
            assert [isinstance(each, Taken) for each in results] == [False, False, True, False, True, False]
            assert [line.number for line in await store.log("t", after=1)] == [2, 3, 4, 5]

    asyncio.run(play())


def test_nothing_of_a_write_that_fails_is_on_the_disk(an_address):
    """A line whose match file is already there is not written either; the lines beside it are."""

    async def play():
        async with opened(an_address()) as database:
            store = TableStore(database)
            for table in "ab":
                await store.open(table, b"key", [StoredEntry(1, 0, b"opened")], SHOWN)
            await store.append("a", StoredEntry(2, 0, b""), SHOWN, file="once")
            twice, beside = await asyncio.gather(
                store.append("a", StoredEntry(3, 0, b""), SHOWN, file="twice"),
                store.append("b", StoredEntry(2, 0, b""), SHOWN),
                return_exceptions=True,
            )
            assert (type(twice), beside) == (Taken, None)
            assert [line.number for line in await store.log("a")] == [1, 2]
            assert [line.number for line in await store.log("b")] == [1, 2]

    asyncio.run(play())


def test_a_database_that_fails_tells_all_who_wait_and_goes_on_later(an_address, monkeypatch):
    """Nobody is left waiting, nothing is half written, and what comes after it is written again."""

    async def play():
        async with opened(an_address()) as database:
            store = TableStore(database)
            await store.open("t", b"key", [StoredEntry(1, 0, b"opened")], SHOWN)

            def full(*_):
                raise OSError("no space left")

            with monkeypatch.context() as broken:
                broken.setattr(database._backend, "execute", full)
                lines = [store.append("t", StoredEntry(n, 0, b""), SHOWN) for n in range(2, 7)]
                failed = await asyncio.gather(*lines, return_exceptions=True)
            assert [type(each) for each in failed] == [OSError] * 5
            await store.append("t", StoredEntry(2, 0, b""), SHOWN)
            assert [line.number for line in await store.log("t")] == [1, 2]

    asyncio.run(play())


def test_writes_are_begun_in_the_order_they_came_and_finished_before_the_database_is_closed(an_address):
    """More than fit into one commit, jobs and lines mixed, closed without waiting for any."""
    count = 3 * MOST_IN_ONE_COMMIT

    async def play():
        address, order, writing = an_address(), [], []

        async def write(store, number):
            await store.append("t", StoredEntry(number, 0, b""), SHOWN)
            order.append(number)

        async with opened(address) as database:
            store = TableStore(database)
            await store.open("t", b"key", [StoredEntry(1, 0, b"opened")], SHOWN)
            for number in range(2, count):
                writing.append(asyncio.create_task(write(store, number)))
                await asyncio.sleep(0)
            writing.append(asyncio.create_task(PeopleStore(database).add("ada", "Ada", 0)))
            await asyncio.sleep(0)
        await asyncio.gather(*writing)
        assert order == list(range(2, count))
        async with opened(address) as database:
            assert [line.number for line in await TableStore(database).log("t")] == list(range(1, count))
            assert await PeopleStore(database).name("ada") == "Ada"

    asyncio.run(play())


def test_who_no_longer_waits_for_a_write_does_not_undo_it(an_address):
    """Somebody whose task was cancelled may have written all the same; whoever comes next finds out."""

    async def play():
        async with opened(an_address()) as database:
            store = TableStore(database)
            await store.open("t", b"key", [StoredEntry(1, 0, b"opened")], SHOWN)
            leaving = asyncio.ensure_future(store.append("t", StoredEntry(2, 0, b""), SHOWN))
            await asyncio.sleep(0)
            leaving.cancel()
            with pytest.raises(Taken):
                await store.append("t", StoredEntry(2, 0, b""), SHOWN)
            assert [line.number for line in await store.log("t")] == [1, 2]

    asyncio.run(play())


def test_a_table_nobody_uses_is_forgotten_unless_its_match_has_begun(an_address):
    """Nor is one that somebody has marked as used."""

    async def play():
        async with opened(an_address()) as database:
            store, lists = TableStore(database), TableLists(database)
            await store.open("lobby", b"key", [StoredEntry(1, 5, b"")], SHOWN)
            await store.open("match", b"key", [StoredEntry(1, 5, b"")], Summary(True, "playing", "ada", b"{}"))
            await store.open("used", b"key", [StoredEntry(1, 5, b"")], SHOWN)
            await lists.keep_lobbies(["used", "match"], before=6, at=7)
            await lists.delete_lobbies(before=6)
            assert [await lists.one(name) is not None for name in ("lobby", "match", "used")] == [False, True, True]
            match = await lists.one("match")
            assert match is not None
            assert match["changed"] == 5
            assert [row["table"] for row in await lists.running()] == ["match"]

    asyncio.run(play())


def test_tokens_are_not_in_the_file(tmp_path):
    """Whoever reads the database cannot pass for somebody: only digests are kept."""
    from tafelrunde.server.people.registry import PersonRegistry

    async def play():
        async with opened(f"sqlite:///{tmp_path / 'a.db'}") as database:
            registry = PersonRegistry(PeopleStore(database))
            ada, token = await registry.create("Ada")
            code = await registry.hand_over(ada)
            assert await PersonRegistry(PeopleStore(database)).who(token) == ada
            return token, code

    token, code = asyncio.run(play())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ada" in kept
    assert token.encode() not in kept
    assert code.encode() not in kept


WRITER = """
import asyncio, sys
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.tables import StoredEntry, Summary, TableStore

async def main():
    database = Database(sys.argv[1])
    await database.open()
    store, shown = TableStore(database), Summary(True, "playing", "ada", b"{}")
    await store.open("t", b"key", [StoredEntry(1, 0, b"")], shown)
    for number in range(2, 10**6):
        await store.append("t", StoredEntry(number, 0, b"x" * 50), shown)
        print(number, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 40])
def test_what_was_acknowledged_survives_a_kill(an_address, lines):
    """The process is killed while it writes; every acknowledged line is in the database."""
    address = an_address()
    with subprocess.Popen((sys.executable, "-c", WRITER, address), stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(lines)][-1]
        writer.kill()

    async def kept():
        async with opened(address) as database:
            return [line.number for line in await TableStore(database).log("t")]

    numbers = asyncio.run(kept())
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers[-1] >= acknowledged


def test_processes_that_start_together_migrate_once(postgres):
    """One makes the tables, the others wait, and all find them."""

    async def start(address):
        async with opened(address) as database:
            return await TableLists(database).running()

    async def play():
        address = postgres.new_database()
        assert await asyncio.gather(*(start(address) for _ in range(3))) == [[], [], []]

    asyncio.run(play())
