"""How a turn looks: every game fits the screen, no word is broken, everybody is named."""

import random
import re
from io import StringIO

import pytest
from rich.console import Console

import tafelrunde as tr
from tafelrunde.kernel import Telling
from tafelrunde.kernel.sheet import sheet_of_fields
from tafelrunde.kernel.words import LANGUAGES, Words
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.page import some_of_each_kind, turn_page
from tafelrunde.terminal.points import points_page
from tafelrunde.terminal.screen import Screen
from tafelrunde.terminal.seating import seat_everyone
from tafelrunde.terminal.sheet import draw_sheet

NAMES = ("Annabella", "Ben", "Maximiliane", "David", "Eva", "Finn")
TALL, WIDE = 500, 2000
MOMENTS, DECISIONS = 6, 40
"""How many pages of a match are looked at, and how many decisions lie between them."""


class LiveScreen(Screen):
    """A terminal of a certain size, as if somebody sat there."""

    def __init__(self, width, height):
        console = Console(file=StringIO(), width=width, height=height, markup=False, highlight=False, emoji=False)
        super().__init__(console, StringIO())
        self.live = True

    def written(self, *shown):
        """What is shown, line by line."""
        return ["".join(segment.text for segment in line) for line in self._rendered(*shown)]


def text_of(game, seats, language):
    """The game in words, with people on all seats."""
    return GameText(game, seat_everyone(NAMES[:seats], ()), Messages(language))


def moments(game, seats):
    """Some moments of a match played at random, each with where the last decision of the one to move was."""
    match = game.start(seats=seats, seed=1)
    chance = random.Random(1)
    heard = dict.fromkeys(range(seats), 0)
    for number in range(MOMENTS * DECISIONS):
        if match.to_move is None:
            return
        if number % DECISIONS == number // DECISIONS:
            yield match, heard[match.to_move]
        heard[match.to_move] = match.length
        match.play(chance.choice(match.legal))


def page_of(screen, text, match, since):
    """The lines of the page of whoever is to move."""
    view = match.view(match.to_move)
    return screen.written(*turn_page(screen, text, view, text.log_lines(match, match.to_move, since), None))


def words_in(lines):
    """The words on a page, without what is drawn."""
    return set(re.sub(r"[─·▶]", " ", " ".join(lines)).split())


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 40)])
def test_a_page_fits_the_screen(name, width, height):
    """Every page with its prompt fits into a small and a large terminal, in every language, with all seats taken."""
    game = tr.game(name)
    screen = LiveScreen(width, height)
    for match, since in moments(game, game.seats[-1]):
        for language in LANGUAGES:
            lines = page_of(screen, text_of(game, match.seats, language), match, since)
            assert len(lines) < height, "\n".join(lines)
            assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", [80, 140])
def test_nothing_is_lost_and_no_word_is_broken_where_there_are_lines_enough(name, width):
    """On a tall screen the page says the same words as one where all fits in one line, and names all."""
    game = tr.game(name)
    screen, paper = LiveScreen(width, TALL), LiveScreen(WIDE, TALL)
    for match, since in moments(game, game.seats[-1]):
        for language in LANGUAGES:
            text = text_of(game, match.seats, language)
            lines = page_of(screen, text, match, since)
            assert words_in(lines) == words_in(page_of(paper, text, match, since))
            assert words_in(lines) >= set(NAMES[: match.seats])


@pytest.mark.parametrize("width", [80, 140])
def test_the_points_of_everybody_fit(name, width):
    """`points` names every seat, at any moment."""
    game = tr.game(name)
    screen = LiveScreen(width, TALL)
    for match, _ in moments(game, game.seats[-1]):
        for language in LANGUAGES:
            page = points_page(text_of(game, match.seats, language), match.view(0), width)
            if page is not None:
                lines = screen.written(*page)
                assert max(map(len, lines)) <= width
                assert words_in(lines) >= set(NAMES[: match.seats])


def test_a_small_window_keeps_what_matters():
    """In a window that is too small for everything, the question and moves are still there."""
    game = tr.game("festival")
    screen = LiveScreen(40, 12)
    for match, since in moments(game, 4):
        text = text_of(game, 4, "en")
        said = " ".join(" ".join(page_of(screen, text, match, since)).split())
        assert text.question(match.view(match.to_move)) in said
        assert text.choice(match.legal[0]) in said


def test_a_list_of_moves_that_is_cut_off_shows_every_kind():
    """A move that is the only one of its kind is not hidden behind many of another kind."""
    moves = tr.game("festival").moves
    offered = [moves.find(f"take clown-{number} up") for number in range(1, 10)] + [moves.find("hand to 2")]
    assert some_of_each_kind(offered, 4) == [0, 1, 2, 9]
    assert some_of_each_kind(offered, 20) == list(range(10))


def test_a_game_without_words_is_told_in_its_notation(name, tmp_path, monkeypatch):
    """Moves are offered and told in notation, with who made them, and the table has the names of its fields."""
    game = tr.game(name)
    for part, plain in {"words": Words(tmp_path), "telling": Telling(), "sheet": sheet_of_fields}.items():
        monkeypatch.setattr(game, part, plain)
    text = text_of(game, game.seats[-1], "de")
    match = game.start(seats=game.seats[-1], seed=1)
    seat, move = match.to_move, match.legal[0]
    assert seat is not None
    match.play(move)
    lines = page_of(LiveScreen(80, TALL), text, match, 0)
    page = " ".join(lines)
    assert f"{NAMES[seat]}: {match.moves_seen_by(match.to_move)[match.moves.index(move)]}" in lines
    assert all(str(each) in page for each in match.legal)
    assert text.messages.say("decide", count=len(match.legal)) in page
    assert words_in(lines) >= set(NAMES[: match.seats])


def test_a_finished_table_is_drawn_for_a_spectator(name):
    """When nobody is to move, nobody is marked, and everybody is still named."""
    game = tr.game(name)
    match = game.start(seats=game.seats[0], seed=2)
    chance = random.Random(2)
    while match.to_move is not None:
        match.play(chance.choice(match.legal))
    screen = LiveScreen(80, TALL)
    lines = screen.written(*draw_sheet(text_of(game, match.seats, "en"), match.view(None), 80))
    assert "▶" not in "".join(lines)
    assert words_in(lines) >= set(NAMES[: match.seats])
