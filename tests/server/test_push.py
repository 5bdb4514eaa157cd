"""People who are away are told of their turn: once, encrypted and signed, and nothing of the match."""

import asyncio
import sys

import httpx
import pytest

from tests.server.guests import Guest, play_to_the_end
from tests.server.processes import Server
from tests.server.push_service import LocalPushServer, base64url, vapid_of

LONG_ENOUGH = 5.5
"""Longer than the servers of the tests wait before they tell somebody."""


@pytest.fixture
def service():
    with LocalPushServer() as running:
        yield running


async def subscribe(guest, browser, **changes):
    answer = await guest.http.put("/api/me/push", json=browser.subscription(**changes))
    assert answer.status_code == 200, answer.text
    assert answer.json()["on"] is True


async def is_on(guest):
    return (await guest.http.get("/api/me/push")).json()["on"]


async def until_told(service, browser, count):
    async with asyncio.timeout(60):
        while len(service.told(browser)) < count:
            await asyncio.sleep(0.05)


async def begin(guest, others=()):
    """A match of some people and bots."""
    table = await guest.open()
    for seat, other in enumerate(others, 1):
        async with other.at(table) as place:
            await place.do("sit", seat=seat)
            await place.do("ready")
    async with guest.at(table) as place:
        await place.do("start")
        if not others:
            await place.my_turn()
    return table


def test_whoever_is_away_is_told_once_a_turn(server, service):
    """That it is their turn, at which table of which game, with whom; the push service can read none of it."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            browser = service.browser()
            await subscribe(ada, browser, language="fr")
            table = await begin(ada)
            async with ben.at(table), ben.at(table), ben.at(table):
                await until_told(service, browser, 1)
                await asyncio.sleep(LONG_ENOUGH)
                assert len(service.told(browser)) == 1
                async with ada.at(table) as place:
                    await place.my_turn()
                    bots = [seat["name"] for seat in place.seats[1:]]
                    await place.play()
                    await place.my_turn()
                await until_told(service, browser, 2)
            told = {"kind": "turn", "table": table, "game": "festival", "names": bots, "language": "fr"}
            assert service.told(browser) == [told, told]
            first, second = service.headers(browser)
            assert first["Topic"] == second["Topic"]
            assert len(first["Topic"]) == 32
            assert table not in str(first)
            assert int(first["TTL"]) > 0
            assert first["Content-Encoding"] == "aes128gcm"
            _, key = vapid_of(first["Authorization"], service.address)
            assert key == (await ada.http.get("/api/me/push")).json()["key"]

    asyncio.run(play())


def test_whoever_is_there_or_comes_back_soon_is_not_told(server, service):
    """Wherever their socket is."""

    async def play():
        async with Guest(server.address, "Ada") as ada:
            browser = service.browser()
            await subscribe(ada, browser)
            table = await begin(ada)
            async with ada.at(table):
                await asyncio.sleep(LONG_ENOUGH)
            assert service.told(browser) == []

    asyncio.run(play())


def test_whoever_is_away_at_the_end_is_told_that_it_is_over(server, service):
    """The others saw it."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            browsers = [service.browser(), service.browser()]
            table = await begin(ada, [ben])
            async with ben.at(table) as gone:
                await gone.do("leave")
            await subscribe(ada, browsers[0])
            await subscribe(ben, browsers[1])
            async with ada.at(table) as place:
                await play_to_the_end(place)
                await until_told(service, browsers[1], 1)
                await asyncio.sleep(0.5)
            assert [each["kind"] for each in service.told(browsers[1])] == ["over"]
            assert service.told(browsers[1])[0]["names"][0] == "Ada"
            assert service.told(browsers[0]) == []

    asyncio.run(play())


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(server, service, status):
    """The push service says so, and is not asked again."""

    async def play():
        async with Guest(server.address, "Ada") as ada:
            browser = service.browser()
            service.answers[browser.endpoint.removeprefix(service.address)] = status
            await subscribe(ada, browser)
            assert await is_on(ada)
            await begin(ada)
            await until_told(service, browser, 1)
            async with asyncio.timeout(60):
                while await is_on(ada):
                    await asyncio.sleep(0.05)

    asyncio.run(play())


def test_a_push_service_that_fails_disturbs_nobody(server, service):
    """The match goes on, the subscription stays, and the log has neither its address nor its keys."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            broken, nowhere = service.browser(), service.browser()
            service.answers[broken.endpoint.removeprefix(service.address)] = 503
            nowhere.endpoint = "http://127.0.0.1:1/secret-address"
            await subscribe(ada, broken)
            await subscribe(ben, nowhere)
            for guest in (ada, ben):
                table = await begin(guest)
                await asyncio.sleep(LONG_ENOUGH)
                async with guest.at(table) as place:
                    await play_to_the_end(place)
                assert await is_on(guest)
            assert service.told(broken)[0]["kind"] == "turn"
            logs = server.logs()
            assert "503" in logs
            assert "ConnectionRefusedError" in logs
            for browser in (broken, nowhere):
                for secret in (browser.endpoint, base64url(browser.secret), base64url(browser.point), "secret-address"):
                    assert secret not in logs

    asyncio.run(play())


def test_a_device_is_told_as_long_as_it_wants_and_is_somebody(server, service):
    """One subscription for each device, whoever it was before; without the person there is none."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            first, second = service.browser(), service.browser()
            assert not await is_on(ada)
            await subscribe(ada, first)
            await subscribe(ada, second)
            await subscribe(ada, second, language="en")
            table = await begin(ada)
            await until_told(service, second, 1)
            assert service.told(second)[0]["language"] == "en"
            assert service.told(first) == []
            await subscribe(ben, second)
            assert not await is_on(ada)
            assert (await ben.http.delete("/api/me/push")).json()["on"] is False
            assert not await is_on(ben)
            await subscribe(ada, first)
            async with ada.at(table) as place:
                await place.play()
                await place.my_turn()
            await ada.http.delete("/api/me")
            await asyncio.sleep(LONG_ENOUGH)
            assert service.told(first) == []

    asyncio.run(play())


def test_all_processes_are_known_by_one_key(server):
    """Browsers subscribe with it wherever they come in."""

    async def play():
        async with Guest(server.address, "Ada") as ada:
            doors = getattr(server, "doors", [server])
            ask = [httpx.get(f"{each.address}/api/me/push", headers={"Cookie": ada.cookie}) for each in doors]
            keys = {answer.json()["key"] for answer in ask}
            assert len(keys) == 1
            assert len(keys.pop()) == 87

    asyncio.run(play())


OFF_THE_CURVE = base64url(b"\x04" + bytes(63) + b"\x05")
BAD: list[dict[str, object]] = [
    {"endpoint": "ftp://push.example.org/x"},
    {"endpoint": "http://push.example.org/x"},
    {"endpoint": "https://push.example.org:8443/x"},
    {"endpoint": "https://user:word@push.example.org/x"},
    {"endpoint": "https://localhost/x"},
    {"endpoint": "https://10.0.0.1/x"},
    {"endpoint": "https://[::1]/x"},
    {"endpoint": "https://[::1"},
    {"endpoint": "https://push.example.org/\r\nX: y"},
    {"endpoint": "https://push.example.org/x\n"},
    {"endpoint": "https://push.example.org/x y"},
    {"endpoint": "https://push.example.org/" + "x" * 1000},
    {"endpoint": "https:///x"},
    {"endpoint": 7},
    {"endpoint": "http://127.0.0.1:99999/x"},
    {"keys": {"p256dh": OFF_THE_CURVE, "auth": "A" * 22}},
    {"keys": {"p256dh": "A" * 87, "auth": "A" * 22}},
    {"keys": {"p256dh": "short", "auth": "A" * 22}},
    {"keys": {"auth": "A" * 22}},
    {"keys": None},
    {"language": "it"},
    {"more": 1},
]


def test_what_is_no_subscription_is_refused(server, service):
    """With a reason, and without any change."""

    async def play():
        async with Guest(server.address, "Ada") as ada:
            for change in BAD:
                answer = await ada.http.put("/api/me/push", json=service.browser().subscription(**change))
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), change
            assert not await is_on(ada)

    asyncio.run(play())


@pytest.mark.parametrize("how", ["GET", "PUT", "DELETE"])
def test_strangers_cannot_be_told_anything(server, service, how):
    body = service.browser().subscription() if how == "PUT" else None
    answer = httpx.request(how, f"{server.address}/api/me/push", json=body)
    assert (answer.status_code, answer.json()["code"]) == (401, "not-known")


WITHOUT = "import sys; sys.modules['cryptography'] = None; from tafelrunde.cli import main; main()"


def test_without_the_extra_the_doors_say_so_and_all_else_goes_on(tmp_path):
    """The client then does not offer it."""

    async def play():
        async with Guest(bare.address, "Ada") as ada:
            for how in ("GET", "DELETE"):
                answer = await ada.http.request(how, "/api/me/push")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-push")
            async with ada.at(await begin(ada)) as place:
                await place.play()

    bare = Server(tmp_path)
    bare.command = (sys.executable, "-c", WITHOUT, *bare.command[1:])
    bare.start()
    try:
        asyncio.run(play())
    finally:
        bare.stop()
