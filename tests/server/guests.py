"""Scripted people: they become guests, sit down at tables and play over real sockets, and watch what they are told."""

import asyncio
import json
import random
import time
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 300


class PatientClient(httpx.Client):
    """A browser that waits as long as the server asks it to, and as long as a busy machine takes."""

    def __init__(self, **how):
        super().__init__(**{"timeout": PATIENCE} | how)

    def send(self, request, **how):
        while (answer := super().send(request, **how)).status_code == httpx.codes.TOO_MANY_REQUESTS:
            time.sleep(int(answer.headers["retry-after"]))
        return answer


class PatientAsyncClient(httpx.AsyncClient):
    """The same beside other work."""

    def __init__(self, **how):
        super().__init__(**{"timeout": PATIENCE} | how)

    async def send(self, request, **how):
        while (answer := await super().send(request, **how)).status_code == httpx.codes.TOO_MANY_REQUESTS:
            await asyncio.sleep(int(answer.headers["retry-after"]))
        return answer


class Guest:
    """A person with a browser."""

    def __init__(self, address, name="Ada"):
        self.address = address
        self.name = name
        self.http = PatientAsyncClient(base_url=address)
        self.person = None

    async def __aenter__(self):
        answer = await self.http.post("/api/people", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.person = answer.json()["person"]
        return self

    async def __aexit__(self, *_):
        await self.http.aclose()

    @property
    def cookie(self):
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    async def open(self, game="festival", seats=4, **settings):
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **settings})
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    @asynccontextmanager
    async def at(self, table, seen=0, **known):
        """A socket at a table, already told where it stands."""
        place = Place(self, table)
        place.events = list(known.get("events", []))
        await place.connect(seen)
        try:
            yield place
        finally:
            await place.close()


class Place:
    """One socket of a guest at a table, with everything it was told."""

    def __init__(self, guest, table):
        self.guest = guest
        self.table = table
        self.socket: Any = None
        self.raw = []
        self.events = []
        self.sync: Any = None
        self.now: Any = None
        self.view: Any = None
        self.seats: Any = None
        self.bye = None
        self.present = []
        self.spectators = 0
        self.absent: Any = []
        self.warned = []
        self.number = 0
        self._answers = {}
        self._news = asyncio.Condition()
        self._reader: Any = None
        self._ids = 0

    async def connect(self, seen=0, origin=None):
        address = self.guest.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Cookie": self.guest.cookie} if self.guest.cookie else {}
        self.socket = await connect(
            address, additional_headers=headers, origin=origin, compression=None, max_size=None, open_timeout=PATIENCE
        )
        self._reader = asyncio.create_task(self._read())
        await self.tell("resume", seen=seen)
        await self.until(lambda: self.sync is not None or self.bye)

    async def close(self):
        await self.socket.close()
        self._reader.cancel()
        with suppress(asyncio.CancelledError):
            await self._reader

    async def drop(self):
        """Lose the connection without a word."""
        self.socket.transport.abort()
        self._reader.cancel()
        with suppress(asyncio.CancelledError, ConnectionClosed):
            await self._reader

    @property
    def seat(self):
        return self.sync["you"]["seat"]

    @property
    def decision(self):
        return self.now["decision"]

    async def tell(self, kind, **fields):
        """Say something without waiting for an answer; returns the id it was said under."""
        self._ids += 1
        name = fields.pop("id", f"{kind}-{self._ids}")
        await self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    async def ask(self, kind, **fields):
        """Say something, and wait for the answer to it."""
        return await self.answer_to(await self.tell(kind, **fields))

    async def answer_to(self, name):
        """Wait for the answer to what was said under an id."""
        await self.until(lambda: name in self._answers)
        return self._answers.pop(name)

    async def do(self, kind, **fields):
        """Say something that must be carried out."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        await self.until(lambda: self.number >= answer["number"])
        return answer

    async def refused(self, kind, **fields):
        """Say something that must not be carried out, as often as the server asks to wait a moment."""
        while (answer := await self.ask(kind, **fields)).get("code") == "too-many" and answer["arguments"]["wait"]:
            await asyncio.sleep(answer["arguments"]["wait"])
        assert answer["type"] == "refusal", answer
        return answer

    async def play(self, notation=None, dice=random):
        """Make a move, any if none is named."""
        decision = self.decision
        move = notation or dice.choice(decision["choices"])["move"]["notation"]
        return await self.do("play", turn=decision["turn"], move=move)

    async def until(self, true):
        """Wait until something is true."""
        async with self._news, asyncio.timeout(PATIENCE):
            await self._news.wait_for(lambda: true() or self._reader.done())
        if not true():
            self._reader.result()  # if it has failed, that is why
            raise ConnectionError(f"the socket is closed: {self.bye}")

    async def catch_up(self, number):
        """Wait until everything up to a number was told."""
        await self.until(lambda: self.number >= number)

    async def my_turn(self):
        """Wait until there is something to decide; False when the match is over."""
        await self.until(lambda: self.decision is not None or self.now["phase"] == "over")
        return self.now["phase"] != "over"

    async def _read(self):
        try:
            async for raw in self.socket:
                self.raw.append(raw)
                async with self._news:
                    self._take(json.loads(raw))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self._news.notify_all()

    def _take(self, message):
        kind = message["type"]
        if kind == "sync":
            self.sync = message
            for part in ("now", "view", "seats", "number", "present", "spectators", "absent"):
                setattr(self, part, message[part])
            self.events += message["events"]
        elif kind == "update":
            assert message["number"] == self.number + 1, "updates have no gaps"
            self.number = message["number"]
            self.now = message["now"]
            self.view = {**(self.view or {}), **message["changed"]} or None
            self.seats = message.get("seats") or self.seats
            if message.get("you"):
                self.sync["you"] = message["you"]
            self.events.append(message["event"])
        elif kind == "presence":
            for part in ("present", "spectators", "absent"):
                setattr(self, part, message[part])
        elif kind == "warned":
            self.warned.append(message)
        elif kind == "bye":
            self.bye = message["why"]
        elif message.get("id") is None:
            self._answers[None] = message
        else:
            self._answers[message["id"]] = message

    async def heard(self):
        """The answer to something that had no id."""
        await self.until(lambda: None in self._answers)
        return self._answers.pop(None)

    def moves(self):
        """The moves that stand, as this reader was told of them."""
        told = []
        for event in self.events:
            if event["type"] in {"started", "moved"}:
                told += [each["move"]["notation"] for each in event["moves"]]
            elif event["type"] == "undone":
                del told[event["to"] :]
        return told


async def play_to_the_end(place, dice=random):
    """Make any move whenever it is one's turn."""
    while await place.my_turn():
        await place.play(dice=dice)
