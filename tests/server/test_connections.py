"""Connections that bring no request: they are closed, counted by address, and lock nobody out."""

import time
from contextlib import ExitStack

import httpx
import pytest

from tafelrunde.server.people.limits import network_of
from tests.server.processes import Server
from tests.server.raw import RawSocket


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that lets one address have 40 connections."""
    running = Server(tmp_path_factory.mktemp("strict"), "--connections", "40").start()
    yield running
    running.stop()


HALVES = (
    b"",
    b"GET /healthz HTT",
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
)


def test_half_a_request_is_not_waited_for(strict):
    """Not the headers, nor the body, nor the first byte."""
    begun = time.monotonic()
    with ExitStack() as stack:
        halves = [stack.enter_context(RawSocket(strict.address)) for _ in HALVES]
        for raw, half in zip(halves, HALVES, strict=True):
            raw.send(half)
        assert all(raw.is_closed() for raw in halves)
    assert time.monotonic() - begun > 5
    assert '"silent": ' in strict.logs()


def test_an_address_has_only_so_many_connections(strict):
    """One more is hung up on, which is logged; those that are there are served, and others may come when they go."""
    first = RawSocket(strict.address)
    more = [RawSocket(strict.address) for _ in range(60)]
    assert sum(raw.send(b"GET") and raw.read() == b"" for raw in more[45:]) == 15
    first.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200 OK" in first.read()
    for raw in (first, *more):
        raw.socket.close()
    give_up = time.monotonic() + 10
    while time.monotonic() < give_up:
        try:
            assert httpx.get(f"{strict.address}/healthz").status_code == 200
            break
        except httpx.TransportError:
            time.sleep(0.2)
    else:
        pytest.fail("nobody may come")
    assert '"too_many"' in strict.logs()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no:address", "no:address"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(address, network):
    """IPv6 gives everybody so many addresses that only the network counts."""
    assert network_of(address) == network
