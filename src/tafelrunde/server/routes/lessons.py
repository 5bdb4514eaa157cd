"""Endpoints for lessons. They are stateless: a request holds everything the learner has done so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from tafelrunde.server.people.limits import network_of
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes.errors import ERRORS
from tafelrunde.server.routes.tables import GameName
from tafelrunde.server.routes.visitor import Context, known_person, person_of
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire.lessons import FinishedLesson, LessonInfo, LessonQuestion, LessonWay
from tafelrunde.server.wire.server import Answer, Sheet

if TYPE_CHECKING:
    from tafelrunde.kernel import Game

Visit = Request[Any, Any, Any]
LessonName = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9-]+$", description="The name of a lesson")]


@post("/games/{game:str}/lessons/{lesson:str}", status_code=HTTP_200_OK, responses=ERRORS)
async def follow_lesson(
    game: GameName, lesson: LessonName, data: JSONBody[LessonWay], request: Visit, context: Context
) -> LessonInfo:
    """Where you stand in a lesson after all you have done, in the messages of a table."""
    found = await _open(game, request, context)
    from tafelrunde.server.tables.lessons import course_of, lesson_told

    person = await person_of(request, context)
    return await in_thread(lesson_told, course_of(found, lesson), data, person.name if person is not None else "")


@post("/games/{game:str}/lessons/{lesson:str}/why-not", status_code=HTTP_200_OK, responses=ERRORS)
async def why_not(
    game: GameName, lesson: LessonName, data: JSONBody[LessonQuestion], request: Visit, context: Context
) -> Answer:
    """Which rule forbids a move where you stand in a lesson."""
    found = await _open(game, request, context)
    from tafelrunde.server.tables.lessons import course_of, lesson_answer

    return await in_thread(lesson_answer, course_of(found, lesson), data.moves, data.move)


@post("/games/{game:str}/lessons/{lesson:str}/sheet", status_code=HTTP_200_OK, responses=ERRORS)
async def read_table(
    game: GameName, lesson: LessonName, data: JSONBody[LessonWay], request: Visit, context: Context
) -> Sheet:
    """The table of a lesson laid out in words."""
    found = await _open(game, request, context)
    from tafelrunde.server.tables.lessons import course_of, lesson_sheet

    return await in_thread(lesson_sheet, course_of(found, lesson), data.moves)


@get("/me/lessons", responses=ERRORS)
async def finished_lessons(request: Visit, context: Context) -> list[FinishedLesson]:
    """The lessons you have finished."""
    person = await known_person(request, context)
    return [FinishedLesson(game, lesson) for game, lesson in await context.lessons.of(person.person)]


@post("/me/lessons", status_code=HTTP_200_OK, responses=ERRORS)
async def finish_lesson(data: JSONBody[FinishedLesson], request: Visit, context: Context) -> list[FinishedLesson]:
    """Remember that you have finished a lesson."""
    person = await known_person(request, context)
    game = await _open(data.game, request, context)
    from tafelrunde.lessons import lesson_of
    from tafelrunde.lessons.puzzle import puzzle_of

    if lesson_of(game, data.lesson) is None and puzzle_of(game, data.lesson) is None:
        raise RequestError("no-lesson")
    await context.lessons.finish(person.person, data.game, data.lesson)
    return [FinishedLesson(game, lesson) for game, lesson in await context.lessons.of(person.person)]


async def _open(game: str, request: Visit, context: Context) -> Game:
    """The game, once its rules are compiled."""
    context.teaching.spend(network_of(request.client.host) if request.client else "")
    await context.registry()
    await context.catalogue.ensure_compiled(game)
    return context.catalogue.find(game)


ROUTES = Router(
    "/", route_handlers=[follow_lesson, why_not, read_table, finished_lessons, finish_lesson], tags=["lessons"]
)
