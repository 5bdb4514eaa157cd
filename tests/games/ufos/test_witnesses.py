"""Witnesses (UF-W)."""

from tests.games.ufos.ufos_table import lay, legal, phase, play, rule, table

FLY_IN = ("fly bumper from falcon_lake", "to rachel", "end movement")
BLUE = "standard cairo, standard cairo, bumper falcon_lake"
YELLOW = "standard rachel, standard rio"


def test_each_city_on_the_way_and_at_its_end_gets_a_witness():
    """UF-W1 Los Angeles is flown over, Mexico City is where it lands; witnesses have the loser's colour."""
    match = lay(BLUE, YELLOW, dice=["dice 6 against 5"])
    play(match, *FLY_IN)
    play(match, "drift to los_angeles", "drift to roswell", "drift to mexico")
    assert table(match)["witnesses"] == [{}, {"los_angeles": 1, "mexico": 1}]


def test_the_city_where_the_bump_was_gets_none():
    """UF-W1 Not the place it starts from."""
    match = lay("standard rachel, standard cairo", "standard los_angeles, standard rio", dice=["dice 3 against 3"])
    play(match, "fly standard from rachel", "to los_angeles", "end movement", "drift to hana")
    assert table(match)["witnesses"] == [{}, {}]


def test_a_witness_makes_a_restaurant_harder():
    """UF-W2 UF-A7 Two for each of one's own: 4 is enough against 4, with a witness 5 is not and 6 is."""
    for die, witnesses, opened in (("die 4", 0, True), ("die 5", 1, False), ("die 6", 1, True), ("die 7", 2, False)):
        match = lay(
            "standard cairo, standard hana", YELLOW, witnesses={0: {"cairo": witnesses}, 1: {"cairo": 3}}, dice=[die]
        )
        play(match, "end movement", "restaurant in cairo")
        assert ("cairo" in table(match)["restaurants"][0]) == opened


def all_out(*ufos):
    """Yellow has all twelve witnesses on the map and drifts into Los Angeles."""
    match = lay(*ufos, witnesses={1: {"rio": 5, "cairo": 6, "los_angeles": 1}}, dice=["dice 6 against 6"])
    return play(match, *FLY_IN, "drift to los_angeles")


def test_without_supply_the_winner_may_move_a_witness():
    """UF-W3 From another city, chosen by the winner."""
    match = all_out(BLUE, YELLOW)
    assert phase(match) == "witness"
    assert match.to_move == 0
    assert legal(match) == {"witness from rio", "witness from cairo", "no witness"}
    assert rule(match, "witness from los_angeles") == "UF-W3"
    assert rule(match, "witness from berlin") == "UF-W3"
    match.play("witness from cairo")
    assert table(match)["witnesses"][1] == {"rio": 5, "cairo": 5, "los_angeles": 2}
    assert phase(match) == "step"
    match.play("drift to hana")
    assert phase(match) == "act"


def test_the_winner_need_not_move_one():
    """UF-W3 Or leaves them all; in other phases there is nothing to move."""
    match = all_out(BLUE, YELLOW)
    match.play("no witness")
    assert table(match)["witnesses"][1] == {"rio": 5, "cairo": 6, "los_angeles": 1}
    assert rule(match, "no witness") == "UF-W3"
    assert rule(match, "witness from rio") == "UF-W3"


def test_the_last_city_of_a_way_is_asked_for_too():
    """UF-W3 UF-W1 One by one along the way, the landing included; then the bump is over."""
    match = lay(BLUE, YELLOW, witnesses={1: {"rio": 12}}, dice=["dice 5 against 6"])
    play(match, *FLY_IN, "drift to los_angeles")
    assert phase(match) == "witness"
    match.play("witness from rio")
    assert table(match)["witnesses"][1] == {"rio": 11, "los_angeles": 1}
    assert phase(match) == "act"


def test_a_calmer_cleans_start_way_and_stop():
    """UF-W4 Also every city with an own restaurant that it could have flown over; only own witnesses, and no others."""
    match = lay(
        "standard hana, standard hana, calmer berlin",
        YELLOW,
        stands={"trans": 0, "meteora": 0},
        restaurants={0: {"london": 1}},
        witnesses={
            0: {"berlin": 2, "london": 1, "cairo": 3, "rio": 1},
            1: {"berlin": 1},
        },
    )
    play(match, "fly calmer from berlin", "to cairo")
    assert table(match)["witnesses"] == [{"rio": 1}, {"berlin": 1}]


def test_other_ufos_clean_nothing():
    """UF-W4 A bumper flies over the same cities in vain."""
    match = lay("standard hana, standard hana, bumper berlin", YELLOW, witnesses={0: {"berlin": 2, "cairo": 1}})
    play(match, "fly bumper from berlin", "to trans")
    assert table(match)["witnesses"][0] == {"berlin": 2, "cairo": 1}


def test_a_calmer_that_stays_cleans_its_city():
    """UF-W4 At the end of the movement phase."""
    match = lay("standard hana, standard hana, calmer berlin", YELLOW, witnesses={0: {"berlin": 2, "cairo": 1}})
    match.play("end movement")
    assert table(match)["witnesses"][0] == {"cairo": 1}


def test_a_new_ufo_takes_the_turn_and_nothing_is_cleaned():
    """UF-W4 UF-U1 Without a movement phase a calmer cleans nothing."""
    match = lay(
        "standard hana, standard hana, calmer berlin",
        YELLOW,
        restaurants={0: {"london": 1, "new_york": 1, "berlin": 1}},
        witnesses={0: {"berlin": 2}},
    )
    match.play("new bumper in london")
    assert table(match)["witnesses"][0] == {"berlin": 2}


def test_success_sends_the_own_witnesses_away():
    """UF-W5 Only one's own, only in that city, and only if it succeeds."""
    told = {"witnesses": {0: {"cairo": 1, "rio": 1}, 1: {"cairo": 2}}}
    match = lay("standard cairo, standard hana", YELLOW, dice=["die 12"], **told)
    play(match, "end movement", "restaurant in cairo")
    assert table(match)["witnesses"] == [{"rio": 1}, {"cairo": 2}]
    match = lay("standard cairo, standard hana", YELLOW, dice=["die 1"], **told)
    play(match, "end movement", "restaurant in cairo")
    assert table(match)["witnesses"] == [{"cairo": 1, "rio": 1}, {"cairo": 2}]
