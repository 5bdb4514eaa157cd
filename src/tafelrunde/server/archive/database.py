"""Opening a database, and writing to it: many small writes share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from sqlalchemy import Executable, event, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tafelrunde.server.archive.migrations import migrate

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]
Rows = list[tuple[Executable, dict[str, Any]]]
"""Statements with their values. Those that wait together and have the same statement are executed as one."""
Write = tuple[Job | Rows, asyncio.Future[Any]]

MOST_IN_ONE_COMMIT = 64
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

POOLS: dict[str, dict[str, Any]] = {
    "sqlite": {"pool_size": 3, "max_overflow": 0},
    "postgresql": {"pool_pre_ping": True},
}
"""A connection to a file is never stale, but each has a thread and a cache of its own: one writes, two read."""


def _whose(row: Mapping[str, Any]) -> str:
    """The table a row belongs to: processes that lock the rows of tables in the same order do not wait in a circle."""
    table: str = row.get("which") or row["table"]
    return table


class Taken(Exception):
    """Somebody else wrote under this number first."""


def engine_for(address: str) -> AsyncEngine:
    """The engine for a database address, such as sqlite:///file or postgresql://user@host/name."""
    url = make_url(address)
    backend = url.get_backend_name()
    engine = create_async_engine(url.set(drivername=DRIVERS.get(url.drivername, url.drivername)), **POOLS[backend])
    if backend == "sqlite":
        event.listen(engine.sync_engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _: object) -> None:
    """Every commit is on the disk before it is acknowledged; readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cache_size=-500"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    """A database with one writer. A write returns when it is on the disk; writes that wait together share a commit."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date, and begin to take writes."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_on(), name="archive writer")

    async def close(self) -> None:
        """Finish all writes, then close."""
        await self._waiting.join()
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.wait({self._writer})
        await self.engine.dispose()

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run a job inside a transaction; raises Taken if it met a number that is already there."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, future))
        return await future

    async def write_rows(self, rows: Rows) -> None:
        """Write rows inside a transaction; raises Taken if one met a number that is already there."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((rows, future))
        await future

    async def read(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run a job that only reads."""
        async with self.engine.connect() as connection:
            return await job(connection)

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_IN_ONE_COMMIT and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._write_together(batch)
            except Exception:  # noqa: BLE001 - then each alone, and each is told what went wrong with it
                for work, future in batch:
                    await self._write_alone(work, future)
            for _ in batch:
                self._waiting.task_done()

    async def _write_together(self, batch: list[Write]) -> None:
        together: dict[Executable, list[dict[str, Any]]] = {}
        async with self.engine.begin() as connection:
            results = [None if isinstance(work, list) else await work(connection) for work, _ in batch]
            for work, _ in batch:
                for statement, values in work if isinstance(work, list) else ():
                    together.setdefault(statement, []).append(values)
            for statement, rows in together.items():
                await connection.execute(statement, sorted(rows, key=_whose))
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(result)

    async def _write_alone(self, work: Job | Rows, future: asyncio.Future[Any]) -> None:
        result = None
        try:
            async with self.engine.begin() as connection:
                if isinstance(work, list):
                    for statement, values in work:
                        await connection.execute(statement, values)
                else:
                    result = await work(connection)
        except IntegrityError as error:
            outcome: Exception = Taken(str(error.orig))
        except Exception as error:  # noqa: BLE001 - whoever waits for the write raises it
            outcome = error
        else:
            if not future.done():
                future.set_result(result)
            return
        if not future.done():
            future.set_exception(outcome)
