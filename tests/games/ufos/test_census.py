"""Positions that no match can come to are refused (UF-C2, UF-B12)."""

import pytest

import tafelrunde as tr
from tests.games.ufos.ufos_table import UFOS, lay, play, position

BLUE, YELLOW = "standard hana, standard nazca", "standard rachel, standard shag_harbour"


def impossible(told):
    """The rule because of which a position is refused."""
    with pytest.raises(tr.BadPosition) as refused:
        UFOS.from_position(told, dice=[])
    return str(refused.value).removeprefix("no match can come to this: ").split()[0]


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"start": "3"}, "UF-T1"),
        ({"tile": {}}, "UF-S2"),
        ({"phase": "tiles"}, "UF-S2"),
        ({"phase": "start"}, "UF-S3"),
        ({"phase": "first"}, "UF-S3"),
        ({"phase": "over"}, "UF-E1"),
        ({"phase": "aim"}, "UF-M6"),
        ({"phase": "bump"}, "UF-B1"),
        ({"phase": "support"}, "UF-B1"),
        ({"phase": "bump-roll"}, "UF-B1"),
        ({"phase": "share"}, "UF-B1"),
        ({"phase": "step"}, "UF-B1"),
        ({"phase": "witness"}, "UF-B1"),
        ({"phase": "try-roll"}, "UF-M6"),
        ({"decider": "1"}, "UF-T1"),
        ({"round_now": 100}, "UF-E4"),
        ({"counter": [1, 0]}, "UF-N2"),
        ({"restaurants": [{"mexico": 2}, {}], "counter": [1, 0]}, "UF-C3"),
        ({"restaurants": [{"tokyo": 1}, {}], "counter": [1, 0]}, "UF-S1"),
        ({"witnesses": [{"london": 13}, {}]}, "UF-C2"),
        ({"stand": {"talkeetna": "0"}}, "UF-C2"),
        ({"stand": {"siwa": "3"}}, "UF-C2"),
        ({"deed": {"standard-1": "acted"}}, "UF-A1"),
        ({"deed": {"bumper-1": "flown"}}, "UF-M6"),
        ({"deed": {"standard-1": "bumped"}}, "UF-B11"),
        ({"deed": {"standard-1": "returned"}}, "UF-W4"),
        ({"announced": {"standard-1": "1"}}, "UF-M4"),
        ({"chosen": "standard-1"}, "UF-T1"),
        ({"rival": "1"}, "UF-T1"),
        ({"support": ["attacker", None]}, "UF-B4"),
        ({"to_share": 3}, "UF-B1"),
        ({"steps_left": 3}, "UF-B1"),
    ],
)
def test_an_impossible_table_is_refused_by_its_rule(change, broken):
    """UF-C2 UF-C3 UF-S2 UF-S3 UF-N2 UF-T1 Each with the rule that is broken."""
    told = position((BLUE, YELLOW))
    told["table"].update(change)
    assert impossible(told) == broken


@pytest.mark.parametrize(
    ("blue", "yellow", "broken"),
    [
        (BLUE, "standard hana, standard rachel", "UF-B12"),
        ("standard hana, standard tokyo", YELLOW, "UF-S1"),
        ("standard hana, bumper hana", YELLOW, "UF-U1"),
        ("standard hana, standard hana, standard hana, bumper hana, bumper hana, bumper hana", YELLOW, "UF-U1"),
    ],
)
def test_impossible_fleets_are_refused(blue, yellow, broken):
    """UF-B12 UF-C2 UF-U1 Two players on one place, a UFO off the map, too few or too many UFOs."""
    assert impossible(position((blue, yellow))) == broken


def test_a_supply_cannot_be_overdrawn():
    """UF-C2 UF-A9 Thirteen stands are one too many."""
    villages = (
        *("falcon_lake", "roswell", "kecksburg", "gulf_breeze", "palenque", "colares", "furnas"),
        *("kulusuk", "trans", "emilcin", "timbuktu", "yangambi", "siwa"),
    )
    assert impossible(position((BLUE, YELLOW), stands=dict.fromkeys(villages, 0))) == "UF-C2"


def test_a_match_that_should_have_ended_is_refused():
    """UF-E1 Five cities at the beginning of a turn."""
    held = dict.fromkeys(("london", "berlin", "cairo", "rio", "new_york"), 1)
    assert impossible(position((BLUE, YELLOW), restaurants={0: held})) == "UF-E1"


def drifting():
    """Yellow drifts three places from Rachel, and has made one step."""
    match = lay("standard cairo, standard cairo, bumper falcon_lake", YELLOW, dice=["dice 6 against 5"])
    play(match, "fly bumper from falcon_lake", "to rachel", "end movement", "drift to falcon_lake")
    return match.position()


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"steps_left": 0}, "UF-B10"),
        ({"steps_left": 200}, "UF-B10"),
        ({"to_share": 2}, "UF-B7"),
        ({"to_share": 200}, "UF-B7"),
        ({"rival": None}, "UF-B1"),
        ({"fight": None}, "UF-B1"),
        ({"chosen": None}, "UF-B10"),
        ({"phase": "witness"}, "UF-W3"),
        ({"phase": "share"}, "UF-B7"),
    ],
)
def test_a_way_must_make_sense(change, broken):
    """UF-B10 UF-B7 UF-W3 In the middle of a bump."""
    told = drifting()
    UFOS.from_position(told, dice=[])
    told["table"].update(change)
    assert impossible(told) == broken
