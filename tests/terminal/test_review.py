"""`tafel review`: the picture of a match in the terminal, and the review in its file."""

import json
import random
import re
from io import StringIO

import pytest
from msgspec import structs
from rich.console import Console

import tafelrunde as tr
from tafelrunde.kernel import OPEN, Phrase
from tafelrunde.review import Depth, Difference, PlannedMove, method_of
from tafelrunde.review.file import review_in, with_review
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
    made = review_in(file.read_text("utf-8"), finished())
    assert made is not None
    assert tr.verify(file.read_text("utf-8")).ok
    assert review_file(file, wanted) == 0
    assert capsys.readouterr().out == first
    assert review_in(file.read_text("utf-8"), finished()) == made
    assert "Festival" in first


def test_a_review_as_json(tmp_path, capsys):
    """For other programs."""
    file = tmp_path / "match.json"
    file.write_text(finished().to_json(), "utf-8")
    assert review_file(file, ReviewArguments(seat=1, iterations=8, json=True)) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == 1
    assert told["moments"][0]["shares"] == [0.25] * 4


def told_of(review, match, language, width=80):
    """The lines of the page."""
    console = Console(width=width, record=True, file=StringIO())
    for each in pages(match, review, Messages(language), width):
        console.print(each)
    return console.export_text().splitlines()


@pytest.mark.parametrize(("seat", "knowledge"), [(1, "what seat 2 knew"), (OPEN, "everything open")])
def test_a_review_of_another_sight_is_shown_as_it_is_in_the_file(tmp_path, capsys, seat, knowledge):
    """The browser writes what one seat knew, or all cards open; only who asks for another seat gets another review."""
    match = finished()
    inside = tr.review(match, seat, Depth.of(8))
    file = tmp_path / "match.json"
    file.write_text(with_review(match.to_json(), inside), "utf-8")
    assert review_file(file, ReviewArguments(iterations=8, language="en")) == 0
    assert knowledge in capsys.readouterr().out
    assert review_in(file.read_text("utf-8"), match) == inside
    assert review_file(file, ReviewArguments(seat=0, iterations=8, language="en")) == 0
    assert "what seat 1 knew" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "costliest", "best", "said"),
    [
        ("en", "costliest decisions", "best decisions", ("goes to Seat 1.", "probably Seat 3: ", "→ Seat 4: ")),
        (
            "de",
            "teuerste Entscheidungen",
            "beste Entscheidungen",
            ("bekommt Platz 1.", "wohl Platz 3: ", "→ Platz 4: "),
        ),
        (
            "fr",
            "décisions les plus coûteuses",
            "meilleures décisions",
            ("revient à Place 1.", "doute Place 3 : ", "→ Place 4 : "),
        ),
    ],
)
def test_the_costliest_and_the_best_decisions_of_a_seat_are_listed(language, costliest, best, said):
    """Five of each at most, with points, whom it serves and what follows; no number is parted from its percent sign."""
    match = finished()
    review = tr.review(match, None, Depth(8, 8))
    own = [each for each in review.decisions if each.seat == 2][:12]
    variation = [PlannedMove(2, own[0].best), PlannedMove(2, "hand to 3"), PlannedMove(3, own[0].best)]
    differences = [Difference(Phrase("tally-most", {"profession": "dancer", "stars": 4}), 5.4)]
    bad = [
        structs.replace(
            each,
            cost=0.3,
            margin=0.04,
            points=2.6,
            changes=[0.3, 0, -0.3, 0],
            variation=variation,
            differences=differences,
        )
        for each in own[:6]
    ]
    good = [
        structs.replace(each, cost=0.0, margin=0.1, lead=0.21, lead_margin=0.05, next_best=each.best)
        for each in own[6:]
    ]
    lines = told_of(structs.replace(review, decisions=[*bad, *good]), match, language)
    text = "\n".join(lines)
    assert [text.count(each) for each in (costliest, best)] == [1, 1]
    assert [text.count(each) for each in ("−30\N{NO-BREAK SPACE}%", "−21\N{NO-BREAK SPACE}%")] == [5, 5]
    told = " ".join(text.split())
    assert [told.count(each) for each in ("−3 ", "−5.", *said)] == [5] * 5
    assert max(map(len, lines)) <= 80
    listed = lines[next(at for at, line in enumerate(lines) if costliest in line) + 1 :]
    assert all(line.startswith("  ") for line in listed if line and best not in line)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [80, 140])
def test_the_picture_fits_the_page_in_every_language(language, width):
    """One line for each twelfth of the win; nothing is wider than the page."""
    match = finished()
    lines = told_of(tr.review(match, None, Depth(8, 8)), match, language, width)
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


def test_what_is_asked_for_on_the_command_line_is_made(tmp_path, capsys):
    """All open, or for longer than the review in the file thought; there is no other way of looking."""
    file = tmp_path / "match.json"
    match = finished()
    file.write_text(match.to_json(), "utf-8")
    made = []
    for iterations, is_open in ((8, False), (8, True), (9, False), (None, False)):
        assert review_file(file, ReviewArguments(open=is_open, iterations=iterations, language="en")) == 0
        inside = review_in(file.read_text("utf-8"), match)
        assert inside is not None
        made.append((inside.seat, inside.method))
    assert made == [
        (seat, method_of(match.game, Depth.of(each))) for seat, each in ((None, 8), (OPEN, 8), (None, 9), (None, 9))
    ]
    capsys.readouterr()
    for seat in (-4, 4):
        assert review_file(file, ReviewArguments(seat=seat, language="en")) == 1
        assert f"there is no seat {seat}" in capsys.readouterr().out


def test_the_ledger_has_its_margins_and_only_seats_that_are_judged():
    """How exact luck and decisions are stands below them; a seat's review says nothing of the others' decisions."""
    match = finished()
    text = "\n".join(told_of(tr.review(match, 2, Depth(8, 8)), match, "en"))
    assert re.search(r"Accurate to: luck ±\d+.%, own decisions ±\d+.%", text)
    rows = re.findall(r"Seat \d +\d+.%", text)
    assert len(rows) == 1
    assert rows[0].startswith("Seat 3")


def test_a_review_of_another_match_in_a_file_is_told(tmp_path, capsys):
    """Nothing of it is shown, and the message says how to get a new one."""
    file = tmp_path / "match.json"
    file.write_text(with_review(finished(5).to_json(), tr.review(finished(4), None, Depth(8, 8))), "utf-8")
    assert review_file(file, ReviewArguments(language="en")) == 1
    assert "--again makes a new one" in capsys.readouterr().out
