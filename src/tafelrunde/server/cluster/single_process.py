"""What a table needs of its cluster, and the cluster of one process."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tafelrunde.server.cluster.messages import AnyMessage, Handler


class Cluster(Protocol):
    """The other processes, as a table knows them. One process owns a table: it runs the table's bots and clocks."""

    process: str

    async def join(self, table: str, handler: Handler) -> None:
        """Subscribe to the messages about a table."""

    async def leave(self, table: str) -> None:
        """Unsubscribe from a table, and give up its ownership."""

    async def publish(self, table: str, message: AnyMessage) -> None:
        """Send a message about a table."""

    async def acquire(self, table: str, since: int) -> None:
        """Wait until this process owns a table. `since`: when it was first owned, as far as is known here."""

    def owns(self, table: str) -> bool:
        """Whether this process owns a table."""

    async def owned_since(self, table: str) -> int | None:
        """Since when a table has been owned without a gap; None if nobody owns it."""

    async def owned_tables(self) -> Collection[str]:
        """All tables that have an owner."""


class SingleProcess:
    """A server of one process: it owns every table, and has nobody to send messages to."""

    process = ""

    async def join(self, table: str, handler: Handler) -> None:
        """No messages will come."""

    async def leave(self, table: str) -> None:
        """There is no subscription to end."""

    async def publish(self, table: str, message: AnyMessage) -> None:
        """There is no receiver."""

    async def acquire(self, table: str, since: int) -> None:
        """There is no other owner."""

    def owns(self, table: str) -> bool:
        """There is no other owner."""
        return True

    async def owned_since(self, table: str) -> int | None:
        """A table that is being loaded had no owner before."""
        return None

    async def owned_tables(self) -> Collection[str]:
        """Tables that are not in memory have no owner."""
        return ()
