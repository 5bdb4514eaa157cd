"""The first start: how long it takes from the click to the first table of each game when nothing is compiled yet.

    ./tafel bench first_start             every game, each on a server and a cache of its own
    python -m bench.first_start festival  some games

The server is asked for the game as soon as it answers, while it compiles the others in the background. Promise: at most
20 s on a quiet machine of two cores.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from rich.console import Console

import tafelrunde as tr

PROMISED = 20.0
PATIENCE = 600.0


def first_table(game: str, folder: Path) -> tuple[float, float]:
    """Seconds until a new server answers, and from the click until the table is open."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).with_name("tafel")), "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    environment = os.environ | {"TAFELRUNDE_CACHE": str(folder / "cache")}
    begun = time.monotonic()
    with (
        subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as browser,
    ):
        try:
            while not _answers(browser):
                time.sleep(0.05)
            answered = time.monotonic()
            browser.post("/api/people", json={"name": "Ada"}).raise_for_status()
            seats = tr.game(game).seats[0]
            browser.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status()
            return answered - begun, time.monotonic() - answered
        finally:
            server.terminate()


def _answers(browser: httpx.Client) -> bool:
    try:
        browser.get("/api/games")
    except httpx.TransportError:
        return False
    return True


def main() -> int:
    """Measure the games that are named, or all."""
    console = Console(highlight=False)
    slow = False
    for game in sys.argv[1:] or tr.games():
        with tempfile.TemporaryDirectory() as folder:
            answered, opened = first_table(game, Path(folder))
        slow |= opened > PROMISED
        load = os.getloadavg()[0]
        console.print(
            json.dumps({"game": game, "answers": round(answered, 1), "table": round(opened, 1), "load": load})
        )
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
