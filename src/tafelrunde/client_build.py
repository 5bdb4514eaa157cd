"""The build of the client: node, its packages, and the static files that the server sends. Only in a checkout.

It needs the standard library alone, so that the build of the wheel can use it too.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OLDEST_NODE = 20
PAGES = Path("src/tafelrunde/server/static")
SOURCES = ("web/index.html", "web/public", "web/src", "web/package-lock.json", "web/vite.config.ts")
STAMP = "built-from"

Say = Callable[[str], None]


class NotBuilt(Exception):
    """The client could not be built; the message says what to do."""


def is_here() -> bool:
    """Whether there are sources to build."""
    return (ROOT / "web" / "package.json").is_file()


def is_built() -> bool:
    """Whether there are static files, current or not."""
    return (ROOT / PAGES / "index.html").is_file()


def build(say: Say) -> None:
    """Build the client, if its sources have changed since the last build."""
    with exclusive():
        stamp = ROOT / PAGES / STAMP
        digest = digest_of(sources())
        if stamp.is_file() and stamp.read_text("utf-8") == digest:
            return
        _prepare(say)
        say("building the client")
        run("npx", "vite", "build")
        stamp.write_text(digest, "utf-8")


def prepare(say: Say) -> None:
    """Install the packages of the client, if its lock file has changed since."""
    with exclusive():
        _prepare(say)


@contextmanager
def exclusive() -> Iterator[None]:
    """Wait until no other process builds here."""
    with (ROOT / "web" / ".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _prepare(say: Say) -> None:
    lock = ROOT / "web" / "package-lock.json"
    stamp = ROOT / "web" / "node_modules" / ".tafelrunde"
    digest = digest_of([lock])
    if stamp.is_file() and stamp.read_text("utf-8") == digest:
        return
    find_node(say)
    say("installing the packages of the client")
    run("npm", "ci", "--include=dev")
    stamp.write_text(digest, "utf-8")


def run(name: str, *args: str) -> None:
    """Run a tool of node in web/; if it fails, raise with the end of its output."""
    end = subprocess.run(
        (tool(name), *args), cwd=ROOT / "web", env=environment(), check=False, capture_output=True, text=True
    )
    if end.returncode:
        output = "\n    ".join((end.stdout + end.stderr).strip().splitlines()[-12:])
        raise NotBuilt(f"`{name} {' '.join(args)}` in web/ failed:\n    {output}")


def find_node(say: Say) -> None:
    """The system's node, if it is new enough; else one from the package index, in this environment."""
    if new_enough(shutil.which("node")) or (Path(sys.executable).parent / "node").exists():
        return
    say("fetching node, which builds the client")
    lock = ROOT / "requirements" / "node.lock"
    command = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--require-hashes", "-r", lock)
    end = subprocess.run(command, check=False, capture_output=True, text=True)
    if end.returncode:
        output = end.stderr.strip().splitlines()[-1:]
        raise NotBuilt(f"Node {OLDEST_NODE} or newer is needed to build the client, and could not be fetched: {output}")


def find_browser(say: Say) -> str | None:
    """The Chromium that the browser tests use; root gets Debian's if there is none. Returns what to type otherwise."""
    if shutil.which("chromium"):
        return None
    install = ("apt-get", "install", "--yes", "--quiet", "chromium")
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Chromium for the browser tests")
        for command in (("apt-get", "update", "--quiet"), install):
            subprocess.run(command, check=False, capture_output=True)
        if shutil.which("chromium"):
            return None
    return f"sudo {' '.join(install)}"


def new_enough(node: str | None) -> bool:
    """Whether this node can build the client."""
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run((node, "--version"), check=False, capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.", said)
    return found is not None and int(found[1]) >= OLDEST_NODE


def environment() -> dict[str, str]:
    """Where tools are found: a node in this environment is used only if the system has none that will do."""
    path = os.environ.get("PATH", "")
    if not new_enough(shutil.which("node")):
        path = os.pathsep.join((str(Path(sys.executable).parent), path))
    return {**os.environ, "PATH": path}


def tool(name: str) -> str:
    """A tool of node by its path."""
    return shutil.which(name, path=environment()["PATH"]) or name


def sources() -> Iterator[Path]:
    """Every file that the built client depends on."""
    for name in SOURCES:
        path = ROOT / name
        yield from (each for each in path.rglob("*") if each.is_file()) if path.is_dir() else (path,)


def digest_of(files: Iterator[Path] | list[Path]) -> str:
    """A digest of the names and contents of files."""
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
