"""The server beside boardgame.io's: many tables of Festival, four sockets each, paced moves, no bots.

Both servers run at the same time and are loaded in turns. Ours waits for the disk at every move and tells each seat
only what it may know; boardgame.io writes whole matches to files and strips what its game says.
"""

import argparse
import asyncio
import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

import httpx
from platformdirs import user_cache_path

from bench.report import Comparison, Fact, Line, Rate, report
from bench.server_load import OurTable, PeerTable, Table, in_parallel, play
from bench.server_records import record

HERE = Path(__file__).parent
PEER = "boardgame.io@0.50.2"


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


OUR_PORT, PEER_PORT = free_port(), free_port()
OUR_ADDRESS, PEER_ADDRESS = f"http://127.0.0.1:{OUR_PORT}", f"http://127.0.0.1:{PEER_PORT}"
TURNS = 4
RECORDS = 20


@dataclass
class Contestant:
    """A server that is loaded, and what was seen of it."""

    name: str
    version: str
    process: Path
    """Where Linux tells about it."""
    tables: list[Table] = field(default_factory=list)
    took: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    empty: int = 0
    full: int = 0

    def memory(self) -> int:
        """KB that are this process's own."""
        lines = (self.process / "smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        user, system = (self.process / "stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def load(self, period: float, seconds: float) -> None:
        """One turn."""
        before = self.cpu()
        took = await play(self.tables, period, seconds)
        self.rates.append(len(took) / (self.cpu() - before))
        self.took += took

    @property
    def rate(self) -> Rate:
        """Moves for each second of CPU."""
        return Rate(self.name, self.version, statistics.median(self.rates), "moves", tuple(self.rates))

    @property
    def per_table(self) -> float:
        """KB for a table with its sockets."""
        return (self.full - self.empty) / len(self.tables)

    def latency(self, share: float) -> float:
        """Milliseconds within which this share of all moves was heard by the last seat."""
        ordered = sorted(self.took)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


@contextmanager
def running(command: Sequence[str | Path], cwd: Path, ready: Callable[[], bool]) -> Iterator[Path]:
    """A process, from the moment it is ready."""
    with subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            while not ready():
                if process.poll() is not None:
                    raise SystemExit(f"{command[0]} ended with {process.returncode}")
                time.sleep(0.1)
            yield Path("/proc") / str(process.pid)
        finally:
            process.kill()


def answers(address: str, good: Callable[[httpx.Response], bool]) -> Callable[[], bool]:
    """Whether a door answers well."""

    def asked() -> bool:
        try:
            return good(httpx.get(address))
        except httpx.TransportError:
            return False

    return asked


def install_peer() -> Path:
    """The folder in which boardgame.io is installed; it is fetched once."""
    folder = user_cache_path("tafelrunde") / "bench" / PEER
    folder.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "boardgame_io").iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / ".package-lock.json").exists():
        subprocess.run(("npm", "install", "--no-audit", "--no-fund"), cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


@contextmanager
def our_server(folder: Path) -> Iterator[Contestant]:
    """Ours, one process on SQLite."""
    tafel = Path(sys.executable).with_name("tafel")
    database = f"sqlite:///{folder / 'tables.db'}"
    command = (tafel, "serve", "--port", str(OUR_PORT), "--database", database, "--proxy", "127.0.0.1")
    ready = answers(f"{OUR_ADDRESS}/healthz", lambda answer: bool(answer.json()["ready"]))
    with running(command, folder, ready) as process:
        yield Contestant("SQLite, each move on the disk", f"Tafelrunde {version('tafelrunde')}", process)


@contextmanager
def peer_server(folder: Path) -> Iterator[Contestant]:
    """boardgame.io on files."""
    command = ("node", "server.cjs", str(PEER_PORT), str(folder / "flat"))
    ready = answers(f"{PEER_ADDRESS}/games", lambda answer: answer.is_success)
    with running(command, install_peer(), ready) as process:
        yield Contestant("FlatFile", PEER.replace("@", " "), process)


async def fill(ours: Contestant, peer: Contestant, tables: int) -> None:
    """Open all tables, after one each that wakes everything up."""
    records = [record(seed) for seed in range(RECORDS)]
    doors = httpx.AsyncHTTPTransport()
    lobby = httpx.AsyncClient(base_url=PEER_ADDRESS, transport=doors, timeout=60)

    async def open_ours(number: int) -> None:
        table = OurTable(number)
        ours.tables.append(table)
        await table.open(OUR_ADDRESS, doors, f"10.1.{number // 250}.{number % 250}")

    async def open_theirs(number: int) -> None:
        table = PeerTable(records[number % RECORDS])
        peer.tables.append(table)
        await table.open(PEER_ADDRESS, lobby)

    for contestant, open_table in ((ours, open_ours), (peer, open_theirs)):
        await open_table(tables)
        await play(contestant.tables, 0.02, 1.0)
        await contestant.tables.pop().close()
        contestant.empty = contestant.memory()
        await in_parallel(open_table(number) for number in range(tables))
        contestant.full = contestant.memory()
    await doors.aclose()


async def measure(ours: Contestant, peer: Contestant, tables: int, period: float, seconds: float) -> None:
    """Load both in turns."""
    await fill(ours, peer, tables)
    for _ in range(TURNS):
        for each in (ours, peer):
            await each.load(period, seconds / TURNS)
    for each in (ours, peer):
        await in_parallel(table.close() for table in each.tables)


def told(ours: Contestant, peer: Contestant) -> Iterator[Line]:
    """What was found."""
    yield Comparison("moves for each second of CPU", ours.rate, peer.rate, wanted=2)
    for each in (ours, peer):
        how = f"{each.version}, {each.name}: {len(each.tables)} tables with four sockets each"
        yield Fact("memory of a table", each.per_table, "KB", how)
    yield Fact("memory of a table beside the peer's", ours.per_table / peer.per_table, "x", "", at_most=0.5)
    for each in (ours, peer):
        how = f"{each.version}: from the move to the last of four seats, {len(each.took)} moves"
        yield Fact("half of the moves are heard within", each.latency(0.5), "ms", how)
        yield Fact("99 of 100 moves are heard within", each.latency(0.99), "ms", how)


def main() -> int:
    """Measure, report, and answer the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the report")
    parser.add_argument("--require", action="store_true", help="fail if something wanted was missed")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--period", type=float, default=3.0, help="seconds between two moves at one table")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each server is loaded")
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with our_server(folder) as ours, peer_server(folder) as peer:
            asyncio.run(measure(ours, peer, asked.tables, asked.period, asked.seconds))
    return report(list(told(ours, peer)), keep=asked.json, require=asked.require)


if __name__ == "__main__":
    os.environ.setdefault("NODE_ENV", "production")
    sys.exit(main())
