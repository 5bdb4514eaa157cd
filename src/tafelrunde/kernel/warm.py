"""First use: rules are compiled in a helper process, with progress in sight; afterwards they are loaded from disk."""

from __future__ import annotations

import fcntl
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import TYPE_CHECKING

from tafelrunde.kernel.compiled import CACHE, ENTRIES, INTERPRETED

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

Progress = Callable[[str, int, int], None]


def to_stderr(what: str, done: int, of: int) -> None:
    """Progress for whoever looks at the terminal."""
    sys.stderr.write(f"\rCompiling {what} for this machine, once: {done} of {of} …" + "\n" * (done == of))
    sys.stderr.flush()


class Compiler:
    """Compiles what is needed, once a machine; `progress` is called with what, how many are done, and of how many."""

    def __init__(self) -> None:
        self.progress: Progress = to_stderr
        self._warm: set[tuple[str, str]] = set()

    def ready(self, game: Game, group: str) -> None:
        """Make sure that a group of entries is compiled for a game before it is called."""
        if INTERPRETED or (game.record.mark, group) in self._warm:
            return
        stamps = CACHE / "stamps"
        stamps.mkdir(exist_ok=True)
        made_from = "-".join(sorted({entry.made_from for entry in ENTRIES[group]}))
        stamp = stamps / f"{game.record.mark}-{group}-{made_from}"
        if not stamp.exists():
            with (stamps / "lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                if not stamp.exists():
                    self._compile_apart(game, group)
                    stamp.touch()
        self._warm.add((game.record.mark, group))

    def _compile_apart(self, game: Game, group: str) -> None:
        entries = ENTRIES[group]
        with (
            tempfile.TemporaryFile("w+") as complaints,
            subprocess.Popen(
                [sys.executable, "-c", _HELPER, game.module, entries[0].call.__module__, group, *sys.path],
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            ) as helper,
        ):
            self.progress(game.name, 0, len(entries))
            for done, _ in enumerate(helper.stdout or (), 1):
                self.progress(game.name, done, len(entries))
            if helper.wait():
                complaints.seek(0)
                raise RuntimeError(f"the rules of {game.name} could not be compiled:\n{complaints.read()}")


compiler = Compiler()
ready = compiler.ready

_HELPER = """
import sys
game, module, group, *path = sys.argv[1:]
sys.path[:] = path
import importlib
from tafelrunde.kernel.compiled import ENTRIES
found = importlib.import_module(game).GAME
importlib.import_module(module)
for entry in ENTRIES[group]:
    entry.warm(found.record)
    print(entry.name, flush=True)
"""
