"""A live table: one wish after the other is written down, then acknowledged, then told to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from tafelrunde.server import counts
from tafelrunde.server.archive.database import Taken
from tafelrunde.server.archive.tables import Line
from tafelrunde.server.hours import now
from tafelrunde.server.neighbours.words import Written
from tafelrunde.server.tables import log
from tafelrunde.server.tables.audience import Audience
from tafelrunde.server.tables.bell import Bell
from tafelrunde.server.tables.folding import take
from tafelrunde.server.tables.helm import Helm
from tafelrunde.server.tables.summary import sittings_of, summary_of
from tafelrunde.server.tables.table import Table
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person

if TYPE_CHECKING:
    from tafelrunde.server.tables.hall import Hall

_ATTEMPTS = 10
_RESEATING = (log.Opened, log.Changed, log.Sat, log.Left)


class LiveTable:
    """A table in memory. Whoever holds `lock` sees only what is safely written down."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.helm = Helm(self, hall.thinker, hall.pace)
        self.bell = Bell(self, hall.office)
        self.used = now()
        self.kept_since = now()
        """Clocks have run since then at the earliest: time in which no server ran is nobody's."""
        self._told = table.number
        self._sure = True

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this table in memory."""
        return not self.audience.outlets and not self.lock.locked() and not self.helm.busy

    async def begin(self) -> None:
        """The table has just been folded: whatever its log leaves to be done is done."""
        async with self.lock:
            self.kept_since = await self.hall.neighbours.kept_since(self.table.id) or now()
            self._run_clock()
            await self.catch_up()
            await self._follow_up()

    async def carry_out(self, person: Person, wish: client.Command) -> int:
        """Do what somebody wants; returns the number of the line that it became."""
        return await self.write(lambda: self.hall.desk.line_for(self.table, person, wish, now()))

    async def write(self, decide: Callable[[], log.AnyEntry]) -> int:
        """Write down what is decided under the lock. If others were faster, it is decided anew from what they wrote."""
        started = now()
        async with self.lock:
            for _ in range(_ATTEMPTS):
                if not self._sure:
                    await self._fold_anew()
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
                counts.LINES.labels(type(entry).__name__.lower()).inc()
                counts.WRITING.observe((now() - started) / 1000)
                await self._follow_up()
                return number
        raise Trouble("broken")

    async def catch_up(self) -> bool:
        """Fold in what other processes have written, if anything; only for those who hold the lock."""
        before = self.table.number
        if self._sure:
            lines = await self.hall.tables.log(self.table.id, before)
            self._sure = not lines
            async for _ in self.hall.fold_in(self.table, lines):
                self._tell_news()
            self._sure = True
        else:
            await self._fold_anew()
        if self.table.number == before:
            return False
        self._run_clock()
        await self._follow_up()
        return True

    async def look(self, number: int) -> None:
        """Catch up if the log has come so far."""
        if number > self.table.number or not self._sure:
            async with self.lock:
                if number > self.table.number or not self._sure:
                    await self.catch_up()

    async def _append(self, entry: log.AnyEntry) -> int:
        """Fold a line in and write it down. Nobody sees the table before both are done; if one fails, neither is."""
        at = now()
        try:
            moment = take(self.table, self.table.number + 1, at, entry)
            over = isinstance(entry, log.Moved | log.Started) and self.table.phase == "over"
            await self.hall.tables.append(
                self.table.id,
                Line(moment.number, at, log.encode(entry)),
                summary_of(self.table),
                sittings_of(self.table) if isinstance(entry, _RESEATING) else None,
                self.table.match.to_json() if over and self.table.match is not None else None,
                refile=over or not isinstance(entry, log.Moved),
            )
        except BaseException:
            self._sure = False
            await self._fold_anew()
            raise
        self._tell_news()
        await self.hall.neighbours.tell(self.table.id, Written(moment.number))
        return moment.number

    async def _fold_anew(self) -> None:
        """Believe the disk, and tell everybody what others have written there."""
        self.table = await self.hall.fold(self.table.id)
        self._sure = True
        self._run_clock()
        self._tell_news()

    def _tell_news(self) -> None:
        for moment in self.table.moments[self._told :]:
            self.audience.tell(self.table, moment)
        self._told = self.table.number
        self.used = now()

    def _run_clock(self) -> None:
        if self.table.bank is not None:
            self.table.bank.since = max(self.table.bank.since, self.kept_since)

    async def _follow_up(self) -> None:
        """What follows from a line: a request on which all agree is granted; bots and clocks are set going."""
        while (request := self.table.request) is not None and not self.still_to_agree():
            with suppress(Taken):
                await self._append(log.Undone(request.seat, request.decisions))
        if self.table.phase != "lobby" and not self.table.settings.spectators:
            for outlet in list(self.audience.outlets):
                if self.table.seat_of(outlet.id) is None:
                    outlet.close("gone")
        self.helm.steer()
        self.bell.wind()

    def still_to_agree(self) -> list[int]:
        """The seats of people who have not yet agreed to a request to take back; bots have nothing against it."""
        table = self.table
        agreed = table.request.agreed if table.request is not None else []
        here = [seat for seat, each in enumerate(table.sitters) if each and each.person and not each.away]
        return [seat for seat in here if seat not in agreed]
