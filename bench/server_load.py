"""Scripted people at many tables of a server, ours or boardgame.io's: who moves, and when the last seat heard of it."""

import asyncio
import json
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server_records import SEATS, Record

PATIENCE = 60
AT_ONCE = 20
PING_EVERY = 10
AGAIN_AFTER, ATTEMPTS = 3, 10


class Table(ABC):
    """A table with a socket for each seat. `heard[seat]` is the number of the last state its socket was told."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.heard = [-1] * SEATS
        self.over = False
        self._readers: list[asyncio.Task[None]] = []
        self._awaited = 0
        self._all_heard: asyncio.Future[float] | None = None

    @abstractmethod
    async def make_move(self) -> int:
        """Make the next move; returns the number that the state after it has."""

    @abstractmethod
    async def repeat(self) -> None:
        """Say again what was not answered."""

    @abstractmethod
    def hear(self, seat: int, message: str) -> int | None:
        """Understand a message as far as needed; returns the number of the state it tells."""

    async def add_socket(self, seat: int, socket: ClientConnection) -> None:
        """A seat's socket, which is read from now on."""
        self.sockets.append(socket)
        self._readers.append(asyncio.create_task(self._read(seat, socket)))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            at = time.perf_counter()
            number = self.hear(seat, str(message))
            if number is None:
                continue
            self.heard[seat] = max(self.heard[seat], number)
            waiting = self._all_heard
            if waiting is not None and not waiting.done() and min(self.heard) >= self._awaited:
                waiting.set_result(at)

    async def move(self) -> float:
        """Make a move; returns how many seconds passed until the last seat had heard of it."""
        self._all_heard = asyncio.get_running_loop().create_future()
        self._awaited = max(self.heard) + 1
        began = time.perf_counter()
        self._awaited = await self.make_move()
        if min(self.heard) >= self._awaited:
            return time.perf_counter() - began
        for _ in range(ATTEMPTS):
            try:
                return await asyncio.wait_for(asyncio.shield(self._all_heard), AGAIN_AFTER) - began
            except TimeoutError:
                await self.repeat()
        raise TimeoutError("a move was never heard of")

    async def close(self) -> None:
        """Everybody leaves."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))


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
    """A table of ours: whoever is asked makes any legal move."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._dice = random.Random(seed)
        self._decision: tuple[int, _Decision] | None = None
        self._said = (0, "")

    async def open(self, address: str, doors: httpx.AsyncHTTPTransport, visitor: str) -> None:
        """Four guests come, sit down and begin; `doors` are shared by all, because making some is costly."""
        people = []
        for seat in range(SEATS):
            here = {"X-Forwarded-For": visitor}
            people.append(httpx.AsyncClient(base_url=address, transport=doors, headers=here, timeout=PATIENCE))
            (await people[-1].post("/api/people", json={"name": f"Seat {seat}"})).raise_for_status()
        opened = await people[0].post("/api/tables", json={"game": "festival", "seats": SEATS})
        table = opened.raise_for_status().json()["table"]
        for seat, person in enumerate(people):
            headers = {"Cookie": f"tafelrunde={person.cookies['tafelrunde']}", "X-Forwarded-For": visitor}
            door = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            socket = await connect(door, additional_headers=headers, compression=None, max_size=None)
            wishes: list[dict[str, Any]] = [{"type": "resume"}, {"type": "sit", "seat": seat}, {"type": "ready"}]
            for number, wish in enumerate(wishes if seat else wishes[:1]):
                await socket.send(json.dumps({"id": str(number), **wish}))
            await self.add_socket(seat, socket)
        while max(self.heard) < 2 * SEATS:
            await asyncio.sleep(0.01)
        await self.sockets[0].send(json.dumps({"id": "start", "type": "start"}))
        while self._decision is None or min(self.heard) <= 2 * SEATS:
            await asyncio.sleep(0.01)
        self._readers.append(asyncio.create_task(self._keep_alive()))

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            for socket in self.sockets:
                await socket.send('{"type": "ping", "id": "alive"}')

    async def make_move(self) -> int:
        assert self._decision is not None
        seat, decision = self._decision
        number = self.heard[seat] + 1
        move = self._dice.choice(decision.choices).move.notation
        self._said = seat, json.dumps({"type": "play", "id": "p", "turn": decision.turn, "move": move})
        await self.repeat()
        return number

    async def repeat(self) -> None:
        seat, wish = self._said
        await self.sockets[seat].send(wish)

    def hear(self, seat: int, message: str) -> int | None:
        told = _read_told(message)
        if told.type not in {"sync", "update"} or told.now is None:
            return None
        if told.now.decision is not None:
            self._decision = seat, told.now.decision
        self.over = told.now.phase == "over"
        return told.number


_STATE = re.compile(r'"_stateID":(\d+)')


class PeerTable(Table):
    """A table of boardgame.io: the moves of a recorded match, one after the other."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self._record = record
        self._next = iter(record.decisions)
        self._left = len(record.decisions)
        self._match = ""
        self._said: tuple[int, tuple[Any, ...]] = (0, ())
        self._credentials: list[str] = []

    async def open(self, address: str, lobby: httpx.AsyncClient) -> None:
        """A match is made, and everybody joins and listens."""
        made = await lobby.post(
            "/games/festival/create", json={"numPlayers": SEATS, "setupData": {"rounds": self._record.rounds}}
        )
        self._match = made.raise_for_status().json()["matchID"]
        for seat in range(SEATS):
            joined = await lobby.post(
                f"/games/festival/{self._match}/join", json={"playerID": str(seat), "playerName": f"Seat {seat}"}
            )
            self._credentials.append(joined.raise_for_status().json()["playerCredentials"])
            door = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(door, compression=None, max_size=None)
            await socket.recv()
            await socket.send("40/festival,")
            await socket.recv()
            await self.add_socket(seat, socket)
            await self._say(seat, "sync", self._match, str(seat), self._credentials[seat], SEATS)
        waited = 0.0
        while min(self.heard) < 0:
            await asyncio.sleep(0.01)
            waited += 0.01
            if waited > AGAIN_AFTER:  # FlatFile may read a file that is just being written, and then says nothing
                for seat in range(SEATS):
                    await self._say(seat, "sync", self._match, str(seat), self._credentials[seat], SEATS)
                waited = 0

    async def make_move(self) -> int:
        seat, kind, arguments = next(self._next)
        self._left -= 1
        self.over = not self._left
        state = max(self.heard)
        payload = {"type": kind, "args": arguments, "playerID": str(seat), "credentials": self._credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._said = seat, ("update", action, state, self._match, str(seat))
        await self.repeat()
        return state + 1

    async def repeat(self) -> None:
        seat, words = self._said
        await self._say(seat, *words)

    async def _say(self, seat: int, *words: Any) -> None:
        await self.sockets[seat].send(f"42/festival,{json.dumps(words)}")

    def hear(self, seat: int, message: str) -> int | None:
        if message == "2":
            self._answer = asyncio.create_task(self.sockets[seat].send("3"))
            return None
        if not message.startswith(('42/festival,["sync"', '42/festival,["update"')):
            return None
        found = _STATE.search(message)
        return int(found[1]) if found else None


async def in_parallel(work: Iterable[Any]) -> None:
    """Do much, a little at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(each: Any) -> None:
        async with turns:
            await each

    await asyncio.gather(*(one(each) for each in work))


async def play(tables: list[Table], period: float, seconds: float) -> list[float]:
    """Every table makes a move once in a period, for so many seconds; returns how long each took to be heard by all."""
    took: list[float] = []
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds

    async def pace(table: Table, due: float) -> None:
        while due < end and not table.over:
            await asyncio.sleep(due - loop.time())
            took.append(await table.move())
            due += period

    begin = loop.time()
    await asyncio.gather(*(pace(table, begin + period * i / len(tables)) for i, table in enumerate(tables)))
    return took
