"""`tafel play`: a page on this machine."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tafelrunde.server import local_server
from tests.server.processes import free_port

TAFEL = Path(sys.executable).with_name("tafel")


@pytest.fixture
def evening(tmp_path):
    """`tafel play` in a process of its own, with a data folder of its own."""
    port = free_port()
    process = subprocess.Popen(
        (TAFEL, "play", "--no-browser", "--port", str(port)),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    yield port, process
    process.send_signal(signal.SIGINT)
    process.wait(timeout=60)
    assert process.stdout
    process.stdout.close()


def test_it_says_where_the_page_is_and_sends_it_packed(evening, tmp_path):
    """The address leads to the page; its files come compressed, may be kept, and are not sent twice."""
    port, process = evening
    said = next(line for line in process.stdout if "Tafelrunde is at" in line)
    assert f"http://127.0.0.1:{port}/" in said
    page = httpx.get(f"http://127.0.0.1:{port}/t/anything")
    assert "<title>Tafelrunde</title>" in page.text
    assert page.headers["content-encoding"] == "gzip"
    again = httpx.get(f"http://127.0.0.1:{port}/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    plain = httpx.get(f"http://127.0.0.1:{port}/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == page.text
    assert list(tmp_path.rglob("tables.db"))


def test_another_port_is_taken_when_the_usual_one_is_not_free(monkeypatch):
    """Something else listens where we usually do; it is not taken for one of ours."""
    with socket.socket() as other:
        other.bind((local_server.HOST, 0))
        other.listen()
        monkeypatch.setattr(local_server, "DEFAULT_PORT", other.getsockname()[1])
        assert not local_server.is_running(local_server.DEFAULT_PORT)
        assert local_server.free_port() != local_server.DEFAULT_PORT
