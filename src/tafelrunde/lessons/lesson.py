"""A lesson as its game's folder has it: `lessons/<number>-<name>.toml`, with its words in `lessons/<language>.ftl`."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tafelrunde.kernel import Game, Move
from tafelrunde.kernel.errors import TafelError
from tafelrunde.kernel.words import Words

NEXT = "next"
"""What a learner says who has read a step in which nothing is to be done."""
Name = Annotated[str, Meta(pattern="^[a-z0-9-]+$")]


class BadLesson(TafelError):
    """The file of a lesson cannot be read, or does not fit its game."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said and, where something is expected, done.

    `say` names the words: `<lesson>-<say>`. `point` names what is pointed at: targets as decisions name them
    (`card:clown-5`; `area:elf|colour:fruit` is a thing that is both), or things the game explains (`crown`). `show`
    names what a small screen must have in view, pointed at or not. `expect` are the moves that lead on,
    with `*` for anything; without any the learner reads and goes on. `then` is what chance and the others do next.
    `other` names the words for particular other moves, `otherwise` those for all the rest. A `task` is done without
    help.
    """

    say: Name
    point: list[str] = []
    show: list[str] = []
    expect: list[str] = []
    then: list[str] = []
    other: dict[str, Name] = {}
    otherwise: Name | None = None
    task: bool = False

    def expects(self, move: Move) -> bool:
        """Whether a move leads on."""
        return any(fnmatchcase(str(move), each) for each in self.expect)

    def answer_to(self, move: Move) -> Name | None:
        """Which words there are for another move; None: those that fit any."""
        found = (words for pattern, words in self.other.items() if fnmatchcase(str(move), pattern))
        return next(found, self.otherwise)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: how the match is set up, how it came to where the lesson begins, and the steps.

    `dice` are the first moves of chance, `moves` all moves that lead to the beginning; where they say nothing of
    chance, `seed` decides. `names` are the others at the table, from the seat after the learner's on. With a
    `position` the match goes on from there.
    """

    minutes: int
    seats: int
    names: list[str]
    steps: list[Step]
    seat: int = 0
    options: dict[str, bool | str] = {}
    seed: int = 1
    dice: list[str] = []
    moves: list[str] = []
    position: dict[str, Any] | None = None
    name: str = ""

    def code(self, words: str) -> str:
        """The message that has some words of this lesson."""
        return f"{self.name}-{words}"

    def name_of(self, seat: int) -> str:
        """Who sits there; nobody's name is the learner's."""
        place = (seat - self.seat) % self.seats
        return self.names[place - 1] if place else ""


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their numbers."""
    files = (game.words.folder / "lessons").glob("*.toml")
    return tuple(_read(file.read_bytes(), file.stem) for file in sorted(files))


def words_of(game: Game) -> Words:
    """What is said in the lessons of a game."""
    return Words(game.words.folder, "lessons")


def lesson_of(game: Game, name: str) -> Lesson | None:
    """The lesson of that name."""
    return next((each for each in lessons_of(game) if each.name == name), None)


def _read(text: bytes, stem: str) -> Lesson:
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson(f"lesson {stem}: {error}") from None
    if len(lesson.names) != lesson.seats - 1:
        raise BadLesson(f"lesson {stem}: {lesson.seats - 1} others need names")
    return msgspec.structs.replace(lesson, name=stem.partition("-")[2])
