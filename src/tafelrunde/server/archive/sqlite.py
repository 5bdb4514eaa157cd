"""A SQLite file: one thread writes and two read, so that a batch of writes is one hop from the event loop and back."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from shutil import disk_usage
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql import Executable

T = TypeVar("T")
Job = Callable[[Connection], Any]
Callback = Callable[[Any, Exception | None], None]

DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""Every commit is on the disk before it is acknowledged; readers do not wait for writers."""
WRITERS_CACHE, READERS_CACHE = 4000, 500
"""Page cache of each connection in KB: the pages written next are mostly those written last."""
READERS = 2
LEAST_FREE = 200_000_000
"""A disk with fewer bytes free is told to be almost full."""

_DIALECT = SQLiteDialect_pysqlite(paramstyle="named")


class SQLite:
    """The file, and the threads that have it open."""

    def __init__(self, url: URL) -> None:
        engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=NullPool,
            hide_parameters=True,
            connect_args={"isolation_level": None},
        )
        event.listen(engine, "connect", _make_durable)
        self._folder = Path((url.database or "").removeprefix("file:")).parent
        self._writer = _Threads(engine, 1, WRITERS_CACHE)
        self._readers = _Threads(engine, READERS, READERS_CACHE)

    def write(self, job: Job, told: Callback, *, single: bool = False) -> None:
        """Run a job inside a transaction; of a single statement SQLite makes one by itself."""
        self._writer.order(job if single else partial(_in_transaction, job), told)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._readers.order(job, partial(_settle, done))
        return await done

    def execute(self, connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
        """Execute a statement for each of some rows; its SQL is generated once and cached."""
        _file(connection).executemany(_in_words(statement), rows)

    def find_shortage(self) -> str | None:
        """Whether the disk is almost full."""
        free = disk_usage(self._folder).free
        return f"the disk is almost full: {free // 1_000_000} MB are left" if free < LEAST_FREE else None

    async def close(self) -> None:
        """Finish everything, then close."""
        await self._writer.close()
        await self._readers.close()


class _Threads:
    """Threads with a connection each. They are daemons: one that hangs cannot keep the server from stopping."""

    def __init__(self, engine: Engine, count: int, cache: int) -> None:
        self._engine = engine
        self._count = count
        self._cache = cache
        self._threads: list[threading.Thread] = []
        self._orders: SimpleQueue[tuple[Job, Callback, asyncio.AbstractEventLoop] | None] = SimpleQueue()

    def order(self, job: Job, told: Callback) -> None:
        """Queue a job; jobs begin in order."""
        if not self._threads:
            self._threads = [threading.Thread(target=self._run, daemon=True) for _ in range(self._count)]
            for thread in self._threads:
                thread.start()
        self._orders.put((job, told, asyncio.get_running_loop()))

    async def close(self) -> None:
        """Finish all queued jobs, then stop."""
        for _ in self._threads:
            self._orders.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._threads = []

    def _run(self) -> None:
        connection: Connection | None = None
        while (order := self._orders.get()) is not None:
            job, told, loop = order
            result, error = None, None
            try:
                connection = connection or self._connect()
                result = job(connection)
            except Exception as raised:  # noqa: BLE001 - raised again where it is waited for
                error = raised
            if not loop.is_closed():
                loop.call_soon_threadsafe(told, result, error)
        if connection is not None:
            connection.close()

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        _file(connection).execute(f"PRAGMA cache_size=-{self._cache}")
        return connection


def _in_transaction(job: Callable[[Connection], T], connection: Connection) -> T:
    """Run a job as the only writer from the start: what it reads is still true when it writes."""
    file = _file(connection)
    file.execute("BEGIN IMMEDIATE")
    try:
        result = job(connection)
        file.commit()
    finally:
        file.rollback()
        connection.rollback()
    return result


def _file(connection: Connection) -> Any:
    return connection.connection.driver_connection


def _settle(done: asyncio.Future[T], result: T, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


def _make_durable(connection: Any, _: object) -> None:
    for pragma in DURABLE:
        connection.execute(f"PRAGMA {pragma}")


@cache
def _in_words(statement: Any) -> str:
    return str(statement.compile(dialect=_DIALECT))
