"""`tafel play`: a server for this machine alone, and its page in the browser."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable

HOST = "127.0.0.1"
USUAL_PORT = 8080
_PATIENCE = 60.0


def play_at_home(port: int | None, *, browser: bool, say: Callable[[str], None]) -> None:
    """Open the table; if one is open here already, go there."""
    if port is None and is_open(USUAL_PORT):
        show(USUAL_PORT, browser=browser, say=say)
        return
    from tafelrunde.server.house import Plan
    from tafelrunde.server.serving import default_database, serve

    chosen = port or free_port()
    threading.Thread(target=_show_soon, args=(chosen, browser, say), daemon=True).start()
    serve(Plan(default_database()), HOST, chosen, logs="text", proxy=None)


def is_open(port: int) -> bool:
    """Whether a server of ours answers at a port."""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=1) as answer:
            return "ready" in json.load(answer)
    except (OSError, ValueError):
        return False


def free_port() -> int:
    """The usual port, or any that is free."""
    for port in (USUAL_PORT, 0):
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError("no port is free")


def show(port: int, *, browser: bool, say: Callable[[str], None]) -> None:
    """Say where the page is, and open it."""
    address = f"http://{HOST}:{port}/"
    say(f"Tafelrunde is at {address}")
    if browser:
        webbrowser.open(address)


def _show_soon(port: int, browser: bool, say: Callable[[str], None]) -> None:
    give_up = time.monotonic() + _PATIENCE
    while time.monotonic() < give_up:
        if is_open(port):
            show(port, browser=browser, say=say)
            say("Ctrl-C ends it; matches are kept.")
            return
        time.sleep(0.1)
