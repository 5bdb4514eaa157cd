"""The server's clocks, in milliseconds: one that agrees with the world, and one that never jumps."""

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
    """By the wall clock when this process began, and what has passed since: for what is measured."""
    return _BEGAN + time.monotonic_ns() // 1_000_000


def on_steady(at: int) -> int:
    """When that was by the steady clock. What another clock puts into the future is now."""
    return steady() - max(0, now() - at)


_BEGAN = now() - time.monotonic_ns() // 1_000_000
