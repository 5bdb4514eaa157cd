"""The conversation on one socket: what is heard, and what is answered. It knows no network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog

from tafelrunde.server import counts
from tafelrunde.server.hours import now
from tafelrunde.server.people.limits import Bucket, Buckets
from tafelrunde.server.tables import advice, gathering, rematch, taking_back
from tafelrunde.server.tables.checks import Doubled
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.outlet import Outlet, Why
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.server import Done, Pong, Refusal

_log = structlog.get_logger()
_WHERE = re.compile(r"`(\$[^`]{0,80})`")
_decode = msgspec.json.Decoder(client.FromClient).decode

MESSAGES = (40, 20)
"""So many messages at once, and so many a second."""
FORGIVEN = 200
"""So many messages too many, and the socket is closed."""
TALK = Buckets(5, 0.5)
COSTLY = Buckets(10, 2)
"""Questions that take some thinking."""


_SLOW = (client.WhyNot, client.Hint, client.Undo, client.Again)


class Conversation:
    """What one socket says to a table."""

    __slots__ = ("_bucket", "_hall", "_live", "_outlet", "_thinking", "_too_many")

    def __init__(self, hall: Hall, live: LiveTable, outlet: Outlet) -> None:
        self._hall = hall
        self._live = live
        self._outlet = outlet
        self._bucket = Bucket(*MESSAGES)
        self._too_many = 0
        self._thinking: set[asyncio.Task[None]] = set()

    @property
    def over(self) -> bool:
        """Whether good-bye was said."""
        return self._outlet.closing is not None

    def end(self, why: Why) -> None:
        """Say good-bye."""
        self._outlet.close(why)

    def hear(self, said: bytes | str) -> Coroutine[Any, Any, None] | None:
        """Answer one message. What has to wait for the table is handed back, and is to be waited for before the next.

        Questions that take some thinking are answered beside the next messages.
        """
        try:
            self._limit()
            wish = _decode(said)
        except msgspec.MsgspecError as error:
            where = _WHERE.search(str(error))
            self._refuse(None, Trouble("malformed", where=where[1] if where else "$"))
        except (UnicodeDecodeError, RecursionError):
            self._refuse(None, Trouble("malformed", where="$"))
        except Trouble as trouble:
            self._refuse(None, trouble)
        else:
            if isinstance(wish, client.Ping):
                self._outlet.send(Pong(at=now(), number=self._live.table.number))
            elif isinstance(wish, _SLOW):
                task = asyncio.create_task(self._answer_in_any_case(wish))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)
            else:
                return self._answer_in_any_case(wish)
        return None

    async def _answer_in_any_case(self, wish: client.Command) -> None:
        """Nothing that is said can do more harm than a refusal."""
        try:
            await self._answer(wish)
        except Doubled as doubled:
            self._outlet.send(Done(id=wish.id, number=doubled.number, doubled=True))
        except Trouble as trouble:
            self._refuse(wish.id, trouble)
        except Exception as error:  # noqa: BLE001 - a fault of ours is told without its details
            _log.error("wish failed", wish=type(wish).__name__, error=type(error).__name__, exc_info=True)
            self._refuse(wish.id, Trouble("broken"))

    async def part(self) -> None:
        """The socket is gone."""
        await gathering.part(self._live, self._outlet)

    def _limit(self) -> None:
        wait = self._bucket.take()
        if wait:
            self._too_many += 1
            if self._too_many > FORGIVEN:
                self._outlet.close("flood")
            raise Trouble("too-many", wait=int(wait) + 1)

    def _refuse(self, wish: str | None, trouble: Trouble) -> None:
        counts.TROUBLES.labels(trouble.code).inc()
        self._outlet.send(
            Refusal(
                id=wish,
                code=trouble.code,
                arguments=trouble.arguments,
                rule=trouble.rule,
                instead=trouble.instead,
            )
        )

    async def _answer(self, wish: client.Command) -> None:
        if isinstance(wish, client.Resume):
            await gathering.greet(self._live, self._outlet, wish.seen)
            return
        if not self._outlet.greeted:
            raise Trouble("malformed", where="resume")
        if isinstance(wish, client.Tally):
            self._outlet.send(await advice.tally(self._live, self._outlet.id, wish))
            return
        if self._outlet.person is None:
            raise Trouble("not-known")
        number = await self._carry_out(self._outlet.person, wish)
        if number is not None:
            self._outlet.send(Done(id=wish.id, number=number))

    async def _carry_out(self, person: Person, wish: client.Command) -> int | None:
        live = self._live
        match wish:
            case client.WhyNot():
                COSTLY.spend(person.person)
                self._outlet.send(await advice.answer(live, person, wish))
                return None
            case client.Hint():
                COSTLY.spend(person.person)
                self._outlet.send(await advice.hint(live, person, wish))
                return None
            case client.Undo():
                COSTLY.spend(person.person)
                return await taking_back.take_back(live, person, wish)
            case client.Mute():
                await gathering.mute(live, person.person, wish.person, wish.mute)
                return live.table.number
            case client.Again():
                COSTLY.spend(person.person)
                return await rematch.again(self._hall, live, person)
            case client.Say():
                TALK.spend(person.person)
        return await live.carry_out(person, wish)
