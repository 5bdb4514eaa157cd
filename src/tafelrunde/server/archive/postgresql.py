"""A PostgreSQL server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql import Executable

T = TypeVar("T")


class PostgreSQL:
    """Jobs run on the event loop: where one waits for the server, others go on."""

    def __init__(self, url: URL) -> None:
        driver = "postgresql+asyncpg" if url.drivername == "postgresql" else url.drivername
        self._engine = create_async_engine(url.set(drivername=driver), pool_pre_ping=True)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job inside a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    def execute(self, connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
        """Execute a statement for each of some rows."""
        connection.execute(statement, rows)

    async def close(self) -> None:
        """Hang up."""
        await self._engine.dispose()
