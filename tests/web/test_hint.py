"""Hints: where they appear, what they say, and that looking at one never plays a move."""

import re

from playwright.sync_api import expect

import tafelrunde as tr
from tafelrunde.bots import moves_to_show
from tafelrunde.bots.search import Considered
from tests.web.laid import LaidTable


def test_clicking_hint_twice_plays_nothing(reader):
    """The hint appears away from the pointer; a second click puts it away again."""
    ada = reader().prefer(speed="none")
    ada.open("festo", 2, options={"events": False})
    ada.start()
    assert ada.wait_for_turn()
    turn = ada.turn()
    button = ada.page.get_by_role("button", name="Hint")
    card = ada.bar.get_by_role("region", name="Hint")
    button.click()
    expect(card.get_by_role("listitem").first).to_be_visible()
    box = button.bounding_box()
    under = ada.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('button')?.getAttribute('aria-label')",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert under == "Hint"
    button.click()
    expect(card).to_be_hidden()
    assert ada.turn() == turn


def test_a_hint_says_why(reader):
    """What the best move leads to, and what the next one lacks; further down nothing wins more often."""
    ada = reader().prefer(speed="none")
    match = tr.game("festival").start(seats=4, seed=1)
    LaidTable(ada, match, match.to_move)
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Hint").click()
    card = ada.bar.get_by_role("region", name="Hint")
    expect(card).to_contain_text(re.compile(r"It leads to about -?\d+ points and wins \d+ times in 100"))
    expect(card.get_by_role("listitem").nth(1)).to_contain_text(re.compile("fewer|Nearly as good"))
    shares = [int(share) for share in re.findall(r"(\d+)% to win", card.inner_text())]
    assert shares == sorted(shares, reverse=True)
    expect(ada.page.get_by_role("log")).to_contain_text("It leads to about")


def test_a_move_that_only_seems_better_is_not_told():
    """18 % never stands above 42 %: what was hardly tried is left out, what is better beyond doubt comes first."""
    one, two, three = tr.game("festival").start(seats=4, seed=1).legal[:3]
    tried = Considered(one, visits=900, win_shares=(0.18, 0.82))
    hardly = Considered(two, visits=4, win_shares=(0.42, 0.58))
    well = Considered(three, visits=600, win_shares=(0.12, 0.88))
    assert [each.move for each in moves_to_show((tried, well, hardly), 0)] == [one, three]
    better = Considered(two, visits=500, win_shares=(0.42, 0.58))
    assert [each.move for each in moves_to_show((tried, better, well), 0)] == [two, one, three]


def test_what_appears_under_the_pointer_takes_no_click_for_a_moment(reader):
    """The second of two quick clicks on a move meets the button that confirms it, and does nothing."""
    ada = reader().prefer(speed="none", confirm=True)
    laid = LaidTable(ada, tr.game("festo").start(seats=2, seed=3, options={"events": False}))
    laid.play("give 0")
    keep = ada.bar.get_by_role("button", name="Keep the other helpers")
    confirm = ada.page.get_by_role("button", name="Do it")
    keep.hover()
    box = keep.bounding_box()
    ada.page.mouse.dblclick(box["x"] + 30, box["y"] + 20)
    expect(confirm).to_be_visible()
    shown = confirm.bounding_box()
    assert shown["x"] < box["x"] + 30 < shown["x"] + shown["width"]
    confirm.click()
    expect(confirm).to_be_hidden()
    assert laid.played == ["done"]
