"""The benchmark of strength: what was played is remembered, and only what is missing is played."""

import json
from dataclasses import replace

import pytest
from rich.console import Console

from bench import strength
from bench.strength import GAMES, Wanted, contests, hold
from tafelrunde.bots import roster
from tafelrunde.kernel import find_game
from tafelrunde.lab.diary import Diary

WANTED = Wanted("festival", "random", "random", surely=True)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "strength.json"


def held(file, matches):
    return hold(replace(WANTED, matches=matches), 1, Diary(file), Console(quiet=True))


def test_a_contest_goes_on_where_it_was(file):
    """Four matches are played; of eight, the first four are not played again."""
    held(file, 4)
    kept = json.loads(file.read_text("utf-8"))
    kept[str(WANTED)]["matches"][:4] = [0.25] * 4
    file.write_text(json.dumps(kept), "utf-8")
    assert held(file, 8).shares[:4] == (0.25,) * 4
    assert len(Diary(file).of(str(WANTED), WANTED.ways)) == 8


def test_what_other_bots_played_does_not_count(file, monkeypatch):
    """When the bots of a game have other ways, the contest begins anew."""
    held(file, 2)
    monkeypatch.setattr(strength, "ways_of", lambda *_: "something else")
    assert Diary(file).of(str(WANTED), WANTED.ways) == {}


def test_a_level_that_thinks_longer_is_another(monkeypatch):
    """What one level played does not count when it thinks longer; for the others nothing changes."""
    two, three, four = (Wanted("festival", f"level {level}", f"level {level - 1}") for level in (2, 3, 4))
    before = [each.ways for each in (two, three, four)]
    cast = roster.cast("festival")
    monkeypatch.setitem(cast, 3, replace(cast[3], iterations=41))
    assert [each.ways == earlier for each, earlier in zip((two, three, four), before, strict=True)] == [
        True,
        False,
        False,
    ]


def test_a_result_is_what_the_whole_contest_says(file):
    """Played in two goes, it is the same as in one."""
    held(file, 3)
    assert held(file, 6).shares == held(file.with_name("other.json"), 6).shares


def test_a_contest_ends_early_only_if_sure():
    """Who wins all of the first matches has shown enough; who wins half of them has not, if half is wanted.

    A step of the ladder has two hundred matches at least.
    """
    wanted = Wanted("festival", "random", "random", 2, matches=400)
    won = dict.fromkeys(range(400), 1.0)
    assert wanted.sure(wanted.result(won, wanted.stops[0]))
    won = {number: number % 2 for number in range(400)}
    assert not any(wanted.sure(wanted.result(won, matches)) for matches in wanted.stops)
    assert replace(wanted, surely=True).stops[0] == 200


def test_everything_that_was_promised_is_held():
    """For each game five steps of the ladder, the top among greedy and among random bots, and two steps of time."""
    wishes = list(contests({"ladder", "top", "time"}, list(GAMES)))
    assert len(wishes) == len(set(map(str, wishes))) == len(GAMES) * (5 + 2 + 2)


def test_each_contest_has_seats_for_its_game():
    """Time is tried by two where two can play, everything else by four."""
    for wanted in contests({"ladder", "top", "time"}, list(GAMES)):
        seats = find_game(wanted.game).seats
        assert wanted.sides == (2 if 2 in seats and "milliseconds" in wanted.one else 4)
        assert wanted.sides in seats
