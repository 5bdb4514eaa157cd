"""What one socket may ask of a table before it reads along, and how often it may ask for everything."""

import asyncio
import gc
import json
import weakref

from tafelrunde.server.people.limits import RateLimiter
from tafelrunde.server.tables import registry as registries_of_tables
from tafelrunde.server.tables.session import TableSession
from tafelrunde.server.tables.subscriber import Subscriber
from tests.server.test_inside import ADA, FESTIVAL, registries
from tests.server.transports import RecordingTransport

PLENTY = RateLimiter(1000, 1000)


class Socket:
    """A socket without a network."""

    def __init__(self, registry, table, all_resumes=PLENTY, network="192.0.2.1"):
        self.transport = RecordingTransport()
        self.subscriber = Subscriber(ADA, self.transport, network)
        self.session = TableSession(registry, table, self.subscriber, all_resumes)

    async def say(self, kind):
        """Say something; returns the type of what was answered, or why it was refused."""
        work = self.session.receive(json.dumps({"type": kind, "id": "1"}))
        if work is not None:
            await work
        answers = [json.loads(each) for each in self.transport.messages]
        answer = next(each for each in reversed(answers) if each["type"] != "presence")
        return answer.get("code", answer["type"])


def test_a_socket_that_only_pings_keeps_no_table_in_memory(tmp_path, monkeypatch):
    """The table is dropped as if nobody were there; whoever resumes later is at the one that everybody else is at."""
    monkeypatch.setattr(registries_of_tables, "IDLE_AFTER", -1)

    async def play():
        async with registries(tmp_path) as (registry,):
            name = await registry.open(ADA, FESTIVAL)
            live = weakref.ref(await registry.table(name))
            socket = Socket(registry, name)
            assert await socket.say("ping") == "pong"
            await registry.clean_up()
            gc.collect()
            assert live() is None
            assert await socket.say("read") == "malformed"
            again = await registry.table(name)
            assert await socket.say("resume") == "sync"
            assert again.audience.subscribers == {socket.subscriber}
            await socket.session.disconnected()
            assert not again.audience.subscribers

    asyncio.run(play())


def test_whoever_hangs_up_before_resuming_will_not_be_there(tmp_path):
    """The line is cut while the answer to `resume` is under way."""

    async def play():
        async with registries(tmp_path) as (registry,):
            live = await registry.table(await registry.open(ADA, FESTIVAL))
            socket = Socket(registry, live.table.id)
            work = socket.session.receive(b'{"type": "resume", "id": "1"}')
            assert work is not None
            resuming = asyncio.ensure_future(work)
            await asyncio.sleep(0)
            await socket.session.disconnected()
            await resuming
            assert not live.audience.subscribers

    asyncio.run(play())


def test_all_sockets_of_an_address_together_resume_only_so_often(tmp_path):
    """Whoever opens a new socket for each gets no more; another address is not concerned."""

    async def play():
        async with registries(tmp_path) as (registry,):
            name, few = await registry.open(ADA, FESTIVAL), RateLimiter(3, 0.001)
            told = [await Socket(registry, name, few).say("resume") for _ in range(5)]
            assert told == ["sync"] * 3 + ["too-many"] * 2
            assert await Socket(registry, name, few, "192.0.2.2").say("resume") == "sync"

    asyncio.run(play())
