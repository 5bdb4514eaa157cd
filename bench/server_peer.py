"""A table of boardgame.io's server: the moves of a recorded match, one after the other."""

import json
import re
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench.server_load import Table
from bench.server_records import SEATS, Record

_STATE = re.compile(r'"_stateID":(\d+)')
_PING, _PONG = "2", "3"


class PeerTable(Table):
    """Four people who have joined a match."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self._record = record
        self._next = iter(record.decisions)
        self._left = len(record.decisions)
        self._match = ""
        self._credentials: list[str] = []

    async def open(self, address: str, lobby: httpx.AsyncClient) -> None:
        """A match is made, everybody joins, then everybody listens.

        Nobody listens before all have joined: a seat that comes to listen may overwrite the credentials of one that
        is just joining, and then nothing this one says is answered.
        """
        made = await lobby.post(
            "/games/festival/create", json={"numPlayers": SEATS, "setupData": {"rounds": self._record.rounds}}
        )
        self._match = made.raise_for_status().json()["matchID"]
        for seat in range(SEATS):
            joined = await lobby.post(
                f"/games/festival/{self._match}/join", json={"playerID": str(seat), "playerName": f"Seat {seat}"}
            )
            self._credentials.append(joined.raise_for_status().json()["playerCredentials"])
        url = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS):
            socket = await connect(url, compression=None, max_size=None)
            await socket.recv()
            await socket.send("40/festival,")
            await socket.recv()
            self.add_socket(seat, socket)
            await self._say(seat, "sync", self._match, str(seat), self._credentials[seat], SEATS)
        await self.until(lambda: min(self.heard) >= 0)

    async def make_move(self) -> int:
        seat, kind, arguments = next(self._next)
        self._left -= 1
        self.over = not self._left
        state = max(self.heard)
        payload = {"type": kind, "args": arguments, "playerID": str(seat), "credentials": self._credentials[seat]}
        await self._say(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, state, self._match, str(seat))
        return state + 1

    async def _say(self, seat: int, *words: Any) -> None:
        await self.sockets[seat].send(f"42/festival,{json.dumps(words)}")

    async def hear(self, seat: int, message: str) -> int | None:
        if message == _PING:
            await self.sockets[seat].send(_PONG)
        if not message.startswith(('42/festival,["sync"', '42/festival,["update"')):
            return None
        found = _STATE.search(message)
        return int(found[1]) if found else None
