"""Running the server: `tafel serve`."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from pathlib import Path

import structlog
import uvicorn
from platformdirs import user_data_path

from tafelrunde.server.house import House, Plan
from tafelrunde.server.routes.app import create_app
from tafelrunde.server.routes.doorway import Doorway
from tafelrunde.server.routes.line import look_after

_log = structlog.get_logger()

STOP_WITHIN = 10
TICKS_A_LOOK = 10
"""uvicorn ticks ten times a second."""


def default_database() -> str:
    """A file in the user's data folder."""
    folder = user_data_path("tafelrunde")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def write_logs_as(kind: str) -> None:
    """One line an event, as JSON for machines or as text for people. Names, moves, tokens and keys are never logged."""
    renderer = structlog.processors.JSONRenderer() if kind == "json" else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info if kind == "json" else _as_it_is,
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, format="%(message)s")


def _as_it_is(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    return event


def serve(plan: Plan, host: str, port: int, *, logs: str, proxy: str | None) -> None:
    """Run a server until it is stopped; it then tells everybody and finishes its writes."""
    write_logs_as(logs)
    if plan.database.startswith("sqlite:///"):
        Path(plan.database.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    app = create_app(plan)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=Doorway,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    _Server(config, app.state.house).run()


def think(nats: str | None, *, logs: str) -> int:
    """Run a worker until it is stopped; it then finishes the thoughts it has begun."""
    write_logs_as(logs)
    if nats is None:
        _log.error("a worker needs --nats, where it is asked")
        return 1
    from tafelrunde.server.neighbours.worker import work

    asyncio.run(work(nats))
    return 0


class _Server(uvicorn.Server):
    """A server that looks after its lines, and says good-bye before it closes them."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def on_tick(self, counter: int) -> bool:
        """Look at the clocks of all lines, once a second."""
        if counter % TICKS_A_LOOK == 0:
            look_after(self.server_state.connections)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, finish all writes, then close."""
        await self._house.say_goodbye()
        await super().shutdown(sockets)
