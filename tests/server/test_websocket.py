"""Open WebSockets: messages are handled in order, and each of the three timeouts closes with a reason."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from tafelrunde.server.routes import websocket
from tafelrunde.server.routes.frames import PING
from tafelrunde.server.routes.websocket import WebSocketConnection, check_timeouts
from tafelrunde.server.tables.subscriber import Subscriber
from tests.server.transports import RecordingTransport


class Transport:
    """Records what is written, and whether reading is paused."""

    def __init__(self):
        self.written = b""
        self.writes = self.waiting = 0
        self.paused = self.closed = self.aborted = False

    def write(self, data):
        self.written += data
        self.writes += 1

    def get_write_buffer_size(self):
        return self.waiting

    def is_closing(self):
        return self.closed or self.aborted

    def is_reading(self):
        return not self.paused

    def pause_reading(self):
        self.paused = True

    def resume_reading(self):
        self.paused = False

    def close(self):
        self.closed = True

    def abort(self):
        self.aborted = True


class Session:
    """Takes a while to handle each message."""

    closing = False
    resumed = True

    def __init__(self):
        self.received, self.gone = [], False
        self.subscriber: Any = None

    async def receive(self, message):
        await asyncio.sleep(0)
        self.received.append(message)

    async def disconnected(self):
        self.gone = True

    def close(self, why):
        self.subscriber.close(why)


@pytest.fixture
def table():
    """An open connection with both ends."""
    transport: Any = Transport()
    session = Session()
    server: Any = SimpleNamespace(connections=set(), tasks=set())
    connection = WebSocketConnection(server, transport)
    server.connections.add(connection)
    session.subscriber = Subscriber(None, connection)
    client = ClientProtocol(parse_uri("ws://table/"), state=OPEN)
    return SimpleNamespace(transport=transport, session=session, server=server, connection=connection, client=client)


def frames_of(table, *messages):
    for message in messages:
        table.client.send_text(message)
    return b"".join(table.client.data_to_send())


def received(table):
    table.client.receive_data(table.transport.written)
    return [frame.data for frame in table.client.events_received() if isinstance(frame, Frame)]


def test_messages_are_handled_one_after_the_other_even_if_the_socket_breaks(table):
    """They came, so they count; meanwhile nothing more is read."""

    async def play():
        table.connection.open(table.session)
        table.connection.data_received(frames_of(table, b"1", b"2"))
        table.connection.data_received(frames_of(table, b"3"))
        assert table.transport.paused
        table.connection.connection_lost(None)
        while table.server.tasks:
            await asyncio.sleep(0)
        assert (table.session.received, table.session.gone) == ([b"1", b"2", b"3"], True)
        assert not table.server.connections

    asyncio.run(play())


def test_a_message_in_pieces_is_one_message(table):
    """Frames may come in any pieces."""

    async def play():
        table.connection.open(table.session)
        table.client.send_text(b"one ", fin=False)
        table.client.send_continuation(b"two", fin=True)
        for byte in b"".join(table.client.data_to_send()):
            table.connection.data_received(bytes([byte]))
        while table.server.tasks:
            await asyncio.sleep(0)
        assert table.session.received == [b"one two"]

    asyncio.run(play())


@pytest.mark.parametrize("cut", [1, 3, 7, 40, 126, 133, 134, 200, 10_000])
def test_however_the_bytes_are_cut_the_same_messages_come(table, monkeypatch, cut):
    """Messages of all lengths and answers to pings, each in a packet of its own, then all of them in pieces."""
    messages = [b"x" * length for length in (1, 2, 125, 126, 8192)]

    async def play():
        table.connection.open(table.session)
        monkeypatch.setattr(websocket, "PING_AFTER", -1)
        for message in messages:
            check_timeouts(table.server.connections)
            table.client.receive_data(PING)
            table.connection.data_received(b"".join(table.client.data_to_send()))
            table.connection.data_received(frames_of(table, message))
        table.client.receive_data(PING)
        stream = frames_of(table, *messages)
        for start in range(0, len(stream), cut):
            table.connection.data_received(stream[start : start + cut])
        while table.server.tasks:
            await asyncio.sleep(0)
        assert table.session.received == messages * 2

    asyncio.run(play())


def test_an_answer_to_a_ping_inside_a_message_is_part_of_it(table, monkeypatch):
    """Bytes that look like one, in the middle of a message that comes in two packets."""

    async def play():
        table.connection.open(table.session)
        monkeypatch.setattr(websocket, "PING_AFTER", -1)
        check_timeouts(table.server.connections)
        looks_like = bytes((0x8A, 0x80, 1, 2, 3, 4))
        table.connection.data_received(bytes((0x81, 0x80 | 6, 0, 0, 0, 0)))
        table.connection.data_received(looks_like)
        while table.server.tasks:
            await asyncio.sleep(0)
        assert table.session.received == [looks_like]

    asyncio.run(play())


def test_pings_are_answered_and_messages_come_beside_them(table):
    """Before a message, after one, and alone; what is told with a ping comes back."""

    async def play():
        table.connection.open(table.session)
        table.client.send_ping(b"one")
        table.client.send_text(b"1")
        table.client.send_ping(b"")
        table.connection.data_received(b"".join(table.client.data_to_send()))
        table.client.send_ping(b"x" * 125)
        table.connection.data_received(b"".join(table.client.data_to_send()))
        while table.server.tasks:
            await asyncio.sleep(0)
        assert (table.session.received, received(table)) == ([b"1"], [b"one", b"", b"x" * 125])

    asyncio.run(play())


def test_who_is_silent_is_pinged_beside_a_message_once(table, monkeypatch):
    """A ping that goes along with a message is no packet of its own."""

    async def play():
        table.connection.open(table.session)
        table.connection.send(b"1")
        monkeypatch.setattr(websocket, "PING_BESIDE_AFTER", -1)
        table.connection.send(b"2")
        table.connection.send(b"3")
        await asyncio.sleep(0)
        assert (table.transport.writes, received(table)) == (1, [b"1", b"2", b"", b"3"])
        table.connection.data_received(b"".join(table.client.data_to_send()))
        table.transport.written = b""
        table.connection.send(b"4")
        await asyncio.sleep(0)
        assert received(table) == [b"4", b""]

    asyncio.run(play())


@pytest.mark.parametrize(("why", "code"), [("idle", 1000), ("slow", 1013)])
def test_idle_and_slow_readers_are_told_and_then_disconnected(table, monkeypatch, why, code):
    """A message with the reason, a close frame, and some time for the answer."""

    async def play():
        table.connection.open(table.session)
        if why == "slow":
            table.connection.pause_writing()
        now = time.monotonic()
        check_timeouts(table.server.connections)
        assert table.session.subscriber.closing is None
        monkeypatch.setattr(websocket, "PING_AFTER" if why == "idle" else "SEND_TIMEOUT", -1)
        pings = websocket.MOST_UNANSWERED if why == "idle" else 0
        for _ in range(pings + 1):
            check_timeouts(table.server.connections)
        *pinged, bye, close = received(table)
        assert pinged == [b""] * pings
        assert f'"why":"{why}"'.encode() in bye
        assert int.from_bytes(close[:2]) == code
        assert not table.transport.aborted
        table.connection.check_timeouts(now + websocket.CLOSE_TIMEOUT + 1)
        assert table.transport.aborted

    asyncio.run(play())


def test_whoever_closes_without_reading_is_disconnected(table):
    """What is still to be sent keeps the connection for ten seconds, not for ever."""

    async def play():
        table.connection.open(table.session)
        table.connection.pause_writing()
        table.client.send_close(1000)
        table.connection.data_received(b"".join(table.client.data_to_send()))
        now = time.monotonic()
        table.connection.check_timeouts(now + websocket.CLOSE_TIMEOUT - 1)
        assert not table.transport.aborted
        table.connection.check_timeouts(now + websocket.CLOSE_TIMEOUT + 1)
        assert table.transport.aborted

    asyncio.run(play())


def test_a_socket_that_does_not_resume_is_closed(table):
    """It may say other things meanwhile, such as pings."""

    async def play():
        table.connection.open(table.session)
        table.session.resumed = False
        table.connection.check_timeouts(time.monotonic() + websocket.RESUME_TIMEOUT - 1)
        assert table.session.subscriber.closing is None
        table.connection.data_received(frames_of(table, b"1"))
        while table.server.tasks:
            await asyncio.sleep(0)
        table.connection.check_timeouts(time.monotonic() + websocket.RESUME_TIMEOUT + 1)
        assert table.session.subscriber.closing == "idle"

    asyncio.run(play())


def test_what_comes_before_the_session_waits_and_no_more_is_read(table):
    """A table may take long to load; meanwhile nobody fills the memory, and nobody is closed."""

    async def play():
        table.connection.data_received(frames_of(table, b"1", b"2"))
        assert table.transport.paused
        for _ in range(websocket.MOST_UNANSWERED + 1):
            table.connection.check_timeouts(time.monotonic() + 60)
        assert not table.transport.closed
        table.connection.open(table.session)
        while table.server.tasks:
            await asyncio.sleep(0)
        assert (table.session.received, table.transport.paused) == ([b"1", b"2"], False)
        table.connection.check_timeouts(time.monotonic())
        assert table.session.subscriber.closing is None

    asyncio.run(play())


def test_a_socket_that_is_refused_may_still_close(table):
    """There is no such table: the farewell of the other side is read, though something waits before it."""

    async def play():
        table.connection.data_received(frames_of(table, b"1"))
        table.connection.close(4404)
        assert not table.transport.paused
        table.client.receive_data(table.transport.written)
        table.connection.data_received(b"".join(table.client.data_to_send()))
        assert table.transport.closed

    asyncio.run(play())


def test_nobody_is_idle_because_the_server_stood_still(table):
    """Whoever could not be asked for a minute is asked then, and stays by answering."""

    async def play():
        table.connection.open(table.session)
        for _ in range(websocket.MOST_UNANSWERED + 1):
            table.connection.check_timeouts(time.monotonic() + 60)
            assert received(table) == [b""]
            table.connection.data_received(b"".join(table.client.data_to_send()))
            table.transport.written = b""
        assert table.session.subscriber.closing is None

    asyncio.run(play())


def test_a_reader_for_whom_too_much_waits_is_slow(table):
    """Memory is not filled for somebody who does not read."""
    table.transport.waiting = websocket.MOST_BUFFERED + 1
    table.session.subscriber.send_encoded(b"{}")
    assert table.session.subscriber.closing == "slow"
    recorded = RecordingTransport(room=0)
    subscriber = Subscriber(None, recorded)
    subscriber.send_encoded(b"{}")
    assert (subscriber.closing, recorded.closed) == ("slow", 1013)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_messages_of_any_length_arrive_whole(table, length):
    """A frame says in one of three ways how long it is. What is sent at the same time is written at once."""

    async def play():
        assert table.connection.send(b"x" * length)
        assert table.connection.send(b"and the next")
        await asyncio.sleep(0)
        assert table.transport.writes == 1
        assert received(table) == [b"x" * length, b"and the next"]

    asyncio.run(play())


def test_nothing_is_sent_after_the_close_frame(table):
    """What was sent before a socket is closed is written before."""

    async def play():
        table.connection.send(b"last words")
        table.connection.close(1000)
        table.connection.send(b"too late")
        await asyncio.sleep(0)
        words, close = received(table)
        assert (words, int.from_bytes(close[:2])) == (b"last words", 1000)

    asyncio.run(play())


def test_what_is_answered_at_once_needs_no_task(table):
    """Most of what is heard are pings."""

    async def play():
        table.session.receive = table.session.received.append
        table.connection.open(table.session)
        table.connection.data_received(frames_of(table, b"1", b"2"))
        assert (table.session.received, table.server.tasks) == ([b"1", b"2"], set())
        assert table.transport.is_reading()

    asyncio.run(play())


def test_a_broken_frame_closes_the_socket(table):
    """As the protocol wants it, with its code."""

    async def play():
        table.connection.open(table.session)
        table.connection.data_received(b"\xff\xff\xff\xff")
        assert int.from_bytes(received(table)[0][:2]) == 1002
        assert table.transport.closed
        assert table.session.received == []

    asyncio.run(play())
