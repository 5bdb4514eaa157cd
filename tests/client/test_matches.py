"""Whole matches in the browser, each decided in another way."""

import re

import pytest
from playwright.sync_api import expect

SHORT = {"options": {"simplified": True}}


@pytest.mark.parametrize(("game", "seats"), [("festival", 4), ("festo", 2)])
def test_a_whole_match_by_mouse_its_dice_and_its_replay(reader, game, seats):
    """From the first move to the result; then the dice are verified, and the match is seen again without spoilers."""
    ada = reader().prefer(speed="none")
    table = ada.open(game, seats)
    ada.start().play(ada.by_mouse)
    expect(ada.result).to_contain_text(re.compile("win"))
    ada.result.get_by_role("button", name="Verify").click()
    expect(ada.result.get_by_role("status")).to_have_text("The key is the one that was sealed.")
    assert ada.serious_troubles() == []

    ada.result.get_by_role("link", name="Look back").click()
    expect(ada.page).to_have_url(re.compile(f"/r/{table}"))
    ada.page.get_by_role("button", name="One step on").click()
    slider = ada.page.get_by_role("slider", name="Step")
    expect(slider).to_have_value("1")
    expect(ada.page.get_by_role("button", name="Show the result")).to_be_hidden()
    ada.page.get_by_role("combobox", name="Seen by").select_option("open")
    expect(slider).to_have_value("1")
    ada.page.get_by_role("button", name="Share this moment").click()
    expect(ada.page).to_have_url(re.compile(r"#step=1&seat=open$"))
    ada.page.reload()
    expect(slider).to_have_value("1")
    ada.page.get_by_role("button", name="To the end").click()
    ada.page.get_by_role("button", name="Show the result").click()
    expect(ada.result.get_by_role("row")).not_to_have_count(0)


def test_a_whole_match_by_keyboard_alone(reader):
    """Every decision can be reached with Tab and made with Enter."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4, **SHORT)
    ada.start().play(ada.by_keyboard)
    expect(ada.result).to_be_visible()


def test_a_whole_match_through_the_accessibility_tree_alone(reader):
    """Roles and names are enough to play and to play again, and what happened is announced."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4, **SHORT)
    ada.start()
    assert ada.wait_for_turn()
    expect(ada.page.get_by_role("log")).to_contain_text("It is your turn.")
    ada.play(ada.by_ear)
    ada.result.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_role("button", name="Start")).to_be_visible()


def test_a_whole_match_on_a_phone(reader):
    """At 390 by 844, by touch, with every move confirmed and nothing wider than the screen."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none", confirm=True)
    ada.open("festival", 4, **SHORT)
    assert not ada.scrolls_sideways()
    ada.start().play(ada.by_finger)
    expect(ada.result).to_be_visible()
    assert not ada.scrolls_sideways()


@pytest.mark.parametrize(("game", "seats"), [("ufos", 2), ("astoria", 3)])
def test_games_without_a_board_of_their_own_can_be_played(reader, game, seats):
    """On the plain board, by the buttons of the decision bar."""
    ada = reader().prefer(speed="none")
    ada.open(game, seats)
    ada.start().play(ada.by_ear, decisions=12)
    expect(ada.page.get_by_role("group", name="Log").get_by_role("listitem")).not_to_have_count(0)


def test_play_now_is_one_click(reader):
    """A stranger clicks once and sits at a table with bots."""
    ada = reader()
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Play now: Festival").click()
    ada.wait_for_turn()
    expect(ada.page.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(4)
