"""What happens at a table besides the moves: taking back, clocks, leaving, talking, looking on, playing again."""

import asyncio
from contextlib import asynccontextmanager

from tests.server.guests import Guest, play_to_the_end


async def started(host, place, **level):
    await place.do("start", **level)
    assert await place.my_turn()
    return place


def face(place, way):
    """A legal move that takes a card this way up."""
    return next(c["move"]["notation"] for c in place.decision["choices"] if c["move"]["parts"].get("face") == way)


@asynccontextmanager
async def after_taking(guest, way):
    """A table at which somebody has just taken a card this way and has still to hand the rest on.

    That does not happen in every match: tables are opened until it does.
    """
    while True:
        table = await guest.open()
        async with guest.at(table) as place:
            await started(guest, place)
            if await take(place, way):
                yield table, place
                return


async def take(place, way):
    """Take cards until one was taken this way and the same person goes on to hand the rest on; False at the end."""
    while await place.my_turn():
        if "take" not in place.decision["kinds"]:
            await place.play()
            continue
        before = place.now["turn"]
        await place.play(face(place, way))
        if place.now["turn"] == before + 1 and place.decision is not None and place.decision["kinds"] == ["hand"]:
            return True
    return False


def test_a_decision_from_which_nobody_learned_anything_can_be_taken_back(server):
    """A card taken face down goes back into the hand; the others see that, and the record keeps it."""

    async def play():
        async with (
            Guest(server.address) as ada,
            Guest(server.address, "Eve") as eve,
            after_taking(ada, "down") as (table, a),
            eve.at(table) as looking,
        ):
            await a.do("undo", turn=a.now["turn"])
            assert a.decision["kinds"] == ["take"]
            undone = a.events[-1]
            assert (undone["type"], undone["seat"], undone["decisions"]) == ("undone", 0, 1)
            assert undone["to"] == len(a.moves())
            await looking.until(lambda: looking.number == a.number)
            assert looking.moves()[-1] != "take a card down" or len(looking.moves()) == len(a.moves())
            assert [e["type"] for e in looking.events] == [e["type"] for e in a.events]
            await play_to_the_end(a)
            file = (await ada.http.get(f"/api/matches/{table}/file")).json()
            assert any(move.startswith("back to") for move in file["moves"])

    asyncio.run(play())


def test_what_others_have_seen_cannot_be_taken_back_alone(server):
    """A card shown face up, cards handed on and what chance brought stay; the refusal names the fact."""

    async def play():
        async with Guest(server.address) as ada, after_taking(ada, "up") as (_, a):
            told = await a.refused("undo", turn=a.now["turn"])
            assert told["code"] == "undo-told"
            assert told["arguments"]["move"].endswith("up")
            await a.play()
            await a.my_turn()
            decided = await a.refused("undo", turn=a.now["turn"])
            assert decided["code"] == "undo-decided"
            nothing = await a.refused("undo", turn=a.now["turn"], decisions=500)
            assert nothing["code"] == "undo-nothing"

    asyncio.run(play())


def test_with_the_consent_of_all_more_can_be_taken_back(server):
    """One no ends the request; when everybody agrees, the decision is taken back. Bots have nothing against it."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            table = await ada.open()
            async with ada.at(table) as a, ben.at(table) as b:
                await b.do("sit")
                await b.do("ready")
                await a.do("start")
                for _ in range(30):
                    await asyncio.wait(
                        {asyncio.create_task(a.my_turn()), asyncio.create_task(b.my_turn())},
                        return_when=asyncio.FIRST_COMPLETED,
                    )
                    mover = a if a.decision is not None else b
                    await mover.play(face(mover, "up") if "take" in mover.decision["kinds"] else None)
                    other = b if mover is a else a
                    await other.catch_up(mover.number)
                    if mover.decision is not None:
                        break
                asked = await mover.do("undo", turn=mover.now["turn"], ask=True)
                await other.catch_up(asked["number"])
                request = other.now["request"]
                assert (request["seat"], request["decisions"], request["agreed"]) == (mover.seat, 1, [mover.seat])
                assert (await mover.refused("answer-undo", agree=True))["code"] == "no-request"
                await other.do("answer-undo", agree=False)
                assert other.now["request"] is None
                turn = mover.now["turn"]
                await mover.until(lambda: mover.now["request"] is None)
                await mover.do("undo", turn=turn, ask=True)
                await other.until(lambda: other.now["request"] is not None)
                await other.do("answer-undo", agree=True)
                await mover.until(lambda: mover.events[-1]["type"] == "undone")
                assert mover.now["turn"] == turn + 1

    asyncio.run(play())


def test_undo_can_be_switched_off_and_ends_with_the_match(server):
    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open(undo=False)
            async with ada.at(table) as a:
                await started(ada, a)
                await a.play()
                assert (await a.refused("undo", turn=a.now["turn"]))["code"] == "undo-off"
            table = await ada.open()
            async with ada.at(table) as a:
                await started(ada, a)
                await play_to_the_end(a)
                assert (await a.refused("undo", turn=a.now["turn"]))["code"] == "over"

    asyncio.run(play())


def test_a_clock_that_runs_out_calls_a_stand_in_and_never_ends_the_match(server):
    """After a warning a stand-in decides; the person plays on with the next turn."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open(clock={"kind": "relaxed", "bank": 1})
            async with ada.at(table) as a:
                await started(ada, a)
                assert 0 < a.now["clocks"]["left"][0] <= 1000
                assert a.now["clocks"]["left"][1] is None
                await a.until(lambda: any(e.get("late") for e in a.events))
                late = next(e for e in a.events if e.get("late"))
                assert (late["seat"], late["by"]) == (0, "stand-in")
                assert a.warned[0]["seat"] == 0
                await a.until(lambda: sum(e.get("late", False) for e in a.events) > 2)
                assert a.now["phase"] == "playing"

    asyncio.run(play())


def test_a_bank_is_spent_and_refilled(server):
    """Thinking costs time, and a new turn brings some."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open(clock={"kind": "timed", "bank": 100, "increment": 7})
            async with ada.at(table) as a:
                await started(ada, a)
                assert 100_000 < a.now["clocks"]["left"][0] <= 107_000
                await asyncio.sleep(0.2)
                turn = a.now["turn"]
                await a.play()
                while await a.my_turn() and a.now["turn"] == turn + 1:
                    await a.play()
                assert a.now["clocks"]["left"][0] < 114_000 - 200

    asyncio.run(play())


def test_a_stand_in_plays_for_whoever_leaves_and_hands_the_seat_back(server):
    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            async with ada.at(table) as a:
                await started(ada, a)
                turn, move = a.now["turn"], a.decision["choices"][0]["move"]["notation"]
                await a.do("leave")
                assert a.seats[0]["away"]
                assert (await a.refused("leave"))["code"] == "away"
                await a.until(lambda: any(e.get("by") == "stand-in" for e in a.events))
                assert (await a.ask("play", turn=turn, move=move))["type"] in {"refusal", "done"}
                answer = await a.ask("return")
                if answer["type"] == "refusal":
                    assert answer["code"] == "over"
                    return
                await play_to_the_end(a)
                assert a.now["phase"] == "over"

    asyncio.run(play())


def test_talk_reaches_everybody_but_those_who_do_not_want_to_hear(server):
    """Plain text, one line; markup stays text; whoever is muted is heard no more by that one person."""

    async def play():
        async with Guest(server.address, "<b>Ada</b>") as ada, Guest(server.address, "Ben") as ben:
            table = await ada.open()
            async with ada.at(table) as a, ben.at(table) as b:
                await a.do("say", text=" <script>alert(1)</script>\n ok ")
                await b.until(lambda: b.events[-1]["type"] == "said")
                assert b.events[-1]["text"] == "<script>alert(1)</script> ok"
                assert b.events[-1]["name"] == "<b>Ada</b>"
                await b.do("mute", person=ada.person)
                await a.do("say", text="again")
                await b.until(lambda: len([e for e in b.events if e["type"] == "said"]) == 2)
                assert b.events[-1]["text"] is None
                assert a.events[-1]["text"] == "again"
                for bad in ("\u202e", " "):
                    assert (await a.refused("say", text=bad))["code"] == "bad-text"
                answers = [await a.ask("say", text="flood") for _ in range(8)]
                assert answers[-1]["code"] == "too-many"
            quiet = await ada.open(chat=False)
            async with ada.at(quiet) as a:
                assert (await a.refused("say", text="hello"))["code"] in {"no-chat", "too-many"}

    asyncio.run(play())


def test_spectators_see_what_spectators_may_see(server):
    """Somebody without a cookie can look on, if the host wants that, and can do nothing."""

    async def play():
        async with Guest(server.address) as ada, Guest(server.address, "Eve") as eve:
            nobody = Guest(server.address)
            table, closed = await ada.open(), await ada.open(spectators=False)
            async with ada.at(table) as a, nobody.at(table) as looking:
                await started(ada, a)
                await looking.until(lambda: looking.view is not None)
                assert looking.decision is None
                assert (await looking.refused("sit"))["code"] == "not-known"
                await a.until(lambda: a.present == [0])
            async with ada.at(closed) as a, eve.at(closed) as early:
                await started(ada, a)
                await early.until(lambda: early.bye == "gone")
                late = await eve.http.get(f"/api/matches/{closed}/replay")
                assert late.json()["code"] == "not-over"
            await nobody.http.aclose()

    asyncio.run(play())


def test_the_same_people_can_play_again(server):
    """The rematch has the same settings, everybody on their seat, and dice of its own."""

    async def play():
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
            table = await ada.open(chat=False)
            async with ada.at(table) as a, ben.at(table) as b:
                await b.do("sit", seat=3)
                assert (await b.refused("again"))["code"] == "not-over"
                await b.do("ready")
                await a.do("start")
                await asyncio.gather(play_to_the_end(a), play_to_the_end(b))
                await b.do("again")
                again = b.events[-1]["table"]
                await a.do("again")
                await a.until(lambda: a.events[-1]["type"] == "rematch")
                assert a.events[-1]["table"] == again
            async with ada.at(again) as a, ben.at(again) as b:
                assert (a.seat, b.seat) == (0, 3)
                assert b.sync["you"]["host"]
                assert b.sync["settings"]["chat"] is False
                assert a.sync["commitment"]

    asyncio.run(play())


def test_my_matches_say_whose_turn_it_is(server):
    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open(public=True)
            async with ada.at(table) as a:
                await started(ada, a)
            mine = (await ada.http.get("/api/me/matches")).json()
            assert [(each["table"], each["phase"], each["your_turn"]) for each in mine] == [(table, "playing", True)]
            listed = (await ada.http.get("/api/tables")).json()
            assert table in [each["table"] for each in listed]

    asyncio.run(play())


def test_my_matches_say_who_won_and_with_what(server):
    """Once a match is over; until then nothing is told of points."""

    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open(options={"simplified": True})
            async with ada.at(table) as a:
                await started(ada, a)
                await play_to_the_end(a)
                outcome = a.now["outcome"]
            [mine] = (await ada.http.get("/api/me/matches")).json()
            first = [seat for seat, place in enumerate(outcome["places"]) if place == 1]
            assert (mine["points"], mine["winners"]) == (outcome["points"], first)

    asyncio.run(play())


def test_another_device_takes_over_with_a_link_once(server):
    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            link = (await ada.http.post("/api/me/handover")).json()
            assert link["link"].endswith(link["code"])
            assert link["qr"].startswith("<svg")
            phone = Guest(server.address)
            answer = await phone.http.post("/api/handover", json={"code": link["code"]})
            assert answer.json()["person"] == ada.person
            async with phone.at(table) as p:
                assert p.seat == 0
            again = await ada.http.post("/api/handover", json={"code": link["code"]})
            assert again.json()["code"] == "bad-link"
            await phone.http.delete("/api/me")
            assert (await phone.http.get("/api/me")).status_code == 401
            assert (await ada.http.get("/api/me")).status_code == 200
            await phone.http.aclose()

    asyncio.run(play())


def test_a_refused_move_names_its_rule_and_changes_nothing(server):
    async def play():
        async with Guest(server.address) as ada:
            table = await ada.open()
            async with ada.at(table) as a:
                await started(ada, a)
                number, turn = a.number, a.now["turn"]
                held = {c["move"]["parts"].get("card") for c in a.decision["choices"]}
                command = "hand to 1" if None not in held else "take dancer-1 up"
                refusal = await a.refused("play", turn=turn, move=command)
                assert refusal["code"] == "refused"
                assert refusal["rule"].startswith("FV-")
                assert refusal["instead"] == a.decision["choices"]
                answer = await a.ask("why-not", move=command)
                assert answer["rule"] == refusal["rule"]
                legal = a.decision["choices"][0]["move"]["notation"]
                assert (await a.ask("why-not", move=legal))["rule"] is None
                assert (a.number, a.now["turn"]) == (number, turn)

    asyncio.run(play())
