"""Autoplay: moves of bots and stand-ins, and the clock that lets a stand-in move."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import structlog

from tafelrunde.server.clock import SECOND, steady
from tafelrunde.server.cluster.messages import RunningOut
from tafelrunde.server.tables import log
from tafelrunde.server.tables.bots import STAND_IN, Thinker
from tafelrunde.server.tables.clocks import WARN_BEFORE
from tafelrunde.server.wire.parts import Sitter, Who
from tafelrunde.server.wire.server import Warned

if TYPE_CHECKING:
    from tafelrunde.server.tables.live import LiveTable

_log = structlog.get_logger()
_RETRY_AFTER = 2.0
_PACE_WITHOUT_CLOCK = 0.2
"""Without a clock everybody watches the moves at their own pace; with one, nobody's time may pass while they watch."""


class _Outdated(Exception):
    """The decision is no longer to be made."""


class Autoplay:
    """Makes the moves that no person makes. At most one task thinks or waits for the present turn."""

    def __init__(self, live: LiveTable, thinker: Thinker, pace: float) -> None:
        self._live = live
        self._thinker = thinker
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._for: tuple[int, bool] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or a clock runs in this process."""
        return self._running and self._live.registry.cluster.owns(self._live.table.id)

    @property
    def _running(self) -> bool:
        return self._task is not None and not self._task.done()

    def update(self) -> None:
        """Start the task that the present turn needs, and stop one for an earlier turn."""
        table = self._live.table
        seat = table.match.to_move if table.match is not None else None
        sitter = table.sitters[seat] if seat is not None else None
        automatic = sitter is not None and (sitter.person is None or sitter.away)
        wanted = (table.turn, automatic) if sitter is not None and (automatic or table.bank is not None) else None
        if wanted == self._for and self._running:
            return
        if automatic and not self._live.is_awaited:
            wanted = None
        self.stop()
        if wanted is None or seat is None or sitter is None:
            return
        self._for = wanted
        self._task = asyncio.create_task(self._run(table.turn, seat, sitter, automatic), name="autoplay")
        self._task.add_done_callback(partial(self._ended, seat))

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("autoplay failed", table=self._live.table.id, seat=seat, exc_info=error)

    def stop(self) -> None:
        """Stop the task, if there is one."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None
        self._for = None

    async def _run(self, turn: int, seat: int, sitter: Sitter, automatic: bool) -> None:
        """Move, or wait for the clock, once this process owns the table."""
        await self._live.registry.cluster.acquire(self._live.table.id, self._live.owned_since)
        if automatic:
            who: Who = "bot" if sitter.person is None else "stand-in"
            await self._play(turn, seat, sitter.level or STAND_IN, who, name=sitter.name if sitter.level else None)
        else:
            await self._wait_for_clock(turn, seat)

    async def _play(
        self, turn: int, seat: int, level: int, who: Who, *, name: str | None = None, late: bool = False
    ) -> None:
        """Find a move for a seat and make it, if the decision is still to be made."""
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            table = self._live.table
            if table.match is None or table.turn != turn:
                return
            move = table.remembered() or str(
                await self._thinker.choose(table.match.view(seat), level, table.id, name, self._live.requester())
            )
            if not late:
                pace = self._pace if table.bank is not None else min(self._pace, _PACE_WITHOUT_CLOCK)
                await asyncio.sleep(max(0.0, begun + pace - loop.time()))
            try:
                await self._live.write(lambda move=move: self._entry(turn, seat, move, who, late))  # type: ignore[misc]
                return
            except _Outdated:
                return
            except Exception:  # noqa: BLE001 - the disk may be full now and not later
                _log.exception("writing a bot's move failed", table=table.id, seat=seat)
                await asyncio.sleep(_RETRY_AFTER)

    def _entry(self, turn: int, seat: int, move: str, who: Who, late: bool) -> log.AnyEntry:
        table = self._live.table
        sitter = table.sitters[seat]
        if table.turn != turn or sitter is None or (not late and sitter.person is not None and not sitter.away):
            raise _Outdated
        spent = table.bank.spent(steady()) if table.bank is not None and sitter.person is not None else 0
        return log.Moved(seat, move, who, spent, late)

    async def _wait_for_clock(self, turn: int, seat: int) -> None:
        """Wait until a clock runs out, warn before, and then let a stand-in decide."""
        bank = self._live.table.bank
        assert bank is not None
        remaining = bank.remaining(steady())
        if remaining > WARN_BEFORE:
            await asyncio.sleep((remaining - WARN_BEFORE) / SECOND)
            remaining = WARN_BEFORE
        if remaining:
            await self._warn(seat, remaining)
            await asyncio.sleep(remaining / SECOND)
        await self._play(turn, seat, STAND_IN, "stand-in", late=True)

    async def _warn(self, seat: int, left: int) -> None:
        self._live.audience.send_all(Warned(seat=seat, left=left))
        await self._live.registry.cluster.publish(self._live.table.id, RunningOut(seat, left))
