"""Every way in which secrets leaked elsewhere, tried at the real server."""

import asyncio
import json

from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.tables import TableStore
from tests.server.guests import Guest, play_to_the_end


async def key_of(server, table):
    database = Database(server.database)
    key = await TableStore(database).key(table)
    await database.close()
    assert key is not None
    return key.hex()


def test_a_live_match_shows_nobody_more_than_their_view(server):
    """Key, file, replay of other seats, legal moves and refusals of others: none can be had before the end."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            table = await ada.open()
            async with ada.at(table) as a, ben.at(table) as b:
                await b.do("sit", seat=1)
                await b.do("ready")
                await a.do("start")
                async with Guest(server.address, "Eve") as eve, eve.at(table) as e:
                    await asyncio.wait(
                        {asyncio.create_task(a.my_turn()), asyncio.create_task(b.my_turn())},
                        return_when=asyncio.FIRST_COMPLETED,
                    )
                    mover, other = (a, b) if a.decision else (b, a)
                    legal = mover.decision["choices"][0]["move"]["notation"]
                    illegal = "draw dancer-1"
                    for curious in (other, e):
                        await curious.catch_up(mover.number)
                        assert curious.decision is None
                        for move in (legal, illegal):
                            answers = [await curious.refused("why-not", move=move)]
                            answers += [await curious.refused("play", turn=mover.now["turn"], move=move)]
                            expected = {"not-seated"} if curious is e else {"not-your-turn"}
                            assert {each["code"] for each in answers} == expected
                            assert not any(each["rule"] or each["instead"] for each in answers)
                    for guest, seat in ((ada, 1), (ben, 0), (eve, 0), (eve, 1)):
                        answer = await guest.http.get(f"/api/matches/{table}/replay", params={"seat": seat})
                        assert answer.json()["code"] == "not-over"
                    opened = await ada.http.get(f"/api/matches/{table}/replay", params={"open": True})
                    assert opened.json()["code"] == "not-over"
                    assert (await ada.http.get(f"/api/matches/{table}/file")).json()["code"] == "not-over"
                    own = await ada.http.get(f"/api/matches/{table}/replay", params={"seat": 0})
                    assert own.json()["outcome"] is None
                    told = [m["move"]["notation"] for step in own.json()["steps"] for m in step["moves"]]
                    assert told == a.moves()
                    raw = " ".join(a.raw + b.raw + e.raw) + own.text
                    assert await key_of(server, table) not in raw
                    await asyncio.gather(play_to_the_end(a), play_to_the_end(b))
                    assert await key_of(server, table) in "".join(a.raw[-2:])
                    everything = await eve.http.get(f"/api/matches/{table}/replay", params={"open": True})
                    file = (await eve.http.get(f"/api/matches/{table}/file")).json()
                    shown = [m["move"]["notation"] for step in everything.json()["steps"] for m in step["moves"]]
                    assert shown == file["moves"]

    asyncio.run(play())


def test_one_persons_cookie_does_not_answer_for_another(server):
    """A forged or foreign cookie is nobody: it can look on like anybody, and nothing else."""

    async def play():
        async with Guest(server.address, "Ada") as ada:
            table = await ada.open()
            for forged in ("", "x", ada.person, "a" * 43, "a" * 5000, "%00"):
                stranger = Guest(server.address)
                stranger.http.cookies.set("tafelrunde", forged)
                assert (await stranger.http.get("/api/me")).status_code == 401
                if len(forged) < 1000 and forged:
                    async with stranger.at(table) as s:
                        assert s.sync["you"] == {"person": None, "seat": None, "host": False}
                        for command in ({"kind": "leave"}, {"kind": "start"}, {"kind": "free", "seat": 0}):
                            assert (await s.refused(**command))["code"] == "not-known"
                await stranger.http.aclose()

    asyncio.run(play())


def test_logs_and_metrics_know_no_names_moves_or_keys(server):
    async def play():
        async with Guest(server.address, "Rumpelstilzchen") as ada:
            table = await ada.open()
            async with ada.at(table) as a:
                await a.do("start")
                await a.do("say", text="Abrakadabra")
                await play_to_the_end(a)
            metrics = (await ada.http.get("/metrics")).text
            assert "tafelrunde_log_entries_total" in metrics
            kept = metrics + server.logs()
            token = ada.http.cookies["tafelrunde"]
            for secret in ("Rumpelstilzchen", "Abrakadabra", token, await key_of(server, table), table, "take "):
                assert secret not in kept

    asyncio.run(play())


def test_lists_tell_only_what_is_public(server):
    """A table in a list shows settings, names and whose turn it is, and nothing of the match."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open(public=True)
            async with ada.at(table) as a:
                await a.do("start")
                await a.my_turn()
            answer = await ada.http.get("/api/tables")
            assert answer.headers["cache-control"] == "no-store"
            listed = next(each for each in answer.json() if each["table"] == table)
            assert set(listed) == {
                *("table", "settings", "edition", "phase", "seats", "to_move"),
                *("opened", "changed", "seat", "your_turn", "imported", "points", "winners", "what_if"),
            }
            assert (listed["points"], listed["winners"]) == (None, [])
            hidden = await ada.open(public=False)
            assert hidden not in json.dumps((await ada.http.get("/api/tables")).json())

    asyncio.run(play())
