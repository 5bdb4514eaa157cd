"""Endpoints for reviews of finished matches."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import Parameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from tafelrunde.server.context import AppContext
from tafelrunde.server.people.limits import network_of
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes.errors import ERRORS
from tafelrunde.server.routes.tables import TableId
from tafelrunde.server.routes.visitor import Context, known_person
from tafelrunde.server.tables.think_queue import Requester
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire.review import ReviewInfo

if TYPE_CHECKING:
    from tafelrunde.server.archive.reviews import StoredReview

Visit = Request[Any, Any, Any]
SeatNumber = Annotated[int | None, Parameter(ge=0, lt=8, description="As this seat knew the match")]
OpenToo = Annotated[bool, QueryParameter(name="open", description="As it really was, everything open")]
Sight = NamedDependency[str]
"""Whose knowledge is asked for, from `seat` and `open` in the address."""
PATH = "/matches/{table:str}/review"


@get(PATH, responses=ERRORS)
async def find_review(table: TableId, request: Visit, context: Context, sight: Sight) -> ReviewInfo:
    """The review of a finished match as far as it is made. Without `seat` and `open`: as whoever decided knew it."""
    registry = await context.registry()
    return await _told(context, request, table, sight, await registry.reviews.find(table, sight))


@post(PATH, status_code=HTTP_200_OK, responses=ERRORS)
async def ask_for_review(table: TableId, request: Visit, context: Context, sight: Sight) -> ReviewInfo:
    """Have a finished match reviewed. That goes on by itself, after the decisions of live tables, and is kept."""
    registry = await context.registry()
    from tafelrunde.kernel import Match
    from tafelrunde.server.tables.replay import finished_file

    file = await finished_file(context.tables, table)
    read, spend = partial(Match.from_json, file), partial(context.review_limit.spend, _network(request))
    return await _told(context, request, table, sight, await registry.reviews.ask(table, sight, read, spend))


@delete(PATH, responses=ERRORS)
async def stop_review(table: TableId, request: Visit, context: Context, sight: Sight) -> None:
    """Stop making a review; one that is made stays."""
    await known_person(request, context)
    context.review_limit.spend(_network(request))
    registry = await context.registry()
    await registry.reviews.stop(table, sight)


async def _told(context: AppContext, request: Visit, table: str, sight: str, shown: StoredReview) -> ReviewInfo:
    """A review as it is sent; one at a time is prepared, for everybody in turn."""
    from tafelrunde.server.tables.review_info import review_info

    async with context.reading.slot(Requester(_network(request))):
        return await in_thread(review_info, table, sight, shown)


def _network(request: Visit) -> str:
    return network_of(request.client.host) if request.client else ""


async def sight_of(context: Context, table: TableId, seat: SeatNumber = None, everything: OpenToo = False) -> str:
    """Whose knowledge is asked for, if the match is over, its rules are here, and there is such a seat."""
    from tafelrunde.server.tables.replay import finished_file
    from tafelrunde.server.tables.reviews import EACH, EVERYTHING
    from tafelrunde.server.tables.summary import shown_in

    row = await context.lists.one(table)
    if row is None:
        raise RequestError("no-match")
    await finished_file(context.tables, table)
    shown = shown_in(row)
    context.catalogue.check_edition(shown.settings.game, shown.edition, "old-match")
    if everything:
        return EVERYTHING
    if seat is not None and seat >= shown.settings.seats:
        raise RequestError("no-seat", seat=seat)
    return EACH if seat is None else str(seat)


SIGHT = {"sight": Provide(sight_of)}
ROUTES = Router("/", route_handlers=[find_review, ask_for_review, stop_review], dependencies=SIGHT, tags=["matches"])
