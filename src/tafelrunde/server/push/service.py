"""The push service of this server: subscriptions and notices. A failure never affects a match."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec
import structlog

from tafelrunde.server import metrics
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.subscriptions import PushSubscription, SubscriptionStore
from tafelrunde.server.clock import now
from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.push.delivery import TIMEOUT, check_endpoint, post
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.wire.push import Notice, Subscription

if TYPE_CHECKING:
    from tafelrunde.server.push.vapid import VapidSigner

_log = structlog.get_logger()

AT_ONCE, A_SECOND = 20, 1 / 60
"""The rate limit of notices to one person."""
KEPT_FOR = 24 * 60 * 60
"""A push service keeps a notice for so many seconds, if the browser cannot be reached."""
MOST_AT_A_TIME = 16
_GONE = {404, 410}
_FINE = range(200, 300)


def is_installed() -> bool:
    """Whether the optional dependency is installed."""
    return find_spec("cryptography") is not None


class PushService:
    """Stores subscriptions and sends notices. Cryptography is loaded with the first subscription."""

    def __init__(self, database: Database, *, after: float, private_hosts: Sequence[str], contact: str | None) -> None:
        self.after = after
        self._store = SubscriptionStore(database)
        self._private_hosts = private_hosts
        self._contact = contact if contact is not None and contact.startswith("https:") else None
        self._signer: VapidSigner | None = None
        self.limits = RateLimiter(AT_ONCE, A_SECOND)
        self._connections = asyncio.Semaphore(MOST_AT_A_TIME)
        self._tasks: set[asyncio.Task[None]] = set()

    async def key(self) -> str:
        """The public key of this server, which browsers subscribe with."""
        return (await self._load_signer()).public

    async def is_on(self, device: bytes) -> bool:
        """Whether this device is subscribed."""
        return await self._store.has(device)

    async def subscribe(self, device: bytes, wanted: Subscription) -> None:
        """Subscribe a device; it has one subscription."""
        from tafelrunde.server.push.encryption import check_public_key
        from tafelrunde.server.push.vapid import decode_base64url

        check_endpoint(wanted.endpoint, self._private_hosts)
        browser, secret = decode_base64url(wanted.keys.p256dh), decode_base64url(wanted.keys.auth)
        try:
            check_public_key(browser)
        except ValueError:
            raise RequestError("malformed", where="p256dh") from None
        await self._store.keep(device, PushSubscription(wanted.endpoint, browser, secret, wanted.language), now())

    async def unsubscribe(self, device: bytes) -> None:
        """Unsubscribe a device."""
        await self._store.drop(device)

    def send(self, table: str, turn: int, notices: Mapping[str, Notice]) -> None:
        """Send notices about a turn of a table, unless that was done before."""
        task = asyncio.create_task(self._run(table, turn, notices), name="push")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what was begun."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=TIMEOUT)

    async def _run(self, table: str, turn: int, notices: Mapping[str, Notice]) -> None:
        try:
            found = await self._store.of_people(list(notices))
            if found and await self._store.claim(table, turn):
                allowed = {who for who in dict(found) if self._within_limit(who)}
                await asyncio.gather(*(self._send(notices[who], each) for who, each in found if who in allowed))
        except Exception as error:  # noqa: BLE001 - whatever it is, the match goes on
            self._failed(table, type(error).__name__)

    def _within_limit(self, person: str) -> bool:
        try:
            self.limits.spend(person)
        except RequestError:
            metrics.NOTICES.labels("too-many").inc()
            return False
        return True

    async def _send(self, notice: Notice, to: PushSubscription) -> None:
        """Errors are logged without their text: the endpoint of a subscription is a secret."""
        from tafelrunde.server.push.encryption import encrypt

        message = msgspec.json.encode(msgspec.structs.replace(notice, language=to.language))
        headers = {
            "Authorization": (await self._load_signer()).authorisation(to.endpoint, now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic_of(to.endpoint, notice.table),
        }
        try:
            async with self._connections:
                status = await post(to.endpoint, headers, encrypt(message, to.browser, to.secret), self._private_hosts)
        except Exception as error:  # noqa: BLE001 - a push service is beyond our control
            self._failed(notice.table, type(error).__name__)
            return
        if status in _GONE:
            await self._store.drop_endpoint(to.endpoint)
            metrics.NOTICES.labels("gone").inc()
        elif status in _FINE:
            metrics.NOTICES.labels("sent").inc()
        else:
            self._failed(notice.table, str(status))

    def _failed(self, table: str, why: str) -> None:
        metrics.NOTICES.labels("failed").inc()
        _log.warning("sending a push notice failed", table=table, why=why)

    async def _load_signer(self) -> VapidSigner:
        from tafelrunde.server.push.vapid import VapidSigner, new_key

        if self._signer is None:
            self._signer = VapidSigner(await self._store.key(new_key), self._contact)
        return self._signer


def topic_of(endpoint: str, table: str) -> str:
    """A newer notice about the same table takes the place of an older one; the push service learns no table from it."""
    return hashlib.sha256(f"{endpoint} {table}".encode()).hexdigest()[:32]
