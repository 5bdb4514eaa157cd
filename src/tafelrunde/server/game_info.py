"""What a client learns of a game before it plays: titles, options and bots, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Any

from tafelrunde.bots import LEVELS, Character, cast, characters
from tafelrunde.kernel import Game, Option
from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.lessons import Lesson, lessons_of, words_of
from tafelrunde.lessons.puzzle import puzzles_of, themes_of
from tafelrunde.server.wire.rest import CharacterInfo, GameInfo, InLanguages, LessonListed, OptionInfo

USUAL_SEATS = 4


@cache
def game_info(game: Game) -> GameInfo:
    """What `GET games` always says of a game."""
    box = _box(game)
    return GameInfo(
        name=game.name,
        edition=game.edition,
        title=_words(game, "game-title") or dict.fromkeys(LANGUAGES, str(box.get("title", game.name))),
        tagline=_words(game, "game-line"),
        minutes=box.get("minutes"),
        seats=list(game.seats),
        usual_seats=box.get("usual_seats") or min(game.seats, key=lambda seats: abs(seats - USUAL_SEATS)),
        options=[_option(game, option) for option in game.declared_options],
        cast=_infos(cast(game.name).values()),
        levels=list(LEVELS),
        lessons=[_lesson(game, lesson) for lesson in lessons_of(game)],
        puzzles=[puzzle.theme(game) for puzzle in puzzles_of(game)],
        themes={theme: _in_lessons(game, f"theme-{theme}") for theme in themes_of(game)},
    )


@cache
def characters_info(game: Game) -> list[CharacterInfo]:
    """Everybody who may sit at a table of a game as a bot."""
    return _infos(characters(game.name))


def _infos(some: Iterable[Character]) -> list[CharacterInfo]:
    return [CharacterInfo(each.level, each.name, each.temper, each.lines) for each in some]


def _box(game: Game) -> dict[str, Any]:
    """The facts about the whole game in its box, if it has one."""
    file = game.words.folder / "box.toml"
    facts: dict[str, Any] = tomllib.loads(file.read_text("utf-8")).get("game", {}) if file.is_file() else {}
    return facts


def _option(game: Game, option: Option) -> OptionInfo:
    message = f"option-{option.name}"
    return OptionInfo(
        option.name,
        option.default,
        list(option.values),
        _words(game, message) or dict.fromkeys(LANGUAGES, option.name.replace("_", " ")),
        _words(game, f"{message}.explained"),
        [_words(game, f"{message}-{value}") for value in option.values],
    )


def _lesson(game: Game, lesson: Lesson) -> LessonListed:
    return LessonListed(lesson.name, _in_lessons(game, lesson.code("title")), lesson.minutes)


def _in_lessons(game: Game, message: str) -> InLanguages:
    """A message of the lessons, in every language that has it."""
    words = words_of(game)
    return {lang: words.say(lang, message) for lang in LANGUAGES if words.has(lang, message)}


def _words(game: Game, message: str) -> InLanguages:
    """A message in every language; nothing if the game has no words for it."""
    return {lang: game.words.say(lang, message) for lang in LANGUAGES if game.words.has(lang, message)}
