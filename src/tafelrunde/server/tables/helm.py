"""Who moves when no person does: bots, stand-ins, and the clock that calls a stand-in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from tafelrunde.server.hours import SECOND, now
from tafelrunde.server.neighbours.words import RunningOut
from tafelrunde.server.tables import log
from tafelrunde.server.tables.bots import STAND_IN, Thinker
from tafelrunde.server.tables.clocks import WARN_BEFORE
from tafelrunde.server.wire.parts import Sitter, Who
from tafelrunde.server.wire.server import Warned

if TYPE_CHECKING:
    from tafelrunde.server.tables.live import LiveTable

_log = structlog.get_logger()
_PAUSE = 2.0


class _Gone(Exception):
    """The decision is no longer there."""


class Helm:
    """Keeps a match going. At most one task thinks or waits for the present turn."""

    def __init__(self, live: LiveTable, thinker: Thinker, pace: float) -> None:
        self._live = live
        self._thinker = thinker
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._for: tuple[int, bool] | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody thinks or a clock runs, here."""
        return self._at_work and self._live.hall.neighbours.keeps(self._live.table.id)

    @property
    def _at_work(self) -> bool:
        return self._task is not None and not self._task.done()

    def steer(self) -> None:
        """Look whose turn it is, and see to it that the match goes on."""
        table = self._live.table
        seat = table.match.to_move if table.match is not None else None
        sitter = table.sitters[seat] if seat is not None else None
        played_for = sitter is not None and (sitter.person is None or sitter.away)
        wanted = (table.turn, played_for) if sitter is not None and (played_for or table.bank is not None) else None
        if wanted == self._for and self._at_work:
            return
        self.stop()
        if wanted is None or seat is None or sitter is None:
            return
        self._for = wanted
        self._task = asyncio.create_task(self._see_to(table.turn, seat, sitter, played_for), name="helm")

    def stop(self) -> None:
        """Let go."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None
        self._for = None

    async def _see_to(self, turn: int, seat: int, sitter: Sitter, played_for: bool) -> None:
        """Do what is to be done for this turn, unless another process does it."""
        await self._live.hall.neighbours.keep(self._live.table.id, self._live.kept_since)
        if played_for:
            who: Who = "bot" if sitter.person is None else "stand-in"
            await self._play(turn, seat, sitter.level or STAND_IN, who)
        else:
            await self._watch(turn, seat)

    async def _play(self, turn: int, seat: int, level: int, who: Who, *, late: bool = False) -> None:
        """Find a move for a seat and make it, if the decision is still there."""
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            match = self._live.table.match
            if match is None or self._live.table.turn != turn:
                return
            move = str(await self._thinker.choose(match.view(seat), level))
            if not late:
                await asyncio.sleep(max(0.0, begun + self._pace - loop.time()))
            try:
                await self._live.write(lambda move=move: self._line(turn, seat, move, who, late))  # type: ignore[misc]
                return
            except _Gone:
                return
            except Exception as error:  # noqa: BLE001 - the disk may be full now and not later
                _log.error("a bot's move could not be written", error=repr(error))
                await asyncio.sleep(_PAUSE)

    def _line(self, turn: int, seat: int, move: str, who: Who, late: bool) -> log.AnyEntry:
        table = self._live.table
        sitter = table.sitters[seat]
        if table.turn != turn or sitter is None or (not late and sitter.person is not None and not sitter.away):
            raise _Gone
        spent = table.bank.spent(now()) if table.bank is not None and sitter.person is not None else 0
        return log.Moved(seat, move, who, spent, late)

    async def _watch(self, turn: int, seat: int) -> None:
        """Wait until a clock runs out, warn before, and then let a stand-in decide."""
        bank = self._live.table.bank
        assert bank is not None
        remaining = bank.remaining(now())
        if remaining > WARN_BEFORE:
            await asyncio.sleep((remaining - WARN_BEFORE) / SECOND)
            remaining = WARN_BEFORE
        if remaining:
            await self._warn(seat, remaining)
            await asyncio.sleep(remaining / SECOND)
        await self._play(turn, seat, STAND_IN, "stand-in", late=True)

    async def _warn(self, seat: int, left: int) -> None:
        self._live.audience.send_all(Warned(seat=seat, left=left))
        await self._live.hall.neighbours.tell(self._live.table.id, RunningOut(seat, left))
