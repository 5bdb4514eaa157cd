"""A subscriber: one socket of one reader, from the table's side."""

from __future__ import annotations

from typing import Literal, Protocol

from tafelrunde.server import metrics
from tafelrunde.server.wire.encoding import encode
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.server import Bye, FromServer

Why = Literal["restart", "slow", "flood", "gone", "idle"]

_NORMAL, _GOING_AWAY, _TRY_AGAIN, _POLICY = 1000, 1001, 1013, 1008
_CLOSE_CODES: dict[Why, int] = {
    "restart": _GOING_AWAY,
    "slow": _TRY_AGAIN,
    "flood": _POLICY,
    "gone": _NORMAL,
    "idle": _NORMAL,
}


class Transport(Protocol):
    """What brings messages to the reader."""

    def send(self, message: bytes) -> bool:
        """Send a message; False if the send buffer is full."""

    def close(self, code: int) -> None:
        """Close after what is in the send buffer."""


class Subscriber:
    """Sends messages to one socket. One that does not read for too long is closed, and may resume."""

    __slots__ = ("_transport", "closing", "gone", "network", "person", "resumed", "sheet")

    def __init__(self, person: Person | None, transport: Transport, network: str = "") -> None:
        self.person = person
        self.network = network
        """Where the socket comes from."""
        self.resumed = False
        self.sheet = False
        self.closing: Why | None = None
        self.gone = False
        """Whether the socket is closed at the other end."""
        self._transport = transport

    @property
    def id(self) -> str | None:
        """The id of the person who reads, if known."""
        return self.person.person if self.person is not None else None

    def send(self, message: FromServer) -> None:
        """Send one message."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that several sockets get."""
        if self.closing is not None:
            return
        metrics.MESSAGES.inc()
        if not self._transport.send(message):
            self.close("slow")

    def close(self, why: Why) -> None:
        """Say why, and close the socket."""
        if self.closing is None:
            self.closing = why
            self._transport.send(encode(Bye(why=why)))
            self._transport.close(_CLOSE_CODES[why])
