"""The roster: who can be played against in each game, from beginner to very strong.

Each of our games has its cast in a file of its name beside this one. A game from outside brings a `cast.toml` of the
same format in its own folder; without one it is played by a neutral cast.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from tafelrunde.kernel import BadSetup, Game, find_game
from tafelrunde.kernel.errors import shown

GREEDY = 2
LEVELS = (1, 2, 3, 4, 5, 6)
LONGEST_THOUGHT = 2000
# How often a bot that does not search plays the move with the highest prior, and not just a plausible one.
ATTENTION = {1: 0.0, GREEDY: 1.0}
# Iterations of search for each decision, unless a cast says otherwise; the strongest level has a time limit instead.
ITERATIONS = {3: 40, 4: 120, 5: 600}
# What a bot that searches plays for, in hundredths: to win, for a good place; the rest is for points.
TEMPERS = {"steady": (75, 25), "cautious": (50, 50), "greedy": (50, 20), "aggressive": (100, 0)}
NEUTRAL = Path(__file__).with_name("_neutral.toml")


@dataclass(frozen=True)
class Character:
    """Somebody to play against; `lines` say in each language what to expect.

    `iterations` of search is what it has for each decision; None: as many as there is time for.
    """

    level: int
    name: str
    temper: str = "steady"
    iterations: int | None = None
    lines: dict[str, str] = field(default_factory=dict)


@cache
def characters(game: Game | str) -> tuple[Character, ...]:
    """Everybody who plays a game, by level. The first of a level is the one whose strength is measured."""
    file = _file_of(find_game(game) if isinstance(game, str) else game)
    told = _read(file) if file else []
    known = {each.level for each in told}
    return tuple(
        sorted([*told, *(each for each in _neutral() if each.level not in known)], key=lambda each: each.level)
    )


@cache
def cast(game: Game | str) -> dict[int, Character]:
    """The first character of each level."""
    return {level: next(each for each in characters(game) if each.level == level) for level in LEVELS}


def character(game: Game | str, level: int, name: str | None = None) -> Character:
    """The character of a level with a name; without one the first, who also plays under a name nobody has."""
    if isinstance(level, bool) or level not in LEVELS:
        raise BadSetup(f"there is no level {shown(level)}; there are: {', '.join(map(str, LEVELS))}")
    of_level = [each for each in characters(game) if each.level == level]
    first = cast(game)[level]
    return next((each for each in of_level if each.name == name), replace(first, name=name or first.name))


def next_free(game: Game | str, level: int, taken: Iterable[str]) -> Character:
    """The next character of a level whose name nobody at the table has; if all sit there, the first with a number."""
    first, used = character(game, level), {each.casefold() for each in taken}
    of_level = (each for each in characters(game) if each.level == level)
    free = (each for each in of_level if each.name.casefold() not in used)
    return next(free, replace(first, name=free_name(first.name, used)))


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody at the table has: the second Bruno is Bruno 2."""
    used = {each.casefold() for each in taken}
    names = (f"{name} {number}".removesuffix(" 1") for number in count(1))
    return next(each for each in names if each.casefold() not in used)


@cache
def share_exponent(game: Game) -> float:
    """To which power a share of the win that search finds is to be raised, so that it comes true that often."""
    file = _file_of(game)
    exponent: float = tomllib.loads(file.read_text("utf-8")).get("share_exponent", 1.0) if file else 1.0
    return exponent


def _file_of(game: Game) -> Path | None:
    """The cast of a game: one of ours, or what a game from outside brings."""
    files = (Path(__file__).with_name(f"{game.name}.toml"), game.words.folder / "cast.toml")
    return next((file for file in files if file.exists()), None)


def _read(file: Path) -> list[Character]:
    """The characters of a cast file."""
    told = tomllib.loads(file.read_text("utf-8"))
    return [_character(each, told.get("iterations", {}), file) for each in told["character"]]


def _character(told: dict[str, Any], iterations: dict[str, int], file: Path) -> Character:
    level, temper = told["level"], told.get("temper", "steady")
    if level not in LEVELS or temper not in TEMPERS:
        raise BadSetup(f"{file}: {told['name']} has level {shown(level)} and temper {shown(temper)}")
    return Character(**{"iterations": iterations.get(str(level), ITERATIONS.get(level))} | told)


@cache
def _neutral() -> list[Character]:
    """Everybody of the neutral cast plays every level; each level begins with another name."""
    names: list[str] = tomllib.loads(NEUTRAL.read_text("utf-8"))["names"]
    return [
        replace(each, name=names[(2 * number + place) % len(names)])
        for number, each in enumerate(_read(NEUTRAL))
        for place in range(len(names))
    ]
