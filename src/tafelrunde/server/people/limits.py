"""Rate limits: a token bucket, and a bounded set of them by name."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from tafelrunde.server.request_error import RequestError


def network_of(address: str) -> str:
    """What limits count: an IPv4 address, or the /64 of an IPv6 address, which is usually one customer network."""
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, 64), strict=False))


class TokenBucket:
    """A token bucket: so many at once, then so many a second."""

    __slots__ = ("_at", "_left", "a_second", "at_once")

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self._left = at_once
        self._at = time.monotonic()

    def take(self, cost: float = 1) -> float:
        """0 if it may be done now, else how many seconds to wait."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self.a_second
        if left > self.at_once:  # noqa: PLR1730 - quicker than min: this is done several times for each message
            left = self.at_once
        self._at = now
        if left >= cost:
            self._left = left - cost
            return 0
        self._left = left
        return (cost - left) / self.a_second

    def charge(self, cost: float) -> None:
        """Take what was spent elsewhere; at most as much is owed as may be done at once."""
        self.take(0)
        self._left = max(-self.at_once, self._left - cost)


class RateLimiter:
    """A token bucket for each name; the least recently used are dropped."""

    def __init__(self, at_once: float, a_second: float, most: int = 10_000) -> None:
        self._size = (at_once, a_second)
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self._account: dict[str, float] | None = None

    def spend(self, name: str, cost: float = 1) -> None:
        """Take one token, or as many as something costs; raises RequestError if there are not enough."""
        wait = self.bucket(name).take(cost)
        if wait:
            raise RequestError("too-many", wait=int(wait) + 1)
        if self._account is not None:
            self._account[name] = self._account.get(name, 0) + cost

    def charge(self, name: str, cost: float) -> None:
        """Count what was spent at another process."""
        self.bucket(name).charge(cost)

    def keep_account(self) -> None:
        """From now on, note what is spent."""
        self._account = {}

    def take_account(self) -> dict[str, float]:
        """What was spent since this was last asked for."""
        account, self._account = self._account, {}
        return account or {}

    def bucket(self, name: str) -> TokenBucket:
        """The bucket of a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = TokenBucket(*self._size)
        self._buckets.move_to_end(name)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
