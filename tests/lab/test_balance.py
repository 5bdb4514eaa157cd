"""Balance by random play: what ten thousand matches say about a game."""

import re

import pytest

import tafelrunde as tr
from tafelrunde.lab.balance import at_random
from tafelrunde.lab.balance.page import BOTS, RANDOM, put


@pytest.fixture(scope="module")
def note():
    return at_random.measure(tr.game("festival"), matches=200, seed=3)


def test_a_note_tells_every_number_of_seats_and_every_ending(note):
    """Each number of seats has a row, each way of ending too, and the shares of the wins make a whole."""
    told = at_random.markdown(note)
    assert "| 4 | 70 / 70 / 70 |" in told
    assert "| 5 | 90 / 90 / 90 |" in told
    assert "| rounds | 100.0 % | 100.0 % |" in told
    assert "| take, face up |" in told
    for played in note.by_seats.values():
        assert sum(at_random.win_shares(played)) == pytest.approx(100)


def test_moves_are_counted_as_they_were_played(note):
    """With 5 seats, ten rounds have sixty draws and fifty cards taken."""
    assert re.search(r"\| draw \| 50\.00 \| 60\.00 \|", at_random.markdown(note))
    assert re.search(r"\| take \| 40\.00 \| 50\.00 \|", at_random.markdown(note))


def test_a_note_takes_the_place_of_an_earlier_one(note, tmp_path):
    """Written twice, the page has one note, and keeps what stands around it."""
    page = tmp_path / "festival.md"
    page.write_text("# Festival\n\nBefore.\n", encoding="utf-8")
    at_random.write(note, tmp_path)
    once = page.read_text(encoding="utf-8")
    at_random.write(note, tmp_path)
    assert page.read_text(encoding="utf-8") == once
    assert once.startswith("# Festival\n\nBefore.\n\n## Balance\n")
    assert once.count("### By random play") == 1
    assert (tmp_path / "festival-balance.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("order", [(BOTS, RANDOM), (RANDOM, BOTS)])
def test_bots_stand_before_random_play(tmp_path, order):
    """Whichever note is written first, and what stands after them stays there."""
    for kind in order:
        page = put(f"What {kind} say.", kind, "festival", tmp_path)
    page.write_text(page.read_text("utf-8") + "\n## After\n", "utf-8")
    put("New.", BOTS, "festival", tmp_path)
    text = page.read_text("utf-8")
    assert text.index("New.") < text.index("What random play say.") < text.index("## After")
    assert "What bots say." not in text
