"""Which games are installed, and in which module. It reads folders and entry points, and imports no game."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

_GAMES = Path(__file__).parent / "games"


@cache
def modules() -> dict[str, str]:
    """The module of each game: our own are the folders beside this file, others register as `tafelrunde.games`."""
    found = {point.name: point.value for point in entry_points(group="tafelrunde.games")}
    found |= {box.parent.name: f"tafelrunde.games.{box.parent.name}" for box in _GAMES.glob("*/box.toml")}
    return dict(sorted(found.items()))


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(modules())
