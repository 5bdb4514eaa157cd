"""The database, and writing to it: many small writes share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from tafelrunde.server.archive.migrations import migrate
from tafelrunde.server.archive.postgresql import PostgreSQL
from tafelrunde.server.archive.sqlite import SQLite

T = TypeVar("T")
Row = dict[str, Any]
Rows = list[tuple[Executable, Row]]
"""Statements with their values. Those that wait together and have the same statement are executed as one."""
Job = Callable[[Connection], Any]
Write = tuple[Job | Rows, asyncio.Future[Any]]

MOST_IN_ONE_COMMIT = 64


class Backend(Protocol):
    """What differs between databases. Both run the same jobs."""

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job inside a transaction, which is on the disk when this returns."""

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""

    def execute(self, connection: Connection, statement: Executable, rows: Sequence[Row]) -> None:
        """Execute a statement that is executed often, for each of some rows."""

    async def close(self) -> None:
        """Hang up."""


class Taken(Exception):
    """Somebody else wrote under this number first."""


class Database:
    """A database with one writer. A write returns when it is on the disk; writes that wait together share a commit."""

    def __init__(self, address: str) -> None:
        """Such as sqlite:///file or postgresql://user@host/name."""
        url = make_url(address)
        self.backend: Backend = SQLite(url) if url.get_backend_name() == "sqlite" else PostgreSQL(url)
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date, and begin to take writes."""
        await self.backend.write(migrate)
        self._writer = asyncio.create_task(self._write_on(), name="archive writer")

    async def close(self) -> None:
        """Finish all writes, then close."""
        await self._waiting.join()
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.wait({self._writer})
        await self.backend.close()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job inside a transaction; raises Taken if it met a number that is already there."""
        result: T = await self._write(job)
        return result

    async def write_rows(self, rows: Rows) -> None:
        """Write rows inside a transaction; raises Taken if one met a number that is already there."""
        await self._write(rows)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        return await self.backend.read(job)

    def _write(self, work: Job | Rows) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, future))
        return future

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_IN_ONE_COMMIT and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            except Exception:  # noqa: BLE001 - then each alone, and each is told what went wrong with it
                for each in batch:
                    await self._commit_alone(each)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: list[Write]) -> None:
        results = await self.backend.write(partial(self._write_together, [work for work, _ in batch]))
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(result)

    async def _commit_alone(self, write: Write) -> None:
        try:
            await self._commit([write])
        except Exception as error:  # noqa: BLE001 - whoever waits for the write raises it
            if not write[1].done():
                write[1].set_exception(Taken(str(error.orig)) if isinstance(error, IntegrityError) else error)

    def _write_together(self, batch: list[Job | Rows], connection: Connection) -> list[Any]:
        results = [None if isinstance(work, list) else work(connection) for work in batch]
        together: dict[Executable, list[Row]] = {}
        for work in batch:
            for statement, row in work if isinstance(work, list) else ():
                together.setdefault(statement, []).append(row)
        for statement, rows in together.items():
            self.backend.execute(connection, statement, sorted(rows, key=_whose))
        return results


def _whose(row: Mapping[str, Any]) -> str:
    """The table a row belongs to: processes that lock the rows of tables in the same order do not wait in a circle."""
    table: str = row.get("which") or row["table"]
    return table
