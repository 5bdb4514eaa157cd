"""Who has muted whom at a table, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.schema import MUTES

MOST_MUTED = 100


class MuteStore:
    """The people each reader has muted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str, reader: str) -> set[str]:
        """Whom a reader has muted."""

        def job(connection: Connection) -> set[str]:
            muted = select(MUTES.c.person).where(MUTES.c.table == table, MUTES.c.reader == reader)
            return set(connection.execute(muted).scalars())

        return await self._database.read(job)

    async def change(self, table: str, reader: str, person: str, mute: bool) -> None:
        """Mute or unmute."""
        row = {"table": table, "reader": reader, "person": person}
        theirs = (MUTES.c.table == table) & (MUTES.c.reader == reader)

        def job(connection: Connection) -> None:
            connection.execute(delete(MUTES).where(theirs, MUTES.c.person == person))
            count = connection.execute(select(func.count()).select_from(MUTES).where(theirs)).scalar_one()
            if mute and count < MOST_MUTED:
                connection.execute(insert(MUTES).values(row))

        await self._database.write(job)
