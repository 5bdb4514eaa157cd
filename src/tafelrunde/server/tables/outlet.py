"""One socket of one reader, from the table's side: a queue that must not grow without end."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec

from tafelrunde.server import counts
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.server import Bye, FromServer

MOST_WAITING = 400
Why = Literal["restart", "slow", "flood", "gone", "idle"]

encode = msgspec.json.Encoder().encode


class Outlet:
    """What is to be sent to one socket. Whoever does not read for too long is told to come back and resume."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.greeted = False
        self.closing: Why | None = None
        self.finished = asyncio.Event()
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

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
        if self._waiting.qsize() >= MOST_WAITING:
            self.close("slow")
            return
        counts.MESSAGES.inc()
        self._waiting.put_nowait(message)

    def close(self, why: Why) -> None:
        """Say good-bye, after what is still waiting, unless that is the trouble."""
        if self.closing is not None:
            return
        self.closing = why
        if why == "slow":
            while not self._waiting.empty():
                self._waiting.get_nowait()
        self._waiting.put_nowait(encode(Bye(why=why)))
        self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to go out, or None when the socket is to be closed; then `finished` is to be set."""
        return await self._waiting.get()
