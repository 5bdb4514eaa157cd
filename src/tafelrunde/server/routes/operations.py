"""Endpoints for whoever runs the server."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tafelrunde.server import metrics
from tafelrunde.server.context import AppContext

_PROMETHEUS = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""The framework adds the character set to every text."""


@get("/healthz", media_type=MediaType.JSON)
async def healthz(context: AppContext) -> dict[str, bool]:
    """The server answers; `ready` once the rules are loaded and matches can be played."""
    return {"ok": True, "ready": context.ready}


@get("/metrics", include_in_schema=False)
async def prometheus_metrics() -> Response[bytes]:
    """What Prometheus collects."""
    return Response(generate_latest(metrics.REGISTRY), media_type=_PROMETHEUS)


ROUTES = Router("/", route_handlers=[healthz, prometheus_metrics], tags=["operations"])
