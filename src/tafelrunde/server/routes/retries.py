"""Endpoints for trying costly decisions of a review again. They are stateless, like those of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Router, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from tafelrunde.server.people.limits import network_of
from tafelrunde.server.routes.errors import ERRORS
from tafelrunde.server.routes.reviews import SIGHT, Sight
from tafelrunde.server.routes.tables import TableId
from tafelrunde.server.routes.visitor import Context, person_of
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire.lessons import LessonInfo, LessonQuestion, LessonWay
from tafelrunde.server.wire.server import Answer, Sheet

if TYPE_CHECKING:
    from tafelrunde.server.tables.lessons import Course

Visit = Request[Any, Any, Any]
MoveNumber = Annotated[int, Parameter(ge=0, le=10**6, description="The number of the move that was decided on")]
PATH = "/matches/{table:str}/retry/{number:int}"


@post(PATH, status_code=HTTP_200_OK, responses=ERRORS)
async def try_again(
    table: TableId,
    number: MoveNumber,
    data: JSONBody[LessonWay],
    request: Visit,
    context: Context,
    sight: Sight,
) -> LessonInfo:
    """A costly decision of a review, tried again: what your move costs, measured as in the review."""
    course = await _open(request, context, table, sight, number, data.moves)
    from tafelrunde.server.tables.lessons import lesson_told

    person = await person_of(request, context)
    return await in_thread(lesson_told, course, data, person.name if person is not None else "")


@post(f"{PATH}/why-not", status_code=HTTP_200_OK, responses=ERRORS)
async def why_not(
    table: TableId,
    number: MoveNumber,
    data: JSONBody[LessonQuestion],
    request: Visit,
    context: Context,
    sight: Sight,
) -> Answer:
    """Which rule forbids a move there."""
    course = await _open(request, context, table, sight, number, [])
    from tafelrunde.server.tables.lessons import lesson_answer

    return await in_thread(lesson_answer, course, data.moves, data.move)


@post(f"{PATH}/sheet", status_code=HTTP_200_OK, responses=ERRORS)
async def read_table(
    table: TableId,
    number: MoveNumber,
    data: JSONBody[LessonWay],
    request: Visit,
    context: Context,
    sight: Sight,
) -> Sheet:
    """The table there, laid out in words."""
    course = await _open(request, context, table, sight, number, [])
    from tafelrunde.server.tables.lessons import lesson_sheet

    return await in_thread(lesson_sheet, course, data.moves)


async def _open(request: Visit, context: Context, table: str, sight: str, number: int, moves: list[str]) -> Course:
    context.teaching.spend(network_of(request.client.host) if request.client else "")
    registry = await context.registry()
    from tafelrunde.server.tables.retries import retry_of

    return await retry_of(registry, table, sight, number, moves)


ROUTES = Router("/", route_handlers=[try_again, why_not, read_table], dependencies=SIGHT, tags=["matches"])
