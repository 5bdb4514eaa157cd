"""A server, a browser, and people in front of it."""

import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

import tafelrunde as tr
from tafelrunde import checkout
from tafelrunde.server.catalogue import compile_for_tables, compile_mind
from tests.server.faults import Clocks
from tests.server.processes import Server
from tests.web.reader import Reader

PATIENCE = 60_000


@pytest.fixture(scope="session")
def clocks(tmp_path_factory):
    """The clocks of the server."""
    return Clocks(tmp_path_factory.mktemp("clocks"))


@pytest.fixture(scope="session")
def server(tmp_path_factory, clocks):
    """A server that sends the client as it is now, on a machine where the rules were compiled before."""
    assert checkout.built()
    for name in tr.games():
        compile_for_tables(tr.game(name))
        compile_mind(tr.game(name))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in clocks.environment().items():
            patch.setenv(name, value)
        running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def chromium():
    """The browser. As long as it is driven, no other test of the process can have an event loop."""
    found = shutil.which("chromium")
    assert found, "the browser tests need Chromium: apt-get install chromium"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def reader(server, chromium):
    """Seats somebody in front of a browser of their own; whatever breaks on the page breaks the test."""
    contexts, broken = [], []

    def seat(**looks):
        size = looks.pop("size", (1440, 900))
        viewport = {"width": size[0], "height": size[1]}
        context = chromium.new_context(base_url=server.address, locale="en-GB", viewport=viewport, **looks)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: broken.append(str(error)))
        return Reader(page)

    yield seat
    for context in contexts:
        context.close()
    assert broken == []
