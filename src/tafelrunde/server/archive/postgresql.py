"""A PostgreSQL server: jobs run on the event loop, and while one waits for the server, everything else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql import Executable

T = TypeVar("T")
TIMEOUT = 5
"""A database server that does not answer a statement within so many seconds is given up, and the write is in doubt."""


class PostgreSQL:
    """A pool of connections."""

    def __init__(self, url: URL) -> None:
        driver = "postgresql+asyncpg" if url.drivername == "postgresql" else url.drivername
        self._engine = create_async_engine(
            url.set(drivername=driver),
            pool_pre_ping=True,
            hide_parameters=True,
            pool_timeout=TIMEOUT,
            connect_args={"timeout": TIMEOUT, "command_timeout": TIMEOUT} if "asyncpg" in driver else {},
        )
        self._writing: asyncio.Task[None] | None = None

    def write(
        self, job: Callable[[Connection], Any], told: Callable[[Any, Exception | None], None], *, single: bool = False
    ) -> None:
        """Run a job inside a transaction."""
        self._writing = asyncio.create_task(self._write(job, told), name="archive writer")

    async def _write(self, job: Callable[[Connection], Any], told: Callable[[Any, Exception | None], None]) -> None:
        try:
            async with self._engine.begin() as connection:
                result = await connection.run_sync(job)
        except Exception as error:  # noqa: BLE001 - whoever waits for the write raises it
            told(None, error)
        else:
            told(result, None)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    def execute(self, connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
        """Execute a statement for each of some rows."""
        connection.execute(statement, rows)

    def find_shortage(self) -> None:
        """Its disk is elsewhere."""

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
