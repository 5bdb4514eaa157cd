"""Astoria's page has room for everything: no part of it ever lies over another."""

import pytest
from playwright.sync_api import expect

from tafelrunde.games.astoria.box import CARDS
from tests.games.astoria.astoria_table import place
from tests.web.astoria_tables import MINE, crowded
from tests.web.laid import LaidTable

SIZES = [(1440, 900), (1280, 720), (1024, 768)]
OUT_OF_REACH = """(scrolling) => [...document.querySelectorAll("main [data-target]:not([data-state=quiet])")]
  .filter((target) => {
    if (scrolling) target.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
    const {x, y, width, height} = target.getBoundingClientRect();
    return !target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).map((target) => target.dataset.target)"""
CUT_OFF = """() => [...document.querySelectorAll("main [data-target], main [data-anchor]")].filter((thing) => {
  const box = thing.closest(".codex, .wizards, .desk, .above").getBoundingClientRect();
  const {top, bottom, left, right} = thing.getBoundingClientRect();
  return top < box.top - 2 || bottom > box.bottom + 2 || left < box.left - 2 || right > box.right + 2;
}).map((thing) => thing.dataset.target ?? thing.dataset.anchor)"""


def lay(reader, size, match):
    """The page before Ada, with its fonts there and nothing moving."""
    ada = reader(size=size).prefer(speed="none")
    table = LaidTable(ada, match)
    ada.page.locator(".astoria").wait_for()
    assert ada.wait_for_turn()
    ada.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    return table


def out_of_reach(table, *, scrolling=False):
    """What could be touched by a rule, and is covered by something or not in view."""
    table.page.locator("[data-fresh]").first.wait_for(state="detached")
    return table.page.evaluate(OUT_OF_REACH, scrolling)


@pytest.mark.parametrize("size", SIZES)
def test_at_a_crowded_table_everything_is_in_view_and_can_be_touched(reader, size):
    """Six seats with many artefacts, gems and guards: everything of all seats is seen, nothing covers another."""
    table = lay(reader, size, crowded())
    assert out_of_reach(table) == []
    assert table.page.evaluate(CUT_OFF) == [], "in its box, but out of view"


@pytest.mark.parametrize("size", SIZES)
def test_many_glyphs_and_the_glyph_of_an_alchemist_can_be_touched(reader, size):
    """AS-V2 Everything that glyphs at hand can buy, and the choice of a glyph for the ability card, lies free."""
    glyphs = dict.fromkeys(("fire", "sun", "sulphur", "nature", "cobalt", "darkness"), 6)
    table = lay(reader, size, crowded(glyphs=glyphs))
    assert out_of_reach(table, scrolling=True) == []
    table.page.locator("[data-target^='kind:ability']").first.click()
    table.page.locator("[data-target='kind:ability|glyph:darkness']").wait_for()
    assert out_of_reach(table, scrolling=True) == []
    turn = table.number
    table.page.locator("[data-target='kind:ability|glyph:darkness']").click()
    table.page.locator(f"[data-turn]:not([data-turn='{turn}'])").wait_for()
    assert table.played == ["ability darkness"]


@pytest.mark.parametrize("size", SIZES)
def test_where_there_is_too_much_each_part_scrolls_in_its_own_box(reader, size):
    """Two seats with a dozen artefacts each: everything can still be reached, and parts keep apart."""
    many = [card for card in CARDS if card not in ("flame-dagger", "phoenix-staff") and card not in MINE][:24]
    ready = MINE | {card: number % 2 for number, card in enumerate(many)}
    hands = {0: ["flame-dagger", "phoenix-staff"]}
    table = lay(reader, size, crowded(ready=ready, tapped={}, work={}, hands=hands))
    assert out_of_reach(table, scrolling=True) == []


def test_a_banner_shows_who_can_answer_the_warlord(reader):
    """AS-K2 Those with an untapped card of its glyph, also in words; an exclamation mark if there is nobody."""
    page = lay(reader, (1440, 900), place(3, ready={"thorn-bow": 1}, warlords=["nature", "darkness"])).page
    answers = page.locator(".realm [data-meaning=answers]")
    expect(answers).to_have_count(2)
    expect(answers.nth(0).locator("svg")).to_have_count(1)
    expect(page.get_by_label("Who can answer him: Blip.")).to_be_visible()
    expect(answers.nth(1)).to_contain_text("!")
    expect(page.get_by_label("Nobody can answer him now.")).to_be_visible()


# The banners and who answers them, and the other things in the picture that they lie over.
BANNERS = """() => {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const fingers = boxes(".realm [data-anchor^='warlord:'] .touch");
  const answers = boxes(".realm [data-meaning=answers]");
  const rest = boxes(".realm .health, .realm [data-anchor=king], .realm [data-meaning=dragon]");
  return {
    fingers: fingers.map(({width, height}) => Math.floor(Math.min(width, height))),
    covered: [...fingers, ...answers].filter((each) => rest.some((other) => meet(each, other))).length,
  };
}"""


@pytest.mark.parametrize(("size", "least"), [((390, 844), 44), ((1024, 768), 20), ((1440, 900), 20)])
@pytest.mark.parametrize("living", [3, 4, 6])
def test_every_banner_has_room_for_a_finger(reader, size, least, living):
    """AS-K1 However many warlords live: 44 pixels on a phone; those who answer them cover neither health nor dragon."""
    warlords = ["fire", "sun", "nature", "cobalt", "darkness", "sulphur"][:living]
    found = lay(reader, size, crowded(warlords=warlords, slain={})).page.evaluate(BANNERS)
    assert len(found["fingers"]) == living
    assert min(found["fingers"]) >= least
    assert found["covered"] == 0


def test_what_a_gem_brings_is_said_before_it_is_burnt(reader):
    """AS-A3 The bar asks with the number of the flow."""
    ada = reader().prefer(speed="none", confirm=True)
    LaidTable(ada, crowded())
    assert ada.wait_for_turn()
    ada.page.locator("[data-target='kind:burn|colour:red']").click()
    expect(ada.bar).to_contain_text("Burn a red gem: +4 power")
