"""Whole matches in the browser, each decided in another way."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.reader import SETTLED

SHORT = {"options": {"simplified": True}}
FEWEST_DECISIONS = 6
"""Of one seat in such a match."""


@pytest.mark.parametrize(("game", "seats"), [("festival", 4), ("festo", 2)])
def test_a_whole_match_by_mouse_its_dice_and_its_replay(reader, game, seats):
    """From the first move to the result; then the dice are verified, and the match is seen again without spoilers."""
    ada = reader().prefer(speed="none")
    table = ada.open(game, seats)
    ada.start().play(ada.by_mouse)
    expect(ada.result).to_contain_text(re.compile("win"))
    drawn = {"festival": "Fair cards", "festo": "Fair dice and cards"}[game]
    expect(ada.result.get_by_role("status")).to_have_text(f"{drawn} The key is the one that was sealed.")
    expect(ada.result.get_by_text("Match file")).to_be_hidden()
    ada.result.get_by_role("button", name="Details").click()
    expect(ada.result.get_by_text("Match file")).to_be_visible()
    assert ada.serious_troubles() == []

    ada.result.get_by_role("link", name="Look back").click()
    expect(ada.page).to_have_url(re.compile(f"/r/{table}"))
    ada.page.get_by_role("button", name="One step on").click()
    slider = ada.page.get_by_role("slider", name="Step")
    expect(slider).to_have_value("1")
    expect(ada.result).to_be_hidden()
    ada.page.get_by_role("combobox", name="Seen by").select_option("open")
    expect(slider).to_have_value("1")
    ada.page.get_by_role("button", name="Share this moment").click()
    expect(ada.page).to_have_url(re.compile(r"#step=1&seat=open$"))
    ada.page.reload()
    expect(slider).to_have_value("1")
    ada.page.get_by_role("button", name="Round 2", exact=False).click()
    expect(slider).not_to_have_value("1")
    points = ada.page.get_by_role("list", name="Seats").get_by_role("listitem").locator("b")
    expect(points).to_have_text([re.compile(r"^-?\d+$")] * seats)
    assert ada.serious_troubles() == []
    ada.page.get_by_role("button", name="Show the result").click()
    expect(ada.result.get_by_role("row")).not_to_have_count(0)
    expect(slider).to_have_value(slider.get_attribute("max"))
    totals = ada.result.get_by_role("row", name="Total").all_inner_texts()
    ada.result.get_by_role("button", name="Close").click()
    assert sorted(points.all_inner_texts()) == sorted(text.split()[-1] for text in totals)
    ada.wait_until("!history.state?.layer")

    ada.page.goto("/")
    mine = ada.page.get_by_role("region", name="My matches").get_by_role("listitem").first
    best = max(int(text.split()[-1]) for text in totals)
    expect(mine).to_contain_text(re.compile(rf"won (together )?with {best}\b"))


def test_a_whole_match_by_keyboard_alone(reader):
    """Every decision can be reached with Tab and made with Enter."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4, **SHORT)
    ada.start().play(ada.by_keyboard)
    expect(ada.result).to_be_visible()


def test_a_whole_match_through_the_accessibility_tree_alone(reader):
    """Roles and names are enough to play and to play again in one click, and what happened is announced."""
    ada = reader().prefer(speed="none")
    table = ada.open("festival", 4, **SHORT)
    ada.start()
    assert ada.wait_for_turn()
    expect(ada.page.get_by_role("log")).to_contain_text("It is your turn.")
    ada.play(ada.by_ear)
    expect(ada.result.get_by_role("log")).to_contain_text(re.compile("wins?( together)?!$"))
    ada.result.get_by_role("button", name="Play again").click()
    expect(ada.page).not_to_have_url(re.compile(table))
    assert ada.wait_for_turn()


def test_a_whole_match_on_a_phone(reader):
    """At 390 by 844, by touch, with every move confirmed and nothing wider than the screen."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none", confirm=True)
    ada.open("festival", 4, **SHORT)
    assert not ada.scrolls_sideways()
    ada.start().play(ada.by_finger)
    expect(ada.result).to_be_visible()
    assert not ada.scrolls_sideways()


def test_play_now_is_one_click(reader):
    """A stranger clicks once and sits at a table with bots."""
    ada = reader()
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Play now: Festival").click()
    ada.wait_for_turn()
    expect(ada.page.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(4)


def test_the_end_is_seen_before_the_result_and_can_be_skipped(reader):
    """The last move and what it turns up come first; whoever does not want to wait has the result at once."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4, **SHORT)
    ada.start().play(ada.by_mouse, decisions=FEWEST_DECISIONS - 1)
    assert ada.wait_for_turn()
    ada.page.evaluate("localStorage.setItem('tafelrunde.preferences', JSON.stringify({speed: 'slow'}))")
    ada.page.reload()
    skip = ada.bar.get_by_role("button", name="Skip to the result")
    while True:
        ada.page.locator(SETTLED).or_(skip).first.wait_for()
        if skip.is_visible():
            break
        ada.decide_once(ada.by_mouse)
    expect(ada.result).to_be_hidden()
    skip.click()
    expect(ada.result).to_be_visible()
    expect(ada.page.locator("[data-covered]")).to_have_count(0)
