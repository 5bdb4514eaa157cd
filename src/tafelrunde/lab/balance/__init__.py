"""Balance notes: what many matches say about a game's numbers, by bots among themselves and by random play."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tafelrunde.kernel import Game
from tafelrunde.lab.balance import at_random, strong, strong_note
from tafelrunde.lab.balance.page import BOTS, put
from tafelrunde.lab.diary import Diary


def by_chance(game: Game, matches: int | None, seed: int, threads: int, into: Path | None) -> str:
    """Play at random; the note, or where it was written."""
    note = at_random.measure(game, matches=matches or at_random.MATCHES, seed=seed, threads=threads)
    return at_random.markdown(note) if into is None else f"written into {at_random.write(note, into)}"


def by_bots(
    game: Game, level: int, matches: int | None, seed: int, processes: int, diary: Path | None, into: Path | None
) -> str:
    """Let bots play what is missing, and show how far it is; the note, or where it was written."""
    series = strong.Series(game, level, Diary(diary), seed)
    with Progress(console=Console(stderr=True)) as progress:
        series.go_on(strong.MATCHES if matches is None else matches, processes, progress)
    note = strong_note.markdown(series)
    return note if into is None else f"written into {put(note, BOTS, game.name, into)}"
