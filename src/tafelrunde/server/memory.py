"""The memory of the process: collected seldom, and given back after a rush."""

from __future__ import annotations

import ctypes
import gc

_THRESHOLD = 10_000


def tune_garbage_collector() -> None:
    """Exclude what was loaded so far from collection, and collect seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_THRESHOLD)


def give_back() -> None:
    """Collect garbage, and give free pages back to the system, where its allocator can (glibc)."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
