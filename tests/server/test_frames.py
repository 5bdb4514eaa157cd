"""What may come over a socket, counted for it alone and for all sockets of its address."""

import pytest
from websockets.protocol import Protocol

from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes import frames
from tafelrunde.server.routes.frames import Frames
from tests.server.raw import EMPTY_FRAGMENT, EMPTY_PING, FIRST_FRAGMENT, text

LAST_FRAGMENT = bytes((0x80, 0x80, 0, 0, 0, 0))
LONG = bytes((0x81, 0x80 | 126)) + (8192).to_bytes(2) + bytes(4) + bytes(8192)


def socket(address="192.0.2.1"):
    """What a new socket of an address sends."""
    made = Frames()
    made.count_for(address)
    return made


def test_odd_frames_count_for_all_sockets_of_an_address(monkeypatch):
    """Pings and pieces of messages, quick to parse or not; a whole message is not odd."""
    monkeypatch.setattr(frames, "ODD_FRAMES", RateLimiter(10, 0.001))
    one, other = socket(), socket()
    one.messages(EMPTY_PING * 5)
    other.messages(FIRST_FRAGMENT + EMPTY_FRAGMENT * 3 + LAST_FRAGMENT)
    assert one.messages(text("whole")) == [b"whole"]
    for each, what in ((one, EMPTY_PING), (other, FIRST_FRAGMENT)):
        with pytest.raises(RequestError, match="too-many"):
            each.messages(what)
    assert socket("192.0.2.2").messages(EMPTY_PING) == []


def test_a_message_has_only_so_many_pieces():
    """They are kept until the last one comes."""
    many, too_many = socket("192.0.2.3"), socket("192.0.2.4")
    pieces = frames.MOST_FRAGMENTS - 1
    assert many.messages(FIRST_FRAGMENT + EMPTY_FRAGMENT * pieces + LAST_FRAGMENT) == [b""]
    with pytest.raises(RequestError, match="too-many"):
        too_many.messages(FIRST_FRAGMENT + EMPTY_FRAGMENT * (pieces + 1))


def test_a_flood_is_parsed_only_until_it_is_seen_to_be_one(monkeypatch):
    """However much comes in one read."""
    parsed = []

    class Counting(Protocol):
        def receive_data(self, data):
            parsed.append(len(data))
            super().receive_data(data)

    monkeypatch.setattr(frames, "Protocol", Counting)
    with pytest.raises(RequestError, match="too-many"):
        socket("192.0.2.5").messages(FIRST_FRAGMENT + EMPTY_FRAGMENT * 100_000)
    assert sum(parsed) < 10_000


@pytest.mark.parametrize(("sent", "times"), [(text("x") * 20, 4), (LONG, 11)], ids=["messages", "bytes"])
def test_messages_and_bytes_count_for_all_sockets_of_an_address(monkeypatch, sent, times):
    """Each of many sockets keeps within its own limit; another address is not concerned."""
    monkeypatch.setattr(frames, "RECEIVED_FROM_ADDRESS", RateLimiter(100, 0.001))
    for _ in range(times):
        assert socket("192.0.2.6").messages(sent)
    with pytest.raises(RequestError, match="too-many"):
        socket("192.0.2.6").messages(sent)
    assert socket("192.0.2.7").messages(sent)
