"""Endpoints for matches: replay, download, what-if, import."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, Parameter, QueryParameter
from litestar.status_codes import HTTP_201_CREATED

from tafelrunde.server.people.limits import network_of
from tafelrunde.server.routes.errors import ERRORS
from tafelrunde.server.routes.qr import qr_code
from tafelrunde.server.routes.tables import TableId
from tafelrunde.server.routes.visitor import Context, address_for_others, known_person, person_of
from tafelrunde.server.tables.think_queue import Requester
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire.rest import Imported, PlayOn, Replay, TableOpened

LARGEST_FILE = 1_000_000

Visit = Request[Any, Any, Any]
SeatNumber = Annotated[int | None, Parameter(ge=0, lt=8, description="As this seat saw it")]
OpenToo = Annotated[bool, QueryParameter(name="open", description="After the end: with everything open")]
InWords = Annotated[bool, QueryParameter(name="sheet", description="With the table laid out in words at every step")]

ReviewInside = Annotated[
    str | None,
    QueryParameter(pattern=r"^(open|each|\d)$", description="With this review inside, if it was made"),
]


@get("/matches/{table:str}/replay", responses=ERRORS)
async def replay(
    table: TableId,
    request: Visit,
    context: Context,
    seat: SeatNumber = None,
    everything: OpenToo = False,
    sheet: InWords = False,
) -> Replay:
    """A match from its beginning. While it goes on, only as you have seen it yourself; afterwards as anybody did."""
    network = network_of(request.client.host) if request.client else ""
    context.replays.spend(network)
    registry = await context.registry()
    from tafelrunde.server.tables.replay import replay_of

    person = await person_of(request, context)
    async with context.reading.slot(Requester(network)):
        return await replay_of(registry, table, person, seat, everything, sheet)


@get("/matches/{table:str}/file", media_type=MediaType.JSON, responses=ERRORS)
async def match_file(table: TableId, request: Visit, context: Context, review: ReviewInside = None) -> Response[bytes]:
    """The match file of a finished match, with the key of its dice: `tafel verify` checks it."""
    network = network_of(request.client.host) if request.client else ""
    if review is not None:
        context.replays.spend(network)
    registry = await context.registry()
    from tafelrunde.review.file import with_review
    from tafelrunde.server.tables.replay import finished_file

    file = await finished_file(context.tables, table)
    made = await registry.reviews.find(table, review) if review is not None else None
    if made is not None and made.done == 1 and made.review is not None:
        async with context.reading.slot(Requester(network)):
            file = await in_thread(with_review, file, made.review)
    headers = {"Content-Disposition": f'attachment; filename="tafelrunde-{table}.json"'}
    return Response(file.encode(), media_type=MediaType.JSON, headers=headers)


@post("/matches/{table:str}/what-if", status_code=HTTP_201_CREATED, responses=ERRORS)
async def play_on(table: TableId, data: JSONBody[PlayOn], request: Visit, context: Context) -> TableOpened:
    """Play a finished match on from one of its moments, against bots: a match of its own, which begins at once."""
    person = await known_person(request, context)
    network = network_of(request.client.host) if request.client else ""
    context.replays.spend(network)
    registry = await context.registry()
    from tafelrunde.server.tables.what_if import play_on as open_table

    async with context.reading.slot(Requester(network)):
        opened = await open_table(registry, table, person, data)
    link = f"{address_for_others(request, context)}/t/{opened}"
    return TableOpened(opened, link, qr_code(link))


@dataclass
class _TakesFile(Operation):
    """Describes the body of a request that the framework does not read."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.OBJECT, description="A match file")
        self.request_body = RequestBody(content={MediaType.JSON: OpenAPIMediaType(schema=schema)}, required=True)


@post(
    "/matches",
    status_code=HTTP_201_CREATED,
    request_max_body_size=LARGEST_FILE,
    responses=ERRORS,
    operation_class=_TakesFile,
)
async def import_match(request: Visit, context: Context) -> Imported:
    """Import the file of a finished match; every move in it is checked."""
    person = await known_person(request, context)
    requester = Requester(network_of(request.client.host) if request.client else "")
    context.imports.spend(requester.owner)
    registry = await context.registry()
    from tafelrunde.server.tables.replay import import_match as store_match
    from tafelrunde.server.tables.replay import read_file

    async with context.uploads.slot(requester):
        file = await request.body()
        async with context.reading.slot(requester):
            match = await in_thread(read_file, file)
    return Imported(await store_match(registry, person, match))


ROUTES = Router("/", route_handlers=[replay, match_file, play_on, import_match], tags=["matches"])
