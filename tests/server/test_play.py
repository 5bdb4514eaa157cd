"""Whole matches over real sockets, by scripted people."""

import asyncio
import json
import random
from contextlib import asynccontextmanager

import pytest

import tafelrunde as tr
from tafelrunde.bots.search import Considered
from tafelrunde.server.tables.advice import coaching
from tests.server.guests import Guest, PatientClient, play_to_the_end


def test_people_and_bots_play_a_match_to_its_end(server):
    """Two people and two bots play Festival; everybody is told the same outcome, and the match file can be verified."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            table = await ada.open(public=True)
            async with ada.at(table) as a, ben.at(table) as b:
                assert (a.seat, b.seat) == (0, None)
                await b.do("sit", seat=2)
                assert b.seat == 2
                await a.do("seat-bot", seat=1)
                refusal = await a.refused("start")
                assert refusal["code"] == "not-ready"
                await b.do("ready", contribution="my own luck")
                await a.do("start")
                await asyncio.gather(play_to_the_end(a), play_to_the_end(b))
                assert a.now["outcome"] == b.now["outcome"]
                assert len(a.events) == len(b.events) == a.number
                file = (await ben.http.get(f"/api/matches/{table}/file")).text
                told = json.loads(file)
                assert told["dice"]["commitment"] == a.sync["commitment"]
                assert told["dice"]["contributions"] == ["", "", "my own luck", ""]
                assert told["dice"]["key"] == a.now["outcome"]["key"]
                assert told["outcome"]["points"] == a.now["outcome"]["points"]
                assert tr.verify(file).ok
                match = tr.Match.from_json(file)
                for place in (a, b):
                    assert place.moves() == [str(move) for move in match.moves_seen_by(place.seat)]
                    assert place.view == match.view(place.seat).to_dict()["table"]

    asyncio.run(play())


@asynccontextmanager
async def two_sockets(server):
    """Two sockets of one person, at a table where everybody else is a bot and the match begins."""
    async with Guest(server.address) as ada:
        table = await ada.open()
        async with ada.at(table) as one, ada.at(table) as other:
            await one.do("start")
            yield one, other


def test_whoever_comes_back_is_told_what_was_missed_and_no_more(server):
    """A socket breaks; the next one says the last number it saw and catches up without gaps or doubles."""

    async def play():
        async with two_sockets(server) as (whole, broken):
            dice = random.Random(4)
            seen, events = 0, []
            while await whole.my_turn():
                await whole.play(dice=dice)
                if dice.random() < 0.3:
                    await broken.drop()
                    seen, events = broken.number, broken.events
                    broken.sync = None
                    await broken.connect(seen)
                    assert broken.events[: len(events)] == events
            await broken.until(lambda: broken.now["phase"] == "over")
            assert broken.events == whole.events
            assert broken.view == whole.view
            assert [event["number"] for event in whole.events] == list(range(1, whole.number + 1))

    asyncio.run(play())


def test_two_tabs_are_one_person(server):
    """Both tabs are told everything; a move made in one can be answered by the next in the other."""

    async def play():
        async with two_sockets(server) as (left, right):
            tabs = [left, right]
            for turn in range(10):
                tab, other = tabs[turn % 2], tabs[1 - turn % 2]
                await tab.catch_up(other.number)
                assert await tab.my_turn()
                await tab.play()
            await right.until(lambda: right.number >= left.number)
            await left.until(lambda: right.number <= left.number)
            assert left.events == right.events

    asyncio.run(play())


def test_a_move_sent_twice_is_made_once(server):
    """The second time it is recognised, also on another socket; another answer to the decision comes too late."""

    async def play():
        async with two_sockets(server) as (a, b):
            await a.my_turn()
            turn = a.decision["turn"]
            first, other = (each["move"]["notation"] for each in a.decision["choices"][:2])
            done = await a.do("play", turn=turn, move=first)
            again = await b.ask("play", turn=turn, move=first)
            assert (again["type"], again["number"], again["doubled"]) == ("done", done["number"], True)
            late = await b.refused("play", turn=turn, move=other)
            assert late["code"] in {"late", "not-your-turn"}

    asyncio.run(play())


def test_many_answers_at_once_make_one_move(server):
    """Eight sockets of one person answer the same decision at the same time: one line is written."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            async with ada.at(table) as a:
                await a.do("start")
                await a.my_turn()
                before, turn = a.number, a.decision["turn"]
                moves = [each["move"]["notation"] for each in a.decision["choices"]]
                answers = await asyncio.gather(
                    *(a.ask("play", turn=turn, move=moves[i % len(moves)]) for i in range(8))
                )
                fresh = [each for each in answers if each["type"] == "done" and not each["doubled"]]
                assert len(fresh) == 1
                mine = [e for e in a.events if e["number"] > before and e["type"] == "moved" and e["by"] == "person"]
                assert len(mine) == 1

    asyncio.run(play())


def test_a_game_tells_all_the_moves_of_its_seats(server, name):
    """What can be asked about is told once, with targets; whoever has it is not sent it again."""
    with PatientClient(base_url=server.address) as client:
        answer = client.get(f"/api/games/{name}/moves")
        table = tr.game(name).moves
        assert [each["move"]["notation"] for each in answer.json()] == [
            str(move) for move in table if table.of_nature <= move.number < table.of_nature + table.of_seats
        ]
        assert all(len(each["targets"]) == len(each["move"]["parts"]) for each in answer.json())
        again = client.get(f"/api/games/{name}/moves", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get("/api/games/chess/moves").json()["code"] == "no-game"


def test_everybody_at_the_table_may_have_it_read_to_them(server, name):
    """Seats and spectators, once the match has begun: the table laid out in words."""

    async def play():
        async with Guest(server.address) as ada:
            nobody = Guest(server.address)
            table = await ada.open(name, tr.game(name).seats[0])
            async with ada.at(table) as a, nobody.at(table) as looking:
                for place in (a, looking):
                    assert (await place.refused("read"))["code"] == "not-begun"
                await a.do("start")
                for place in (a, looking):
                    await place.catch_up(a.number)
                    told = await place.ask("read")
                    assert told["type"] == "read"
                    assert all(section["rows"] for section in told["sheet"])
            await nobody.http.aclose()

    asyncio.run(play())


def test_a_stranger_learns_everything_about_a_game(server, name):
    """Title, line, options and cast in every language; words and rulebook once, and then only if they changed."""
    with PatientClient(base_url=server.address) as client:
        (told,) = [each for each in client.get("/api/games").json() if each["name"] == name]
        game = tr.game(name)
        assert set(told["title"]) == set(told["tagline"]) == {"en", "de", "fr"}
        assert told["usual_seats"] in told["seats"] == list(game.seats)
        assert [option["name"] for option in told["options"]] == list(game.options)
        for option in told["options"]:
            assert option["title"]["fr"]
            assert len(option["value_titles"]) == len(option["values"])
        assert [each["level"] for each in told["cast"]] == [1, 2, 3, 4, 5, 6]
        everybody = client.get(f"/api/games/{name}/characters").json()
        assert {each["name"] for each in told["cast"]} < {each["name"] for each in everybody}
        assert all(each["temper"] and each["tagline"]["fr"] for each in everybody)
        for path, file in (("words/de", "words/de.ftl"), ("rulebook/en", "rulebook/en.md")):
            first = client.get(f"/api/games/{name}/{path}")
            assert first.content == (game.words.folder / file).read_bytes()
            again = client.get(f"/api/games/{name}/{path}", headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert client.get(f"/api/games/{name}/words/xx").status_code == 400
        assert client.get("/api/games/chess/words/en").json()["code"] == "no-game"


def test_a_hint_ranks_the_legal_moves(server):
    """The best first, with what to expect of those that were thought about; if the host allows hints."""

    async def play():
        async with Guest(server.address) as ada:
            quiet = await ada.open(hints=False)
            async with ada.at(quiet) as a:
                await a.do("start")
                await a.my_turn()
                assert (await a.refused("hint"))["code"] == "no-hints"
            table = await ada.open()
            async with ada.at(table) as a:
                assert (await a.refused("hint"))["code"] == "not-begun"
                await a.do("start")
                await a.my_turn()
                told = await a.ask("hint")
                assert (told["type"], told["turn"]) == ("hinted", a.now["turn"])
                ranked = [each["move"]["notation"] for each in told["moves"]]
                assert 0 < len(ranked) == len(set(ranked))
                assert set(ranked) <= {each["move"]["notation"] for each in a.decision["choices"]}
                wins = [each["wins"] for each in told["moves"] if each["wins"] is not None]
                assert wins == sorted(wins, reverse=True)
                for each in told["moves"]:
                    thought_about = each["tried"] > 0
                    assert thought_about == (each["wins"] is not None) == (each["points"] is not None)

    asyncio.run(play())


def test_a_coach_is_there_for_who_plays_with_bots_alone(server):
    """It answers for the turn it was asked in, if hints are allowed and nobody else plays."""

    async def play():
        async with Guest(server.address) as ada, Guest(server.address, "Ben") as ben:
            quiet = await ada.open(hints=False)
            async with ada.at(quiet) as a:
                await a.do("start")
                await a.my_turn()
                assert (await a.refused("coach"))["code"] == "no-hints"
            shared = await ada.open()
            async with ada.at(shared) as a, ben.at(shared) as b:
                await b.do("sit", seat=1)
                await b.do("ready", contribution="")
                await a.do("start")
                assert (await a.refused("coach"))["code"] == "no-hints"
            table = await ada.open()
            async with ada.at(table) as a:
                await a.do("start")
                await a.my_turn()
                told = await a.ask("coach")
                assert (told["type"], told["turn"]) == ("coached", a.now["turn"])

    asyncio.run(play())


def test_a_coach_says_what_moves_cost():
    """The best one with its rule, and what others lose beyond doubt."""
    match = tr.game("festival").start(seats=4, seed=1)
    view = match.view(match.to_move)
    best, bad, fair = view.legal[:3]
    compared = (
        Considered(best, visits=400, win_shares=(0.5, 0.2, 0.2, 0.1), points=(30.0, 1.0, 1.0, 1.0)),
        Considered(fair, visits=400, win_shares=(0.49, 0.2, 0.2, 0.11), points=(30.0, 1.0, 1.0, 1.0)),
        Considered(bad, visits=400, win_shares=(0.2, 0.2, 0.5, 0.1), points=(21.0, 1.0, 1.0, 1.0)),
    )
    told = coaching(match.view(0), compared, "id", 7)
    assert told.best is not None
    assert (told.turn, told.best.move.notation, told.rule) == (7, str(best), "FV-R2")
    (cost,) = told.costs
    assert (cost.move.notation, cost.points, cost.serves) == (str(bad), 9.0, 2)
    assert cost.wins == cost.gain == pytest.approx(0.3)
    assert cost.wins > cost.margin > 0
    nothing = coaching(view, (), "id", 7)
    assert (nothing.best, nothing.rule, nothing.costs) == (None, None, [])


@pytest.mark.parametrize("game", ["festo", "ufos", "astoria"])
def test_other_games_play_too(server, game):
    """A person against bots, whatever the game."""

    async def play():
        async with Guest(server.address) as ada:
            games = {each["name"]: each for each in (await ada.http.get("/api/games")).json()}
            table = await ada.open(game, games[game]["seats"][0])
            async with ada.at(table) as a:
                await a.do("start")
                for _ in range(12):
                    if await a.my_turn():
                        await a.play()

    asyncio.run(play())
