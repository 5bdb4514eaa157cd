"""A SQLite file: one thread writes and two read, so that a whole batch costs the event loop one hop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from functools import cache
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql import ClauseElement, Executable

T = TypeVar("T")
Order = tuple[Callable[[Connection], Any], asyncio.Future[Any]]

DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""Every commit is on the disk before it is acknowledged; readers do not wait for writers."""
WRITERS_CACHE, READERS_CACHE = 4000, 500
"""KB of the file that are remembered: what is written to next is mostly what was written to last."""
READERS = 2

_DIALECT = SQLiteDialect_pysqlite(paramstyle="named")


class SQLite:
    """Jobs run in threads, each of which has a connection of its own."""

    def __init__(self, url: URL) -> None:
        engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool, connect_args={"isolation_level": None})
        event.listen(engine, "connect", _make_durable)
        self._writer = _Threads(engine, 1, WRITERS_CACHE)
        self._readers = _Threads(engine, READERS, READERS_CACHE)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job inside a transaction. It has the file to itself from its beginning: what it reads stays true."""

        def work(connection: Connection) -> T:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return job(connection)

        return await self._writer.do(work)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        return await self._readers.do(job)

    def execute(self, connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
        """Execute a statement, which is put into words once, for each of some rows."""
        connection.exec_driver_sql(_in_words(statement), list(rows))

    async def close(self) -> None:
        """Finish everything, then close."""
        await self._writer.close()
        await self._readers.close()


class _Threads:
    """Threads that take one order after the other. They are daemons: they cannot keep the server from stopping."""

    def __init__(self, engine: Engine, count: int, cache: int) -> None:
        self._engine = engine
        self._cache = cache
        self._count = count
        self._threads: list[threading.Thread] = []
        self._orders: SimpleQueue[Order | None] = SimpleQueue()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Have some work done in one transaction."""
        if not self._threads:
            self._threads = [threading.Thread(target=self._run, daemon=True) for _ in range(self._count)]
            for thread in self._threads:
                thread.start()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._orders.put((work, done))
        return await done

    async def close(self) -> None:
        """Finish all orders, then stop."""
        for _ in self._threads:
            self._orders.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._threads = []

    def _run(self) -> None:
        connection: Connection | None = None
        while (order := self._orders.get()) is not None:
            work, done = order
            result = error = None
            try:
                connection = connection or self._connect()
                with connection.begin():
                    result = work(connection)
            except Exception as raised:  # noqa: BLE001 - raised again where it is waited for
                error = raised
            loop = done.get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, done, result, error)
        if connection is not None:
            connection.close()

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        with connection.begin():
            connection.exec_driver_sql(f"PRAGMA cache_size=-{self._cache}")
        return connection


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
def _in_words(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=_DIALECT))
