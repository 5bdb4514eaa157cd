"""Balance by strong play: matches of bots are kept in a diary, counted by turn and by the groups of the game."""

import json
import re

import pytest
from rich.progress import Progress

import tafelrunde as tr
from tafelrunde.lab.balance import by_bots
from tafelrunde.lab.balance.strong import Ended, Series, play
from tafelrunde.lab.balance.strong_note import markdown, times_its_share
from tafelrunde.lab.diary import Diary


@pytest.fixture
def file(tmp_path):
    return tmp_path / "balance.json"


def series(file, matches, processes=1, game="festival"):
    """Matches of level 1, as far as the diary lacks them."""
    found = Series(tr.game(game), 1, Diary(file))
    with Progress(disable=True) as progress:
        found.go_on(matches, processes, progress)
    return found


def a_match(first, places, **groups):
    """A match of which only first player, places and groups matter."""
    return Ended(first, "rounds", (0,) * len(places), places, 9, 1, groups)


def test_an_interrupted_measurement_goes_on_where_it_was(file):
    """What the diary has is not played again, also if it was written in another process."""
    series(file, 2)
    kept = json.loads(file.read_text("utf-8"))
    for entry in kept.values():
        entry["matches"][0]["decisions"] = 7
    file.write_text(json.dumps(kept), "utf-8")
    by_seats = series(file, 3).by_seats
    assert {seats: len(matches) for seats, matches in by_seats.items()} == {4: 3, 5: 3}
    assert all(matches[0].decisions == 7 for matches in by_seats.values())


def test_processes_change_nothing(file):
    """Two processes play the same matches as one, in any order."""
    assert series(file, 3, 2).by_seats == series(None, 3).by_seats


def test_all_numbers_of_seats_grow_alike():
    """Whenever a run is broken off, each number of seats has about as many matches as the others."""
    missing = Series(tr.game("festival"), 1, Diary(None)).missing(2)
    assert list(missing) == [(0, 4), (0, 5), (1, 4), (1, 5)]


def test_a_match_knows_its_length_and_who_began():
    """Festival has ten rounds, and with 4 seats 70 decisions."""
    match = play("festival", 1, 1, (0, 4))
    assert (match.rounds, match.decisions, match.reason) == (10, 70, "rounds")
    assert match.turn(match.first) == 1
    assert sum(match.wins) == pytest.approx(1)


def test_a_game_names_the_groups_of_its_seats():
    """AS-V1 AS-E1 In Astoria wins are counted by side, by goal and by special card."""
    match = play("astoria", 1, 1, (0, 5))
    assert set(match.groups) == {"side", "goal", "role"}
    for side, goal, role in zip(*match.groups.values(), strict=True):
        assert (side == "loyal") == (goal == "save")
        assert role in {"alchemist", "servant", "deceiver"}
    assert match.groups["goal"].count("save") <= 3


def times(matches, kind, name):
    """How many times its share a group wins, without the interval."""
    found = times_its_share(matches, (kind, name))
    return found and found[0]


def test_a_group_is_measured_by_the_seats_it_has():
    """One loyal seat of three, which wins one of two matches, wins 1.5 times its share; a shared win is half a win."""
    loyal = ("loyal", "traitor", "traitor")
    matches = [a_match(0, (1, 2, 3), side=loyal), a_match(1, (2, 1, 3), side=loyal)]
    assert times(matches, "side", "loyal") == pytest.approx(1.5)
    assert times(matches, "side", "traitor") == pytest.approx(0.75)
    assert times(matches, "turn", "1") == pytest.approx(3)
    assert times_its_share(matches, ("side", "nobody")) is None
    assert times_its_share([a_match(0, (1, 2), role=("wizard", "wizard"))], ("role", "wizard")) is None
    shared = [a_match(0, (1, 1, 3), side=loyal)]
    assert times(shared, "side", "loyal") == pytest.approx(1.5)


def test_the_interval_is_that_of_the_share_of_wins():
    """50 of 100 matches of two: 1.00 times the share, from 0.81 to 1.19."""
    matches = [a_match(0, (1, 2)), a_match(0, (2, 1))] * 50
    assert times_its_share(matches, ("turn", "1")) == pytest.approx((1, 0.8077, 1.1923), abs=1e-3)


def test_the_note_tells_length_endings_and_wins(file):
    """A row for each number of seats, each ending that happened, each turn; no fifth turn with four seats."""
    note = markdown(series(file, 4))
    assert "| 4 | 4 | 10 | 70 / 70 / 70 |" in note
    assert "| rounds | 100 % (51 to 100) | 100 % (51 to 100) |" in note
    assert re.search(r"\| turn 5 \| – \| \d", note)


def test_the_note_goes_into_the_page_of_the_game(file, tmp_path):
    """Written twice, the page has it once; and nothing is played for it again."""
    for _ in range(2):
        assert by_bots(tr.game("festival"), 1, 2, 1, 1, file, tmp_path).endswith("festival.md")
    text = (tmp_path / "festival.md").read_text("utf-8")
    assert text.count("Bots of level 1 among themselves") == 1
