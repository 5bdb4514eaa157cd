"""How long a server takes to start with many finished matches in its file."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.guests import Guest, play_to_the_end
from tests.server.processes import Server

_COPIED = ("tables", "keys", "log", "files")
"""Tables of the database that hold a match; those with the key of the others come first."""


@dataclass(frozen=True)
class Start:
    """A start with so many matches: seconds until requests are answered, and until tables can be opened."""

    matches: int
    size: int
    answers: float
    ready: float

    def seconds(self) -> tuple[str, str]:
        """As they are reported."""
        return f"{self.answers:.1f} s", f"{self.ready:.1f} s"


def starts(folder: Path, numbers: Sequence[int]) -> Iterator[Start]:
    """Start a server with each of these numbers of matches, one of which was played and the others are its copies."""
    server = Server(_new(folder / "played")).start()
    try:
        asyncio.run(_play_one(server.address))
    finally:
        server.stop()
    played = folder / "played" / "tables.db"
    for number in numbers:
        place = _new(folder / f"stored-{number}")
        _store(played, place / "tables.db", number)
        yield _time(place, number)


def _new(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def _play_one(address: str) -> None:
    async with Guest(address) as ada, ada.at(await ada.open()) as a:
        await a.do("start")
        await play_to_the_end(a)


def _store(played: Path, into: Path, matches: int) -> None:
    with sqlite3.connect(played) as one, sqlite3.connect(into) as many:
        one.backup(many)
        for name in _COPIED:
            columns = [row[1] for row in many.execute(f"PRAGMA table_info({name})") if row[1] != "table"]
            listed = ", ".join(f'"{column}"' for column in columns)
            many.executemany(
                f'INSERT INTO {name} ("table", {listed}) SELECT "table" || ?, {listed} FROM {name}'
                ' WHERE length("table") = 16',
                ((f"-{number}",) for number in range(matches - 1)),
            )
    one.close()
    many.close()


def _time(folder: Path, matches: int) -> Start:
    server = Server(folder)
    began, answers = time.perf_counter(), 0.0

    def ready() -> bool:
        nonlocal answers
        try:
            health = httpx.get(f"{server.address}/healthz").json()
        except httpx.TransportError:
            return False
        answers = answers or time.perf_counter() - began
        return bool(health["ready"])

    server.ready = ready  # type: ignore[method-assign]
    server.start()
    took = time.perf_counter() - began
    server.kill()
    return Start(matches, (folder / "tables.db").stat().st_size, answers, took)
