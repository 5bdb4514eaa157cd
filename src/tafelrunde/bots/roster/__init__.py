"""The roster: who can be played against in each game, from beginner to very strong.

Each game has its cast in a file of its name beside this one; a game without one is played by nameless bots.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

GREEDY = 2
LEVELS = (1, 2, 3, 4, 5, 6)
LONGEST_THOUGHT = 2000
# How often a bot that does not search plays what it likes best at first sight, and not just something sensible.
ATTENTION = {1: 0.0, GREEDY: 1.0}
# How many worlds a bot that searches imagines for each decision, unless its cast says otherwise; the strongest has all
# the time there is.
ITERATIONS = {3: 40, 4: 120, 5: 600}
# What somebody who searches plays for, in hundredths: to win, for a good place; the rest is for points.
TEMPERS = {"steady": (75, 25), "cautious": (50, 50), "greedy": (50, 20), "aggressive": (100, 0)}


@dataclass(frozen=True)
class Character:
    """Somebody to play against. `lines` say in each language what to expect; without them it is just a bot.

    `iterations` is how many worlds it imagines for each decision; None: as many as it has time for.
    """

    level: int
    name: str
    temper: str = "steady"
    iterations: int | None = None
    lines: dict[str, str] = field(default_factory=dict)


@cache
def cast(game: str) -> dict[int, Character]:
    """Who plays a game, by level."""
    file = Path(__file__).with_name(f"{game}.toml")
    told: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["character"] if file.exists() else []
    known = {each["level"]: each for each in told}
    return {level: _character(known.get(level, {"level": level, "name": f"Bot {level}"})) for level in LEVELS}


def _character(told: dict[str, Any]) -> Character:
    return Character(**{"iterations": ITERATIONS.get(told["level"])} | told)


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody at the table has: the second Bruno is Bruno 2."""
    used = {each.casefold() for each in taken}
    names = (f"{name} {number}".removesuffix(" 1") for number in count(1))
    return next(each for each in names if each.casefold() not in used)
