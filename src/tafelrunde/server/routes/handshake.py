"""The handshake: a WebSocket before it is open. The application accepts or rejects it, then a connection takes over."""

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

from tafelrunde.server.routes.websocket import WebSocketConnection

CONNECTION = "tafelrunde.connection"
"""The extension of the scope under which a handler finds the connection."""


class HandshakeProtocol(asyncio.Protocol):
    """A `ws` class of uvicorn. The application is left as soon as it has accepted or rejected the handshake."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._server = server_state
        self._connections: set[Any] = server_state.connections
        self._state = app_state
        self._handshake = ServerProtocol()
        self._response: Response | None = None
        self._accepted = False
        self._connect_sent = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client connects."""
        self.transport = cast(asyncio.Transport, transport)
        self._connection = WebSocketConnection(self._server, self.transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """The request; a client that sends more before the handshake is complete is disconnected."""
        if self._response is not None:
            self.transport.close()
            return
        self._handshake.receive_data(data)
        for event in self._handshake.events_received():
            if isinstance(event, Request):
                self._request_received(event)
        if self._response is None and self._handshake.handshake_exc is not None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone before the handshake was complete."""
        self._connections.discard(self)
        self._connection.connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops."""
        self.transport.close()

    def _request_received(self, request: Request) -> None:
        self._response = self._handshake.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._reject(self._response)
            return
        task = asyncio.create_task(self._run_app(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {CONNECTION: self._connection},
        }

    async def _run_app(self, scope: Any) -> None:
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        finally:
            if not self._accepted:
                self._reject(self._handshake.reject(HTTPStatus.FORBIDDEN, ""))
            elif not self._connection.is_open:
                self._connection.close(CloseCode.INTERNAL_ERROR)

    async def _receive(self) -> Any:
        kind = "websocket.disconnect" if self._connect_sent else "websocket.connect"
        self._connect_sent = True
        return {"type": kind}

    async def _send(self, message: Any) -> None:
        match message["type"]:
            case "websocket.accept":
                self._accept()
            case "websocket.send":
                self._connection.send(message["text"].encode())
            case "websocket.close" if self._accepted:
                self._connection.close(message.get("code", CloseCode.NORMAL_CLOSURE))

    def _accept(self) -> None:
        assert self._response is not None
        self._accepted = True
        self._connections.discard(self)
        if self.transport.is_closing():
            return
        self._connections.add(self._connection)
        self._handshake.send_response(self._response)
        self.transport.write(b"".join(self._handshake.data_to_send()))
        self.transport.set_protocol(self._connection)

    def _reject(self, response: Response) -> None:
        self._handshake.send_response(response)
        self.transport.write(b"".join(self._handshake.data_to_send()))
        self.transport.close()
