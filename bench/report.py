"""Figures beside their peers': what was measured, the ratio that was wanted, and whether it was reached.

`in_turns` measures what is to be compared; `report` prints the table and may keep it as JSON.
"""

import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Protocol, Self

from rich.console import Console
from rich.markup import escape
from rich.table import Table

FEWEST_RUNS = 3
TURNS = 8


@dataclass(frozen=True, slots=True)
class Rate:
    """How many of something happen in a second: the best of several runs, and every run."""

    name: str
    version: str
    per_second: float
    unit: str
    runs: tuple[float, ...]

    @classmethod
    def best_of(cls, name: str, version: str, unit: str, run: Callable[[], tuple[int, float]], seconds: float) -> Self:
        """Repeat `run`, which says how many it did in how many seconds, until the time is spent.

        Other processes can only slow a run down, so the best run is the nearest to what the machine can do.
        """
        end = time.perf_counter() + seconds
        runs: list[float] = []
        while len(runs) < FEWEST_RUNS or time.perf_counter() < end:
            count, elapsed = run()
            runs.append(count / elapsed)
        return cls(name, version, max(runs), unit, tuple(runs))

    @classmethod
    def joined(cls, rates: Sequence[Self]) -> Self:
        """The same thing measured at several times, as if in one go."""
        best = max(rates, key=lambda rate: rate.per_second)
        return replace(best, runs=tuple(run for rate in rates for run in rate.runs))

    @property
    def spread(self) -> float:
        """By what share the median run falls short of the best."""
        return 1 - statistics.median(self.runs) / self.per_second

    def __str__(self) -> str:
        for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
            if self.per_second >= size:
                return f"{self.per_second / size:.3g}{letter} {self.unit}/s"
        return f"{self.per_second:.3g} {self.unit}/s"


class Measure(Protocol):
    """Something that can be measured for a while."""

    def __call__(self, *, seconds: float) -> Rate: ...


def in_turns(*measures: Measure, seconds: float) -> list[Rate]:
    """Measure several things in turns, each for so many seconds in all.

    A shared machine has slow and fast seconds, by a factor of one and a half and more. Whatever is to be divided by
    each other must have met the same ones.
    """
    turns = [[measure(seconds=seconds / TURNS) for measure in measures] for _ in range(TURNS)]
    return [Rate.joined(rates) for rates in zip(*turns, strict=True)]


@dataclass(frozen=True, slots=True)
class Comparison:
    """One rate of ours beside one of a peer. Without a wanted ratio it only informs."""

    what: str
    ours: Rate
    peer: Rate
    wanted: float | None = None

    def __post_init__(self) -> None:
        if self.ours.unit != self.peer.unit:
            raise ValueError(f"{self.what}: {self.ours.unit} cannot be compared with {self.peer.unit}")

    @property
    def ratio(self) -> float:
        return self.ours.per_second / self.peer.per_second

    @property
    def ok(self) -> bool:
        return self.wanted is None or self.ratio >= self.wanted

    def cells(self) -> tuple[str, str, str, str]:
        ours, peer = (
            f"{rate} [dim]({rate.spread:.0%})\n{escape(rate.version)}, {escape(rate.name)}[/]"
            for rate in (self.ours, self.peer)
        )
        return ours, peer, f"{self.ratio:.2f}x", "" if self.wanted is None else f"{self.wanted:g}x"


@dataclass(frozen=True, slots=True)
class Agreement:
    """Numbers that must be the same as a peer's, such as the positions after each ply."""

    what: str
    ours: tuple[int, ...]
    theirs: tuple[int, ...]
    version: str

    @property
    def ok(self) -> bool:
        return self.ours == self.theirs

    def cells(self) -> tuple[str, str, str, str]:
        ours, theirs = (" ".join(map(str, numbers)) for numbers in (self.ours, self.theirs))
        return ours, f"{theirs}\n[dim]{escape(self.version)}[/]", "equal" if self.ok else "different", "equal"


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure of ours that has no peer, how it was found, and what it must not exceed, if anything."""

    what: str
    figure: float
    unit: str
    how: str
    at_most: float | None = None

    @property
    def ok(self) -> bool:
        return self.at_most is None or self.figure <= self.at_most

    def cells(self) -> tuple[str, str, str, str]:
        wanted = "" if self.at_most is None else f"at most {self.at_most:g} {self.unit}"
        return f"{self.figure:.3g} {self.unit}\n[dim]{escape(self.how)}[/]", "", "", wanted


Line = Comparison | Agreement | Fact


def machine() -> dict[str, str]:
    """The facts without which a rate means nothing."""
    return {
        "cpu": _cpu(),
        "cores": f"{os.cpu_count()}, load {os.getloadavg()[0]:.1f}",
        "python": platform.python_version(),
        "numba": _installed("numba"),
        "numpy": _installed("numpy"),
    }


def report(lines: Sequence[Line], *, keep: Path | None = None, require: bool = False) -> int:
    """Print the table, keep it as JSON if a path is given, and answer the exit code.

    The code is 1 only if everything wanted is required and something was missed.
    """
    facts = machine()
    _show(lines, facts)
    if keep is not None:
        kept = [{**asdict(line), "ok": line.ok, **_ratio(line)} for line in lines]
        keep.write_text(json.dumps({"machine": facts, "lines": kept}, indent=2) + "\n", encoding="utf-8")
    return int(require and not all(line.ok for line in lines))


def _show(lines: Sequence[Line], facts: dict[str, str]) -> None:
    """Print the table with its verdicts, and the machine it was measured on."""
    table = Table(
        "what",
        "ours",
        "peer",
        caption="Best of the runs on one core; in brackets by how much the median run fell short of it.",
        show_lines=True,
    )
    for heading in ("ratio", "wanted"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for line in lines:
        table.add_row(escape(line.what), *line.cells(), _verdict(line))
    console = Console()
    console.print(table)
    console.print(" · ".join(f"{name} {fact}" for name, fact in facts.items()), style="dim", highlight=False)


def _ratio(line: Line) -> dict[str, float]:
    return {"ratio": line.ratio} if isinstance(line, Comparison) else {}


def _verdict(line: Line) -> str:
    if (isinstance(line, Comparison) and line.wanted is None) or (isinstance(line, Fact) and line.at_most is None):
        return ""
    return "[green]ok[/]" if line.ok else "[bold red]missed[/]"


def _cpu() -> str:
    """The model as Linux names it, with its numbers because a virtual machine's name says little."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    facts = {name.strip(): fact.strip() for name, _, fact in (line.partition(":") for line in lines)}
    if "model name" not in facts:
        return platform.processor() or platform.machine()
    return f"{facts['model name']} (family {facts.get('cpu family')}, model {facts.get('model')})"


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
