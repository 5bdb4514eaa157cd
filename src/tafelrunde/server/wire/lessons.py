"""Bodies and answers of the endpoints for lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tafelrunde.server.wire.server import Sync, Update

MOST_MOVES = 200
LONGEST_MOVE = 80

Said = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
Way = Annotated[list[Said], Meta(max_length=MOST_MOVES)]
"""What a learner has done so far: moves in notation, and `next` where there was only something to read."""


class LessonWay(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a learner wants to be, and what their table shows: `shown` is null before it shows anything.

    `number` is that of the last event the table has taken in.
    """

    moves: Way
    shown: Way | None = None
    number: Annotated[int, Meta(ge=0, le=10**6)] = 0
    sheet: bool = False


class LessonQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that a learner who has come so far would like to make."""

    moves: Way
    move: Said


class WrongInfo(Struct, frozen=True):
    """What a wrong move loses against the answer: of the win, in points; and which seat gains how much by it."""

    cost: float
    points: float
    serves: int
    gain: float


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in place of words: what it is about, and what is known of the move that was tried."""

    theme: str
    wrong: WrongInfo | None = None


class StepInfo(Struct, frozen=True):
    """The step of a lesson: `say` names its words, `point` what is pointed at, `show` what must be in view.

    `next`: it is only read. `astray`: the learner has done something else and goes back; `say` names the words for
    that, and is null where the lesson has none. `number` counts from 1; `done`: this was the last one.
    """

    number: int
    of: int
    say: str | None
    point: list[str]
    task: bool = False
    next: bool = False
    astray: bool = False
    done: bool = False
    puzzle: PuzzleInfo | None = None
    show: list[str] = []


class LessonInfo(Struct, frozen=True):
    """What a table has to be told to show where a learner stands, and the step."""

    messages: list[Sync | Update]
    step: StepInfo


class FinishedLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson that somebody has finished."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
