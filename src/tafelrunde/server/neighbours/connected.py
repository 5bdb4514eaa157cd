"""Neighbours over NATS. While it is away every process goes on by itself and looks at the database more often."""

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

from tafelrunde.server import counts
from tafelrunde.server.neighbours import words
from tafelrunde.server.neighbours.leases import IN_DOUBT, RENEWED_EVERY, Leases

_log = structlog.get_logger()

SUBJECT = "tafelrunde.table."
LOOK_EVERY = 5.0
"""What was not heard is found in the database within so many seconds."""
LOOK_OFTEN = 0.5
"""The same while nothing can be heard."""
ANSWERS_WITHIN = 2


async def connect(address: str) -> Client:
    """A connection that comes back whenever NATS does. Errors are told without what was sent."""

    async def lost() -> None:
        counts.NATS.set(0)
        _log.warning("nats lost")

    async def found() -> None:
        counts.NATS.set(1)
        _log.info("nats found again")

    async def failed(error: Exception) -> None:
        _log.debug("nats failed", error=type(error).__name__)

    client = await nats.connect(
        address,
        name="tafelrunde",
        no_echo=True,
        max_reconnect_attempts=-1,
        reconnect_time_wait=0.25,
        ping_interval=5,
        disconnected_cb=lost,
        reconnected_cb=found,
        error_cb=failed,
    )
    counts.NATS.set(1)
    return client


class Connected:
    """The other processes, heard and told over NATS."""

    def __init__(self, client: Client) -> None:
        self.process = secrets.token_urlsafe(9)
        self.client = client
        self.leases = Leases(client.jetstream(timeout=ANSWERS_WITHIN))
        self._subscriptions: dict[str, Subscription] = {}

    async def join(self, table: str, hear: words.Hear) -> None:
        """Subscribe; what is said after this returns is heard."""

        async def heard(message: Msg) -> None:
            await hear(words.decode(message.data))

        try:
            self._subscriptions[table] = await self.client.subscribe(SUBJECT + table, cb=heard)
            if self.client.is_connected:
                await self.client.flush(ANSWERS_WITHIN)
        except IN_DOUBT:
            _log.warning("nats does not answer")

    async def leave(self, table: str) -> None:
        """Unsubscribe, and give the lease back."""
        subscription = self._subscriptions.pop(table, None)
        with suppress(*IN_DOUBT):
            if subscription is not None:
                await subscription.unsubscribe()
        await self.leases.drop(table)

    async def tell(self, table: str, word: words.AnyWord) -> None:
        """Publish; whoever does not hear it finds out by looking."""
        with suppress(*IN_DOUBT):
            await self.client.publish(SUBJECT + table, words.encode(word))

    async def keep(self, table: str, since: int) -> None:
        """Wait for the lease; while nobody can be asked for it, do not wait."""
        if self.client.is_connected:
            await self.leases.hold(table, since)

    def keeps(self, table: str) -> bool:
        """Whether the lease is ours."""
        return self.leases.holds(table)

    async def kept_since(self, table: str) -> int | None:
        """What the lease says."""
        return await self.leases.since(table) if self.client.is_connected else None

    async def kept(self) -> Collection[str]:
        """All leases there are."""
        with suppress(*IN_DOUBT):
            return await self.leases.all()
        return ()

    async def renew(self) -> None:
        """Renew the leases for ever."""
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            with suppress(*IN_DOUBT):
                await self.leases.renew()

    async def pause(self) -> None:
        """Wait until it is time to look at the database again."""
        connected = self.client.is_connected
        for _ in range(round(LOOK_EVERY / LOOK_OFTEN)):
            await asyncio.sleep(LOOK_OFTEN)
            if not connected or not self.client.is_connected:
                return

    async def close(self) -> None:
        """Say what is still to be said, and hang up."""
        if self.client.is_connected:
            with suppress(*IN_DOUBT):
                await self.client.flush(ANSWERS_WITHIN)
        await self.client.close()
