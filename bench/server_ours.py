"""A table of our server: whoever is asked makes any legal move."""

import asyncio
import json
import random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.server_load import PATIENCE, Table
from bench.server_records import SEATS

PING_EVERY = 10
SEATED = 2 * SEATS
"""Lines of the log: the table is opened, the host has a seat, everybody else sits down and is ready."""


class _Notation(msgspec.Struct):
    notation: str


class _Choice(msgspec.Struct):
    move: _Notation


class _Decision(msgspec.Struct):
    turn: int
    choices: list[_Choice]


class _Now(msgspec.Struct):
    phase: str
    decision: _Decision | None


class _Told(msgspec.Struct):
    type: str
    number: int = -1
    now: _Now | None = None


_read_told = msgspec.json.Decoder(_Told).decode


class OurTable(Table):
    """Four people who came for the first time."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._dice = random.Random(seed)
        self._decision: tuple[int, _Decision] | None = None

    async def open(self, address: str, doors: httpx.AsyncHTTPTransport, visitor: str) -> None:
        """Four guests come, sit down and begin; `doors` are shared by all, because making some is costly."""
        people = []
        for seat in range(SEATS):
            here = {"X-Forwarded-For": visitor}
            people.append(httpx.AsyncClient(base_url=address, transport=doors, headers=here, timeout=PATIENCE))
            (await people[-1].post("/api/people", json={"name": f"Seat {seat}"})).raise_for_status()
        opened = await people[0].post("/api/tables", json={"game": "festival", "seats": SEATS})
        table = opened.raise_for_status().json()["table"]
        door = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for seat, person in enumerate(people):
            headers = {"Cookie": f"tafelrunde={person.cookies['tafelrunde']}", "X-Forwarded-For": visitor}
            self.add_socket(seat, await connect(door, additional_headers=headers, compression=None, max_size=None))
            await self._wish(seat, "resume")
            if seat:
                await self._wish(seat, "sit", seat=seat)
                await self._wish(seat, "ready")
        self.beside(self._keep_alive())
        await self.until(lambda: max(self.heard) >= SEATED)
        await self._wish(0, "start")
        await self.until(lambda: self._decision is not None and min(self.heard) > SEATED)

    async def _wish(self, seat: int, kind: str, /, **arguments: Any) -> None:
        await self.sockets[seat].send(json.dumps({"type": kind, "id": kind, **arguments}))

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            for seat in range(SEATS):
                await self._wish(seat, "ping")

    async def make_move(self) -> int:
        assert self._decision is not None
        seat, decision = self._decision
        number = self.heard[seat] + 1
        move = self._dice.choice(decision.choices).move.notation
        await self._wish(seat, "play", turn=decision.turn, move=move)
        return number

    async def hear(self, seat: int, message: str) -> int | None:
        told = _read_told(message)
        if told.type in {"refusal", "bye"}:
            raise ConnectionError(message)
        if told.type not in {"sync", "update"} or told.now is None:
            return None
        if told.now.decision is not None:
            self._decision = seat, told.now.decision
        self.over = told.now.phase == "over"
        return told.number
