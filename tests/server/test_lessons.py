"""Lessons over HTTP: told like a table, from the learner's view alone; and what somebody has finished."""

import asyncio

import httpx
import pytest

import tafelrunde as tr
from tafelrunde.lessons import lessons_of
from tests.lessons.ways import whole_way
from tests.server.guests import Guest

ROUND = "/api/games/festival/lessons/round"
GAME = tr.game("festival")
LESSON = lessons_of(GAME)[0]


def follow(server, moves, shown=None, number=0, **more):
    """Where a learner stands."""
    body = {"moves": moves, "shown": shown, "number": number, **more}
    return httpx.post(f"{server.address}{ROUND}", json=body, timeout=60)


def test_a_lesson_begins_like_a_table(server):
    """One sync with the whole table, and the first step."""
    told = follow(server, []).json()
    [sync] = told["messages"]
    assert sync["type"] == "sync"
    assert sync["now"]["decision"]["choices"]
    assert [sitter["name"] for sitter in sync["seats"]] == ["", "Mila", "Otto", "Zoé"]
    assert told["step"] == {
        "number": 1,
        "of": len(LESSON.steps),
        "say": "round-packet",
        "point": [],
        "show": [],
        "task": False,
        "next": True,
        "astray": False,
        "done": False,
        "puzzle": None,
    }


def test_what_follows_a_move_comes_as_updates_without_gaps(server):
    """The learner's move and what the others do; the last one says what is to be decided."""
    way = whole_way(GAME, LESSON)
    at = way.index("hand to 1")
    told = follow(server, way[: at + 1], way[:at], number=7).json()
    numbers = [update["number"] for update in told["messages"]]
    assert numbers == list(range(8, 8 + len(numbers)))
    assert told["messages"][0]["event"]["seat"] == 0
    assert len({update["event"]["seat"] for update in told["messages"]}) == 4
    assert told["step"]["say"] == "round-next-first"


def test_others_keep_their_secrets(server):
    """What Mila lays face down is told to nobody."""
    way = whole_way(GAME, LESSON)
    told = follow(server, way[: way.index("hand to 1") + 1], [], number=1).text
    assert "take a card down" in told
    assert "take dancer-9 down" not in told


def test_going_back_is_an_undo(server):
    """One update, with the view as it was."""
    first = follow(server, ["next"]).json()["messages"][0]
    back = follow(server, ["next"], ["next", "take dancer-9 up"], number=3).json()
    [update] = back["messages"]
    assert update["event"]["type"] == "undone"
    assert update["changed"] == first["view"]
    assert back["step"]["say"] == "round-take"


def test_another_move_is_answered(server):
    """It is played, the learner is told something about it, and nothing more can be decided."""
    told = follow(server, ["next", "take dancer-9 up"], ["next"], number=1).json()
    assert told["step"]["astray"] is True
    assert told["step"]["say"] == "round-nine"
    assert told["messages"][-1]["now"]["decision"] is None


def test_the_last_step_is_the_end(server):
    """Who has done everything is done."""
    assert follow(server, whole_way(GAME, LESSON)).json()["step"]["done"] is True


def test_rules_and_the_table_in_words_can_be_asked_for(server):
    """As at a table."""
    answer = httpx.post(f"{server.address}{ROUND}/why-not", json={"moves": [], "move": "hand to 1"}).json()
    assert answer["rule"] == "FV-R3"
    sheet = httpx.post(f"{server.address}{ROUND}/sheet", json={"moves": []}).json()
    assert sheet["sheet"]
    assert "round-packet" in httpx.get(f"{server.address}/api/games/festival/lesson-words/de").text


@pytest.mark.parametrize(
    ("path", "moves", "status", "code"),
    [
        ("/api/games/festival/lessons/swimming", [], 404, "no-lesson"),
        ("/api/games/chess/lessons/round", [], 404, "no-game"),
        (ROUND, ["hand to 1"], 409, "refused"),
        (ROUND, ["dance"], 409, "no-move"),
        (ROUND, ["next"] * 201, 400, "malformed"),
    ],
)
def test_what_cannot_be_followed_is_refused(server, path, moves, status, code):
    """With a code, like everything."""
    answer = httpx.post(f"{server.address}{path}", json={"moves": moves})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_finished_lessons_are_kept_with_the_person(server):
    """Once each, and nobody else's; strangers have none."""
    assert httpx.get(f"{server.address}/api/me/lessons").status_code == 401

    async def play():
        async with Guest(server.address) as ada, Guest(server.address, "Ben") as ben:
            finished = {"game": "festival", "lesson": "round"}
            for _ in range(2):
                answer = await ada.http.post("/api/me/lessons", json=finished)
            assert answer.json() == [finished]
            assert (await ada.http.get("/api/me/lessons")).json() == [finished]
            assert (await ben.http.get("/api/me/lessons")).json() == []
            unknown = await ada.http.post("/api/me/lessons", json={"game": "festival", "lesson": "swimming"})
            assert unknown.json()["code"] == "no-lesson"

    asyncio.run(play())
