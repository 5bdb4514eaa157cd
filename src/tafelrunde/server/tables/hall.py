"""The hall: all the tables that are live here."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import structlog

from tafelrunde.kernel.chance import commitment, secret_key
from tafelrunde.server import counts
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.mutes import Mutes
from tafelrunde.server.archive.tables import Line, TableLists, TableShelf
from tafelrunde.server.hours import DAY, MINUTE, now
from tafelrunde.server.neighbours.alone import Neighbours
from tafelrunde.server.neighbours.words import AnyWord
from tafelrunde.server.tables import gathering, log
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.commands import Desk
from tafelrunde.server.tables.folding import take
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.summary import needs_keeper, sittings_of, summary_of
from tafelrunde.server.tables.table import Moment, Table
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.settings import Settings

if TYPE_CHECKING:
    from tafelrunde.server.push.office import Office
    from tafelrunde.server.shelf import Shelf

_log = structlog.get_logger()

MOST_OPEN_TABLES = 20
IDLE_AFTER = 5 * MINUTE
ABANDONED_AFTER = DAY


class Hall:
    """Opens, finds, keeps and forgets tables."""

    def __init__(
        self,
        database: Database,
        shelf: Shelf,
        thinker: Thinker,
        neighbours: Neighbours,
        office: Office | None = None,
        *,
        pace: float = 0.8,
    ) -> None:
        self.tables = TableShelf(database)
        self.lists = TableLists(database)
        self.mutes = Mutes(database)
        self.shelf = shelf
        self.neighbours = neighbours
        self.desk = Desk(shelf)
        self.thinker = thinker
        self.office = office
        self.pace = pace
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, person: Person, settings: Settings, guests: list[log.Sat] | None = None) -> str:
        """A new table; the host has the first seat, or everybody the seat they had before."""
        if await self.lists.count_of_host(person.person, ("lobby", "playing")) >= MOST_OPEN_TABLES:
            raise Trouble("too-many", wait=0)
        settings, edition = self.shelf.check(settings)
        await self.shelf.need(settings.game)
        key = secret_key()
        table = Table(secrets.token_urlsafe(12), key)
        at = now()
        seats = guests or [log.Sat(0, person.name, person.person)]
        take(table, 1, at, log.Opened(settings, edition, person.person, commitment(key)))
        for entry in seats:
            take(table, table.number + 1, at, entry)
        lines = [Line(each.number, each.at, log.encode(each.entry)) for each in table.moments]
        await self.tables.open(table.id, key, lines, summary_of(table), sittings_of(table))
        return table.id

    async def table(self, name: str) -> LiveTable:
        """The live table of that id; it is folded from its log if it is not in memory."""
        if name in self._live:
            return self._live[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                if name not in self._live:
                    await self._load(name)
                return self._live[name]
            finally:
                self._loading.pop(name, None)

    async def _load(self, name: str) -> None:
        """Fold a table from its log, and follow it from then on."""
        await self.neighbours.join(name, partial(self._hear, name))
        try:
            live = self._live[name] = LiveTable(self, await self.fold(name))
            await live.begin()
        except BaseException:
            await self._drop(name)
            raise
        counts.TABLES.set(len(self._live))
        await gathering.tell_who_is_here(live, asks=True)

    async def _drop(self, name: str) -> None:
        live = self._live.pop(name, None)
        if live is not None:
            live.helm.stop()
            live.bell.stop()
        await self.neighbours.leave(name)

    async def _hear(self, name: str, word: AnyWord) -> None:
        live = self._live.get(name)
        try:
            if live is not None:
                await gathering.hear(live, word)
        except Exception as error:  # noqa: BLE001 - what was not heard is found by looking
            _log.error("not heard", word=type(word).__name__, error=repr(error))

    async def fold(self, name: str) -> Table:
        """A table as its log tells it."""
        key = await self.tables.key(name)
        lines = await self.tables.log(name) if key is not None else []
        if key is None or not lines:
            raise Trouble("no-table")
        table = Table(name, key)
        async for _ in self.fold_in(table, lines):
            pass
        return table

    async def fold_in(self, table: Table, lines: Sequence[Line]) -> AsyncIterator[Moment]:
        """Fold more lines into a table, one after the other."""
        for line in lines:
            entry = log.decode(line.entry)
            if isinstance(entry, log.Started):
                await self.shelf.need(table.settings.game)
                self._check_edition(table)
            yield take(table, line.number, line.at, entry)

    def _check_edition(self, table: Table) -> None:
        """A match is only played on by the rules it began with."""
        game = self.shelf.games.get(table.settings.game)
        if game is None or game.edition != table.edition:
            raise Trouble("old-edition", edition=table.edition)

    async def wake(self) -> None:
        """Bots go on thinking and clocks go on running wherever a match was interrupted."""
        running = [row["table"] for row in await self.lists.running() if needs_keeper(row)]
        kept = await self.neighbours.kept() if running else ()
        for name in running:
            if name in self._live or name in kept:
                continue
            try:
                await self.table(name)
            except Trouble as trouble:
                _log.warning("table sleeps on", code=trouble.code)
            await asyncio.sleep(0)

    async def look_round(self) -> None:
        """Find out what was not heard: lines that others have written, and matches that nobody keeps any more."""
        numbers = await self.tables.numbers(list(self._live))
        for name, live in list(self._live.items()):
            try:
                await gathering.look_round(live, numbers.get(name, 0))
            except Trouble as trouble:
                _log.warning("table is gone", code=trouble.code)
                await self._drop(name)
        await self.wake()

    async def tidy(self) -> None:
        """Forget what nobody needs: idle tables from memory, old tables without a match for good."""
        for name, live in list(self._live.items()):
            if live.idle and live.used < now() - IDLE_AFTER:
                await self._drop(name)
        for name in await self.lists.abandoned(now() - ABANDONED_AFTER):
            if name not in self._live:
                await self.lists.forget(name)
        counts.TABLES.set(len(self._live))

    async def close(self) -> None:
        """Finish what is being written, and tell everybody to come back soon."""
        for live in list(self._live.values()):
            async with live.lock:
                live.helm.stop()
                for outlet in list(live.audience.outlets):
                    outlet.close("restart")
        for name in list(self._live):
            await self._drop(name)
