"""The office: who wants to be told something while away, and the way it reaches them. A failure disturbs nobody."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec
import structlog

from tafelrunde.server import counts
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.subscriptions import Subscriber, SubscriptionShelf
from tafelrunde.server.hours import now
from tafelrunde.server.people.limits import Buckets
from tafelrunde.server.push.reaching import ANSWERS_WITHIN, check_endpoint, post
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.push import Notice, Subscription

if TYPE_CHECKING:
    from tafelrunde.server.push.vouching import Voucher

_log = structlog.get_logger()

AT_ONCE, A_SECOND = 20, 1 / 60
"""How many notices one person gets."""
KEPT_FOR = 24 * 60 * 60
"""A push service keeps a notice for so many seconds, if the browser cannot be reached."""
MOST_AT_A_TIME = 16
_GONE = {404, 410}
_FINE = range(200, 300)


def is_installed() -> bool:
    """Whether the extra is there."""
    return find_spec("cryptography") is not None


class Office:
    """Keeps subscriptions and sends notices. What it sends with is loaded when the first person wants to be told."""

    def __init__(self, database: Database, *, after: float, own: Sequence[str], contact: str | None) -> None:
        self.after = after
        self._shelf = SubscriptionShelf(database)
        self._own = own
        self._contact = contact if contact is not None and contact.startswith("https:") else None
        self._voucher: Voucher | None = None
        self._limits = Buckets(AT_ONCE, A_SECOND)
        self._lines = asyncio.Semaphore(MOST_AT_A_TIME)
        self._errands: set[asyncio.Task[None]] = set()

    async def key(self) -> str:
        """The public key of this server, which browsers subscribe with."""
        return (await self._vouching()).public

    async def is_on(self, device: bytes) -> bool:
        """Whether this device wants to be told."""
        return await self._shelf.has(device)

    async def subscribe(self, device: bytes, wanted: Subscription) -> None:
        """Tell this device from now on, there and nowhere else."""
        from tafelrunde.server.push.sealing import check_point
        from tafelrunde.server.push.vouching import from_letters

        check_endpoint(wanted.endpoint, self._own)
        browser, secret = from_letters(wanted.keys.p256dh), from_letters(wanted.keys.auth)
        try:
            check_point(browser)
        except ValueError:
            raise Trouble("malformed", where="p256dh") from None
        await self._shelf.keep(device, Subscriber(wanted.endpoint, browser, secret, wanted.language), now())

    async def unsubscribe(self, device: bytes) -> None:
        """Tell this device no more."""
        await self._shelf.drop(device)

    def tell(self, table: str, turn: int, notices: Mapping[str, Notice]) -> None:
        """Tell people something about a turn of a table, each their own, unless it was told before."""
        errand = asyncio.create_task(self._run(table, turn, notices), name="push")
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def close(self) -> None:
        """Finish what was begun."""
        if self._errands:
            await asyncio.wait(self._errands, timeout=ANSWERS_WITHIN)

    async def _run(self, table: str, turn: int, notices: Mapping[str, Notice]) -> None:
        try:
            found = await self._shelf.of_people(list(notices))
            if found and await self._shelf.claim(table, turn):
                hearing = {who for who in dict(found) if self._may_hear(who)}
                await asyncio.gather(*(self._send(notices[who], each) for who, each in found if who in hearing))
        except Exception as error:  # noqa: BLE001 - whatever it is, the match goes on
            self._failed(type(error).__name__)

    def _may_hear(self, person: str) -> bool:
        try:
            self._limits.spend(person)
        except Trouble:
            counts.NOTICES.labels("too-many").inc()
            return False
        return True

    async def _send(self, notice: Notice, to: Subscriber) -> None:
        """Errors are told without their text: the address of a subscription is a secret."""
        from tafelrunde.server.push.sealing import seal

        message = msgspec.json.encode(msgspec.structs.replace(notice, language=to.language))
        headers = {
            "Authorization": (await self._vouching()).authorisation(to.endpoint, now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic_of(to.endpoint, notice.table),
        }
        try:
            async with self._lines:
                status = await post(to.endpoint, headers, seal(message, to.browser, to.secret), self._own)
        except Exception as error:  # noqa: BLE001 - a push service is a stranger
            self._failed(type(error).__name__)
            return
        if status in _GONE:
            await self._shelf.drop_endpoint(to.endpoint)
            counts.NOTICES.labels("gone").inc()
        elif status in _FINE:
            counts.NOTICES.labels("sent").inc()
        else:
            self._failed(str(status))

    def _failed(self, why: str) -> None:
        counts.NOTICES.labels("failed").inc()
        _log.warning("a notice could not be sent", why=why)

    async def _vouching(self) -> Voucher:
        from tafelrunde.server.push.vouching import Voucher, new_key

        if self._voucher is None:
            self._voucher = Voucher(await self._shelf.key(new_key), self._contact)
        return self._voucher


def topic_of(endpoint: str, table: str) -> str:
    """A newer notice about the same table takes the place of an older one; the push service learns no table from it."""
    return hashlib.sha256(f"{endpoint} {table}".encode()).hexdigest()[:32]
