"""A real server process on a real file for all tests."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest


class Server:
    """A server in a process of its own, which can be killed and started again on the same file."""

    def __init__(self, folder):
        self.folder = Path(folder)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.file = self.folder / "tables.db"
        self.log = self.folder / "server.log"
        self.process: Any = None

    def start(self, *more):
        command = (Path(sys.executable).with_name("tafel"), "serve", "--port", str(self.port), "--pace", "0")
        command += ("--database", f"sqlite:///{self.file}", "--logs", "json", *(more or ("--newcomers", "100000")))
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ)
        give_up = time.monotonic() + 180
        while time.monotonic() < give_up:
            try:
                if httpx.get(f"{self.address}/healthz").json()["ready"]:
                    return self
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.1)
        self.kill()
        raise TimeoutError(self.log.read_text())

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    if running.process.poll() is None:
        running.stop()
