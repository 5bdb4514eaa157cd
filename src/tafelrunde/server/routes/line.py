"""A line: an open WebSocket. Nothing runs for it while nobody speaks, so that a quiet reader costs little."""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Coroutine, Iterable
from typing import Any, Literal, Protocol

from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN, SERVER
from websockets.protocol import Protocol as Frames

from tafelrunde.server import counts
from tafelrunde.server.wire.client import LONGEST_MESSAGE

SILENT_FOR = 30.0
"""A line on which nothing is said for so long is closed; clients ping far more often."""
SLOW_AFTER = 10.0
"""A message that does not leave within this time finds the reader too slow."""
CLOSED_WITHIN = 10.0
"""So long the other side may take to hang up as well."""
MOST_WAITING = 1_000_000
"""So many bytes may wait for a reader."""

_WHOLE_TEXT = 0x80 | Opcode.TEXT
_LONGEST_SHORT, _LONGEST_LONG = 125, 0xFFFF
_SAID = {Opcode.TEXT, Opcode.BINARY, Opcode.CONT}
_NEVER = float("inf")


class Talk(Protocol):
    """What a line is for."""

    @property
    def over(self) -> bool:
        """Whether nothing more is to be heard."""

    def hear(self, said: bytes) -> Coroutine[Any, Any, None] | None:
        """One message came. What cannot be answered at once is handed back, to be waited for."""

    async def part(self) -> None:
        """The line is cut."""

    def end(self, why: Literal["idle", "slow"]) -> None:
        """Nobody is there any more, as it seems, or nobody who keeps up."""


class Line(asyncio.Protocol):
    """Messages in, one after the other, and messages out. What was heard is carried out, even if the line breaks."""

    __slots__ = (
        "_frames",
        "_heard_at",
        "_hung_up_at",
        "_listening",
        "_parts",
        "_said",
        "_server",
        "_stuck_since",
        "_talk",
        "_wire",
    )

    def __init__(self, server: ServerState, wire: asyncio.Transport) -> None:
        self._server = server
        self._wire = wire
        self._frames = Frames(SERVER, max_size=LONGEST_MESSAGE)
        self._talk: Talk | None = None
        self._parts: list[bytes] = []
        self._said: list[bytes] = []
        self._listening = False
        self._heard_at = time.monotonic()
        self._stuck_since = self._hung_up_at = _NEVER

    def open(self, talk: Talk) -> None:
        """From now on everything that is said is heard here."""
        counts.SOCKETS.inc()
        self._talk = talk
        self._listen()

    @property
    def is_open(self) -> bool:
        """Whether somebody listens at this end."""
        return self._talk is not None

    def carry(self, message: bytes) -> bool:
        """Send a message; False if too much is waiting already."""
        if self._wire.get_write_buffer_size() > MOST_WAITING:
            return False
        if self._frames.state is OPEN and not self._wire.is_closing():
            self._wire.write(_framed(message))
        return True

    def hang_up(self, code: int) -> None:
        """Close, after what is still waiting; the other side has some time to do the same."""
        if self._frames.state is OPEN:
            self._frames.send_close(code)
            self._flush()
            self._hung_up_at = time.monotonic()

    def _flush(self) -> None:
        waiting = b"".join(self._frames.data_to_send())
        if waiting and not self._wire.is_closing():
            self._wire.write(waiting)

    def look(self, now: float) -> None:
        """Look at the three clocks of a line."""
        if now - self._hung_up_at > CLOSED_WITHIN:
            self._wire.abort()
        elif self._talk is None:
            return
        elif now - self._stuck_since > SLOW_AFTER:
            self._talk.end("slow")
        elif now - self._heard_at > SILENT_FOR and not self._listening:
            self._talk.end("idle")

    # What the wire says

    def data_received(self, data: bytes) -> None:
        """Something came; a broken frame ends the line, as the protocol wants it."""
        self._heard_at = time.monotonic()
        self._frames.receive_data(data)
        self._flush()
        for frame in self._frames.events_received():
            if isinstance(frame, Frame) and frame.opcode in _SAID:
                self._parts.append(bytes(frame.data))
                if frame.fin:
                    self._said.append(b"".join(self._parts))
                    self._parts.clear()
        self._listen()
        if self._said and self._listening:
            self._wire.pause_reading()
        if self._frames.close_rcvd is not None or self._frames.parser_exc is not None:
            self._wire.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is cut."""
        connections: set[Any] = self._server.connections
        connections.discard(self)
        if self._talk is not None:
            counts.SOCKETS.dec()
            self._start(self._talk.part())

    def pause_writing(self) -> None:
        """The reader does not keep up."""
        self._stuck_since = time.monotonic()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self._stuck_since = _NEVER

    def shutdown(self) -> None:
        """The server stops."""
        self.hang_up(CloseCode.SERVICE_RESTART)
        self._wire.close()

    # Listening

    def _listen(self) -> None:
        """Hear what was said, one message after the other; while one of them takes its time, the others wait."""
        while self._said and not self._listening and self._talk is not None and not self._talk.over:
            work = self._talk.hear(self._said.pop(0))
            if work is not None:
                self._listening = True
                self._start(self._wait_for(work))

    async def _wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            self._listening = False
        self._listen()
        if not self._listening and not self._wire.is_closing() and not self._wire.is_reading():
            self._wire.resume_reading()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, also while the server stops."""
        self._server.tasks.add(asyncio.create_task(self._finish(work)))

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            self._server.tasks.discard(asyncio.current_task())


def _framed(message: bytes) -> bytes:
    """A message as a frame of text; those of a server are whole and not masked (RFC 6455, 5.2)."""
    length = len(message)
    if length <= _LONGEST_SHORT:
        return bytes((_WHOLE_TEXT, length)) + message
    if length <= _LONGEST_LONG:
        return struct.pack("!BBH", _WHOLE_TEXT, 126, length) + message
    return struct.pack("!BBQ", _WHOLE_TEXT, 127, length) + message


def look_after(connections: Iterable[object]) -> None:
    """Look at the clocks of all lines."""
    now = time.monotonic()
    for each in list(connections):
        if isinstance(each, Line):
            each.look(now)
