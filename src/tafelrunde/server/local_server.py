"""`tafel play`: a server for this machine, or for its local network, and its page in the browser."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable

HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
DEFAULT_PORT = 8080
_START_TIMEOUT = 60.0


def run_local_server(port: int | None, *, browser: bool, lan: bool = False, say: Callable[[str], None]) -> int:
    """Run a server and open its page; if one runs already on the default port, only open its page.

    With `lan` it lets others in the local network in, and says at which address.
    """
    if port is None and not lan and is_running(DEFAULT_PORT):
        show(DEFAULT_PORT, browser=browser, say=say)
        return 0
    from tafelrunde.server.context import ServerConfig
    from tafelrunde.server.serving import default_database, serve

    chosen = port or free_port()
    threading.Thread(target=_show_when_running, args=(chosen, browser, say), daemon=True).start()
    found = lan_host() if lan else None
    if found is not None:
        say(f"Others in your network find it at http://{found}:{chosen}/")
        say("A phone that cannot open it: is it in the same Wi-Fi, not in a guest network, without a VPN,")
        say(f"and does the firewall of this machine let port {chosen} in?")
    elif lan:
        say("This machine is in no network that others could reach it by.")
    address = f"http://{found}:{chosen}" if found is not None else None
    config = ServerConfig(default_database(), lan_address=address, old_editions="set-aside")
    return serve(config, EVERYWHERE if lan else HOST, chosen, logs="text", proxy=None)


def lan_host() -> str | None:
    """The address of this machine in its local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        host = str(probe.getsockname()[0])
    return None if host.startswith("127.") or host == EVERYWHERE else host


def is_running(port: int) -> bool:
    """Whether a Tafelrunde server answers at a port."""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=1) as answer:
            return "ready" in json.load(answer)
    except (OSError, ValueError):
        return False


def free_port() -> int:
    """The default port, or any that is free."""
    for port in (DEFAULT_PORT, 0):
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


def _show_when_running(port: int, browser: bool, say: Callable[[str], None]) -> None:
    deadline = time.monotonic() + _START_TIMEOUT
    while time.monotonic() < deadline:
        if is_running(port):
            show(port, browser=browser, say=say)
            say("Ctrl-C ends it; matches are kept.")
            return
        time.sleep(0.1)
