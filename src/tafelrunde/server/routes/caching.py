"""Responses with an ETag: a client that has the same content already gets 304."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

from litestar import Request, Response

T = TypeVar("T")
FOR_EVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
"""Cached, and revalidated before each use."""


def etag_of(content: bytes) -> str:
    """A strong validator of some content."""
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'


def cached_response(
    request: Request[Any, Any, Any], content: T, media_type: str, etag: str, caching: str = REVALIDATE
) -> Response[T | None]:
    """The content, or 304 if the client's copy is current."""
    headers = {"ETag": etag, "Cache-Control": caching}
    if request.headers.get("if-none-match") == etag:
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)
