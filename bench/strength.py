"""Contests of bots that promise something, and a file that remembers every match, so that a run can be ended any time.

A run that was ended goes on where it was. What is remembered counts only as long as the bots of a game play the same
way; after a change of rules, mind or search that makes them play otherwise, its contests begin anew.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import tafelrunde as tr
from tafelrunde.bots.roster import GREEDY, LEVELS, cast
from tafelrunde.lab.arena import Result, entrant, matches_of

SEED = 1
SEATS = 4
GAMES = ("festival", "festo", "ufos", "astoria")
# How many times its share the top level should win among greedy bots, and among random ones.
WANTED_OF_TOP = {"festival": (2, 3.2), "festo": (2, 3.2), "ufos": (2, 3.2), "astoria": (1.6, 2.4)}
TIMES = (100, 500, 2000)
A_FEW = 100


@dataclass(frozen=True)
class Wanted:
    """A contest, and how many times its share the one should surely win: the whole interval, or the share itself."""

    game: str
    one: str
    others: str
    times: float = 1
    surely: bool = True

    def __str__(self) -> str:
        return f"{self.game}: {self.one} among {self.others}"

    @property
    def ways(self) -> list[str]:
        """How those who meet here play."""
        return [_ways(self.game), _settings(self.game, self.one), _settings(self.game, self.others)]

    def kept(self, result: Result) -> bool:
        """Whether it did."""
        return (result.interval[0] if self.surely else result.share) * result.seats > self.times

    def row(self, result: Result) -> tuple[str, ...]:
        """The result in words, with the verdict."""
        low, high = result.interval
        return (
            self.game,
            self.one,
            self.others,
            str(result.matches),
            f"{result.share:.1%} ({low:.1%} to {high:.1%})",
            f"{result.times_its_share:.2f}x",
            f"{'surely ' if self.surely else ''}over {self.times:g}x",
            "[green]ok[/]" if self.kept(result) else "[bold red]missed[/]",
        )


def contests(parts: set[str], games: list[str]) -> Iterator[Wanted]:
    """Everything that is to be shown of strength."""
    for game in games:
        if "ladder" in parts:
            for lower, upper in pairwise(LEVELS):
                yield Wanted(game, f"level {upper}", f"level {lower}")
        if "top" in parts:
            greedy, at_random_ = WANTED_OF_TOP[game]
            yield Wanted(game, f"level {LEVELS[-1]}", f"level {GREEDY}", greedy, surely=False)
            yield Wanted(game, f"level {LEVELS[-1]}", "random", at_random_, surely=False)
        if "time" in parts:
            for less, more in pairwise(TIMES):
                yield Wanted(game, f"milliseconds {more}", f"milliseconds {less}", surely=False)


class Memory:
    """All matches of all contests, in a file that is written anew after every match."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._contests: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.exists() else {}

    def of(self, wanted: Wanted) -> dict[int, float]:
        """What the one has won of each match of a contest, by the number of the match."""
        entry = self._contests.get(str(wanted), {})
        won = entry["won"] if entry.get("ways") == wanted.ways else []
        return {number: share for number, share in enumerate(won) if share is not None}

    def keep(self, wanted: Wanted, won: dict[int, float]) -> None:
        """Write down what is known of a contest."""
        shares = [won.get(number) for number in range(max(won) + 1)]
        self._contests[str(wanted)] = {"ways": wanted.ways, "won": shares}
        lines = (f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in sorted(self._contests.items()))
        new = self._file.with_suffix(".new")
        new.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        new.replace(self._file)


@cache
def _ways(game: str) -> str:
    """A digest of how bots play: at first sight in one match, by search in another."""
    digest = hashlib.sha256()
    for name in (f"level {GREEDY}", f"iterations {A_FEW}"):
        match = tr.game(game).start(seats=SEATS, seed=SEED)
        table = [entrant(game, name, seat) for seat in range(SEATS)]
        while match.to_move is not None:
            match.play(table[match.to_move].choose(match.view(match.to_move)))
        digest.update(match.to_json().encode())
    return digest.hexdigest()[:12]


def _settings(game: str, name: str) -> str:
    """What a level plays for and how many iterations it has; other names say it themselves."""
    kind, _, number = name.partition(" ")
    if kind != "level":
        return name
    who = cast(game)[int(number)]
    return f"{name}, {who.temper}, {who.iterations}" if who.iterations else f"{name}, {who.temper}"


def hold(wanted: Wanted, matches: int, processes: int, memory: Memory, console: Console) -> Result:
    """Play what is not remembered of a contest."""
    won = memory.of(wanted)
    missing = [number for number in range(matches) if number not in won]
    with console.status(str(wanted)) as status:
        for number, share in matches_of(
            wanted.game, wanted.one, wanted.others, missing, seats=SEATS, seed=SEED, processes=processes
        ):
            won[number] = share
            memory.keep(wanted, won)
            status.update(f"{wanted}: {sum(won.values()) / len(won):.1%} of {len(won)} matches, of {matches}")
    return Result(wanted.game, SEATS, wanted.one, wanted.others, tuple(won[number] for number in range(matches)))


def strength(wishes: Iterable[Wanted], matches: int, processes: int, memory: Memory, console: Console) -> bool:
    """Hold the contests one after the other, each told as soon as it is over; returns whether all went as wanted."""
    table = Table("game", "one", "among", "matches", "share of wins", "times its share", "wanted", "")
    all_kept = True
    for wanted in wishes:
        result = hold(wanted, matches, processes, memory, console)
        all_kept &= wanted.kept(result)
        console.print(" · ".join(wanted.row(result)), soft_wrap=True)
        table.add_row(*wanted.row(result))
    if table.rows:
        console.print(table)
    return all_kept
