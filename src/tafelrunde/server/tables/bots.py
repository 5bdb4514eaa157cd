"""Bots at a table: they think in threads, see one seat's view, and cannot hold the table up."""

from __future__ import annotations

import asyncio
import os
import random
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import structlog

from tafelrunde.bots import Bot, bot, hint
from tafelrunde.bots.roster import GREEDY
from tafelrunde.bots.search import Considered
from tafelrunde.kernel import Move, View
from tafelrunde.review import Reviewing, Task, TaskResult, compare
from tafelrunde.server import metrics
from tafelrunde.server.tables.think_queue import Requester, ThinkQueue
from tafelrunde.server.threads import in_thread

_log = structlog.get_logger()

STAND_IN = GREEDY
HINT_MILLISECONDS = 1000
SHORTEST_HINT = 100
"""The more people wait for hints, the shorter each is thought about."""
SLOW = 4
"""Bots from this level on think for long; the others never wait for them."""
MOST_PLAYERS = 32
"""How many bots keep their search tree; the least recently used are dropped first."""

ANYBODY = Requester()

T = TypeVar("T")
Key = tuple[str, int, int]
"""Match, seat and level of a bot."""


def _make_bot(game: str, level: int, name: str | None) -> Bot:
    return bot(game, level=level, name=name, patient=False)


class Thinker:
    """Finds a move for a seat. A bot that fails, is slow or breaks the rules is replaced by a greedy one.

    A bot that searches keeps its tree from one decision of a match to the next. After an undo the tree is searched
    for the position that stands now, and dropped if it is not there.
    """

    def __init__(self, limit: float = 20.0, make: Callable[[str, int, str | None], Bot] = _make_bot) -> None:
        self.limit = limit
        self.make = make
        cores = os.cpu_count() or 1
        self._fast, self._slow, self._hints = ThinkQueue(cores), ThinkQueue(max(1, cores - 1)), ThinkQueue(1)
        self._players: OrderedDict[Key, Bot] = OrderedDict()

    async def choose(
        self, view: View, level: int, match: str, name: str | None = None, requester: Requester = ANYBODY
    ) -> Move:
        """A legal move, in any case; the name is that of the character who plays."""
        try:
            move = await self.find(view, level, match, name, requester)
            if move in view.legal:
                return move
            _replaced(view, level, match, "illegal move")
        except TimeoutError:
            _replaced(view, level, match, "timeout")
        except Exception:  # noqa: BLE001 - whatever a bot does, the match goes on
            _replaced(view, level, match, "exception", exc_info=True)
        return await in_thread(_greedy_move, view)

    async def find(self, view: View, level: int, match: str, name: str | None, requester: Requester) -> Move:
        """The move of a bot of this level and name, as soon as it is its turn to think."""
        key = (match, view.viewer, level)
        async with (self._slow if level >= SLOW else self._fast).slot(requester):
            player = self._players.pop(key, None) or self.make(view.game.name, level, name)
            move = await asyncio.wait_for(in_thread(player.choose, view), self.limit)
        self._keep(key, player)
        metrics.BOT_MOVES.labels("here").inc()
        return move

    async def rank(self, view: View, requester: Requester = ANYBODY) -> tuple[Considered, ...]:
        """The moves of a view as a strong bot sees them, the best first."""
        async with self._hints.slot(requester):
            return await in_thread(_rank, view, self._hint_milliseconds)

    async def compare(self, view: View, requester: Requester = ANYBODY) -> tuple[Considered, ...]:
        """The moves of a view, each looked at by itself, the best first; nothing before search is compiled."""
        async with self._hints.slot(requester):
            return await in_thread(compare, view, self._hint_milliseconds)

    @property
    def _hint_milliseconds(self) -> int:
        return max(SHORTEST_HINT, HINT_MILLISECONDS // (1 + len(self._hints)))

    async def do_task(self, work: Reviewing, task: Task, requester: Requester) -> TaskResult:
        """Do one task of a review, when nobody waits for a bot that thinks for long or for a hint."""
        return await self.aside(partial(work.do, task), requester)

    async def aside(self, job: Callable[[], T], requester: Requester) -> T:
        """Do something for which search is needed, when nobody waits for a bot that thinks for long or for a hint."""
        async with min(self._slow, self._hints, key=lambda queue: queue.load).slot(requester):
            return await in_thread(job)

    def forget(self, match: str) -> None:
        """Drop the bots of a match."""
        for key in [key for key in self._players if key[0] == match]:
            del self._players[key]

    def _keep(self, key: Key, player: Bot) -> None:
        """Keep a bot whose thinking has ended; one that timed out may still think, and is not kept."""
        self._players[key] = player
        if len(self._players) > MOST_PLAYERS:
            self._players.popitem(last=False)


def _replaced(view: View, level: int, match: str, why: str, *, exc_info: bool = False) -> None:
    metrics.BOTS_REPLACED.labels(view.game.name).inc()
    _log.warning(
        "bot replaced", table=match, seat=view.viewer, game=view.game.name, level=level, why=why, exc_info=exc_info
    )


def _rank(view: View, milliseconds: int) -> tuple[Considered, ...]:
    return hint(view, milliseconds, patient=False).moves


def _greedy_move(view: View) -> Move:
    """A legal move without much thought: the greedy bot's, or any if that fails too."""
    try:
        return bot(view.game, GREEDY).choose(view)
    except Exception:  # noqa: BLE001 - there is always a move
        return random.choice(view.legal)
