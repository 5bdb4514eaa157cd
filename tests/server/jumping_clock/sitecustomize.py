"""Loaded by every Python that has this folder on its path: its clocks are ahead by the seconds in a file.

The file has two numbers: how far the wall clock is ahead, and how far the monotonic clock is that counts nanoseconds.
The event loop has a clock of its own.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path

_FILE = Path(os.environ["TAFELRUNDE_JUMP"])


def _ahead(true: Callable[[], int], which: int) -> Callable[[], int]:
    def wrong() -> int:
        try:
            return true() + int(_FILE.read_text().split()[which]) * 10**9
        except FileNotFoundError:
            return true()

    return wrong


time.time_ns = _ahead(time.time_ns, 0)
time.time = lambda: time.time_ns() / 10**9
time.monotonic_ns = _ahead(time.monotonic_ns, 1)
