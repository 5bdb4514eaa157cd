"""Answers that a browser may keep: they carry a mark of their content, and are not sent again to whoever has it."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

from litestar import Request, Response

T = TypeVar("T")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""Keep it, and ask each time whether it is still the same."""


def mark_of(content: bytes) -> str:
    """What tells one content from another."""
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'


def kept(
    request: Request[Any, Any, Any], content: T, kind: str, mark: str, caching: str = ASK_AGAIN
) -> Response[T | None]:
    """The content, or a word that the visitor's copy is still good."""
    headers = {"ETag": mark, "Cache-Control": caching}
    if request.headers.get("if-none-match") == mark:
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)
