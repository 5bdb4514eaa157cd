"""The client's files, if they were built into the package. Only files that were there at the start can be asked for."""

from __future__ import annotations

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
            if kind.startswith("text/") or kind.endswith(("javascript", "json")):
                kind += "; charset=utf-8"
            caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            found[name] = Page(content, kind, mark_of(content), caching)
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
    return kept(request, found.content, found.kind, found.mark, found.caching)
