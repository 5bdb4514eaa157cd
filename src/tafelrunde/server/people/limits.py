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


class RateLimiter:
    """A token bucket for each name; the least recently used are dropped."""

    def __init__(self, at_once: float, a_second: float, most: int = 10_000) -> None:
        self._size = (at_once, a_second)
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def spend(self, name: str, cost: float = 1) -> None:
        """Take one token, or as many as something costs; raises RequestError if there are not enough."""
        bucket = self._buckets.setdefault(name, TokenBucket(*self._size))
        self._buckets.move_to_end(name)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        wait = bucket.take(cost)
        if wait:
            raise RequestError("too-many", wait=int(wait) + 1)
