"""Questions with a default and a few answers, asked until one of them is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn, TypeVar

from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.screen import Screen
from tafelrunde.terminal.typed_moves import excerpt

T = TypeVar("T")


class QuitMenu(Exception):
    """Somebody left before the match began."""


class AskAgain(Exception):
    """The answer was none, or the question is to be asked in another language."""


class Prompter:
    """Asks whoever sits at the screen; the language may be changed and the questions be left at any of them."""

    def __init__(self, screen: Screen, messages: Messages) -> None:
        self.screen = screen
        self.messages = messages

    def until_answered(self, question: Callable[[], T]) -> T:
        """The answer to a question, asked as often as it takes."""
        while True:
            try:
                return question()
            except AskAgain:
                continue

    def line(self, question: str, default: str) -> str:
        """Whatever somebody types, or the default if that is nothing."""
        typed = self.screen.ask(f"{question} [{default}]") or default
        first, _, rest = typed.partition(" ")
        if typed.casefold() in self.messages.answers("command-quit"):
            raise QuitMenu
        if first.casefold() in self.messages.answers("command-language") and rest.strip().casefold() in LANGUAGES:
            self.messages.language = rest.strip().casefold()
            raise AskAgain
        return typed

    def number(self, question: str, numbers: Sequence[int], default: int) -> int:
        """One of these numbers."""
        listed = ", ".join(map(str, numbers))
        typed = self.line(f"{question} ({listed})", str(default))
        if typed not in map(str, numbers):
            self._no_answer(typed)
        return int(typed)

    def yes_or_no(self, question: str, default: bool) -> bool:
        """Yes or no."""
        typed = self.line(question, self.messages.say("yes" if default else "no")).casefold()
        if typed in self.messages.answers("answer-yes"):
            return True
        if typed not in self.messages.answers("answer-no"):
            self._no_answer(typed)
        return False

    def one_of(
        self, question: str, rows: Sequence[tuple[str, str, str]], names: Sequence[str], default: int = 1
    ) -> str:
        """One of several names, each shown as a row; by its number, its name, or the beginning of its title."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, (title, line, about) in enumerate(rows, 1):
            table.add_row(f"{number:>2}", Text(title, style="bold"), Text(line), Text(about, style="dim"))
        self.screen.show(table)
        typed = self.line(question, str(default)).casefold()
        titles = [title.casefold() for title, _, _ in rows]
        exact = [name for at, name in enumerate(names) if typed in (str(at + 1), name.casefold(), titles[at])]
        found = exact or [name for name, title in zip(names, titles, strict=True) if title.startswith(typed)]
        if len(found) != 1:
            self._no_answer(typed)
        return found[0]

    def _no_answer(self, typed: str) -> NoReturn:
        self.screen.show(Text(self.messages.say("not-a-choice", typed=excerpt(typed))))
        raise AskAgain
