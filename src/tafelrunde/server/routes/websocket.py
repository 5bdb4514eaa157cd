"""An open WebSocket. It has no task and no timer of its own, so that an idle reader costs little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable
from typing import Any, Literal, Protocol

import structlog
from uvicorn.server import ServerState
from websockets.frames import CloseCode

from tafelrunde.server import metrics
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes.frames import PING, Frames, framed

_log = structlog.get_logger()

PING_AFTER = 4.5
"""A socket from which nothing comes for so long is pinged; browsers answer by themselves, also in a sleeping tab."""
PING_BESIDE_AFTER = 3.0
"""It is pinged earlier if a message is sent anyway, because a ping beside a message is no packet of its own."""
MOST_UNANSWERED = 3
"""A socket that answers none of so many pings, one a second, is closed: who is gone is seen within 10 seconds. Pings
are counted, not seconds, so that nobody is gone because the server itself stood still."""
SEND_TIMEOUT = 10.0
"""A reader is too slow if a message does not leave within this time."""
CLOSE_TIMEOUT = 10.0
"""How long the other side may take to close as well."""
RESUME_TIMEOUT = 10.0
"""How long a socket may be open without having resumed."""
MOST_BUFFERED = 500_000
"""How many bytes may wait for a reader."""
_NEVER = float("inf")


class Session(Protocol):
    """What handles the messages of a socket."""

    @property
    def resumed(self) -> bool:
        """Whether it reads along."""

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
        "_busy",
        "_closed_at",
        "_frames",
        "_lost",
        "_opened_at",
        "_queue",
        "_received_at",
        "_server",
        "_session",
        "_unanswered",
        "_unwritten",
        "transport",
    )

    def __init__(self, server: ServerState, transport: asyncio.Transport) -> None:
        self._server = server
        self.transport = transport
        self._frames = Frames()
        self._session: Session | None = None
        self._address = ""
        self._queue: list[bytes] = []
        self._unwritten = b""
        self._busy = self._lost = False
        self._unanswered = 0
        self._received_at = time.monotonic()
        self._blocked_since = self._closed_at = self._opened_at = _NEVER

    def count_for(self, address: str) -> None:
        """For whom the limits count what comes."""
        self._address = address
        self._frames.count_for(address)

    def open(self, session: Session) -> None:
        """Let a session handle all messages from now on; of a socket that is gone already, nothing is handled."""
        self._session = session
        self._opened_at = time.monotonic()
        if not self._lost:
            metrics.SOCKETS.inc()
            self._go_on()

    @property
    def is_open(self) -> bool:
        """Whether there is a session."""
        return self._session is not None

    def send(self, message: bytes) -> bool:
        """Send a message; False if the send buffer is full."""
        if self.transport.get_write_buffer_size() + len(self._unwritten) > MOST_BUFFERED:
            return False
        if self._frames.are_open and not self.transport.is_closing():
            if not self._unwritten:
                asyncio.get_running_loop().call_soon(self._write_out)
            self._unwritten += framed(message)
            if not self._unanswered and time.monotonic() - self._received_at > PING_BESIDE_AFTER:
                self._unanswered = 1
                self._unwritten += PING
        return True

    def _write_out(self) -> None:
        """Write what was sent in this turn of the event loop: an update and its acknowledgement are one packet."""
        unwritten, self._unwritten = self._unwritten, b""
        self._write(unwritten)

    def close(self, code: int) -> None:
        """Close after what is in the send buffer; the other side has some time to do the same."""
        if self._frames.are_open:
            self._write_out()
            self._write(self._frames.close(code))
            self._closed_at = time.monotonic()
            self._read_on()

    def _write(self, data: bytes) -> None:
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def check_timeouts(self, now: float) -> None:
        """Close a socket that is idle or slow, and abort one that does not close."""
        if now - self._closed_at > CLOSE_TIMEOUT:
            self.transport.abort()
        elif now - self._blocked_since > SEND_TIMEOUT:
            self._end("slow")
        elif self._unanswered >= MOST_UNANSWERED and not self._waits:
            self._end("idle")
            self._hang_up()
        elif now - self._opened_at > RESUME_TIMEOUT and not (self._waits or self._has_resumed):
            self._end("idle")
        elif now - self._received_at > PING_AFTER and self._frames.are_open:
            self._unanswered += 1
            self.transport.write(PING)

    def _end(self, why: Literal["idle", "slow", "flood"]) -> None:
        """Begin to close, and say why if there is somebody who says it."""
        if self._session is not None:
            self._session.close(why)
        else:
            self.close(CloseCode.POLICY_VIOLATION)

    def _hang_up(self) -> None:
        """Close the connection when everything is sent, or when the time to close is over."""
        self._closed_at = min(self._closed_at, time.monotonic())
        self.transport.close()

    # Called by the transport

    def data_received(self, data: bytes) -> None:
        """Queue the messages; a broken frame closes the socket, as the protocol demands, and so does a flood."""
        self._received_at = time.monotonic()
        pinged, self._unanswered = self._unanswered, 0
        if pinged and self._frames.is_pong(data):
            return
        try:
            messages = self._frames.messages(data)
        except RequestError:
            self._close_flooded()
            return
        self._write(self._frames.answers())
        if self._closed_at == _NEVER:
            self._queue += messages
            self._handle_queue()
            if self._queue and self._waits:
                self.transport.pause_reading()
        if self._frames.are_over:
            self._hang_up()

    def _close_flooded(self) -> None:
        """Say why, and read no more."""
        _log.warning("socket closed", why="flood", address=self._address)
        self._queue.clear()
        self._end("flood")
        self._hang_up()

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
        self._hang_up()

    # Handling messages

    @property
    def _waits(self) -> bool:
        """Whether the next message has to wait, for the one before or for the session."""
        return self._busy or self._session is None

    @property
    def _has_resumed(self) -> bool:
        return self._session is not None and self._session.resumed

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
        self._go_on()

    def _go_on(self) -> None:
        """Handle what has come meanwhile, and read on."""
        self._handle_queue()
        if not self._busy:
            self._read_on()

    def _read_on(self) -> None:
        if not self.transport.is_closing() and not self.transport.is_reading():
            self._unanswered = 0  # answers to pings may wait to be read
            self.transport.resume_reading()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something to its end, also while the server stops."""
        task = asyncio.create_task(work)
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)


def check_timeouts(connections: Iterable[object]) -> None:
    """Check the timeouts of all WebSockets."""
    now = time.monotonic()
    for each in list(connections):
        if isinstance(each, WebSocketConnection):
            each.check_timeouts(now)
