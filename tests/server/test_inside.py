"""What cannot be seen from outside: bots that fail, two servers on one log, clocks, taking back by the rule."""

import asyncio
import random
import time
from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy import update

import tafelrunde as tr
from tafelrunde.kernel import OPEN, Phrase, TallyLine
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.schema import TABLES
from tafelrunde.server.archive.stores import Stores
from tafelrunde.server.catalogue import GameCatalogue
from tafelrunde.server.cluster.single_process import SingleProcess
from tafelrunde.server.context import AppContext, ServerConfig
from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import presence
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.clocks import Bank
from tafelrunde.server.tables.projection import tally_of
from tafelrunde.server.tables.registry import TableRegistry
from tafelrunde.server.tables.replay import replay
from tafelrunde.server.tables.session import TableSession
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.tables.summary import summary_of
from tafelrunde.server.tables.undo import what_blocks
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.settings import Clock, Settings
from tests.server.transports import RecordingTransport

ADA = Person("ada", "Ada")
FESTIVAL = Settings(game="festival", seats=4)


@asynccontextmanager
async def registries(path, count=1, thinker=None):
    """Some servers' registries on one file."""
    databases, found = [], []
    for _ in range(count):
        database = Database(f"sqlite:///{path / 'tables.db'}")
        await database.open()
        catalogue = GameCatalogue()
        catalogue.games, catalogue.levels = {"festival": tr.game("festival")}, [1]
        catalogue.loaded.set()
        databases.append(database)
        found.append(TableRegistry(Stores(database), catalogue, thinker or Thinker(), SingleProcess(), pace=0))
    try:
        yield found
    finally:
        for registry, database in zip(found, databases, strict=True):
            await registry.close()
            await database.close()


class Broken:
    def choose(self, view):
        raise RuntimeError("no idea")


class Cheat:
    def choose(self, view):
        return next(move for move in view.game.moves if move not in view.legal)


class Sleeper:
    def choose(self, view):
        time.sleep(3)


@pytest.mark.parametrize("kind", [Broken, Cheat, Sleeper])
def test_a_bot_that_fails_is_replaced_by_one_that_does_not(kind):
    """Whatever a bot does, the match goes on."""

    async def play():
        thinker = Thinker(limit=0.2, make=lambda game, level, name: kind())
        view = tr.game("festival").start(4, seed=1)
        seen = view.view(view.to_move)
        assert await thinker.choose(seen, 1, "t") in seen.legal

    asyncio.run(play())


def test_a_bot_plays_as_the_character_that_sits_there(tmp_path):
    """Each bot of a level has the temper of its own name."""
    made = set()

    def make(game, level, name):
        made.add((level, name))
        return tr.bot(game, level, name=name)

    async def play():
        async with registries(tmp_path, thinker=Thinker(make=make)) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            await live.execute(ADA, client.Start(id="s"))
            await live.execute(ADA, client.Leave(id="l"))
            while len(made) < 4:
                await asyncio.sleep(0.05)
            assert made == {(each.level or 2, each.name if each.level else None) for each in live.table.sitters}

    asyncio.run(play())


def test_a_thinking_bot_does_not_hold_the_server_up():
    """While a bot thinks, the event loop goes on."""

    async def play():
        match = tr.game("festival").start(4, seed=1)
        thinking = asyncio.create_task(
            Thinker(limit=1, make=lambda *_: Sleeper()).choose(match.view(match.to_move), 1, "t")
        )
        beats = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            beats += 1
        assert beats > 20

    asyncio.run(play())


def test_two_servers_on_one_log_never_write_a_move_twice(tmp_path):
    """Both have the table in memory and answer the same decision; one writes, the other finds out and refuses."""

    async def play():
        async with registries(tmp_path, 2) as (one, two):
            name = await one.open(ADA, FESTIVAL)
            await (await one.table(name)).execute(ADA, client.Start(id="s"))
            dice = random.Random(5)
            for _ in range(6):
                here, there = await one.table(name), await two.table(name)
                for live in (here, there):
                    await wait_for_turn(live)
                turn, legal = here.table.turn, [str(move) for move in here.table.match.legal]
                moves = dice.sample(legal, 2)
                commands = [client.Play(id="p", turn=turn, move=move) for move in moves]
                done = await asyncio.gather(
                    here.execute(ADA, commands[0]), there.execute(ADA, commands[1]), return_exceptions=True
                )
                failed = [each for each in done if isinstance(each, Exception)]
                assert len(failed) == 1
                assert isinstance(failed[0], RequestError)
                assert failed[0].code in {"late", "not-your-turn"}
            written = [line.number for line in await one.tables.log(name)]
            assert written == list(range(1, len(written) + 1))
            assert (await one.reader.read(name)).number >= len(written)

    async def wait_for_turn(live):
        for _ in range(3000):
            async with live.lock:
                await live.catch_up()
            if live.table.match.to_move == 0:
                return
            await asyncio.sleep(0.02)
        raise TimeoutError

    asyncio.run(play())


def test_lists_show_the_table_as_it_stands_whichever_server_wrote_last(tmp_path):
    """Their row is written only if it changes: a move after which the same seat goes on leaves it as it is."""

    async def play():
        async with registries(tmp_path, 2) as servers:
            people = [Person(f"person {seat}", f"Seat {seat}") for seat in range(4)]
            name = await servers[0].open(people[0], FESTIVAL)
            first = await servers[0].table(name)
            for person in people[1:]:
                await first.execute(person, client.Sit(id="s"))
                await first.execute(person, client.Ready(id="r"))
            await first.execute(people[0], client.Start(id="s"))
            dice, times = random.Random(3), set()
            for _ in range(40):
                live = await dice.choice(servers).table(name)
                async with live.lock:
                    await live.catch_up()
                table = live.table
                move = client.Play(id="p", turn=table.turn, move=str(dice.choice(table.match.legal)))
                await live.execute(people[table.match.to_move], move)
                row = await live.registry.lists.one(name)
                assert row is not None
                assert row["summary"] == summary_of(live.table).summary
                assert row["changed"] <= live.table.changed
                times.add(row["changed"])
                await asyncio.sleep(0.002)
            assert 10 < len(times) < 40

    asyncio.run(play())


def test_a_lobby_that_one_server_has_in_memory_is_deleted_by_no_other(tmp_path):
    """Somebody waits there for more than a day; once nobody does, any server forgets it."""

    async def play():
        async with registries(tmp_path, count=2) as (one, other):
            name = await one.open(ADA, FESTIVAL)
            live = await one.table(name)

            async def age():
                live.table.changed = 5
                await one.tables._database.write(
                    lambda connection: connection.execute(update(TABLES).values(changed=live.table.changed))
                )

            await age()
            for each in (one, other):
                await each.clean_up()
            await live.execute(ADA, client.Ready(id="r"))
            await one._drop(name)
            await age()
            await other.clean_up()
            with pytest.raises(RequestError, match="no-table"):
                await one.table(name)

    asyncio.run(play())


def test_a_table_folded_from_its_log_is_the_table_that_was_played(tmp_path):
    """Everything in memory can be told from the log: state, seats, turn, history."""

    async def play():
        async with registries(tmp_path) as (registry,):
            name = await registry.open(ADA, FESTIVAL)
            live = await registry.table(name)
            await live.execute(ADA, client.Start(id="s"))
            await live.execute(ADA, client.Leave(id="l"))
            while live.table.phase != "over":
                await asyncio.sleep(0.05)
            async with live.lock:
                folded = await registry.reader.read(name)
            assert folded.match.state_bytes() == live.table.match.state_bytes()
            for part in ("number", "turn", "sitters", "deciders", "settings", "commitment", "host", "entries"):
                assert getattr(folded, part) == getattr(live.table, part)

    asyncio.run(play())


def test_whoever_may_not_look_on_is_told_nothing_of_the_match(tmp_path):
    """At a table without spectators they are sent away before the first update of the match."""

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, msgspec.structs.replace(FESTIVAL, spectators=False)))
            wire = RecordingTransport()
            await presence.subscribe(live, Subscriber(Person("eve", "Eve"), wire), 0)
            await live.execute(ADA, client.Start(id="s"))
            assert b'"why":"gone"' in wire.messages[-1]
            assert not any(b'"started"' in message for message in wire.messages)

    asyncio.run(play())


def test_a_write_that_fails_leaves_the_table_as_the_disk_knows_it(tmp_path, monkeypatch):
    async def play():
        async with registries(tmp_path) as (registry,):
            name = await registry.open(ADA, FESTIVAL)
            live = await registry.table(name)

            async def full(*_, **__):
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(registry.tables, "append", full)
                with pytest.raises(OSError, match="full"):
                    await live.execute(ADA, client.Start(id="s"))
            assert live.table.phase == "lobby"
            await live.execute(ADA, client.Start(id="s"))
            assert live.table.phase == "playing"

    asyncio.run(play())


def test_a_fault_of_ours_is_told_without_its_details(tmp_path, monkeypatch):
    """What went wrong inside may name secrets: the answer is a code, and nothing has changed."""

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            wire = RecordingTransport()
            session = TableSession(registry, live.table.id, Subscriber(ADA, wire), RateLimiter(10, 1))

            async def say(message):
                answering = session.receive(message)
                assert answering is not None
                await answering

            await say('{"type": "resume", "id": "r"}')

            def fail(*_):
                raise RuntimeError("the next card is dancer-1")

            with monkeypatch.context() as patch:
                patch.setattr(registry.commands, "entry_for", fail)
                await say('{"type": "sit", "id": "s"}')
            assert b'"code":"broken"' in wire.messages[-1]
            assert not any(b"dancer-1" in message for message in wire.messages)

    asyncio.run(play())


def test_a_table_in_doubt_is_folded_anew(tmp_path, monkeypatch):
    """A write fails and the database cannot even be asked: nothing is decided before it can be."""

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))

            async def gone(*_):
                raise OSError("no database")

            with monkeypatch.context() as patch:
                patch.setattr(registry.tables, "append", gone)
                patch.setattr(registry.tables, "log", gone)
                for _ in range(2):
                    with pytest.raises(OSError, match="no database"):
                        await live.execute(ADA, client.Start(id="s"))
            await live.execute(ADA, client.Ready(id="r"))
            assert (live.table.phase, live.table.number) == ("lobby", 3)

    asyncio.run(play())


def test_work_that_is_cut_short_ends_before_the_database_is_closed(tmp_path, monkeypatch):
    """A server is stopped while something still uses a connection: that is given back first."""
    ended = []

    async def work():
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.05)
            ended.append("work")

    async def play():
        context = AppContext(ServerConfig(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        close = context.database.close

        async def closing():
            ended.append("database")
            await close()

        monkeypatch.setattr(context.database, "close", closing)
        async with context.open():
            context._start("work", work())
            await asyncio.sleep(0)
        assert ended == ["work", "database"]

    asyncio.run(play())


def test_clocks_count_only_the_turn_of_a_person():
    bank = Bank(Clock("timed", 60, 5), 2)
    bank.hand_to(0, at=1000)
    assert bank.remaining(at=2000) == 64_000
    bank.spend(0, bank.spent(at=3000))
    bank.hand_to(0, at=3000)
    assert bank.remaining(at=3000) == 63_000
    bank.hand_to(1, at=3000)
    assert (bank.left[0], bank.remaining(at=4000)) == (63_000, 64_000)
    bank.spend(1, 100_000)
    assert bank.left[1] == 0
    told = bank.told(4000, [True, False])
    assert told.left == [63_000, None]


def test_a_relaxed_clock_is_full_at_every_turn():
    bank = Bank(Clock("relaxed", 30), 2)
    bank.hand_to(0, at=0)
    bank.spend(0, 29_000)
    bank.hand_to(0, at=29_000)
    assert bank.remaining(at=29_500) == 500
    bank.hand_to(1, at=30_000)
    bank.hand_to(0, at=31_000)
    assert bank.remaining(at=31_000) == 30_000


@pytest.mark.parametrize("clock", [Clock("timed", 60, 20), Clock("relaxed", 60)])
def test_taking_back_brings_nobody_time(clock):
    """Whoever plays and takes back again and again has spent what it took, and no clock is fuller than before."""
    bank = Bank(clock, 2)
    bank.hand_to(0, at=0)
    before = bank.left[0]
    for turn in range(1, 6):
        bank.spend(0, 1000)
        bank.hand_to(1, at=turn * 1000)
        bank.take_back(1, 0, at=turn * 1000)
        assert (bank.left, bank.running) == ([before - 1000 * turn, 60_000], 0)
    bank.spend(0, 1000)
    bank.hand_to(1, at=6000)
    bank.spend(1, 2000)
    bank.hand_to(0, at=8000)
    bank.take_back(2, 0, at=9000)
    assert bank.left == [before - 6000, 58_000]


def test_what_can_be_taken_back_in_festival():
    """A card taken face down, until the rest is handed on or a new round is dealt; never one that was shown."""
    dice = random.Random(2)
    for seed in range(3):
        match = tr.game("festival").start(4, seed=seed)
        deciders: list[int] = []
        while not match.over:
            seat, move = match.to_move or 0, dice.choice(match.legal)
            before = len(match.moves)
            match.play(move)
            deciders.append(seat)
            if match.over:
                break
            blocked = what_blocks(match.copy(), seat, deciders, 1)
            code = blocked.code if blocked is not None else None
            alone = len(match.moves) == before + 1
            if move.kind == "take" and move.parts["face"] == "down" and alone:
                assert code is None
            elif move.kind == "take" and alone:
                assert code == "undo-told"
            else:
                assert code in {"undo-shown", "undo-drawn", "undo-told"}
            other = what_blocks(match.copy(), (seat + 1) % 4, deciders, 1)
            assert other is not None
            assert (other.code, other.arguments) == ("undo-decided", {"seat": seat})


def test_points_are_told_from_the_view_until_the_match_is_over(monkeypatch):
    """While it goes on, what a reader may not see is not counted; after the end everything is."""

    def tally(view):
        seen = [seat + 1 if view.viewer in (seat, OPEN) else 0 for seat in range(view.seats)]
        return [[TallyLine("FV-1", each, Phrase("tally-cards"))] for each in seen]

    def points(viewer):
        return [line.points for [line] in tally_of(match, viewer) or ()]

    match = tr.game("festival").start(4, seed=1)
    monkeypatch.setattr(match.game, "tally", tally)
    assert points(1) == [0, 2, 0, 0]
    assert points(None) == [0, 0, 0, 0]
    while not match.over:
        match.play(match.legal[0])
    assert points(None) == points(1) == [1, 2, 3, 4]
    for viewer, everything in ((None, True), (1, False)):
        assert replay("match", match, viewer, everything, []).tally == tally_of(match, None)
