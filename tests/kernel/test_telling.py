"""Telling: steps, deeds, sheets and their words, by the kernel's own defaults."""

import random
from itertools import pairwise

import pytest

import tafelrunde as tr
from tafelrunde.kernel import OPEN, Line, Match, Phrase, Reader, Seat, TafelError

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")


def finished(game="festo", seed=3) -> Match:
    match = tr.game(game).start(tr.game(game).seats[0], seed=seed)
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match


@pytest.fixture(scope="module")
def match():
    return finished("festival")


@pytest.mark.parametrize("viewer", [0, 1, None, OPEN])
def test_steps_show_what_the_viewer_saw_before_and_after_each_move(match, viewer):
    """Replayed step by step, a match shows a viewer the same moves and views as at the table."""
    steps = list(match.steps(viewer))
    assert [step.move for step in steps] == list(match.moves_seen_by(viewer))
    assert [step.seat for step in steps] == [each.seat for each in match.played]
    assert all(one.after is two.before for one, two in pairwise(steps))
    assert steps[-1].after.table.tobytes() == match.view(viewer).table.tobytes()


def test_some_steps_are_the_same_as_in_the_whole(match):
    """Steps can be asked for from the middle."""
    whole = list(match.steps(1))
    some = list(match.steps(1, 7, 12))
    assert [(step.number, step.move) for step in some] == [(step.number, step.move) for step in whole[7:12]]
    assert some[0].before.table.tobytes() == whole[7].before.table.tobytes()


def test_nobody_sees_everything_before_the_end():
    """Only a finished match can be laid open."""
    match = tr.game("festival").start(4, seed=1)
    with pytest.raises(tr.BadSetup):
        match.view(OPEN)


def test_a_deed_that_grows_is_told_again_from_its_beginning(match):
    """Asked for what happened from a move on, the match tells the whole deed that the move belongs to."""
    whole = match.tell(0)
    assert [deed.first for deed in whole] == sorted({deed.first for deed in whole})
    for first in range(match.length):
        told = match.tell(0, first)
        assert told[0].first <= first
        assert told == whole[-len(told) :]
    assert match.tell(0, match.length) == ()


def test_several_viewers_are_told_together_what_each_is_told_alone(match):
    """Replayed once for several viewers, each learns of its own moves and deeds, and of nobody else's."""
    viewers = (0, None, 1)
    for first in range(0, match.length, 5):
        last = min(first + 3, match.length)
        told = match.told(viewers, first, last)
        for viewer in viewers:
            assert told.moves(viewer) == match.moves_seen_by(viewer, first, last)
            assert tuple(told.deeds(viewer)) == match.tell(viewer, first, last)
    assert match.told(viewers, 0).moves(0) != match.told(viewers, 0).moves(1)


def test_what_was_taken_back_is_told_no_more():
    """After an undo the deeds are those of a match in which it never happened."""
    match = tr.game("festo").start(3, seed=5)
    before = match.tell(0)
    for _ in range(3):
        match.play(match.legal[0])
    match.tell(0)
    match.undo(3)
    assert match.tell(0) == before


def test_a_copy_goes_on_by_itself_with_the_same_dice():
    """What is played in a copy leaves the match alone, and the same moves bring the same dice."""
    match = finished("ufos", 2)
    match.undo(5)
    twin = match.copy()
    line, state = match.played, match.state_bytes()
    while not twin.over:
        twin.play(twin.legal[0])
    assert (match.played, match.state_bytes()) == (line, state)
    while not match.over:
        match.play(match.legal[0])
    assert match.played == twin.played
    assert match.outcome == twin.outcome


def test_a_view_says_why_not_without_telling_a_secret():
    """A refusal asked of a view names the rule that forbids the move."""
    match = tr.game("festo").start(3, seed=5)
    view = match.view(match.to_move)
    assert view.why_not(match.legal[0]) is None
    refused, known = view.why_not("take all"), match.why_not("take all")
    assert refused is not None
    assert known is not None
    assert refused.rule == known.rule


def test_a_line_knows_whether_it_speaks_of_the_reader():
    """Who acts, who is acted on and who only reads along is told apart."""
    game = tr.game("festo")
    line = Line(Phrase("log-card-given", {"target": Seat(1)}), 0)
    told = {you: Reader(game, "en", NAMES, you).line(line) for you in (0, 1, 2, None)}
    assert told[2] == told[None]
    assert len({told[0], told[1], told[2]}) == 3
    assert "Anna" in told[2]
    assert "Ben" in told[2]


@pytest.mark.parametrize(("language", "said"), [("en", "A, B and C"), ("de", "A, B und C"), ("fr", "A, B et C")])
def test_things_in_a_list_are_joined_as_people_do(language, said):
    """The last of several is joined by a word."""
    reader = Reader(tr.game("festo"), language, "ABC")
    assert reader.said([Seat(0), Seat(1), Seat(2)]) == said
    assert reader.said([Seat(0)]) == "A"
    assert reader.cell([Seat(0), Seat(1)]) == "A, B"


def test_what_has_no_words_is_told_by_its_notation():
    """A game without a message for something still says something."""
    reader = Reader(tr.game("festo"), "fr", NAMES)
    assert reader.say(Phrase("log-nothing", {"notation": "do nothing"})) == "do nothing"
    with pytest.raises(TafelError):
        reader.name(6)


def test_an_attribute_of_a_message_has_words_of_its_own():
    """A phrase may ask for a form of a name."""
    reader = Reader(tr.game("festo"), "en", NAMES)
    assert reader.say(Phrase("area.to", {"area": "orc"})) == "to the Orc"


def test_a_view_prints_as_its_sheet():
    """print(view) and a notebook show the same rows."""
    view = tr.game("festo").start(2, seed=5).view(0)
    text, page = str(view), view._repr_html_()
    assert "seat 1" in text
    assert "<td>" in page
