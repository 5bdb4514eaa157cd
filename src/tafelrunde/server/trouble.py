"""What goes wrong for a person: a code with arguments, which every door tells in the same way."""

from __future__ import annotations

from tafelrunde.server.wire.parts import Choice
from tafelrunde.server.wire.problems import Problem


class Trouble(Exception):
    """Something is not done, and nothing has changed."""

    def __init__(
        self, code: Problem, *, rule: str | None = None, instead: tuple[Choice, ...] = (), **arguments: str | int
    ) -> None:
        self.code: Problem = code
        self.rule = rule
        self.instead = list(instead)
        self.arguments = arguments
        super().__init__(code)
