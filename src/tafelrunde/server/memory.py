"""Garbage-collector tuning; returns free heap pages to the system."""

from __future__ import annotations

import ctypes
import gc

_THRESHOLD = 10_000


def tune_garbage_collector() -> None:
    """Exclude what was loaded so far from collection, and collect seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_THRESHOLD)


def trim_heap() -> None:
    """Collect garbage, and return free heap pages to the system, where its allocator can (glibc)."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
