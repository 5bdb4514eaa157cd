"""The socket of a table: who comes in, and to which conversation."""

from __future__ import annotations

import re
from typing import Any

from litestar import WebSocket, websocket

from tafelrunde.server.house import House
from tafelrunde.server.routes.doorway import LINE
from tafelrunde.server.routes.line import Line
from tafelrunde.server.routes.visitor import person_of
from tafelrunde.server.trouble import Trouble

_ID = re.compile("[A-Za-z0-9_-]{1,40}")
_NO_TABLE = 4404

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

    extensions: Any = socket.scope["extensions"]
    line: Line = extensions[LINE]
    outlet = Outlet(person, line)
    try:
        if not _ID.fullmatch(table):
            raise Trouble("no-table")
        live = await hall.table(table)
    except Trouble as trouble:
        outlet.send(Refusal(id=None, code=trouble.code, arguments=trouble.arguments))
        await socket.close(code=_NO_TABLE)
        return
    line.open(Conversation(hall, live, outlet))
