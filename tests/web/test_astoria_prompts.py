"""Every kind of thing that Astoria asks, answered by touching the board."""

import re

import pytest
from playwright.sync_api import expect

from tests.games.astoria.astoria_table import ASTORIA, place
from tests.web.laid import LaidTable

SEAL = {"cobalt-seal": 0}
DECEIVER = ("deceiver", "alchemist", "deceiver", "servant", "servant")
SERVANT = ("servant", "alchemist", "deceiver", "servant", "deceiver")


def laid(reader, match, *moves):
    """A match before seat 0, after some moves of others."""
    ada = reader().prefer(speed="none")
    table = LaidTable(ada, match)
    table.play(*moves)
    ada.page.locator("[data-turn].yours").wait_for()
    return table


def touch(table, *targets):
    """Touch things on the board, one after the other."""
    for target in targets:
        table.page.locator(f"main [data-target='{target}'][data-state=legal]").first.click()


def played(table, turn):
    """What was played since that turn, when the page has heard of it."""
    table.page.locator(f"[data-turn]:not([data-turn='{turn}'])").wait_for()
    return table.played


ASKED = {
    "protect": (
        lambda: place(3, actor=1, glyphs={"darkness": 3}, guards={2: 1}, ready=SEAL, seed=1),
        ["darkness guard 2"],
        "One of Wusel’s guards is about to be killed",
    ),
    "defend": (
        lambda: place(3, actor=1, exile={1}, ready=SEAL, ability_tapped={2: 1}, seed=1),
        ["attack", "ready"],
        "Blip attacks the castle",
    ),
    "answer": (
        lambda: place(3, actor=2, warlords=["cobalt"], ready=SEAL, seed=1),
        ["end"],
        "The warlord of cobalt threatens the king: he will lose 1 health",
    ),
}


@pytest.mark.parametrize("kind", ASKED)
def test_whoever_may_protect_defend_or_answer_cannot_overlook_it(reader, kind):
    """AS-Y7 AS-X2 AS-K2 The page says what is about to happen, and the card that helps is touched."""
    match, moves, words = ASKED[kind]
    table = laid(reader, match(), *moves)
    prompt = table.page.locator("main [role=status]")
    expect(prompt).to_contain_text(words)
    expect(prompt).to_be_in_viewport(ratio=1)
    turn = table.number
    touch(table, "kind:tap+untap|card:cobalt-seal")
    assert played(table, turn) == ["tap cobalt-seal"]


CHOSEN = {
    "steal 1": (lambda: place(3, glyphs={"darkness": 2}, hands={1: ["sun-medal"]}, seed=1), ["kind:steal|seat:1"]),
    "look": (lambda: place(3, glyphs={"cobalt": 1}, seed=1), ["kind:look"]),
    "seize oak-heart": (
        lambda: place(3, glyphs={"darkness": 6}, ready={"oak-heart": 1}, seed=1),
        ["kind:spoil+seize|card:oak-heart"],
    ),
    "untap ember-ring": (
        lambda: place(3, actor=2, tapped=SEAL | {"ember-ring": 0, "sun-medal": 0}, seed=1),
        ["kind:tap+untap|card:ember-ring"],
    ),
    "fetch blue": (
        lambda: place(5, roles=SERVANT, seed=1, stock={4: {"blue": 4}}),
        ["kind:ability+fetch+unpick+spoil+untap-ability", "kind:buy+fetch|colour:blue"],
    ),
    "unpick sun-medal orange": (
        lambda: place(5, roles=DECEIVER, work={"sun-medal": (1, {"orange": 1})}, seed=1),
        ["kind:unpick|card:sun-medal"],
    ),
    "spoil oak-heart": (
        lambda: place(5, roles=DECEIVER, ready={"oak-heart": 2}, seed=1),
        ["kind:spoil+seize|card:oak-heart"],
    ),
}


@pytest.mark.parametrize("move", CHOSEN)
def test_what_special_cards_and_glyphs_do_is_touched_where_it_happens(reader, move):
    """AS-Y5 AS-Y6 AS-L1 AS-V3 AS-V4 Hands, piles, artefacts and gems of others are touched themselves."""
    match, targets = CHOSEN[move]
    match = match()
    table = laid(reader, match, *(["end"] if match.to_move else []))
    turn = table.number
    touch(table, *targets)
    assert played(table, turn) == [move]


def test_what_was_looked_at_stays_on_the_page(reader):
    """AS-Y6 What cobalt has shown is written there for whoever looked."""
    table = laid(reader, place(3, glyphs={"cobalt": 1}, dice=["glimpse i07"]))
    touch(table, "kind:look")
    expect(table.page.get_by_text("Next invasion cards")).to_be_visible()


def test_special_cards_are_chosen_on_the_page(reader):
    """AS-V1 Whoever chooses a special card reads what each of them does."""
    match = ASTORIA.start(seats=5, options={"specials": "chosen"}, dice=["chooser 0"])
    table = laid(reader, match)
    expect(table.page.locator("main [role=status]")).to_contain_text("The special cards")
    turn = table.number
    touch(table, "role:servant")
    assert played(table, turn) == ["choose servant"]


def test_an_accusation_is_a_seat_a_faction_and_a_confirmation(reader):
    """AS-A12 What is at stake is said before the word is spoken."""
    table = laid(reader, place(3, seed=1))
    touch(table, "kind:accuse|seat:1")
    accusation = table.page.get_by_role("group", name="Accuse Blip")
    expect(accusation).to_contain_text("If you are wrong, you go into exile for good.")
    accusation.get_by_role("button", name="Dragon", exact=True).click()
    assert table.played == []
    turn = table.number
    accusation.get_by_role("button", name="Accuse Blip of serving the dragon").click()
    assert played(table, turn) == ["accuse 1 dragon"]


def test_the_odds_of_a_fight_come_before_the_draw_and_its_end_after_it(reader):
    """AS-A10 Tapped cards change the sums that may come; then the card, both sums and the outcome are shown."""
    match = place(3, warlords=["fire"], ready={"ember-ring": 0, "fire-wand": 0}, dice=["battle i03"])
    table = laid(reader, match)
    touch(table, "kind:fight|glyph:fire")
    prompt = table.page.locator("main [role=status]")
    expect(prompt).to_contain_text(re.compile("The attack wins with 0% of the 16 possible cards"))
    expect(prompt).to_contain_text("If you lose, your turn ends at once.")
    touch(table, "kind:tap+untap|card:ember-ring")
    expect(prompt).to_contain_text("2–12")
    touch(table, "kind:tap+untap|card:fire-wand")
    table.page.get_by_role("button", name="Ready: tap no more cards").click()
    expect(prompt).to_contain_text("Ada defeats the warlord of fire.")
    expect(prompt).to_contain_text(re.compile(r"Attack\s*30\s*Strength\s*12"))
