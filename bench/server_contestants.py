"""The servers that are loaded: how each is started, and what Linux tells about its process."""

import asyncio
import os
import shutil
import signal
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

from bench.report import Rate
from bench.server_load import Table, play
from bench.server_records import SEATS

HERE = Path(__file__).parent
PEER = "boardgame.io@0.50.2"
COLLECTED_WITHIN = 5.0
LAST_WORDS = 2000
QUIET_FOR, QUIET = 5.0, 0.02


@dataclass
class Contestant:
    """A server that is loaded, and what was seen of it."""

    name: str
    version: str
    address: str
    pid: int
    collects: bool = False
    """Whether it collects its garbage when it gets SIGUSR2."""
    tables: list[Table] = field(default_factory=list)
    took: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    empty: int = 0
    full: int = 0

    async def weigh(self) -> int:
        """KB that are this process's own."""
        if self.collects:
            os.kill(self.pid, signal.SIGUSR2)
            await asyncio.sleep(COLLECTED_WITHIN)
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        user, system = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def settle(self) -> None:
        """Wait until it has nothing to do: a server that has just started still loads and compiles rules."""
        quiet = False
        while not quiet:
            before = self.cpu()
            await asyncio.sleep(QUIET_FOR)
            quiet = self.cpu() - before < QUIET_FOR * QUIET and not self._helpers()

    def _helpers(self) -> str:
        """The processes that work for it."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        return "".join((thread / "children").read_text() for thread in threads)

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

    @property
    def per_socket(self) -> float:
        """KB for a socket with its share of the table."""
        return self.per_table / SEATS

    def latency(self, share: float) -> float:
        """Milliseconds within which this share of all moves was heard by the last seat."""
        ordered = sorted(self.took)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


@contextmanager
def our_server(folder: Path) -> Iterator[Contestant]:
    """Ours, one process on SQLite."""
    port = _free_port()
    tafel = Path(sys.executable).with_name("tafel")
    database = f"sqlite:///{folder / 'tables.db'}"
    command = (tafel, "serve", "--port", str(port), "--database", database, "--proxy", "127.0.0.1")
    address = f"http://127.0.0.1:{port}"
    ready = _answers(f"{address}/healthz", lambda answer: bool(answer.json()["ready"]))
    with _running(command, folder, ready) as pid:
        yield Contestant("SQLite, each move on the disk", f"Tafelrunde {version('tafelrunde')}", address, pid)


@contextmanager
def peer_server(folder: Path) -> Iterator[Contestant]:
    """boardgame.io on files."""
    port = _free_port()
    command = ("node", "--expose-gc", "server.cjs", str(port), str(folder / "flat"))
    address = f"http://127.0.0.1:{port}"
    ready = _answers(f"{address}/games", lambda answer: answer.is_success)
    with _running(command, _install_peer(), ready) as pid:
        yield Contestant("FlatFile", PEER.replace("@", " "), address, pid, collects=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _install_peer() -> Path:
    """The folder in which boardgame.io is installed; it is fetched once."""
    folder = user_cache_path("tafelrunde") / "bench" / PEER
    folder.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "boardgame_io").iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / ".package-lock.json").exists():
        subprocess.run(("npm", "install", "--no-audit", "--no-fund"), cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


@contextmanager
def _running(command: Sequence[str | Path], cwd: Path, ready: Callable[[], bool]) -> Iterator[int]:
    """A process, from the moment it is ready. If it ends too early, so does everything, with its last words."""
    with (
        tempfile.TemporaryFile("w+") as said,
        subprocess.Popen(
            command, cwd=cwd, env={**os.environ, "NODE_ENV": "production"}, stdout=said, stderr=said
        ) as process,
    ):
        try:
            while not ready():
                if process.poll() is not None:
                    raise RuntimeError("it never became ready")
                time.sleep(0.1)
            yield process.pid
        except Exception:
            if process.poll() is not None:
                said.seek(0)
                raise SystemExit(f"{command[0]} ended with {process.returncode}\n{said.read()[-LAST_WORDS:]}") from None
            raise
        finally:
            process.kill()


def _answers(address: str, good: Callable[[httpx.Response], bool]) -> Callable[[], bool]:
    """Whether a URL answers with success."""

    def asked() -> bool:
        try:
            return good(httpx.get(address))
        except httpx.TransportError:
            return False

    return asked
