"""The socket of a table: bytes in, bytes out, and three timers."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from litestar import WebSocket, websocket

from tafelrunde.server import counts
from tafelrunde.server.house import House
from tafelrunde.server.routes.visitor import person_of
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.client import LONGEST_MESSAGE

SILENT_FOR = 30.0
"""A socket that says nothing for so long is closed; clients ping far more often."""
SLOW_AFTER = 10.0
"""A message that does not leave within this time finds the reader too slow."""

_NORMAL, _GOING_AWAY, _TRY_AGAIN, _POLICY, _NO_TABLE = 1000, 1001, 1013, 1008, 4404
_CLOSED_BY = {"restart": _GOING_AWAY, "slow": _TRY_AGAIN, "flood": _POLICY, "gone": _NORMAL, "idle": _NORMAL}

_ID = re.compile("[A-Za-z0-9_-]{1,40}")

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str, house: House) -> None:
    """Play, or look on."""
    person = await person_of(socket, house)
    await socket.accept()
    hall = await house.hall()
    from tafelrunde.server.tables.conversation import Conversation
    from tafelrunde.server.tables.outlet import Outlet
    from tafelrunde.server.wire.server import Refusal

    outlet = Outlet(person)
    try:
        if not _ID.fullmatch(table):
            raise Trouble("no-table")
        live = await hall.table(table)
    except Trouble as trouble:
        outlet.send(Refusal(id=None, code=trouble.code, arguments=trouble.arguments))
        await socket.send_data((await outlet.next()) or b"", mode="text")
        await socket.close(code=_NO_TABLE)
        return
    conversation = Conversation(hall, live, outlet)
    writer = asyncio.create_task(_write(socket, outlet))
    counts.SOCKETS.inc()
    try:
        await _read(socket, conversation, outlet, writer)
    finally:
        counts.SOCKETS.dec()
        writer.cancel()
        await conversation.part()


async def _read(socket: Socket, conversation: Any, outlet: Any, writer: asyncio.Task[None]) -> None:
    """Hear one message after the other. A wish that has been heard is carried out even if the socket then breaks."""
    while not writer.done():
        heard = asyncio.ensure_future(socket.receive())
        done, _ = await asyncio.wait({heard, writer}, timeout=SILENT_FOR, return_when=asyncio.FIRST_COMPLETED)
        if heard not in done:
            heard.cancel()
            if not done:
                outlet.close("idle")
                await asyncio.wait({writer}, timeout=SLOW_AFTER)
            return
        message: Any = heard.result()
        if message["type"] != "websocket.receive":
            return
        said = message.get("text") or message.get("bytes") or ""
        if len(said) > LONGEST_MESSAGE:
            said = ""
        await asyncio.shield(asyncio.ensure_future(conversation.hear(said)))


async def _write(socket: Socket, outlet: Any) -> None:
    """Send what waits, until there is nothing more to be said."""
    try:
        while (message := await outlet.next()) is not None:
            await asyncio.wait_for(socket.send_data(message.decode(), mode="text"), SLOW_AFTER)
        code = _CLOSED_BY.get(outlet.closing or "", _NORMAL)
        await asyncio.wait_for(socket.close(code=code), SLOW_AFTER)
    except Exception:  # noqa: BLE001 - the other side is gone: there is nobody to tell
        return
    finally:
        outlet.finished.set()
