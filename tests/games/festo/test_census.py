"""Positions that no match can come to are refused, with the rule that was broken (FO-C, and all the others)."""

import pytest

import tafelrunde as tr
from tests.games.festo.festo_table import CHARACTERS, COLOURS, FESTO, SARAH, TOM, kitchen, opening, setting


def refused_for(position):
    """The rule for which a position is refused."""
    with pytest.raises(tr.BadPosition, match="no match can come to this: FO-") as caught:
        FESTO.from_position(position)
    return str(caught.value).split(": ")[1].split(" ")[0]


def changed(position, **fields):
    """The same position with some fields replaced."""
    position["table"] |= fields
    return position


@pytest.mark.parametrize(
    ("rule", "fields"),
    [
        ("FO-C2", {"supply": {"meat": 14}}),
        ("FO-S1", {"supply": dict.fromkeys(("meat", "honey", "spices", "mushrooms", "fruit", "potatoes"), 10)}),
        ("FO-S3", {"large": {"roast": 4, "main-course": 3}}),
        ("FO-C3", {"pile": {}}),
        ("FO-C5", {"in_hand": [6, 6, 6, 5]}),
        ("FO-G1", {"round_now": 4}),
        ("FO-P4", {"event_of": [None, "applause", None, None]}),
        ("FO-P5", {"first": "1"}),
        ("FO-H2", {"mover": "1"}),
        ("FO-H1", {"covers": {"elf": 1}}),
        ("FO-H1", {"dice_left": 1}),
        ("FO-T3", {"moved": {"elf": {"meat": 1}}}),
        ("FO-K1", {"tokens": [1, 0, 0, 0]}),
        ("FO-K1", {"passed": [1, 0, 0, 0]}),
        ("FO-K1", {"dish_now": "drink-meat"}),
        ("FO-K7", {"price": {"meat": 1}}),
        ("FO-A1", {"area": "elf"}),
        ("FO-A1", {"majority": "2"}),
        ("FO-A1", {"progress": 1}),
        ("FO-D1", {"discs_next": [{"elf": 1}, {}, {}, {}]}),
        ("FO-A5", {"discs": [{"elf": 1}, {}, {}, {}]}),
    ],
)
def test_impossible_positions_before_the_shopping(rule, fields):
    """FO-C2 FO-C3 FO-C5 FO-S1 FO-S3 Pieces that are missing or too many, and traces of turns that nobody has."""
    assert refused_for(changed(setting("give"), **fields)) == rule


def test_a_helper_stands_on_a_dish():
    """FO-O1 Not on an empty field."""
    cooked = [[f"drink-{colour}" for colour in COLOURS[1:]], [], [], []]
    position = setting("give", round_now=1, display={"drink": ["drink-meat"]}, cooked=cooked)
    FESTO.from_position(position)
    reserved = {"drink": [None, None, "0"]}
    assert refused_for(changed(position, reserved=reserved, in_hand=[5, 6, 6, 6])) == "FO-O1"


def test_nothing_is_owned_before_the_first_trip():
    """FO-S1 FO-K1 In round 1 nobody has ingredients, dishes or points yet; salt may come from a caravan."""
    assert refused_for(setting("give", owned={SARAH: {"meat": 1}})) == "FO-S1"
    assert refused_for(setting("give", cooked=[["roast"], [], [], []])) == "FO-K1"
    FESTO.from_position(setting("give", event="salt-caravan", owned={SARAH: {"salt": 1}}))


def test_tiles_fit_the_dice():
    """FO-H1 FO-H3 FO-S4 As many tiles as dice, also with five players and with events about dice."""
    three, two = {"elf": 2, "orc": 1}, {"elf": 2}
    FESTO.from_position(setting("morning", covers=three))
    assert refused_for(setting("morning", covers=two)) == "FO-H1"
    FESTO.from_position(setting("morning", 5, covers=two))
    assert refused_for(setting("morning", 5, covers=three)) == "FO-H1"
    FESTO.from_position(setting("morning", covers=two, event="open-doors"))
    FESTO.from_position(setting("morning", event="early-birds"))
    assert refused_for(setting("morning", covers=three, event="early-birds")) == "FO-H1"
    assert refused_for(setting("afternoon-roll", dice_left=3, event="day-off")) == "FO-H1"
    assert refused_for(setting("morning-roll", dice_left=0)) == "FO-H1"


def test_shopping_goes_round_once():
    """FO-H2 FO-H3 Who comes later in the morning has placed nothing; who came before in the afternoon, all."""
    tiles = {"elf": 3}
    assert refused_for(setting("morning", covers=tiles, helpers={TOM: {"orc": 1}})) == "FO-H2"
    assert refused_for(setting("afternoon", covers=tiles, mover=1)) == "FO-H3"
    assert refused_for(setting("afternoon", covers=tiles, helpers={SARAH: {"orc": 6}}, mover=SARAH)) == "FO-H2"


def test_gaps_among_the_dishes():
    """FO-P3 Before the cooking there are no gaps, and no row that could still be filled."""
    cooked = [["drink-meat"], [], [], []]
    assert (
        refused_for(
            setting("give", round_now=1, cooked=cooked, display={"drink": [None, "drink-honey", "drink-spices"]})
        )
        == "FO-P3"
    )
    assert refused_for(setting("give", display={"drink": ["drink-honey", "drink-spices"]})) == "FO-P3"
    FESTO.from_position(
        setting("cook", cooked=cooked, display={"drink": [None, "drink-honey", "drink-spices"]}), seed=1
    )


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("FO-A2", {"mover": 3, "helpers": {SARAH: {"elf": 2}, TOM: {"elf": 1}}}),
        ("FO-A3", {"majority": "3", "helpers": {SARAH: {"elf": 2}, TOM: {"elf": 1}}}),
        ("FO-A3", {"majority": "0", "helpers": {SARAH: {"elf": 2}, TOM: {"elf": 2}}}),
        ("FO-A4", {"used": 2, "helpers": {SARAH: {"elf": 2}}}),
        ("FO-A4", {"taking": 2, "helpers": {SARAH: {"elf": 2}}}),
        ("FO-Z4", {"thanked": 1, "taking": 1, "helpers": {SARAH: {"elf": 2}}}),
        ("FO-T1", {"lifted": "meat", "helpers": {SARAH: {"elf": 2}}}),
        ("FO-X1", {"piece": "disc", "helpers": {SARAH: {"elf": 2}}}),
        ("FO-A5", {"helpers": {SARAH: {"elf": 2, "troll": 1}}}),
    ],
)
def test_impossible_turns_at_a_character(rule, told):
    """FO-A1 FO-A2 FO-A3 FO-A4 FO-Z4 The turn is that of the strongest, and has the traces it should have."""
    assert refused_for(setting("act", area="elf", **told)) == rule


@pytest.mark.parametrize(
    ("rule", "phase", "area", "told"),
    [
        ("FO-T1", "lift", "elf", {}),
        ("FO-T1", "drop", "troll", {"lifted": "honey", "lifted_from": "troll"}),
        ("FO-X1", "send", "orc", {}),
        ("FO-O1", "reserve", "elf", {}),
        ("FO-E1", "trade", "elf", {}),
        ("FO-E1", "fetch", "elf", {"progress": 2}),
        ("FO-D1", "lay", "elf", {}),
        ("FO-D1", "lay", "dwarf", {"discs_next": {SARAH: {"orc": 2}}}),
        ("FO-A4", "lay", "dwarf", {"progress": 1}),
        ("FO-A4", "lift", "troll", {"used": 0}),
    ],
)
def test_impossible_steps_of_an_ability(rule, phase, area, told):
    """FO-T1 FO-X1 FO-O1 FO-E1 FO-D1 Each ability belongs to its character, and can go on."""
    told = {"used": 1, "helpers": {SARAH: {area: 2}}} | told
    assert refused_for(setting(phase, area=area, majority=None, **told)) == rule


def test_payments_that_cannot_be_finished():
    """FO-K2 FO-K3 FO-K4 FO-K5 FO-K7 FO-O1 FO-O2 Every step of a payment must lead to its end."""
    empty = {"market": {area: {} for area in CHARACTERS}, "store": {}, "seats": 2}
    poor, rich = {0: {"meat": 1}}, {0: {"meat": 9, "honey": 9}}

    def paying(phase, owned, dish, **told):
        return refused_for(setting(phase, owned=owned, dish_now=dish, **empty, **told))

    assert paying("combine", poor, "drink-meat") == "FO-K7"
    assert paying("combine", rich, "main-course") == "FO-K7"
    assert paying("add", rich, "drink-honey", price={"honey": 1, "meat": 1}) == "FO-K3"
    assert paying("add", poor, "drink-honey", price={"honey": 2, "meat": 1}) == "FO-K3"
    assert paying("save", rich, "drink-meat", price={"honey": 2, "meat": 1}) == "FO-O1"
    assert paying("salt", rich, "drink-meat", price={"honey": 2, "meat": 1}) == "FO-K5"
    assert paying("salt", rich, "drink-meat", price={"honey": 3, "meat": 1}) == "FO-K2"
    assert paying("salt", rich, "drink-meat", price={"honey": 1, "fruit": 1}) == "FO-K2"
    assert paying("salt", rich, "roast", price={"meat": 7}) == "FO-K4"
    assert paying("salt", rich, "main-course", price={"meat": 2}) == "FO-K4"
    assert paying("ransom", rich, "drink-meat") == "FO-O2"
    assert paying("combine", rich, "drink-meat", reserved={"drink": [1, None, None]}) == "FO-O1"
    assert paying("combine", rich, "roast", cooked=[["roast"], ["roast"]]) == "FO-S3"
    assert paying("cook", rich, "drink-meat") == "FO-K1"


def test_positions_that_are_possible_are_not_refused():
    """FO-C2 The positions these tests are made from, and those in the middle of abilities and payments."""
    for position in (
        opening().position(),
        setting("lift", used=1, helpers={SARAH: {"troll": 2}}, majority="0"),
        setting("drop", used=1, helpers={SARAH: {"troll": 1}}, majority="0", lifted="fruit", lifted_from="elf"),
        setting("send", area="pixies", used=1, helpers={SARAH: {"pixies": 1}}, majority="0"),
        setting("reserve", area="orc", used=1, helpers={SARAH: {"orc": 1}}, majority="0"),
        setting("trade", area="elf", used=1, owned={SARAH: {"meat": 1, "fruit": 1}}, majority="0"),
        setting("fetch", area="elf", used=1, progress=1, majority="0"),
        setting("lay", area="dwarf", used=1, discs_next={SARAH: {"elf": 1}}, majority="0"),
        setting("grocer", area="grocer", holder=1, mover=1, helpers={1: {"grocer": 2}}),
        kitchen({"meat": 1, "honey": 2}).position(),
    ):
        assert FESTO.from_position(position, seed=1).position() == position
