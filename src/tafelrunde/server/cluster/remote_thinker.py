"""Bots that think in worker processes, and reviews. If there is none, or none answers, it is done here."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from tafelrunde.bots.search import Considered
from tafelrunde.kernel import Move, View
from tafelrunde.review import Reviewing, Task, TaskResult
from tafelrunde.server import metrics
from tafelrunde.server.cluster import requests, review_requests
from tafelrunde.server.cluster.leases import NATS_ERRORS
from tafelrunde.server.tables.bots import ANYBODY, Thinker
from tafelrunde.server.tables.think_queue import Requester

if TYPE_CHECKING:
    from nats.aio.client import Client

SILENCE_TIMEOUT = 3 * requests.HEARTBEAT
"""A worker that sends nothing for so long is dead."""


class RemoteThinker(Thinker):
    """Asks any worker; if that dies with the request, the bot thinks here instead."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client

    async def find(self, view: View, level: int, match: str, name: str | None, requester: Requester) -> Move:
        """A move, found by a worker or here."""
        answer = await self._ask(view, requests.encode_request(view, level, match, name, requester))
        return answer[0].move if answer else await super().find(view, level, match, name, requester)

    async def rank(self, view: View, requester: Requester = ANYBODY) -> tuple[Considered, ...]:
        """The moves, ranked by a worker or here."""
        return await self._ask(view, requests.encode_request(view, requester=requester)) or await super().rank(
            view, requester
        )

    async def compare(self, view: View, requester: Requester = ANYBODY) -> tuple[Considered, ...]:
        """The moves, compared by a worker or here."""
        request = requests.encode_request(view, requester=requester, compared=True)
        return await self._ask(view, request) or await super().compare(view, requester)

    async def do_task(self, work: Reviewing, task: Task, requester: Requester) -> TaskResult:
        """The result of a review task, done by a worker or here."""
        answer = await self._answer(review_requests.SUBJECT, review_requests.encode_task(work, task))
        metrics.REVIEW_TASKS.labels("worker" if answer else "here").inc()
        return review_requests.decode_result(answer) if answer else await super().do_task(work, task, requester)

    async def _ask(self, view: View, request: bytes) -> tuple[Considered, ...]:
        """What a worker thinks; nothing if there is none that can."""
        answer = await self._answer(requests.SUBJECT, request)
        considered = requests.decode_answer(view, answer) if answer else ()
        if considered:
            metrics.BOT_MOVES.labels("worker").inc()
        return considered

    async def _answer(self, subject: str, request: bytes) -> bytes:
        """What a worker answers; nothing if there is none."""
        if self._client.is_connected:
            with suppress(*NATS_ERRORS):
                return await self._receive(subject, request)
        return b""

    async def _receive(self, subject: str, request: bytes) -> bytes:
        inbox = self._client.new_inbox()
        answers = await self._client.subscribe(inbox)
        try:
            await self._client.publish(subject, request, reply=inbox)
            while True:
                answer = await answers.next_msg(SILENCE_TIMEOUT)
                if answer.headers is not None:  # the status "no responders" of NATS itself
                    return b""
                if answer.data != requests.STILL_THINKING:
                    return b"" if answer.data == requests.NOTHING else bytes(answer.data)
        finally:
            await answers.unsubscribe()
