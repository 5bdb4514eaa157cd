"""The static files of the client, read once, when the application is made: after a checkout has built them."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes.caching import FOR_EVER, REVALIDATE, cached_response, etag_of

STATIC = Path(__file__).parents[1] / "static"


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    content: bytes
    compressed: bytes | None
    """None where compression would not help."""
    media_type: str
    etag: str
    caching: str


def pages_in(folder: Path) -> dict[str, Page]:
    """Every file below a folder by the path it is asked for; file names under assets/ change with their content."""
    found = {}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if file.is_file():
            name = file.relative_to(folder).as_posix()
            content = file.read_bytes()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            compressed = None
            if kind.startswith("text/") or kind.endswith(("javascript", "json", "xml")):
                kind += "" if kind.startswith("text/") else "; charset=utf-8"  # the framework adds it to text
                compressed = gzip.compress(content, mtime=0)
            caching = FOR_EVER if name.startswith("assets/") else REVALIDATE
            found[name] = Page(content, compressed, kind, etag_of(content), caching)
    return found


def pages_route() -> HTTPRouteHandler:
    """The route of all files of the client."""
    pages = pages_in(STATIC)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes | None]:
        """A file of the client; other paths are routed by the client, in index.html."""
        name = path.strip("/")
        found = pages.get(name)
        if found is None and not name.startswith(("api/", "schema/")) and "." not in name:
            found = pages.get("index.html")
        if found is None:
            raise RequestError("no-match")
        if found.compressed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return cached_response(request, found.content, found.media_type, found.etag, found.caching)
        etag = found.etag.replace('"', '"gzip-', 1)
        answer = cached_response(request, found.compressed, found.media_type, etag, found.caching)
        answer.set_header("Vary", "Accept-Encoding")
        if answer.content is not None:
            answer.set_header("Content-Encoding", "gzip")
        return answer

    return page
