"""Games from outside the package, played in the browser from the home page to the end."""

import re

import pytest
from playwright.sync_api import expect

from tafelrunde import checkout
from tests.examples.outside import CONNECT_FOUR, LIARS_DICE, installed
from tests.server.processes import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server on a machine where somebody installed the examples."""
    assert checkout.built()
    folder = installed(tmp_path_factory.mktemp("installed"), CONNECT_FOUR, LIARS_DICE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


def test_a_game_from_outside_explains_itself_too(reader):
    """A label of its table that has a meaning tells it, with the rule one click further."""
    ada = reader().prefer(speed="none")
    ada.open("liars_dice", 2)
    ada.start()
    bid = ada.page.get_by_role("main").locator("[data-meaning=bid]").first
    ada.play_until(bid.is_visible, ada.by_ear)
    bid.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("The next bid must be higher")
    ada.page.get_by_role("button", name="Rule LD-B1").click()
    expect(ada.page.locator("#rule-LD-B1")).to_be_in_viewport()


@pytest.mark.parametrize("title", ["Connect Four", "Liar’s Dice"])
def test_a_game_without_a_board_of_its_own_is_played_from_home_to_the_end(reader, title):
    """It has a card with a picture; the plain board lays its table out in words, and bots play along."""
    ada = reader().prefer(speed="none")
    ada.page.goto("/")
    ada.page.get_by_role("button", name=f"With friends: {title}").click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_role("button", name="Sit down").click()
    ada.start()
    assert ada.wait_for_turn()
    expect(ada.page.get_by_role("main").get_by_role("columnheader").first).to_be_visible()
    ada.play(ada.by_mouse)
    expect(ada.result).to_contain_text(re.compile("win"))
    assert ada.serious_troubles() == []
