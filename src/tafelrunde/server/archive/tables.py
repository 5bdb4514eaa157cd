"""Tables in the database: their logs, which only grow, and what lists show of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, select, update

from tafelrunde.server.archive.database import Database, Rows
from tafelrunde.server.archive.schema import FILES, KEYS, LOG, MUTES, PEOPLE, SITTINGS, TABLES

_NEXT_ENTRY = insert(LOG)
_OF_ONE = update(TABLES).where(TABLES.c.table == bindparam("which"))
_UPDATE = _OF_ONE.values(changed=bindparam("changed"), summary=bindparam("summary"))
_REINDEX = _OF_ONE.values({name: bindparam(name) for name in ("changed", "public", "phase", "host", "summary")})
_SEAT = insert(SITTINGS)
_UNSEAT = delete(SITTINGS).where(SITTINGS.c.table == bindparam("which"))
_ADD_FILE = insert(FILES)

ABANDONED = "abandoned"
"""The phase of a match that nobody can play on."""


@dataclass(frozen=True)
class StoredEntry:
    """One entry of a log, encoded."""

    number: int
    at: int
    entry: bytes


@dataclass(frozen=True)
class Summary:
    """What lists show of a table; written with the entry that changes it, in the same transaction."""

    public: bool
    phase: str
    host: str
    summary: bytes


class TableStore:
    """The tables, each under its id."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self,
        table: str,
        key: bytes,
        entries: Sequence[StoredEntry],
        shown: Summary,
        sittings: Sequence[tuple[str, int]] = (),
        *,
        most: int | None = None,
    ) -> bool:
        """A new table with the key of its dice, the first entries of its log, and who sits where.

        False, and nothing is written, if its host has `most` tables that are not over.
        """

        def job(connection: Connection) -> bool:
            if most is not None and _count_open(connection, shown.host) >= most:
                return False
            at = entries[0].at
            connection.execute(insert(TABLES).values(table=table, opened=at, changed=at, **vars(shown)))
            connection.execute(insert(KEYS).values(table=table, key=key))
            connection.execute(insert(LOG), [{"table": table, **vars(entry)} for entry in entries])
            if sittings:
                rows = [{"table": table, "person": person, "seat": seat} for person, seat in sittings]
                connection.execute(_SEAT, rows)
            return True

        return await self._database.write(job)

    async def append(
        self,
        table: str,
        entry: StoredEntry,
        shown: Summary | None,
        sittings: Sequence[tuple[str, int]] | None = None,
        file: str | None = None,
        *,
        reindex: bool = True,
    ) -> None:
        """Write the next entry of a log, with what follows from it. Raises Taken if there is one of that number.

        `shown`: what lists show from now on, if it is not what they show already; `reindex`: whether a column by which
        they search has changed, other than the time.
        """
        rows: Rows = [(_NEXT_ENTRY, {"table": table, **vars(entry)})]
        if shown is not None:
            rows.append((_REINDEX if reindex else _UPDATE, {"which": table, "changed": entry.at, **vars(shown)}))
        if sittings is not None:
            rows.append((_UNSEAT, {"which": table}))
            rows += [(_SEAT, {"table": table, "person": person, "seat": seat}) for person, seat in sittings]
        if file is not None:
            rows.append((_ADD_FILE, {"table": table, "file": file}))
        await self._database.write_rows(rows)

    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a log after a number."""

        def job(connection: Connection) -> list[StoredEntry]:
            found = connection.execute(
                select(LOG.c.number, LOG.c.at, LOG.c.entry)
                .where(LOG.c.table == table, LOG.c.number > after)
                .order_by(LOG.c.number)
            )
            return [StoredEntry(row.number, row.at, row.entry) for row in found]

        return await self._database.read(job)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""

        def job(connection: Connection) -> dict[str, int]:
            last = select(LOG.c.table, func.max(LOG.c.number).label("last")).where(LOG.c.table.in_(tables))
            return {row.table: row.last for row in connection.execute(last.group_by(LOG.c.table))}

        return await self._database.read(job)

    async def key(self, table: str) -> bytes | None:
        """The key of the dice of a table."""

        def job(connection: Connection) -> bytes | None:
            return connection.execute(select(KEYS.c.key).where(KEYS.c.table == table)).scalar()

        return await self._database.read(job)

    async def file(self, table: str) -> str | None:
        """The match file of a finished match."""

        def job(connection: Connection) -> str | None:
            return connection.execute(select(FILES.c.file).where(FILES.c.table == table)).scalar()

        return await self._database.read(job)

    async def keep_file(self, table: str, file: str, at: int, shown: Summary) -> None:
        """A finished match that came as a file."""

        def job(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(table=table, opened=at, changed=at, **vars(shown)))
            connection.execute(insert(FILES).values(table=table, file=file))

        await self._database.write(job)


class TableLists:
    """Queries over all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def one(self, table: str) -> RowMapping | None:
        """One table."""
        found = await self._rows(select(TABLES).where(TABLES.c.table == table, TABLES.c.phase != ABANDONED))
        return found[0] if found else None

    async def public(self, phases: Sequence[str], most: int) -> list[RowMapping]:
        """Public tables, the newest first."""
        return await self._rows(
            select(TABLES)
            .where(TABLES.c.public, TABLES.c.phase.in_(phases))
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )

    async def of_person(self, person: str, most: int) -> list[RowMapping]:
        """The tables at which a person sits, with the seat, the newest first."""
        return await self._rows(
            select(TABLES, SITTINGS.c.seat)
            .join(SITTINGS, SITTINGS.c.table == TABLES.c.table)
            .where(SITTINGS.c.person == person, TABLES.c.phase != ABANDONED)
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )

    async def running(self) -> list[RowMapping]:
        """The tables whose match goes on."""
        return await self._rows(select(TABLES.c.table, TABLES.c.summary).where(TABLES.c.phase == "playing"))

    async def abandon(self, tables: Sequence[str]) -> None:
        """Take tables off all lists; their logs stay as they are."""

        def job(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.table.in_(tables)).values(phase=ABANDONED))

        await self._database.write(job)

    async def keep_lobbies(self, tables: Sequence[str], before: int, at: int) -> None:
        """Mark tables as used at a time, if no match has begun at them and nothing has happened since `before`."""
        old = (TABLES.c.phase == "lobby", TABLES.c.changed < before)

        def job(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.table.in_(tables), *old).values(changed=at))

        await self._database.write(job)

    async def delete_lobbies(self, before: int) -> None:
        """Delete the tables at which no match has begun and nothing has happened since."""
        abandoned = select(TABLES.c.table).where(TABLES.c.phase == "lobby", TABLES.c.changed < before)

        def job(connection: Connection) -> None:
            locked = abandoned.order_by(TABLES.c.table).with_for_update()
            _delete(connection, connection.execute(locked).scalars().all())

        await self._database.write(job)

    async def delete(self, table: str) -> None:
        """Delete a table at which no match has begun."""
        await self._database.write(lambda connection: _delete(connection, [table]))

    async def _rows(self, query: object) -> list[RowMapping]:
        def job(connection: Connection) -> list[RowMapping]:
            return list(connection.execute(query).mappings())  # type: ignore[call-overload]

        return await self._database.read(job)


def _delete(connection: Connection, tables: Sequence[str]) -> None:
    for rows in (MUTES, SITTINGS, LOG, KEYS, TABLES) if tables else ():
        connection.execute(delete(rows).where(rows.c.table.in_(tables)))


def _count_open(connection: Connection, host: str) -> int:
    """How many tables of a host are not over; the lock on the host lets one process count at a time."""
    connection.execute(select(PEOPLE.c.person).where(PEOPLE.c.person == host).with_for_update())
    counted = select(func.count()).where(TABLES.c.host == host, TABLES.c.phase.in_(("lobby", "playing")))
    return connection.execute(counted).scalar_one()
