"""The session of one socket at a table: commands in, answers out. It knows nothing of the network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog

from tafelrunde.server import metrics
from tafelrunde.server.clock import steady
from tafelrunde.server.people.limits import RateLimiter, TokenBucket
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import advice, presence, rematch, undo
from tafelrunde.server.tables.checks import AlreadyDone
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.registry import TableRegistry
from tafelrunde.server.tables.subscriber import Subscriber, Why
from tafelrunde.server.tables.think_queue import Requester
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.server import Done, FromServer, Pong, Refusal

_log = structlog.get_logger()


class _Named(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    id: client.Id | None = None


_WHERE = re.compile(r"`(\$[^`]{0,80})`")
_decode = msgspec.json.Decoder(client.FromClient).decode
_decode_id = msgspec.json.Decoder(_Named).decode

MESSAGES = (40, 20)
"""The rate limit of a socket: so many messages at once, and so many a second."""
FLOOD = 200
"""After so many messages over the limit the socket is closed."""
CHAT = RateLimiter(5, 0.5)
COSTLY = RateLimiter(10, 2)
"""Commands that take much computing."""
HINTS = RateLimiter(5, 0.5)
RESUMES = (5, 0.5)
"""How often a socket may resume; each takes as much computing as the table is large."""
COACHING = RateLimiter(10, 0.5)
"""A coach asks at every decision, and is silent when it gets no answer."""

_SLOW = (client.WhyNot, client.Hint, client.Coach, client.Undo, client.Again)


class TableSession:
    """Handles the messages of one socket."""

    __slots__ = (
        "_all_resumes",
        "_bucket",
        "_live",
        "_over_limit",
        "_registry",
        "_resumes",
        "_subscriber",
        "_table",
        "_tasks",
    )

    def __init__(self, registry: TableRegistry, table: str, subscriber: Subscriber, all_resumes: RateLimiter) -> None:
        self._registry = registry
        self._table = table
        self._live: LiveTable | None = None
        """None until the socket has resumed: whoever says nothing keeps no table in memory."""
        self._subscriber = subscriber
        self._bucket = TokenBucket(*MESSAGES)
        self._resumes = TokenBucket(*RESUMES)
        self._all_resumes = all_resumes
        self._over_limit = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def resumed(self) -> bool:
        """Whether the socket was told where the table stands."""
        return self._subscriber.resumed

    @property
    def closing(self) -> bool:
        """Whether no more messages are to be handled."""
        return self._subscriber.closing is not None

    def close(self, why: Why) -> None:
        """Say why, and close the socket."""
        self._subscriber.close(why)

    def receive(self, message: bytes | str) -> Coroutine[Any, Any, None] | None:
        """Handle one message. What has to wait for the table is returned, to be awaited before the next message.

        Commands that take much computing run in tasks beside the next messages.
        """
        try:
            self._limit()
            command = _decode(message)
        except msgspec.MsgspecError as error:
            where = _WHERE.search(str(error))
            self._refuse(None, RequestError("malformed", where=where[1] if where else "$"))
        except (UnicodeDecodeError, RecursionError):
            self._refuse(None, RequestError("malformed", where="$"))
        except RequestError as error:
            self._refuse(_id_in(message), error)
        else:
            if isinstance(command, client.Ping):
                number = self._live.table.number if self._live is not None else 0
                self._subscriber.send(Pong(at=steady(), number=number))
            elif isinstance(command, _SLOW):
                task = asyncio.create_task(self._answer(command))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            else:
                return self._answer(command)
        return None

    async def disconnected(self) -> None:
        """The socket is gone."""
        self._subscriber.gone = True
        if self._live is not None:
            await presence.unsubscribe(self._live, self._subscriber)

    async def _answer(self, command: client.Command) -> None:
        """Carry a command out; whatever goes wrong becomes a refusal."""
        try:
            await self._handle(command)
        except AlreadyDone as done:
            self._subscriber.send(Done(id=command.id, number=done.number, doubled=True))
        except RequestError as error:
            self._refuse(command.id, error)
        except Exception:  # noqa: BLE001 - a bug is logged, and told without its details
            seat = self._live.table.seat_of(self._subscriber.id) if self._live is not None else None
            _log.exception("command failed", command=type(command).__name__, table=self._table, seat=seat)
            self._refuse(command.id, RequestError("broken"))

    def _limit(self) -> None:
        wait = self._bucket.take()
        if wait:
            self._over_limit += 1
            if self._over_limit > FLOOD:
                self._subscriber.close("flood")
            raise _too_many(wait)

    def _refuse(self, command: str | None, error: RequestError) -> None:
        metrics.ERRORS.labels(error.code).inc()
        self._subscriber.send(
            Refusal(id=command, code=error.code, arguments=error.arguments, rule=error.rule, instead=error.instead)
        )

    async def _handle(self, command: client.Command) -> None:
        if isinstance(command, client.Resume):
            await self._resume(command)
            return
        live = self._live
        if live is None or not self._subscriber.resumed:
            raise RequestError("malformed", where="resume")
        if isinstance(command, client.Read):
            self._subscriber.send(advice.read(live, self._subscriber.id, command))
            return
        if self._subscriber.person is None:
            raise RequestError("not-known")
        number = await self._execute(live, self._subscriber.person, command)
        if number is not None:
            self._subscriber.send(Done(id=command.id, number=number))

    async def _resume(self, command: client.Resume) -> None:
        """Send the whole table; how often is limited for a socket and for an address."""
        wait = self._resumes.take()
        if wait:
            raise _too_many(wait)
        self._all_resumes.spend(self._subscriber.network)
        self._live = await self._registry.table(self._table)
        await presence.subscribe(self._live, self._subscriber, command.seen, sheet=command.sheet)

    async def _execute(self, live: LiveTable, person: Person, command: client.Command) -> int | None:
        """The number of the log entry that a command became; None if it was answered otherwise."""
        match command:
            case client.WhyNot() | client.Hint() | client.Coach():
                self._subscriber.send(await self._advise(live, person, command))
                return None
            case client.Undo():
                COSTLY.spend(person.person)
                return await undo.take_back(live, person, command)
            case client.Mute():
                await presence.mute(live, person.person, command.person, command.mute)
                return live.table.number
            case client.Again():
                COSTLY.spend(person.person)
                return await rematch.again(self._registry, live, person)
            case client.Start():
                await self._registry.catalogue.ensure_compiled(live.table.settings.game)
            case client.Sit():
                name = await self._registry.people.name(person.person)
                person = self._subscriber.person = Person(person.person, name or person.name)
            case client.CallStandIn():
                presence.check_absent(live, command.seat)
            case client.Say():
                CHAT.spend(person.person)
        return await live.execute(person, command)

    async def _advise(
        self, live: LiveTable, person: Person, command: client.WhyNot | client.Hint | client.Coach
    ) -> FromServer:
        """The answer to a question about moves."""
        network = self._subscriber.network
        match command:
            case client.WhyNot():
                COSTLY.spend(person.person)
                return await advice.why_not(live, person, command)
            case client.Hint():
                HINTS.spend(person.person)
                return await advice.hint(live, person, command, Requester(network))
            case client.Coach():
                COACHING.spend(person.person)
                return await advice.coach(live, person, command, Requester(network, is_watched=lambda: False))


def _too_many(wait: float) -> RequestError:
    return RequestError("too-many", wait=int(wait) + 1)


def _id_in(message: bytes | str) -> str | None:
    """The id that the answer to a message repeats, if it has one."""
    try:
        return _decode_id(message).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
