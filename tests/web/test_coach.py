"""The coach in a match against bots: when it speaks up, what it says, and that the decision stays the reader's."""

import json
import re

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tafelrunde.bots.search import Considered, load_search
from tafelrunde.lessons.puzzle import puzzles_of
from tafelrunde.review import compare
from tests.web.laid import LaidTable
from tests.web.still import unrest, watch
from tests.web.test_lessons import by_finger, by_keyboard, by_mouse, in_list

NEARLY = 1


def last_is_best(view):
    """The last legal move wins nearly always, every other one hardly ever."""
    *rest, best = view.legal
    shares = dict.fromkeys(rest, 0.1) | {best: 0.9}
    others = view.seats - 1
    return [
        Considered(
            move,
            visits=1000,
            win_shares=tuple(share if seat == view.viewer else (1 - share) / others for seat in range(view.seats)),
            points=(20.0,) * view.seats,
        )
        for move, share in sorted(shares.items(), key=lambda each: -each[1])
    ]


class Coached:
    """A reader with a coach, in the middle of a match."""

    def __init__(self, reader, match, compared=last_is_best):
        self.reader, self.page = reader, reader.page
        self.table = LaidTable(reader, match, match.to_move, compared)
        self.card = reader.bar.get_by_role("region", name="Coach")

    def wait(self):
        """Wait until the coach has thought about the decision."""
        self.reader.wait_for_turn()
        self.page.locator(f"[data-coached='{self.reader.turn()}']").wait_for()

    def choose(self, move, choose=by_mouse):
        """Choose a move from the list of all moves, which is open again after a move was taken back."""
        if not self.page.locator("[data-number]").first.is_visible():
            choose(self.page.locator("[data-listing]"))
        number = in_list(self.table.match.legal).index(str(move)) + 1
        self.reader.wait_for_rest()
        choose(self.page.locator(f"[data-number='{number}']"))

    def answer(self, name, choose=by_mouse):
        """Answer the coach."""
        choose(self.card.get_by_role("button", name=name))
        expect(self.card).to_be_hidden()


def evening(seed=1):
    """A match that begins."""
    return tr.game("festival").start(seats=4, seed=seed)


@pytest.mark.parametrize("played", ["festival", "festo"])
def test_a_bad_move_is_held_back_with_its_reason(reader, played):
    """What it costs, what is better and why, and the paragraph, as a search of the reader's view has found it."""
    game = tr.game(played)
    load_search(game)
    puzzle = max(puzzles_of(game), key=lambda each: each.wrong[-1].cost)
    ada = Coached(reader().prefer(speed="none", confirm=False, coach="costly"), puzzle.match(game), compare)
    ada.wait()
    ada.choose(puzzle.wrong[-1].move)
    expect(ada.card).to_contain_text(re.compile(r"you win about \d+ (match fewer|fewer matches) in 100"))
    expect(ada.card).to_contain_text(re.compile(r"Better: .*It leads to about -?\d+ points and wins \d+ times in 100"))
    assert ada.table.played == []
    ada.card.get_by_role("button", name=re.compile("^Rule ")).click()
    expect(ada.page.get_by_role("tabpanel").locator("p.asked")).to_be_visible()


def test_it_speaks_up_once_a_decision(reader):
    """The move is taken back or played all the same; a second time it is simply played."""
    ada = Coached(reader().prefer(speed="none", confirm=False, coach="costly"), evening())
    first, second = ada.table.match.legal[:2]
    ada.wait()
    ada.choose(first)
    ada.answer("Choose again")
    assert ada.table.played == []
    turn = ada.reader.turn()
    ada.choose(second)
    ada.reader.wait_for_another(turn)
    ada.wait()
    turn, third = ada.reader.turn(), ada.table.match.legal[0]
    ada.choose(third)
    ada.answer("Play it anyway")
    ada.reader.wait_for_another(turn)
    assert ada.table.played == [str(second), str(third)]


def test_gently_it_speaks_up_once_a_round(reader):
    """It begins with a tip; then there is nothing more to hear before the next round."""
    ada = Coached(reader().prefer(speed="none", confirm=False, coach="gentle"), evening())
    seat, match = ada.table.seat, ada.table.match
    expect(ada.card).to_contain_text("A good idea now")
    ada.answer("Close")
    while match.view(seat).field("round_now") == 0:
        if match.to_move == seat:
            ada.wait()
            turn = ada.reader.turn()
            ada.choose(match.legal[0])
            ada.reader.wait_for_another(turn)
        else:
            ada.table.play(str(match.legal[0]))
    while match.to_move != seat:
        ada.table.play(str(match.legal[0]))
    ada.wait()
    ada.choose(match.legal[0])
    expect(ada.card).to_contain_text("fewer")


@pytest.mark.parametrize("level", ["off", "inexact"])
def test_switched_off_it_is_silent(reader, level):
    """Before anything but the best move it speaks up, if that is wanted."""
    ada = Coached(reader().prefer(speed="none", confirm=False, coach=level), evening())
    ada.reader.wait_for_turn()
    if level != "off":
        ada.wait()
    turn, move = ada.reader.turn(), ada.table.match.legal[0]
    ada.choose(move)
    if level == "off":
        ada.reader.wait_for_another(turn)
        assert ada.table.asked_coach == 0
    else:
        expect(ada.card).to_be_visible()
        assert ada.table.asked_coach == 1


def test_by_keyboard_and_for_those_who_listen(reader):
    """It is heard, Enter takes the move back, Escape too, and the focus returns."""
    ada = Coached(reader().prefer(speed="none", confirm=False, coach="costly"), evening())
    ada.wait()
    ada.choose(ada.table.match.legal[0], by_keyboard)
    heard = ada.page.get_by_role("log").first
    expect(heard).to_contain_text("fewer")
    expect(heard).to_contain_text("Better:")
    expect(ada.card.get_by_role("button", name="Choose again")).to_be_focused()
    assert ada.reader.serious_troubles() == []
    ada.page.keyboard.press("Escape")
    expect(ada.card).to_be_hidden()
    assert ada.table.played == []
    assert ada.page.evaluate("document.activeElement !== document.body")


def test_on_a_phone_the_board_keeps_still(reader):
    """By finger, with confirmation, as on every phone; what is said lies above the board and fits the screen."""
    phone = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none", confirm=True, coach="costly")
    ada = Coached(phone, evening())
    ada.wait()
    watch(ada.page)
    ada.choose(ada.table.match.legal[0], by_finger)
    expect(ada.card).to_be_visible()
    box = ada.card.bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 390
    ada.reader.wait_for_rest()
    ada.answer("Choose again", by_finger)
    moved, wider = unrest(ada.page)
    assert moved <= NEARLY
    assert wider <= 0


def test_the_first_match_has_a_coach(reader):
    """From the page of lessons; the server answers, and the settings say how to change it."""
    ada = reader().prefer(speed="none", confirm=False)
    heard: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    ada.page.goto("/learn/festival")
    ada.page.get_by_role("button", name="Your first match").click()
    assert ada.wait_for_turn()
    ada.wait_until("document.querySelector('[data-coached]') !== null")
    told = [json.loads(frame) for frame in heard if '"coached"' in frame]
    assert len(told) == 1
    ada.page.get_by_label("Settings").click()
    expect(ada.page.get_by_role("radio", name="Big mistakes, at most once a round")).to_be_checked()
    ada.page.get_by_role("dialog").get_by_text("Off", exact=True).click()
    ada.page.keyboard.press("Escape")
    ada.decide_once(ada.by_mouse)
    assert ada.wait_for_turn()
    assert len([frame for frame in heard if '"coached"' in frame]) == 1
