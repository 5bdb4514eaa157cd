"""The doorway: a WebSocket before it is open. The application says who may come in; then a line takes over."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from tafelrunde.server.routes.line import Line

LINE = "tafelrunde.line"
"""The extension of the scope under which a handler finds the line."""


class Doorway(asyncio.Protocol):
    """One visitor at the door, a `ws` class of uvicorn. The application is left as soon as it has decided."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._server = server_state
        self._connections: set[Any] = server_state.connections
        self._state = app_state
        self._handshake = ServerProtocol()
        self._answer: Response | None = None
        self._open = False
        self._asked = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody knocks."""
        self._wire = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """The request; whoever goes on talking before the door is open is no client of ours."""
        if self._answer is not None:
            self._wire.close()
            return
        self._handshake.receive_data(data)
        for event in self._handshake.events_received():
            if isinstance(event, Request):
                self._knock(event)
        if self._answer is None and self._handshake.handshake_exc is not None:
            self._wire.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone before the door was open."""
        self._connections.discard(self)

    def shutdown(self) -> None:
        """The server stops."""
        self._wire.close()

    def _knock(self, request: Request) -> None:
        self._line = Line(self._server, self._wire)
        self._answer = self._handshake.accept(request)
        if self._answer.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._turn_away(self._answer)
            return
        task = asyncio.create_task(self._ask(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._wire) else "ws",
            "server": get_local_addr(self._wire),
            "client": get_remote_addr(self._wire),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {LINE: self._line},
        }

    async def _ask(self, scope: Any) -> None:
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        finally:
            if not self._open:
                self._turn_away(self._handshake.reject(HTTPStatus.FORBIDDEN, ""))
            elif not self._line.is_open:
                self._line.hang_up(CloseCode.INTERNAL_ERROR)

    async def _receive(self) -> Any:
        kind = "websocket.disconnect" if self._asked else "websocket.connect"
        self._asked = True
        return {"type": kind}

    async def _send(self, message: Any) -> None:
        match message["type"]:
            case "websocket.accept":
                self._let_in()
            case "websocket.send":
                self._line.carry(message["text"].encode())
            case "websocket.close" if self._open:
                self._line.hang_up(message.get("code", CloseCode.NORMAL_CLOSURE))

    def _let_in(self) -> None:
        assert self._answer is not None
        self._open = True
        self._connections.discard(self)
        if self._wire.is_closing():
            return
        self._connections.add(self._line)
        self._handshake.send_response(self._answer)
        self._wire.write(b"".join(self._handshake.data_to_send()))
        self._wire.set_protocol(self._line)

    def _turn_away(self, answer: Response) -> None:
        self._handshake.send_response(answer)
        self._wire.write(b"".join(self._handshake.data_to_send()))
        self._wire.close()
