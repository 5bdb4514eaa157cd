"""The examples as somebody else has them: built by their own pyproject.toml, installed in a folder of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tafelrunde.installed import modules

CONNECT_FOUR = Path(__file__).parents[2] / "examples" / "connect_four"
LIARS_DICE = CONNECT_FOUR.with_name("liars_dice")


def installed(folder: Path, *examples: Path) -> Path:
    """Install examples into a folder, without a network and without touching any environment."""
    here = ("--target", folder, "--no-deps", "--no-build-isolation", "--offline", "--quiet", "--python", sys.executable)
    uv = Path(sys.executable).with_name("uv")
    subprocess.run(
        (uv, "pip", "install", *here, *(examples or (CONNECT_FOUR,))), check=True, capture_output=True, text=True
    )
    return folder


@contextmanager
def on_the_path(folder: Path) -> Iterator[None]:
    """While this lasts, what is installed in the folder is installed for this process; games are looked up anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        modules.cache_clear()
        try:
            yield
        finally:
            modules.cache_clear()
