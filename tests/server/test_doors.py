"""What the doors let in: from which site, from which network, how much at a time. The application without a port."""

import asyncio
import threading
import time
from contextlib import asynccontextmanager

import httpx
import pytest
from structlog.testing import capture_logs

import tafelrunde as tr
from tafelrunde.server.context import ServerConfig
from tafelrunde.server.people.limits import TokenBucket
from tafelrunde.server.routes import guard
from tafelrunde.server.routes.app import create_app
from tafelrunde.server.tables import replay
from tests.review.test_review import at_random
from tests.server.test_inside import ADA, registries

ELSEWHERE = (
    "null",
    "file://",
    "https://evil.example",
    "https://play.example.org.evil.example",
    "https://play.example.org:444",
    "https://evil.example/play.example.org",
    "play.example.org",
)


@asynccontextmanager
async def application(folder, **config):
    """An application with a database and without games."""
    app = create_app(ServerConfig(database=f"sqlite:///{folder / 'tables.db'}", **config))
    await app.state.context.database.open()
    try:
        yield app
    finally:
        await app.state.context.database.close()


def browser(app, address="192.0.2.1"):
    """A browser at an address."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 5)), base_url="http://10.0.0.5:8080")


def test_with_a_public_address_its_pages_may_change_something_and_those_of_other_sites_may_not(tmp_path, monkeypatch):
    """Behind a proxy the server is called otherwise than people call it; what it refuses it logs."""
    monkeypatch.setattr(guard, "_REFUSALS_LOGGED", TokenBucket(100, 1))

    async def play():
        async with application(tmp_path, public_address="https://play.example.org") as app, browser(app) as http:
            with capture_logs() as logged:
                for origin in ELSEWHERE:
                    answer = await http.post("/api/people", json={"name": "Eve"}, headers={"Origin": origin})
                    assert (answer.status_code, answer.json()["code"]) == (403, "foreign"), origin
                plain = {"Content-Type": "text/plain", "Origin": "https://play.example.org"}
                answer = await http.post("/api/people", content=b'{"name": "Eve"}', headers=plain)
                assert answer.json()["code"] == "malformed"
            assert {each["event"] for each in logged} == {"request refused"}
            assert [each.get("origin") for each in logged] == [*ELSEWHERE, None]
            assert logged[-1]["content_type"] == "text/plain"
            ours = {"Origin": "https://play.example.org"}
            assert (await http.post("/api/people", json={"name": "Ada"}, headers=ours)).status_code == 201

    asyncio.run(play())


def test_a_household_with_many_addresses_has_one_share(tmp_path):
    """All addresses of a /64 of IPv6 count as one, and a mapped IPv4 address as itself."""

    async def play():
        async with application(tmp_path, newcomers=2) as app:

            async def comes_from(address):
                async with browser(app, address) as http:
                    return (await http.post("/api/people", json={"name": "Ada"})).status_code

            household = [await comes_from(f"2001:db8:1:2::{number}") for number in range(1, 5)]
            assert household == [201, 201, 429, 429]
            assert await comes_from("2001:db8:1:3::1") == 201
            mapped = [await comes_from(each) for each in ("192.0.2.7", "::ffff:192.0.2.7", "192.0.2.7")]
            assert mapped == [201, 201, 429]

    asyncio.run(play())


@pytest.mark.parametrize("addresses", [1, 6])
def test_one_replay_is_computed_at_a_time(tmp_path, monkeypatch, addresses):
    """Whoever asks for them, and from wherever: the event loop and the other cores stay free."""
    computing, most, real = threading.Semaphore(1), [], replay.replay

    def slow(*asked):
        most.append(computing.acquire(blocking=False))
        time.sleep(0.02)
        computing.release()
        return real(*asked)

    monkeypatch.setattr(replay, "replay", slow)

    async def play():
        async with registries(tmp_path) as (registry,), application(tmp_path) as app:
            match = await replay.import_match(registry, ADA, at_random(tr.game("festival").start(4, seed=1), seed=1))
            app.state.context._registry = asyncio.get_running_loop().create_future()
            app.state.context._registry.set_result(registry)

            async def look(number):
                async with browser(app, f"192.0.2.{number % addresses}") as http:
                    return (await http.get(f"/api/matches/{match}/replay?open=true")).status_code

            assert await asyncio.gather(*(look(number) for number in range(6))) == [200] * 6
            assert most == [True] * 6

    asyncio.run(play())
