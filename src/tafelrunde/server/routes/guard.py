"""What every door has in common: headers that keep the page safe, limits, and troubles told in one way."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.server import counts
from tafelrunde.server.house import House
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.problems import Problem
from tafelrunde.server.wire.rest import Trouble as TroubleTold

_log = structlog.get_logger()

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
        " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
STATUS: dict[str, int] = {
    "malformed": 400,
    "too-large": 413,
    "too-many": 429,
    "not-known": 401,
    "no-table": 404,
    "no-match": 404,
    "no-game": 404,
    "no-push": 404,
    "foreign": 403,
    "not-host": 403,
    "broken": 500,
}
CONFLICT = 409
_OF_STATUS: dict[int, Problem] = {404: "no-match", 405: "malformed", 413: "too-large", 429: "too-many"}
_SERVER_FAULT = 500
_SAFE = {"GET", "HEAD", "OPTIONS"}


class Guard(ASGIMiddleware):
    """Adds the headers, counts requests, and lets nobody act from another site's page."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Look at who comes, then let them in."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        _check_origin(scope)
        house: House = scope["litestar_app"].state.house
        client = scope.get("client")
        house.requests.spend(client[0] if client else "")
        await next_app(scope, receive, send_guarded)


def _check_origin(scope: Scope) -> None:
    """A page of another site may neither change anything nor open a socket in a visitor's name."""
    if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
        return
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get("origin")
    house: House = scope["litestar_app"].state.house
    ours = {headers.get("host", ""), urlsplit(house.plan.public_address or "").netloc}
    if headers.get("sec-fetch-site") == "cross-site" or (origin is not None and urlsplit(origin).netloc not in ours):
        raise Trouble("foreign")


def tell_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[TroubleTold]:
    """A trouble as an answer."""
    counts.TROUBLES.labels(trouble.code).inc()
    headers = {"Retry-After": str(trouble.arguments.get("wait", 1))} if trouble.code == "too-many" else {}
    return Response(
        TroubleTold(trouble.code, trouble.arguments),
        status_code=STATUS.get(trouble.code, CONFLICT),
        media_type=MediaType.JSON,
        headers={**HEADERS, "Cache-Control": "no-store", **headers},
    )


def tell_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[TroubleTold]:
    """What the framework finds wrong, in our words and without its details."""
    code = _OF_STATUS.get(error.status_code, "broken" if error.status_code >= _SERVER_FAULT else "malformed")
    where = ""
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        where = str(error.extra[0].get("key", ""))
    told = TroubleTold(code, {"where": where} if code == "malformed" else {})
    allow = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    headers = {**HEADERS, "Cache-Control": "no-store", **allow}
    return Response(told, status_code=error.status_code, media_type=MediaType.JSON, headers=headers)


def tell_bottomless(request: Request[Any, Any, Any], error: RecursionError) -> Response[TroubleTold]:
    """Lists in lists in lists without end."""
    return tell_trouble(request, Trouble("malformed", where=""))


def tell_fault(request: Request[Any, Any, Any], error: Exception) -> Response[TroubleTold]:
    """A fault of ours: the log has the details, the visitor has not."""
    _log.error("request failed", path=request.scope["path"], error=type(error).__name__, exc_info=error)
    return tell_trouble(request, Trouble("broken"))
