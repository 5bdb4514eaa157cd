"""The bell: whoever is away is told that it is their turn, or that the match is over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tafelrunde.server.wire.parts import Sitter
from tafelrunde.server.wire.push import Notice

if TYPE_CHECKING:
    from tafelrunde.server.push.office import Office
    from tafelrunde.server.tables.live import LiveTable

_NEVER = -1


class Bell:
    """Rings some time after a turn has begun, if it still lasts and those it concerns are not there."""

    def __init__(self, live: LiveTable, office: Office | None) -> None:
        self._live = live
        self._office = office
        self._turn = live.table.turn if live.table.phase == "over" else _NEVER
        self._concerned: dict[int, Sitter] = {}
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """Look whether a turn has begun, or the match has just ended. A timer that still runs is not set anew."""
        if self._office is None or self._live.table.turn == self._turn:
            return
        loop = asyncio.get_running_loop()
        self._turn = self._live.table.turn
        self._concerned = self._who_should_know()
        self._due = loop.time() + self._office.after
        if self._concerned and self._timer is None:
            self._timer = loop.call_at(self._due, self._strike, self._office, loop)

    def stop(self) -> None:
        """Ring no more for this turn."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _strike(self, office: Office, loop: asyncio.AbstractEventLoop) -> None:
        """The time of some turn has come; if it was an earlier one, go on waiting for the present one's."""
        self._timer = None
        if not self._concerned:
            return
        if loop.time() < self._due:
            self._timer = loop.call_at(self._due, self._strike, office, loop)
        else:
            self._ring(office, self._concerned)

    def _who_should_know(self) -> dict[int, Sitter]:
        """The person to move; at the end, all who do not see it themselves."""
        table = self._live.table
        people = {seat: each for seat, each in enumerate(table.sitters) if each is not None and each.person is not None}
        if table.match is None:
            return {}
        if table.match.over:
            present = self._live.audience.present(table)
            return {seat: each for seat, each in people.items() if seat not in present}
        return {seat: each for seat, each in people.items() if seat == table.match.to_move and not each.away}

    def _ring(self, office: Office, concerned: dict[int, Sitter]) -> None:
        table = self._live.table
        if table.turn != self._turn:
            return
        present = self._live.audience.present(table)
        notices = {}
        for seat, sitter in concerned.items():
            if seat not in present and sitter.person is not None:
                others = [each.name for other, each in enumerate(table.sitters) if each is not None and other != seat]
                notices[sitter.person] = Notice(
                    "over" if table.phase == "over" else "turn", table.id, table.settings.game, others
                )
        if notices:
            office.tell(table.id, self._turn, notices)
