"""Reviews in the database: made by one process, seen by all, and kept with their match."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from tafelrunde.kernel import find_game
from tafelrunde.review import Review, method_of
from tafelrunde.server.archive.database import Database, Taken
from tafelrunde.server.archive.schema import REVIEWS
from tafelrunde.server.clock import SECOND, now

SILENT_AFTER = 15 * SECOND
"""A review without progress for so long is not being made by any process."""


@dataclass(frozen=True)
class StoredReview:
    """A review as far as it is made, and how much of it is done; None if nobody makes it."""

    review: Review | None
    done: float | None


class ReviewStore:
    """The reviews of matches, each by whose knowledge it uses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str, sight: str) -> StoredReview:
        """A review as it stands."""

        def job(connection: Connection) -> StoredReview:
            return _stored(connection, table, sight) or StoredReview(None, None)

        return await self._database.read(job)

    async def claim(self, table: str, sight: str) -> bool:
        """Whether the review is ours to make: nobody has made it, and nobody makes it."""

        def job(connection: Connection) -> bool:
            if _stored(connection, table, sight) is not None:
                return False
            connection.execute(delete(REVIEWS).where(*_one(table, sight)))
            connection.execute(insert(REVIEWS).values(table=table, sight=sight, done=0, at=now()))
            return True

        try:
            return await self._database.write(job)
        except Taken:
            return False

    async def save(self, table: str, sight: str, review: Review, done: float) -> bool:
        """Keep a review as far as it is made; False if it is not wanted any more."""
        values = {"review": zlib.compress(review.to_json().encode()), "done": done, "at": now()}

        def job(connection: Connection) -> bool:
            saved = connection.execute(update(REVIEWS).where(*_one(table, sight), REVIEWS.c.done < 1).values(values))
            return saved.rowcount > 0

        return await self._database.write(job)

    async def drop(self, table: str, sight: str) -> None:
        """Give up a review that is being made; one that is made stays."""

        def job(connection: Connection) -> None:
            connection.execute(delete(REVIEWS).where(*_one(table, sight), REVIEWS.c.done < 1))

        await self._database.write(job)


def _stored(connection: Connection, table: str, sight: str) -> StoredReview | None:
    """A review as far as it is made; None if no process makes it, or if it was made by another method."""
    row = connection.execute(select(REVIEWS).where(*_one(table, sight))).first()
    if row is None or (row.done < 1 and row.at < now() - SILENT_AFTER):
        return None
    if row.review is None:
        return StoredReview(None, row.done)
    try:
        review = Review.from_json(zlib.decompress(row.review))
    except (msgspec.DecodeError, zlib.error):
        return None
    return StoredReview(review, row.done) if review.method == method_of(find_game(review.game)) else None


def _one(table: str, sight: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return REVIEWS.c.table == table, REVIEWS.c.sight == sight
