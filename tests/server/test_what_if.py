"""What-ifs over HTTP: a finished match is played on from one of its moments, as a match of its own."""

import asyncio
import random

import pytest

import tafelrunde as tr
from tests.server.guests import Guest, play_to_the_end
from tests.server.processes import Server
from tests.server.test_reviews import imported


async def play_on(guest, match, **wish):
    """The answer to the wish to play on."""
    return await guest.http.post(f"/api/matches/{match}/what-if", json={"seat": 1, "moves": 20, **wish})


@pytest.mark.parametrize("anew", [False, True])
def test_a_finished_match_is_played_on_against_bots(server, anew):
    """The reader sits where they wished and sees what that seat saw then; the end, the list and the file are marked."""

    async def play():
        async with Guest(server.address) as ada:
            match, file = await imported(ada)
            before = tr.Match.from_json(file)
            moves = next(number for number in range(20, before.length) if before.played[number].seat == 1)
            then = next(before.steps(1, moves, moves + 1)).before
            table = (await play_on(ada, match, moves=moves, anew=anew)).json()["table"]
            marked = {"match": match, "moves": moves, "seat": 1, "anew": anew}
            async with ada.at(table) as place, Guest(server.address, "Eve") as eve, eve.at(table) as onlooker:
                assert place.sync["what_if"] == marked
                assert place.seat == 1
                assert place.view == then.fields()
                assert [sitter["level"] is None for sitter in place.seats] == [False, True, False, False]
                await play_to_the_end(place, random.Random(1))
                await onlooker.until(lambda: onlooker.now["phase"] == "over")
                assert all('"position"' not in raw for raw in (*place.raw, *onlooker.raw))
            [listed] = [each for each in (await ada.http.get("/api/me/matches")).json() if each["table"] == table]
            assert listed["what_if"] == marked
            assert (await ada.http.get(f"/api/matches/{table}/replay?seat=1")).json()["what_if"] == marked
            verdict = tr.verify((await ada.http.get(f"/api/matches/{table}/file")).text)
            assert verdict.wrong == ()
            assert tr.Match.from_json(file).what_if is None
            assert verdict.match is not None
            assert verdict.match.what_if is not None
            assert verdict.match.what_if.match == match

    asyncio.run(play())


def test_hidden_cards_as_they_were_are_not_told_while_the_match_goes_on(server):
    """Nobody is sent more of the what-if than their seat sees; its file is there only after the end."""

    async def play():
        async with Guest(server.address) as ada:
            match, _ = await imported(ada)
            table = (await play_on(ada, match)).json()["table"]
            for path in ("file", "replay?open=true", "replay?seat=2"):
                assert (await ada.http.get(f"/api/matches/{table}/{path}")).json()["code"] == "not-over"

    asyncio.run(play())


def test_what_cannot_be_played_on_is_refused(server):
    """A match that goes on, a match, moment or seat that is not there, and somebody without a name."""

    async def play():
        async with Guest(server.address) as ada:
            match, file = await imported(ada)
            length = tr.Match.from_json(file).length
            assert (await play_on(ada, match, moves=length)).json()["code"] == "no-moment"
            assert (await play_on(ada, match, seat=5)).json()["code"] == "no-seat"
            assert (await play_on(ada, "nowhere")).json()["code"] == "no-match"
            table = (await play_on(ada, match)).json()["table"]
            assert (await play_on(ada, table)).json()["code"] == "not-over"
            ada.http.cookies.clear()
            assert (await play_on(ada, match)).json()["code"] == "not-known"

    asyncio.run(play())


def test_a_what_if_goes_on_after_a_restart(tmp_path):
    """Position, moves and mark are in its log."""
    server = Server(tmp_path).start()

    async def play():
        async with Guest(server.address) as ada:
            match, _ = await imported(ada)
            table = (await play_on(ada, match)).json()["table"]
            async with ada.at(table) as place:
                await place.my_turn()
                await place.play()
                await place.my_turn()
                view, marked = place.view, place.sync["what_if"]
            server.kill()
            server.start()
            async with ada.at(table) as place:
                assert (place.view, place.sync["what_if"]) == (view, marked)

    asyncio.run(play())
    server.stop()
