"""Recorded matches: every way of ending, with every number of seats, played again as they were."""

import json
from pathlib import Path

import pytest

import tafelrunde as tr
from tests.games.recorded_matches import check_replay

RECORDED = sorted(Path(__file__).with_name("recorded").glob("*.json"))


def test_every_ending_is_recorded_with_every_number_of_seats():
    """FV-E1 FV-X3 Ten rounds and the used-up pile, each with four and five seats."""
    told = [json.loads(file.read_text("utf-8")) for file in RECORDED]
    found = {(match["outcome"]["reason"], match["seats"]) for match in told}
    assert found == {(reason, seats) for reason in tr.game("festival").reasons for seats in (4, 5)}


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_match_is_played_again(file):
    """FV-E1 FV-E9 FV-X3 The moves lead to the same table and the same gold, and the file comes out the same."""
    check_replay(file)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_match_can_be_played_by_hand(file):
    """FV-R2 FV-R3 The decisions of the file, played one by one on a new match with the same dice, give that file."""
    told = json.loads(file.read_text("utf-8"))
    match = tr.game("festival").start(seats=told["seats"], seed=told["dice"]["seed"], options=told["options"])
    while len(match.log) < len(told["moves"]):
        said = told["moves"][len(match.log)]
        if said.startswith("undo to"):
            match.undo_to(said.removeprefix("undo to "), new_dice=True)
        else:
            match.play(said)
    assert match.to_json() == file.read_text("utf-8").rstrip("\n")
