"""Endpoints for whoever runs the server."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tafelrunde.server import metrics
from tafelrunde.server.routes.visitor import Context

_PROMETHEUS = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""The framework adds the character set to every text."""


class Health(Struct, frozen=True):
    """How the server is. Of the games in `compiling` no table can be opened yet, of those in `failed` none at all."""

    ok: bool
    ready: bool
    compiling: list[str]
    failed: list[str]
    problem: str | None


@get("/healthz", media_type=MediaType.JSON, responses={503: ResponseSpec(Health, description="Nothing can be kept")})
async def healthz(context: Context) -> Response[Health]:
    """Whether all is well: `ready` once a table of every game can be opened, `problem` if nothing can be written.

    If that is to be expected soon, `problem` says so while all is still `ok`.
    """
    problem = await context.database.find_problem()
    told = problem or context.database.find_shortage()
    health = Health(problem is None, context.ready, context.compiling, context.catalogue.failed, told)
    return Response(health, status_code=HTTP_200_OK if health.ok else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", include_in_schema=False)
async def prometheus_metrics() -> Response[bytes]:
    """What Prometheus collects."""
    return Response(generate_latest(metrics.REGISTRY), media_type=_PROMETHEUS)


ROUTES = Router("/", route_handlers=[healthz, prometheus_metrics], tags=["operations"])
