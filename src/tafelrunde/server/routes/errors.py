"""The errors that every endpoint documents."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from tafelrunde.server.wire.rest import ErrorBody

ERRORS = {
    status: ResponseSpec(ErrorBody, generate_examples=False, description=description)
    for status, description in (
        (400, "Malformed request"),
        (401, "You are not a guest yet"),
        (403, "Cross-site request"),
        (404, "Not found"),
        (409, "Not possible as things stand"),
        (413, "Too large"),
        (429, "Rate limit exceeded; see Retry-After"),
    )
}

UNCHANGED = {304: ResponseSpec(None, description="Not modified: its `ETag` was in your `If-None-Match`")}
