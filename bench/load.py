"""The load report: moves, latency and memory by tables, with one and two server processes, and start-up times.

Four people at each table make moves at a fixed pace, and a move counts as heard when the last of the four has it; at
first they make each move as soon as the one before was heard. One process has a SQLite file; two share PostgreSQL and
NATS, and two of the four sit at each. Everything, the people included, runs on this machine.
"""

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx
from rich.console import Console
from rich.status import Status

from bench.load_startup import Start, starts
from bench.report import machine
from bench.server_load import in_parallel, play
from bench.server_ours import OurTable
from tests.server.processes import MANY_NEWCOMERS, Cluster, Postgres, Server, memory_of

REPORT = Path(__file__).parents[1] / "docs" / "reference" / "load.md"
ADDRESSES = 250
BEHIND_PROXY = (*MANY_NEWCOMERS, "--proxy", "127.0.0.1")
MB = 1_000_000
UNPACED = (200, 0.0, 3.0)
"""Tables, the seconds between two moves at each, and for how long: short enough that no match ends."""


@dataclass(frozen=True)
class Level:
    """What was measured with so many tables."""

    processes: int
    tables: int
    period: float
    moves: float
    half: float
    most: float
    memory: int

    def row(self) -> str:
        """A row of the report."""
        pace = f"{self.period:g} s" if self.period else "none"
        cells = (self.processes, self.tables, 4 * self.tables, pace, f"{self.moves:.0f}", f"{self.half:.1f} ms")
        return _row(*cells, f"{self.most:.1f} ms", f"{self.memory / MB:.0f} MB")


@dataclass(frozen=True)
class Rest:
    """The memory of all processes before the first table, with all of them, and after everybody has gone."""

    processes: int
    empty: int
    full: int
    after: int

    def row(self) -> str:
        """A row of the report."""
        return _row(self.processes, *(f"{size / MB:.0f} MB" for size in (self.empty, self.full, self.after)))


async def load(
    doors: Sequence[str], pids: Sequence[int], asked: argparse.Namespace, status: Status
) -> tuple[list[Level], Rest]:
    """Fill a server with more and more tables, and measure at each level; then let everybody leave."""
    levels = [UNPACED, *((tables, asked.period, asked.seconds) for tables in asked.tables)]
    transport, tables, found = httpx.AsyncHTTPTransport(), list[OurTable](), list[Level]()

    async def open_table(number: int) -> None:
        table = OurTable(number)
        await table.open(doors, transport, f"10.1.{number // ADDRESSES}.{number % ADDRESSES}")
        tables.append(table)

    empty = sum(map(memory_of, pids))
    for level, period, seconds in levels:
        status.update(f"{len(doors)} processes: {level} tables")
        going_on = [each for each in tables if not each.over][:level]
        await in_parallel(each.close() for each in tables if each not in going_on)
        tables[:] = going_on
        first = len(found) * ADDRESSES * ADDRESSES // len(levels)
        await in_parallel(open_table(first + number) for number in range(level - len(tables)))
        began = time.perf_counter()
        took = sorted(await play(tables, period, seconds))
        rate = len(took) / (time.perf_counter() - began)
        half, most = (1000 * took[min(len(took) - 1, int(share * len(took)))] for share in (0.5, 0.99))
        found.append(Level(len(doors), level, period, rate, half, most, sum(map(memory_of, pids))))
    await in_parallel(table.close() for table in tables)
    await transport.aclose()
    status.update(f"{len(doors)} processes: nobody is there any more")
    await asyncio.sleep(asked.rest)
    return found, Rest(len(doors), empty, found[-1].memory, sum(map(memory_of, pids)))


def measure(folder: Path, asked: argparse.Namespace, status: Status) -> Iterator[tuple[list[Level], Rest]]:
    """One process, then two."""
    server = Server(folder, *BEHIND_PROXY).start()
    try:
        yield asyncio.run(load([server.address], [server.process.pid], asked, status))
    finally:
        server.kill()
    postgres = Postgres()
    cluster = Cluster(folder, postgres, more=BEHIND_PROXY).start()
    try:
        doors, pids = zip(*((each.address, each.process.pid) for each in cluster.servers), strict=True)
        yield asyncio.run(load(doors, pids, asked, status))
    finally:
        cluster.kill()
        postgres.stop()


def report(levels: Sequence[Level], rests: Sequence[Rest], started: Sequence[Start], asked: argparse.Namespace) -> str:
    """The report as Markdown."""
    how = (__doc__ or "").partition("\n\n")[2]
    facts = " · ".join(f"{name} {fact}" for name, fact in machine().items())
    return f"""# Load

Made by `./tafel bench load`, which writes this page. {" ".join(how.split())}

The pace is the time between two moves at one table. Measured on: {facts}.

{_head("processes", "tables", "sockets", "pace", "moves a second", "p50", "p99", "memory of the processes")}
{chr(10).join(level.row() for level in levels)}

Memory before the first table, with the last level, and {asked.rest:g} s after everybody has gone:

{_head("processes", "empty", "full", "afterwards")}
{chr(10).join(rest.row() for rest in rests)}

Start-up of one process by the number of finished matches in its file, with compiled rules in the cache:

{_head("stored matches", "size of the file", "answers after", "ready after")}
{chr(10).join(_row(each.matches, f"{each.size / MB:.0f} MB", *each.seconds()) for each in started)}
"""


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _head(*titles: str) -> str:
    return f"{_row(*titles)}\n{'|---' * len(titles)}|"


def main() -> int:
    """Measure, and write the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--into", type=Path, default=REPORT, help="the file of the report")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200, 400])
    parser.add_argument("--period", type=float, default=0.5, help="seconds between two moves at one table")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each level is loaded")
    parser.add_argument("--rest", type=float, default=420.0, help="seconds until memory is looked at again")
    parser.add_argument("--stored", type=int, nargs="+", default=[0, 1_000, 10_000], help="matches in the file")
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as name, Console(stderr=True).status("starting") as status:
        found = list(measure(Path(name), asked, status))
        status.update("starting with many matches")
        started = list(starts(Path(name), asked.stored))
    levels = [level for some, _ in found for level in some]
    asked.into.write_text(report(levels, [rest for _, rest in found], started, asked), encoding="utf-8")
    Console().print(asked.into.read_text(encoding="utf-8"), markup=False, highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
