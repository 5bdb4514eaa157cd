"""An evening at the terminal, written down: what is typed, and everything that is shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from rich.console import Console

from tafelrunde.terminal.play import play
from tafelrunde.terminal.screen import Screen
from tafelrunde.terminal.wishes import Wishes

WITH_BOTS = Wishes("festival", seats=4, bots=3, names=("Anna",), seed=3, quick=True)
FOUR_PEOPLE = Wishes("festival", seats=4, bots=0, names=("Anna", "Ben", "Clara", "David"), seed=5, quick=True)


@dataclass(frozen=True)
class Evening:
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


def spend(wishes: Wishes, *typed: str, language: str | None = "en", width: int = 100) -> Evening:
    """Play with these lines typed; then the input ends."""
    return spend_with(wishes, StringIO("".join(f"{line}\n" for line in typed)), language, width)


def spend_with(wishes: Wishes, keys: StringIO, language: str | None = "en", width: int = 100) -> Evening:
    """Play from this keyboard."""
    drawn, paper = console(width)
    code = play(wishes, language, Screen(drawn, keys))
    return Evening(code, paper.getvalue())


def kept(shelf: Path) -> list[Path]:
    """The matches that lie on a shelf."""
    return sorted(shelf.rglob("*.json"))


def to_the_end(first: Iterable[str] = ()) -> list[str]:
    """Lines that finish any match of Festival: always the first move."""
    return [*first, *["1"] * 30]
