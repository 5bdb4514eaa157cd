"""At the characters: in which order, with which rights (FO-A)."""

import pytest

import tafelrunde as tr
from tests.games.festo.festo_table import (
    CHARACTERS,
    JOY,
    SARAH,
    TOBY,
    TOM,
    at,
    helpers,
    legal,
    market,
    opening,
    owned,
    place_all,
    play,
    refused,
    setting,
    table,
)


def test_characters_act_from_left_to_right():
    """FO-A1 Troll, Pixies, Orc, Magician, Elf, Dwarf, then the grocery store; where nobody stands nothing happens."""
    match = opening(2, dice=["roll 1", "roll 1", "roll 1", "roll 2", "roll 2", "roll 2"])
    match.play("give 0")
    place_all(match, 0, "dwarf", "grocer", "orc")
    place_all(match, 1, "pixies", "elf")
    place_all(match, 0, "troll", "troll", "magician")
    place_all(match, 1, "orc", "orc", "grocer", "grocer")
    seen = []
    while table(match)["phase"] in ("act", "grocer"):
        area = table(match)["area"]
        if area not in seen:
            seen.append(area)
        match.play("withdraw")
    assert seen == [*CHARACTERS, "grocer"]
    with pytest.raises(tr.BadPosition, match="FO-A1"):
        tr.game("festo").from_position(setting("act", mover=1, helpers=[{}, {}, {"dwarf": 1}, {}], area="elf"))


def order(match):
    """Who acts, in order, if all withdraw."""
    found = []
    area = table(match)["area"]
    while table(match)["phase"] == "act" and table(match)["area"] == area:
        found.append(match.to_move)
        match.play("withdraw")
    return found


def test_most_helpers_first_then_player_order():
    """FO-W8 FO-A2 Joy has the most helpers, Sarah and Tom tie, Sarah is earlier: they act Joy, Sarah, Tom."""
    standing = {SARAH: {"elf": 2}, JOY: {"elf": 3}, TOM: {"elf": 2}}
    assert order(at("act", area="elf", helpers=standing, mover=JOY)) == [JOY, SARAH, TOM]
    assert order(at("act", area="elf", helpers=standing, mover=JOY, first=TOM)) == [JOY, TOM, SARAH]


def test_a_disc_counts_as_a_helper():
    """FO-A2 One helper and one disc come before one helper, and tie with two."""
    standing = {SARAH: {"orc": 1}, TOBY: {"orc": 1}, TOM: {"orc": 2}}
    match = at("act", area="orc", round_now=1, helpers=standing, discs={TOBY: {"orc": 1}}, mover=TOBY)
    assert order(match) == [TOBY, TOM, SARAH]
    with pytest.raises(tr.BadPosition, match="FO-A2"):
        at("act", area="orc", round_now=1, helpers=standing, discs={TOBY: {"orc": 1}}, mover=TOM)


def test_the_order_is_fixed_when_the_turn_begins():
    """FO-A2 That a leader has used up helpers changes nothing: the next is the strongest of those who wait."""
    match = at("act", area="elf", helpers={SARAH: {"elf": 2}, JOY: {"elf": 3}, TOM: {"elf": 2}}, mover=JOY)
    play(match, "take fruit", "take fruit")
    assert match.to_move == JOY
    match.play("withdraw")
    assert match.to_move == SARAH
    assert table(match)["majority"] == str(JOY)


def test_an_absolute_majority_may_take_everything():
    """FO-A3 Whatever its colours, with all helpers, without the ability."""
    match = at(
        "act", area="orc", market={"orc": {"spices": 4, "meat": 2}}, helpers={SARAH: {"orc": 2}, TOM: {"orc": 1}}
    )
    match.play("take all")
    assert owned(match, SARAH) == {"spices": 4, "meat": 2}
    assert market(match, "orc") == {}
    assert table(match)["in_hand"][SARAH] == 6
    assert match.to_move == TOM


def test_a_sole_player_has_the_absolute_majority():
    """FO-A3 One helper alone is more than any other player has."""
    match = at("act", area="elf", helpers={TOBY: {"elf": 1}}, mover=TOBY)
    assert refused(match, "take all") is None


def test_without_an_absolute_majority_nobody_takes_everything():
    """FO-A3 Not when tied, not as second, also not when the leader has left."""
    match = at("act", area="elf", helpers={TOBY: {"elf": 1}, JOY: {"elf": 1}}, mover=TOBY)
    assert refused(match, "take all") == "FO-A3"
    match.play("withdraw")
    assert match.to_move == JOY
    assert refused(match, "take all") == "FO-A3"


def test_an_empty_market_is_not_taken():
    """FO-A3 Not offered when there is nothing in it, nor after the ability or an ingredient."""
    match = at("act", area="magician", market={"magician": {}}, helpers={SARAH: {"magician": 2}})
    assert refused(match, "take all") == "FO-A3"
    match = at("act", area="magician", helpers={SARAH: {"magician": 3}})
    match.play("ability helper")
    assert refused(match, "take all") == "FO-A3"
    match = at("act", area="magician", helpers={SARAH: {"magician": 3}})
    match.play("take mushrooms")
    assert refused(match, "take all") == "FO-A3"


def test_the_worked_example_at_the_orc():
    """FO-W3 FO-A4 Four spices, three helpers each: Sarah takes 3; Tom reserves, takes the last one, withdraws one."""
    match = at("act", area="orc", market={"orc": {"spices": 4}}, helpers={SARAH: {"orc": 3}, TOM: {"orc": 3}})
    assert match.to_move == SARAH
    assert refused(match, "take all") == "FO-A3"
    play(match, "take spices", "take spices", "take spices")
    assert match.to_move == TOM
    assert refused(match, "take all") == "FO-A3"
    play(match, "ability helper", "reserve drink-honey", "take spices")
    assert table(match)["area"] != "orc"
    assert owned(match, TOM) == {"spices": 1}
    assert owned(match, SARAH) == {"spices": 3}
    assert table(match)["in_hand"] == [6, 6, 6, 5]
    assert table(match)["reserved"] == {"drink": [None, str(TOM), None]}


def test_the_ability_comes_first_and_once():
    """FO-A4 Exactly one helper, once; after an ingredient was taken the ability is gone."""
    match = at("act", area="magician", helpers={SARAH: {"magician": 3}})
    match.play("ability helper")
    assert owned(match, SARAH) == {"salt": 1}
    assert refused(match, "ability helper") == "FO-A4"
    assert legal(match) == {"take mushrooms", "withdraw"}
    match = at("act", area="magician", helpers={SARAH: {"magician": 3}})
    match.play("take mushrooms")
    assert refused(match, "ability helper") == "FO-A4"


def test_the_colour_is_chosen_where_the_market_holds_several():
    """FO-A4 One ingredient for each remaining helper, as long as there are any."""
    match = at(
        "act", area="elf", market={"elf": {"fruit": 1, "honey": 1}}, helpers={SARAH: {"elf": 3}, TOM: {"elf": 3}}
    )
    assert legal(match) == {"take fruit", "take honey", "withdraw"}
    assert refused(match, "take meat") == "FO-A4"
    play(match, "take honey", "take fruit")
    assert owned(match, SARAH) == {"honey": 1, "fruit": 1}
    assert table(match)["in_hand"][SARAH] == 6
    assert table(match)["phase"] != "act"


def test_helpers_may_be_withdrawn_without_an_action():
    """FO-A4 Also all of them, and only where one stands."""
    match = at("act", area="elf", helpers={SARAH: {"elf": 2}, TOM: {"elf": 1}})
    match.play("withdraw")
    assert match.to_move == TOM
    assert refused(opening(), "withdraw") == "FO-A4"
    assert refused(opening(), "take meat") == "FO-A4"


def test_a_helper_or_a_disc_may_be_used_for_the_ability():
    """FO-A4 Who has both there chooses; who has one kind uses that."""
    told = {"area": "magician", "round_now": 1, "discs": {SARAH: {"magician": 1}}}
    match = at("act", helpers={SARAH: {"magician": 1}}, **told)
    assert {"ability helper", "ability disc"} <= legal(match)
    match.play("ability disc")
    assert table(match)["discs"][SARAH] == {}
    assert helpers(match, SARAH) == {"magician": 1}
    match = at("act", **told)
    assert refused(match, "ability helper") == "FO-A4"


def test_everything_goes_home():
    """FO-A5 Used or not, helpers and discs go back to the player's board."""
    match = at("act", area="elf", round_now=1, helpers={SARAH: {"elf": 2}, TOM: {"elf": 1}}, discs={SARAH: {"elf": 2}})
    match.play("take fruit")
    match.play("withdraw")
    assert helpers(match, SARAH) == table(match)["discs"][SARAH] == {}
    assert table(match)["in_hand"][SARAH] == 6
    position = match.position()
    position["table"]["helpers"][SARAH] = {"troll": 1}
    position["table"]["in_hand"][SARAH] = 5
    with pytest.raises(tr.BadPosition, match="FO-A5"):
        tr.game("festo").from_position(position)
