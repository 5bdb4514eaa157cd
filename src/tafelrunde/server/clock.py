"""The server's wall clock, in milliseconds."""

from __future__ import annotations

import time

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
