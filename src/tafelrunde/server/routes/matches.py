"""Doors for matches: replay them, take their file home, bring one along."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import Parameter, QueryParameter
from litestar.status_codes import HTTP_201_CREATED

from tafelrunde.server.house import House
from tafelrunde.server.routes.tables import TableId
from tafelrunde.server.routes.troubles import TROUBLES
from tafelrunde.server.routes.visitor import known_person, person_of
from tafelrunde.server.threads import aside
from tafelrunde.server.wire.rest import Imported, Replay

LARGEST_FILE = 1_000_000

Visit = Request[Any, Any, Any]
SeatNumber = Annotated[int | None, Parameter(ge=0, lt=8, description="As this seat saw it")]
OpenToo = Annotated[bool, QueryParameter(name="open", description="After the end: with everything open")]


@get("/matches/{table:str}/replay", responses=TROUBLES)
async def replay(
    table: TableId, request: Visit, house: House, seat: SeatNumber = None, everything: OpenToo = False
) -> Replay:
    """A match from its beginning. While it goes on, only as you have seen it yourself; afterwards as anybody did."""
    hall = await house.hall()
    from tafelrunde.server.tables.looking_back import looked_back

    person = await person_of(request, house)
    return await looked_back(hall, table, person, seat, everything)


@get("/matches/{table:str}/file", media_type=MediaType.JSON, responses=TROUBLES)
async def match_file(table: TableId, house: House) -> Response[bytes]:
    """The match file of a finished match, with the key of its dice: `tafel verify` checks it."""
    await house.hall()
    from tafelrunde.server.tables.looking_back import finished_file

    file = await finished_file(house.tables, table)
    headers = {"Content-Disposition": f'attachment; filename="tafelrunde-{table}.json"'}
    return Response(file.encode(), media_type=MediaType.JSON, headers=headers)


@post("/matches", status_code=HTTP_201_CREATED, request_max_body_size=LARGEST_FILE, responses=TROUBLES)
async def import_match(request: Visit, house: House, data: dict[str, Any]) -> Imported:
    """Bring a finished match along; every move in the file is checked."""
    person = await known_person(request, house)
    house.newcomers.spend(person.person)
    hall = await house.hall()
    from tafelrunde.server.tables.looking_back import check_file, keep

    match = await aside(check_file, await request.body())
    return Imported(await keep(hall, person, match))


ROUTES = Router("/", route_handlers=[replay, match_file, import_match], tags=["matches"])
