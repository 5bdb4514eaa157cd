"""A cluster over NATS. While NATS is down every process works alone and polls the database more often."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from contextlib import suppress

import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from tafelrunde.server import metrics
from tafelrunde.server.cluster import messages
from tafelrunde.server.cluster.leases import NATS_ERRORS, RENEW_EVERY, Leases

_log = structlog.get_logger()

SUBJECT = "tafelrunde.table."
POLL_EVERY = 5.0
"""A lost message is made up for within so many seconds."""
POLL_OFTEN = 0.5
"""The same while NATS is down."""
TIMEOUT = 2


async def connect(address: str) -> Client:
    """A connection that is restored whenever NATS is back. Errors are logged without what was sent."""

    async def disconnected() -> None:
        metrics.NATS.set(0)
        _log.warning("nats disconnected")

    async def reconnected() -> None:
        metrics.NATS.set(1)
        _log.info("nats reconnected")

    async def failed(error: Exception) -> None:
        _log.debug("nats error", error=type(error).__name__)

    client = await nats.connect(
        address,
        name="tafelrunde",
        no_echo=True,
        max_reconnect_attempts=-1,
        reconnect_time_wait=0.25,
        ping_interval=2,
        disconnected_cb=disconnected,
        reconnected_cb=reconnected,
        error_cb=failed,
    )
    metrics.NATS.set(1)
    return client


class NatsCluster:
    """The other processes, reached over NATS."""

    def __init__(self, client: Client) -> None:
        self.process = secrets.token_urlsafe(9)
        self.client = client
        self.leases = Leases(client.jetstream(timeout=TIMEOUT))
        self._subscriptions: dict[str, Subscription] = {}

    async def join(self, table: str, handler: messages.Handler) -> None:
        """Subscribe; no message that is sent after this returns is missed."""

        async def received(message: Msg) -> None:
            await handler(messages.decode(message.data))

        try:
            self._subscriptions[table] = await self.client.subscribe(SUBJECT + table, cb=received)
            if self.client.is_connected:
                await self.client.flush(TIMEOUT)
        except NATS_ERRORS:
            _log.warning("nats subscription failed", table=table, exc_info=True)

    async def leave(self, table: str) -> None:
        """Unsubscribe, and give the lease back."""
        subscription = self._subscriptions.pop(table, None)
        with suppress(*NATS_ERRORS):
            if subscription is not None:
                await subscription.unsubscribe()
        await self.leases.release(table)

    async def publish(self, table: str, message: messages.AnyMessage) -> None:
        """Publish; a receiver that misses it polls the database."""
        with suppress(*NATS_ERRORS):
            await self.client.publish(SUBJECT + table, messages.encode(message))

    async def acquire(self, table: str, since: int) -> None:
        """Wait for the lease; do not wait while NATS is down."""
        if self.client.is_connected:
            await self.leases.acquire(table, since)

    def owns(self, table: str) -> bool:
        """Whether this process holds the lease."""
        return self.leases.holds(table)

    async def owned_since(self, table: str) -> int | None:
        """What the lease says."""
        return await self.leases.since(table) if self.client.is_connected else None

    async def owned_tables(self) -> Collection[str]:
        """All tables for which there is a lease."""
        with suppress(*NATS_ERRORS):
            return await self.leases.all()
        return ()

    async def renew(self) -> None:
        """Renew the leases until cancelled."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            with suppress(*NATS_ERRORS):
                await self.leases.renew()

    async def pause(self) -> None:
        """Wait until it is time to poll the database again."""
        connected = self.client.is_connected
        for _ in range(round(POLL_EVERY / POLL_OFTEN)):
            await asyncio.sleep(POLL_OFTEN)
            if not connected or not self.client.is_connected:
                return

    async def close(self) -> None:
        """Send what is still queued, and disconnect."""
        if self.client.is_connected:
            with suppress(*NATS_ERRORS):
                await self.client.flush(TIMEOUT)
        await self.client.close()
