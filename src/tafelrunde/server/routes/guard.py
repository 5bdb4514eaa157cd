"""Middleware of every endpoint: security headers, rate limits, the check of the origin, and error responses."""

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

from tafelrunde.server import metrics
from tafelrunde.server.context import AppContext
from tafelrunde.server.people.limits import TokenBucket, network_of
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.wire.problems import Problem
from tafelrunde.server.wire.rest import ErrorBody

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
    "no-moment": 404,
    "no-game": 404,
    "no-lesson": 404,
    "no-push": 404,
    "foreign": 403,
    "not-host": 403,
    "broken": 500,
}
CONFLICT = 409
_OF_STATUS: dict[int, Problem] = {404: "no-match", 405: "malformed", 413: "too-large", 429: "too-many"}
_SERVER_FAULT = 500
_SAFE = {"GET", "HEAD", "OPTIONS"}
_OURSELVES = {"same-origin", "none"}
_LONGEST_LOGGED = 100
_REFUSALS_LOGGED = TokenBucket(20, 1 / 3)


_COST_OF_A_FILE = 0.1
"""What a file of the client counts as a request: a page needs dozens, and many people may sit behind one address."""


class Guard(ASGIMiddleware):
    """Adds headers, limits the rate of requests, and refuses cross-site requests."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check a request, then hand it on."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        context: AppContext = scope["litestar_app"].state.context
        _check_source(scope, context)
        client = scope.get("client")
        cost = _COST_OF_A_FILE if scope["path"].startswith("/assets/") else 1
        context.requests.spend(network_of(client[0]) if client else "", cost)
        await next_app(scope, receive, send_guarded)


def _check_source(scope: Scope, context: AppContext) -> None:
    """Refuse what other sites send to change something or to open a socket, and bodies that are not JSON."""
    if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
        return
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get("origin")
    ours = {headers.get("host", ""), urlsplit(context.config.public_address or "").netloc} - {""}
    if headers.get("sec-fetch-site", "same-origin") not in _OURSELVES or not (origin is None or _site(origin) in ours):
        _log_refused(scope, "foreign", origin=(origin or "")[:_LONGEST_LOGGED])
        raise RequestError("foreign")
    kind = headers.get("content-type")
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if scope["type"] == ScopeType.HTTP and (has_body or kind) and _media_type(kind or "") != MediaType.JSON:
        _log_refused(scope, "malformed", content_type=(kind or "")[:_LONGEST_LOGGED])
        raise RequestError("malformed", where="content-type")


def _site(origin: str) -> str:
    """The host and port of an origin; empty if it is no site, like `null` and `file://`."""
    parts = urlsplit(origin)
    return parts.netloc if parts.scheme in {"http", "https"} else ""


def _media_type(header: str) -> str:
    return header.partition(";")[0].strip().lower()


def _log_refused(scope: Scope, code: Problem, **details: str) -> None:
    """Log a refused request, unless there were many lately."""
    if not _REFUSALS_LOGGED.take():
        _log.warning("request refused", code=code, method=scope.get("method", "socket"), **details)


def report_error(request: Request[Any, Any, Any], error: RequestError) -> Response[ErrorBody]:
    """The response to a refused request."""
    metrics.ERRORS.labels(error.code).inc()
    headers = {"Retry-After": str(error.arguments.get("wait", 1))} if error.code == "too-many" else {}
    return Response(
        ErrorBody(error.code, error.arguments),
        status_code=STATUS.get(error.code, CONFLICT),
        media_type=MediaType.JSON,
        headers={**HEADERS, "Cache-Control": "no-store", **headers},
    )


def report_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """The response to an error of the framework, without its details."""
    code = _OF_STATUS.get(error.status_code, "broken" if error.status_code >= _SERVER_FAULT else "malformed")
    where = ""
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        where = str(error.extra[0].get("key", ""))
    told = ErrorBody(code, {"where": where} if code == "malformed" else {})
    allow = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    headers = {**HEADERS, "Cache-Control": "no-store", **allow}
    return Response(told, status_code=error.status_code, media_type=MediaType.JSON, headers=headers)


def report_recursion(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    """The response to JSON that is nested too deeply."""
    return report_error(request, RequestError("malformed", where=""))


def report_fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """The response to a bug: the log has the details, the client has not."""
    _log.error("request failed", path=request.scope["path"], exc_info=error)
    return report_error(request, RequestError("broken"))
