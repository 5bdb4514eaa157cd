"""Before a match: what is asked, what is understood, what is refused."""

import pytest

import tafelrunde as tr
from tafelrunde.bots import cast
from tafelrunde.terminal.menu import USUAL_LEVEL
from tafelrunde.terminal.wishes import Wishes
from tests.terminal.evening import kept, spend, to_the_end

PLACE_OF_FESTIVAL = str(tr.games().index("festival") + 1)


def test_a_match_from_the_first_question_to_the_last_word(shelf):
    """A whole match of Festival against bots, every question answered, ends with a winner and a file that verifies."""
    evening = spend(Wishes(), PLACE_OF_FESTIVAL, "4", "no", "3", "1", "Anna", *to_the_end())
    assert evening.code == 0
    assert "Take one card, pass on the rest" in evening.shown
    assert "All rounds have been played." in evening.shown
    assert "win" in evening.pages[-1]
    assert "sealed by commitment" in evening.pages[-1]
    (file,) = kept(shelf)
    assert f"./tafel verify {file}" in evening.shown
    assert tr.verify(file.read_text("utf-8")).ok


def test_a_game_is_picked_by_number_name_or_beginning():
    """`festival`, its number and `fest` where that is clear all pick Festival, and Enter takes the default."""
    for said in (PLACE_OF_FESTIVAL, "festival", "FESTIVAL", "festiv"):
        assert "How many seats? (4, 5) [4]" in spend(Wishes(), said).shown


def test_answers_that_are_none_are_asked_again():
    """Nothing that is typed into the menu breaks it: it says that this is no choice and asks again."""
    nonsense = ("99", "0", "-1", "1.5", "xyz", "[bold]", "\x1b[31m", "é" * 5000, "9" * 5000, "٣")
    evening = spend(Wishes(), *nonsense, "festival", "3", "six", "", "perhaps", "", "5", "-1", "", "7", "")
    assert evening.shown.count("is not one of the choices") >= len(nonsense) + 5
    assert "\x1b" not in evening.shown
    assert "Your name?" in evening.shown


def test_only_what_is_missing_is_asked():
    """What the command line says is not asked again."""
    evening = spend(Wishes("festival", seats=5, bots=4, level=1, names=("Anna",), options=("simplified=yes",)))
    assert "?" not in evening.shown.split(">", maxsplit=1)[0]
    assert "Round 1 of 5" in evening.shown


def test_quick_asks_nothing():
    """With --quick a match begins at once, with bots in all the other seats."""
    evening = spend(Wishes("festival", quick=True))
    assert "You hold" in evening.shown
    assert cast("festival")[USUAL_LEVEL].name in evening.shown


def test_names_are_shown_as_they_are():
    """A name that looks like markup is shown letter by letter, and nothing in a name steers the terminal."""
    evening = spend(Wishes("festival", seats=4, bots=3, names=("[red]\x1b[2J",), seed=3, quick=True))
    assert "[red] [2J" in evening.shown
    assert "\x1b" not in evening.shown


def test_two_people_cannot_have_the_same_name():
    """The second person is asked again until the name is a new one."""
    evening = spend(Wishes("festival", seats=4, bots=2), "no", "", "Anna", "anna", "Ben")
    assert "Everybody needs a name of their own." in evening.shown
    assert "Hand the keyboard to" in evening.shown


def test_the_menu_can_be_left(shelf):
    """`quit` or the end of the input leave before a match began, and nothing is kept."""
    assert spend(Wishes(), "quit").code == 0
    assert spend(Wishes()).code == 0
    assert kept(shelf) == []


def test_the_language_changes_in_the_menu():
    """`language de` asks the same question in German."""
    evening = spend(Wishes(), "language de", "ende")
    assert "Welches Spiel?" in evening.shown


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
    assert language in spend(Wishes(), language=None).shown


@pytest.mark.parametrize(
    ("wishes", "complaint"),
    [
        (Wishes("chess"), "there is no game 'chess'"),
        (Wishes("festival", seats=3), "festival is played with 4, 5 seats, not 3"),
        (Wishes("festival", seats=10**30), "festival is played with 4, 5 seats"),
        (Wishes("festival", seats=4, bots=5, quick=True), "of 4 seats from 0 to 4 can be bots, not 5"),
        (Wishes("festival", seats=4, bots=-1, quick=True), "of 4 seats from 0 to 4 can be bots, not -1"),
        (Wishes("festival", level=99, quick=True), "there is no level 99"),
        (Wishes("festival", options=("simplified=maybe",), quick=True), "'maybe' is neither true nor false"),
        (Wishes("festival", options=("nothing=1",), quick=True), "unknown option 'nothing'"),
        (Wishes("festival", bots=3, names=("A", "B"), quick=True), "2 names for 1 people"),
        (Wishes("festival", bots=2, names=("A", "a"), quick=True), "two people have the same name"),
        (Wishes("festival", bots=3, names=(" \t",), quick=True), "a name needs at least one letter"),
        (Wishes("festival", seed=-1, quick=True), "seed is a whole number from 0"),
        (Wishes("festival", seed=2**80, quick=True), "seed is a whole number from 0"),
    ],
)
def test_wishes_that_cannot_be_fulfilled(wishes, complaint):
    """A wish that does not fit is refused with a sentence that says what does."""
    evening = spend(wishes)
    assert evening.code == 2
    assert complaint in evening.shown


def test_an_unknown_language_is_refused():
    """--language names one of the languages there are."""
    evening = spend(Wishes(), language="klingon")
    assert evening.code == 2
    assert "'klingon' is no language spoken here; there are en, de, fr" in evening.shown


def test_bots_alone_play_to_the_end(shelf):
    """With bots in every seat the match is shown as a spectator sees it, and kept."""
    evening = spend(Wishes("festival", bots=4, seed=1, quick=True))
    assert evening.code == 0
    assert "takes a card, face down" in evening.shown
    assert "The dice came from the seed 1." in evening.shown
    assert len(kept(shelf)) == 1
