"""The pace of play: what others do is seen move by move, can be paused and skipped, or comes at once."""

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tests.web.laid import LaidTable


def laid_for(reader, speed):
    """A match of Festival in which others are to move, before somebody who likes this speed."""
    match = tr.game("festival").start(seats=4, seed=5)
    while match.to_move != 1:
        match.play(match.legal[0])
    ada = reader().prefer(speed=speed)
    return ada, LaidTable(ada, match)


def others_play(laid, most=4):
    """The others move without a pause, until it is the reader's turn or so often; the number of the last update."""
    for _ in range(most):
        if laid.match.to_move == laid.seat:
            break
        laid.play(laid.match.legal[0])
    return str(laid.number)


def test_at_once_is_at_once(reader):
    """Nothing is held back, and nothing moves on its way."""
    ada, laid = laid_for(reader, "none")
    last = others_play(laid)
    expect(ada.page.locator("[data-turn]")).to_have_attribute("data-turn", last, timeout=1000)
    assert ada.page.locator("[data-moving]").count() == 0


def test_moves_of_others_come_one_by_one_and_can_be_paused_and_skipped(reader):
    """Paused, the table stands still whatever happens; skipped, everything that happened is there."""
    ada, laid = laid_for(reader, "slow")
    ada.bar.get_by_role("button", name="Pause").click()
    before = ada.turn()
    last = others_play(laid)
    expect(ada.bar.get_by_role("button", name="Go on")).to_be_visible()
    assert ada.turn() == before
    ada.bar.get_by_role("button", name="Go on").click()
    expect(ada.page.locator("[data-turn]")).to_have_attribute("data-turn", str(int(before) + 1))
    assert ada.turn() != last
    ada.bar.get_by_role("button", name="To my turn").click()
    expect(ada.page.locator("[data-turn]")).to_have_attribute("data-turn", last, timeout=1000)


@pytest.mark.parametrize(("game", "seats", "kind"), [("festo", 3, "place"), ("festival", 4, "take")])
def test_what_somebody_else_did_glows_in_their_colour(reader, game, seats, kind):
    """Who has moved, and what they touched, can be seen on the board."""
    match = tr.game(game).start(seats=seats, seed=5)
    while match.to_move == 0 or not match.legal[0].kind.startswith(kind):
        match.play(match.legal[0])
    ada = reader().prefer(speed="none")
    laid = LaidTable(ada, match)
    traced = ada.page.locator("#main [data-traced=true], #main .lit")
    expect(traced).to_have_count(0)
    laid.play(match.legal[0])
    expect(traced.first).to_be_visible()


def test_the_speed_is_set_where_others_move(reader):
    """The bar has the setting while others move, and remembers it."""
    ada, _ = laid_for(reader, "slow")
    ada.bar.get_by_role("combobox", name="Pace of play").select_option("fast")
    assert ada.page.evaluate("document.documentElement.dataset.speed") == "fast"


def test_what_somebody_else_touched_can_be_touched_as_before(reader):
    """A stall that glows is as large for a pointer as the others."""
    match = tr.game("festo").start(seats=2, seed=5, options={"events": False})
    while match.to_move != 1 or "place elf" not in map(str, match.legal):
        match.play(match.legal[0])
    ada = reader().prefer(speed="none")
    laid = LaidTable(ada, match)
    laid.play("place elf", *(["place elf"] * 5))
    assert ada.wait_for_turn()
    expect(ada.page.locator(".stalls [data-traced=true]")).to_have_attribute("data-target", "area:elf")
    edges = ada.page.locator(".stalls [data-target^='area:'] .edge")
    heights = edges.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().height)")
    assert max(heights) - min(heights) <= 1
