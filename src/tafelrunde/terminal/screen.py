"""The terminal as something to show pages on and to ask for lines: a live one is redrawn, a pipe is written to."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from typing import Self, TextIO

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.typed_moves import excerpt

WIDE = 120
PROMPT_LINES = 2


class Closed(Exception):
    """The input has ended; nothing more can be typed."""


class Screen:
    """Shows and asks.

    A live screen, with a person at both ends, is the terminal's second screen: redrawing hides what was there before,
    and what the shell had written comes back afterwards. Anything else is written and read line by line.
    """

    def __init__(self, console: Console | None = None, keys: TextIO | None = None) -> None:
        self.keys = sys.stdin if keys is None else keys
        self.console = console or Console(markup=False, highlight=False, emoji=False)
        for stream in (self.keys, self.console.file):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a letter the terminal cannot show is replaced
        self.typed_by_hand = self.keys.isatty()
        self.live = self.typed_by_hand and self.console.is_terminal and not self.console.is_dumb_terminal

    def __enter__(self) -> Self:
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # lines can be edited

                readline.set_auto_history(False)  # people share the keyboard: nobody sees what another typed
            self.console.set_alt_screen(True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.live:
            self.console.set_alt_screen(False)

    @property
    def width(self) -> int:
        """How many letters fit beside each other."""
        return self.console.width

    @property
    def wide(self) -> bool:
        """Whether two things fit beside each other."""
        return self.width >= WIDE

    @property
    def height(self) -> int:
        """How many lines a page may have above its prompt; any number where nothing is redrawn."""
        return self.console.height - PROMPT_LINES if self.live else sys.maxsize

    def lines(self, *shown: RenderableType, width: int | None = None) -> int:
        """How many lines something takes, on the whole screen or in so many columns of it."""
        return len(self._rendered(*shown, width=width))

    def first_lines(self, count: int, *shown: RenderableType, width: int) -> RenderableType:
        """The beginning of something that is too long."""
        return SegmentLines(self._rendered(*shown, width=width)[:count], new_lines=True)

    def _rendered(self, *shown: RenderableType, width: int | None = None) -> list[list[Segment]]:
        options = self.console.options.update(width=width or self.width, height=None)
        return self.console.render_lines(Group(*shown), options, pad=False)

    def clear(self) -> None:
        """Begin a new page."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def show(self, *shown: RenderableType) -> None:
        """Add to the page."""
        for each in shown:
            self.console.print(each, soft_wrap=isinstance(each, Text) and bool(each.no_wrap))

    def ask(self, prompt: str = ">") -> str:
        """A line that somebody types."""
        if self.live:
            try:
                return input(f"{prompt} ").strip()
            except EOFError:
                raise Closed from None
        self.console.print(prompt, end=" ", soft_wrap=True)
        line = self.keys.readline()
        if not line:
            self.console.print()
            raise Closed
        if not self.typed_by_hand:
            self.console.print(excerpt(line.strip()), soft_wrap=True)
        return line.strip()

    def read(self, messages: Messages, *shown: RenderableType) -> None:
        """Something to read, page by page; Enter goes on, and any other answer leaves."""
        if not self.live:
            self.show(*shown)
            return
        pages = list(self._pages(*shown))
        for number, page in enumerate(pages, 1):
            self.console.clear()
            self.console.print(SegmentLines(page, new_lines=True))
            last = number == len(pages)
            try:
                typed = self.ask(messages.say("back" if last else "more", page=number, pages=len(pages)))
            except KeyboardInterrupt:
                return
            if typed:
                return

    def _pages(self, *shown: RenderableType) -> Iterator[list[list[Segment]]]:
        lines = self._rendered(*shown)
        room = max(1, self.console.height - PROMPT_LINES)
        for first in range(0, len(lines), room):
            yield lines[first : first + room]
