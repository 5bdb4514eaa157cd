"""A session at the terminal, written down: what is typed, and everything that is shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from rich.console import Console

from tafelrunde.terminal.arguments import PlayArguments
from tafelrunde.terminal.play import play
from tafelrunde.terminal.screen import Screen

WITH_BOTS = PlayArguments("festival", seats=4, bots=3, names=("Anna",), seed=3, quick=True)
FOUR_PEOPLE = PlayArguments("festival", seats=4, bots=0, names=("Anna", "Ben", "Clara", "David"), seed=5, quick=True)


@dataclass(frozen=True)
class Session:
    """How it went."""

    code: int
    shown: str

    @property
    def pages(self) -> list[str]:
        """What was shown between one answer and the next."""
        return re.split(r"^> ", self.shown, flags=re.MULTILINE)

    @property
    def flat(self) -> str:
        """Everything that was shown, as if no line had an end."""
        return " ".join(self.shown.split())


def console(width: int = 100) -> tuple[Console, StringIO]:
    """A screen that is only written down."""
    paper = StringIO()
    return Console(file=paper, width=width, markup=False, highlight=False, emoji=False), paper


def run(arguments: PlayArguments, *typed: str, language: str | None = "en", width: int = 100) -> Session:
    """Play with these lines typed; then the input ends."""
    return run_with(arguments, StringIO("".join(f"{line}\n" for line in typed)), language, width)


def run_with(arguments: PlayArguments, keys: StringIO, language: str | None = "en", width: int = 100) -> Session:
    """Play from this keyboard."""
    drawn, paper = console(width)
    code = play(arguments, language, Screen(drawn, keys))
    return Session(code, paper.getvalue())


def saved(folder: Path) -> list[Path]:
    """The matches that lie in a folder."""
    return sorted(folder.rglob("*.json"))


def to_the_end(first: Iterable[str] = ()) -> list[str]:
    """Lines that finish any match of Festival: always the first move."""
    return [*first, *["1"] * 30]
