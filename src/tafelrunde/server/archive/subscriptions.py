"""Push subscriptions in the database, and which turns were notified."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from tafelrunde.server.archive.database import Database, Taken
from tafelrunde.server.archive.schema import NOTICES, PUSH_KEY, SUBSCRIPTIONS, TOKENS

MOST_OF_A_PERSON = 8
"""How many devices of one person get notices; the newest, if there are more."""
_THE_ONLY = 1


@dataclass(frozen=True)
class PushSubscription:
    """The endpoint of a browser, and the keys its messages are encrypted with."""

    endpoint: str
    browser: bytes
    secret: bytes
    language: str


class SubscriptionStore:
    """The subscriptions, each under the token of its device, and deleted with it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, new_key: Callable[[], bytes]) -> bytes:
        """The VAPID key of this server; the first to ask creates it, for all processes."""

        def job(connection: Connection) -> bytes | None:
            return connection.execute(select(PUSH_KEY.c.key)).scalar()

        if (found := await self._database.read(job)) is not None:
            return found
        made = new_key()
        with suppress(Taken):
            await self._database.write(lambda c: c.execute(insert(PUSH_KEY).values(id=_THE_ONLY, key=made)))
        found = await self._database.read(job)
        assert found is not None
        return found

    async def keep(self, device: bytes, subscription: PushSubscription, at: int) -> None:
        """A device has one subscription, and a subscription one device: what was there before is replaced."""
        old = (SUBSCRIPTIONS.c.device == device) | (SUBSCRIPTIONS.c.endpoint == subscription.endpoint)

        def job(connection: Connection) -> None:
            connection.execute(delete(SUBSCRIPTIONS).where(old))
            connection.execute(insert(SUBSCRIPTIONS).values(device=device, at=at, **vars(subscription)))

        with suppress(Taken):  # the same device said it twice at the same time
            await self._database.write(job)

    async def has(self, device: bytes) -> bool:
        """Whether a device has a subscription."""

        def job(connection: Connection) -> bool:
            found = select(SUBSCRIPTIONS.c.at).where(SUBSCRIPTIONS.c.device == device)
            return connection.execute(found).first() is not None

        return await self._database.read(job)

    async def drop(self, device: bytes) -> None:
        """Forget the subscription of a device."""
        await self._database.write(lambda c: c.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.device == device)))

    async def drop_endpoint(self, endpoint: str) -> None:
        """Forget a subscription that the push service does not know any more."""
        gone = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint)
        await self._database.write(lambda c: c.execute(gone))

    async def of_people(self, people: Sequence[str]) -> list[tuple[str, PushSubscription]]:
        """The subscriptions of some people."""

        def job(connection: Connection) -> list[tuple[str, PushSubscription]]:
            found = connection.execute(
                select(SUBSCRIPTIONS, TOKENS.c.person)
                .join(TOKENS, TOKENS.c.digest == SUBSCRIPTIONS.c.device)
                .where(TOKENS.c.person.in_(people))
                .order_by(SUBSCRIPTIONS.c.at.desc())
            )
            told: dict[str, list[PushSubscription]] = {person: [] for person in people}
            for row in found:
                told[row.person].append(PushSubscription(row.endpoint, row.browser, row.secret, row.language))
            return [(person, each) for person, theirs in told.items() for each in theirs[:MOST_OF_A_PERSON]]

        return await self._database.read(job)

    async def claim(self, table: str, turn: int) -> bool:
        """Whether no notice of a turn was sent yet; of several processes that claim it at once, one succeeds."""

        def job(connection: Connection) -> bool:
            told = select(NOTICES.c.turn).where(NOTICES.c.table == table, NOTICES.c.turn >= turn)
            if connection.execute(told).first() is not None:
                return False
            connection.execute(delete(NOTICES).where(NOTICES.c.table == table, NOTICES.c.turn < turn))
            connection.execute(insert(NOTICES).values(table=table, turn=turn))
            return True

        try:
            return await self._database.write(job)
        except Taken:
            return False
