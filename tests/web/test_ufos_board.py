"""UFOs! on its map: whole matches, every kind of decision, and what is refused."""

import re
from itertools import count

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tests.games.ufos.ufos_table import lay, play
from tests.web.laid import LaidTable
from tests.web.reader import LEGAL

POMMY = 3
"""The longest name beside the reader's, by its seat."""

YELLOW = "standard rachel, standard shag_harbour"
ON_MAP = f".ufos {LEGAL}"
ENDS = re.compile("^(End|Move no witness)")
# Keeps the times of the keyframes of everything that flies.
KEEP_FLIGHTS = """
const fly = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (Array.isArray(frames)) (window.flights ??= []).push(frames.map(({offset}) => offset ?? null));
  return fly.call(this, frames, timing);
};
"""


def place(page, name):
    """A place on the map."""
    return page.locator(f"[data-place={name}] .place")


def touch(target):
    """Touch something on the map, whatever hovers over it."""
    target.dispatch_event("click")


def by_map(reader):
    """Decide on the map, the last thing first; only ending a phase and moving no witness are buttons of the bar.

    Every third decision ends the phase, if it can be ended, so that the match does not take long.
    """
    decided = count()

    def decide():
        targets, end = reader.page.locator(ON_MAP), reader.page.locator(".choices li button", has_text=ENDS)
        here = targets.count()
        if here and not (next(decided) % 3 == 2 and end.count()):
            touch(targets.nth(here - 1))
        else:
            end.first.click()

    return decide


def test_a_whole_match_by_mouse_on_the_map_alone(reader):
    """Every decision has its place on the map; only ending a phase is a button."""
    ada = reader().prefer(speed="none")
    ada.open("ufos", 2)
    ada.start().play(by_map(ada))
    expect(ada.result).to_contain_text("win")
    assert ada.serious_troubles() == []


def test_a_whole_match_by_keyboard(reader):
    """Every decision is reached with Tab and made with Enter."""
    ada = reader().prefer(speed="none")
    ada.open("ufos", 2)
    ada.start().play(ada.by_keyboard)
    expect(ada.result).to_be_visible()


def test_a_whole_match_by_touch_on_a_phone(reader):
    """At 390 by 844 the map follows what is decided, every move is confirmed, and nothing is wider than the screen."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none", confirm=True)
    ada.open("ufos", 2)
    ada.start().play(ada.by_finger)
    expect(ada.result).to_be_visible()
    assert not ada.scrolls_sideways()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_map_keeps_nobody_out(reader, theme):
    """Places and UFOs have names and roles, and enough contrast by day and by night."""
    ada = reader().prefer(speed="none", theme=theme)
    LaidTable(ada, lay("standard berlin, standard nazca, bumper hana", YELLOW, restaurants={0: {"berlin": 1}}))
    assert ada.serious_troubles() == []


def test_arrow_keys_go_from_place_to_place(reader):
    """Along the lines, in the direction of the key; a place is read with all that is known of it."""
    ada = reader().prefer(speed="none")
    LaidTable(ada, lay("standard berlin, standard nazca", YELLOW, witnesses={0: {"london": 1}}))
    place(ada.page, "berlin").focus()
    ada.page.keyboard.press("ArrowUp")
    here = ada.page.locator(":focus")
    expect(here).to_have_attribute("data-place", "hessdalen")
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowLeft")
    expect(place(ada.page, "london")).to_have_attribute(
        "aria-label",
        "London; city, resistance 8, 2 of 2 sites free; Ada’s witnesses: 1; "
        "next to: Furnas, Kulusuk, Hessdalen, Trans-en-Provence",
    )


def test_a_flight_shows_where_it_leads(reader):
    """Where it ends and why, what it takes back, its chances; and a place out of reach is refused with its rule."""
    ada = reader().prefer(speed="none")
    match = lay(
        "standard kulusuk, standard nazca, calmer trans",
        YELLOW,
        stands={"trans": 0, "furnas": 0, "hessdalen": 0},
        restaurants={0: {"berlin": 1}},
        witnesses={0: {"london": 2, "berlin": 1}},
    )
    table = LaidTable(ada, match)
    touch(ada.page.locator("[data-target='kind:fly|ufo:calmer|place:trans']"))
    place(ada.page, "london").hover()
    board = ada.page.locator(".ufos")
    expect(board).to_contain_text("The flight ends here: no restaurant of yours.")
    expect(board).to_contain_text("Takes back 3 witnesses: London, Berlin")
    expect(board).to_contain_text("Opening in London: 58%")
    place(ada.page, "mexico").click()
    objection = ada.bar.get_by_role("alert")
    expect(objection).to_contain_text("A flight goes on only over your own stands and restaurants")
    expect(objection).to_contain_text("UF-M3")
    touch(ada.page.locator("[data-over=rachel]"))
    expect(objection).to_contain_text("UF-M3")
    place(ada.page, "london").click()
    assert table.played == ["fly calmer from trans", "to london"]


def test_a_ufo_of_somebody_else_cannot_be_flown(reader):
    """And one's own not twice."""
    ada = reader().prefer(speed="none")
    LaidTable(ada, play(lay("standard berlin, standard nazca", YELLOW), "fly standard from berlin", "to emilcin"))
    objection = ada.bar.get_by_role("alert")
    touch(ada.page.locator("[data-target='kind:fly|ufo:standard|place:rachel']"))
    expect(objection).to_contain_text("You have no such UFO there.")
    touch(ada.page.locator("[data-target='kind:fly|ufo:standard|place:emilcin']"))
    expect(objection).to_contain_text("Each UFO makes one flight a turn")


def test_a_refusal_by_touch(reader):
    """A finger on a place that cannot be reached is told the rule, too."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none")
    table = LaidTable(ada, play(lay("standard berlin, standard nazca", YELLOW), "fly standard from berlin"))
    ada.page.get_by_role("button", name="Whole map").tap()
    place(ada.page, "capilla").locator(".dot").tap()
    expect(ada.bar.get_by_role("alert")).to_contain_text("UF-M3")
    assert table.played == []


def test_a_flight_over_the_pacific_leaves_the_map(reader):
    """It flies to one edge and comes back at the other, at the same moment."""
    ada = reader()
    ada.page.add_init_script(KEEP_FLIGHTS)
    others = ("standard rio, standard nazca", "standard cairo, standard siwa", "standard delhi, standard hampi")
    LaidTable(ada, lay("standard nan_madol, standard trans", *others))
    touch(ada.page.locator("[data-target='kind:fly|ufo:standard|place:nan_madol']"))
    place(ada.page, "hana").click()
    ada.page.wait_for_function("window.flights?.length")
    assert ada.page.evaluate("window.flights[0]") == [None, 0.5, 0.5, None]


def test_a_restaurant_is_taken_over(reader):
    """The UFO is put on a piece of the other seat, and acts there later."""
    ada = reader().prefer(speed="none")
    match = lay(
        "standard berlin, standard nazca",
        YELLOW,
        stands={"trans": 0},
        restaurants={1: {"berlin": 2}},
        dice=["die 12"],
    )
    table = LaidTable(ada, match)
    touch(ada.page.locator("[data-target='kind:fly|ufo:standard|place:berlin']"))
    touch(ada.page.get_by_role("button", name="Put it on Blip’s stand or restaurant here"))
    ada.bar.get_by_role("button", name="End movement").click()
    touch(ada.page.locator("[data-target='kind:take-over|city:berlin|seat:1']"))
    expect(ada.page.get_by_role("group", name="Log")).to_contain_text("one of Blip’s restaurants is yours")
    expect(ada.page.locator(".rolled")).to_contain_text("12 − 3 = 9 against 3")
    expect(ada.page.locator(".rolled")).to_contain_text("Restaurant taken over")
    assert table.played[1:] == ["onto seat 1", "end movement", "take over seat 1 in berlin"]


def test_a_new_ufo_is_taken_by_kind_and_city(reader):
    """The kind in one's own fleet, then the city on the map; without enough cities the rule is told."""
    ada = reader().prefer(speed="none")
    table = LaidTable(ada, lay("standard hana, standard nazca", YELLOW, restaurants={0: {"berlin": 1, "rio": 1}}))
    kind = ada.page.locator("[data-target='kind:new|ufo:bumper']")
    kind.click()
    place(ada.page, "rio").click()
    assert table.played == ["new bumper in rio"]

    poor = reader().prefer(speed="none")
    LaidTable(poor, lay("standard hana, standard nazca", YELLOW))
    expect(poor.page.get_by_role("region", name="Ada")).to_contain_text("A new UFO at 2 cities")
    poor.page.locator("[data-target='kind:new|ufo:bumper']").click()
    expect(poor.bar.get_by_role("alert")).to_contain_text("you must control at least as many cities as you have UFOs")


def test_a_bump_with_support_dice_and_a_way(reader):
    """Whoever stands near is asked; both sides and the dice are shown; the winner leads the loser away on the map."""
    ada = reader().prefer(speed="none")
    match = lay(
        "standard gulf_breeze, standard nazca",
        "standard mexico, standard rio",
        "standard roswell, standard hana",
        active=1,
        dice=["dice 2 against 2", "dice 5 against 3"],
    )
    play(match, "fly standard from mexico", "to roswell", "end movement")
    table = LaidTable(ada, match)
    card = ada.page.locator(".fight")
    expect(card).to_contain_text("Bump in Roswell: Blip has a 68% chance of winning")
    card.get_by_role("button", name="Support the defender").click()
    expect(card).to_contain_text("Ada supports the defender")
    expect(card).to_contain_text("= 6")
    expect(card).to_contain_text("= 4")
    expect(card).to_contain_text("2 places still to go")
    assert table.played == ["support defender"]


def test_the_difference_is_shared_out_and_a_witness_moved(reader):
    """How far each UFO goes is chosen beside it; without a witness in supply one is moved from another city."""
    ada = reader().prefer(speed="none")
    match = lay(
        "standard hana, standard nazca, bumper mexico",
        "standard roswell, standard roswell",
        witnesses={1: {"london": 6, "berlin": 6}},
        dice=["dice 4 against 1"],
    )
    play(match, "fly bumper from mexico", "to roswell")
    table = LaidTable(ada, match)
    ada.bar.get_by_role("button", name="End movement").click()
    ada.page.locator(".fight").get_by_role("button", name="Send the standard UFO away, distance 1").click()
    place(ada.page, "rio").click()
    expect(ada.bar.get_by_role("alert")).to_contain_text("The path goes from place to place")
    place(ada.page, "los_angeles").click()
    expect(ada.bar).to_contain_text("Blip has no witness left")
    place(ada.page, "london").click()
    expect(ada.bar).to_contain_text("3 places to go")
    assert table.played[1:] == ["push standard 1", "drift to los_angeles", "witness from london"]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_with_five_seats_short_names_are_read_whole(reader, size):
    """Also beside the flag of whoever starts."""
    starts = (tr.game("ufos").start(seats=5, seed=seed) for seed in count())
    match = next(match for match in starts if match.view(0).field("start") == POMMY)
    ada = reader(size=size).prefer(speed="none")
    LaidTable(ada, match)
    names = ada.page.locator("h3 .name")
    expect(names).to_have_count(5)
    assert names.evaluate_all("(all) => all.every((each) => each.scrollWidth <= each.clientWidth)")
