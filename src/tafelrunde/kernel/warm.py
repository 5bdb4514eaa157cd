"""First use: rules are compiled in a helper process that shows its progress; afterwards they are loaded from disk."""

from __future__ import annotations

import fcntl
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tafelrunde.kernel.compiled import CACHE, ENTRIES, INTERPRETED

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

Progress = Callable[[str, int, int], None]


def to_stderr(what: str, done: int, of: int) -> None:
    """Show progress in the terminal."""
    sys.stderr.write(f"\rCompiling {what} for this machine, once: {done} of {of} …" + "\n" * (done == of))
    sys.stderr.flush()


class Compiler:
    """Compiles what is needed, once a machine; `progress` is called with what, how many are done, and of how many."""

    def __init__(self) -> None:
        self.progress: Progress = to_stderr
        self._warm: set[tuple[str, str]] = set()
        self._helpers: dict[subprocess.Popen[str], str] = {}
        self._first: frozenset[str] = frozenset()

    def ready(self, game: Game, *groups: str) -> None:
        """Make sure that groups of entries are compiled for a game before they are called."""
        cold = [group for group in groups if (game.record.mark, group) not in self._warm]
        if INTERPRETED or not cold:
            return
        stamps = CACHE / "stamps"
        stamps.mkdir(exist_ok=True)
        made = {group: stamps / f"{game.record.mark}-{group}-{_made_from(group)}" for group in cold}
        if not all(stamp.exists() for stamp in made.values()):
            with (stamps / f"{game.record.mark}-{cold[0]}.lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                missing = [group for group, stamp in made.items() if not stamp.exists()]
                if missing:
                    self._compile_in_helper(game, missing)
                for group in missing:
                    made[group].touch()
        self._warm.update((game.record.mark, group) for group in cold)

    def put_first(self, games: Iterable[str]) -> None:
        """Pause the helpers of all other games; with no games, resume all."""
        self._first = frozenset(games)
        for helper, game in list(self._helpers.items()):
            self._pause_or_resume(helper, game)

    def _pause_or_resume(self, helper: subprocess.Popen[str], game: str) -> None:
        helper.send_signal(signal.SIGSTOP if self._first and game not in self._first else signal.SIGCONT)

    def _compile_in_helper(self, game: Game, groups: list[str]) -> None:
        entries = [entry for group in groups for entry in ENTRIES[group]]
        modules = ",".join(dict.fromkeys(entry.call.__module__ for entry in entries))
        with (
            tempfile.TemporaryFile("w+") as errors,
            subprocess.Popen(
                [sys.executable, "-c", _HELPER, game.module, modules, ",".join(groups), *sys.path],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            ) as helper,
        ):
            self._helpers[helper] = game.name
            self._pause_or_resume(helper, game.name)
            self.progress(game.name, 0, len(entries))
            for done, _ in enumerate(helper.stdout or (), 1):
                self.progress(game.name, done, len(entries))
            failed = helper.wait()
            del self._helpers[helper]
            if failed:
                errors.seek(0)
                raise RuntimeError(f"the rules of {game.name} could not be compiled:\n{errors.read()}")


def _made_from(group: str) -> str:
    return "-".join(sorted({entry.made_from for entry in ENTRIES[group]}))


compiler = Compiler()
ready = compiler.ready

_HELPER = """
import sys
game, modules, groups, *path = sys.argv[1:]
sys.path[:] = path
import importlib
from tafelrunde.kernel.compiled import ENTRIES
found = importlib.import_module(game).GAME
for module in modules.split(","):
    importlib.import_module(module)
for group in groups.split(","):
    for entry in ENTRIES[group]:
        entry.warm(found.record)
        print(entry.name, flush=True)
"""
