"""Who keeps a table: a lease in NATS, which ends by itself when its holder does not renew it.

A lease saves work and no more. When in doubt a process keeps a table too: what two keepers write at the same time is
written once.
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

LASTS = 6.0
RENEWED_EVERY = LASTS / 3
BUCKET = "tafelrunde_keepers"
IN_DOUBT = (Error, TimeoutError, OSError)


class Leases:
    """The leases of this process. A lease holds the moment since which its table has been kept."""

    def __init__(self, stream: JetStreamContext) -> None:
        self._stream = stream
        self._bucket: KeyValue | None = None
        self._mine: dict[str, tuple[int, bytes]] = {}
        self._taking: dict[str, asyncio.Task[bool]] = {}
        self._not_before: dict[str, float] = {}

    def holds(self, table: str) -> bool:
        """Whether the lease is ours."""
        return table in self._mine

    async def hold(self, table: str, since: int) -> None:
        """Wait for the lease of a table; in doubt do not wait."""
        sure = True
        while sure and table not in self._mine:
            await asyncio.sleep(self._not_before.get(table, 0.0) - time.monotonic())
            if table not in self._taking:
                self._taking[table] = asyncio.create_task(self._take(table, str(since).encode()))
            sure = await asyncio.shield(self._taking[table])

    async def _take(self, table: str, value: bytes) -> bool:
        """Try to get a lease, to the end even if nobody waits for it any more; False if it is not known whose it is."""
        try:
            self._mine[table] = await (await self._open()).create(table, value), value
        except KeyWrongLastSequenceError:
            self._not_before[table] = time.monotonic() + RENEWED_EVERY
        except IN_DOUBT:
            self._bucket = None
            return False
        finally:
            del self._taking[table]
        return True

    async def since(self, table: str) -> int | None:
        """Since when a table has been kept; None if it is not, or if that cannot be said."""
        try:
            return int((await (await self._open()).get(table)).value or b"0") or None
        except KeyNotFoundError:
            return None
        except IN_DOUBT:
            self._bucket = None
            return None

    async def all(self) -> Collection[str]:
        """The tables for which there is a lease."""
        try:
            return set(await (await self._open()).keys())
        except NoKeysError:
            return ()

    async def drop(self, table: str) -> None:
        """Give a lease back."""
        if table in self._taking:
            await self._taking[table]
        self._not_before.pop(table, None)
        lease = self._mine.pop(table, None)
        if lease is not None:
            try:
                await (await self._open()).delete(table, last=lease[0])
            except IN_DOUBT:
                self._bucket = None

    async def renew(self) -> None:
        """Renew all leases; those that somebody else has taken meanwhile are theirs."""
        for table, (revision, value) in list(self._mine.items()):
            try:
                self._mine[table] = await (await self._open()).update(table, value, last=revision), value
            except KeyWrongLastSequenceError:
                self._mine.pop(table, None)

    async def _open(self) -> KeyValue:
        if self._bucket is None:
            shape = KeyValueConfig(BUCKET, ttl=LASTS, storage=StorageType.MEMORY)
            self._bucket = await self._stream.create_key_value(shape)
        return self._bucket
