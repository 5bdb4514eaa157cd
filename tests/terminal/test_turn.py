"""A turn at the terminal: what is shown, what may be typed, and what it does."""

import re

import pytest

from tafelrunde.terminal.arguments import PlayArguments
from tests.terminal.sessions import FOUR_PEOPLE, WITH_BOTS, run, to_the_end

pytestmark = pytest.mark.usefixtures("at_random")


def test_a_turn_says_whose_it_is_what_happened_and_what_may_be_done():
    """The page names the game, tells what the others did as far as one may see it, asks, and numbers the moves."""
    page = run(WITH_BOTS).pages[0]
    assert "Festival ──" in page
    assert "Drawn by lot: Alma begins the first round." in page
    assert "Alma takes a card, face down, and hands the other 4 cards to Carla." in page
    assert "Carla takes the Gladiator 9, face up" in page
    assert re.search(r"In hand +Gladiator 2, Tamer 6", page)
    assert "You hold 2 cards: take one and lay it face up or face down." in page
    assert " 4 Take the Tamer 6, face down" in page


@pytest.mark.parametrize(
    "typed",
    [
        "4",
        "take tamer-6 down",
        "TAKE  tamer-6   DOWN",
        "t t d",
        "take tamer-6 d",
        "Take the Tamer 6, face down",
        "take the tam 6, face d",
    ],
)
def test_a_move_by_number_notation_words_or_beginnings(typed):
    """However a move is typed, it is the same move."""
    assert "You take the Tamer 6, face down." in run(WITH_BOTS, typed).pages[1]


def test_the_table_is_laid_out_as_the_one_to_move_sees_it():
    """Your own face-down card is in your column, in brackets; of the others' there is only how many."""
    page = run(WITH_BOTS, "4").pages[1]
    assert re.search(r"▶ ≈ Anna \(you\) +☀ Alma +♨ Bruno +☘ Carla", page)
    assert re.search(r"Tamers +\(6\) 1★ +· +· +·", page)
    assert re.search(r"Face down +1 +1 +1 +·", page)


def test_a_refused_move_names_its_rule():
    """FV-R6 A card one does not hold cannot be taken, and the answer says by which rule."""
    session = run(WITH_BOTS, "take clown-9 up")
    assert "✗ FV-R6 You do not hold this card. (? take clown-9 up tells more.)" in session.shown


@pytest.mark.parametrize("typed", ["? take clown-9 up", "?take clown-9 up", "why take clown-9 up", "why t clown-9"])
def test_why_a_move_is_refused(typed):
    """The rule, its words, its paragraph in the rulebook, and what would be legal instead."""
    page = run(WITH_BOTS, typed).pages[1]
    assert "FV-R6 You do not hold this card." in page
    assert "While you choose, you may look at all cards you hold." in page
    assert "You may do this instead:" in page
    assert " 4 Take the Tamer 6, face down" in page


def test_why_in_another_language():
    """The refusal, its paragraph and the moves are in the reader's language, and so is the command."""
    page = run(WITH_BOTS, "warum take clown-9 up", language="de").pages[1]
    assert "FV-R6 Diese Karte hast du nicht auf der Hand." in page
    assert "Beim Auswählen darfst du alle Karten ansehen" in page
    assert "Lege die Dompteurin 6 verdeckt aus" in page


def test_why_a_legal_move_is_none():
    """Asked about a legal move, it says that one may do it; asked about nothing, it asks back."""
    assert "You may do this: Take the Gladiator 2, face up" in run(WITH_BOTS, "? 1").shown
    assert "Which move?" in run(WITH_BOTS, "why").shown


@pytest.mark.parametrize("typed", ["draw clown-9", "first is 2", "take a card down", "? draw clown-9"])
def test_what_chance_does_is_not_for_people(typed):
    """Moves of chance, and moves as others see them, cannot be played or asked about: the answer could tell secrets."""
    session = run(WITH_BOTS, typed)
    assert "is not a move that people make" in session.shown
    assert "FV-" not in session.shown


def test_typing_that_means_nothing_or_too_much():
    """Numbers out of range, ambiguous beginnings and nonsense get a sentence each, and the turn goes on."""
    session = run(
        WITH_BOTS, "0", "5", "9" * 400, "-1", "take", "fly to the moon", "", "[bold]x", "\x1b[2J", "\0", "é" * 3000
    )
    assert "There is no move 5; they go from 1 to 4." in session.shown
    assert "This may mean several moves: take gladiator-2 up" in session.shown
    assert "“fly to the moon” is neither a move nor a command." in session.shown
    assert "“[bold]x” is neither" in session.shown
    assert "\x1b" not in session.shown
    assert "\0" not in session.shown
    assert len(session.shown) < 20_000
    assert session.shown.count("You hold 2 cards") == 1


def test_help_lists_what_can_be_typed():
    """`?` and `help` list the commands that there are."""
    page = run(WITH_BOTS, "?").pages[1]
    for word in ("help", "why", "rules", "log", "table", "points", "moves", "undo", "save", "hint", "language", "quit"):
        assert re.search(rf"^{word}\b", page, flags=re.MULTILINE)
    for typed in ("help", "HELP"):
        assert run(WITH_BOTS, typed).pages[1].removeprefix(typed) == page.removeprefix("?")


def test_rules_by_id_chapter_or_word():
    """The rulebook as a whole, one paragraph by its id, a chapter by its name, or whatever mentions a word."""
    whole = run(WITH_BOTS, "rules").pages[1]
    assert "FV-C1" in whole
    assert "FV-X3" in whole
    for typed in ("rules FV-R4", "rules fv-r4", "rules R4", "rule r4"):
        assert re.findall(r"^FV-\w+", run(WITH_BOTS, typed).pages[1], flags=re.MULTILINE) == ["FV-R4"]
    assert "FV-N4" in run(WITH_BOTS, "rules next first player").pages[1]
    assert "FV-E7" in run(WITH_BOTS, "rules two stars").pages[1]
    assert "No rule has the id or the word “spaceship”." in run(WITH_BOTS, "rules spaceship").shown


def test_log_table_points_and_moves():
    """`log` tells everything, `table` shows the table, `points` where they come from, `moves` adds the notation."""
    typed = ("1", "5", "1", "log", "table", "points", "moves")
    *_, log, table, points, moves = run(WITH_BOTS, *typed).pages[:-1]
    assert "Drawn by lot: Alma begins the first round." in log
    assert "Round 4 of 10" in log
    assert re.search(r"Round 1 +Tamer 6", table)
    assert re.search(r"☘ Carla +-?\d+ points?", points)
    assert re.search(r"Gladiators: .*most stars .* \+\d", points)
    assert "take dancer-9 up, take dancer-9 down" in moves


def test_undo_takes_back_your_decision_and_what_followed():
    """After `undo` the same decision is open again, and what the bots did since is taken back with it."""
    session = run(WITH_BOTS, "undo", "1", "undo")
    assert "You have not decided anything yet." in session.shown
    assert "were taken back" in session.shown
    assert session.shown.count("You hold 2 cards") == 2


def test_undo_asks_everybody_whose_decisions_it_takes_back():
    """With other people at the table their decisions are taken back only if all agree."""
    taken = ["", "2", "1", "", "2", "1", "", "2", "", "2", ""]
    refused = run(FOUR_PEOPLE, *taken, "undo", "no")
    assert "Does everybody agree?" in refused.shown
    assert "taken back." not in refused.shown
    agreed = run(FOUR_PEOPLE, *taken, "undo", "yes")
    assert "were taken back." in agreed.shown


def test_language_changes_at_once_and_back():
    """`language fr` speaks French from the next line on; an unknown language lists those there are."""
    session = run(WITH_BOTS, "language fr", "1", "langue xx", "langue en", "1")
    assert "Maintenant en français." in session.shown
    assert "Vous prenez le Gladiateur 2, face visible." in session.shown
    assert "Tapez l’une d’elles : en, de, fr" in session.shown
    assert "You take" in session.shown


def test_the_end_says_who_won_and_why():
    """The last page turns all cards up and has places, points, the reason, the winners and how to check it all."""
    page = run(WITH_BOTS, *to_the_end()).pages[-1]
    assert "All face-down cards are turned up." in page
    assert "All rounds have been played." in page
    assert len(re.findall(r"\b[1-4]\. [≈☀♨☘] \w+ +\d+ points?", page)) == 4
    assert re.search(r"You win!|\w+ wins\.|share the win\.", page)
    assert "The dice came from the seed 3." in page


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_whole_match_in_each_language(language):
    """From the first page to the last, nothing falls back to notation and nothing is missing."""
    session = run(PlayArguments("festival", seats=5, bots=4, seed=8, quick=True), *to_the_end(), language=language)
    assert session.code == 0
    assert not re.search(r"\b(take|hand to|draw) ?[a-z]*-?\d", session.shown.replace("hand to the", ""))
