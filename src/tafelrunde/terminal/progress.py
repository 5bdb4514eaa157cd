"""The first use of a game takes a while, because its rules are compiled: this shows how far it is."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from tafelrunde.kernel.warm import compiler
from tafelrunde.terminal.messages import Messages


class CompileBar:
    """As long as it is open, compiling shows a bar on the terminal, or a line where there is none."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar: Progress | None = None
        self._task = TaskID(0)

    def __enter__(self) -> Self:
        self._before = compiler.progress
        compiler.progress = self.show
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        compiler.progress = self._before
        self._end()

    def show(self, what: str, done: int, of: int) -> None:
        """Called by the compiler."""
        words = self.messages.say("compiling", game=what)
        if not self.console.is_terminal:
            if done in (0, of):
                self.console.print(f"{words} {done}/{of}")
            return
        if self._bar is None:
            self._bar = Progress(
                SpinnerColumn(),
                TextColumn("{task.description}", markup=False),
                BarColumn(bar_width=20),
                MofNCompleteColumn(),
                TimeElapsedColumn(),
                console=self.console,
            )
            self._bar.start()
            self._task = self._bar.add_task(words, total=of)
        self._bar.update(self._task, completed=done)
        if done == of:
            self._end()

    def _end(self) -> None:
        if self._bar is not None:
            self._bar.stop()
            self._bar = None
