"""Shopping: dice, closed characters, helpers in the morning and in the afternoon (FO-H)."""

from tests.games.festo.festo_table import (
    JOY,
    SARAH,
    TOBY,
    TOM,
    at,
    helpers,
    legal,
    opening,
    place_all,
    play,
    refused,
    table,
)


def the_example():
    """The example of the rules, up to the end of the shopping."""
    match = opening(dice=["roll 4", "roll 5", "roll 5", "roll 1", "roll 2", "roll 6"])
    match.play("give 0")
    place_all(match, SARAH, "troll", "pixies", "orc")
    place_all(match, TOBY, "pixies", "pixies")
    place_all(match, JOY, "troll", "troll", "grocer", "grocer")
    place_all(match, TOM)
    return match


def test_the_worked_example():
    """FO-W2 Who stands where, who leads, and who acts first where two tie."""
    match = opening(dice=["roll 4", "roll 5", "roll 5"])
    match.play("give 0")
    assert table(match)["covers"] == {"magician": 1, "elf": 2}
    match = the_example()
    assert table(match)["covers"] == {"troll": 1, "pixies": 1, "dwarf": 1}
    place_all(match, SARAH, "orc", "elf", "elf")
    place_all(match, TOBY, "magician", "magician", "magician", "grocer")
    place_all(match, JOY, "elf", "elf")
    place_all(match, TOM, "orc", "orc", "orc", "grocer", "grocer", "grocer")
    assert helpers(match, SARAH) == {"troll": 1, "pixies": 1, "orc": 2, "elf": 2}
    leaders = []
    while table(match)["phase"] in ("act", "grocer"):
        leaders.append((table(match)["area"], match.to_move, table(match)["majority"]))
        match.play("withdraw")
    assert leaders == [
        ("troll", JOY, "2"),
        ("troll", SARAH, "2"),
        ("pixies", TOBY, "1"),
        ("pixies", SARAH, "1"),
        ("orc", TOM, "3"),
        ("orc", SARAH, "3"),
        ("magician", TOBY, "1"),
        ("elf", SARAH, None),
        ("elf", JOY, None),
        ("grocer", TOM, None),
        ("grocer", JOY, None),
        ("grocer", TOBY, None),
    ]
    assert table(match)["holder"] == str(TOM)


def test_covered_characters_are_not_available():
    """FO-H1 No helper goes to a covered character; equal numbers stack and cover only one."""
    match = opening(dice=["roll 3", "roll 3", "roll 3"])
    match.play("give 0")
    assert table(match)["covers"] == {"orc": 3}
    assert refused(match, "place orc") == "FO-H1"
    assert legal(match) == {f"place {area}" for area in ("troll", "pixies", "magician", "elf", "dwarf", "grocer")} | {
        "done"
    }
    assert refused(match, "roll 3") == "FO-H1"


def test_in_the_morning_each_places_once_any_number():
    """FO-H2 From none to all, one after the other; who is done has had the turn."""
    match = opening(3, dice=["roll 1"] * 6)
    match.play("give 0")
    match.play("done")
    assert match.to_move == 1
    place_all(match, 1, *["orc"] * 6)
    assert match.to_move == 2
    place_all(match, 2, "elf")
    assert table(match)["phase"] == "afternoon"
    assert table(match)["in_hand"] == [6, 0, 5]


def test_the_grocer_is_always_available():
    """FO-H2 No die closes the grocer."""
    match = opening(dice=["roll 1", "roll 2", "roll 3"])
    match.play("give 0")
    assert refused(match, "place grocer") is None
    assert refused(opening(), "place grocer") == "FO-H2"
    assert refused(opening(), "done") == "FO-H2"


def test_in_the_afternoon_all_must_be_placed():
    """FO-H3 The tiles have moved; also where one stands already, if it is still available; nobody may stop."""
    match = the_example()
    assert table(match)["phase"] == "afternoon"
    assert refused(match, "done") == "FO-H3"
    assert refused(match, "place troll") == "FO-H1"
    match.play("place orc")
    assert helpers(match, SARAH)["orc"] == 2
    assert match.to_move == SARAH


def test_who_has_no_helper_left_is_skipped():
    """FO-H3 In the afternoon, and in the morning too if all helpers stand on dishes."""
    match = opening(2, dice=["roll 1", "roll 1", "roll 1", "roll 2", "roll 2", "roll 2"])
    match.play("give 0")
    place_all(match, 0, *["orc"] * 6)
    place_all(match, 1, "elf")
    assert table(match)["phase"] == "afternoon"
    assert match.to_move == 1
    reserved = {"drink": [0, 0, 0], "dessert": [0, 0, 0]}
    match = at("give", 2, round_now=1, reserved=reserved, dice=["roll 1"] * 6)
    match.play("give 0")
    assert match.to_move == 1


def test_if_nobody_has_helpers_the_day_passes():
    """FO-H3 With all helpers of two players on dishes, dice are rolled and the cooking follows."""
    reserved = {"drink": [0, 0, 0], "dessert": [0, 0, 0], "appetiser": [1, 1, 1], "side-dish": [1, 1, 1]}
    match = at("give", 2, round_now=1, reserved=reserved, owned=[{"meat": 1}, {}], dice=["roll 1"] * 6)
    match.play("give 1")
    assert table(match)["phase"] == "cook"
    assert table(match)["mover"] == "0"
    assert table(match)["holder"] == "1"


def test_the_tiles_are_taken_off():
    """FO-H4 After the shopping every character is available: the closed ones act, and Pixies may send there."""
    match = the_example()
    place_all(match, SARAH, "orc", "elf", "elf")
    place_all(match, TOBY, "magician", "magician", "magician", "grocer")
    place_all(match, JOY, "elf", "elf")
    place_all(match, TOM, *["grocer"] * 6)
    assert table(match)["covers"] == {}
    play(match, "withdraw", "withdraw", "ability helper")
    assert "send to dwarf" in legal(match)
