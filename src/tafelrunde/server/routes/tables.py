"""Endpoints for games and tables: list games, open a table, find one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_201_CREATED

from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes.caching import cached_response, etag_of
from tafelrunde.server.routes.errors import ERRORS, UNCHANGED
from tafelrunde.server.routes.qr import qr_code
from tafelrunde.server.routes.visitor import Context, address_for_others, is_loopback, known_person, person_of
from tafelrunde.server.wire.parts import Choice
from tafelrunde.server.wire.rest import CharacterInfo, GameInfo, Invitation, TableInfo, TableOpened
from tafelrunde.server.wire.settings import Settings

MOST_LISTED = 100

Visit = Request[Any, Any, Any]
GameName = Annotated[str, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]+$", description="The name of a game")]
Language = Annotated[str, Parameter(pattern="^(en|de|fr)$", description="A language")]
TableId = Annotated[str, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]+$", description="The id of a table")]


@get("/games", responses=ERRORS)
async def games(context: Context) -> list[GameInfo]:
    """The games of this server; the first answer waits until their rules are loaded."""
    await context.catalogue.loaded.wait()
    return context.catalogue.described()


@get("/games/{game:str}/moves", responses={**ERRORS, **UNCHANGED})
async def moves(game: GameName, request: Visit, context: Context) -> Response[list[Choice] | None]:
    """Every move that a seat can make in a game, with its targets; the same for all matches of an edition."""
    await context.registry()
    from tafelrunde.server.tables.projection import moves_of_seats

    moves = moves_of_seats(context.catalogue.find(game).name)
    return cached_response(request, moves, MediaType.JSON, etag_of(msgspec.json.encode(moves)))


@get("/games/{game:str}/characters", responses={**ERRORS, **UNCHANGED})
async def characters(game: GameName, request: Visit, context: Context) -> Response[list[CharacterInfo] | None]:
    """Everybody who may sit at a table of a game as a bot, with what to expect of them."""
    await context.registry()
    from tafelrunde.server.game_info import characters_info

    characters = characters_info(context.catalogue.find(game))
    return cached_response(request, characters, MediaType.JSON, etag_of(msgspec.json.encode(characters)))


@get("/games/{game:str}/words/{lang:str}", responses={**ERRORS, **UNCHANGED})
async def words(game: GameName, lang: Language, request: Visit, context: Context) -> Response[bytes | None]:
    """The words of a game in a language (`en`, `de`, `fr`), as Fluent messages."""
    return await _text(game, f"words/{lang}.ftl", "text/plain", request, context)


@get("/games/{game:str}/rulebook/{lang:str}", responses={**ERRORS, **UNCHANGED})
async def rulebook(game: GameName, lang: Language, request: Visit, context: Context) -> Response[bytes | None]:
    """The rulebook of a game in a language (`en`, `de`, `fr`), as Markdown."""
    return await _text(game, f"rulebook/{lang}.md", "text/markdown", request, context)


@get("/games/{game:str}/lesson-words/{lang:str}", responses={**ERRORS, **UNCHANGED})
async def lesson_words(game: GameName, lang: Language, request: Visit, context: Context) -> Response[bytes | None]:
    """What is said in the lessons of a game in a language (`en`, `de`, `fr`), as Fluent messages."""
    return await _text(game, f"lessons/{lang}.ftl", "text/plain", request, context)


async def _text(game: str, path: str, media_type: str, request: Visit, context: Context) -> Response[bytes | None]:
    """A text of a game; empty if the game does without."""
    await context.catalogue.loaded.wait()
    content = context.catalogue.text(game, path)
    return cached_response(request, content, media_type, etag_of(content))


@get("/tables", responses=ERRORS)
async def public_tables(request: Visit, context: Context) -> list[TableInfo]:
    """Public tables at which one can sit down or look on, the newest first."""
    return await _infos(request, context, await context.lists.public(("lobby", "playing"), MOST_LISTED))


@post("/tables", status_code=HTTP_201_CREATED, responses=ERRORS)
async def open_table(data: JSONBody[Settings], request: Visit, context: Context) -> TableOpened:
    """Open a table; you are its host and have the first seat. The link is the invitation."""
    person = await known_person(request, context)
    registry = await context.registry()
    table = await registry.open(person, data)
    link = f"{address_for_others(request, context)}/t/{table}"
    return TableOpened(table, link, qr_code(link))


@get("/tables/{table:str}", responses=ERRORS)
async def one_table(table: TableId, request: Visit, context: Context) -> TableInfo:
    """One table as a list shows it."""
    row = await context.lists.one(table)
    if row is None:
        raise RequestError("no-table")
    return (await _infos(request, context, [row]))[0]


@get("/tables/{table:str}/invitation", responses=ERRORS)
async def invitation(table: TableId, request: Visit, context: Context) -> Invitation:
    """The link that leads others to a table."""
    if await context.lists.one(table) is None:
        raise RequestError("no-table")
    address = address_for_others(request, context)
    link = f"{address}/t/{table}"
    return Invitation(link, qr_code(link), is_loopback(address))


@get("/me/matches", responses=ERRORS)
async def my_matches(request: Visit, context: Context) -> list[TableInfo]:
    """The tables at which you sit, with whose turn it is, the newest first."""
    person = await known_person(request, context)
    return await _infos(request, context, await context.lists.of_person(person.person, MOST_LISTED))


async def _infos(request: Visit, context: Context, rows: list[Any]) -> list[TableInfo]:
    await context.registry()
    from tafelrunde.server.tables.summary import table_info

    person = await person_of(request, context)
    return [table_info(row, person.person if person is not None else None) for row in rows]


ROUTES = Router(
    "/",
    route_handlers=[
        games,
        moves,
        characters,
        words,
        lesson_words,
        rulebook,
        public_tables,
        open_table,
        one_table,
        invitation,
        my_matches,
    ],
    tags=["tables"],
)
