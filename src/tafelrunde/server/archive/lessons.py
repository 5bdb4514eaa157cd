"""Which lessons somebody has finished, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.schema import LESSONS


class LessonStore:
    """The lessons each person has finished."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[tuple[str, str]]:
        """Game and name of each finished lesson."""

        def job(connection: Connection) -> list[tuple[str, str]]:
            finished = select(LESSONS.c.game, LESSONS.c.lesson).where(LESSONS.c.person == person)
            return sorted((row.game, row.lesson) for row in connection.execute(finished))

        return await self._database.read(job)

    async def finish(self, person: str, game: str, lesson: str) -> None:
        """Somebody has finished a lesson, perhaps again."""
        row = {"person": person, "game": game, "lesson": lesson}

        def job(connection: Connection) -> None:
            same = (LESSONS.c.person == person) & (LESSONS.c.game == game) & (LESSONS.c.lesson == lesson)
            connection.execute(delete(LESSONS).where(same))
            connection.execute(insert(LESSONS).values(row))

        await self._database.write(job)
