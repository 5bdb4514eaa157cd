"""Taking back what is not one's own alone: what is asked for, who is asked, and that nothing is rolled again."""

import asyncio
from contextlib import asynccontextmanager

import tafelrunde as tr
from tests.server.guests import Guest

WITHIN_THE_LIMIT = 0.06
"""Seconds between two messages of a socket that sends as many as it may."""


@asynccontextmanager
async def two_people(server, game="festival", seats=4):
    """Ada and Ben at a table with bots; the match has begun."""
    async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
        table = await ada.open(game, seats)
        async with ada.at(table) as a, ben.at(table) as b:
            await b.do("sit")
            await b.do("ready")
            await a.do("start")
            yield a, b


async def somebody_is_asked(one, other):
    """Wait until one of two people has to decide; returns which."""
    waits = [asyncio.create_task(each.until(lambda each=each: each.decision is not None)) for each in (one, other)]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    return one if one.decision is not None else other


async def decide_and_hand_over(place, other):
    """Play until the other is asked right after one's own decision; returns how many moves stood before that."""
    stood = None
    while True:
        asked = await somebody_is_asked(place, other)
        if asked is other and stood is not None:
            return stood
        stood = len(place.moves()) if asked is place else None
        await asked.play()
        await (other if asked is place else place).catch_up(asked.number)


def test_asking_means_my_last_decision_and_everything_after_it(server):
    """Everybody is told how far back it goes, also while others play on; all of it is gone when they agree."""

    async def play():
        async with two_people(server) as (a, b):
            stood = await decide_and_hand_over(a, b)
            await a.do("undo", turn=a.now["turn"], ask=True)
            await b.until(lambda: b.now["request"] is not None)
            before = b.now["request"]
            assert (before["seat"], before["to"], before["agreed"]) == (a.seat, stood, [a.seat])
            await b.play()
            assert b.now["request"] == before | {"decisions": before["decisions"] + 1}
            await b.do("answer-undo", agree=True)
            await a.until(lambda: a.events[-1]["type"] == "undone")
            assert (a.events[-1]["to"], len(a.moves()), a.now["practice"]) == (stood, stood, False)
            assert a.decision is not None

    asyncio.run(play())


def test_a_request_can_be_withdrawn_by_whoever_asked(server):
    async def play():
        async with two_people(server) as (a, b):
            await decide_and_hand_over(a, b)
            assert (await a.refused("withdraw-undo"))["code"] == "no-request"
            await a.do("undo", turn=a.now["turn"], ask=True)
            await b.until(lambda: b.now["request"] is not None)
            assert (await b.refused("withdraw-undo"))["code"] == "no-request"
            await a.do("withdraw-undo")
            await b.until(lambda: b.now["request"] is None)
            assert [event["seat"] for event in b.events if event["type"] == "undo-withdrawn"] == [a.seat]

    asyncio.run(play())


def test_who_plays_on_asks_for_nothing_any_more(server):
    """A new decision of whoever asked is their last one now."""

    async def play():
        async with two_people(server) as (a, b):
            await decide_and_hand_over(a, b)
            await a.do("undo", turn=a.now["turn"], ask=True)
            while await somebody_is_asked(b, a) is b:
                await b.play()
            assert a.now["request"] is not None
            await a.play()
            assert a.now["request"] is None

    asyncio.run(play())


def test_with_bots_alone_everything_can_be_taken_back_and_nothing_is_rolled_again(server):
    """Doing the same again brings the same dice and the same decisions of the bots; result and file say: practice."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open("festo", 3)
            async with ada.at(table) as a:
                await a.do("ready")
                await a.do("start")
                await a.my_turn()
                decided: list[str] = []
                while len(decided) < 8:
                    decided.append(a.decision["choices"][0]["move"]["notation"])
                    await a.play(decided[-1])
                    await a.my_turn()
                moves = a.moves()
                assert not a.now["practice"]
                for _ in decided:
                    number = a.number
                    await a.do("undo", turn=a.now["turn"], ask=True)
                    await a.until(lambda number=number: a.number > number and a.decision is not None)
                assert a.now["practice"]
                assert len(a.moves()) < len(moves)
                for each in decided:
                    await a.play(each)
                    await a.my_turn()
                assert a.moves() == moves
                while await a.my_turn():
                    await a.play()
                    await asyncio.sleep(WITHIN_THE_LIMIT)
                file = await ada.http.get(f"/api/matches/{table}/file")
                assert file.json()["practice"] is True
                assert tr.verify(file.text).ok

    asyncio.run(play())


def test_a_second_click_takes_nothing_more_back(server):
    """The same request again, as a nervous finger sends it, is late."""

    async def play():
        async with Guest(server.address) as ada, ada.at(await ada.open()) as a:
            await a.do("ready")
            await a.do("start")
            for _ in range(3):
                await a.my_turn()
                await a.play()
            await a.my_turn()
            turn = a.now["turn"]
            await a.do("undo", turn=turn, ask=True)
            assert (await a.refused("undo", turn=turn, ask=True))["code"] == "late"

    asyncio.run(play())
