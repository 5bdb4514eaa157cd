"""Running the server: `tafel serve`."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from functools import partial

import structlog
import uvicorn
from platformdirs import user_data_path

from tafelrunde.server.context import AppContext, ServerConfig
from tafelrunde.server.routes.app import create_app
from tafelrunde.server.routes.connections import ConnectionLimits, HttpProtocol
from tafelrunde.server.routes.handshake import HandshakeProtocol
from tafelrunde.server.routes.websocket import check_timeouts
from tafelrunde.server.startup import CannotStart, claimed, prepare

_log = structlog.get_logger()

SHUTDOWN_TIMEOUT = 10
TICKS_A_SECOND = 10
"""How often uvicorn calls `on_tick`."""


def default_database() -> str:
    """A file in the user's data folder."""
    folder = user_data_path("tafelrunde")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def configure_logs(kind: str) -> None:
    """One line an event, as JSON or as text, without names, moves, tokens, keys and the locals of tracebacks."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if kind == "json" else structlog.dev.ConsoleRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, format="%(message)s")


def serve(config: ServerConfig, host: str, port: int, *, logs: str, proxy: str | None) -> int:
    """Run a server until it is stopped; it then tells all clients and finishes its writes. Returns the exit code."""
    configure_logs(logs)
    try:
        with claimed(config.database):
            asyncio.run(prepare(config))
            _run(config, host, port, proxy)
    except CannotStart as problem:
        _log.error("cannot start", why=str(problem))
        return 1
    return 0


def _run(config: ServerConfig, host: str, port: int, proxy: str | None) -> None:
    app = create_app(config)
    limits = ConnectionLimits(config.connections, proxy)
    uvicorn_config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=partial(HttpProtocol, limits),  # type: ignore[arg-type]
        ws=HandshakeProtocol,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    _Server(uvicorn_config, app.state.context, limits).run()


def run_worker(nats: str | None, *, logs: str) -> int:
    """Run a worker until it is stopped; it then finishes the requests it has begun."""
    configure_logs(logs)
    if nats is None:
        _log.error("a worker needs --nats")
        return 1
    from tafelrunde.server.cluster.worker import work

    asyncio.run(work(nats))
    return 0


class _Server(uvicorn.Server):
    """Checks the timeouts of its connections, and closes all tables before it stops."""

    def __init__(self, config: uvicorn.Config, context: AppContext, limits: ConnectionLimits) -> None:
        super().__init__(config)
        self._context = context
        self._limits = limits

    async def on_tick(self, counter: int) -> bool:
        """Check the timeouts of all connections once a second."""
        if counter % TICKS_A_SECOND == 0:
            self._limits.check(self.server_state.connections)
            check_timeouts(self.server_state.connections)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients and finish all writes, then stop; a request that waits for a game is refused."""
        self._context.catalogue.stop_compiling()
        await self._context.close_tables()
        await super().shutdown(sockets)
