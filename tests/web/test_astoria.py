"""Astoria on its board, in the browser."""

import json
import re

import pytest
from playwright.sync_api import expect


def test_a_whole_match_of_astoria_by_mouse(reader):
    """Everything that may be decided is a thing on the table or a button of the bar."""
    ada = reader().prefer(speed="none")
    ada.open("astoria", 3)
    ada.start().play(ada.by_mouse)
    expect(ada.result).to_be_visible()


def test_a_whole_match_of_astoria_by_keyboard(reader):
    """Every decision can be reached with Tab and made with Enter."""
    ada = reader().prefer(speed="none")
    ada.open("astoria", 3)
    ada.start().play(ada.by_keyboard)
    expect(ada.result).to_be_visible()


def test_a_whole_match_of_astoria_on_a_phone(reader):
    """At 390 by 844, by touch, with every move confirmed and nothing wider than the screen."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none", confirm=True)
    ada.open("astoria", 3)
    ada.start().play(ada.by_finger)
    assert not ada.scrolls_sideways()
    expect(ada.result).to_be_visible()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_six_wizards_with_special_roles_find_nothing_in_their_way(reader, theme):
    """AS-V1 A whole match with special cards that are chosen; axe finds nothing serious by day or by night."""
    ada = reader().prefer(speed="none", theme=theme)
    ada.open("astoria", 6, options={"specials": "chosen"})
    ada.start().play(ada.by_mouse, decisions=3)
    assert ada.wait_for_turn()
    assert ada.serious_troubles() == []
    ada.play(ada.by_mouse)
    expect(ada.result).to_be_visible()


def test_a_second_browser_never_receives_what_it_may_not_know(reader):
    """Goals and hands of others come neither over the wire nor onto the page while the match goes on."""
    ada, ben = reader().prefer(speed="none"), reader().prefer(speed="none")
    received = []

    def receive(frame):
        received.append(json.loads(frame))

    ben.page.on("websocket", lambda socket: socket.on("framereceived", receive))
    table = ada.open("astoria", 3)
    ben.page.goto(f"/t/{table}")
    ben.sit("Ben")
    ben.page.get_by_role("button", name="I am ready").click()
    ada.start()
    decided = 0
    while decided < 6:
        for each in (ada, ben):
            if each.has_turn():
                each.play(each.by_ear, decisions=1)
                decided += 1
        ada.page.wait_for_timeout(50)
    goals = [goal for message in received for goal in (fields_of(message).get("goal") or ())[:3]]
    assert sum(each is not None for each in goals) > 0
    for message in received:
        for secret in ("goal", "hand"):
            of_seats = fields_of(message).get(secret) or []
            assert [seat for seat, each in enumerate(of_seats) if each is not None] in ([], [1])
    assert ben.page.locator("[data-game=astoria] .goal:not(.badge)").count() == 1


def fields_of(message):
    """The fields of the view that a message carries."""
    return message.get("view") or message.get("changed") or {}


def test_what_cannot_be_done_says_why(reader):
    """AS-Y5 AS-Y6 Touching the king without the glyphs for it names the rule in words."""
    ada = reader().prefer(speed="none")
    ada.open("astoria", 3)
    ada.start()
    assert ada.wait_for_turn()
    ada.page.locator("[data-target='kind:heal+dark-king']").click()
    objection = ada.bar.get_by_role("alert")
    expect(objection).to_contain_text("This takes")
    expect(objection.get_by_role("button", name=re.compile("^Rule AS-Y"))).to_be_visible()
