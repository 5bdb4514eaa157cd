"""Connections that are not yet requests: how many an address may have, and how long one may stay silent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, cast

import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from tafelrunde.server.people.limits import network_of

_log = structlog.get_logger()

REQUEST_TIMEOUT = 10.0
"""A request has to come within this time, headers and body."""
RESPONSE_TIMEOUT = 30.0
"""A client has to take some part of a response within this time."""
RESERVED_FILES = 128
"""File descriptors reserved for the database and everything else."""
MOST_FILES = 65_536
_NEVER = float("inf")
_INCOMPLETE = {"IDLE", "SEND_BODY"}
"""States of the client's side in h11, by name."""


class ConnectionLimits:
    """Counts connections by address; trusted proxies may have as many as they like."""

    def __init__(self, of_one_address: int, proxies: str | None) -> None:
        self._of_one_address = of_one_address
        self._proxies = {each.strip() for each in (proxies or "").split(",")}
        self._most = _raise_file_limit() - RESERVED_FILES
        self._open: Counter[str] = Counter()
        self._all = 0
        self._refused = 0

    def admit(self, address: str) -> bool:
        """Whether one more connection may come from an address."""
        network = network_of(address)
        free = address in self._proxies or "*" in self._proxies or self._open[network] < self._of_one_address
        if not free or self._all >= self._most:
            self._refused += 1
            return False
        self._open[network] += 1
        self._all += 1
        return True

    def release(self, address: str) -> None:
        """A connection is gone before it became a socket."""
        self._open[network_of(address)] -= 1
        self._all -= 1

    def check(self, connections: Collection[Any]) -> None:
        """Once a second: close what has been silent for too long, count anew if some are gone, log what was refused."""
        now = time.monotonic()
        requests = [each for each in connections if isinstance(each, HttpProtocol)]
        silent = [each for each in requests if each.is_silent(now)]
        unread = [each for each in requests if each.is_unread(now)]
        for each in (*silent, *unread):
            each.transport.abort()
        if self._all != len(connections):
            self._open = Counter(_networks(connections))
            self._all = len(connections)
        if silent or unread or self._refused:
            closed = {"silent": len(silent), "unread": len(unread), "too_many": self._refused}
            _log.warning("connections closed", **closed, open=self._all)
        self._refused = 0


class HttpProtocol(H11Protocol):
    """A connection over which requests come."""

    def __init__(self, limits: ConnectionLimits, **how: Any) -> None:
        super().__init__(**how)
        self._limits = limits
        self._admitted = False
        self._waiting_since = self._taken_at = time.monotonic()
        self._unread = 0

    def is_silent(self, now: float) -> bool:
        """Whether a request has been awaited for too long."""
        return now - self._waiting_since > REQUEST_TIMEOUT

    def is_unread(self, now: float) -> bool:
        """Whether the client has taken nothing of a response for too long; asked once a second."""
        unread = self.transport.get_write_buffer_size()
        if not unread or unread != self._unread:
            self._unread, self._taken_at = unread, now
        return now - self._taken_at > RESPONSE_TIMEOUT

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client connects; one too many is disconnected."""
        wire = cast(asyncio.Transport, transport)
        self._admitted = self._limits.admit(peer_of(wire))
        if self._admitted:
            super().connection_made(wire)
        else:
            wire.abort()

    def data_received(self, data: bytes) -> None:
        """Bytes of a request; the time it may take begins with the first."""
        if not self._admitted:
            return
        super().data_received(data)
        if str(self.conn.their_state) not in _INCOMPLETE:
            self._waiting_since = _NEVER
        elif self._waiting_since == _NEVER:
            self._waiting_since = time.monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        if self._admitted:
            self._limits.release(peer_of(self.transport))
            super().connection_lost(exc)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end of a connection."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


def _networks(connections: Iterable[Any]) -> Iterable[str]:
    return (network_of(peer_of(each.transport)) for each in connections)


def _raise_file_limit() -> int:
    """As many open files as the system allows."""
    try:
        import resource
    except ImportError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)
