"""How every door describes what can go wrong."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from tafelrunde.server.wire.rest import Trouble

TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description=description)
    for status, description in (
        (400, "What was sent is not what this door takes"),
        (401, "You are nobody here yet"),
        (403, "Not from another site's page"),
        (404, "There is no such thing"),
        (409, "Not as things stand"),
        (413, "Too large"),
        (429, "Too often; wait a little"),
    )
}

UNCHANGED = {304: ResponseSpec(None, description="You have it already: its `ETag` was in your `If-None-Match`")}
