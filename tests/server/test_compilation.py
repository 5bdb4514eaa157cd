"""The order in which games are compiled, and how far it has come."""

import asyncio
import subprocess
import sys
import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tafelrunde.server.compilation import STAGES, Compilation
from tafelrunde.server.request_error import RequestError

A, B, C = (cast("Any", SimpleNamespace(name=name)) for name in "abc")


class HeldStages:
    """Stages that take until they are let go, and note when they begin."""

    def __init__(self):
        self.begun = []
        self._doors = {(stage, game.name): threading.Event() for stage in STAGES for game in (A, B, C)}
        self.first: list[list[str]] = []
        self.compilation = Compilation(
            {stage: self._step(stage) for stage in STAGES}, lambda games: self.first.append(list(games))
        )

    def _step(self, stage):
        def work(game):
            self.begun.append((stage, game.name))
            assert self._doors[stage, game.name].wait(60)

        return work

    async def has_begun(self, stage, game):
        while (stage, game.name) not in self.begun:
            await asyncio.sleep(0.001)

    def let_go(self, stage, game):
        self._doors[stage, game.name].set()

    def let_all_go(self):
        for door in self._doors.values():
            door.set()


def test_a_server_that_stops_lets_nobody_wait_for_a_game():
    """Whoever waits is refused at once, and so is whoever comes later, while the compiler still runs."""

    async def play():
        stages = HeldStages()
        background = asyncio.create_task(stages.compilation.compile_all([B], lambda game: pytest.fail(game.name)))
        waiting = asyncio.create_task(stages.compilation.wait_for(A))
        await stages.has_begun("rules", A)
        stages.compilation.stop()
        for refused in (waiting, stages.compilation.wait_for(A), stages.compilation.wait_for(C)):
            with pytest.raises(RequestError, match="broken"):
                await refused
        assert not stages.compilation.is_done("rules", A)
        with pytest.raises(asyncio.CancelledError):
            await background
        stages.let_all_go()

    asyncio.run(play())


def test_the_game_somebody_asks_for_is_compiled_at_once_and_its_mind_next():
    """Nothing new is begun in the background meanwhile; rules come before minds, minds before search."""

    async def play():
        stages = HeldStages()
        background = asyncio.create_task(stages.compilation.compile_all([A, B, C], lambda game: pytest.fail(game.name)))
        await stages.has_begun("rules", A)
        asked = asyncio.create_task(stages.compilation.wait_for(C))
        await stages.has_begun("rules", C)
        stages.let_go("rules", A)
        while not stages.compilation.is_done("rules", A):
            await asyncio.sleep(0.001)
        assert stages.begun == [("rules", "a"), ("rules", "c")]
        stages.let_go("rules", C)
        await asked
        await stages.has_begun("mind", C)
        stages.let_all_go()
        await background
        assert stages.begun[:3] == [("rules", "a"), ("rules", "c"), ("mind", "c")]
        assert stages.begun[3:] == [
            ("rules", "b"),
            ("mind", "a"),
            ("mind", "b"),
            ("search", "c"),
            ("search", "a"),
            ("search", "b"),
        ]

    asyncio.run(play())


def test_nobody_waits_twice():
    """Two people who ask for the same game wait for the same work, and the third does not wait at all."""

    async def play():
        stages = HeldStages()
        stages.let_all_go()
        await asyncio.gather(stages.compilation.wait_for(A), stages.compilation.wait_for(A))
        await stages.compilation.wait_for(A)
        assert stages.begun.count(("rules", "a")) == 1

    asyncio.run(play())


def test_a_game_that_cannot_be_compiled_stops_no_other():
    async def play():
        broken: list[Any] = []

        def work(game):
            if game is A:
                raise ValueError("no rule")

        compilation = Compilation(dict.fromkeys(STAGES, work))
        await compilation.compile_all([A, B], broken.append)
        assert broken == [A]
        assert compilation.is_done("search", B)
        assert not compilation.is_done("rules", A)
        with pytest.raises(ValueError, match="no rule"):
            await compilation.wait_for(A)

    asyncio.run(play())


def test_while_somebody_waits_for_games_others_pause():
    """Until nobody waits any more."""

    async def play():
        stages = HeldStages()
        asked = [asyncio.create_task(stages.compilation.wait_for(game)) for game in (B, A)]
        await stages.has_begun("rules", A)
        assert stages.first[-1] == ["b", "a"]
        stages.let_go("rules", B)
        await asked[0]
        assert stages.first[-1] == ["a"]
        stages.let_all_go()
        await asked[1]
        assert stages.first[-1] == []

    asyncio.run(play())


def test_progress_never_goes_back_and_ends_at_100():
    async def play():
        stages = HeldStages()
        assert stages.compilation.progress(A) == (0, None)
        asked = asyncio.create_task(stages.compilation.wait_for(A))
        await stages.has_begun("rules", A)
        shares = []
        for done, of in ((0, 7), (3, 3), (2, 7), (7, 7), (0, 2), (2, 2)):
            stages.compilation.note("a", done, of)
            shares.append(stages.compilation.progress(A)[0])
        assert shares == sorted(shares)
        assert stages.compilation.progress(A)[1] is not None
        stages.let_all_go()
        await asked
        assert stages.compilation.progress(A) == (100, 0)

    asyncio.run(play())


LESSON = """
import tafelrunde as tr
from tafelrunde.kernel.compiled import ENTRIES
from tafelrunde.server.catalogue import compile_for_tables
from tafelrunde.server.tables.lessons import course_of, lesson_told
from tafelrunde.server.wire.lessons import LessonWay

def loaded():
    return {entry.name: len(entry.call.signatures) for group in ENTRIES.values() for entry in group}

game = tr.game("festival")
compile_for_tables(game)
before = loaded()
lesson_told(course_of(game, "scoring"), LessonWay([]), "ada")
assert loaded() == before, (before, loaded())
"""


def test_a_game_that_is_ready_for_tables_is_ready_for_lessons():
    """Nothing is left to be loaded, which might have to wait until the search of some game is compiled."""
    subprocess.run([sys.executable, "-c", LESSON], check=True)
