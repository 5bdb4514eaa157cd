"""Bots that think in other processes. If there are none, or none answers, they think here."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from tafelrunde.bots.search import Considered
from tafelrunde.kernel import Move, View
from tafelrunde.server import counts
from tafelrunde.server.neighbours import questions
from tafelrunde.server.neighbours.leases import IN_DOUBT
from tafelrunde.server.tables.bots import Thinker

if TYPE_CHECKING:
    from nats.aio.client import Client

SILENT_FOR = 3 * questions.BEAT
"""A worker that says nothing for so long is gone."""


class FarThinker(Thinker):
    """Asks any worker; a worker that dies with a question is noticed, and the bot thinks here instead."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client

    async def find(self, view: View, level: int) -> Move:
        """The move of a worker, or our own."""
        far = await self._ask(view, questions.ask(view, level))
        return far[0].move if far else await super().find(view, level)

    async def rank(self, view: View) -> tuple[Considered, ...]:
        """What a worker thinks of the moves, or we ourselves."""
        return await self._ask(view, questions.ask(view)) or await super().rank(view)

    async def _ask(self, view: View, question: bytes) -> tuple[Considered, ...]:
        """What a worker answers; nothing if there is none, or none that can say."""
        far: tuple[Considered, ...] = ()
        if self._client.is_connected:
            with suppress(*IN_DOUBT):
                far = await self._hear(view, question)
        if far:
            counts.THOUGHTS.labels("worker").inc()
        return far

    async def _hear(self, view: View, question: bytes) -> tuple[Considered, ...]:
        inbox = self._client.new_inbox()
        answers = await self._client.subscribe(inbox)
        try:
            await self._client.publish(questions.SUBJECT, question, reply=inbox)
            while True:
                said = await answers.next_msg(SILENT_FOR)
                if said.headers is not None:  # NATS itself says that nobody listens
                    return ()
                if said.data != questions.STILL_THINKING:
                    return questions.read_answer(view, said.data)
        finally:
            await answers.unsubscribe()
