"""Bots that think in worker processes. If there is none, or none answers, they think here."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from tafelrunde.bots.search import Considered
from tafelrunde.kernel import Move, View
from tafelrunde.server import metrics
from tafelrunde.server.cluster import requests
from tafelrunde.server.cluster.leases import NATS_ERRORS
from tafelrunde.server.tables.bots import ANYBODY, Thinker
from tafelrunde.server.tables.think_queue import Asker

if TYPE_CHECKING:
    from nats.aio.client import Client

SILENCE_TIMEOUT = 3 * requests.HEARTBEAT
"""A worker that sends nothing for so long is dead."""


class RemoteThinker(Thinker):
    """Asks any worker; if that dies with the request, the bot thinks here instead."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client

    async def find(self, view: View, level: int, match: str, name: str | None, asker: Asker) -> Move:
        """The move of a worker, or our own."""
        answer = await self._ask(view, requests.encode_request(view, level, match, name, asker))
        return answer[0].move if answer else await super().find(view, level, match, name, asker)

    async def rank(self, view: View, asker: Asker = ANYBODY) -> tuple[Considered, ...]:
        """What a worker thinks of the moves, or we ourselves."""
        return await self._ask(view, requests.encode_request(view, asker=asker)) or await super().rank(view, asker)

    async def compare(self, view: View, asker: Asker = ANYBODY) -> tuple[Considered, ...]:
        """How a worker compares the moves, or we ourselves."""
        request = requests.encode_request(view, asker=asker, compared=True)
        return await self._ask(view, request) or await super().compare(view, asker)

    async def _ask(self, view: View, request: bytes) -> tuple[Considered, ...]:
        """What a worker answers; nothing if there is none that can."""
        answer: tuple[Considered, ...] = ()
        if self._client.is_connected:
            with suppress(*NATS_ERRORS):
                answer = await self._receive(view, request)
        if answer:
            metrics.BOT_MOVES.labels("worker").inc()
        return answer

    async def _receive(self, view: View, request: bytes) -> tuple[Considered, ...]:
        inbox = self._client.new_inbox()
        answers = await self._client.subscribe(inbox)
        try:
            await self._client.publish(requests.SUBJECT, request, reply=inbox)
            while True:
                answer = await answers.next_msg(SILENCE_TIMEOUT)
                if answer.headers is not None:  # the status "no responders" of NATS itself
                    return ()
                if answer.data != requests.STILL_THINKING:
                    return requests.decode_answer(view, answer.data)
        finally:
            await answers.unsubscribe()
