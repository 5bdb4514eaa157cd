"""Lines: what is said is heard in order, and the three clocks of a line end it with a word."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from tafelrunde.server.routes import line as lines
from tafelrunde.server.routes.line import Line, look_after
from tafelrunde.server.tables.outlet import Outlet
from tests.server.wires import Kept


class Wire:
    """A transport that keeps what is written, and how often it was told to stop reading."""

    def __init__(self):
        self.written = b""
        self.waiting = 0
        self.paused = self.closed = self.aborted = False

    def write(self, data):
        self.written += data

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


class Talk:
    """Somebody who takes a while to understand each message."""

    over = False

    def __init__(self):
        self.heard, self.parted = [], False
        self.outlet: Any = None

    async def hear(self, said):
        await asyncio.sleep(0)
        self.heard.append(said)

    async def part(self):
        self.parted = True

    def end(self, why):
        self.outlet.close(why)


@pytest.fixture
def table():
    """An open line with both ends."""
    wire: Any = Wire()
    talk = Talk()
    server: Any = SimpleNamespace(connections=set(), tasks=set())
    line = Line(server, wire)
    server.connections.add(line)
    talk.outlet = Outlet(None, line)
    client = ClientProtocol(parse_uri("ws://table/"), state=OPEN)
    return SimpleNamespace(wire=wire, talk=talk, server=server, line=line, client=client)


def said(table, *messages):
    for message in messages:
        table.client.send_text(message)
    return b"".join(table.client.data_to_send())


def received(table):
    table.client.receive_data(table.wire.written)
    return [frame.data for frame in table.client.events_received() if isinstance(frame, Frame)]


def test_messages_are_heard_one_after_the_other_even_if_the_line_breaks(table):
    """They came, so they count; meanwhile nothing more is read."""

    async def play():
        table.line.open(table.talk)
        table.line.data_received(said(table, b"1", b"2"))
        table.line.data_received(said(table, b"3"))
        assert table.wire.paused
        table.line.connection_lost(None)
        while table.server.tasks:
            await asyncio.sleep(0)
        assert (table.talk.heard, table.talk.parted) == ([b"1", b"2", b"3"], True)
        assert not table.server.connections

    asyncio.run(play())


def test_a_message_in_pieces_is_one_message(table):
    """Frames may come in any pieces."""

    async def play():
        table.line.open(table.talk)
        table.client.send_text(b"one ", fin=False)
        table.client.send_continuation(b"two", fin=True)
        for byte in b"".join(table.client.data_to_send()):
            table.line.data_received(bytes([byte]))
        while table.server.tasks:
            await asyncio.sleep(0)
        assert table.talk.heard == [b"one two"]

    asyncio.run(play())


@pytest.mark.parametrize(("why", "code"), [("idle", 1000), ("slow", 1013)])
def test_silent_and_slow_readers_are_told_and_then_cut_off(table, monkeypatch, why, code):
    """A good-bye, a close frame, and some time for the answer."""

    async def play():
        table.line.open(table.talk)
        if why == "slow":
            table.line.pause_writing()
        now = time.monotonic()
        look_after(table.server.connections)
        assert table.talk.outlet.closing is None
        monkeypatch.setattr(lines, "SILENT_FOR" if why == "idle" else "SLOW_AFTER", -1)
        look_after(table.server.connections)
        bye, close = received(table)
        assert f'"why":"{why}"'.encode() in bye
        assert int.from_bytes(close[:2]) == code
        assert not table.wire.aborted
        table.line.look(now + lines.CLOSED_WITHIN + 1)
        assert table.wire.aborted

    asyncio.run(play())


def test_a_reader_for_whom_too_much_waits_is_slow(table):
    """Memory is not filled for somebody who does not read."""
    table.wire.waiting = lines.MOST_WAITING + 1
    table.talk.outlet.send_encoded(b"{}")
    assert table.talk.outlet.closing == "slow"
    kept = Kept(room=0)
    outlet = Outlet(None, kept)
    outlet.send_encoded(b"{}")
    assert (outlet.closing, kept.closed) == ("slow", 1013)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_messages_of_any_length_arrive_whole(table, length):
    """A frame says in one of three ways how long it is."""
    assert table.line.carry(b"x" * length)
    assert table.line.carry(b"and the next")
    assert received(table) == [b"x" * length, b"and the next"]


def test_what_is_answered_at_once_needs_no_task(table):
    """Most of what is heard are pings."""

    async def play():
        table.talk.hear = table.talk.heard.append
        table.line.open(table.talk)
        table.line.data_received(said(table, b"1", b"2"))
        assert (table.talk.heard, table.server.tasks) == ([b"1", b"2"], set())
        assert table.wire.is_reading()

    asyncio.run(play())


def test_a_broken_frame_ends_the_line(table):
    """As the protocol wants it, with its code."""

    async def play():
        table.line.open(table.talk)
        table.line.data_received(b"\xff\xff\xff\xff")
        assert int.from_bytes(received(table)[0][:2]) == 1002
        assert table.wire.closed
        assert table.talk.heard == []

    asyncio.run(play())
