"""The hall: all the tables that are live here."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import structlog

from tafelrunde.kernel.chance import commitment, secret_key
from tafelrunde.server import counts
from tafelrunde.server.archive.tables import Line, TableLists, TableShelf
from tafelrunde.server.hours import DAY, MINUTE, now
from tafelrunde.server.tables import log
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.checks import seat_of
from tafelrunde.server.tables.commands import Desk
from tafelrunde.server.tables.folding import take
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.outlet import Outlet
from tafelrunde.server.tables.summary import sittings_of, summary_of
from tafelrunde.server.tables.table import Table
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.settings import Settings

if TYPE_CHECKING:
    from tafelrunde.server.shelf import Shelf

_log = structlog.get_logger()

MOST_OPEN_TABLES = 20
IDLE_AFTER = 5 * MINUTE
ABANDONED_AFTER = DAY
LEAVE_WITHIN = 3.0


class Hall:
    """Opens, finds, keeps and forgets tables."""

    def __init__(
        self, tables: TableShelf, lists: TableLists, shelf: Shelf, thinker: Thinker, *, pace: float = 0.8
    ) -> None:
        self.tables = tables
        self.lists = lists
        self.shelf = shelf
        self.desk = Desk(shelf)
        self.thinker = thinker
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

    async def again(self, live: LiveTable, person: Person) -> int:
        """A rematch: the same settings, everybody on their seats."""
        async with live.lock:
            table = live.table
            seat_of(table, person)
            if table.phase != "over":
                raise Trouble("not-over")
            if table.rematch is not None:
                return next(m.number for m in table.moments if isinstance(m.entry, log.Rematch))
            guests = [
                log.Sat(seat, each.name, each.person, each.level)
                for seat, each in enumerate(table.sitters)
                if each is not None
            ]
            opened = await self.open(person, table.settings, guests)
            return await live.append(log.Rematch(opened))

    async def table(self, name: str) -> LiveTable:
        """The live table of that id; it is folded from its log if it is not in memory."""
        if name in self._live:
            return self._live[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                if name not in self._live:
                    live = LiveTable(self, await self.fold(name))
                    self._live[name] = live
                    counts.TABLES.set(len(self._live))
                    await live.begin()
                return self._live[name]
            finally:
                self._loading.pop(name, None)

    async def fold(self, name: str) -> Table:
        """A table as its log tells it."""
        key = await self.tables.key(name)
        lines = await self.tables.log(name) if key is not None else []
        if key is None or not lines:
            raise Trouble("no-table")
        table = Table(name, key)
        for line in lines:
            entry = log.decode(line.entry)
            if isinstance(entry, log.Started):
                await self.shelf.need(table.settings.game)
                self._check_edition(table)
            take(table, line.number, line.at, entry)
        return table

    def _check_edition(self, table: Table) -> None:
        """A match is only played on by the rules it began with."""
        game = self.shelf.games.get(table.settings.game)
        if game is None or game.edition != table.edition:
            raise Trouble("old-edition", edition=table.edition)

    async def wake(self) -> None:
        """After a start: bots go on thinking and clocks go on running wherever a match was interrupted."""
        for name in await self.lists.running():
            try:
                await self.table(name)
            except Trouble as trouble:
                _log.warning("table sleeps on", code=trouble.code)
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Forget what nobody needs: idle tables from memory, old tables without a match for good."""
        for name, live in list(self._live.items()):
            if live.idle and live.used < now() - IDLE_AFTER:
                live.helm.stop()
                del self._live[name]
        for name in await self.lists.abandoned(now() - ABANDONED_AFTER):
            if name not in self._live:
                await self.lists.forget(name)
        counts.TABLES.set(len(self._live))

    async def close(self) -> None:
        """Finish what is being written, and tell everybody to come back soon."""
        leaving: list[Outlet] = []
        for live in self._live.values():
            async with live.lock:
                live.helm.stop()
                leaving += live.audience.outlets
        for outlet in leaving:
            outlet.close("restart")
        if leaving:
            await asyncio.wait([asyncio.create_task(each.finished.wait()) for each in leaving], timeout=LEAVE_WITHIN)
