"""The house: archive, people, games and tables, put together. It answers while the rules are still being loaded."""

from __future__ import annotations

import asyncio
import gc
import importlib
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from tafelrunde.server import counts
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.people import PeopleShelf
from tafelrunde.server.archive.tables import TableLists, TableShelf
from tafelrunde.server.neighbours.alone import Alone
from tafelrunde.server.people.limits import Buckets
from tafelrunde.server.people.registry import Registry
from tafelrunde.server.push.office import Office, is_installed
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.threads import aside

if TYPE_CHECKING:
    from tafelrunde.server.neighbours.connected import Connected
    from tafelrunde.server.tables.bots import Thinker
    from tafelrunde.server.tables.hall import Hall

_log = structlog.get_logger()
_TIDY_EVERY = 60.0
_ENDS_WITHIN = 5.0
"""Work that is cancelled while it uses the database gives its connection back before the database is closed."""
_BEAT = 0.25
_MANY_NEW_THINGS = 10_000


@dataclass(frozen=True)
class Plan:
    """How a server is to be run."""

    database: str
    nats: str | None = None
    """Where the processes of this server meet, if there are several."""
    pace: float = 0.8
    """Bots do not answer faster than that many seconds, so that people can follow."""
    public_address: str | None = None
    """The address people type, if it is not the one the server listens at."""
    newcomers: int = 30
    """How many people one address may become in a minute."""
    requests_at_once: int = 200
    push_after: float = 40.0
    """People are told of their turn if they are still away after so many seconds; silent sockets are closed by then."""
    push_to: tuple[str, ...] = ()
    """Hosts of push services that may have private addresses and need no HTTPS."""


def _spare_the_collector() -> None:
    """Rules and libraries stay to the end, and tables for long: garbage is looked for among what came since, seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MANY_NEW_THINGS)


def _tell_if_failed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("the house is not whole", error=repr(error))


class House:
    """Everything a door needs."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.database = Database(plan.database)
        self.tables = TableShelf(self.database)
        self.lists = TableLists(self.database)
        self.people = Registry(PeopleShelf(self.database))
        self.shelf = Shelf()
        self.requests = Buckets(plan.requests_at_once, plan.requests_at_once / 5)
        self.newcomers = Buckets(plan.newcomers, plan.newcomers / 60)
        self.office = self._open_office() if is_installed() else None
        self._neighbours: Connected | None = None
        self._hall: asyncio.Future[Hall] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def hall(self) -> Hall:
        """The tables, as soon as the rules are loaded."""
        assert self._hall is not None
        return await asyncio.shield(self._hall)

    @property
    def ready(self) -> bool:
        """Whether matches can be played already."""
        return self._hall is not None and self._hall.done()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the house, and close it so that nothing is lost."""
        await self.database.open()
        self._hall = asyncio.get_running_loop().create_future()
        if self.plan.nats is not None:
            from tafelrunde.server.neighbours.connected import Connected, connect

            self._neighbours = Connected(await connect(self.plan.nats))
            self._start(self._neighbours.renew())
            self._start(self._look_round(self._neighbours))
        for work in (self._furnish(), self._tidy(), self._feel_the_pulse()):
            self._start(work)
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=_ENDS_WITHIN)
            await self.say_goodbye()
            if self._neighbours is not None:
                await self._neighbours.close()
            if self.office is not None:
                await self.office.close()
            await self.database.close()

    async def say_goodbye(self) -> None:
        """Finish what is being written, and tell everybody to come back soon."""
        if self.ready:
            await (await self.hall()).close()

    def _open_office(self) -> Office:
        plan = self.plan
        return Office(self.database, after=plan.push_after, own=plan.push_to, contact=plan.public_address)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        task.add_done_callback(_tell_if_failed)
        self._tasks.append(task)

    async def _look_round(self, neighbours: Connected) -> None:
        hall = await self.hall()
        while True:
            await neighbours.pause()
            try:
                await hall.look_round()
            except Exception as error:  # noqa: BLE001 - the next look may find more
                _log.error("could not look round", error=repr(error))

    async def _furnish(self) -> None:
        """Load the rules beside the event loop, then let interrupted matches go on."""
        hall = await aside(importlib.import_module, "tafelrunde.server.tables.hall")
        await self.shelf.fill()
        neighbours = self._neighbours or Alone()
        furnished: Hall = hall.Hall(
            self.database, self.shelf, self._thinker(), neighbours, self.office, pace=self.plan.pace
        )
        assert self._hall is not None
        self._hall.set_result(furnished)
        _log.info("ready", games=list(self.shelf.games))
        await furnished.wake()
        await self.shelf.warm()
        await self.shelf.warm_search()
        _spare_the_collector()

    def _thinker(self) -> Thinker:
        if self._neighbours is None:
            from tafelrunde.server.tables.bots import Thinker

            return Thinker()
        from tafelrunde.server.neighbours.workers import FarThinker

        return FarThinker(self._neighbours.client)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(_TIDY_EVERY)
            try:
                await self.people.tidy()
                if self.ready:
                    await (await self.hall()).tidy()
            except Exception as error:  # noqa: BLE001 - tidying can wait
                _log.error("could not tidy", error=repr(error))

    async def _feel_the_pulse(self) -> None:
        """Measure how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _BEAT
            await asyncio.sleep(_BEAT)
            counts.LOOP_LAG.set(max(0.0, loop.time() - due))
