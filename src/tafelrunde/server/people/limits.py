"""How often somebody may do something: a bucket that refills, and a bounded shelf of buckets."""

from __future__ import annotations

import time
from collections import OrderedDict

from tafelrunde.server.trouble import Trouble


class Bucket:
    """So many at once, then so many a second."""

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


class Buckets:
    """A bucket for each name; the ones not used for longest are forgotten."""

    def __init__(self, at_once: float, a_second: float, most: int = 10_000) -> None:
        self._size = (at_once, a_second)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, name: str) -> None:
        """Do something once; raises Trouble if it was done too often."""
        bucket = self._buckets.setdefault(name, Bucket(*self._size))
        self._buckets.move_to_end(name)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        wait = bucket.take()
        if wait:
            raise Trouble("too-many", wait=int(wait) + 1)
