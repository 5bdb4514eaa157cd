"""`tafel review`: the picture of a match in the terminal, and the review in its file."""

import json
import random
from io import StringIO

import pytest
from rich.console import Console

import tafelrunde as tr
from tafelrunde.review import Depth
from tafelrunde.review.file import review_in
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.review import ReviewArguments, pages, review_file
from tafelrunde.terminal.stream import HEIGHT


def finished(seed=4):
    """A match played at random."""
    match = tr.game("festival").start(seats=4, seed=seed)
    choice = random.Random(seed)
    while not match.over:
        match.play(choice.choice(match.legal))
    return match


def test_a_review_is_written_into_the_file_and_read_from_it(tmp_path, capsys):
    """The second call shows the same without thinking; the match in the file is still whole."""
    file = tmp_path / "match.json"
    file.write_text(finished().to_json(), "utf-8")
    wanted = ReviewArguments(iterations=8, language="en")
    assert review_file(file, wanted) == 0
    first = capsys.readouterr().out
    made = review_in(file.read_text("utf-8"))
    assert made is not None
    assert tr.verify(file.read_text("utf-8")).ok
    assert review_file(file, wanted) == 0
    assert capsys.readouterr().out == first
    assert review_in(file.read_text("utf-8")) == made
    assert "Festival" in first


def test_a_review_as_json(tmp_path, capsys):
    """For other programs."""
    file = tmp_path / "match.json"
    file.write_text(finished().to_json(), "utf-8")
    assert review_file(file, ReviewArguments(seat=1, iterations=8, json=True)) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == 1
    assert told["moments"][0]["shares"] == [0.25] * 4


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [80, 140])
def test_the_picture_fits_the_page_in_every_language(language, width):
    """One line for each twelfth of the win; nothing is wider than the page."""
    match = finished()
    console = Console(width=width, record=True, file=StringIO())
    review = tr.review(match, None, Depth(8, 8))
    for each in pages(match, review, Messages(language), width):
        console.print(each)
    lines = console.export_text().splitlines()
    assert max(map(len, lines)) <= width
    assert sum(set(line.strip()) <= set("≈☀♨☘") and bool(line.strip()) for line in lines) == HEIGHT


def test_what_cannot_be_reviewed_is_told(tmp_path, capsys):
    """A file that is none, and a match that goes on."""
    assert review_file(tmp_path / "none.json", ReviewArguments()) == 1
    assert "there is no such file" in capsys.readouterr().out
    file = tmp_path / "match.json"
    file.write_text(tr.game("festival").start(seats=4, seed=1).to_json(), "utf-8")
    assert review_file(file, ReviewArguments()) == 1
    assert "only a finished match can be reviewed" in capsys.readouterr().out
