"""Several processes serve the same tables: what one does the others learn, and none is needed for the rest to go on."""

import asyncio
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import update

import tafelrunde as tr
from tafelrunde.review import Reviewing, Task
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.schema import LOG
from tafelrunde.server.archive.stores import Stores
from tafelrunde.server.catalogue import GameCatalogue
from tafelrunde.server.cluster import leases, remote_thinker, requests, review_requests, shared_limits
from tafelrunde.server.cluster.nats_cluster import NatsCluster, connect
from tafelrunde.server.cluster.remote_thinker import RemoteThinker
from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import presence
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.registry import TableRegistry
from tafelrunde.server.tables.subscriber import Subscriber
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.settings import Clock, Settings
from tests.review.test_review import at_random
from tests.server.guests import Guest, Place, play_to_the_end
from tests.server.processes import Nats
from tests.server.test_reviews import imported, reviewed
from tests.server.transports import RecordingTransport

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")
FESTIVAL = Settings(game="festival", seats=4)
TIMED = Settings(game="festival", seats=4, clock=Clock("timed", 600))


@asynccontextmanager
async def two_registries(path, nats):
    """Two processes' registries on one database and one NATS, here in one process."""
    registries: list[TableRegistry] = []
    opened: list[Any] = []
    for _ in range(2):
        database = Database(f"sqlite:///{path / 'tables.db'}")
        await database.open()
        catalogue = GameCatalogue()
        catalogue.games, catalogue.levels = {"festival": tr.game("festival")}, [1]
        catalogue.loaded.set()
        cluster = NatsCluster(await connect(nats.address))
        opened += [cluster, database]
        registries.append(TableRegistry(Stores(database), catalogue, Thinker(), cluster, pace=0))
    try:
        yield registries
    finally:
        for each in (*registries, *opened):
            await each.close()


async def until(true):
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


def test_what_one_process_writes_the_others_tell(tmp_path, nats):
    """An entry written here reaches the readers there, and each knows who reads along at the other, and from where."""

    async def play():
        async with two_registries(tmp_path, nats) as (one, two):
            name = await one.open(ADA, FESTIVAL)
            here, there = await one.table(name), await two.table(name)
            host = Subscriber(ADA, RecordingTransport(), "192.0.2.1")
            await presence.subscribe(here, host, 0)
            reader = Subscriber(BEN, RecordingTransport(), "192.0.2.2")
            await presence.subscribe(there, reader, 0)
            await here.execute(BEN, client.Sit(id="s", seat=2))
            await until(lambda: there.table.number == here.table.number)
            await until(lambda: here.audience.present(here.table) == there.audience.present(there.table) == [0, 2])
            await until(lambda: here.requester().owner == there.requester().owner == "192.0.2.1")
            await presence.unsubscribe(here, host)
            await until(lambda: here.audience.present(here.table) == [2])
            await until(lambda: here.requester().owner == there.requester().owner == "192.0.2.2")

    asyncio.run(play())


def test_a_table_has_one_owner_at_a_time(tmp_path, nats):
    """Whoever owns it first owns it until it leaves or dies; then the next does."""

    async def play():
        async with two_registries(tmp_path, nats) as (one, two):
            a, b = one.cluster, two.cluster
            await a.acquire("t", 5)
            waiting = asyncio.create_task(b.acquire("t", 9))
            await asyncio.sleep(0.2)
            await a.leases.renew()
            assert (a.owns("t"), b.owns("t")) == (True, False)
            assert await b.owned_since("t") == 5
            assert set(await b.owned_tables()) == {"t"}
            await a.leave("t")
            await waiting
            assert (a.owns("t"), b.owns("t")) == (False, True)
            waiting = asyncio.create_task(a.acquire("t", 7))
            await asyncio.sleep(leases.EXPIRES_AFTER / 2)
            await b.leases.renew()
            await asyncio.sleep(leases.EXPIRES_AFTER / 2)
            assert not waiting.done()
            await asyncio.wait_for(waiting, leases.EXPIRES_AFTER + 1)
            await b.leases.renew()
            assert (a.owns("t"), b.owns("t")) == (True, False)

    asyncio.run(play())


@asynccontextmanager
async def a_lost_announcement(tmp_path, nats, monkeypatch):
    """Ben sits down at one process, and the other does not hear of it: a table in both, and the other registry."""

    async def lost(*_):
        pass

    async with two_registries(tmp_path, nats) as (one, two):
        name = await one.open(ADA, FESTIVAL)
        here, there = await one.table(name), await two.table(name)
        with monkeypatch.context() as patch:
            patch.setattr(one.cluster, "publish", lost)
            await here.execute(BEN, client.Sit(id="s", seat=2))
        await asyncio.sleep(0.1)
        assert there.table.number == here.table.number - 1
        yield here, there, two


def test_what_was_not_heard_is_found_by_looking(tmp_path, nats, monkeypatch):
    """An announcement is lost, or the process that had to make it was killed before it could."""

    async def play():
        async with a_lost_announcement(tmp_path, nats, monkeypatch) as (here, there, registry):
            await registry.poll_database()
            assert there.table.number == here.table.number

    asyncio.run(play())


def test_a_refusal_comes_from_what_the_database_knows(tmp_path, nats, monkeypatch):
    """Somebody asks a process that has not heard yet: it looks before it says no."""

    async def play():
        async with a_lost_announcement(tmp_path, nats, monkeypatch) as (_, there, _):
            await there.execute(BEN, client.Ready(id="r"))
            assert there.table.sitters[2] is not None
            assert there.table.sitters[2].ready

    asyncio.run(play())


def test_matches_go_on_while_nats_is_away(tmp_path):
    """Everybody plays, and what others wrote is found by looking; afterwards all is heard again."""
    nats = Nats(tmp_path).start()

    async def play():
        async with two_registries(tmp_path, nats) as (one, two):
            name = await one.open(ADA, FESTIVAL)
            here, there = await one.table(name), await two.table(name)
            nats.kill()
            await until(lambda: not any(registry.cluster.client.is_connected for registry in (one, two)))
            await here.execute(ADA, client.Start(id="s"))
            await until(lambda: here.table.match is not None and here.table.match.to_move == 0)
            await two.poll_database()
            assert there.table.phase == "playing"
            nats.start()
            await until(lambda: all(registry.cluster.client.is_connected for registry in (one, two)))
            await here.execute(ADA, client.Leave(id="l"))
            await until(lambda: here.table.phase == there.table.phase == "over")
            assert here.table.entries == there.table.entries

    try:
        asyncio.run(play())
    finally:
        nats.kill()


def test_a_table_that_cannot_be_read_keeps_no_other_from_finding_an_owner(tmp_path, nats):
    """The process that owned both is gone. One log is damaged: that table is set aside, and the other plays on."""

    async def play():
        async with two_registries(tmp_path, nats) as (one, two):
            names = sorted([await one.open(ADA, TIMED) for _ in range(2)])
            for name in names:
                live = await one.table(name)
                for command in (client.Sit(id="1"), client.Ready(id="2")):
                    await live.execute(BEN, command)
                await live.execute(ADA, client.Start(id="3"))
                await one._drop(name)
            damage = update(LOG).where(LOG.c.table == names[0], LOG.c.number == 3).values(entry=b'{"type": "mov')
            await one.tables._database.write(lambda connection: connection.execute(damage))
            for _ in range(2):
                await two.poll_database()
            assert list(two._live) == names[1:]
            with pytest.raises(RequestError, match="unreadable"):
                await two.table(names[0])

    asyncio.run(play())


def test_a_match_without_an_owner_finds_one(tmp_path, nats):
    """The process that owned it is gone, and nobody reads along: another finds the match and plays on."""

    async def play():
        async with two_registries(tmp_path, nats) as (one, two):
            name = await one.open(ADA, FESTIVAL)
            here = await one.table(name)
            here.autoplay.stop()
            here.autoplay.update = lambda: None  # as if killed after the next entry
            await here.execute(ADA, client.Start(id="s"))
            await here.execute(ADA, client.Leave(id="l"))
            assert name not in two._live
            await two.poll_database()
            there = await two.table(name)
            await until(lambda: there.table.phase == "over")

    asyncio.run(play())


def test_a_clock_is_the_same_wherever_it_is_looked_at(tmp_path, nats):
    """A process that comes later does not give time back; time in which nobody kept the table is nobody's."""

    async def play():
        async with two_registries(tmp_path, nats) as (one, two):
            name = await one.open(ADA, TIMED)
            here = await one.table(name)
            await here.execute(ADA, client.Start(id="s"))
            await until(lambda: here.table.match is not None and here.table.match.to_move == 0)
            await until(lambda: one.cluster.owns(name))
            await asyncio.sleep(0.3)
            there = await two.table(name)
            assert there.table.bank is not None
            assert here.table.bank is not None
            assert abs(there.table.bank.since - here.table.bank.since) < 100
            await one.close()
            await two.close()
            await asyncio.sleep(0.3)
            again = await two.table(name)
            assert again.table.bank is not None
            assert again.table.bank.since > there.table.bank.since

    asyncio.run(play())


def test_a_worker_that_dies_with_a_question_is_not_waited_for(nats, monkeypatch):
    """It says that it thinks, and then nothing more: the bot thinks here. So it does if there is no worker at all."""
    monkeypatch.setattr(remote_thinker, "SILENCE_TIMEOUT", 0.3)

    async def play():
        match = tr.game("festival").start(4, seed=1)
        view = match.view(match.to_move)
        requester, worker = await connect(nats.address), await connect(nats.address)
        thinker = RemoteThinker(requester)
        assert await thinker.choose(view, 1, "t") in view.legal

        async def die(message):
            await message.respond(requests.STILL_THINKING)

        await worker.subscribe(requests.SUBJECT, requests.QUEUE, die)
        await worker.flush()
        assert await thinker.choose(view, 1, "t") in view.legal
        await requester.close()
        await worker.close()

    asyncio.run(play())


def test_a_question_holds_one_seats_view_and_nothing_else():
    """What a worker gets to see is what the seat sees."""
    match = tr.game("festival").start(4, seed=1)
    for seat in range(4):
        view = match.view(seat)
        asked = requests.decode_request(requests.encode_request(view, 3, "t", "Bruno"))
        assert (asked.level, asked.name, asked.compared) == (3, "Bruno", False)
        assert asked.view.to_dict() == view.to_dict()
        assert asked.view.table.tobytes() == view.table.tobytes()
    assert requests.decode_request(requests.encode_request(view, compared=True)).compared


def test_what_was_considered_travels_whole():
    """An answer is read as it was said, expectations included."""
    match = tr.game("festival").start(4, seed=1)
    view = match.view(match.to_move)
    thought = tr.hint(view, 50)
    assert requests.decode_answer(view, requests.encode_answer(thought.moves)) == thought.moves


def test_bots_think_in_the_worker(cluster):
    async def play():
        async with Guest(cluster.address) as ada:
            table = await ada.open()
            async with ada.at(table) as a:
                await a.do("start")
                await play_to_the_end(a)

    asyncio.run(play())
    told = [httpx.get(f"{each.address}/metrics").text for each in cluster.servers]
    thoughts = [
        line.split()[1] for text in told for line in text.splitlines() if 'bot_moves_total{where="worker"' in line
    ]
    assert sum(map(float, thoughts)) > 10


def test_a_decision_looked_at_elsewhere_is_seen_the_same():
    """A worker reads the match from the request, once for all its tasks, and its answer travels whole."""
    match = at_random(tr.game("festival").start(4, seed=3), 3)
    here, known = Reviewing(match, 2), review_requests.KnownReviews()
    for task in [*here.quick()[:3], Task(0, deeper=True)]:
        there, asked = known.read(review_requests.encode_task(here, task))
        assert asked == task
        result = there.do(asked)
        assert result == here.do(task)
        assert review_requests.decode_result(review_requests.encode_result(result)) == result
    assert there is known.read(review_requests.encode_task(here, Task(1, deeper=False)))[0]


def test_reviews_are_made_in_the_worker(cluster):
    """The servers serve meanwhile."""

    async def play():
        async with Guest(cluster.address) as ada:
            match, _ = await imported(ada, seed=8)
            await reviewed(ada, match, "?seat=1")

    asyncio.run(play())
    told = [httpx.get(f"{each.address}/metrics").text for each in cluster.servers]
    tasks = [line for text in told for line in text.splitlines() if 'review_tasks_total{where="worker"' in line]
    assert sum(float(line.split()[1]) for line in tasks) > 10


def test_limits_are_counted_for_all_processes_together(nats):
    """What a visitor spends at one process is missing at the other, and comes back at the same pace."""

    async def play():
        clients = [await connect(nats.address) for _ in range(2)]
        limiters = [RateLimiter(5, 0.001), RateLimiter(5, 0.001)]
        sharing = [
            asyncio.create_task(shared_limits.share(client, {"chat": limiter}))
            for client, limiter in zip(clients, limiters, strict=True)
        ]
        await asyncio.sleep(0)
        await asyncio.gather(*(client.flush() for client in clients))
        limiters[0].spend("ada", 4)
        await until(lambda: limiters[1].bucket("ada")._left < 2)
        limiters[1].spend("ada")
        with pytest.raises(RequestError, match="too-many"):
            limiters[1].spend("ada")
        limiters[1].spend("ben", 5)
        for task in sharing:
            task.cancel()
        await asyncio.wait(sharing)
        for each in clients:
            await each.close()

    asyncio.run(play())


def test_whoever_talks_to_two_processes_has_one_limit(cluster):
    """Five things said at one process are counted at the other."""

    async def play():
        async with Guest(cluster.address) as ada:
            table = await ada.open()
            doors = []
            for server in cluster.servers:
                place = Place(ada, table)
                ada.address = server.address
                await place.connect()
                doors.append(place)
            for number in range(5):
                await doors[0].do("say", text=f"one {number}")
            answers = []
            for number in range(5):
                answers.append(await doors[1].ask("say", text=f"two {number}"))
                await asyncio.sleep(shared_limits.EVERY)
            assert "too-many" in {answer.get("code") for answer in answers}
            for place in doors:
                await place.close()

    asyncio.run(play())
