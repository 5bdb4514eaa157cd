"""Who may think next: a fair queue, in which every owner gets the same share of the cores."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

MOST_OWNERS = 10_000


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Requester:
    """For whom a bot thinks."""

    owner: str = ""
    """Those of one owner share one turn."""
    is_watched: Callable[[], bool] = _always
    """Whether somebody waits for the answer now."""


@dataclass(eq=False)
class _Waiting:
    requester: Requester
    number: int
    turn: asyncio.Event = field(default_factory=asyncio.Event)


class ThinkQueue:
    """Some slots. A free one goes to whom somebody waits for, then to the owner who was served longest ago."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: list[_Waiting] = []
        self._served: OrderedDict[str, int] = OrderedDict()
        self._number = 0

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def load(self) -> int:
        """How many wait; below zero, how many slots are free."""
        return len(self._waiting) - self._free

    @asynccontextmanager
    async def slot(self, requester: Requester) -> AsyncIterator[None]:
        """Wait for a slot, and have it for a while."""
        self._number += 1
        waiting = _Waiting(requester, self._number)
        self._waiting.append(waiting)
        self._hand_out()
        try:
            await waiting.turn.wait()
            yield
        finally:
            if waiting.turn.is_set():
                self._free += 1
                self._hand_out()
            else:
                self._waiting.remove(waiting)

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._place)
            self._waiting.remove(chosen)
            self._free -= 1
            self._number += 1
            self._served[chosen.requester.owner] = self._number
            self._served.move_to_end(chosen.requester.owner)
            if len(self._served) > MOST_OWNERS:
                self._served.popitem(last=False)
            chosen.turn.set()

    def _place(self, waiting: _Waiting) -> tuple[bool, int, int]:
        return not waiting.requester.is_watched(), self._served.get(waiting.requester.owner, 0), waiting.number
