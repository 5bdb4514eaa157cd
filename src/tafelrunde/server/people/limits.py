"""Rate limits: a token bucket, and a bounded set of them by name."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from tafelrunde.server.request_error import RequestError


def network_of(address: str) -> str:
    """What limits count: an IPv4 address, or the /64 of an IPv6 address, which is one household."""
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
        self._left = min(self.at_once, self._left + (now - self._at) * self.a_second)
        self._at = now
        if self._left >= cost:
            self._left -= cost
            return 0
        return (cost - self._left) / self.a_second

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
        wait = self._bucket(name).take(cost)
        if wait:
            raise RequestError("too-many", wait=int(wait) + 1)
        if self._account is not None:
            self._account[name] = self._account.get(name, 0) + cost

    def charge(self, name: str, cost: float) -> None:
        """Count what was spent at another process."""
        self._bucket(name).charge(cost)

    def keep_account(self) -> None:
        """From now on, note what is spent."""
        self._account = {}

    def take_account(self) -> dict[str, float]:
        """What was spent since this was last asked for."""
        account, self._account = self._account, {}
        return account or {}

    def _bucket(self, name: str) -> TokenBucket:
        bucket = self._buckets.setdefault(name, TokenBucket(*self._size))
        self._buckets.move_to_end(name)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
