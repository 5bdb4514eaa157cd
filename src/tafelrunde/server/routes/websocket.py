"""An open WebSocket. It has no task and no timer of its own, so that an idle reader costs little."""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Coroutine, Iterable
from typing import Any, Literal, Protocol

import structlog
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN, SERVER
from websockets.protocol import Protocol as Frames
from websockets.speedups import apply_mask

from tafelrunde.server import metrics
from tafelrunde.server.people.limits import RateLimiter, TokenBucket
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.wire.client import LONGEST_MESSAGE

_log = structlog.get_logger()

PING_AFTER = 3.5
"""A socket from which nothing comes for so long is pinged; browsers answer by themselves, also in a sleeping tab."""
IDLE_TIMEOUT = 7.5
"""A socket from which nothing comes for so long is closed, so that everybody sees within 10 seconds who is gone."""
SEND_TIMEOUT = 10.0
"""A reader is too slow if a message does not leave within this time."""
CLOSE_TIMEOUT = 10.0
"""How long the other side may take to close as well."""
MOST_BUFFERED = 500_000
"""How many bytes may wait for a reader."""
RECEIVED = (800, 250)
"""What a socket may send, frames of every kind and kilobytes counted together: so many at once, so many a second."""
ODD_FRAMES = RateLimiter(2000, 200)
"""How many frames other than whole messages may come from one address."""
MOST_FRAGMENTS = 64
PARSED_AT_ONCE = 2048
"""Bytes that are parsed before the limits are checked again; they can hold some 300 frames."""

_WHOLE_TEXT, _WHOLE_PONG = 0x80 | Opcode.TEXT, 0x80 | Opcode.PONG
_MASKED, _LENGTH_FOLLOWS = 0x80, 126
_SHORT_HEADER, _LONG_HEADER = 6, 8
_PING = bytes((0x80 | Opcode.PING, 0))
_LONGEST_SHORT, _LONGEST_LONG = 125, 0xFFFF
_MESSAGES = {Opcode.TEXT, Opcode.BINARY}
_DATA = {*_MESSAGES, Opcode.CONT}
_NEVER = float("inf")


class Session(Protocol):
    """What handles the messages of a socket."""

    @property
    def closing(self) -> bool:
        """Whether no more messages are to be handled."""

    def receive(self, message: bytes) -> Coroutine[Any, Any, None] | None:
        """Handle one message. What cannot be answered at once is returned, to be awaited."""

    async def disconnected(self) -> None:
        """The socket is gone."""

    def close(self, why: Literal["idle", "slow", "flood"]) -> None:
        """A timeout has passed, or too much has come: close."""


class WebSocketConnection(asyncio.Protocol):
    """Handles messages one after the other. A message that was received is handled even if the socket breaks."""

    __slots__ = (
        "_address",
        "_blocked_since",
        "_bucket",
        "_busy",
        "_closed_at",
        "_fragments",
        "_lost",
        "_parser",
        "_pinged",
        "_queue",
        "_received_at",
        "_server",
        "_session",
        "_unwritten",
        "_whole",
        "transport",
    )

    def __init__(self, server: ServerState, transport: asyncio.Transport) -> None:
        self._server = server
        self.transport = transport
        self._parser: Frames | None = None
        self._session: Session | None = None
        self._address = ""
        self._bucket = TokenBucket(*RECEIVED)
        self._fragments: list[bytes] = []
        self._queue: list[bytes] = []
        self._unwritten = b""
        self._busy = self._lost = False
        self._whole = True
        """Whether every packet so far was whole messages or the answer to a ping, as those of browsers mostly are."""
        self._pinged = False
        self._received_at = time.monotonic()
        self._blocked_since = self._closed_at = _NEVER

    def open(self, session: Session, address: str = "") -> None:
        """Let a session handle all messages from now on; of a socket that is gone already, nothing is handled."""
        self._address = address
        self._session = session
        if not self._lost:
            metrics.SOCKETS.inc()
            self._handle_queue()

    @property
    def _frames(self) -> Frames:
        """The parser; it takes more room than all else, and most sockets need it only to close."""
        if self._parser is None:
            self._parser = Frames(SERVER, max_size=LONGEST_MESSAGE)
        return self._parser

    @property
    def _talking(self) -> bool:
        """Whether neither side has begun to close."""
        return self._parser is None or self._parser.state is OPEN

    @property
    def is_open(self) -> bool:
        """Whether there is a session."""
        return self._session is not None

    def send(self, message: bytes) -> bool:
        """Send a message; False if the send buffer is full."""
        if self.transport.get_write_buffer_size() + len(self._unwritten) > MOST_BUFFERED:
            return False
        if self._talking and not self.transport.is_closing():
            if not self._unwritten:
                asyncio.get_running_loop().call_soon(self._write_out)
            self._unwritten += _framed(message)
        return True

    def _write_out(self) -> None:
        """Write what was sent in this turn of the event loop: an update and its acknowledgement are one packet."""
        unwritten, self._unwritten = self._unwritten, b""
        if unwritten and not self.transport.is_closing():
            self.transport.write(unwritten)

    def close(self, code: int) -> None:
        """Close after what is in the send buffer; the other side has some time to do the same."""
        if self._talking:
            self._write_out()
            self._frames.send_close(code)
            self._flush()
            self._closed_at = time.monotonic()

    def _flush(self) -> None:
        data = b"".join(self._frames.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def check_timeouts(self, now: float) -> None:
        """Close a socket that is idle or slow, and abort one that does not close."""
        if now - self._closed_at > CLOSE_TIMEOUT:
            self.transport.abort()
        elif self._session is None:
            return
        elif now - self._blocked_since > SEND_TIMEOUT:
            self._session.close("slow")
        elif now - self._received_at > IDLE_TIMEOUT and not self._busy:
            self._session.close("idle")
            self.transport.close()
        elif now - self._received_at > PING_AFTER and self._talking:
            self._pinged = True
            self.transport.write(_PING)

    # Called by the transport

    def data_received(self, data: bytes) -> None:
        """Parse frames; a broken frame closes the socket, as the protocol demands, and so does a flood of them."""
        self._received_at = time.monotonic()
        if self._pinged and data[0] == _WHOLE_PONG and len(data) == _SHORT_HEADER and self._whole:
            self._pinged = False
            return
        messages = None
        if self._whole and self._talking and len(data) <= LONGEST_MESSAGE + _LONG_HEADER:
            messages = _whole_messages(data)
        self._whole = messages is not None
        try:
            if messages is not None:
                self._queue += messages
                self._pay(len(messages), len(data))
            else:
                for start in range(0, len(data), PARSED_AT_ONCE):
                    self._parse(data[start : start + PARSED_AT_ONCE])
        except RequestError:
            self._close_flooded()
            return
        self._handle_queue()
        if self._queue and self._busy:
            self.transport.pause_reading()
        if self._parser is not None and (self._parser.close_rcvd or self._parser.parser_exc):
            self.transport.close()

    def _pay(self, frames: int, length: int) -> None:
        """Raises RequestError if it is more than a socket may send."""
        if self._bucket.take(frames + length / 1024):
            raise RequestError("too-many", wait=1)

    def _parse(self, data: bytes) -> None:
        """Queue the messages in some bytes, however they are cut."""
        self._frames.receive_data(data)
        self._flush()
        frames = [each for each in self._frames.events_received() if isinstance(each, Frame)]
        odd = 0
        for frame in frames:
            if frame.opcode in _DATA:
                self._fragments.append(bytes(frame.data))
                if frame.fin:
                    self._queue.append(b"".join(self._fragments))
                    self._fragments.clear()
            odd += not frame.fin or frame.opcode not in _MESSAGES
        self._pay(len(frames), len(data))
        if len(self._fragments) > MOST_FRAGMENTS:
            raise RequestError("too-many", wait=1)
        if odd:
            ODD_FRAMES.spend(self._address, odd)

    def _close_flooded(self) -> None:
        """Say why, and read no more."""
        _log.warning("socket closed", why="flood", address=self._address)
        self._queue.clear()
        if self._session is not None:
            self._session.close("flood")
        else:
            self.close(CloseCode.POLICY_VIOLATION)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        connections: set[Any] = self._server.connections
        connections.discard(self)
        self._lost = True
        if self._session is not None:
            metrics.SOCKETS.dec()
            self._start(self._session.disconnected())

    def pause_writing(self) -> None:
        """The send buffer is full."""
        self._blocked_since = time.monotonic()

    def resume_writing(self) -> None:
        """The send buffer has room again."""
        self._blocked_since = _NEVER

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    # Handling messages

    def _handle_queue(self) -> None:
        """Handle one message after the other; while one has to wait, the others do too."""
        while self._queue and not self._busy and self._session is not None and not self._session.closing:
            work = self._session.receive(self._queue.pop(0))
            if work is not None:
                self._busy = True
                self._start(self._wait_for(work))

    async def _wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            self._busy = False
        self._handle_queue()
        if not self._busy and not self.transport.is_closing() and not self.transport.is_reading():
            self.transport.resume_reading()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something to its end, also while the server stops."""
        self._server.tasks.add(asyncio.create_task(self._finish(work)))

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            self._server.tasks.discard(asyncio.current_task())


def _whole_messages(data: bytes) -> list[bytes] | None:
    """The messages, if some bytes are whole text frames and nothing else (RFC 6455, 5.2); quicker than the parser."""
    messages, at = [], 0
    while at < len(data):
        head = data[at : at + _LONG_HEADER]
        if len(head) < _LONG_HEADER or head[0] != _WHOLE_TEXT or not head[1] & _MASKED:
            return None
        length, header = head[1] & ~_MASKED, _SHORT_HEADER
        if length == _LENGTH_FOLLOWS:
            length, header = int.from_bytes(head[2:4]), _LONG_HEADER
        start, at = at + header, at + header + length
        if at > len(data) or length > LONGEST_MESSAGE:
            return None
        messages.append(apply_mask(data[start:at], head[header - 4 : header]))
    return messages


def _framed(message: bytes) -> bytes:
    """A message as one text frame; those of a server are not masked (RFC 6455, 5.2)."""
    length = len(message)
    if length <= _LONGEST_SHORT:
        return bytes((_WHOLE_TEXT, length)) + message
    if length <= _LONGEST_LONG:
        return struct.pack("!BBH", _WHOLE_TEXT, _LENGTH_FOLLOWS, length) + message
    return struct.pack("!BBQ", _WHOLE_TEXT, 127, length) + message


def check_timeouts(connections: Iterable[object]) -> None:
    """Check the timeouts of all WebSockets."""
    now = time.monotonic()
    for each in list(connections):
        if isinstance(each, WebSocketConnection):
            each.check_timeouts(now)
