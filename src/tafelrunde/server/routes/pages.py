"""The client's files, if they were built into the package. Only files that were there at the start can be asked for."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from tafelrunde.server.routes.caching import ASK_AGAIN, FOR_EVER, kept, mark_of
from tafelrunde.server.trouble import Trouble

STATIC = Path(__file__).parents[1] / "static"


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    """The same, compressed; None where that would not help."""
    kind: str
    mark: str
    caching: str


def pages_in(folder: Path) -> dict[str, Page]:
    """Every file below a folder by the path it is asked for; file names under assets/ change with their content."""
    found = {}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if file.is_file():
            name = file.relative_to(folder).as_posix()
            content = file.read_bytes()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            packed = None
            if kind.startswith("text/") or kind.endswith(("javascript", "json", "xml")):
                kind += "; charset=utf-8"
                packed = gzip.compress(content, mtime=0)
            caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            found[name] = Page(content, packed, kind, mark_of(content), caching)
    return found


PAGES = pages_in(STATIC)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes | None]:
    """A file of the client; addresses without one belong to its first page."""
    name = path.strip("/")
    found = PAGES.get(name)
    if found is None and not name.startswith(("api/", "schema/")) and "." not in name:
        found = PAGES.get("index.html")
    if found is None:
        raise Trouble("no-match")
    if found.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return kept(request, found.content, found.kind, found.mark, found.caching)
    answer = kept(request, found.packed, found.kind, found.mark.replace('"', '"gzip-', 1), found.caching)
    answer.set_header("Vary", "Accept-Encoding")
    if answer.content is not None:
        answer.set_header("Content-Encoding", "gzip")
    return answer
