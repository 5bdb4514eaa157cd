"""What cannot be seen from outside: bots that fail, two servers on one log, clocks, taking back by the rule."""

import asyncio
import random
import time
from contextlib import asynccontextmanager

import pytest

import tafelrunde as tr
from tafelrunde.kernel import Line
from tafelrunde.server.archive.database import Database
from tafelrunde.server.house import House, Plan
from tafelrunde.server.neighbours.alone import Alone
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.clocks import Bank
from tafelrunde.server.tables.conversation import Conversation
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.outlet import Outlet
from tafelrunde.server.tables.replay import replay
from tafelrunde.server.tables.telling import tally_of
from tafelrunde.server.tables.undo import what_blocks
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.settings import Clock, Settings
from tests.server.wires import Kept

ADA = Person("ada", "Ada")
FESTIVAL = Settings(game="festival", seats=4)


@asynccontextmanager
async def halls(path, count=1, thinker=None):
    """Some servers' halls on one file."""
    databases, found = [], []
    for _ in range(count):
        database = Database(f"sqlite:///{path / 'tables.db'}")
        await database.open()
        shelf = Shelf()
        shelf.games, shelf.levels = {"festival": tr.game("festival")}, [1]
        shelf.filled.set()
        databases.append(database)
        found.append(Hall(database, shelf, thinker or Thinker(), Alone(), pace=0))
    try:
        yield found
    finally:
        for hall, database in zip(found, databases, strict=True):
            await hall.close()
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
        thinker = Thinker(limit=0.2, make=lambda game, level: kind())
        view = tr.game("festival").start(4, seed=1)
        seen = view.view(view.to_move)
        assert await thinker.choose(seen, 1) in seen.legal

    asyncio.run(play())


def test_a_thinking_bot_does_not_hold_the_server_up():
    """While a bot thinks, the event loop goes on."""

    async def play():
        match = tr.game("festival").start(4, seed=1)
        thinking = asyncio.create_task(Thinker(limit=1, make=lambda *_: Sleeper()).choose(match.view(match.to_move), 1))
        beats = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            beats += 1
        assert beats > 20

    asyncio.run(play())


def test_two_servers_on_one_log_never_write_a_move_twice(tmp_path):
    """Both have the table in memory and answer the same decision; one writes, the other finds out and refuses."""

    async def play():
        async with halls(tmp_path, 2) as (one, two):
            name = await one.open(ADA, FESTIVAL)
            await (await one.table(name)).carry_out(ADA, client.Start(id="s"))
            dice = random.Random(5)
            for _ in range(6):
                here, there = await one.table(name), await two.table(name)
                for live in (here, there):
                    await wait_for_turn(live)
                turn, legal = here.table.turn, [str(move) for move in here.table.match.legal]
                moves = dice.sample(legal, 2)
                wishes = [client.Play(id="p", turn=turn, move=move) for move in moves]
                done = await asyncio.gather(
                    here.carry_out(ADA, wishes[0]), there.carry_out(ADA, wishes[1]), return_exceptions=True
                )
                failed = [each for each in done if isinstance(each, Exception)]
                assert len(failed) == 1
                assert isinstance(failed[0], Trouble)
                assert failed[0].code in {"late", "not-your-turn"}
            written = [line.number for line in await one.tables.log(name)]
            assert written == list(range(1, len(written) + 1))
            assert (await one.fold(name)).number >= len(written)

    async def wait_for_turn(live):
        for _ in range(3000):
            async with live.lock:
                await live.catch_up()
            if live.table.match.to_move == 0:
                return
            await asyncio.sleep(0.02)
        raise TimeoutError

    asyncio.run(play())


def test_a_table_folded_from_its_log_is_the_table_that_was_played(tmp_path):
    """Everything in memory can be told from the log: state, seats, turn, history."""

    async def play():
        async with halls(tmp_path) as (hall,):
            name = await hall.open(ADA, FESTIVAL)
            live = await hall.table(name)
            await live.carry_out(ADA, client.Start(id="s"))
            await live.carry_out(ADA, client.Leave(id="l"))
            while live.table.phase != "over":
                await asyncio.sleep(0.05)
            async with live.lock:
                folded = await hall.fold(name)
            assert folded.match.state_bytes() == live.table.match.state_bytes()
            for part in ("number", "turn", "sitters", "deciders", "settings", "commitment", "host", "moments"):
                assert getattr(folded, part) == getattr(live.table, part)

    asyncio.run(play())


def test_a_write_that_fails_leaves_the_table_as_the_disk_knows_it(tmp_path, monkeypatch):
    async def play():
        async with halls(tmp_path) as (hall,):
            name = await hall.open(ADA, FESTIVAL)
            live = await hall.table(name)

            async def full(*_, **__):
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(hall.tables, "append", full)
                with pytest.raises(OSError, match="full"):
                    await live.carry_out(ADA, client.Start(id="s"))
            assert live.table.phase == "lobby"
            await live.carry_out(ADA, client.Start(id="s"))
            assert live.table.phase == "playing"

    asyncio.run(play())


def test_a_fault_of_ours_is_told_without_its_details(tmp_path, monkeypatch):
    """What went wrong inside may name secrets: the answer is a code, and nothing has changed."""

    async def play():
        async with halls(tmp_path) as (hall,):
            live = await hall.table(await hall.open(ADA, FESTIVAL))
            wire = Kept()
            conversation = Conversation(hall, live, Outlet(ADA, wire))

            async def say(message):
                answering = conversation.hear(message)
                assert answering is not None
                await answering

            await say('{"type": "resume", "id": "r"}')

            def fail(*_):
                raise RuntimeError("the next card is dancer-1")

            with monkeypatch.context() as patch:
                patch.setattr(hall.desk, "line_for", fail)
                await say('{"type": "sit", "id": "s"}')
            assert b'"code":"broken"' in wire.messages[-1]
            assert not any(b"dancer-1" in message for message in wire.messages)

    asyncio.run(play())


def test_a_table_in_doubt_is_folded_anew(tmp_path, monkeypatch):
    """A write fails and the database cannot even be asked: nothing is decided before it can be."""

    async def play():
        async with halls(tmp_path) as (hall,):
            live = await hall.table(await hall.open(ADA, FESTIVAL))

            async def gone(*_):
                raise OSError("no database")

            with monkeypatch.context() as patch:
                patch.setattr(hall.tables, "append", gone)
                patch.setattr(hall.tables, "log", gone)
                for _ in range(2):
                    with pytest.raises(OSError, match="no database"):
                        await live.carry_out(ADA, client.Start(id="s"))
            await live.carry_out(ADA, client.Ready(id="r"))
            assert (live.table.phase, live.table.number) == ("lobby", 3)

    asyncio.run(play())


def test_work_that_is_cut_short_ends_before_the_database_is_closed(tmp_path, monkeypatch):
    """A house is closed while something still uses a connection: that is given back first."""
    ended = []

    async def work():
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.05)
            ended.append("work")

    async def play():
        house = House(Plan(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        close = house.database.close

        async def closing():
            ended.append("database")
            await close()

        monkeypatch.setattr(house.database, "close", closing)
        async with house.open():
            house._start(work())
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
            blocked = what_blocks(match.to_json(with_key=True), seat, deciders, 1)
            code = blocked.code if blocked is not None else None
            alone = len(match.moves) == before + 1
            if move.kind == "take" and move.parts["face"] == "down" and alone:
                assert code is None
            elif move.kind == "take" and alone:
                assert code == "undo-told"
            else:
                assert code in {"undo-shown", "undo-drawn", "undo-told"}
            other = what_blocks(match.to_json(with_key=True), (seat + 1) % 4, deciders, 1)
            assert other is not None
            assert (other.code, other.arguments) == ("undo-decided", {"seat": seat})


def test_points_are_told_from_the_view_until_the_match_is_over(monkeypatch):
    """While it goes on, what a reader may not see is not counted; after the end each seat's lines are its own."""

    def tally(view):
        hidden = 0 if view.seat is None else view.seat + 1
        return tuple((Line("FV-1", hidden if seat == view.seat else 0, "cards"),) for seat in range(view.seats))

    match = tr.game("festival").start(4, seed=1)
    monkeypatch.setattr(match.game, "tally", tally)
    assert [[line.points for line in lines] for lines in tally_of(match, 1) or ()] == [[0], [2], [0], [0]]
    assert [[line.points for line in lines] for lines in tally_of(match, None) or ()] == [[0], [0], [0], [0]]
    while not match.over:
        match.play(match.legal[0])
    for viewer in (None, 1):
        assert [[line.points for line in lines] for lines in tally_of(match, viewer) or ()] == [[1], [2], [3], [4]]
    told = replay("match", match.to_json(), None, True, [])
    assert told.tally == tally_of(match, None)
    assert replay("match", match.to_json(), 1, False, []).tally == told.tally
