"""A table of our server: four pages that show log, points and decisions; the seat to move makes any legal move."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.server_load import PATIENCE, Table
from bench.server_records import SEATS
from tafelrunde.kernel.telling import Deed

PING_EVERY = 10
SEATED = 2 * SEATS
"""Entries of the log: the table is opened, the host has a seat, everybody else sits down and is ready."""


class _Points(msgspec.Struct):
    points: int


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


class _Event(msgspec.Struct):
    type: str
    told: list[Deed] = []


class _Message(msgspec.Struct):
    type: str
    number: int = -1
    now: _Now | None = None
    event: _Event | None = None
    tally: list[list[_Points]] | None = None


_decode = msgspec.json.Decoder(_Message).decode


class OurTable(Table):
    """Four people who came for the first time."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._dice = random.Random(seed)
        self._decision: tuple[int, _Decision] | None = None
        self._points: list[list[list[_Points]]] = [[] for _ in range(SEATS)]

    async def open(self, addresses: Sequence[str], transport: httpx.AsyncHTTPTransport, visitor: str) -> None:
        """Four guests come, sit down and begin; `transport` is shared by all, because creating one is costly.

        If the server has several addresses, the seats are spread over them.
        """
        people = []
        for seat in range(SEATS):
            here, address = {"X-Forwarded-For": visitor}, addresses[seat % len(addresses)]
            people.append(httpx.AsyncClient(base_url=address, transport=transport, headers=here, timeout=PATIENCE))
            (await people[-1].post("/api/people", json={"name": f"Seat {seat}"})).raise_for_status()
        opened = await people[0].post("/api/tables", json={"game": "festival", "seats": SEATS})
        table = opened.raise_for_status().json()["table"]
        for seat, person in enumerate(people):
            address = addresses[seat % len(addresses)]
            url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            headers = {"Cookie": f"tafelrunde={person.cookies['tafelrunde']}", "X-Forwarded-For": visitor}
            self.add_socket(seat, await connect(url, additional_headers=headers, compression=None, max_size=None))
            await self._command(seat, "resume")
            if seat:
                await self._command(seat, "sit", seat=seat)
                await self._command(seat, "ready")
        self.beside(self._keep_alive())
        await self.until(lambda: max(self.heard) >= SEATED)
        await self._command(0, "start")
        await self.until(lambda: self._decision is not None and min(self.heard) > SEATED)

    async def _command(self, seat: int, kind: str, /, **arguments: Any) -> None:
        await self.sockets[seat].send(json.dumps({"type": kind, "id": kind, **arguments}))

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            for seat in range(SEATS):
                await self._command(seat, "ping")

    async def make_move(self) -> int:
        assert self._decision is not None
        seat, decision = self._decision
        number = self.heard[seat] + 1
        move = self._dice.choice(decision.choices).move.notation
        await self._command(seat, "play", turn=decision.turn, move=move)
        return number

    async def hear(self, seat: int, message: str) -> int | None:
        read = _decode(message)
        if read.type in {"refusal", "bye"}:
            raise ConnectionError(message)
        if read.type not in {"sync", "update"} or read.now is None:
            return None
        if read.now.decision is not None:
            self._decision = seat, read.now.decision
        if read.event is not None and read.event.type in {"started", "moved"}:
            self._points[seat] = read.tally or self._points[seat]
            if not read.event.told or not self._points[seat]:
                raise ConnectionError(f"seat {seat} has nothing to show: {message}")
        self.over = read.now.phase == "over"
        return read.number
