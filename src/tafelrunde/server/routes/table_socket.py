"""The route of a table's socket: authenticates the handshake and starts a session."""

from __future__ import annotations

import re
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from tafelrunde.server.people.limits import network_of
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.routes.handshake import CONNECTION
from tafelrunde.server.routes.visitor import Context, person_of
from tafelrunde.server.routes.websocket import WebSocketConnection

_ID = re.compile("[A-Za-z0-9_-]{1,40}")
_NO_TABLE = 4404

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], context: Context) -> None:
    """Play, or look on."""
    person = await person_of(socket, context)
    extensions: Any = socket.scope["extensions"]
    connection: WebSocketConnection = extensions[CONNECTION]
    network = network_of(socket.client.host) if socket.client else ""
    connection.count_for(network)
    await socket.accept()
    registry = await context.registry()
    from tafelrunde.server.tables.session import TableSession
    from tafelrunde.server.tables.subscriber import Subscriber
    from tafelrunde.server.wire.server import Refusal

    subscriber = Subscriber(person, connection, network)
    try:
        if not _ID.fullmatch(table):
            raise RequestError("no-table")
        await registry.table(table)  # it can be read
    except RequestError as error:
        subscriber.send(Refusal(id=None, code=error.code, arguments=error.arguments))
        await socket.close(code=_NO_TABLE)
        return
    connection.open(TableSession(registry, table, subscriber, context.resumes))
