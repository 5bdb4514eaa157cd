"""Secrets at a keyboard that several people share."""

import json
import random
import re
from collections.abc import Iterator

import pytest

import tafelrunde as tr
from tafelrunde.kernel import Match, View
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.points import points_page
from tafelrunde.terminal.seating import seat_everyone
from tafelrunde.terminal.sheet import draw_sheet
from tests.terminal.sessions import FOUR_PEOPLE, WITH_BOTS, console, run, saved

CARD = re.compile(r"\b(dancer|gladiator|tamer|minstrel|clown)[ -](\d)", flags=re.IGNORECASE)

pytestmark = pytest.mark.usefixtures("at_random")


def cards_in(text: str) -> set[str]:
    """The cards a text names, in words or in notation."""
    return {f"{profession.lower()}-{number}" for profession, number in CARD.findall(text)}


def sittings(match: Match) -> Iterator[tuple[int, set[str], set[str]]]:
    """Who sat at the keyboard one after the other, which cards they may have known, and which lay hidden from them."""
    again = match.game.start(match.seats, seed=5)
    seat = again.to_move
    known: set[str] = set()
    hidden: set[str] = set()
    for move in [played.move for played in match.played if played.seat is not None]:
        if move not in again.legal:
            continue  # handed on without a choice
        if again.to_move != seat:
            assert seat is not None
            yield seat, known, hidden
            seat, known, hidden = again.to_move, set(), set()
        table = json.dumps(again.view(seat).to_dict()) + str(again.moves_seen_by(seat))
        known |= cards_in(table)
        hidden |= cards_in(json.dumps(again.position()["table"]["secret_card"])) - known
        again.play(move)
    assert seat is not None
    yield seat, known, hidden


def test_nobody_reads_what_others_hide(folder):
    """Between turns the keyboard is handed over, and nobody's page names a card that they have no right to know."""
    typed = []
    for _ in range(40):
        typed += ["", "2", "log", "table", "points", "moves", "rules", "? 1", "1"]
    session = run(FOUR_PEOPLE, *typed)
    (file,) = saved(folder)
    shared = re.split(r"^Hand the keyboard to (\w+)\.$", session.shown, flags=re.MULTILINE)[1:]
    pages = list(zip(shared[::2], shared[1::2], strict=True))
    sat = list(sittings(Match.from_json(file.read_text("utf-8"))))
    assert len(pages) == len(sat) > 30
    ever_hidden = 0
    for (name, page), (seat, known, hidden) in zip(pages[:-1], sat, strict=False):
        assert name == FOUR_PEOPLE.names[seat]
        assert cards_in(page) <= known
        ever_hidden += len(hidden)
    assert ever_hidden > 50


def test_the_table_and_the_points_show_nothing_that_the_seat_does_not_know(name):
    """In another world that looks the same to a seat, its sheet and its points look the same."""
    game = tr.game(name)
    text = GameText(game, seat_everyone([f"P{seat}" for seat in range(game.seats[-1])], ()), Messages("en"))
    match = game.start(game.seats[-1], seed=4)
    chance = random.Random(4)
    for number in range(120):
        if match.to_move is None:
            break
        if number % 20 == 0:
            for seat in range(match.seats):
                view = match.view(seat)
                assert drawn(text, view) == drawn(text, view.imagined(number).view(seat))
        match.play(chance.choice(match.legal))


def drawn(text, view):
    """The table and the points on paper."""
    screen, paper = console()
    for shown in [*draw_sheet(text, view, 100), *(points_page(text, view, 100) or ())]:
        screen.print(shown)
    return paper.getvalue()


def test_the_keyboard_is_handed_over_only_to_somebody_else():
    """One person among bots is never asked to look away, and two decisions in a row are one turn."""
    session = run(FOUR_PEOPLE, "", "2", "1")
    assert session.shown.count("press Enter when nobody else is looking") == 2


def test_a_refusal_knows_no_more_than_the_one_who_asks(monkeypatch):
    """Why a move is refused is asked of the seat's view, which imagines a world; the real table is never asked."""
    asked = []
    imagined = View.imagined
    why_not = Match.why_not

    def imagine(view, seed):
        asked.append(imagined(view, seed))
        return asked[-1]

    monkeypatch.setattr(View, "imagined", imagine)
    monkeypatch.setattr(Match, "why_not", lambda match, move: why_not(match, move) if match in asked else 1 / 0)
    session = run(WITH_BOTS, "take clown-9 up", "? take clown-9 up", "? 1", "1")
    assert session.shown.count("FV-R6") >= 3
    assert len(asked) == 2
