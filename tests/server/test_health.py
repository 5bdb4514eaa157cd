"""What `/healthz` tells whoever watches the server."""

import asyncio
import re
import resource
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

import tafelrunde as tr
from tafelrunde.server import metrics
from tafelrunde.server.archive import sqlite
from tafelrunde.server.compilation import STAGES, Compilation
from tafelrunde.server.context import AppContext, ServerConfig
from tafelrunde.server.routes.app import create_app
from tests.examples.outside import CONNECT_FOUR, installed
from tests.server.guests import Guest
from tests.server.processes import Server

SOON = 60


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path)
    yield running
    running.kill()


def health_of(server):
    try:
        answer = httpx.get(f"{server.address}/healthz", timeout=SOON)
    except httpx.TransportError:
        return 0, {"compiling": []}
    return answer.status_code, answer.json()


def test_ready_means_that_a_table_of_each_game_can_be_opened(server, monkeypatch, tmp_path):
    """While the rules of a game are not compiled, the server says which, and is not ready."""
    folder, compiled = installed(tmp_path / "installed", CONNECT_FOUR), tmp_path / "compiled"
    rules = folder / "connect_four" / "rules.py"
    waits = f"import time, pathlib\n    while not pathlib.Path({str(compiled)!r}).exists(): time.sleep(0.01)"
    rules.write_text(rules.read_text().replace("    table.seats = seats\n", f"    {waits}\n    table.seats = seats\n"))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("TAFELRUNDE_INTERPRETED", "1")
    with ThreadPoolExecutor() as pool:
        starting = pool.submit(server.start)
        try:
            give_up = time.monotonic() + SOON
            while "connect_four" not in (health := health_of(server)[1])["compiling"]:
                assert time.monotonic() < give_up, health
                time.sleep(0.05)
            assert health["ok"]
            assert not health["ready"]
        finally:
            compiled.touch()
            starting.result()
    assert health_of(server) == (200, {"ok": True, "ready": True, "compiling": [], "failed": [], "problem": None})
    assert all(game["ready"] for game in httpx.get(f"{server.address}/api/games", timeout=SOON).json())


def test_a_full_disk_is_told_until_there_is_room_again(server, tmp_path):
    """Nothing more can be written to any file: commands are refused, and healthz says why and since when it is over."""

    async def play():
        async with Guest(server.address) as ada, ada.at(await ada.open()) as a:
            size = (tmp_path / "tables.db-wal").stat().st_size
            limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, limits[1]))
            assert (await a.refused("seat-bot", seat=1))["code"] == "broken"
            status, health = health_of(server)
            assert (status, health["ok"]) == (503, False)
            assert "full" in health["problem"] or "disk" in health["problem"]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
            assert health_of(server)[1]["problem"] is None
            await a.do("seat-bot", seat=1)

    server.start()
    asyncio.run(play())


def test_a_disk_that_is_almost_full_is_told_while_there_is_room(tmp_path, monkeypatch):
    """Nothing is wrong yet, but somebody should look."""
    app = create_app(ServerConfig(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    with TestClient(app) as client:
        assert client.get("/healthz").json()["problem"] is None
        monkeypatch.setattr(sqlite, "LEAST_FREE", 10**18)
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (200, True)
        assert "almost full" in answer.json()["problem"]


def test_a_game_that_cannot_be_compiled_is_named_and_the_server_is_not_ready():
    """Nor of a game that cannot be loaded can a table be opened."""

    def compiled(game):
        if game.name == "festo":
            raise ValueError("no rule")

    async def play():
        context = AppContext(ServerConfig(database="sqlite://"))
        catalogue = context.catalogue
        catalogue.games = {name: tr.game(name) for name in ("festival", "festo")}
        catalogue._compilation = Compilation(dict.fromkeys(STAGES, compiled))
        await catalogue.compile_all()
        assert (list(catalogue.games), catalogue.failed, catalogue.compiling) == (["festival"], ["festo"], [])
        context._registry = asyncio.get_running_loop().create_future()
        context._registry.set_result(None)  # type: ignore[arg-type]
        assert not context.ready
        catalogue.failed.clear()
        assert context.ready

    asyncio.run(play())


def test_what_the_guide_tells_to_watch_is_there():
    """Every metric that `docs/how-to/run-a-server.md` names exists."""
    guide = (Path(__file__).parents[2] / "docs" / "how-to" / "run-a-server.md").read_text()
    told = set(re.findall(r"\btafelrunde_[a-z_]+(?=[{\[ ]|\)|$)", guide, re.MULTILINE))
    known = {sample.name for metric in metrics.REGISTRY.collect() for sample in metric.samples}
    known |= {metric.name + "_total" for metric in metrics.REGISTRY.collect() if metric.type == "counter"}
    assert told
    assert told <= known
