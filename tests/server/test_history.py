"""Hundreds of requests under kills, cut lines and jumping clocks: the whole history keeps what the server promises."""

import asyncio
import random
import time
from dataclasses import replace
from itertools import cycle
from typing import Any

import httpx
import pytest

from tests.server.faults import Clocks
from tests.server.guests import Guest, Place
from tests.server.history import Entry, History, Request
from tests.server.processes import Cluster, Server
from tests.server.test_crash import BROKEN

ANSWERED_WITHIN = 20
LONGEST_THOUGHT = 0.05
"""Seconds, so that a request is often under way, or about to be."""
MOST_MORE = 20
"""So many more faults come at most, if those that were asked for hit nobody."""


def entry_of(event, own_seat):
    """An event as every reader has it, with the move if it is the reader's own."""
    mine = event["type"] == "moved" and event.get("by") == "person" and event["seat"] == own_seat
    move = event["moves"][0]["move"]["notation"] if mine else None
    return Entry(event["number"], event["type"], event.get("seat"), event["at"], move)


class Player(Place):
    """A socket of a seat that decides whenever it can, comes back after every fault, and writes the history."""

    def __init__(self, name, guest, table, history):
        super().__init__(guest, table)
        self.name, self.history = name, history
        self.dice = random.Random(f"{table} {name}")

    def _take(self, message):
        before = len(self.events)
        super()._take(message)
        self.history.told[self.name] += [entry_of(event, self.seat) for event in self.events[before:]]

    async def come_back(self):
        while True:
            try:
                self.sync = None
                async with asyncio.timeout(ANSWERED_WITHIN):
                    await self.connect(self.number)
                self.history.visits += 1
                return
            except BROKEN:
                await asyncio.sleep(0.1)

    async def play_on(self):
        await self.come_back()
        request = None
        while self.now["phase"] != "over":
            try:
                if request is None:
                    request = await self.decide()
                if request is not None and await self.settle(request):
                    request = None
            except BROKEN:
                await self.come_back()

    async def decide(self):
        if not await self.my_turn():
            return None
        decision = self.decision
        await asyncio.sleep(self.dice.uniform(0, LONGEST_THOUGHT))
        move = self.dice.choice(decision["choices"])["move"]["notation"]
        request = Request(self.name, self.seat, decision["turn"], move, time.monotonic())
        self.history.requests.append(request)
        return request

    async def settle(self, request):
        """Ask until there is an answer; a socket that does not answer is given up, and the same is asked again."""
        request.times += 1
        async with asyncio.timeout(ANSWERED_WITHIN):
            answer = await self.ask("play", turn=request.turn, move=request.move)
        if answer["type"] == "refusal" and answer["code"] in {"broken", "too-many"}:
            await asyncio.sleep(0.2)
            return False
        request.answered = time.monotonic()
        if answer["type"] == "done":
            request.number, request.doubled = answer["number"], answer["doubled"]
            await self.catch_up(answer["number"])
        else:
            request.refused = answer["code"]
            await self.until(lambda: self.now["turn"] > request.turn or self.now["phase"] == "over")
        return True


async def begun(server):
    """Two guests at a table whose match has begun; where a fault comes between, they try it anew."""
    while True:
        guests = [Guest(server.address, f"Guest {number}") for number in range(2)]
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                for each in guests:
                    await each.__aenter__()
                table = await guests[0].open()
                async with guests[0].at(table) as host, guests[1].at(table) as other:
                    await other.do("sit", seat=2)
                    await other.do("ready")
                    await host.catch_up(other.number)
                    await host.do("start")
                return guests, table
        except (*BROKEN, httpx.TransportError, AssertionError):
            for each in guests:
                await each.http.aclose()
            await asyncio.sleep(0.2)


async def play_until(over, server, found):
    """Two people with two sockets each, whose sockets race each other, at one table after the other."""
    while not over.is_set():
        guests, table = await begun(server)
        history = History()
        found.append((guests, table, history))
        players = [Player(str(which), guests[which % 2], table, history) for which in range(4)]
        await asyncio.gather(*(each.play_on() for each in players))
        for player in players:
            await player.close()


async def live_through(server, tables, times, strokes):
    """So many tables at a time, while one fault comes after the other; returns all their histories.

    So many faults come at least, and more until they have hit somebody between request and answer.
    """
    over, found, dice = asyncio.Event(), list[Any](), random.Random(11)
    playing = [asyncio.create_task(play_until(over, server, found)) for _ in range(tables)]
    for number in range(times + MOST_MORE):
        if number >= times and was_hard([history for _, _, history in found]):
            break
        await asyncio.sleep(dice.uniform(0.2, 1.0))
        await asyncio.to_thread(strokes[number % len(strokes)])
    over.set()
    await asyncio.gather(*playing)
    for guests, table, history in found:
        await read_log(guests, table, history)
        for guest in guests:
            await guest.http.aclose()
    return [history for _, _, history in found]


async def read_log(guests, table, history):
    """The log at the end: each seat adds its own moves."""
    for guest in guests:
        async with guest.at(table) as reader:
            turn = 0
            for event in reader.events:
                entry = entry_of(event, reader.seat)
                if entry.move is not None or entry.number not in history.log:
                    history.log[entry.number] = replace(entry, turn=turn if event["type"] == "moved" else None)
                turn += event["type"] in {"started", "moved"}


def all_kept(histories):
    """No promise was broken, and it was not easy to keep them."""
    broken = [each for history in histories for each in history.broken_promises()]
    assert broken == []
    assert all(len(history.requests) > 10 for history in histories)
    assert sum(history.visits for history in histories) > 4 * len(histories), "somebody had to come back"
    assert was_hard(histories)


def was_hard(histories):
    """Whether somebody asked again, as a fault came between request and answer, and somebody came too late."""
    requests = [request for history in histories for request in history.requests]
    return any(request.times > 1 for request in requests) and any(request.refused for request in requests)


def one_server(folder, monkeypatch, tables, times):
    """Kills, and jumps of the wall clock, of a server of one process."""
    clocks = Clocks(folder)
    for name, value in clocks.environment().items():
        monkeypatch.setenv(name, value)
    server = Server(folder).start()
    jumps = cycle([3600, -7200, 86_400, 5])

    def kill():
        server.kill()
        server.start()

    try:
        return asyncio.run(live_through(server, tables, times, [lambda: clocks.jump(next(jumps)), kill]))
    finally:
        server.kill()


def several_processes(folder, postgres, tables, times):
    """Lines between one process and NATS or PostgreSQL are cut for a while, and processes are killed."""
    server = Cluster(folder, postgres, lines=True)
    server.start()
    one, other = server.servers

    def cut(line):
        line.cut()
        time.sleep(3)
        line.heal()

    def kill(process):
        process.kill()
        process.start()

    strokes = [
        lambda: cut(server.lines[0]),
        lambda: kill(other),
        lambda: cut(server.lines[1]),
        lambda: kill(server.nats),
        lambda: kill(one),
    ]
    try:
        return asyncio.run(live_through(server, tables, times, strokes))
    finally:
        server.kill()


def test_a_history_of_one_process_holds(tmp_path, monkeypatch):
    """Two tables at a time, two kills and two jumps at least."""
    all_kept(one_server(tmp_path, monkeypatch, tables=2, times=4))


def test_a_history_of_several_processes_holds(tmp_path, postgres):
    """Two tables at a time; one process is cut off from NATS and from PostgreSQL, and the other is killed."""
    all_kept(several_processes(tmp_path, postgres, tables=2, times=3))


@pytest.mark.soak
def test_a_long_history_of_one_process_holds(tmp_path, monkeypatch):
    all_kept(one_server(tmp_path, monkeypatch, tables=60, times=200))


@pytest.mark.soak
def test_a_long_history_of_several_processes_holds(tmp_path, postgres):
    all_kept(several_processes(tmp_path, postgres, tables=60, times=100))


LOG = {1: Entry(1, "started"), 2: Entry(2, "moved", 0, 5, "a", 2), 3: Entry(3, "moved", 1, 6, "b", 3)}
ASKED = [Request("x", 0, 2, "a", 1.0, 2.0, 2), Request("y", 1, 3, "b", 3.0, 4.0, 3)]
TOLD = {"x": [replace(each, move=None, turn=None) for each in LOG.values()]}


def test_a_history_that_keeps_all_promises_is_accepted():
    late = Request("z", 0, 2, "a", 5.0, 6.0, 2, doubled=True)
    never = Request("z", 0, 2, "c", 5.0)
    refused = Request("z", 0, 2, "b", 5.0, 6.0, refused="late")
    assert History([*ASKED, late, never, refused], TOLD, LOG).broken_promises() == []


@pytest.mark.parametrize(
    ("history", "broken"),
    [
        (History(ASKED, TOLD, {1: LOG[1], 2: LOG[2]}), "lost"),
        (History(ASKED, {}, {**LOG, 3: replace(LOG[3], move="c")}), "lost or changed"),
        (History([*ASKED, Request("z", 0, 2, "a", 5.0, 6.0, 2)], TOLD, LOG), "as new twice"),
        (History([*ASKED, Request("z", 1, 3, "c", 5.0, 6.0, 2)], TOLD, LOG), "acknowledged twice"),
        (History(ASKED[:1], TOLD, LOG), "nobody asked"),
        (History([replace(ASKED[0], asked=5.0, answered=6.0), ASKED[1]], TOLD, LOG), "written after"),
        (History(ASKED, {"x": [LOG[1], LOG[3]]}, LOG), "was told 3 after 1"),
        (History(ASKED, {"x": [*LOG.values(), Entry(4, "moved", 0)]}, LOG), "not written"),
        (History(ASKED, {"x": [LOG[1], replace(LOG[2], at=9)]}, LOG), "not written"),
        (History(ASKED, {}, {**LOG, 3: replace(LOG[3], turn=2)}), "decided twice"),
        (History(ASKED, {}, {**LOG, 4: replace(LOG[3], number=4, turn=4)}), "nobody asked"),
        (History([*ASKED, Request("z", 0, 2, "a", 5.0, 6.0, refused="late")], TOLD, LOG), "refused, and in the log"),
    ],
)
def test_every_broken_promise_is_found(history, broken):
    assert any(broken in each for each in history.broken_promises())
