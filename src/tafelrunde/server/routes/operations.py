"""Doors for whoever runs the server."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tafelrunde.server import counts
from tafelrunde.server.house import House


@get("/healthz", media_type=MediaType.JSON)
async def healthz(house: House) -> dict[str, bool]:
    """The server answers; `ready` once the rules are loaded and matches can be played."""
    return {"ok": True, "ready": house.ready}


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """What Prometheus collects."""
    return Response(generate_latest(counts.REGISTRY), media_type=CONTENT_TYPE_LATEST)


ROUTES = Router("/", route_handlers=[healthz, metrics], tags=["operations"])
