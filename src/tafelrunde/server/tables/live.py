"""A live table: one command after the other is decided, written to the log, sent to everybody, and acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import Counter

from tafelrunde.server import metrics
from tafelrunde.server.archive.database import Taken
from tafelrunde.server.archive.tables import StoredEntry, Summary
from tafelrunde.server.clock import MINUTE, now, on_steady, steady
from tafelrunde.server.cluster.messages import Written
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import log
from tafelrunde.server.tables.audience import Audience
from tafelrunde.server.tables.autoplay import Autoplay
from tafelrunde.server.tables.checks import AlreadyDone
from tafelrunde.server.tables.folding import fold
from tafelrunde.server.tables.summary import sittings_of, summary_of
from tafelrunde.server.tables.table import Table
from tafelrunde.server.tables.think_queue import Requester
from tafelrunde.server.tables.turn_notice import TurnNotice
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person

if TYPE_CHECKING:
    from tafelrunde.server.tables.registry import TableRegistry

_ATTEMPTS = 10
ATTENDED_FOR = MINUTE
"""Bots go on for so long when the last person has gone."""
LISTED_FOR = MINUTE
"""Lists are told that a table is played on once in so long, if nothing that they show has changed."""
_RESEATING = (log.Opened, log.Changed, log.Sat, log.Left)


@cache
def _entries_of(kind: type[log.AnyEntry]) -> Counter:
    """How many entries of a kind were written."""
    return metrics.ENTRIES.labels(kind.__name__.lower())


class LiveTable:
    """A table in memory. Whoever holds `lock` sees only what is safely written to the database."""

    def __init__(self, registry: TableRegistry, table: Table) -> None:
        self.registry = registry
        self.table = table
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.autoplay = Autoplay(self, registry.thinker, registry.pace)
        self.turn_notice = TurnNotice(self, registry.push)
        self.used = self.attended = steady()
        self.owned_since = now()
        self._clocks_since = steady()
        """Clocks have run since then at the earliest: time in which no server ran does not count."""
        self._sent = table.number
        self._consistent = True
        """Whether `table` is known to agree with the database."""
        self._listed: Summary | None = None
        """What lists show, if this process wrote it last."""
        self._listed_at = 0

    @property
    def idle(self) -> bool:
        """Whether the table can be dropped from memory."""
        return not self.audience.subscribers and not self.lock.locked() and not self.autoplay.busy

    @property
    def is_awaited(self) -> bool:
        """Whether bots are to move: somebody is there or has just been, or several people wait for their turn."""
        if not self.audience.is_empty:
            self.attended = steady()
            return True
        return self.attended > steady() - ATTENDED_FOR or len(self.table.people_playing()) > 1

    def requester(self) -> Requester:
        """For whom the bots of this table think."""
        host = self.table.host
        return Requester(self.audience.network(host) or host, lambda: not self.audience.is_empty)

    async def begin(self) -> None:
        """Start bots and clocks of a table that has just been loaded."""
        async with self.lock:
            self.owned_since = await self.registry.cluster.owned_since(self.table.id) or now()
            self._clocks_since = on_steady(self.owned_since)
            self._adjust_clock()
            await self.catch_up()
            await self._follow_up()

    async def execute(self, person: Person, command: client.Command) -> int:
        """Carry out a command; returns the number of its log entry."""
        return await self.write(lambda: self.registry.commands.entry_for(self.table, person, command, steady()))

    async def rename(self, person: Person) -> None:
        """A person who sits here is called otherwise."""

        def decide() -> log.AnyEntry:
            seat = self.table.seat_of(person.person)
            if seat is None:
                raise AlreadyDone(self.table.number)
            return log.Renamed(seat=seat, name=self.table.free_name(person.name, besides=person.person))

        for subscriber in self.audience.subscribers:
            if subscriber.id == person.person:
                subscriber.person = person
        with suppress(AlreadyDone):
            await self.write(decide)

    async def write(self, decide: Callable[[], log.AnyEntry]) -> int:
        """Decide on an entry under the lock and write it. If another process wrote first, decide anew."""
        started = steady()
        async with self.lock:
            for _ in range(_ATTEMPTS):
                if not self._consistent:
                    await self._reload()
                try:
                    entry = decide()
                except Exception:
                    if await self.catch_up():
                        continue
                    raise
                try:
                    number = await self._append(entry)
                except Taken:
                    continue
                _entries_of(type(entry)).inc()
                metrics.WRITE_TIME.observe((steady() - started) / 1000)
                await self._follow_up()
                return number
        raise RequestError("broken")

    async def catch_up(self) -> bool:
        """Fold in what other processes have written, if anything; the caller holds the lock."""
        before = self.table.number
        if self._consistent:
            entries = await self.registry.tables.log(self.table.id, before)
            self._consistent = not entries
            self._listed = None if entries else self._listed
            async for _ in self.registry.reader.fold_in(self.table, entries):
                self._send_news()
            self._consistent = True
        else:
            await self._reload()
        if self.table.number == before:
            return False
        self._adjust_clock()
        await self._follow_up()
        return True

    async def catch_up_to(self, number: int) -> None:
        """Catch up if the log has come so far."""
        if number > self.table.number or not self._consistent:
            async with self.lock:
                if number > self.table.number or not self._consistent:
                    await self.catch_up()

    async def _append(self, entry: log.AnyEntry) -> int:
        """Fold an entry in and write it. Nobody sees the table before both are done; if one fails, neither is."""
        at = now()
        try:
            folded = fold(self.table, self.table.number + 1, at, entry)
            over = isinstance(entry, log.Moved | log.Started) and self.table.phase == "over"
            shown = summary_of(self.table)
            listed = shown == self._listed and steady() < self._listed_at + LISTED_FOR
            await self.registry.tables.append(
                self.table.id,
                StoredEntry(folded.number, at, log.encode(entry)),
                None if listed else shown,
                sittings_of(self.table) if isinstance(entry, _RESEATING) else None,
                self.table.match.to_json() if over and self.table.match is not None else None,
                reindex=over or not isinstance(entry, log.Moved),
            )
        except BaseException:
            self._consistent = False
            await self._reload()
            raise
        if not listed:
            self._listed, self._listed_at = shown, steady()
        self._send_news()
        await self.registry.cluster.publish(self.table.id, Written(folded.number))
        return folded.number

    async def _reload(self) -> None:
        """Fold the table anew from the database, and send what other processes wrote."""
        self.table = await self.registry.reader.read(self.table.id)
        self._consistent, self._listed = True, None
        self._adjust_clock()
        self._send_news()

    def _send_news(self) -> None:
        if self.table.phase != "lobby" and not self.table.settings.spectators:
            for subscriber in list(self.audience.subscribers):
                if self.table.seat_of(subscriber.id) is None:
                    subscriber.close("gone")
        news = self.table.entries[self._sent :]
        for folded in news:
            self.audience.send_update(self.table, folded)
        if any(isinstance(folded.entry, _RESEATING) for folded in news):
            self.audience.send_presence(self.table)
        self._sent = self.table.number
        self.used = steady()

    def _adjust_clock(self) -> None:
        if self.table.bank is not None:
            self.table.bank.since = max(self.table.bank.since, self._clocks_since)

    async def _follow_up(self) -> None:
        """What an entry leads to: an undo on which all agree is done, and bots, clocks and notices are started."""
        while (request := self.table.request) is not None and not self.still_to_agree():
            with suppress(Taken):
                await self._append(log.Undone(request.seat, request.decisions, new_dice=False))
        self.autoplay.update()
        self.turn_notice.update()

    def still_to_agree(self) -> list[int]:
        """The seats of people who have not yet agreed to a request to take back; bots agree."""
        table = self.table
        agreed = table.request.agreed if table.request is not None else []
        return [seat for seat in table.people_playing() if seat not in agreed]
