"""Meaning on demand: what things on the table are and do, for mouse, finger, keyboard and ear; looking never plays."""

import re

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tests.web.laid import LaidTable

MEANINGS = "[...document.querySelectorAll('[data-meaning]')].map((each) => each.dataset.meaning)"
LOOKS = 12
"""Of so many decisions the things on the table are looked at after one."""


def card(ada):
    """What explains the thing that is looked at."""
    return ada.page.get_by_role("tooltip")


def festival(reader, **looks):
    """A match with a crown, a hat, and a ribbon in sight, at a moment at which the packet is to be handed on."""
    ada = reader(**looks).prefer(speed="none", confirm=False)
    match = tr.game("festival").start(4, seed=3)
    bot = tr.bot("festival", level=2)
    while match.length < 30 or match.to_move != 0 or "hand" not in str(match.legal[0]):
        match.play(bot.choose(match.view(match.to_move)))
    return ada, LaidTable(ada, match)


def test_a_pointer_that_rests_is_told_the_name_the_use_and_the_rule(reader):
    """The card goes when the pointer goes, and its paragraph is one click further."""
    ada, _ = festival(reader)
    hat = ada.page.locator("main [data-meaning=first-player]")
    hat.hover()
    expect(card(ada)).to_contain_text("Hat: first player")
    expect(card(ada)).to_contain_text("takes a card first")
    ada.page.mouse.move(700, 5)
    expect(card(ada)).to_be_hidden()
    hat.hover()
    ada.page.get_by_role("button", name="Rule FV-N1").click()
    expect(ada.page.locator("#rule-FV-N1")).to_be_in_viewport()
    expect(card(ada)).to_be_hidden()


def test_a_click_to_learn_plays_nothing(reader):
    """A crown lies on a row that a click would hand the packet to: it explains itself instead."""
    ada, table = festival(reader)
    rows = ada.page.locator(".troupe:has([data-target][data-state=legal])")
    chip = rows.first.locator("[data-meaning^='crown?'], [data-meaning^='stars?']").first
    chip.click()
    expect(card(ada)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(card(ada)).to_be_hidden()
    assert table.played == []
    assert ada.serious_troubles() == []


def test_what_lies_beneath_a_target_is_explained_too(reader):
    """A laid card is covered by the row that takes the clicks; resting there explains it, a click there plays."""
    ada, table = festival(reader)
    row = ada.page.locator(".troupe:has([data-target][data-state=legal])").first
    laid = row.locator("[data-meaning^='card?'], [data-meaning=face-down]").first.bounding_box()
    x, y = laid["x"] + laid["width"] / 2, laid["y"] + laid["height"] / 2
    ada.page.mouse.move(x, y)
    expect(card(ada)).to_be_visible()
    ada.page.mouse.click(x, y)
    expect(card(ada)).to_be_hidden()
    ada.page.locator("[data-turn]:not([data-turn='1'])").wait_for()
    assert len(table.played) == 1


def test_a_finger_that_is_held_is_told_and_plays_nothing(reader):
    """At 390 by 844; a short tap on the same place plays."""
    ada, table = festival(reader, size=(390, 844), has_touch=True, is_mobile=True)
    row = ada.page.locator(".troupe:has([data-target][data-state=legal])").first
    row.scroll_into_view_if_needed()
    laid = row.locator("[data-meaning^='card?'], [data-meaning=face-down]").first.bounding_box()
    point = {"x": laid["x"] + laid["width"] / 2, "y": laid["y"] + laid["height"] / 2}
    finger = ada.page.context.new_cdp_session(ada.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card(ada)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(ada)).to_be_visible()
    box = card(ada).bounding_box()
    assert 0 <= box["x"] <= 390 - box["width"]
    assert table.played == []
    ada.page.touchscreen.tap(point["x"], point["y"])
    ada.page.locator("[data-turn]:not([data-turn='1'])").wait_for()
    assert len(table.played) == 1


def test_by_keyboard_one_goes_from_meaning_to_meaning(reader):
    """`i` begins, arrows go on, Enter opens the paragraph, and Escape gives the focus back; nothing is played."""
    ada, table = festival(reader)
    ada.page.get_by_role("button", name="Undo").focus()
    ada.page.keyboard.press("i")
    first = card(ada).inner_text()
    ada.page.keyboard.press("ArrowRight")
    expect(card(ada)).not_to_have_text(first)
    described = ada.page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert ada.page.locator(f"#{described}").inner_text() == card(ada).inner_text()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_focused()
    ada.page.keyboard.press("i")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(ada.page.locator("p:focus")).to_contain_text("FV-")
    assert table.played == []


@pytest.mark.parametrize("language", ["en", *(pytest.param(each, marks=pytest.mark.soak) for each in ("de", "fr"))])
def test_everything_that_is_said_to_have_a_meaning_has_words_and_a_rule(name, language, reader):
    """Through a match between bots, in each language; only what belongs to no game has no rule."""
    game = tr.game(name)
    ada = reader().prefer(speed="none", language=language)
    table = LaidTable(ada, game.start(game.seats[-1], seed=2))
    match, bot = table.match, tr.bot(name, level=1)
    found = set()
    while not match.over:
        table.play(bot.choose(match.view(match.to_move)))
        if table.number % LOOKS == 0 or match.over:
            ada.page.locator(f"[data-turn='{table.number}']").wait_for()
            found |= set(ada.page.locator("main").evaluate(f"() => {MEANINGS}"))
    assert found
    own = {code for code in found if not re.match(r"(points|level|stand-in|not-here|to-move|clock)\b", code)}
    for meaning in own:
        code, _, query = meaning.partition("?")
        about = {key: int(value) if value.isdigit() else value for key, value in re.findall(r"([^=&]+)=([^&]*)", query)}
        assert game.words.say(language, f"meaning-{code}", **about)
        assert game.words.say(language, f"meaning-{code}.line", **about)
        assert game.words.say(language, f"meaning-{code}.rule", **about) in game.words.rulebook(language)
