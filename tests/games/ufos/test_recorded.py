"""Recorded matches: every way of ending, with every number of seats, played again as they were."""

import json
from pathlib import Path

import pytest

from tests.games.recorded_matches import check_replay
from tests.games.ufos.ufos_table import UFOS

RECORDED = sorted(Path(__file__).with_name("recorded").glob("*.json"))


def test_every_ending_is_recorded_with_every_number_of_seats():
    """UF-E1 UF-E4 Enough cities, a restaurant everywhere (not with three), the last round."""
    told = [json.loads(file.read_text("utf-8")) for file in RECORDED]
    found = {(match["outcome"]["reason"], match["seats"]) for match in told}
    assert found == {(reason, seats) for reason in UFOS.reasons for seats in UFOS.seats} - {("everywhere", 3)}


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_match_is_played_again(file):
    """UF-E2 UF-E3 The moves lead to the same table and the same points, and the file comes out the same."""
    check_replay(file)
