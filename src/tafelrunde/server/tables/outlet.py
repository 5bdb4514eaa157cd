"""One socket of one reader, from the table's side."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from tafelrunde.server import counts
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.server import Bye, FromServer

Why = Literal["restart", "slow", "flood", "gone", "idle"]

_NORMAL, _GOING_AWAY, _TRY_AGAIN, _POLICY = 1000, 1001, 1013, 1008
_CLOSED_BY: dict[Why, int] = {
    "restart": _GOING_AWAY,
    "slow": _TRY_AGAIN,
    "flood": _POLICY,
    "gone": _NORMAL,
    "idle": _NORMAL,
}

encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """What brings messages to the reader."""

    def carry(self, message: bytes) -> bool:
        """Send a message; False if too much is waiting already."""

    def hang_up(self, code: int) -> None:
        """Close, after what is still waiting."""


class Outlet:
    """What is to be sent to one socket. Whoever does not read for too long is told to come back and resume."""

    __slots__ = ("_wire", "closing", "greeted", "person")

    def __init__(self, person: Person | None, wire: Wire) -> None:
        self.person = person
        self.greeted = False
        self.closing: Why | None = None
        self._wire = wire

    @property
    def id(self) -> str | None:
        """The id of the person who reads, if it is somebody."""
        return self.person.person if self.person is not None else None

    def send(self, message: FromServer) -> None:
        """Send one message."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that several sockets get."""
        if self.closing is not None:
            return
        counts.MESSAGES.inc()
        if not self._wire.carry(message):
            self.close("slow")

    def close(self, why: Why) -> None:
        """Say good-bye."""
        if self.closing is None:
            self.closing = why
            self._wire.carry(encode(Bye(why=why)))
            self._wire.hang_up(_CLOSED_BY[why])
