"""By keyboard and by ear: the first thing to choose is near, digits choose, and everything that happens is said."""

import re

from playwright.sync_api import expect

import tafelrunde as tr
from tests.web.laid import LaidTable


def at_festival(reader):
    """Somebody at a table of Festival, to move."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4)
    ada.start()
    assert ada.wait_for_turn()
    return ada


def test_the_first_thing_to_choose_is_one_key_away_and_seen(reader):
    """N goes to the first legal target, which is outlined."""
    ada = at_festival(reader)
    ada.page.keyboard.press("n")
    focused = ada.page.locator(":focus-visible")
    expect(focused).to_have_attribute("data-state", "legal")
    outline = focused.evaluate("each => parseFloat(getComputedStyle(each.querySelector('.edge') ?? each).outlineWidth)")
    assert outline >= 3
    turn = ada.turn()
    ada.page.keyboard.press("Enter")
    ada.page.locator("[data-step='1']").wait_for()
    assert ada.turn() == turn


def test_digits_choose_from_the_list(reader):
    """L opens the list; a number that can mean only one move makes it, others wait for Enter."""
    ada = reader().prefer(speed="none")
    match = tr.game("festival").start(seats=4, seed=1)
    laid = LaidTable(ada, match, match.to_move)
    moves = ada.bar.locator("[data-number]")
    assert len(match.legal) == 10
    made = str(match.legal[9])
    ada.page.keyboard.press("l")
    expect(moves).to_have_count(10)
    ada.page.keyboard.press("1")
    expect(moves.first).to_be_focused()
    assert laid.played == []
    ada.page.keyboard.press("0")
    expect(moves).to_have_count(0)
    assert laid.played == [made]


def test_a_page_says_what_the_keys_do_and_switches_them_off(reader):
    """? opens it; without single keys N does nothing."""
    ada = at_festival(reader)
    ada.page.keyboard.press("?")
    page = ada.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(page).to_contain_text("Skip to my turn")
    assert ada.serious_troubles() == []
    page.get_by_role("switch", name="Single keys").click()
    ada.page.keyboard.press("Escape")
    expect(page).to_be_hidden()
    ada.page.keyboard.press("n")
    expect(ada.page.locator("#main [data-state=legal]:focus")).to_have_count(0)


def test_whose_turn_it_is_is_said_once_a_turn_and_sentences_end(reader):
    """Several decisions of one turn: what happened is said each time, that it is your turn only at first."""
    ada = reader().prefer(speed="none")
    match = tr.game("festo").start(seats=2, seed=3, options={"events": False})
    laid = LaidTable(ada, match)
    said = ada.page.get_by_role("log")
    expect(said).to_contain_text("It is your turn.")
    laid.play("give 0", "place pixies")
    expect(said).to_contain_text("You place")
    expect(said).not_to_contain_text("It is your turn.")
    assert re.search(r"[.!?…]\s*$", said.inner_text())


def test_what_is_said_reaches_those_with_a_dialog_open(reader):
    """What happens while a dialog lies above the table is said inside it."""
    ada = reader().prefer(speed="none")
    match = tr.game("festival").start(seats=4, seed=5)
    while match.to_move != 1:
        match.play(match.legal[0])
    laid = LaidTable(ada, match)
    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    laid.play(match.legal[0])
    expect(dialog.get_by_role("log")).to_contain_text("Blip")
