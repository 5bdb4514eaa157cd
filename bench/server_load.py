"""Scripted people at many tables of a server: who moves, and when the last seat has heard of it."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence

from websockets.asyncio.client import ClientConnection

from bench.server_records import SEATS

PATIENCE = 60
AT_ONCE = 20


class Table(ABC):
    """A table with a socket for each seat. `heard[seat]` is the number of the last state its socket was told."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.heard = [-1] * SEATS
        self.over = False
        self._tasks: list[asyncio.Task[None]] = []
        self._enough: Callable[[], bool] = lambda: False
        self._waiting: asyncio.Future[float] | None = None
        self._trouble: Exception | None = None

    @abstractmethod
    async def make_move(self) -> int:
        """Make the next move; returns the number that the state after it has."""

    @abstractmethod
    async def hear(self, seat: int, message: str) -> int | None:
        """Understand a message as far as needed; returns the number of the state it tells. A refusal is raised."""

    def add_socket(self, seat: int, socket: ClientConnection) -> None:
        """A seat's socket, which is read from now on."""
        self.sockets.append(socket)
        self.beside(self._read(seat, socket))

    def beside(self, work: Coroutine[None, None, None]) -> None:
        """Work that goes on until the table is closed; whoever waits here is told if it fails."""
        self._tasks.append(asyncio.create_task(self._watched(work)))

    async def _watched(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 - raised where the table is waited for
            self._trouble = error
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_exception(error)

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            at = time.perf_counter()
            number = await self.hear(seat, str(message))
            if number is None:
                continue
            self.heard[seat] = max(self.heard[seat], number)
            if self._waiting is not None and not self._waiting.done() and self._enough():
                self._waiting.set_result(at)
        raise ConnectionError(f"the server has closed the socket of seat {seat}: {socket.close_reason}")

    async def until(self, enough: Callable[[], bool]) -> float:
        """Wait until enough was heard; returns when that was."""
        if self._trouble is not None:
            raise self._trouble
        if enough():
            return time.perf_counter()
        self._enough, self._waiting = enough, asyncio.get_running_loop().create_future()
        return await asyncio.wait_for(self._waiting, PATIENCE)

    async def move(self) -> float:
        """Make a move; returns how many seconds passed until the last seat had heard of it."""
        began = time.perf_counter()
        number = await self.make_move()
        return await self.until(lambda: min(self.heard) >= number) - began

    async def close(self) -> None:
        """Everybody leaves."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))


async def in_parallel(work: Iterable[Coroutine[None, None, None]]) -> None:
    """Do much, a little at a time; the first that fails ends all."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(each: Coroutine[None, None, None]) -> None:
        async with turns:
            await each

    async with asyncio.TaskGroup() as group:
        for each in work:
            group.create_task(one(each))


async def play(tables: Sequence[Table], period: float, seconds: float) -> list[float]:
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
    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(tables):
            group.create_task(pace(table, begin + period * number / len(tables)))
    return took
