"""`tafel play`: a page on this machine."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tafelrunde.server import local_server
from tests.server.processes import free_port
from tests.web.reader import Reader

TAFEL = Path(sys.executable).with_name("tafel")


@pytest.fixture
def evening(tmp_path, request):
    """`tafel play` in a process of its own, with a data folder of its own and the flags that a test asks for."""
    port = free_port()
    process = subprocess.Popen(
        (TAFEL, "play", "--no-browser", "--port", str(port), *getattr(request, "param", ())),
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


@pytest.mark.parametrize("evening", [("--lan",)], indirect=True)
def test_others_in_the_network_get_an_address_a_picture_of_it_and_what_to_check(evening, chromium):
    """The command says where others find it; at that address an invitation leads there, with its QR code and advice."""
    port, process = evening
    host = local_server.lan_host()
    assert host, "this machine is in no network"
    said = []
    for line in process.stdout:
        said.append(line)
        if "Ctrl-C ends it" in line:
            break
    told = "".join(said)
    assert f"Others in your network find it at http://{host}:{port}/" in told
    assert f"does the firewall of this machine let port {port} in?" in told
    context = chromium.new_context(base_url=f"http://{host}:{port}", locale="en-GB")
    ada = Reader(context.new_page())
    table = ada.open("festival", 4)
    link = f"http://{host}:{port}/t/{table}"
    expect(ada.page.get_by_role("link", name=link)).to_be_visible()
    expect(ada.page.get_by_role("img", name="The link to this table, for the camera of a phone")).to_be_visible()
    expect(ada.page.get_by_role("note")).to_have_count(0)
    ada.page.get_by_text("A phone cannot open it?").click()
    expect(ada.page.get_by_role("main")).to_contain_text(f"port {port}")
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_role("textbox", name="Copy the link")).to_have_value(link)
    context.close()


def test_another_port_is_taken_when_the_usual_one_is_not_free(monkeypatch):
    """Something else listens where we usually do; it is not taken for one of ours."""
    with socket.socket() as other:
        other.bind((local_server.HOST, 0))
        other.listen()
        monkeypatch.setattr(local_server, "DEFAULT_PORT", other.getsockname()[1])
        assert not local_server.is_running(local_server.DEFAULT_PORT)
        assert local_server.free_port() != local_server.DEFAULT_PORT
