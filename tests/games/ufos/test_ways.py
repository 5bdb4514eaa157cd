"""The ways of bumped UFOs (UF-B8 to UF-B12)."""

from tests.games.ufos.ufos_table import lay, legal, phase, play, rule, table

FLY_IN = ("fly bumper from falcon_lake", "to rachel", "end movement")


def bumped(
    dice, blue="standard cairo, standard cairo, bumper falcon_lake", yellow="standard rachel, standard rio", **told
):
    """Blue flies a bumper from Falcon Lake to Rachel, a village with two neighbours on the small map."""
    return play(lay(blue, yellow, dice=[dice], **told), *FLY_IN)


def test_a_bumped_ufo_flies_over_anything_but_does_not_end_on_foreign_ufos():
    """UF-B8 Blue is in Los Angeles: one step leads to Falcon Lake alone, two may lead over Los Angeles."""
    match = bumped("dice 1 against 3", blue="standard los_angeles, standard cairo, bumper falcon_lake")
    # 1 + 1 + 1 + 1 against 3
    assert str(match.moves[-1]) == "drift to falcon_lake"
    match = bumped("dice 2 against 3", blue="standard los_angeles, standard cairo, bumper falcon_lake")
    match.play("drift to los_angeles")
    assert legal(match) == {"drift to falcon_lake", "drift to roswell", "drift to hana"}


def test_one_step_onto_foreign_ufos_is_refused():
    """UF-B8 With two free places beside it, the third, held by blue, is not offered."""
    match = lay(
        "standard roswell, standard new_york, bumper falcon_lake",
        "standard kecksburg, standard rio",
        dice=["dice 1 against 4"],
    )
    play(match, "fly bumper from falcon_lake", "to kecksburg", "end movement")
    # 1 + 1 + 1 + 2 near against 4
    assert legal(match) == {"drift to falcon_lake", "drift to gulf_breeze"}
    assert rule(match, "drift to new_york") == "UF-B8"
    assert rule(match, "drift to hana") == "UF-B10"


def test_it_may_end_beside_an_own_ufo():
    """UF-B8 Own UFOs are in nobody's way."""
    match = bumped("dice 5 against 6", yellow="standard rachel, standard hana")
    match.play("drift to los_angeles")
    match = bumped("dice 6 against 6", yellow="standard rachel, standard hana")
    match.play("drift to los_angeles")
    assert "drift to hana" in legal(match)


def test_without_a_free_place_it_goes_to_the_nearest_one():
    """UF-B9 Both neighbours of Rachel are blue: a difference of one leads two places away, by a shortest way."""
    match = bumped(
        "dice 2 against 5", blue="standard los_angeles, standard cairo, bumper falcon_lake, bumper falcon_lake"
    )
    # 2 + 1 + 1 + 2 near against 5
    assert table(match)["steps_left"] == 2
    assert legal(match) == {"drift to falcon_lake", "drift to los_angeles"}
    match.play("drift to los_angeles")
    assert table(match)["witnesses"][1] == {"los_angeles": 1}
    assert legal(match) == {"drift to roswell", "drift to hana"}
    match.play("drift to hana")
    assert phase(match) == "act"


def test_the_way_touches_no_place_twice():
    """UF-B10 Not back where it came from, not over the place of the bump; it may zig-zag."""
    match = bumped("dice 6 against 5")
    assert table(match)["steps_left"] == 3
    match.play("drift to falcon_lake")
    assert rule(match, "drift to rachel") == "UF-B10"
    assert "drift to los_angeles" in legal(match)
    match.play("drift to los_angeles")
    assert legal(match) == {"drift to roswell", "drift to hana"}
    assert table(match)["way"][:3] == ["rachel", "falcon_lake", "los_angeles"]


def test_only_steps_from_which_the_way_can_end_are_offered():
    """UF-B10 From Hessdalen two steps: by Berlin or Kulusuk, but not where both next places are blocked."""
    match = lay(
        "standard shag_harbour, standard london, bumper berlin",
        "standard hessdalen, standard rio",
        dice=["dice 1 against 3"],
    )
    play(match, "fly bumper from berlin", "to hessdalen", "end movement")
    # 1 + 1 + 1 + 1 near against 3: one step; Kulusuk and Berlin are free, London is not
    assert legal(match) == {"drift to kulusuk", "drift to berlin"}
    match = lay(
        "standard shag_harbour, standard london, bumper berlin",
        "standard hessdalen, standard rio",
        dice=["dice 2 against 3"],
    )
    play(match, "fly bumper from berlin", "to hessdalen", "end movement")
    # two steps: by Kulusuk one only comes to London and Shag Harbour, both blue
    assert legal(match) == {"drift to london", "drift to berlin"}
    assert rule(match, "drift to kulusuk") == "UF-B10"


def test_no_step_without_a_bump():
    """UF-B6 UF-B10 UFOs drift only when they are bumped."""
    match = lay("standard cairo, standard cairo", "standard rachel, standard rio")
    assert rule(match, "drift to siwa") == "UF-B6"


def test_an_attacker_who_loses_is_moved_by_the_defender_and_cannot_act():
    """UF-B11 Blue lands in an empty village and may not open a stand there, but another UFO may act elsewhere."""
    match = bumped("dice 1 against 4", blue="standard hana, standard cairo, bumper falcon_lake")
    assert match.to_move == 1
    match.play("drift to falcon_lake")
    assert match.to_move == 0
    assert phase(match) == "act"
    assert rule(match, "stand in falcon_lake") == "UF-A1"
    assert "stand in hana" in legal(match)
    assert table(match)["deed"]["bumper-1"] == "bumped"


def test_a_bumped_attacker_still_helps_where_it_lands():
    """UF-B11 UF-A7 It counts as a further UFO for a restaurant, although a witness has seen it."""
    match = lay(
        "standard los_angeles, standard cairo, bumper falcon_lake",
        "standard rachel, standard rio",
        dice=["dice 1 against 5", "die 4"],
    )
    play(match, *FLY_IN)
    match.play("drift to los_angeles")
    # 4 + 1 - 2 against 5
    match.play("restaurant in los_angeles")
    assert table(match)["restaurants"][0] == {}
    match = lay(
        "standard roswell, standard cairo, bumper falcon_lake",
        "standard rachel, standard rio",
        dice=["dice 1 against 5", "die 6"],
    )
    play(match, "fly standard from roswell", "to los_angeles", *FLY_IN)
    match.play("drift to los_angeles")
    # 6 + 1 - 2 against 5
    match.play("restaurant in los_angeles")
    assert table(match)["restaurants"][0] == {"los_angeles": 1}


def test_a_bump_has_two_sides_and_an_announcer_is_safe():
    """UF-B12 A position with UFOs of two players on one place between turns is refused; after a turn there is none."""
    match = lay(
        "standard capilla, standard falcon_lake",
        "standard rachel, standard rio",
        stands={"capilla": 1},
        dice=["dice 6 against 2"],
    )
    play(match, "fly standard from capilla", "onto seat 1", "fly standard from falcon_lake", "to rachel")
    while phase(match) == "step":
        assert "drift to capilla" not in legal(match) or table(match)["steps_left"] > 1
        match.play(match.legal[-1])
    assert phase(match) == "act"
    assert "take over stand in capilla" in legal(match)
    blue, yellow = (set(fleet.values()) for fleet in table(match)["ufos"])
    assert not blue & yellow
