"""The database, and writing to it: many small writes share one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
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
Callback = Callable[[Any, Exception | None], None]

MOST_IN_ONE_COMMIT = 64
TAKEN_ERRORS = (IntegrityError, sqlite3.IntegrityError)
BACKEND_ERRORS = (DBAPIError, sqlite3.Error, OSError)
"""Errors of the file or the database server, not of what is written."""


class Backend(Protocol):
    """What differs between SQLite and PostgreSQL. Both run the same jobs."""

    def write(self, job: Job, told: Callback, *, single: bool = False) -> None:
        """Run a job inside a transaction; `told` gets its result once that is on the disk, or its error.

        `single`: it executes one statement for one row, and nothing else.
        """

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""

    def execute(self, connection: Connection, statement: Executable, rows: Sequence[Row]) -> None:
        """Execute a statement that is executed often, for each of some rows."""

    def find_shortage(self) -> str | None:
        """What will soon keep it from being written to, as far as is known here."""

    async def close(self) -> None:
        """Close all connections."""


class Taken(Exception):
    """Somebody else wrote under this number first."""


class Database:
    """A database with one writer. A write returns when it is on the disk; writes that wait together share a commit."""

    def __init__(self, address: str) -> None:
        """Such as sqlite:///file or postgresql://user@host/name."""
        url = make_url(address)
        self._backend: Backend = SQLite(url) if url.get_backend_name() == "sqlite" else PostgreSQL(url)
        self._waiting: deque[Write] = deque()
        self._alone: deque[Write] = deque()
        """Writes whose shared commit failed: each is tried again alone, so that each gets its own error."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._problem: str | None = None

    async def open(self) -> None:
        """Bring the database up to date."""
        await self.write(migrate)

    async def close(self) -> None:
        """Finish all writes, then close."""
        await self._idle.wait()
        await self._backend.close()

    async def find_problem(self) -> str | None:
        """Why the database cannot be written to, if the last write failed and one that changes nothing fails too."""
        if self._problem is not None:
            with suppress(Exception):
                await self.write(_write_nothing)
        return self._problem

    def find_shortage(self) -> str | None:
        """What will soon keep the database from being written to."""
        return self._backend.find_shortage()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job inside a transaction; raises Taken if it met a number that is already there."""
        result: T = await self._write(job)
        return result

    async def write_rows(self, rows: Rows) -> None:
        """Write rows inside a transaction; raises Taken if one met a number that is already there."""
        await self._write(rows)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        return await self._backend.read(job)

    def _write(self, work: Job | Rows) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._idle.is_set():
            self._idle.clear()
            self._go_on()
        return future

    def _go_on(self) -> None:
        """Write what is queued, as much as possible in one commit."""
        if self._alone:
            batch = [self._alone.popleft()]
        else:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_IN_ONE_COMMIT))]
        if batch:
            work = [work for work, _ in batch]
            single = len(work) == 1 and isinstance(work[0], list) and len(work[0]) == 1
            self._backend.write(partial(self._write_together, work), partial(self._written, batch), single=single)
        else:
            self._idle.set()

    def _written(self, batch: list[Write], results: list[Any] | None, error: Exception | None) -> None:
        if results is not None:
            self._problem = None
            for (_, future), result in zip(batch, results, strict=True):
                if not future.done():
                    future.set_result(result)
        elif len(batch) > 1:
            self._alone.extend(batch)
        elif error is not None and not batch[0][1].done():
            if isinstance(error, BACKEND_ERRORS) and not isinstance(error, TAKEN_ERRORS):
                self._problem = str(error).splitlines()[0]
            batch[0][1].set_exception(_as_taken(error))
        self._go_on()

    def _write_together(self, batch: list[Job | Rows], connection: Connection) -> list[Any]:
        results = [None if isinstance(work, list) else work(connection) for work in batch]
        together: dict[Executable, list[Row]] = {}
        for work in batch:
            for statement, row in work if isinstance(work, list) else ():
                together.setdefault(statement, []).append(row)
        for statement, rows in together.items():
            self._backend.execute(connection, statement, sorted(rows, key=_whose))
        return results


def _as_taken(error: Exception) -> Exception:
    return Taken(str(error)) if isinstance(error, TAKEN_ERRORS) else error


def _write_nothing(connection: Connection) -> None:
    """A write that needs the disk and leaves everything as it is."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def _whose(row: Mapping[str, Any]) -> str:
    """The table a row belongs to: processes that lock the rows of tables in the same order cannot deadlock."""
    table: str = row.get("which") or row["table"]
    return table
