"""Recorded matches: every number of seats, with and without magical dishes and events, played again as they were."""

import json
from pathlib import Path

import pytest

from tests.games.festo.festo_table import FESTO
from tests.games.recorded_matches import check_replay

RECORDED = sorted(Path(__file__).with_name("recorded").glob("*.json"))
TOLD = {file.stem: json.loads(file.read_text("utf-8")) for file in RECORDED}


def test_every_number_of_seats_and_variant_is_recorded():
    """FO-G1 FO-Z1 FO-P4 Two to five seats, magical dishes or not; and matches without events."""
    found = {(told["seats"], told["options"]["magical_dishes"]) for told in TOLD.values()}
    assert found == {(seats, magical) for seats in (2, 3, 4, 5) for magical in (False, True)}
    assert {told["options"]["events"] for told in TOLD.values()} == {False, True}
    assert {told["outcome"]["reason"] for told in TOLD.values()} == set(FESTO.reasons)


def test_the_recorded_matches_show_every_kind_of_move():
    """FO-G1 Whatever can be done in Festo! is done in one of them, and every event comes up."""
    moves = [FESTO.moves.find(said) for told in TOLD.values() for said in told["moves"]]
    assert {move.kind for move in moves} == {move.kind for move in FESTO.moves}
    assert {move.parts["event"] for move in moves if move.kind == "event"} == set(FESTO.moves.names("event", "event"))


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_match_is_played_again(file):
    """FO-G1 FO-V3 The moves lead to the same table and the same points, and the file comes out the same."""
    check_replay(file)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_match_can_be_played_by_hand(file):
    """FO-G1 The decisions of the file, played one by one on a new match with the same dice, give that file."""
    told = json.loads(file.read_text("utf-8"))
    match = FESTO.start(seats=told["seats"], seed=told["dice"]["seed"], options=told["options"])
    while len(match.log) < len(told["moves"]):
        match.play(told["moves"][len(match.log)])
    assert match.to_json() == file.read_text("utf-8").rstrip("\n")
