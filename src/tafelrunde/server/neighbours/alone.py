"""What a table needs of its neighbours, and what it gets if there are none."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tafelrunde.server.neighbours.words import AnyWord, Hear


class Neighbours(Protocol):
    """The other processes, as a table knows them. One of all is its keeper, and sees to its bots and clocks."""

    process: str

    async def join(self, table: str, hear: Hear) -> None:
        """From now on hear what is said about a table."""

    async def leave(self, table: str) -> None:
        """Hear no more of a table, and keep it no longer."""

    async def tell(self, table: str, word: AnyWord) -> None:
        """Say something about a table."""

    async def keep(self, table: str, since: int) -> None:
        """Wait until this process is the keeper. `since`: when the table began to be kept, as far as is known here."""

    def keeps(self, table: str) -> bool:
        """Whether this process is the keeper."""

    async def kept_since(self, table: str) -> int | None:
        """Since when the table has had keepers without a break; None if it has none."""

    async def kept(self) -> Collection[str]:
        """All tables that have a keeper."""


class Alone:
    """A server of one process: nobody is to be told, and every table is its own."""

    process = ""

    async def join(self, table: str, hear: Hear) -> None:
        """Nothing will be heard."""

    async def leave(self, table: str) -> None:
        """Nothing was heard."""

    async def tell(self, table: str, word: AnyWord) -> None:
        """Nobody hears it."""

    async def keep(self, table: str, since: int) -> None:
        """There is no other keeper."""

    def keeps(self, table: str) -> bool:
        """There is no other keeper."""
        return True

    async def kept_since(self, table: str) -> int | None:
        """Whoever asks was not there before."""
        return None

    async def kept(self) -> Collection[str]:
        """Whoever asks keeps none yet."""
        return ()
