"""Doors for tables: which games there are, open a table, find one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_201_CREATED

from tafelrunde.server.house import House
from tafelrunde.server.routes.caching import kept, mark_of
from tafelrunde.server.routes.pictures import qr
from tafelrunde.server.routes.troubles import TROUBLES, UNCHANGED
from tafelrunde.server.routes.visitor import address_of, known_person, person_of
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.parts import Choice
from tafelrunde.server.wire.rest import GameTold, TableOpened, TableTold
from tafelrunde.server.wire.settings import Settings

MOST_LISTED = 100

Visit = Request[Any, Any, Any]
GameName = Annotated[str, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]+$", description="The name of a game")]
TableId = Annotated[str, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]+$", description="The id of a table")]


@get("/games", responses=TROUBLES)
async def games(house: House) -> list[GameTold]:
    """The games on the shelf; the first answer waits until their rules are loaded."""
    await house.shelf.filled.wait()
    return house.shelf.told()


@get("/games/{game:str}/moves", responses={**TROUBLES, **UNCHANGED})
async def moves(game: GameName, request: Visit, house: House) -> Response[list[Choice] | None]:
    """Every move that a seat can make in a game, with its targets; the same for all matches of an edition."""
    await house.hall()
    from tafelrunde.server.tables.telling import moves_of_seats

    if game not in house.shelf.games:
        raise Trouble("no-game")
    told = moves_of_seats(game)
    return kept(request, told, MediaType.JSON, mark_of(msgspec.json.encode(told)))


@get("/tables", responses=TROUBLES)
async def public_tables(request: Visit, house: House) -> list[TableTold]:
    """Public tables at which one can sit down or look on, the newest first."""
    return await _told(request, house, await house.lists.public(("lobby", "playing"), MOST_LISTED))


@post("/tables", status_code=HTTP_201_CREATED, responses=TROUBLES)
async def open_table(data: Settings, request: Visit, house: House) -> TableOpened:
    """Open a table; you are its host and have the first seat. The link is the invitation."""
    person = await known_person(request, house)
    hall = await house.hall()
    table = await hall.open(person, data)
    link = f"{address_of(request, house)}/t/{table}"
    return TableOpened(table, link, qr(link))


@get("/tables/{table:str}", responses=TROUBLES)
async def one_table(table: TableId, request: Visit, house: House) -> TableTold:
    """One table as a list shows it."""
    row = await house.lists.one(table)
    if row is None:
        raise Trouble("no-table")
    return (await _told(request, house, [row]))[0]


@get("/me/matches", responses=TROUBLES)
async def my_matches(request: Visit, house: House) -> list[TableTold]:
    """The tables at which you sit, with whose turn it is, the newest first."""
    person = await known_person(request, house)
    return await _told(request, house, await house.lists.of_person(person.person, MOST_LISTED))


async def _told(request: Visit, house: House, rows: list[Any]) -> list[TableTold]:
    await house.hall()
    from tafelrunde.server.tables.summary import told

    person = await person_of(request, house)
    return [told(row, person.person if person is not None else None) for row in rows]


ROUTES = Router("/", route_handlers=[games, moves, public_tables, open_table, one_table, my_matches], tags=["tables"])
