"""Reviews over HTTP: asked for once, shown while they are made, kept with their match."""

import asyncio
import json
import os
import threading
import zlib
from typing import Any

import httpx
import pytest
from msgspec import structs
from sqlalchemy import update

import tafelrunde as tr
from tafelrunde.review import Depth, method_of
from tafelrunde.review.file import review_in
from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.reviews import ReviewStore, StoredReview
from tafelrunde.server.archive.schema import REVIEWS
from tafelrunde.server.archive.tables import Summary, TableStore
from tafelrunde.server.tables.bots import Thinker
from tafelrunde.server.tables.reviews import ReviewService
from tafelrunde.server.tables.think_queue import Requester
from tests.review.test_review import at_random
from tests.server.guests import Guest


async def imported(guest, seed=3):
    """A finished match at a server."""
    file = at_random(tr.game("festival").start(seats=4, seed=seed), seed).to_json()
    answer = await guest.http.post("/api/matches", json=json.loads(file))
    assert answer.status_code == 201
    return answer.json()["match"], file


async def reviewed(guest, match, query=""):
    """The review as soon as it is made, and how much of it was done each time it was asked for."""
    path, seen = f"/api/matches/{match}/review{query}", []
    told = (await guest.http.post(path)).json()
    while told["done"] != 1:
        seen.append(told["done"])
        told = (await guest.http.get(path)).json()
        assert told["done"] is not None
        await asyncio.sleep(0.05)
    return told, seen


def test_a_finished_match_is_reviewed_once(server):
    """It says how far it is, adds up, and is there at once the next time; with it the match file still verifies."""

    async def play():
        async with Guest(server.address) as ada:
            match, file = await imported(ada)
            assert (await ada.http.get(f"/api/matches/{match}/review")).json()["done"] is None
            told, seen = await reviewed(ada, match)
            assert seen == sorted(seen)
            assert seen[0] == 0
            for ledger in told["ledgers"]:
                won = told["moments"][-1]["shares"][ledger["seat"]]
                assert ledger["total"] == pytest.approx(won, abs=1e-9)
            assert {each["seat"] for each in told["decisions"]} == {0, 1, 2, 3}
            assert all(len(each["margins"]) == 4 for each in told["luck"])
            assert set(map(int, told["closer"])) == {
                number for each in told["ledgers"] for number in each["costliest"] + each["finest"]
            }
            again = await ada.http.post(f"/api/matches/{match}/review")
            assert again.json() == told
            whole = (await ada.http.get(f"/api/matches/{match}/file?review=each")).text
            assert tr.verify(whole).ok
            played = tr.Match.from_json(file)
            assert review_in(whole, played) == tr.review(played)

    asyncio.run(play())


def test_a_review_is_asked_for_by_whose_knowledge_it_uses(server):
    """A seat judges its own decisions; everything open is told apart; a seat that is not there is refused."""

    async def play():
        async with Guest(server.address) as ada:
            match, _ = await imported(ada)
            told, _ = await reviewed(ada, match, "?seat=2")
            assert (told["seat"], told["open"]) == (2, False)
            assert {each["seat"] for each in told["decisions"]} == {2}
            assert [each["seat"] for each in told["ledgers"]] == [2]
            told, _ = await reviewed(ada, match, "?open=true")
            assert (told["seat"], told["open"]) == (None, True)
            refused = await ada.http.post(f"/api/matches/{match}/review?seat=5")
            assert refused.json()["code"] == "no-seat"

    asyncio.run(play())


def test_a_costly_decision_is_tried_again(server):
    """The table is told as that of a lesson; a move is measured, and the answer is not told before."""

    async def play():
        async with Guest(server.address) as ada:
            match, file = await imported(ada)
            await reviewed(ada, match)
            review = tr.review(tr.Match.from_json(file))
            decision = next(found for seat in range(4) for found in review.costliest(seat))
            path = f"/api/matches/{match}/retry/{decision.number}"
            told = (await ada.http.post(path, json={"moves": []})).json()
            assert told["messages"][0]["you"]["seat"] == decision.seat
            assert decision.played in [each["move"]["notation"] for each in choices(told)]
            assert told["step"]["puzzle"]["wrong"] is None
            step = (await ada.http.post(path, json={"moves": [decision.played]})).json()["step"]
            assert step["astray"]
            assert step["puzzle"]["wrong"]["cost"] == pytest.approx(decision.cost)
            assert (await ada.http.post(path, json={"moves": [decision.best]})).json()["step"]["done"]
            sheet = await ada.http.post(f"{path}/sheet", json={"moves": []})
            assert sheet.json()["sheet"]
            answer = await ada.http.post(f"{path}/why-not", json={"moves": [], "move": decision.played})
            assert answer.json()["rule"] is None
            refused = await ada.http.post(path, json={"moves": ["fly"]})
            assert refused.json()["code"] == "no-move"
            nowhere = await ada.http.post(f"/api/matches/{match}/retry/1", json={"moves": []})
            assert nowhere.json()["code"] == "no-moment"

    asyncio.run(play())


def choices(told):
    """What may be decided."""
    return told["messages"][0]["now"]["decision"]["choices"]


def test_a_match_that_goes_on_is_not_reviewed(server):
    """Nobody learns more of it than at the table."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            async with ada.at(table) as place:
                await place.do("start")
                for query in ("", "?seat=0", "?open=true"):
                    for ask in (ada.http.get, ada.http.post, ada.http.delete):
                        answer = await ask(f"/api/matches/{table}/review{query}")
                        assert answer.json()["code"] == "not-over"
            nothing = await ada.http.post("/api/matches/nowhere/review")
            assert nothing.json()["code"] == "no-match"

    asyncio.run(play())


def test_a_review_that_is_stopped_is_not_kept(tmp_path):
    """It can be begun anew."""

    async def play():
        database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
        await database.open()
        reviews = ReviewService(ReviewStore(database), Thinker())
        match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
        shown = Summary(public=False, phase="over", host="ada", summary=b"{}")
        await TableStore(database).keep_file("m", match.to_json(), 0, shown)
        await reviews.ask("m", "open", lambda: match, lambda: None)
        await reviews.stop("m", "open")
        assert (await reviews.find("m", "open")).done is None
        begun = await reviews.ask("m", "open", lambda: match, lambda: None)
        assert begun.done == 0
        await reviews.close()
        await database.close()

    asyncio.run(play())


@pytest.mark.parametrize("spoiled", ["method", "form", "bytes"])
def test_a_review_made_by_another_method_is_made_anew(tmp_path, spoiled):
    """So is one that cannot be read; until somebody asks, there is none."""

    async def play():
        database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
        await database.open()
        store = ReviewStore(database)
        match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
        shown = Summary(public=False, phase="over", host="ada", summary=b"{}")
        await TableStore(database).keep_file("m", match.to_json(), 0, shown)
        review = tr.review(match, None, Depth(2, 2))
        assert await store.claim("m", "each")
        assert not await store.claim("m", "each")
        stored = structs.replace(review, method=method_of(match.game))
        assert await store.save("m", "each", stored, 1.0)
        assert (await store.find("m", "each")).review == stored
        assert not await store.claim("m", "each")
        text = {
            "method": zlib.compress(structs.replace(review, method="another").to_json().encode()),
            "form": zlib.compress(b'{"game": "festival"}'),
            "bytes": b"no review",
        }[spoiled]
        await database.write(lambda connection: connection.execute(update(REVIEWS).values(review=text)))
        assert await store.find("m", "each") == StoredReview(None, None)
        assert await store.claim("m", "each")
        assert (await store.find("m", "each")).done == 0
        await database.close()

    asyncio.run(play())


def test_only_somebody_who_is_known_stops_a_review(server):
    """A stranger may read along, but not end what others wait for."""

    async def play():
        async with Guest(server.address) as ada:
            match, _ = await imported(ada)
            async with httpx.AsyncClient(base_url=server.address) as stranger:
                answer = await stranger.delete(f"/api/matches/{match}/review")
                assert answer.json()["code"] == "not-known"
            assert (await ada.http.delete(f"/api/matches/{match}/review")).status_code == 204

    asyncio.run(play())


class Held:
    """A review whose tasks last until they are released; what begins is written down."""

    def __init__(self, tasks):
        self.begun = []
        self.released = [threading.Event() for _ in range(tasks)]

    def do(self, task):
        self.begun.append(task)
        self.released[task].wait()

    def make(self, game, level, name):
        return self

    def choose(self, view):
        self.begun.append("bot")
        return view.legal[0]


def test_live_decisions_go_before_reviews():
    """A slot that a review leaves goes to a bot that somebody waits for, not to the tasks that came before it."""

    async def play():
        running = max(1, (os.cpu_count() or 1) - 1) + 1
        work: Any = Held(running + 3)
        thinker = Thinker(make=work.make)
        numbers: Any = range(running + 3)
        looks = [thinker.do_task(work, task, Requester("review", lambda: False)) for task in numbers]
        tasks = [asyncio.create_task(look) for look in looks]
        while len(work.begun) < running:
            await asyncio.sleep(0.01)
        match = tr.game("festival").start(seats=4, seed=1)
        bot = asyncio.create_task(thinker.find(match.view(match.to_move), 4, "m", None, Requester("ada")))
        await asyncio.sleep(0)
        work.released[0].set()
        await bot
        assert work.begun[running] == "bot"
        for each in work.released:
            each.set()
        await asyncio.gather(*tasks)

    asyncio.run(play())
