"""A worker: a process that does nothing but think for bots, `tafel serve --worker`. It sees views, and no tables."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress

import structlog
from nats.aio.msg import Msg

from tafelrunde.bots.search import Considered
from tafelrunde.kernel import View
from tafelrunde.server.neighbours import questions
from tafelrunde.server.neighbours.connected import connect
from tafelrunde.server.neighbours.leases import IN_DOUBT
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.tables.bots import Thinker

_log = structlog.get_logger()


async def work(address: str) -> None:
    """Answer questions until told to stop; then finish those that were begun."""
    shelf = Shelf()
    await shelf.fill()
    client = await connect(address)
    thinker, begun = Thinker(), set[asyncio.Task[None]]()

    async def asked(message: Msg) -> None:
        task = asyncio.create_task(_answer(thinker, message))
        begun.add(task)
        task.add_done_callback(begun.discard)

    questions_heard = await client.subscribe(questions.SUBJECT, questions.WORKERS, asked)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    _log.info("ready", games=list(shelf.games), threads=os.cpu_count())
    warming = asyncio.create_task(_warm(shelf))
    await stopped.wait()
    warming.cancel()
    await questions_heard.drain()  # type: ignore[no-untyped-call]
    await asyncio.gather(*begun)
    await client.drain()


async def _warm(shelf: Shelf) -> None:
    """Compile what was never compiled on this machine; a question that comes before its game is ready waits."""
    await shelf.warm()
    await shelf.warm_search()


async def _answer(thinker: Thinker, message: Msg) -> None:
    """Think, and say every second that one still does."""
    try:
        view, level = questions.read(message.data)
    except Exception as error:  # noqa: BLE001 - whatever was asked, others may know better
        _log.warning("question not understood", error=type(error).__name__)
        await _say(message, questions.answer(()))
        return
    thinking = asyncio.create_task(_think(thinker, view, level))
    while not thinking.done():
        await _say(message, questions.STILL_THINKING)
        await asyncio.wait({thinking}, timeout=questions.BEAT)
    await _say(message, questions.answer(thinking.result()))


async def _think(thinker: Thinker, view: View, level: int | None) -> Sequence[Considered]:
    """The move that a bot chooses, or all moves as a strong one sees them."""
    if level is None:
        return await thinker.rank(view)
    return (Considered(await thinker.choose(view, level)),)


async def _say(message: Msg, said: bytes) -> None:
    with suppress(*IN_DOUBT):
        await message.respond(said)
