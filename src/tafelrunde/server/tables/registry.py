"""The table registry: all tables that are live in this process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from tafelrunde.kernel.chance import commitment, secret_key
from tafelrunde.server import metrics
from tafelrunde.server.archive.stores import Stores
from tafelrunde.server.archive.tables import StoredEntry
from tafelrunde.server.clock import DAY, HOUR, MINUTE, now, steady
from tafelrunde.server.cluster.messages import AnyMessage
from tafelrunde.server.cluster.single_process import Cluster
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import log, presence
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.commands import CommandHandler
from tafelrunde.server.tables.folding import fold
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.reader import TableReader
from tafelrunde.server.tables.reviews import ReviewService
from tafelrunde.server.tables.summary import Shown, needs_owner, shown_in, sittings_of, summary_of
from tafelrunde.server.tables.table import Table
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.settings import Settings

if TYPE_CHECKING:
    from tafelrunde.kernel.matchfile import WhatIf
    from tafelrunde.server.catalogue import GameCatalogue
    from tafelrunde.server.push.service import PushService

_log = structlog.get_logger()

MOST_OPEN_TABLES = 20
IDLE_AFTER = 5 * MINUTE
IDLE_AFTER_END = MINUTE
"""How long a table at which nobody is stays in memory, while its match goes on and after that is over."""
ABANDONED_AFTER = DAY
KEPT_EVERY = HOUR
"""A lobby that some process has in memory is marked as used so often."""


class TableRegistry:
    """Opens, loads, finds and drops tables."""

    def __init__(
        self,
        stores: Stores,
        catalogue: GameCatalogue,
        thinker: Thinker,
        cluster: Cluster,
        push: PushService | None = None,
        *,
        pace: float = 0.8,
    ) -> None:
        self.tables = stores.tables
        self.lists = stores.lists
        self.reader = TableReader(self.tables, catalogue)
        self.mutes = stores.mutes
        self.people = stores.people
        self.catalogue = catalogue
        self.cluster = cluster
        self.commands = CommandHandler(catalogue)
        self.thinker = thinker
        self.reviews = ReviewService(stores.reviews, thinker)
        self.push = push
        self.pace = pace
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._set_aside: set[str] = set()
        """Tables that could not be resumed: that is tried only once."""

    async def open(self, person: Person, settings: Settings, guests: list[log.Sat] | None = None) -> str:
        """A new table; the host has the first seat, or everybody the seat they had before."""
        return await self.open_with(person, settings, guests or [log.Sat(0, person.name, person.person)])

    async def open_with(
        self,
        person: Person,
        settings: Settings,
        entries: Sequence[log.AnyEntry],
        what_if: tuple[WhatIf, dict[str, Any]] | None = None,
    ) -> str:
        """A new table whose log goes on with these entries; a what-if has the position it goes on from."""
        settings, edition = self.catalogue.check(settings)
        await self.catalogue.ensure_compiled(settings.game)
        key = secret_key()
        table = Table(secrets.token_urlsafe(12), key)
        at = now()
        fold(table, 1, at, log.Opened(settings, edition, person.person, commitment(key), *(what_if or ())))
        for entry in entries:
            fold(table, table.number + 1, at, entry)
        if table.phase == "over":
            raise RequestError("over")
        stored = [StoredEntry(each.number, each.at, log.encode(each.entry)) for each in table.entries]
        shown, sittings = summary_of(table), sittings_of(table)
        if not await self.tables.open(table.id, key, stored, shown, sittings, most=MOST_OPEN_TABLES):
            raise RequestError("too-many", wait=0)
        return table.id

    async def table(self, name: str) -> LiveTable:
        """The live table of that id; it is folded from its log if it is not in memory."""
        if name in self._live:
            self._live[name].used = steady()
            return self._live[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                if name not in self._live:
                    await self._load(name)
                return self._live[name]
            finally:
                self._loading.pop(name, None)

    async def rename(self, person: Person) -> None:
        """Tell the tables at which a person sits their name, unless their match is over; one that fails stops none."""
        for row in await self.lists.of_person(person.person, MOST_OPEN_TABLES):
            if row["phase"] not in ("lobby", "playing"):
                continue
            try:
                live = await self.table(row["table"])
                await live.rename(person)
            except RequestError as error:
                _log.warning("renaming a person at a table failed", table=row["table"], code=error.code)

    async def _load(self, name: str) -> None:
        """Fold a table from its log, and follow it from then on."""
        await self.cluster.join(name, partial(self._receive, name))
        try:
            live = self._live[name] = LiveTable(self, await self.reader.read(name))
            await live.begin()
            await self._keep_lobbies([live])
        except BaseException:
            await self._drop(name)
            raise
        metrics.TABLES.set(len(self._live))
        await presence.announce(live, asks=True)

    async def _drop(self, name: str) -> None:
        live = self._live.pop(name, None)
        if live is not None:
            live.autoplay.stop()
            live.turn_notice.cancel()
            for subscriber in list(live.audience.subscribers):
                subscriber.close("restart")
        self.thinker.forget(name)
        await self.cluster.leave(name)

    async def _receive(self, name: str, message: AnyMessage) -> None:
        live = self._live.get(name)
        try:
            if live is not None:
                await presence.receive(live, message)
        except Exception:  # noqa: BLE001 - polling the database makes up for it
            _log.exception("handling a cluster message failed", table=name, message=type(message).__name__)

    async def _running(self) -> list[tuple[str, Shown]]:
        """The tables whose match goes on, with what lists show of them."""
        found = []
        for row in await self.lists.running():
            try:
                found.append((row["table"], shown_in(row)))
            except msgspec.MsgspecError:
                _log.warning("summary of a table cannot be read", table=row["table"], exc_info=True)
        return found

    async def resume_matches(self) -> None:
        """Load the matches that wait for a bot, a stand-in or a clock and have no owner; one that fails stops none."""
        running = [name for name, shown in await self._running() if needs_owner(shown)]
        owned = await self.cluster.owned_tables() if running else ()
        for name in running:
            if name in self._live or name in owned or name in self._set_aside:
                continue
            try:
                await self.table(name)
            except RequestError as error:
                self._set_aside.add(name)
                _log.warning("match cannot be resumed", table=name, code=error.code)
            except Exception:  # noqa: BLE001 - the others can be resumed
                _log.exception("match cannot be resumed", table=name)
            await asyncio.sleep(0)

    async def poll_database(self) -> None:
        """Make up for lost messages: fold entries of other processes, and resume matches that lost their owner."""
        numbers = await self.tables.numbers(list(self._live))
        for name, live in list(self._live.items()):
            try:
                await presence.poll(live, numbers.get(name, 0))
            except RequestError as error:
                _log.warning("table dropped", table=name, code=error.code)
                await self._drop(name)
            except Exception:  # noqa: BLE001 - the others are polled, and this one again soon
                _log.exception("polling a table failed", table=name)
        await self.resume_matches()

    def disconnect_clients(self) -> None:
        """The database does not answer: tell all clients to come back, to whichever process can serve them."""
        for live in self._live.values():
            for subscriber in list(live.audience.subscribers):
                subscriber.close("restart")

    async def clean_up(self) -> int:
        """Drop idle tables from memory, and delete old tables without a match; returns how many were dropped.

        How old is told by the monotonic clock: a jump of the wall clock deletes nothing.
        """
        dropped = 0
        for name, live in list(self._live.items()):
            after = IDLE_AFTER_END if live.table.phase == "over" else IDLE_AFTER
            if live.idle and live.used < steady() - after:
                await self._drop(name)
                dropped += 1
        await self._keep_lobbies(self._live.values())
        await self.lists.delete_lobbies(steady() - ABANDONED_AFTER)
        metrics.TABLES.set(len(self._live))
        return dropped

    async def _keep_lobbies(self, tables: Iterable[LiveTable]) -> None:
        """Mark lobbies that are in memory as used, so that no process deletes them."""
        old = steady() - KEPT_EVERY
        lobbies = [each.table for each in tables if each.table.phase == "lobby"]
        if names := [table.id for table in lobbies if table.changed < old]:
            await self.lists.keep_lobbies(names, old, steady())

    async def close(self) -> None:
        """Finish all writes, and tell all clients to reconnect."""
        await self.reviews.close()
        for live in list(self._live.values()):
            async with live.lock:
                live.autoplay.stop()
                for subscriber in list(live.audience.subscribers):
                    subscriber.close("restart")
        for name in list(self._live):
            await self._drop(name)
