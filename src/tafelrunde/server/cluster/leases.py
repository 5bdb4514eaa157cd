"""Which process owns a table: a lease in NATS that expires unless its holder renews it.

A lease saves work and no more. In doubt a process acts as owner too: if two owners write the same log entry, the
database accepts one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from nats.errors import Error
from nats.js.api import KeyValueConfig, StorageType
from nats.js.errors import KeyNotFoundError, KeyWrongLastSequenceError, NoKeysError

if TYPE_CHECKING:
    from nats.js import JetStreamContext
    from nats.js.kv import KeyValue

EXPIRES_AFTER = 6.0
RENEW_EVERY = EXPIRES_AFTER / 3
BUCKET = "tafelrunde_leases"
NATS_ERRORS = (Error, TimeoutError, OSError)


class Leases:
    """The leases of this process. The value of a lease is the time since which its table has been owned."""

    def __init__(self, stream: JetStreamContext) -> None:
        self._stream = stream
        self._bucket: KeyValue | None = None
        self._held: dict[str, tuple[int, bytes]] = {}
        self._acquiring: dict[str, asyncio.Task[bool]] = {}
        self._retry_at: dict[str, float] = {}

    def holds(self, table: str) -> bool:
        """Whether this process holds the lease."""
        return table in self._held

    async def acquire(self, table: str, since: int) -> None:
        """Wait for the lease of a table; return without it if NATS cannot say who holds it."""
        known = True
        while known and table not in self._held:
            await asyncio.sleep(self._retry_at.get(table, 0.0) - time.monotonic())
            if table not in self._acquiring:
                self._acquiring[table] = asyncio.create_task(self._try_to_acquire(table, str(since).encode()))
            known = await asyncio.shield(self._acquiring[table])

    async def _try_to_acquire(self, table: str, value: bytes) -> bool:
        """Create the lease; not cancelled with its waiters. False if it is not known who holds it."""
        try:
            self._held[table] = await (await self._open()).create(table, value), value
        except KeyWrongLastSequenceError:
            self._retry_at[table] = time.monotonic() + RENEW_EVERY
        except NATS_ERRORS:
            self._bucket = None
            return False
        finally:
            del self._acquiring[table]
        return True

    async def since(self, table: str) -> int | None:
        """Since when a table has been owned; None if it is not, or if NATS does not answer."""
        try:
            return int((await (await self._open()).get(table)).value or b"0") or None
        except KeyNotFoundError:
            return None
        except NATS_ERRORS:
            self._bucket = None
            return None

    async def all(self) -> Collection[str]:
        """The tables for which there is a lease."""
        try:
            return set(await (await self._open()).keys())
        except NoKeysError:
            return ()

    async def release(self, table: str) -> None:
        """Give a lease back."""
        if table in self._acquiring:
            await self._acquiring[table]
        self._retry_at.pop(table, None)
        lease = self._held.pop(table, None)
        if lease is not None:
            try:
                await (await self._open()).delete(table, last=lease[0])
            except NATS_ERRORS:
                self._bucket = None

    async def renew(self) -> None:
        """Renew all leases; drop those that another process has acquired meanwhile."""
        for table, (revision, value) in list(self._held.items()):
            try:
                self._held[table] = await (await self._open()).update(table, value, last=revision), value
            except KeyWrongLastSequenceError:
                self._held.pop(table, None)

    async def _open(self) -> KeyValue:
        if self._bucket is None:
            config = KeyValueConfig(BUCKET, ttl=EXPIRES_AFTER, storage=StorageType.MEMORY)
            self._bucket = await self._stream.create_key_value(config)
        return self._bucket
