"""All doors together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tafelrunde.server.house import House, Plan
from tafelrunde.server.routes import guard, matches, operations, pages, people, push, socket, tables
from tafelrunde.server.trouble import Trouble

LARGEST_REQUEST = 16_384


def create_app(plan: Plan) -> Litestar:
    """The server as an ASGI application."""
    house = House(plan)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with house.open():
            yield

    def provide_house() -> House:
        return house

    api = Router(
        "/api", route_handlers=[people.ROUTES, push.ROUTES, tables.ROUTES, matches.ROUTES, socket.table_socket]
    )
    app = Litestar(
        [api, operations.ROUTES, pages.page],
        lifespan=[lifespan],
        dependencies={"house": Provide(provide_house, sync_to_thread=False)},
        middleware=[guard.Guard()],
        exception_handlers={
            Trouble: guard.tell_trouble,
            HTTPException: guard.tell_http_error,
            RecursionError: guard.tell_bottomless,
            Exception: guard.tell_fault,
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
    app.state.house = house
    return app
