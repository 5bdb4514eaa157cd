"""The six abilities (FO-T, FO-X, FO-O, FO-M, FO-E, FO-D)."""

import pytest

import tafelrunde as tr
from tests.games.festo.festo_table import (
    CHARACTERS,
    COLOURS,
    JOY,
    SARAH,
    TOBY,
    TOM,
    at,
    everyone_passes,
    helpers,
    kinds,
    kitchen,
    legal,
    market,
    opening,
    owned,
    play,
    refused,
    supply,
    table,
)

EMPTY: dict[str, dict[str, int]] = {area: {} for area in CHARACTERS}


def test_the_troll_moves_one_ingredient():
    """FO-T1 From a market or the grocery store to another market or the grocery store."""
    match = at("act", helpers={SARAH: {"troll": 2}})
    play(match, "ability helper", "lift fruit from elf", "drop at troll")
    assert market(match, "troll") == {"meat": 3, "fruit": 1}
    assert market(match, "elf") == {"fruit": 2}
    match.play("take fruit")
    assert owned(match, SARAH) == {"fruit": 1}
    match = at("act", helpers={SARAH: {"troll": 2}})
    play(match, "ability helper", "lift honey from grocer", "drop at orc")
    assert market(match, "orc") == {"spices": 3, "honey": 1}
    assert "honey" not in market(match, "grocer")


def test_the_troll_moves_what_lies_there_to_another_place():
    """FO-T1 Not what is not there, and not back to where it lies."""
    match = at("act", helpers={SARAH: {"troll": 2}})
    assert refused(match, "lift meat from troll") == "FO-T1"
    match.play("ability helper")
    assert refused(match, "lift honey from troll") == "FO-T1"
    match.play("lift meat from troll")
    assert refused(match, "drop at troll") == "FO-T1"
    assert legal(match) == {f"drop at {area}" for area in (*CHARACTERS[1:], "grocer")}
    match = at("act", market=EMPTY, store={}, helpers={SARAH: {"troll": 2}}, owned={SARAH: {"meat": 6}}, round_now=1)
    assert [str(move) for move in match.moves] == ["withdraw"]


def test_the_store_holds_three_of_a_colour_but_markets_have_no_limit_for_the_troll():
    """FO-T2 A fourth does not fit on a shelf; a sixth fits into a market."""
    match = at("act", store={"meat": 3}, market={"elf": {"fruit": 5}}, helpers={SARAH: {"troll": 2}})
    play(match, "ability helper", "lift meat from troll")
    assert refused(match, "drop at grocer") == "FO-T2"
    match.play("drop at elf")
    assert market(match, "elf") == {"fruit": 5, "meat": 1}


def test_what_was_moved_stays_for_this_round():
    """FO-T3 Of equal cubes as many stay as were brought; takers take others first; nothing moves within the store."""
    match = at("act", market={"pixies": {}}, helpers={SARAH: {"troll": 2}, TOBY: {"troll": 2}})
    play(match, "ability helper", "lift meat from troll", "drop at pixies", "withdraw", "ability helper")
    assert match.to_move == TOBY
    assert refused(match, "lift meat from pixies") == "FO-T3"
    assert refused(match, "lift meat from troll") is None
    match = at(
        "act",
        area="pixies",
        market={"pixies": {"honey": 2}},
        moved={"pixies": {"honey": 1}},
        helpers={SARAH: {"pixies": 3}},
    )
    match.play("take honey")
    assert table(match)["moved"] == {"pixies": {"honey": 1}}
    match.play("take honey")
    assert table(match)["moved"] == {}
    match = at("act", helpers={SARAH: {"troll": 2}})
    play(match, "ability helper", "lift honey from grocer")
    assert refused(match, "drop at grocer") == "FO-T3"


def test_a_moved_ingredient_may_be_moved_in_the_next_round():
    """FO-T3 Only this round counts; and where everything was moved, the Troll has nothing to do."""
    match = at(
        "act",
        market=EMPTY | {"troll": {"meat": 1}},
        store={},
        moved={"troll": {"meat": 1}},
        helpers={SARAH: {"troll": 2}},
    )
    assert refused(match, "ability helper") == "FO-T3"
    match = at("cook", owned={SARAH: {}}, moved={"elf": {"fruit": 1}})
    everyone_passes(match)
    assert table(match)["moved"] == {}


def test_the_pixies_send_the_helper_used_further_right():
    """FO-X1 To a character further right or to the grocer, where it counts in this round."""
    match = at("act", area="pixies", helpers={SARAH: {"pixies": 2}, TOM: {"orc": 1}})
    match.play("ability helper")
    assert legal(match) == {f"send to {area}" for area in ("orc", "magician", "elf", "dwarf", "grocer")}
    assert refused(match, "send to troll") == "FO-X1"
    match.play("send to orc")
    assert helpers(match, SARAH) == {"pixies": 1, "orc": 1}
    match.play("take honey")
    assert table(match)["area"] == "orc"
    assert match.to_move == SARAH
    assert table(match)["majority"] is None


def test_the_pixies_send_a_disc_to_the_grocer():
    """FO-X1 FO-D1 A disc may be sent too; standing on the grocer it is not at hand when the Dwarf acts."""
    match = at("act", area="pixies", round_now=1, helpers={SARAH: {"dwarf": 1}}, discs={SARAH: {"pixies": 1}})
    play(match, "ability disc", "send to grocer")
    assert table(match)["discs"][SARAH] == {"grocer": 1}
    assert table(match)["area"] == "dwarf"
    play(match, "ability helper", "disc dwarf")
    assert table(match)["discs_next"][SARAH] == {"dwarf": 1}
    assert table(match)["phase"] == "grocer"
    match.play("buy 1 honey")
    assert owned(match, SARAH) == {"honey": 1}


def test_the_orc_reserves_an_unoccupied_small_dish():
    """FO-O1 Opponents cannot cook it; the helper stands on it."""
    match = at("act", area="orc", helpers={SARAH: {"orc": 1}, TOM: {"orc": 1}}, owned={TOM: {"honey": 5, "meat": 5}})
    match.play("ability helper")
    assert len(match.legal) == 12
    assert refused(match, "reserve drink-potatoes") == "FO-P3"
    match.play("reserve drink-honey")
    assert match.to_move == TOM
    match.play("ability helper")
    assert refused(match, "reserve drink-honey") == "FO-O1"
    match.play("reserve drink-meat")
    assert table(match)["reserved"]["drink"] == [str(TOM), str(SARAH), None]
    assert match.to_move == TOM
    assert refused(match, "cook drink-honey") == "FO-O1"
    assert refused(match, "cook drink-meat") is None


def test_the_orc_needs_a_free_dish():
    """FO-O1 If every small dish on display is occupied, or there is none, the ability cannot be used."""
    full = {row: [TOM, None, None] for row in ("dessert", "side-dish", "appetiser", "drink")}
    shown = {row: [f"{row}-meat"] for row in full}
    cooked = [[], [f"{row}-{colour}" for row in full for colour in COLOURS[1:]], [], []]
    match = at("act", area="orc", round_now=2, display=shown, cooked=cooked, reserved=full, helpers={SARAH: {"orc": 2}})
    assert refused(match, "ability helper") == "FO-O1"
    assert refused(match, "reserve drink-meat") == "FO-O1"


def test_a_reserved_dish_costs_one_less():
    """FO-O1 The cook chooses which of the two colours; the helper comes back."""
    for colour, left in (("honey", {"honey": 1}), ("meat", {"meat": 1})):
        match = kitchen(
            {"honey": 3, "meat": 2}, display={"dessert": ["dessert-honey"]}, reserved={"dessert": [0, None, None]}
        )
        play(match, "cook dessert-honey")
        assert legal(match) == {"save honey", "save meat"}
        assert refused(match, "save fruit") == "FO-O1"
        match.play(f"save {colour}")
        assert owned(match, 0) == left
        assert table(match)["in_hand"][0] == 6


def test_helpers_stay_on_dishes_over_rounds():
    """FO-O2 Until the dish is cooked the helper is missing from the hand."""
    match = at("cook", 2, reserved={"drink": [0, 0, None]})
    everyone_passes(match)
    assert table(match)["round_now"] == 1
    assert table(match)["in_hand"] == [4, 6]
    assert table(match)["reserved"] == {"drink": ["0", "0", None]}


def test_a_helper_can_be_called_back_for_any_ingredient():
    """FO-O2 Salt too, before cooking or passing; it does not use up the turn, and the dish is free at once."""
    match = kitchen({"fruit": 1, "salt": 1}, reserved={"drink": [0, 0, None]}, others={1: {"meat": 9, "honey": 9}})
    assert refused(match, "recall dessert-meat") == "FO-O2"
    match.play("recall drink-meat")
    assert legal(match) == {"pay fruit", "pay salt"}
    assert refused(match, "pay honey") == "FO-O2"
    match.play("pay salt")
    assert match.to_move == 0
    assert table(match)["in_hand"][0] == 5
    assert supply(match, "salt") == 3
    play(match, "recall drink-honey")
    assert table(match)["in_hand"][0] == 6
    assert match.to_move == 1
    assert refused(match, "cook drink-meat") is None


def test_without_an_ingredient_no_helper_comes_back():
    """FO-O2 And the helper of another player never does."""
    match = kitchen({}, reserved={"drink": [0, 1, None]}, others={1: {"meat": 1}})
    assert match.to_move == 1
    assert refused(match, "recall drink-meat") == "FO-O2"
    assert refused(match, "recall drink-honey") is None
    assert refused(opening(), "recall drink-meat") == "FO-O2"


def test_a_disc_cannot_reserve():
    """FO-O2 Only a helper can."""
    match = at("act", area="orc", round_now=1, helpers={SARAH: {"orc": 1}}, discs={SARAH: {"orc": 1}})
    assert refused(match, "ability disc") == "FO-O2"
    assert refused(match, "ability helper") is None


def test_the_magician_gives_salt_while_there_is_any():
    """FO-M1 One salt, however many the player owns."""
    match = at(
        "act", area="magician", helpers={SARAH: {"magician": 2}, TOM: {"magician": 1}}, owned={SARAH: {"salt": 4}}
    )
    match.play("ability helper")
    assert owned(match, SARAH) == {"salt": 5}
    match.play("withdraw")
    assert refused(match, "ability helper") == "FO-M1"


def test_the_elf_gives_two_for_one():
    """FO-E1 Any two, also the colour paid, never salt; the payment goes back to its supply."""
    match = at("act", area="elf", helpers={SARAH: {"elf": 1}, TOM: {"elf": 1}}, owned={SARAH: {"meat": 1, "salt": 1}})
    match.play("ability helper")
    assert legal(match) == {"trade meat", "trade salt"}
    assert refused(match, "trade fruit") == "FO-E1"
    match.play("trade meat")
    assert legal(match) == {f"fetch {colour}" for colour in COLOURS}
    play(match, "fetch meat", "fetch fruit")
    assert owned(match, SARAH) == {"meat": 1, "fruit": 1, "salt": 1}
    assert match.to_move == TOM
    assert refused(match, "ability helper") == "FO-E1"


def test_the_elf_takes_salt_and_gives_what_the_supplies_have():
    """FO-E1 The payment may be salt; with one ingredient left in all supplies there is one, with none nothing."""
    hoard = dict.fromkeys(COLOURS, 14)
    match = at(
        "act", area="elf", round_now=1, market=EMPTY, store={}, helpers={SARAH: {"elf": 1}, TOM: {"elf": 1}},
        owned={SARAH: {"salt": 1}, JOY: hoard | {"honey": 13}},
    )  # fmt: skip
    match.play("ability helper")
    assert owned(match, SARAH) == {"honey": 1}
    assert table(match)["area"] != "elf"
    match = at(
        "act", area="elf", round_now=1, market=EMPTY, store={}, helpers={SARAH: {"elf": 2}},
        owned={SARAH: {"salt": 1}, JOY: hoard},
    )  # fmt: skip
    match.play("ability helper")
    assert owned(match, SARAH) == {}
    assert supply(match, "salt") == 5


def test_the_dwarf_sends_discs_ahead():
    """FO-D1 Two discs on one or two characters, also the Dwarf; they count in the next round, not in this one."""
    match = at("act", area="dwarf", helpers={SARAH: {"dwarf": 2}, TOM: {"dwarf": 2}})
    match.play("ability helper")
    assert legal(match) == {f"disc {area}" for area in CHARACTERS}
    match.play("disc dwarf")
    assert legal(match) == {f"disc {area}" for area in CHARACTERS}
    match.play("disc troll")
    assert table(match)["discs_next"][SARAH] == {"dwarf": 1, "troll": 1}
    assert table(match)["discs"][SARAH] == {}
    play(match, "withdraw", "ability helper", "disc elf", "disc elf")
    assert match.to_move == TOM
    match.play("withdraw")
    everyone_passes(match)
    assert table(match)["round_now"] == 1
    assert table(match)["discs"] == [{"dwarf": 1, "troll": 1}, {}, {}, {"elf": 2}]
    assert table(match)["discs_next"] == [{}, {}, {}, {}]


def test_no_disc_is_kept_back():
    """FO-D1 All discs at hand are placed before anything else is done."""
    match = at("act", area="dwarf", helpers={SARAH: {"dwarf": 2}})
    play(match, "ability helper", "disc orc")
    assert table(match)["phase"] == "lay"
    assert kinds(match) == {"lay"}
    match.play("disc orc")
    assert table(match)["discs_next"][SARAH] == {"orc": 2}
    assert table(match)["phase"] == "act"


def test_only_discs_at_hand_are_placed():
    """FO-D1 Discs standing on the Dwarf are not at hand, but the very disc used for the ability is."""
    told = {"area": "dwarf", "round_now": 1, "helpers": {SARAH: {"dwarf": 1}}, "discs": {SARAH: {"dwarf": 2}}}
    match = at("act", **told)
    assert refused(match, "ability helper") == "FO-D1"
    play(match, "ability disc", "disc elf")
    assert table(match)["discs_next"][SARAH] == {"elf": 1}
    assert table(match)["discs"][SARAH] == {"dwarf": 1}
    assert kinds(match) == {"take", "withdraw"}
    assert refused(match, "disc elf") == "FO-D1"


def test_discs_laid_on_the_dwarf_stay_when_the_others_go_home():
    """FO-D1 They are not taken back at the end of the turn."""
    match = at("act", area="dwarf", helpers={SARAH: {"dwarf": 2}, TOM: {"dwarf": 1}})
    play(match, "ability helper", "disc dwarf", "disc dwarf", "withdraw")
    assert table(match)["discs_next"][SARAH] == {"dwarf": 2}
    assert match.to_move == TOM
    with pytest.raises(tr.BadPosition, match="FO-D1"):
        at("cook", round_now=3, discs_next={SARAH: {"dwarf": 1}})


def test_in_round_four_the_dwarf_gives_points():
    """FO-D2 Two points instead of discs, also without a disc at hand."""
    match = at("act", area="dwarf", round_now=3, helpers={SARAH: {"dwarf": 2}, TOM: {"dwarf": 1}})
    match.play("ability helper")
    assert table(match)["tokens"] == [2, 0, 0, 0]
    assert kinds(match) == {"take", "withdraw"}
    told = {"area": "dwarf", "round_now": 3, "helpers": {SARAH: {"dwarf": 1}}, "discs": {SARAH: {"dwarf": 2}}}
    assert refused(at("act", **told), "ability helper") is None
