"""Puzzles: positions of real matches in which one move is clearly best, in `lessons/puzzles.json` of a game."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from tafelrunde.kernel import Game, Match
from tafelrunde.lessons.following import follow
from tafelrunde.lessons.lesson import Lesson, Step

FILE, THEMES = "puzzles.json", "themes.json"
OTHER = "other"
PREFIX = "puzzle-"
OTHERS = ("Mila", "Otto", "Zoé", "Karim", "Ines")
"""Who sits at the other seats."""


class Wrong(Struct, frozen=True):
    """Another move: what it loses of the win and of the points against the answer, and which other seat gains most."""

    move: str
    cost: float
    points: float
    serves: int
    gain: float


class Puzzle(Struct, frozen=True):
    """What would you do? The match is played again from its seed, and `seat` is to move after these moves of seats.

    `share` is the share of the win that the answer brings; `wrong` are other moves, the costliest last.
    """

    seats: int
    seed: int
    moves: list[str]
    seat: int
    answer: str
    share: float
    wrong: list[Wrong]

    def match(self, game: Game) -> Match:
        """The match as it stands."""
        return follow(game, as_lesson(self, PREFIX)).match

    def theme(self, game: Game) -> str:
        """What it is about: the first theme of the game with a pattern that fits the answer."""
        for theme, moves in themes_of(game).items():
            if any(fnmatchcase(self.answer, move) for move in moves):
                return theme
        return OTHER


@cache
def themes_of(game: Game) -> dict[str, list[str]]:
    """The themes of a game's puzzles, each with patterns of the moves that belong to it."""
    file = folder_of(game) / THEMES
    return msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]]) if file.exists() else {}


def folder_of(game: Game) -> Path:
    """Where the lessons and puzzles of a game lie."""
    return game.words.folder / "lessons"


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if it has no file of them."""
    file = folder_of(game) / FILE
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[Puzzle])) if file.exists() else ()


def named(number: int) -> str:
    """By which name a puzzle is followed as a lesson; they are counted from 1."""
    return f"{PREFIX}{number}"


def puzzle_of(game: Game, name: str) -> Puzzle | None:
    """The puzzle of that name."""
    names = {named(number): puzzle for number, puzzle in enumerate(puzzles_of(game), 1)}
    return names.get(name)


def as_lesson(puzzle: Puzzle, name: str) -> Lesson:
    """A puzzle as a lesson of one step, which is to find the answer."""
    return Lesson(
        minutes=1,
        seats=puzzle.seats,
        names=list(OTHERS[: puzzle.seats - 1]),
        steps=[Step(say="ask", expect=[puzzle.answer], task=True)],
        seat=puzzle.seat,
        seed=puzzle.seed,
        moves=puzzle.moves,
        name=name,
    )


def write_puzzles(file: Path, puzzles: list[Puzzle]) -> None:
    """Write puzzles down, one a line."""
    lines = (msgspec.json.encode(each).decode() for each in puzzles)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
