"""The server's clocks, in milliseconds: the wall clock, and a monotonic one."""

from __future__ import annotations

import time

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> int:
    """Milliseconds since 1970, by the wall clock: for what is stored and shown."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """The wall clock when this process began plus the time since, monotonic: for measuring."""
    return _BEGAN + time.monotonic_ns() // 1_000_000


def on_steady(at: int) -> int:
    """A time of the wall clock on the monotonic one; a time in the future counts as now."""
    return steady() - max(0, now() - at)


_BEGAN = now() - time.monotonic_ns() // 1_000_000
