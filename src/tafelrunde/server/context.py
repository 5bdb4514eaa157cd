"""The application context: database, people, games and tables, created and closed together."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import structlog

from tafelrunde.server import metrics
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.stores import Stores
from tafelrunde.server.catalogue import GameCatalogue
from tafelrunde.server.cluster.single_process import SingleProcess
from tafelrunde.server.memory import trim_heap, tune_garbage_collector
from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.people.registry import PersonRegistry
from tafelrunde.server.push.service import PushService, is_installed
from tafelrunde.server.tables.think_queue import ThinkQueue
from tafelrunde.server.threads import in_thread

if TYPE_CHECKING:
    from tafelrunde.server.cluster.nats_cluster import NatsCluster
    from tafelrunde.server.tables.bots import Thinker
    from tafelrunde.server.tables.registry import TableRegistry

_log = structlog.get_logger()
_CLEAN_UP_EVERY = 60.0
_CANCEL_TIMEOUT = 5.0
"""Cancelled tasks return their database connections within this time, before the database is closed."""
_LAG_INTERVAL = 0.25
MANY_TABLES = 20
"""Free heap pages are returned when so many tables were dropped at once."""
REPLAYS = (30, 3)
IMPORTS = (5, 0.1)
LESSONS = (100, 5)
REVIEWS = (10, 0.05)
"""From one address: so many at once, and so many a second."""
UPLOADS_AT_ONCE = 4


@dataclass(frozen=True)
class ServerConfig:
    """How a server is run."""

    database: str
    nats: str | None = None
    """The NATS server that connects several processes, if there are several."""
    pace: float = 0.8
    """Bots answer no faster than this, in seconds, so that people can follow."""
    public_address: str | None = None
    """The address people type, if it is not the one the server listens at."""
    lan_address: str | None = None
    """The address of this machine in its local network, if the server lets others in there."""
    newcomers: int = 30
    """How many guests one IP address may create in a minute."""
    requests_at_once: int = 200
    connections: int = 256
    """How many connections one IP address may have open."""
    push_after: float = 40.0
    """People who are away after so many seconds are notified of their turn; idle sockets are closed by then."""
    push_to: tuple[str, ...] = ()
    """Hosts of push services that may have private addresses and need no HTTPS."""
    old_editions: Literal["refuse", "set-aside", "abandon"] = "refuse"
    """What is done if there are running matches by rules that are not here any more."""


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("background task failed", task=task.get_name(), exc_info=error)


class AppContext:
    """Everything a request handler needs. It serves requests while the rules are still being loaded."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.database = Database(config.database)
        self.stores = Stores(self.database)
        self.tables = self.stores.tables
        self.lists = self.stores.lists
        self.lessons = self.stores.lessons
        self.people = PersonRegistry(self.stores.people)
        self.catalogue = GameCatalogue()
        self.requests = RateLimiter(config.requests_at_once, config.requests_at_once / 5)
        self.resumes = RateLimiter(config.requests_at_once, config.requests_at_once / 10)
        self.newcomers = RateLimiter(config.newcomers, config.newcomers / 60)
        self.replays = RateLimiter(*REPLAYS)
        self.imports = RateLimiter(*IMPORTS)
        self.teaching = RateLimiter(*LESSONS)
        self.review_limit = RateLimiter(*REVIEWS)
        self.uploads = ThinkQueue(UPLOADS_AT_ONCE)
        self.reading = ThinkQueue(1)
        """One match at a time is read from its file or its log."""
        self.push = self._create_push_service() if is_installed() else None
        self._cluster: NatsCluster | None = None
        self._registry: asyncio.Future[TableRegistry] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def registry(self) -> TableRegistry:
        """The table registry, as soon as the rules are loaded."""
        assert self._registry is not None
        return await asyncio.shield(self._registry)

    @property
    def _has_registry(self) -> bool:
        return self._registry is not None and self._registry.done()

    @property
    def compiling(self) -> list[str]:
        """The games of which no table can be opened yet."""
        return self.catalogue.compiling

    @property
    def ready(self) -> bool:
        """Whether a table of every game can be opened now."""
        return self._has_registry and not self.compiling and not self.catalogue.failed

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Start all services, and stop them in order when the context is left."""
        await self.database.open()
        self._registry = asyncio.get_running_loop().create_future()
        if self.config.nats is not None:
            from tafelrunde.server.cluster.nats_cluster import NatsCluster, connect

            self._cluster = NatsCluster(await connect(self.config.nats))
            self._start("renew leases", self._cluster.renew())
            self._start("poll database", self._poll_database(self._cluster))
        self._start("load games", self._load_games())
        self._start("clean up", self._clean_up())
        self._start("watch loop lag", self._watch_loop_lag())
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=_CANCEL_TIMEOUT)
            await self.close_tables()
            if self._cluster is not None:
                await self._cluster.close()
            if self.push is not None:
                await self.push.close()
            await self.database.close()

    async def close_tables(self) -> None:
        """Finish all writes, and tell all clients to reconnect."""
        if self._has_registry:
            await (await self.registry()).close()

    def _create_push_service(self) -> PushService:
        config = self.config
        return PushService(
            self.database, after=config.push_after, private_hosts=config.push_to, contact=config.public_address
        )

    def _start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=name)
        task.add_done_callback(_log_failure)
        self._tasks.append(task)

    async def _poll_database(self, cluster: NatsCluster) -> None:
        registry = await self.registry()
        while True:
            await cluster.pause()
            try:
                await registry.poll_database()
            except Exception:  # noqa: BLE001 - tried again soon
                _log.exception("polling the database failed")
                registry.disconnect_clients()

    async def _load_games(self) -> None:
        """Import and compile the rules off the event loop, and resume interrupted matches."""
        module = await in_thread(importlib.import_module, "tafelrunde.server.tables.registry")
        await self.catalogue.load()
        cluster = self._cluster or SingleProcess()
        registry: TableRegistry = module.TableRegistry(
            self.stores, self.catalogue, self._thinker(), cluster, self.push, pace=self.config.pace
        )
        assert self._registry is not None
        self._registry.set_result(registry)
        if self._cluster is not None:
            self._share_limits(self._cluster)
        await registry.resume_matches()
        await self.catalogue.compile_all(lambda: _log.info("ready", games=list(self.catalogue.games)))
        tune_garbage_collector()

    def _share_limits(self, cluster: NatsCluster) -> None:
        from tafelrunde.server.cluster.shared_limits import share
        from tafelrunde.server.tables import session

        limiters = {
            "requests": self.requests,
            "resumes": self.resumes,
            "newcomers": self.newcomers,
            "replays": self.replays,
            "imports": self.imports,
            "teaching": self.teaching,
            "reviews": self.review_limit,
            "chat": session.CHAT,
            "costly": session.COSTLY,
            "hints": session.HINTS,
            "coaching": session.COACHING,
        }
        if self.push is not None:
            limiters["notices"] = self.push.limits
        self._start("share limits", share(cluster.client, limiters))

    def _thinker(self) -> Thinker:
        if self._cluster is None:
            from tafelrunde.server.tables.bots import Thinker

            return Thinker()
        from tafelrunde.server.cluster.remote_thinker import RemoteThinker

        return RemoteThinker(self._cluster.client)

    async def _clean_up(self) -> None:
        while True:
            await asyncio.sleep(_CLEAN_UP_EVERY)
            try:
                await self.people.drop_expired()
                if self._has_registry and await (await self.registry()).clean_up() >= MANY_TABLES:
                    trim_heap()
            except Exception:  # noqa: BLE001 - tried again soon
                _log.exception("cleaning up failed")

    async def _watch_loop_lag(self) -> None:
        """Measure how late the event loop runs its timers."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LAG_INTERVAL
            await asyncio.sleep(_LAG_INTERVAL)
            metrics.LOOP_LAG.set(max(0.0, loop.time() - due))
