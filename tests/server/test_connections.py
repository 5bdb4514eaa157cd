"""Connections that bring no request: they are closed, counted by address, and lock nobody out."""

import asyncio
import resource
import time
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
import uvicorn
import uvloop
from uvicorn.server import ServerState

from tafelrunde.server.people.limits import network_of
from tafelrunde.server.routes import connections
from tafelrunde.server.routes.connections import ConnectionLimits, HttpProtocol
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


def test_files_are_reserved_whoever_connects():
    """Not even a trusted proxy takes the last ones, or the database could not be opened."""
    limits = ConnectionLimits(10, "192.0.2.1")
    most = limits._most
    assert most <= resource.getrlimit(resource.RLIMIT_NOFILE)[0] - connections.RESERVED_FILES
    assert all(limits.admit("192.0.2.1") for _ in range(most))
    assert not limits.admit("192.0.2.1")
    assert not limits.admit("192.0.2.2")
    limits.release("192.0.2.1")
    assert limits.admit("192.0.2.2")


async def much(scope, receive, send):
    """Answers with more than any buffer between here and the client holds."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(400):
        await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


@pytest.mark.parametrize("reads", [True, False])
def test_a_response_that_nobody_reads_is_given_up(monkeypatch, reads):
    """Whoever takes a little now and then gets all of it."""
    monkeypatch.setattr(connections, "RESPONSE_TIMEOUT", 1.0)

    async def play():
        limits, state = ConnectionLimits(10, None), ServerState()
        config = uvicorn.Config(much, lifespan="off")
        made: Any = lambda: HttpProtocol(limits, config=config, server_state=state, app_state={})  # noqa: E731
        server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), limit=1000)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        begun, taken = time.monotonic(), 0
        while state.connections or time.monotonic() - begun < 1:
            limits.check(state.connections)
            await asyncio.sleep(0.1)
            if reads and time.monotonic() - begun < 3:
                taken += len(await reader.read(500_000))
            elif reads:
                break
            assert time.monotonic() - begun < 5
        assert bool(state.connections) == reads
        assert bool(taken) == reads
        server.close()
        writer.transport.abort()

    uvloop.run(play())


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
