"""In which order games are compiled: what somebody waits for, then what play needs, then minds, then search."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from tafelrunde.server.request_error import RequestError
from tafelrunde.server.threads import in_thread

if TYPE_CHECKING:
    from tafelrunde.kernel import Game

_log = structlog.get_logger()

STAGES = ("rules", "mind", "search")
_SHARES = (0, 1, 82, 86, 90, 96, 97, 99)
"""How much of the time has passed after each entry of the rules, in hundredths, as measured."""
_TYPICAL = 20.0
"""How many seconds it takes on a quiet machine of two cores; what to expect until the longest entry is done."""
_LONGEST = 80


class Compilation:
    """Compiles games off the event loop, each stage of a game once. `steps` are what the stages call."""

    def __init__(
        self, steps: dict[str, Callable[[Game], None]], put_first: Callable[[list[str]], object] = bool
    ) -> None:
        self._steps = steps
        self._put_first = put_first
        """Is called with the games that somebody waits for, so that others pause."""
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._asked: list[str] = []
        """The games that somebody has asked for, in order of request."""
        self._waited_for: list[str] = []
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._begun: dict[str, float] = {}
        self._shares: dict[str, int] = {}
        self._stopped = False

    async def wait_for(self, game: Game) -> None:
        """Wait until matches of a game can start; it is compiled at once, and its mind next.

        Raises RequestError if the server stops meanwhile.
        """
        if self._stopped:
            raise RequestError("broken")
        if game.name not in self._asked:
            self._asked.append(game.name)
        self._waited_for.append(game.name)
        self._put_first(self._waited_for)
        self._nobody_waits.clear()
        rules = self._start("rules", game)
        try:
            await asyncio.shield(rules)
            self._start("mind", game)
        except asyncio.CancelledError:
            if rules.cancelled():
                raise RequestError("broken") from None
            raise
        finally:
            self._waited_for.remove(game.name)
            self._put_first(self._waited_for)
            if not self._waited_for:
                self._nobody_waits.set()

    def stop(self) -> None:
        """Release everybody who waits. Threads that compile end with the process."""
        self._stopped = True
        self._put_first([])
        for task in self._tasks.values():
            task.cancel()

    async def compile_all(
        self, games: list[Game], broken: Callable[[Game], object], ready: Callable[[], object] = bool
    ) -> None:
        """Compile everything in the background; nothing new is begun while somebody waits for a game.

        `broken` is called for games that cannot be compiled; `ready` is called when the rules of all others are.
        """
        todo = [(stage, game) for stage in STAGES for game in games]
        while todo:
            await self._nobody_waits.wait()
            stage, game = min(todo, key=lambda each: self._rank(*each))
            todo.remove((stage, game))
            try:
                await asyncio.shield(self._start(stage, game))
            except Exception:  # noqa: BLE001 - the other games can be played
                _log.exception("compiling failed", game=game.name, stage=stage)
                if stage == "rules":
                    broken(game)
                    todo = [each for each in todo if each[1] is not game]
            if stage == "rules" and all(each[0] != "rules" for each in todo):
                ready()

    def is_done(self, stage: str, game: Game) -> bool:
        """Whether a stage of a game is compiled."""
        task = self._tasks.get((stage, game.name))
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    def progress(self, game: Game) -> tuple[int, int | None]:
        """How many hundredths of the rules are compiled, and how many seconds it will still take, if that is known."""
        if self.is_done("rules", game):
            return 100, 0
        share, begun = self._shares.get(game.name, 0), self._begun.get(game.name)
        if begun is None:
            return share, None
        passed = time.monotonic() - begun
        if share > _LONGEST:
            return share, round(passed * (100 - share) / share)
        return min(_LONGEST, round(_LONGEST * passed / _TYPICAL)), round(
            _TYPICAL - passed
        ) if passed < _TYPICAL else None

    def note(self, game: str, done: int, of: int) -> None:
        """So many entries of a game are compiled; called from the threads that compile."""
        if of == len(_SHARES) - 1:
            self._shares[game] = _SHARES[done]

    def _start(self, stage: str, game: Game) -> asyncio.Task[None]:
        key = (stage, game.name)
        if key not in self._tasks:
            self._begun.setdefault(game.name, time.monotonic())
            self._tasks[key] = asyncio.create_task(in_thread(self._steps[stage], game), name=f"compile {stage}")
            self._tasks[key].add_done_callback(_retrieve)
        return self._tasks[key]

    def _rank(self, stage: str, game: Game) -> tuple[int, int]:
        """What comes first: of games that were asked for the mind is as urgent as the rules of the others."""
        asked = game.name in self._asked
        urgency = STAGES.index(stage) - (asked and stage != "search")
        return urgency, self._asked.index(game.name) if asked else len(self._asked)


def _retrieve(task: asyncio.Task[None]) -> None:
    """Mark the exception as retrieved: whoever waits gets it, and without anybody asyncio must not log it."""
    if not task.cancelled():
        task.exception()
