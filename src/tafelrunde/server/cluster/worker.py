"""A worker, `tafel serve --worker`: a process that only computes moves of bots. It sees views, and no tables."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress

import structlog
from nats.aio.msg import Msg

from tafelrunde.bots.search import Considered
from tafelrunde.server.catalogue import GameCatalogue
from tafelrunde.server.cluster import requests
from tafelrunde.server.cluster.leases import NATS_ERRORS
from tafelrunde.server.cluster.nats_cluster import connect
from tafelrunde.server.tables.bots import Thinker

_log = structlog.get_logger()


async def work(address: str) -> None:
    """Answer requests until the process is told to stop; then finish those that were begun."""
    catalogue = GameCatalogue()
    await catalogue.load()
    client = await connect(address)
    thinker, begun = Thinker(), set[asyncio.Task[None]]()

    async def received(message: Msg) -> None:
        task = asyncio.create_task(_answer(thinker, message))
        begun.add(task)
        task.add_done_callback(begun.discard)

    subscription = await client.subscribe(requests.SUBJECT, requests.QUEUE, received)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    _log.info("ready", games=list(catalogue.games), threads=os.cpu_count())
    compiling = asyncio.create_task(_compile(catalogue))
    await stopped.wait()
    compiling.cancel()
    await subscription.drain()  # type: ignore[no-untyped-call]
    await asyncio.gather(*begun)
    await client.drain()


async def _compile(catalogue: GameCatalogue) -> None:
    """Compile what is not cached; a request that comes before its game is compiled waits."""
    await catalogue.compile_all()


async def _answer(thinker: Thinker, message: Msg) -> None:
    """Compute an answer, and send a heartbeat meanwhile."""
    try:
        request = requests.decode_request(message.data)
    except Exception:  # noqa: BLE001 - another worker or the asker itself computes the move
        _log.warning("request to a worker not understood", exc_info=True)
        await _respond(message, requests.encode_answer(()))
        return
    thinking = asyncio.create_task(_think(thinker, request))
    while not thinking.done():
        await _respond(message, requests.STILL_THINKING)
        await asyncio.wait({thinking}, timeout=requests.HEARTBEAT)
    await _respond(message, requests.encode_answer(thinking.result()))


async def _think(thinker: Thinker, request: requests.Decoded) -> Sequence[Considered]:
    """The move that a bot chooses, all moves as a strong one sees them, or each looked at by itself."""
    if request.compared:
        return await thinker.compare(request.view, request.asker)
    if request.level is None:
        return await thinker.rank(request.view, request.asker)
    return (Considered(await thinker.choose(request.view, request.level, request.match, request.name, request.asker)),)


async def _respond(message: Msg, data: bytes) -> None:
    with suppress(*NATS_ERRORS):
        await message.respond(data)
