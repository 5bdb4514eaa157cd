"""What is told of a match: a line for what a person would call one thing (FO-G)."""

import pytest

from tafelrunde.kernel import Reader
from tests.games.festo.festo_table import (
    CHARACTERS,
    COLOURS,
    FESTO,
    JOY,
    SARAH,
    TOBY,
    TOM,
    at,
    kitchen,
    opening,
    place_all,
    play,
)

NAMES = ("Sarah", "Toby", "Joy", "Tom", "Max")


def said(match, first=0, you=None):
    """The log in English from a move on, as a spectator or a seat reads it."""
    reader = Reader(FESTO, "en", NAMES[: match.seats], you)
    return [reader.line(line) for deed in match.tell(you, first) for line in deed.lines]


def asked(match, you):
    """The question as a seat reads it."""
    return Reader(FESTO, "en", NAMES[: match.seats], you).say(match.view(you).ask())


def told_of(match, *moves):
    """What is told of these moves."""
    first = match.length
    play(match, *moves)
    return said(match, first)


def test_the_set_up_is_one_line():
    """FO-S2 FO-S4 The lot and the dishes; then the first round begins."""
    assert said(opening(first=TOM)) == [
        "Tom is drawn as start player. 12 dishes are laid out.",
        "Round 1 of 4",
    ]
    assert said(opening(event="applause"))[2] == "Event: Applause. Each dish cooked gives 1 VP."


def test_a_day_at_the_market():
    """FO-H1 FO-H2 FO-H3 FO-A2 FO-W2 Dice tell whom they close, helpers placed in a row are one line."""
    match = opening(dice=["roll 4", "roll 5", "roll 5", "roll 1", "roll 2", "roll 6"])
    first = match.length
    match.play("give 0")
    place_all(match, SARAH, "troll", "pixies", "orc")
    place_all(match, TOBY, "pixies", "pixies")
    place_all(match, JOY, "troll", "troll", "grocer", "grocer")
    match.play("done")
    place_all(match, SARAH, "orc", "elf", "elf")
    place_all(match, TOBY, "magician", "magician", "magician", "grocer")
    place_all(match, JOY, "elf", "elf")
    place_all(match, TOM, "orc", "orc", "orc", "grocer", "grocer", "grocer")
    assert said(match, first) == [
        "Sarah keeps the start player card.",
        "Morning roll: 4, 5 and 5. Closed: Magician and Elf.",
        "Sarah places 3 helpers: Troll, Pixies and Orc, and keeps 3 for the afternoon.",
        "Toby places 2 helpers: Pixies × 2, and keeps 4 for the afternoon.",
        "Joy places 4 helpers: Troll × 2 and Grocer × 2, and keeps 2 for the afternoon.",
        "Tom keeps all helpers for the afternoon: 6.",
        "Afternoon roll: 1, 2 and 6. Closed: Troll, Pixies and Dwarf.",
        "Sarah places 3 helpers: Orc and Elf × 2.",
        "Toby places 4 helpers: Magician × 3 and Grocer.",
        "Joy places 2 helpers: Elf × 2.",
        "Tom places 6 helpers: Orc × 3 and Grocer × 3.",
        "Troll: Joy 2 and Sarah 1. Joy has the absolute majority.",
    ]


def test_helpers_are_told_while_they_are_placed():
    """FO-H2 A deed reads well while it grows."""
    match = opening(dice=["roll 1", "roll 1", "roll 1"])
    match.play("give 2")
    first = match.length
    play(match, "place elf", "place elf")
    assert said(match, first) == ["Joy places 2 helpers: Elf × 2."]
    assert said(match, first, JOY) == ["You place 2 helpers: Elf × 2."]
    assert said(match, first - 4, JOY)[0] == "Sarah gives you the start player card."


def test_dice_close_somebody_even_when_nobody_has_a_helper_left():
    """FO-H3 The tiles are told although they are taken off at once."""
    match = opening(2, dice=["roll 4", "roll 4", "roll 4", "roll 1", "roll 2", "roll 2"])
    match.play("give 0")
    first = match.length
    place_all(match, SARAH, *["elf"] * 6)
    place_all(match, TOBY, *["orc"] * 6)
    assert "Afternoon roll: 1, 2 and 2. Closed: Troll and Pixies." in said(match, first)


@pytest.mark.parametrize(
    ("event", "dice", "line"),
    [
        ("early-birds", [], "Morning, without a roll: all characters are available."),
        ("late-opening", ["roll 1"] * 3, "Afternoon, without a roll: all characters are available."),
        ("day-off", ["roll 2", "roll 1", "roll 2"], "Afternoon, without a roll. Still closed: Troll and Pixies."),
    ],
)
def test_a_time_of_day_without_dice(event, dice, line):
    """FO-N5 FO-N6 FO-N8 It is told that nothing, or what, is closed."""
    match = opening(2, event=event, dice=[*dice, *["roll 6"] * 3])
    play(match, "give 0", "done", "done")
    assert line in said(match)


def test_a_whole_market_and_what_is_taken_one_by_one():
    """FO-A3 FO-A4 FO-A5 With what was in it; and who withdraws."""
    mixed = {"orc": {"spices": 3, "meat": 1}}
    match = at("act", area="orc", market=mixed, helpers={SARAH: {"orc": 3}, TOM: {"orc": 2}})
    assert told_of(match, "take all") == ["Sarah takes the whole market of the Orc: 1 meat and 3 spices."]
    match = at("act", area="orc", market=mixed, helpers={SARAH: {"orc": 4}, TOM: {"orc": 1}})
    assert told_of(match, "take spices", "take meat", "take spices", "withdraw") == [
        "Sarah takes 1 meat and 2 spices from the Orc’s market.",
        "Sarah withdraws 1 helper.",
    ]


def test_taking_at_two_characters_in_a_row_is_told_of_each():
    """FO-A1 The turn of the second begins in between."""
    match = at("act", area="troll", helpers={SARAH: {"troll": 1, "pixies": 2}, TOM: {"orc": 1}})
    assert told_of(match, "take meat", "take honey", "take honey")[:3] == [
        "Sarah takes 1 meat from the Troll’s market.",
        "Pixies: Sarah 2. Sarah has the absolute majority.",
        "Sarah takes 2 honey from the Pixies’ market.",
    ]


@pytest.mark.parametrize(
    ("area", "moves", "line"),
    [
        (
            "troll",
            ["lift honey from pixies", "drop at grocer"],
            "1 honey from the Pixies’ market to the grocery store.",
        ),
        ("pixies", ["send to elf"], "The Pixies send one of Sarah’s helpers to the Elf."),
        ("orc", ["reserve drink-meat"], "Sarah reserves the meat drink."),
        ("magician", [], "The Magician gives Sarah 1 salt."),
        ("elf", ["trade meat", "fetch fruit", "fetch fruit"], "Sarah gives the Elf 1 meat for 2 fruit."),
        ("dwarf", ["disc orc", "disc elf"], "Sarah places 2 special discs for the next round: Orc and Elf."),
    ],
)
def test_an_ability_is_one_line(area, moves, line):
    """FO-T1 FO-X1 FO-O1 FO-M1 FO-E1 FO-D1 With what it did, and it can be read at every step."""
    match = at("act", area=area, helpers={SARAH: {area: 2}, TOM: {area: 2}}, owned={SARAH: {"meat": 1, "honey": 1}})
    first = match.length
    match.play("ability helper")
    for move in moves:
        assert len(said(match, first)) == 1
        match.play(move)
    (told,) = said(match, first)
    assert told.endswith(line)


def test_in_the_last_round_the_dwarf_is_told_with_his_points():
    """FO-D2 Two points, once."""
    match = at("act", area="dwarf", round_now=3, helpers={SARAH: {"dwarf": 2}, TOM: {"dwarf": 2}})
    assert told_of(match, "ability helper") == ["The Dwarf gives Sarah 2 VP."]


def test_the_grocer_tells_who_gets_the_card():
    """FO-Y1 FO-Y2 FO-W4 And what is bought, or that nothing is."""
    match = at("act", area="dwarf", helpers={SARAH: {"dwarf": 1, "grocer": 1}, TOM: {"grocer": 3}})
    assert told_of(match, "withdraw", "buy 1 honey", "withdraw")[:5] == [
        "Sarah withdraws 1 helper.",
        "Grocer: Tom 3 and Sarah 1. Tom gets the start player card.",
        "Tom takes 1 honey from the grocery store.",
        "Sarah takes nothing from the grocery store.",
        "Cooking: Tom begins.",
    ]


def test_a_dish_is_one_line():
    """FO-K1 FO-K5 With what was paid, salt only where it was used, and its points."""
    match = kitchen({"honey": 3, "meat": 2, "spices": 2}, display={"dessert": ["dessert-honey"]})
    first = match.length
    match.play("cook dessert-honey")
    assert said(match, first) == ["Sarah begins to cook the honey dessert …"]
    match.play("with meat")
    assert said(match, first) == ["Sarah cooks the honey dessert with 2 meat and 3 honey: 12 VP."]
    match = kitchen({"honey": 2, "meat": 2, "salt": 1}, display={"dessert": ["dessert-honey"]})
    assert told_of(match, "cook dessert-honey") == [
        "Sarah cooks the honey dessert with 2 meat, 2 honey and 1 salt: 12 VP."
    ]


def test_taking_a_helper_back_is_one_line():
    """FO-O2 With what it cost."""
    match = kitchen({"honey": 1, "meat": 1}, reserved={"drink": ["0", None, None]})
    assert told_of(match, "recall drink-meat", "pay honey")[0] == (
        "Sarah pays 1 honey to take a helper back from the meat drink."
    )


def test_points_beside_those_on_dishes_are_told():
    """FO-Z3 FO-Z4 FO-Z5 FO-N13 FO-N14 Each with its reason."""
    shown = {"dessert": ["dessert-meat", "dessert-spices", "dessert-fruit"]}
    match = kitchen(
        {"meat": 6}, event="gourmets", magical=True, display=shown, cooked=[["dessert-honey"], []], round_now=0
    )
    assert told_of(match, "cook roast")[1:] == ["Sarah gets 2 VP: gourmets."]
    match = kitchen(
        {"meat": 3, "honey": 1}, event="applause", magical=True, display=shown, cooked=[["dessert-honey"], []]
    )
    assert told_of(match, "cook dessert-meat")[1:] == [
        "Sarah gets 1 VP: a dessert rewards the payment.",
        "Sarah gets 1 VP: applause.",
    ]
    match = at(
        "act",
        area="troll",
        round_now=1,
        event="applause",
        earlier=("day-off",),
        magical=True,
        helpers={SARAH: {"troll": 1, "elf": 2}, TOM: {"elf": 1}},
        display={row: [f"{row}-{colour}" for colour in COLOURS[1:4]] for row in ("appetiser", "side-dish")},
        cooked=[["appetiser-meat", "side-dish-meat"], [], [], []],
    )
    assert told_of(match, "take meat")[1:] == [
        "Sarah gets 1 VP: a side dish rewards the majority.",
        "Sarah gets 1 VP: an appetiser rewards the ingredients.",
        "Elf: Sarah 2 and Tom 1. Sarah has the absolute majority.",
    ]


def test_rounds_and_the_final_scoring_are_told():
    """FO-G1 FO-V1 FO-V2 The next round, and in the end everybody's points with where they come from."""
    match = kitchen({"meat": 7}, others={1: {}})
    assert told_of(match, "pass")[:3] == ["Sarah passes.", "Toby passes.", "Round 2 of 4"]
    match = kitchen({"meat": 7}, others={1: {}}, round_now=3)
    assert told_of(match, "cook roast")[-3:] == [
        "Final scoring",
        "Sarah has 16 VP: 14 for dishes, 1 for sets and 1 for ingredients left.",
        "Toby has 0 VP.",
    ]


def test_the_question_says_what_a_turn_offers():
    """FO-A3 FO-A4 The whole market, the ability, ingredients, or only some of these."""
    told = {"helpers": {SARAH: {"troll": 3}, TOM: {"troll": 1}}}
    match = at("act", **told)
    assert asked(match, SARAH).startswith("Troll: take the whole market, or use the ability first")
    assert asked(match, TOM) == "Sarah is acting at the Troll."
    match.play("take meat")
    assert asked(match, SARAH) == "Troll: take an ingredient for each helper, or withdraw. Your helpers here: 2."
    lull = at("act", event="magic-lull", **told)
    assert asked(lull, SARAH).startswith("Troll: take the whole market, or ingredients one by one.")
    empty = at("act", market={area: {} for area in CHARACTERS}, **told)
    assert asked(empty, SARAH).startswith("Troll: use the ability, or withdraw.")


def test_the_question_in_the_kitchen():
    """FO-K2 FO-K4 FO-K5 Which colour, and how much salt for what."""
    match = kitchen({"meat": 6, "honey": 6, "salt": 1})
    match.play("cook roast")
    assert asked(match, SARAH) == "Choose the colour of the roast: you pay 6 of it."
    match.play("with honey")
    assert asked(match, SARAH) == "Choose how much salt to use instead of 6 honey."
    match = kitchen({"honey": 2, "meat": 2, "spices": 2}, display={"drink": ["drink-honey"]})
    match.play("cook drink-honey")
    assert asked(match, SARAH) == "Choose the second colour for the honey drink: you pay 1 of it."
    assert asked(match, TOBY) == "Sarah is paying for a dish."


def test_lines_touch_what_they_speak_of():
    """FO-A1 Areas, dishes and seats are named by the part of the move they belong to."""
    match = at("act", area="troll", helpers={SARAH: {"troll": 2}, TOM: {"troll": 2}})
    first = match.length
    play(match, "ability helper", "lift honey from pixies", "drop at grocer")
    (deed,) = match.tell(None, first)
    assert deed.lines[0].touches == ["area:troll", "area:pixies", "area:grocer"]


def test_a_match_that_goes_on_within_a_deed_is_told():
    """FO-T1 FO-E1 FO-K5 FO-O2 Of a position in the middle of an ability or a payment the rest is told."""
    told = {"area": "troll", "used": 1, "helpers": {SARAH: {"troll": 1}, TOM: {"troll": 2}}, "majority": None}
    match = at("drop", lifted="honey", lifted_from="pixies", **told)
    assert told_of(match, "drop at elf")[0] == "Sarah moves 1 honey from the Pixies’ market to the Elf’s market."
    match = at("fetch", area="elf", used=1, helpers={SARAH: {"elf": 1}, TOM: {"elf": 2}}, majority=None)
    assert told_of(match, "fetch honey", "fetch meat")[0] == "Sarah uses the ability at the Elf."
    match = at(
        "ransom",
        2,
        owned={SARAH: {"meat": 1, "honey": 1}},
        reserved={"drink": ["0", None, None]},
        dish_now="drink-meat",
    )
    assert told_of(match, "pay meat")[0] == "Sarah pays 1 meat to take a helper back from the meat drink."
