"""A command or request that cannot be carried out: a code with arguments, the same over REST and WebSocket."""

from __future__ import annotations

from tafelrunde.server.wire.parts import Choice
from tafelrunde.server.wire.problems import Problem


class RequestError(Exception):
    """The request is refused, and nothing has changed."""

    def __init__(
        self, code: Problem, *, rule: str | None = None, instead: tuple[Choice, ...] = (), **arguments: str | int
    ) -> None:
        self.code: Problem = code
        self.rule = rule
        self.instead = list(instead)
        self.arguments = arguments
        super().__init__(code)
