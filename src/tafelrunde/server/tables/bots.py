"""Bots at a table: they think in threads, see one seat's view, and cannot hold the table up."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import structlog

from tafelrunde.bots import Bot, bot, hint
from tafelrunde.bots.roster import GREEDY
from tafelrunde.bots.search import Considered
from tafelrunde.kernel import Move, View
from tafelrunde.server import counts
from tafelrunde.server.threads import aside

_log = structlog.get_logger()

STAND_IN = GREEDY
HINT_MILLISECONDS = 1000


@dataclass
class Thinker:
    """Finds a move for a seat. A bot that fails, is slow or breaks the rules is replaced by a greedy one."""

    limit: float = 20.0
    make: Callable[[str, int], Bot] = lambda game, level: bot(game, level=level, patient=False)
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(os.cpu_count() or 1))

    async def choose(self, view: View, level: int) -> Move:
        """A legal move, in any case."""
        game = view.game.name
        try:
            move = await self.find(view, level)
            if move in view.legal:
                return move
            why = "illegal"
        except TimeoutError:
            why = "slow"
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the match goes on
            why = type(error).__name__
        counts.BOTS_REPLACED.labels(game).inc()
        _log.warning("bot replaced", game=game, level=level, why=why)
        return await aside(_at_once, view)

    async def find(self, view: View, level: int) -> Move:
        """What a bot of this level wants; so many think at once as there are processors."""
        async with self._turns:
            move = await asyncio.wait_for(aside(self._think, view, level), self.limit)
        counts.THOUGHTS.labels("here").inc()
        return move

    async def rank(self, view: View) -> tuple[Considered, ...]:
        """The moves of a view as a strong bot sees them, the best first."""
        async with self._turns:
            return await aside(_rank, view)

    def _think(self, view: View, level: int) -> Move:
        return self.make(view.game.name, level).choose(view)


def _rank(view: View) -> tuple[Considered, ...]:
    return hint(view, HINT_MILLISECONDS, patient=False).moves


def _at_once(view: View) -> Move:
    """A legal move without much thought: the greedy bot's, or any if that fails too."""
    try:
        return bot(view.game, GREEDY).choose(view)
    except Exception:  # noqa: BLE001 - there is always a move
        return random.choice(view.legal)
