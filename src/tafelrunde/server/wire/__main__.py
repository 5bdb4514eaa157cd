"""Print the JSON schema of every message, for the build of the client: python -m tafelrunde.server.wire."""

import sys
from typing import Any

import msgspec

from tafelrunde.server.wire import lessons, push, rest, review
from tafelrunde.server.wire.client import FromClient
from tafelrunde.server.wire.parts import Choice
from tafelrunde.server.wire.problems import ARGUMENTS, PROBLEMS
from tafelrunde.server.wire.server import FromServer

REST = (
    rest.NewPerson,
    rest.Person,
    rest.Code,
    rest.Handover,
    rest.GameInfo,
    Choice,
    rest.TableInfo,
    rest.TableOpened,
    rest.Invitation,
    rest.Replay,
    rest.PlayOn,
    rest.Imported,
    review.ReviewInfo,
    rest.ErrorBody,
    lessons.LessonWay,
    lessons.LessonQuestion,
    lessons.LessonInfo,
    lessons.FinishedLesson,
    push.PushInfo,
    push.Subscription,
    push.Notice,
)


def schema() -> dict[str, Any]:
    """All messages as `$defs`; `FromServer` and `FromClient` are the two directions of the socket."""
    directions, parts = msgspec.json.schema_components((FromServer, FromClient, *REST), ref_template="#/$defs/{name}")
    named = {"FromServer": directions[0], "FromClient": directions[1]}
    problems = {code: list(ARGUMENTS.get(code, ())) for code in PROBLEMS}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tafelrunde wire",
        "x-problems": problems,
        "$defs": dict(sorted({**parts, **named}.items())),
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n")
