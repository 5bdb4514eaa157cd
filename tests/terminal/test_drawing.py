"""How a table looks: it fits the screen, and every game has a look."""

from io import StringIO

import pytest
from rich.console import Console

import tafelrunde as tr
from tafelrunde.bots import bot
from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.terminal.drawing import Look
from tafelrunde.terminal.festival import FestivalLook
from tafelrunde.terminal.language import Voice
from tafelrunde.terminal.page import turn_page
from tafelrunde.terminal.screen import Screen
from tafelrunde.terminal.seating import seat_everyone
from tafelrunde.terminal.telling import history
from tests.terminal.evening import console


class LiveScreen(Screen):
    """A terminal of a certain size, as if somebody sat there."""

    def __init__(self, width, height):
        super().__init__(Console(file=StringIO(), width=width, height=height, markup=False, emoji=False), StringIO())
        self.live = True


def pages(game, seats, width, height, language, look=FestivalLook):
    """The pages of a whole match with everybody's decisions, as the one to move sees them."""
    names = ["Annabella", "Ben", "Clara", "David", "Eva", "Finn"][:seats]
    drawn = look(game, seat_everyone(names, ()), Voice(language))
    screen = LiveScreen(width, height)
    match = game.start(seats=seats, seed=1)
    player = bot(game, seed=1)
    heard = dict.fromkeys(range(seats), 0)
    while match.to_move is not None:
        seat = match.to_move
        view = match.view(seat)
        story = drawn.story(view, history(match, seat), heard[seat])
        heard[seat] = len(match.moves)
        yield screen, turn_page(screen, drawn, view, story, None)
        match.play(player.choose(view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 40)])
@pytest.mark.parametrize("seats", [4, 5])
def test_festival_fits(language, width, height, seats):
    """Every page of a whole match, with its prompt, fits into a small and a large terminal."""
    for screen, page in pages(tr.game("festival"), seats, width, height, language):
        lines = screen.console.render_lines(page[0], pad=False)
        assert screen.lines(*page) < height
        for part in page:
            for line in screen.console.render_lines(part, pad=False):
                assert sum(segment.cell_length for segment in line) <= width
        assert "Festival" in "".join(segment.text for segment in lines[0])


def test_a_small_window_keeps_what_matters():
    """In a window that is too small for everything, the moves and the decision are still there."""
    for screen, page in pages(tr.game("festival"), 4, 40, 10, "en"):
        assert screen.lines(*page[-2:]) > 0


def test_every_game_has_a_look(name):
    """Any game can be played from the declarations of its fields, with or without words of its own."""
    game = tr.game(name)
    seats = game.seats[-1]
    look = Look(game, seat_everyone(["Anna"], [bot(game, level) for level in range(1, seats)]), Voice("en"))
    match = game.start(seats=seats, seed=2)
    player = bot(game, 1, seed=2)
    for _ in range(12):
        if match.to_move is None:
            break
        match.play(player.choose(match.view(match.to_move)))
    for viewer in (None, *range(seats)):
        screen, paper = console(120)
        view = match.view(viewer)
        for part in look.draw(view):
            screen.print(part)
        for sitter in look.sitters:
            assert sitter.name in paper.getvalue()
        assert look.story(view, history(match, viewer), 0)


def test_a_hidden_card_is_only_counted():
    """The common look shows a field that is hidden from the viewer as a number of things, or not at all."""
    game = tr.game("festival")
    match = game.start(seats=4, seed=1)
    match.play(next(move for move in match.legal if str(move).endswith("down")))
    seat = next(played.seat for played in match.line if played.seat is not None)
    look = Look(game, seat_everyone(["Anna", "Ben", "Clara", "David"], ()), Voice("en"))
    hidden = str(match.moves_seen_by(seat)[-2 if len(match.moves) > 7 else -1])
    for viewer in range(4):
        screen, paper = console()
        for part in look.draw(match.view(viewer)):
            screen.print(part)
        assert "45 ▒" in paper.getvalue()
        assert ("secret card  " in paper.getvalue()) == (viewer == seat), hidden
