"""Before a match: what is asked, what is understood, what is refused."""

import pytest

import tafelrunde as tr
from tafelrunde.bots import cast
from tafelrunde.terminal.arguments import PlayArguments
from tafelrunde.terminal.menu import USUAL_LEVEL
from tests.terminal.sessions import run, saved, to_the_end

PLACE_OF_FESTIVAL = str(tr.games().index("festival") + 1)


def test_a_match_from_the_first_question_to_the_last_word(folder):
    """A whole match of Festival against bots, every question answered, ends with a winner and a file that verifies."""
    session = run(PlayArguments(), PLACE_OF_FESTIVAL, "4", "no", "3", "1", "Anna", *to_the_end())
    assert session.code == 0
    assert "Take one card, pass on the rest" in session.shown
    assert "All rounds have been played." in session.shown
    assert "win" in session.pages[-1]
    assert "sealed by commitment" in session.pages[-1]
    (file,) = saved(folder)
    assert f"./tafel verify {file}" in session.shown
    assert tr.verify(file.read_text("utf-8")).ok


def test_a_game_is_picked_by_number_name_or_beginning():
    """`festival`, its number and `fest` where that is clear all pick Festival, and Enter takes the default."""
    for said in (PLACE_OF_FESTIVAL, "festival", "FESTIVAL", "festiv"):
        assert "How many seats? (4, 5) [4]" in run(PlayArguments(), said).shown


def test_answers_that_are_none_are_asked_again():
    """Nothing that is typed into the menu breaks it: it says that this is no choice and asks again."""
    nonsense = ("99", "0", "-1", "1.5", "xyz", "[bold]", "\x1b[31m", "é" * 5000, "9" * 5000, "٣")
    session = run(PlayArguments(), *nonsense, "festival", "3", "six", "", "perhaps", "", "5", "-1", "", "7", "")
    assert session.shown.count("is not one of the choices") >= len(nonsense) + 5
    assert "\x1b" not in session.shown
    assert "Your name?" in session.shown


def test_only_what_is_missing_is_asked():
    """What the command line says is not asked again."""
    session = run(PlayArguments("festival", seats=5, bots=4, level=1, names=("Anna",), options=("simplified=yes",)))
    assert "?" not in session.shown.split(">", maxsplit=1)[0]
    assert "Round 1 of 5" in session.shown


def test_quick_asks_nothing():
    """With --quick a match begins at once, with bots in all the other seats."""
    session = run(PlayArguments("festival", quick=True))
    assert "You hold" in session.shown
    assert cast("festival")[USUAL_LEVEL].name in session.shown


def test_names_are_shown_as_they_are():
    """A name that looks like markup is shown letter by letter, and nothing in a name steers the terminal."""
    session = run(PlayArguments("festival", seats=4, bots=3, names=("[red]\x1b[2J",), seed=3, quick=True))
    assert "[red] [2J" in session.shown
    assert "\x1b" not in session.shown


def test_two_people_cannot_have_the_same_name():
    """The second person is asked again until the name is a new one."""
    session = run(PlayArguments("festival", seats=4, bots=2), "no", "", "Anna", "anna", "Ben")
    assert "Everybody needs a name of their own." in session.shown
    assert "Hand the keyboard to" in session.shown


def test_the_menu_can_be_left(folder):
    """`quit` or the end of the input leave before a match began, and nothing is kept."""
    assert run(PlayArguments(), "quit").code == 0
    assert run(PlayArguments()).code == 0
    assert saved(folder) == []


def test_the_language_changes_in_the_menu():
    """`language de` asks the same question in German."""
    session = run(PlayArguments(), "language de", "ende")
    assert "Welches Spiel?" in session.shown


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Welches Spiel?"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "Quel jeu ?"),
        ({"LANG": "ja_JP.UTF-8"}, "Which game?"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "Which game?"),
        ({}, "Which game?"),
    ],
)
def test_the_language_is_that_of_the_system(environment, language, monkeypatch):
    """Without --language the environment decides, and English where it says nothing known."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language in run(PlayArguments(), language=None).shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (PlayArguments("chess"), "there is no game 'chess'"),
        (PlayArguments("festival", seats=3), "festival is played with 4, 5 seats, not 3"),
        (PlayArguments("festival", seats=10**30), "festival is played with 4, 5 seats"),
        (PlayArguments("festival", seats=4, bots=5, quick=True), "of 4 seats from 0 to 4 can be bots, not 5"),
        (PlayArguments("festival", seats=4, bots=-1, quick=True), "of 4 seats from 0 to 4 can be bots, not -1"),
        (PlayArguments("festival", level=99, quick=True), "there is no level 99"),
        (PlayArguments("festival", options=("simplified=maybe",), quick=True), "'maybe' is neither true nor false"),
        (PlayArguments("festival", options=("nothing=1",), quick=True), "unknown option 'nothing'"),
        (PlayArguments("festival", bots=3, names=("A", "B"), quick=True), "2 names for 1 people"),
        (PlayArguments("festival", bots=2, names=("A", "a"), quick=True), "two people have the same name"),
        (PlayArguments("festival", bots=3, names=(" \t",), quick=True), "a name needs at least one letter"),
        (PlayArguments("festival", seed=-1, quick=True), "seed is a whole number from 0"),
        (PlayArguments("festival", seed=2**80, quick=True), "seed is a whole number from 0"),
    ],
)
def test_wishes_that_cannot_be_fulfilled(arguments, complaint):
    """A wish that does not fit is refused with a sentence that says what does."""
    session = run(arguments)
    assert session.code == 2
    assert complaint in session.shown


def test_an_unknown_language_is_refused():
    """--language names one of the languages there are."""
    session = run(PlayArguments(), language="klingon")
    assert session.code == 2
    assert "'klingon' is not a language spoken here; there are en, de, fr" in session.shown


def test_bots_alone_play_to_the_end(folder):
    """With bots in every seat the match is shown as a spectator sees it, and kept."""
    session = run(PlayArguments("festival", bots=4, seed=1, quick=True))
    assert session.code == 0
    assert "takes a card, face down" in session.shown
    assert "The dice came from the seed 1." in session.shown
    assert len(saved(folder)) == 1
