"""Reviews of finished matches: made once, shown while they are made, and kept with their match."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from tafelrunde.bots.search import load_search
from tafelrunde.kernel import OPEN, Match
from tafelrunde.review import Reviewing, Task
from tafelrunde.server.archive.reviews import ReviewStore, StoredReview
from tafelrunde.server.clock import SECOND, steady
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.think_queue import Requester
from tafelrunde.server.threads import in_thread

_log = structlog.get_logger()

Sight = str
"""Whose knowledge a review uses: the number of a seat, `open`, or `each` for whoever decided."""
EACH, EVERYTHING = "each", "open"
SAVED_EVERY = SECOND


def viewer_of(sight: Sight) -> int | None:
    """The same as reviews know it."""
    return {EACH: None, EVERYTHING: OPEN}[sight] if sight in (EACH, EVERYTHING) else int(sight)


class ReviewService:
    """Makes reviews, and finds those of all processes. Each decision is one piece of work for the thinker."""

    def __init__(self, store: ReviewStore, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._making: dict[tuple[str, Sight], asyncio.Task[None]] = {}

    async def find(self, match: str, sight: Sight) -> StoredReview:
        """The review as it stands."""
        return await self._store.find(match, sight)

    async def ask(self, match: str, sight: Sight, read: Callable[[], Match], spend: Callable[[], None]) -> StoredReview:
        """The review as it stands; it is begun if it was not. `spend` may refuse that."""
        found = await self.find(match, sight)
        if found.done is None:
            spend()
            if await self._store.claim(match, sight):
                work = _ReviewJob(self._store, self._thinker, match, sight)
                task = self._making[match, sight] = asyncio.create_task(work.run(read), name="review")
                task.add_done_callback(lambda _: self._making.pop((match, sight), None))
        return await self.find(match, sight)

    async def stop(self, match: str, sight: Sight) -> None:
        """Stop making a review, whichever process does; nothing of it is kept."""
        if task := self._making.get((match, sight)):
            task.cancel()
            await asyncio.wait({task})
        await self._store.drop(match, sight)

    async def close(self) -> None:
        """Stop everything."""
        for match, sight in list(self._making):
            await self.stop(match, sight)


class _Cancelled(Exception):
    """Another process stopped the review."""


@dataclass(eq=False)
class _ReviewJob:
    """A review in the making. It is saved about once a second, so that all processes can show how far it is."""

    store: ReviewStore
    thinker: Thinker
    match: str
    sight: Sight
    done: float = 0.0
    saved: int = 0

    async def run(self, read: Callable[[], Match]) -> None:
        """Do everything."""
        try:
            work = await in_thread(lambda: Reviewing(read(), viewer_of(self.sight)))
            await in_thread(load_search, work.match.game)
            await self._do(work, work.quick())
            await self._save(work, 0.5)
            await self._do(work, work.deeper())
            await self._save(work, 1.0)
        except* _Cancelled:
            pass
        except* Exception:  # noqa: BLE001 - whoever asks again begins it anew
            _log.exception("review failed", table=self.match, sight=self.sight)
            await self.store.drop(self.match, self.sight)

    async def _do(self, work: Reviewing, tasks: list[Task]) -> None:
        """Do one pass, several tasks at once, in their order."""
        left = iter(tasks)
        requester = Requester(f"review {self.match} {self.sight}", lambda: False)

        async def run_tasks() -> None:
            for task in left:
                work.keep(task, await self.thinker.do_task(work, task, requester))
                self.done += 0.5 / len(tasks)
                if steady() - self.saved > SAVED_EVERY:
                    await self._save(work, min(self.done, 0.99))

        async with asyncio.TaskGroup() as group:
            for _ in range(os.cpu_count() or 1):
                group.create_task(run_tasks())

    async def _save(self, work: Reviewing, done: float) -> None:
        self.done, self.saved = done, steady()
        if not await self.store.save(self.match, self.sight, await in_thread(work.review), done):
            raise _Cancelled
