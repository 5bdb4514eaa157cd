"""Bad input of every kind gets a clear error and changes nothing."""

import asyncio
import json
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.guests import Guest, PatientClient
from tests.server.processes import Server

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'{"game": 5, "seats": 4}',
    b'{"game": "festival", "seats": "four"}',
    b'{"game": "festival", "seats": 99}',
    b'{"game": "festival", "seats": 4, "seed": 1}',
    b"\xff\xfe",
    b"[" * 5000,
]
PATHS = [
    "/../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/pyproject.toml",
    "/assets/../../serving.py",
    "//etc/passwd.txt",
    "/api/nothing",
    "/api/matches/nothing/file",
    "/api/matches/nothing/replay",
    "/x.php",
]
CHANGING = [
    ("POST", "/api/people"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/handover"),
    ("POST", "/api/handover"),
    ("PUT", "/api/me/push"),
    ("DELETE", "/api/me/push"),
    ("POST", "/api/tables"),
    ("POST", "/api/matches"),
]
INVISIBLE = ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\U0001d159", "\ufffc", "\ufe0f", "a\u3164", "\u200d"]
FESTIVAL = {"game": "festival", "seats": 4}
SAID = [
    "",
    "{",
    "null",
    "[]",
    "1",
    '"play"',
    "{}",
    '{"type": "play"}',
    '{"type": "plya", "id": "1"}',
    '{"type": 5, "id": "1"}',
    '{"type": "play", "id": 1, "turn": 1, "move": "x"}',
    '{"type": "play", "id": "1", "turn": "1", "move": "x"}',
    '{"type": "play", "id": "1", "turn": -1, "move": "x"}',
    '{"type": "play", "id": "1", "turn": 1e30, "move": "x"}',
    '{"type": "play", "id": "1", "turn": 99999999999999999999999, "move": "x"}',
    '{"type": "play", "id": "1", "turn": true, "move": "x"}',
    '{"type": "play", "id": "1", "turn": 1, "move": ["x"]}',
    '{"type": "play", "id": "1", "turn": 1, "move": "x", "seat": 2}',
    '{"type": "play", "id": "", "turn": 1, "move": "x"}',
    '{"type": "seat-bot", "id": "1", "seat": 99}',
    '{"type": "seat-bot", "id": "1", "seat": 1, "level": 7}',
    '{"type": "undo", "id": "1", "turn": 1, "decisions": 0}',
    '{"type": "say", "id": "1", "text": ""}',
    '{"type": "say", "id": "1", "text": "' + "x" * 301 + '"}',
    '{"type": "play", "id": "1", "turn": 1, "move": "\\ud800"}',
    '{"type": "change", "id": "1", "settings": {"game": "festival", "seats": 4, "seed": 7}}',
    "[" * 5000,
    '{"type": "ping", "id": "\x00"}',
]


def test_whatever_is_said_on_the_socket_the_answer_is_a_refusal(server):
    """Malformed JSON, wrong types, unknown codes and fields, numbers out of range: nothing changes."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            async with ada.at(table) as a:
                number = a.number
                for said in SAID:
                    await a.socket.send(said)
                    answer = await a.heard()
                    assert (answer["type"], answer["code"]) == ("refusal", "malformed"), said
                    await asyncio.sleep(0.06)
                await a.socket.send(b"\xff\xfe\x00")
                assert (await a.heard())["code"] == "malformed"
                await a.do("say", text="still there")
                assert a.number == number + 1

    asyncio.run(play())


def test_wishes_that_make_no_sense_now_are_refused(server):
    """Before, in and after the match; for seats that are not there or not yours; for moves that are none."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            table = await ada.open()
            async with ada.at(table) as a, ben.at(table) as b:
                for command, code in (
                    ({"kind": "play", "turn": 0, "move": "hand to 1"}, "not-begun"),
                    ({"kind": "why-not", "move": "hand to 1"}, "not-begun"),
                    ({"kind": "undo", "turn": 0}, "not-begun"),
                    ({"kind": "return"}, "not-begun"),
                    ({"kind": "answer-undo", "agree": True}, "not-begun"),
                    ({"kind": "sit"}, "seated"),
                    ({"kind": "again"}, "not-over"),
                    ({"kind": "free", "seat": 3}, "no-seat"),
                    ({"kind": "seat-bot", "seat": 0}, "seat-taken"),
                    ({"kind": "seat-bot", "seat": 7}, "no-seat"),
                    ({"kind": "change", "settings": {"game": "chess", "seats": 2}}, "no-game"),
                    ({"kind": "change", "settings": {"game": "festival", "seats": 2}}, "bad-setup"),
                    ({"kind": "change", "settings": {**FESTIVAL, "options": {"a": True}}}, "bad-setup"),
                    ({"kind": "change", "settings": {**FESTIVAL, "clock": {"kind": "timed"}}}, "bad-setup"),
                ):
                    assert (await a.refused(**command))["code"] == code, command
                for kind, more in (("start", {}), ("free", {"seat": 0}), ("seat-bot", {"seat": 1})):
                    assert (await b.refused(kind, **more))["code"] == "not-host"
                assert (await b.refused("leave"))["code"] == "not-seated"
                assert (await b.refused("play", turn=0, move="hand to 1"))["code"] == "not-seated"
                assert (await b.refused("sit", seat=0))["code"] == "seat-taken"
                await a.do("start")
                assert await a.my_turn()
                for command, code in (
                    ({"kind": "sit"}, "begun"),
                    ({"kind": "ready"}, "begun"),
                    ({"kind": "start"}, "begun"),
                    ({"kind": "play", "turn": a.now["turn"], "move": "castle"}, "no-move"),
                    ({"kind": "play", "turn": a.now["turn"] + 1, "move": "hand to 1"}, "late"),
                    ({"kind": "play", "turn": a.now["turn"] - 1, "move": "hand to 1"}, "late"),
                    ({"kind": "undo", "turn": a.now["turn"] + 1}, "late"),
                    ({"kind": "answer-undo", "agree": True}, "no-request"),
                ):
                    assert (await a.refused(**command))["code"] == code, command
                while await a.my_turn():
                    await a.play()
                for command in (
                    {"kind": "play", "turn": a.now["turn"], "move": "hand to 1"},
                    {"kind": "leave"},
                    {"kind": "why-not", "move": "hand to 1"},
                ):
                    assert (await a.refused(**command))["code"] == "over"

    asyncio.run(play())


def test_a_socket_that_says_too_much_is_closed(server):
    """Floods are first refused and then cut; messages that are too large are cut at once; the table lives on."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            async with ada.at(table) as good, ada.at(table) as bad:
                await bad.socket.send(json.dumps({"type": "say", "id": "1", "text": "x" * 10_000}))
                with pytest.raises((ConnectionError, ConnectionClosed)):
                    await bad.heard()
                assert bad.socket.close_code == 1009
                flood = await good.guest.at(table).__aenter__()
                try:
                    for i in range(20_000):
                        await flood.tell("ping", id=str(i))
                except ConnectionClosed:
                    pass
                await asyncio.wait_for(flood.socket.wait_closed(), 30)
                assert flood.socket.close_code in (1006, 1008, 1013)
                await flood.close()
                await good.do("say", text="quiet again")

    asyncio.run(play())


def test_sockets_of_other_sites_and_of_tables_that_are_not_there(server):
    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            headers = {"Cookie": ada.cookie}
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers=headers, origin=Origin("https://evil.example"))
            assert refused.value.response.status_code == 403
            async with connect(address, additional_headers=headers, origin=Origin(server.address)):
                pass
            with pytest.raises(InvalidStatus):
                await connect(address.replace(table, quote("../../etc/passwd", safe="")), additional_headers=headers)
            for nowhere in ("nothing", "x" * 300, "%00"):
                async with connect(address.replace(table, nowhere), additional_headers=headers) as socket:
                    assert json.loads(await socket.recv())["code"] == "no-table"
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()

    asyncio.run(play())


@pytest.fixture(scope="module")
def http(server):
    with PatientClient(base_url=server.address) as client:
        client.post("/api/people", json={"name": "Ada"})
        yield client


@pytest.mark.parametrize("body", BODIES)
def test_bodies_that_are_no_settings(http, body):
    """A table is not opened, and the answer is a code."""
    answer = http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_bodies_that_are_too_large(http):
    answer = http.post("/api/tables", json={"game": "x" * 20_000, "seats": 4})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("said", ["", " ", "\u200b", "a\u202eb", "x" * 25, "\x00", "a\x07", 5, None, ["a"], *INVISIBLE])
def test_names_that_are_none(http, said):
    answer = http.patch("/api/me", json={"name": said})
    assert answer.status_code in (400, 409)
    assert answer.json()["code"] in ("malformed", "bad-name")


@pytest.mark.parametrize("path", PATHS)
def test_paths_that_lead_nowhere(http, path):
    """No file of the server can be asked for; what could be an address of the client's leads to its first page."""
    asked = httpx.URL(str(http.base_url)).copy_with(raw_path=path.encode())
    answer = http.send(httpx.Request("GET", asked))
    if answer.status_code == 200:
        assert answer.content == http.get("/").content
    else:
        assert answer.status_code == 404
        assert set(answer.json()) == {"code", "arguments"}


def test_other_sites_cannot_act_in_somebodys_name(http):
    """A request with another origin is refused, whatever its cookie."""
    origins = ("https://evil.example", "null", "file://", "file:///home/ada/page.html", "http://", "127.0.0.1", "")
    sites = ("cross-site", "same-site")
    for headers in (*({"Origin": each} for each in origins), *({"Sec-Fetch-Site": each} for each in sites)):
        for method, path in CHANGING:
            answer = http.request(method, path, json={}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign"), (method, path, headers)
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", None])
def test_bodies_that_are_not_json_change_nothing(http, kind):
    """What any page can send without asking the server first is not taken for JSON."""
    headers = {} if kind is None else {"Content-Type": kind}
    answer = http.post("/api/people", content=b'{"name": "Eve"}', headers=headers)
    assert answer.json() == {"code": "malformed", "arguments": {"where": "content-type"}}
    assert "set-cookie" not in answer.headers


def test_match_files_that_are_none(http):
    for file in ({}, {"format": "tafelrunde match 1"}, {"format": "tafelrunde match 1", "game": "festival"}):
        answer = http.post("/api/matches", json=file)
        assert answer.json() == {"code": "bad-file", "arguments": {"what": "moves"}}


def test_the_cookie_and_the_headers_are_strict(server):
    with PatientClient(base_url=server.address) as client:
        answer = client.post("/api/people", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie.replace("tafelrunde", "")
    for name in ("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"):
        assert name in answer.headers
    assert "server" not in answer.headers


def test_too_many_requests_are_asked_to_wait_and_files_count_a_tenth(tmp_path):
    """A page needs dozens of files, and a whole school class may sit behind one address."""
    server = Server(tmp_path, "--requests", "100").start()

    async def statuses(path):
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
            answers = await asyncio.gather(*(client.get(path) for _ in range(500)))
        return {answer.status_code for answer in answers}

    try:
        assert asyncio.run(statuses("/assets/none.js")) == {404}
        assert asyncio.run(statuses("/api/games")) == {200, 429}
    finally:
        server.kill()


def test_too_many_newcomers_are_asked_to_wait(tmp_path):
    server = Server(tmp_path, "--newcomers", "3").start()
    try:
        answers = [httpx.post(f"{server.address}/api/people", json={"name": "Ada"}, timeout=60) for _ in range(5)]
    finally:
        server.kill()
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].json()["code"] == "too-many"
    assert int(answers[-1].headers["retry-after"]) > 0


def test_unforeseen_methods_are_refused(http):
    answer = http.put("/api/tables", json={})
    assert answer.status_code == 405
