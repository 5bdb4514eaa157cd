"""A diary of matches between bots, in a file, so that a long measurement can be interrupted and goes on where it was.

A series of matches is valid only as long as its bots play the same way.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tafelrunde.bots.roster import GREEDY, cast
from tafelrunde.bots.search.budget import CLEAR_LEAD
from tafelrunde.kernel import find_game
from tafelrunde.lab.arena import entrant, play_out

SEED = 3
A_FEW = 100


class Diary:
    """All matches of all series, by their numbers; the file is rewritten whenever a match is kept."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._series: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file and file.exists() else {}

    def of(self, name: str, ways: list[str]) -> dict[int, Any]:
        """What is kept of each match of a series, if it was played in these ways."""
        entry = self._series.get(name, {})
        kept = entry["matches"] if entry.get("ways") == ways else []
        return {number: match for number, match in enumerate(kept) if match is not None}

    def keep(self, name: str, ways: list[str], known: Mapping[int, Any]) -> None:
        """Write down what is known of a series."""
        matches = [known.get(number) for number in range(max(known) + 1)]
        self._series[name] = {"ways": ways, "matches": matches}
        if self._file is None:
            return
        lines = (f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in sorted(self._series.items()))
        new = self._file.with_suffix(".new")
        new.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        new.replace(self._file)


@cache
def ways_of(game: str, seats: int) -> str:
    """A digest of how bots play: the moves of one match without search, and of one with it."""
    digest = hashlib.sha256()
    for name in (f"level {GREEDY}", f"iterations {A_FEW}"):
        match = find_game(game).start(seats=seats, seed=SEED)
        play_out(match, [entrant(game, name, seat) for seat in range(seats)])
        digest.update(" ".join(map(str, match.moves)).encode())
    return digest.hexdigest()[:12]


def settings_of(game: str, name: str) -> str:
    """Temper and iterations of a level, or the rule by which a bot with a time limit stops early."""
    kind, _, number = name.partition(" ")
    clear = f"clear by 1 in {CLEAR_LEAD}"
    if kind == "level":
        who = cast(game)[int(number)]
        thinks = who.iterations or (clear if who.level > GREEDY else "greedy")
        return f"{name}, {who.temper}, {thinks}"
    return f"{name}, {clear}" if kind == "milliseconds" else name
