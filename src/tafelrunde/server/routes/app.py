"""The ASGI application: all routes and error handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tafelrunde.server.context import AppContext, ServerConfig
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes import (
    guard,
    lessons,
    matches,
    operations,
    pages,
    people,
    push,
    retries,
    reviews,
    table_socket,
    tables,
)

LARGEST_REQUEST = 16_384


def create_app(config: ServerConfig) -> Litestar:
    """The server as an ASGI application."""
    context = AppContext(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with context.open():
            yield

    def provide_context() -> AppContext:
        return context

    api = Router(
        "/api",
        route_handlers=[
            people.ROUTES,
            push.ROUTES,
            tables.ROUTES,
            lessons.ROUTES,
            matches.ROUTES,
            retries.ROUTES,
            reviews.ROUTES,
            table_socket.table_socket,
        ],
    )
    app = Litestar(
        [api, operations.ROUTES, pages.pages_route()],
        lifespan=[lifespan],
        dependencies={"context": Provide(provide_context, sync_to_thread=False)},
        middleware=[guard.Guard()],
        exception_handlers={
            RequestError: guard.report_error,
            HTTPException: guard.report_http_error,
            RecursionError: guard.report_recursion,
            Exception: guard.report_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=version("tafelrunde"),
            description="Tables for modern board games. The socket of a table is described in docs/reference/wire.md.",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
        debug=False,
    )
    app.state.context = context
    return app
