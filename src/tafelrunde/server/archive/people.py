"""People and their tokens in the database; of a token only the digest is stored."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.schema import PEOPLE, TOKENS


class PeopleStore:
    """Who is known here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, name: str, at: int) -> None:
        """A new person."""
        await self._database.write(lambda c: c.execute(insert(PEOPLE).values(person=person, name=name, at=at)))

    async def rename(self, person: str, name: str) -> None:
        """Another name for a person."""
        await self._database.write(
            lambda c: c.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(name=name))
        )

    async def add_token(self, digest: bytes, person: str, kind: str, expires: int) -> None:
        """A token that stands for a person until it expires."""
        await self._database.write(
            lambda c: c.execute(insert(TOKENS).values(digest=digest, person=person, kind=kind, expires=expires))
        )

    async def drop_token(self, digest: bytes) -> None:
        """Forget a token."""
        await self._database.write(lambda c: c.execute(delete(TOKENS).where(TOKENS.c.digest == digest)))

    async def drop_tokens(self, person: str, kind: str) -> None:
        """Forget the tokens of a kind that stand for a person."""
        await self._database.write(
            lambda c: c.execute(delete(TOKENS).where(TOKENS.c.person == person, TOKENS.c.kind == kind))
        )

    async def drop_expired(self, now: int) -> None:
        """Forget all tokens whose time has come."""
        await self._database.write(lambda c: c.execute(delete(TOKENS).where(TOKENS.c.expires < now)))

    async def use_once(self, digest: bytes, kind: str, now: int) -> str | None:
        """The person a token stands for; the token is gone afterwards."""

        def job(connection: Connection) -> str | None:
            gone = connection.execute(
                delete(TOKENS)
                .where(TOKENS.c.digest == digest, TOKENS.c.kind == kind)
                .returning(TOKENS.c.person, TOKENS.c.expires)
            )
            row = gone.first()
            return row.person if row is not None and row.expires >= now else None

        return await self._database.write(job)

    async def who(self, digest: bytes, kind: str, now: int) -> tuple[str, str] | None:
        """Person and name a token stands for."""

        def job(connection: Connection) -> tuple[str, str] | None:
            found = connection.execute(
                select(PEOPLE.c.person, PEOPLE.c.name)
                .join(TOKENS, TOKENS.c.person == PEOPLE.c.person)
                .where(TOKENS.c.digest == digest, TOKENS.c.kind == kind, TOKENS.c.expires >= now)
            )
            row = found.first()
            return None if row is None else (row.person, row.name)

        return await self._database.read(job)

    async def name(self, person: str) -> str | None:
        """The name of a person."""

        def job(connection: Connection) -> str | None:
            return connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.person == person)).scalar()

        return await self._database.read(job)
