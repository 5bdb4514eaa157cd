"""The turn notice: a push message to a person who is away when it is their turn, or when the match is over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tafelrunde.server.wire.parts import Sitter
from tafelrunde.server.wire.push import Notice

if TYPE_CHECKING:
    from tafelrunde.server.push.service import PushService
    from tafelrunde.server.tables.live import LiveTable

_NO_TURN = -1


class TurnNotice:
    """Sent some time after a turn has begun, if it still lasts and its recipients are not at the table."""

    def __init__(self, live: LiveTable, push: PushService | None) -> None:
        self._live = live
        self._push = push
        self._turn = live.table.turn if live.table.phase == "over" else _NO_TURN
        self._recipients: dict[int, Sitter] = {}
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def update(self) -> None:
        """Schedule a notice if a turn has begun or the match has ended. A timer that runs already is kept."""
        if self._push is None or self._live.table.turn == self._turn:
            return
        loop = asyncio.get_running_loop()
        self._turn = self._live.table.turn
        self._recipients = self._find_recipients()
        self._due = loop.time() + self._push.after
        if self._recipients and self._timer is None:
            self._timer = loop.call_at(self._due, self._timer_fired, self._push, loop)

    def cancel(self) -> None:
        """Send no notice for this turn."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _timer_fired(self, push: PushService, loop: asyncio.AbstractEventLoop) -> None:
        """Send the notice; if the timer was set for an earlier turn, set it for the present one."""
        self._timer = None
        if not self._recipients:
            return
        if loop.time() < self._due:
            self._timer = loop.call_at(self._due, self._timer_fired, push, loop)
        else:
            self._send(push, self._recipients)

    def _find_recipients(self) -> dict[int, Sitter]:
        """The person to move; at the end, all who are not at the table."""
        table = self._live.table
        people = {seat: each for seat, each in enumerate(table.sitters) if each is not None and each.person is not None}
        if table.match is None:
            return {}
        if table.match.over:
            present = self._live.audience.present(table)
            return {seat: each for seat, each in people.items() if seat not in present}
        return {seat: each for seat, each in people.items() if seat == table.match.to_move and not each.away}

    def _send(self, push: PushService, recipients: dict[int, Sitter]) -> None:
        table = self._live.table
        if table.turn != self._turn:
            return
        present = self._live.audience.present(table)
        notices = {}
        for seat, sitter in recipients.items():
            if seat not in present and sitter.person is not None:
                others = [each.name for other, each in enumerate(table.sitters) if each is not None and other != seat]
                notices[sitter.person] = Notice(
                    "over" if table.phase == "over" else "turn", table.id, table.settings.game, others
                )
        if notices:
            push.send(table.id, self._turn, notices)
