"""A worker, `tafel serve --worker`: a process that computes moves of bots and does tasks of reviews.

It sees views, and matches that are over; no tables.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

import structlog
from nats.aio.msg import Msg

from tafelrunde.bots.search import Considered, load_search
from tafelrunde.server.catalogue import GameCatalogue
from tafelrunde.server.cluster import requests, review_requests
from tafelrunde.server.cluster.leases import NATS_ERRORS
from tafelrunde.server.cluster.nats_cluster import connect
from tafelrunde.server.cluster.review_requests import KnownReviews, encode_result
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.think_queue import Requester
from tafelrunde.server.threads import in_thread

_log = structlog.get_logger()


async def work(address: str) -> None:
    """Answer requests until the process is told to stop; then finish those that were begun."""
    catalogue = GameCatalogue()
    await catalogue.load()
    client = await connect(address)
    thinker, known, begun = Thinker(), KnownReviews(), set[asyncio.Task[None]]()

    async def received(message: Msg) -> None:
        job = (
            _review(thinker, known, message) if message.subject == review_requests.SUBJECT else _move(thinker, message)
        )
        task = asyncio.create_task(_answer(message, job))
        begun.add(task)
        task.add_done_callback(begun.discard)

    subjects = (requests.SUBJECT, review_requests.SUBJECT)
    subscriptions = [await client.subscribe(subject, requests.QUEUE, received) for subject in subjects]
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    _log.info("ready", games=list(catalogue.games), threads=os.cpu_count())
    compiling = asyncio.create_task(_compile(catalogue))
    await stopped.wait()
    compiling.cancel()
    for subscription in subscriptions:
        await subscription.drain()  # type: ignore[no-untyped-call]
    await asyncio.gather(*begun)
    await client.drain()


async def _compile(catalogue: GameCatalogue) -> None:
    """Compile what is not cached; a request that comes before its game is compiled waits."""
    await catalogue.compile_all()


async def _answer(message: Msg, job: Coroutine[Any, Any, bytes]) -> None:
    """Compute an answer, and send a heartbeat meanwhile. If that fails, whoever asks does it."""
    working = asyncio.create_task(job)
    while not working.done():
        await _respond(message, requests.STILL_THINKING)
        await asyncio.wait({working}, timeout=requests.HEARTBEAT)
    if working.exception() is not None:
        _log.warning("request to a worker failed", subject=message.subject, exc_info=working.exception())
    await _respond(message, requests.NOTHING if working.exception() else working.result())


async def _move(thinker: Thinker, message: Msg) -> bytes:
    """The answer for a bot or a hint."""
    return requests.encode_answer(await _think(thinker, requests.decode_request(message.data)))


async def _review(thinker: Thinker, known: KnownReviews, message: Msg) -> bytes:
    """The answer for a review: done when nobody waits for a bot."""
    work, task = await in_thread(known.read, message.data)
    await in_thread(load_search, work.match.game)
    return encode_result(await thinker.do_task(work, task, Requester("review", lambda: False)))


async def _think(thinker: Thinker, request: requests.Decoded) -> Sequence[Considered]:
    """The move that a bot chooses, all moves as a strong one sees them, or each looked at by itself."""
    if request.compared:
        return await thinker.compare(request.view, request.requester)
    if request.level is None:
        return await thinker.rank(request.view, request.requester)
    return (
        Considered(await thinker.choose(request.view, request.level, request.match, request.name, request.requester)),
    )


async def _respond(message: Msg, data: bytes) -> None:
    with suppress(*NATS_ERRORS):
        await message.respond(data)
