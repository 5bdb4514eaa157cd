"""Loaded by every Python that has this folder on its path: its wall clock is wrong by the seconds in a file."""

import os
import time
from pathlib import Path

_FILE = Path(os.environ["TAFELRUNDE_JUMP"])
_true = time.time_ns


def _wrong() -> int:
    try:
        return _true() + int(_FILE.read_text()) * 10**9
    except (FileNotFoundError, ValueError):
        return _true()


time.time_ns = _wrong
time.time = lambda: _wrong() / 10**9
