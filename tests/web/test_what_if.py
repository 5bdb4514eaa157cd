"""What if, in the browser: from a moment of a replay to a table of its own, which is marked and can be shared."""

import re

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tafelrunde.bots.search import load_search
from tests.web.test_review import imported

STEP = 12


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Nobody waits for search to be compiled."""
    load_search(tr.game("festival"))


def asked(someone, step=STEP):
    """The dialog in which somebody says how they want to play on."""
    match = imported(someone)
    someone.page.goto(f"/r/{match}#step={step}&seat=1")
    someone.page.get_by_role("button", name="Play on from here").click()
    return match, someone.page.get_by_role("dialog", name="Play on from here")


def test_a_moment_is_played_on_to_its_own_end(reader):
    """The table, the result and the list say what it is; a link leads back to the moment, another shares the match."""
    eve = reader().prefer(speed="none")
    match, dialog = asked(eve)
    expect(dialog.get_by_role("radio", name="Seat 2")).to_be_checked()
    dialog.get_by_text("Dealt anew").click()
    expect(dialog).to_contain_text("fits everything it knew")
    assert eve.serious_troubles() == []
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(eve.page).to_have_url(re.compile("/t/"))
    table = eve.page.url.rpartition("/")[2]
    expect(eve.page.get_by_role("heading", level=1)).to_contain_text("What if")
    eve.wait_for_turn()
    eve.play(eve.by_mouse)
    expect(eve.result).to_contain_text("dealt anew")
    eve.page.goto("/")
    expect(eve.page.locator(f"a[href='/t/{table}']")).to_contain_text("What if")
    ben = reader()
    ben.page.goto(f"/r/{table}#step=1&seat=none")
    ben.page.get_by_role("link", name="To that moment").click()
    expect(ben.page).to_have_url(re.compile(f"/r/{match}#moves=.*&seat=1"))
    expect(ben.page.get_by_role("slider", name="Step")).to_have_value(str(STEP))


def test_by_keyboard_from_the_replay_to_the_table(reader):
    """Enter opens the question and begins; hidden cards are as they were unless the reader wants them otherwise."""
    eve = reader().prefer(speed="none")
    match = imported(eve)
    eve.page.goto(f"/r/{match}#step={STEP}&seat=2")
    eve.page.get_by_role("button", name="Play on from here").press("Enter")
    dialog = eve.page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("radio", name="As it was")).to_be_checked()
    dialog.get_by_role("button", name="Play", exact=True).press("Enter")
    expect(eve.page.get_by_text("lay hidden here")).to_be_visible()
    eve.wait_for_turn()


def test_nobody_plays_on_from_the_end(reader):
    """After the last step there is nothing left to decide."""
    eve = reader()
    eve.page.goto(f"/r/{imported(eve)}#step=9999&seat=none")
    expect(eve.page.get_by_role("button", name="Play on from here")).to_be_disabled()
