"""Recorded matches: every way of ending, with every number of seats, played again as they were."""

import json
from pathlib import Path
from typing import Any

import pytest

import tafelrunde as tr
from tests.games.recorded_matches import check_replay

RECORDED = sorted(Path(__file__).with_name("recorded").glob("*.json"))


def test_every_ending_is_recorded_with_every_number_of_seats():
    """AS-E1 AS-E2 AS-E3 AS-E4 AS-E7 Nine ways of ending, each with three to six seats."""
    told = [json.loads(file.read_text("utf-8")) for file in RECORDED]
    found = {(match["outcome"]["reason"], match["seats"]) for match in told}
    assert found == {(reason, seats) for reason in tr.game("astoria").reasons for seats in (3, 4, 5, 6)}


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_match_is_played_again(file):
    """AS-E5 AS-E6 The moves lead to the same table and the same points, and the file comes out the same."""
    check_replay(file)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_nobody_learns_more_from_the_log_than_they_may(file):
    """AS-S1 AS-A1 AS-Y5 AS-Y6 Dealt goals and cards, looks and thefts are masked for all but those who saw them."""
    match: Any = tr.Match.from_json(file.read_text("utf-8").rstrip("\n"))
    hidden = {"goal", "artefact", "glimpse", "loot"}
    spectator = match.moves_seen_by(None)
    assert not hidden & {move.kind for move in spectator}
    for seat in range(match.seats):
        for played, told, public in zip(match.moves, match.moves_seen_by(seat), spectator, strict=True):
            assert told in (played, public)
            assert told == played or played.kind in hidden
