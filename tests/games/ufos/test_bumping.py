"""Bumping: order, values, support, dice, sharing out (UF-B1 to UF-B7)."""

import pytest

import tafelrunde as tr
from tests.games.ufos.ufos_table import lay, legal, phase, play, rule, table

FLY_IN = ("fly bumper from falcon_lake", "to rachel", "end movement")


def test_the_bumper_of_the_example_wins_by_one():
    """UF-X1 UF-B5 UF-B6 Yellow rolls 6; blue rolls 5 and has 7 as attacker with a bumper: yellow moves one place."""
    match = lay(
        "standard cairo, standard cairo, bumper falcon_lake",
        "standard rachel, standard rio",
        dice=["dice 5 against 6"],
    )
    play(match, *FLY_IN)
    assert match.to_move == 0
    assert phase(match) == "step"
    assert table(match)["steps_left"] == 1
    assert legal(match) == {"drift to falcon_lake", "drift to los_angeles"}
    match.play("drift to falcon_lake")
    assert table(match)["ufos"][1]["standard-1"] == "falcon_lake"
    assert phase(match) == "act"


def test_where_nobody_meets_nobody_bumps():
    """UF-B1 The bumping phase is skipped."""
    match = lay("standard cairo, standard hana", "standard rachel, standard rio")
    match.play("end movement")
    assert phase(match) == "act"


def test_the_attacker_chooses_the_order_of_the_bumps():
    """UF-B1 Two bumps in one turn, the second place first; both are fought before the actions."""
    match = lay(
        "standard falcon_lake, standard hanga_roa",
        "standard rachel, standard capilla",
        dice=["dice 6 against 1", "dice 1 against 6"],
    )
    play(match, "fly standard from falcon_lake", "to rachel", "fly standard from hanga_roa", "to capilla")
    assert legal(match) == {"bump in rachel", "bump in capilla"}
    assert rule(match, "bump in hana") == "UF-B1"
    match.play("bump in capilla")
    assert table(match)["fight"] == "capilla"
    while table(match)["fight"] == "capilla":
        match.play(match.legal[0])
    assert table(match)["fight"] == "rachel"
    assert match.to_move == 1


def dice_for(lead):
    """Dice that come out even for the attacker with that lead."""
    return f"dice {1 + max(-lead, 0)} against {1 + max(lead, 0)}"


@pytest.mark.parametrize(
    ("attackers", "others", "lead"),
    [
        ("standard falcon_lake, standard cairo", "standard rachel, standard rio", 1),
        ("standard cairo, standard cairo, bumper falcon_lake", "standard rachel, standard rio", 2),
        ("standard cairo, standard cairo, calmer falcon_lake", "standard rachel, standard rio", 0),
        ("standard falcon_lake, standard los_angeles", "standard rachel, standard rio", 2),
        ("standard falcon_lake, standard cairo", "standard rachel, standard los_angeles", 0),
        ("standard falcon_lake, standard cairo", "standard rachel, standard rachel", 0),
        ("standard falcon_lake, standard cairo", "standard rio, standard rio, bumper rachel, calmer rachel", -1),
        ("standard falcon_lake, standard cairo", "standard rio, standard rio, calmer rachel", 2),
        ("standard falcon_lake, standard cairo", "standard rachel, standard rio, calmer rachel", 0),
    ],
)
def test_the_bump_value_counts_kinds_and_ufos_near(attackers, others, lead):
    """UF-B2 UF-B3 +1 attacking, +1 bumper, -1 calmer, +1 for each further UFO there and near; the best UFO leads."""
    kind = next(each.split()[0] for each in attackers.split(", ") if "falcon_lake" in each)
    even, win = dice_for(lead), "dice 6 against 1"
    match = lay(attackers, others, dice=[even, even, win])
    play(match, f"fly {kind} from falcon_lake", "to rachel", "end movement")
    rolled = [str(move) for move in match.moves if move.kind == "bump-roll"]
    assert rolled == [even, even, win]
    assert table(match)["to_share"] + table(match)["steps_left"] == 5 + lead


def test_two_attackers_on_the_place_help_each_other():
    """UF-B2 UF-B3 A calmer behind a standard UFO counts one, and does not lead."""
    match = lay(
        "standard falcon_lake, standard cairo, calmer falcon_lake",
        "standard rachel, standard rio",
        dice=["dice 1 against 3", "dice 2 against 3"],
    )
    play(
        match, "fly standard from falcon_lake", "to rachel", "fly calmer from falcon_lake", "to rachel", "end movement"
    )
    assert table(match)["steps_left"] == 1


def four(*others, dice=()):
    """Blue flies a bumper from Falcon Lake to Rachel, where yellow is; two more players are at the table."""
    match = lay(
        "standard cairo, standard cairo, bumper falcon_lake", "standard rachel, standard rio", *others, dice=dice
    )
    return play(match, *FLY_IN)


def test_uninvolved_neighbours_are_asked_from_the_attackers_left():
    """UF-B4 Red has two UFOs near, green one; each answers once for all of them, before the dice."""
    match = four(
        "standard talkeetna, standard talkeetna", "standard los_angeles, standard ubud", dice=["dice 1 against 5"]
    )
    assert match.to_move == 2
    assert legal(match) == {"support attacker", "support defender", "support nobody"}
    match.play("support attacker")
    assert match.to_move == 3
    assert table(match)["support"] == [None, None, "attacker", None]
    match.play("support defender")
    # 1 + 1 + 1 + 2 supporters against 5 + 1 supporter: the defender wins by one, and only Falcon Lake is free
    assert str(match.moves[-1]) == "drift to falcon_lake"
    assert match.played[-1].seat == 1
    assert table(match)["ufos"][0]["bumper-1"] == "falcon_lake"


def test_supporters_count_for_their_side_and_stay_for_a_new_roll():
    """UF-B2 UF-B4 UF-B5 A tie is rolled again with the same supporters, who are not asked again."""
    match = four(
        "standard talkeetna, standard talkeetna",
        "standard los_angeles, standard ubud",
        dice=["dice 1 against 6", "dice 2 against 6"],
    )
    play(match, "support attacker", "support attacker")
    # 2 + 3 supporters: 6 against 6, then 7 against 6
    assert [str(move) for move in match.moves if move.kind == "bump-roll"] == ["dice 1 against 6", "dice 2 against 6"]
    assert table(match)["ufos"][1]["standard-1"] == "falcon_lake"
    assert table(match)["support"] == [None] * 4


def test_whoever_is_not_near_is_not_asked():
    """UF-B4 Only players with a UFO in an adjacent place; nobody may support before a bump or after the dice."""
    match = four("standard hana, standard hana", "standard los_angeles, standard ubud", dice=["dice 6 against 1"])
    assert match.to_move == 3
    match.play("support nobody")
    assert phase(match) == "step"
    assert rule(match, "support attacker") == "UF-B4"
    with pytest.raises(tr.Refused):
        match.play("support attacker")


def test_the_winner_moves_the_loser_exactly_by_the_difference():
    """UF-B6 6 + 2 against 3 is five places."""
    match = four("standard ubud, standard ubud", "standard siwa, standard siwa", dice=["dice 6 against 3"])
    assert table(match)["steps_left"] == 5
    assert rule(match, "dice 1 against 1") == "UF-B5"


def test_the_winner_shares_the_difference_out():
    """UF-B7 Five places for a standard UFO and a calmer: each at least one, the last gets the rest."""
    match = lay(
        "standard cairo, standard cairo, bumper falcon_lake",
        "standard rachel, standard rio, calmer rachel",
        dice=["dice 6 against 2"],
    )
    play(match, *FLY_IN)
    # 6 + 1 + 1 against 2 + 1
    assert phase(match) == "share"
    assert legal(match) == {f"push {kind} {steps}" for kind in ("standard", "calmer") for steps in range(1, 5)}
    assert rule(match, "push standard 5") == "UF-B7"
    assert rule(match, "push bumper 1") == "UF-B7"
    match.play("push calmer 2")
    play(match, "drift to falcon_lake", "drift to kecksburg")
    assert phase(match) == "step"
    assert table(match)["steps_left"] == 3
    assert table(match)["way"][0] == "rachel"
    assert str(match.moves[-1]) == "push standard 3"


def test_a_difference_smaller_than_the_losers_moves_each_by_one():
    """UF-B7 Two UFOs lose by one: each goes exactly one place."""
    match = lay(
        "standard cairo, standard cairo, bumper falcon_lake",
        "standard rachel, standard rachel",
        dice=["dice 4 against 4"],
    )
    play(match, *FLY_IN)
    assert table(match)["steps_left"] == 1
    match.play("drift to falcon_lake")
    assert table(match)["steps_left"] == 1
    match.play("drift to los_angeles")
    assert sorted(table(match)["ufos"][1].values()) == ["falcon_lake", "los_angeles"]
    assert phase(match) == "act"
    assert rule(match, "push standard 1") == "UF-B7"
