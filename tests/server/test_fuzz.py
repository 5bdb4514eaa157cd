"""Whatever comes over the wire or in a match file: a clear answer, and the table is as its log says.

The corpus holds inputs that were worth keeping, one a line; what a long run finds is added to it.
"""

import asyncio
import json
import random
import time
from pathlib import Path

import httpx
import pytest

import tafelrunde as tr
from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import bots, session
from tafelrunde.server.tables.replay import read_file
from tafelrunde.server.tables.session import TableSession
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.wire import client
from tests.server.grammar import Grammar, types_of
from tests.server.guests import Guest
from tests.server.raw import RawSocket
from tests.server.test_inside import ADA, FESTIVAL, registries
from tests.server.transports import RecordingTransport

CORPUS = Path(__file__).with_name("corpus")
MESSAGES = (CORPUS / "messages.txt").read_bytes().splitlines()
MATCH_FILES = (CORPUS / "match_files.txt").read_bytes().splitlines()
AN_HOUR = 3600
READ_WITHIN = 10


def finished(seed):
    """The file of a random match."""
    dice, match = random.Random(seed), tr.game("festival").start(4, seed=seed)
    while not match.over:
        match.play(dice.choice(match.legal))
    return json.loads(match.to_json())


def sense(live, dice):
    """Values that make sense at a table now."""

    def move():
        match = live.table.match
        return str(dice.choice(match.legal)) if match is not None and match.legal else "hand to 1"

    return {"turn": lambda: live.table.turn, "move": move, "id": lambda: "1", "game": lambda: "festival"}


async def answer(live, registry, message):
    """Send a message over a socket of its own, after the greeting; returns what was answered."""
    transport = RecordingTransport(room=10**6)
    subscriber = Subscriber(ADA, transport)
    talk = TableSession(registry, live.table.id, subscriber, RateLimiter(10, 1))
    for said in (b'{"type": "resume", "id": "r"}', message):
        work = talk.receive(said)
        if work is not None:
            await work
        while talk._tasks:
            await asyncio.wait(set(talk._tasks))
    await talk.disconnected()
    return [json.loads(each) for each in transport.messages]


async def send_all(registry, messages):
    """Send messages to one table after the other; a match that is over is followed by a new one."""
    live = None
    for make in messages:
        if live is None or live.table.phase == "over" or live.table.number > 400:
            live = await registry.table(await registry.open(ADA, FESTIVAL))
        message = make(live)
        told = await answer(live, registry, message)
        assert all(each.get("code") != "broken" for each in told), message
        if live.table.number % 20 == 0:
            async with live.lock:
                table, again = live.table, await registry.reader.read(live.table.id)
                assert [each.entry for each in again.entries] == [each.entry for each in table.entries], message
                assert (again.turn, again.phase, again.sitters) == (table.turn, table.phase, table.sitters)


@pytest.fixture
def unlimited(monkeypatch):
    """Limits would refuse most of it."""
    monkeypatch.setattr(session, "MESSAGES", (10**9, 10**9))
    monkeypatch.setattr(bots, "HINT_MILLISECONDS", 1)
    monkeypatch.setattr(bots, "SHORTEST_HINT", 1)
    monkeypatch.setattr("tafelrunde.server.tables.registry.MOST_OPEN_TABLES", 10**9)
    for name in ("CHAT", "COSTLY", "HINTS", "COACHING"):
        monkeypatch.setattr(session, name, RateLimiter(10**9, 10**9))


def generated(seed, *, count=None, seconds=None):
    """Messages by the grammar, as many as wanted."""
    dice, kinds = random.Random(seed), types_of(client.FromClient)
    end = time.monotonic() + (seconds or 0)
    number = 0
    while number < (count or 0) or time.monotonic() < end:
        number += 1
        yield lambda live: Grammar(dice, sense(live, dice)).message(dice.choice([*kinds, client.Play, client.Start]))


def run(folder, messages):
    async def play():
        async with registries(folder) as (registry,):
            await send_all(registry, messages)

    asyncio.run(play())


def test_messages_of_the_corpus(tmp_path, unlimited):
    run(tmp_path, [lambda live, each=each: each for each in MESSAGES])


def test_messages_by_the_grammar(tmp_path, unlimited):
    run(tmp_path, generated(1, count=400))


@pytest.mark.soak
def test_an_hour_of_messages(tmp_path, unlimited):
    run(tmp_path, generated(time.time_ns(), seconds=AN_HOUR))


def read(file):
    """Read a match file; it is a match, or the answer is a code, and it does not take long."""
    begun, code = time.process_time(), "bad-file"
    try:
        assert read_file(file).over
    except RequestError as error:
        code = error.code
    assert code == "bad-file"
    assert time.process_time() - begun < READ_WITHIN, file[:1000]


def spoilt_files(seed, *, count=0, seconds=0):
    dice, whole = random.Random(seed), [finished(number) for number in range(5)]
    end, number = time.monotonic() + seconds, 0
    while number < count or time.monotonic() < end:
        number += 1
        grammar = Grammar(dice, wrong=dice.choice((0.01, 0.05, 0.3)))
        yield grammar.spoilt(json.dumps(grammar.altered(dice.choice(whole))).encode())


def test_match_files_of_the_corpus():
    for file in MATCH_FILES:
        read(file)


def test_match_files_that_are_wrong_somewhere():
    for file in spoilt_files(1, count=300):
        read(file)


@pytest.mark.soak
def test_an_hour_of_match_files():
    for file in spoilt_files(time.time_ns(), seconds=AN_HOUR):
        read(file)


def frames(dice):
    """Frames of every kind: known and unknown opcodes, masked or not, with lengths that lie."""
    made = b""
    for _ in range(dice.randrange(1, 30)):
        content = dice.randbytes(dice.choice((0, 1, 5, 125)))
        length = dice.choice((len(content), len(content), 0, 126, 127))
        first = dice.choice((0x81, 0x81, 0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A, 0xC1, 0x8F, 0xF1))
        masked = dice.choice((0x80, 0x80, 0x80, 0))
        made += bytes((first, masked | length)) + (b"\0\0\0\0" if masked else b"") + content
    return made


@pytest.mark.parametrize("sockets", [40, pytest.param(20_000, marks=pytest.mark.soak)])
def test_frames_of_every_kind(target, sockets):
    """The server goes on, has nothing to complain about, and no socket stays behind."""
    dice = random.Random(sockets)

    async def play():
        async with Guest(target.address) as ada, ada.at(await ada.open()) as a:
            for _ in range(sockets):
                with RawSocket(target.address).upgrade(a.table) as raw:
                    raw.send(frames(dice))
            await a.do("seat-bot", seat=1)
            assert (await ada.http.get("/healthz")).json()["ok"]
        assert "Traceback" not in target.logs()

    asyncio.run(play())
    assert httpx.get(f"{target.address}/healthz").status_code == 200
