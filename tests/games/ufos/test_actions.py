"""Actions: stands, restaurants, takeovers (UF-A)."""

import pytest

from tests.games.ufos.ufos_table import lay, legal, play, rule, table

YELLOW = "standard rachel, standard shag_harbour"


def acting(*ufos, dice=(), **told):
    """The action phase after nobody has moved."""
    return play(lay(*ufos, dice=dice, **told), "end movement")


def test_the_example_of_an_opening():
    """UF-X2 UF-A6 UF-A7 10 + 2 stands - 2 witnesses is 8 against 8; the restaurant stands and the witnesses go."""
    match = acting(
        "standard london, standard nazca",
        YELLOW,
        stands={"trans": 0, "furnas": 0, "capilla": 0},
        witnesses={0: {"london": 2}},
        dice=["die 10"],
    )
    match.play("restaurant in london")
    assert table(match)["restaurants"][0] == {"london": 1}
    assert table(match)["witnesses"][0] == {}


def test_the_example_of_a_takeover():
    """UF-X3 UF-A5 UF-A6 11 + 1 - 4 - 4 is 4 against 3: one of two red restaurants becomes green, the witnesses go."""
    match = lay(
        "standard berlin, standard nazca",
        YELLOW,
        stands={"trans": 0},
        restaurants={1: {"berlin": 2}},
        witnesses={0: {"berlin": 2}},
        dice=["die 11"],
    )
    play(match, "fly standard from berlin", "onto seat 1", "end movement", "take over seat 1 in berlin")
    assert table(match)["restaurants"] == [{"berlin": 1}, {"berlin": 1}]
    assert table(match)["witnesses"][0] == {}


def test_one_less_would_not_have_been_enough():
    """UF-X2 UF-X3 UF-A6 9 fails in the first example, 9 in the second."""
    match = acting(
        "standard london, standard nazca",
        YELLOW,
        stands={"trans": 0, "furnas": 0},
        witnesses={0: {"london": 2}},
        dice=["die 9"],
    )
    match.play("restaurant in london")
    assert table(match)["restaurants"][0] == {}
    match = lay(
        "standard berlin, standard nazca",
        YELLOW,
        stands={"trans": 0},
        restaurants={1: {"berlin": 2}},
        witnesses={0: {"berlin": 2}},
        dice=["die 9"],
    )
    play(match, "fly standard from berlin", "onto seat 1", "end movement", "take over seat 1 in berlin")
    assert table(match)["restaurants"] == [{}, {"berlin": 2}]


def test_each_ufo_acts_once_in_any_order_or_not_at_all():
    """UF-A1 Two stands by two UFOs, the second first; or none."""
    match = acting("standard hana, standard nazca", YELLOW)
    assert legal(match) == {"stand in hana", "stand in nazca", "end turn"}
    assert rule(match, "stand in siwa") == "UF-A1"
    assert rule(match, "restaurant in rio") == "UF-A1"
    match.play("stand in nazca")
    assert legal(match) == {"stand in hana", "end turn"}
    match.play("end turn")
    assert table(match)["stand"] == {"nazca": "0"}
    assert match.to_move == 1


def test_a_stand_needs_an_empty_village_and_no_roll():
    """UF-A2 One stand a village, and a UFO that has just flown there may open it."""
    match = lay("standard hana, standard nazca", YELLOW, stands={"nazca": 0})
    play(match, "fly standard from hana", "to hanga_roa", "end movement")
    assert rule(match, "stand in nazca") == "UF-A2"
    match.play("stand in hanga_roa")
    assert table(match)["stand"] == {"nazca": "0", "hanga_roa": "0"}


def test_a_foreign_stand_is_replaced_by_who_stood_there():
    """UF-A3 UF-A9 No roll; being put on it is not needed, having stood there is. The other stand goes back."""
    match = acting("standard nazca, standard hana", YELLOW, stands={"nazca": 1, "hana": 0})
    assert legal(match) == {"take over stand in nazca", "end turn"}
    assert rule(match, "take over stand in hana") == "UF-A3"
    assert rule(match, "stand in nazca") == "UF-A2"
    match.play("take over stand in nazca")
    assert table(match)["stand"] == {"nazca": "0", "hana": "0"}


def test_who_flew_there_this_turn_cannot_replace_a_stand():
    """UF-A3 Not even beside a UFO that acted there."""
    match = lay("standard capilla, standard hana", YELLOW, stands={"nazca": 1})
    play(match, "fly standard from capilla", "to nazca", "end movement")
    assert rule(match, "take over stand in nazca") == "UF-A3"


def test_who_was_bumped_there_before_may_take_over():
    """UF-M4 UF-A3 Standing there because one was bumped there counts: yellow drifts onto a blue stand and takes it."""
    match = lay(
        "standard cairo, standard cairo, bumper falcon_lake",
        "standard rachel, standard shag_harbour",
        stands={"falcon_lake": 0},
        dice=["dice 5 against 6"],
    )
    play(match, "fly bumper from falcon_lake", "to rachel", "end movement", "drift to falcon_lake", "end turn")
    play(match, "end movement", "take over stand in falcon_lake")
    assert table(match)["stand"]["falcon_lake"] == "1"


def test_one_try_a_turn_in_each_city():
    """UF-A4 A failed try is the action of that city, also for the other UFO there; next door one may try again."""
    match = acting("standard london, standard london, bumper berlin", YELLOW, dice=["die 1", "die 12"])
    assert legal(match) == {"restaurant in london", "restaurant in berlin", "end turn"}
    match.play("restaurant in london")
    assert rule(match, "restaurant in london") == "UF-A4"
    assert legal(match) == {"restaurant in berlin", "end turn"}
    match.play("restaurant in berlin")
    assert table(match)["restaurants"][0] == {"berlin": 1}


def test_no_restaurant_is_opened_in_a_full_city():
    """UF-A4 Mexico City holds one."""
    match = acting("standard mexico, standard hana", YELLOW, restaurants={1: {"mexico": 1}})
    assert rule(match, "restaurant in mexico") == "UF-A4"


def test_a_takeover_needs_a_full_city_and_an_announcement():
    """UF-A5 Without being put on it nothing can be taken over; with it only from that owner."""
    held = {1: {"london": 1}, 2: {"london": 1}}
    red = "standard siwa, standard siwa"
    match = acting("standard london, standard hana", YELLOW, red, restaurants=held)
    assert rule(match, "take over seat 1 in london") == "UF-A5"
    match = lay("standard london, standard hana", YELLOW, red, restaurants=held, dice=["die 12"])
    play(match, "fly standard from london", "onto seat 2", "end movement")
    assert legal(match, "take-over") == {"take over seat 2 in london"}
    assert rule(match, "take over seat 1 in london") == "UF-A5"
    assert rule(match, "take over seat 4 in london") == "UF-A5"
    match.play("take over seat 2 in london")
    # 12 - 2 - 2 is 8
    assert table(match)["restaurants"] == [{"london": 1}, {"london": 1}, {}]


def test_an_announcement_need_not_be_carried_out():
    """UF-M4 UF-A1 The turn may end without the takeover."""
    match = lay("standard mexico, standard hana", YELLOW, restaurants={1: {"mexico": 1}})
    play(match, "fly standard from mexico", "onto seat 1", "end movement", "end turn")
    assert table(match)["restaurants"][1] == {"mexico": 1}
    assert match.to_move == 1


def test_two_announcements_in_one_city_are_still_one_action():
    """UF-A4 UF-A5 The second UFO helps, and may not try again."""
    match = lay("standard mexico, standard mexico, bumper hana", YELLOW, restaurants={1: {"mexico": 1}}, dice=["die 6"])
    play(match, "fly standard from mexico", "onto seat 1", "fly standard from mexico", "onto seat 1", "end movement")
    match.play("take over seat 1 in mexico")
    # 6 + 1 - 2 is 5 against 6
    assert table(match)["restaurants"][1] == {"mexico": 1}
    assert rule(match, "take over seat 1 in mexico") == "UF-A4"
    assert "free" not in match.why_not("take over seat 1 in mexico").text("en")


@pytest.mark.parametrize(
    ("ufos", "told", "needed"),
    [
        ("standard london, standard hana", {}, 8),
        ("standard hana, standard hana, bumper london", {}, 9),
        ("standard hana, standard hana, calmer london", {}, 9),
        ("standard london, standard london", {}, 7),
        ("standard london, standard hana, bumper london, calmer london", {}, 6),
        ("standard london, standard hana", {"stands": {"trans": 0, "kulusuk": 0, "siwa": 0, "furnas": 1}}, 6),
        ("standard london, standard hana", {"restaurants": {1: {"london": 1}}}, 10),
        ("standard london, standard hana", {"restaurants": {0: {"london": 1}}}, 8),
        ("standard london, standard hana", {"witnesses": {0: {"london": 1}, 1: {"london": 2}}}, 10),
    ],
)
def test_every_modifier_counts(ufos, told, needed):
    """UF-A7 The lowest number that opens a restaurant in London, resistance 8; the better UFO does it."""
    for die in (needed, needed - 1):
        match = acting(ufos, YELLOW, dice=[f"die {die}"], **told)
        before = table(match)["restaurants"][0].get("london", 0)
        match.play("restaurant in london")
        assert table(match)["restaurants"][0].get("london", 0) - before == (die == needed)


def test_a_stand_opened_first_helps_next_door():
    """UF-A8 The stand in Trans-en-Provence makes 7 enough for London."""
    match = acting("standard london, standard trans", YELLOW, dice=["die 7"])
    play(match, "stand in trans", "restaurant in london")
    assert table(match)["restaurants"][0] == {"london": 1}


TWELVE = (
    *("falcon_lake", "roswell", "kecksburg", "gulf_breeze", "palenque", "colares"),
    *("furnas", "kulusuk", "trans", "emilcin", "timbuktu", "yangambi"),
)


def test_without_stands_in_supply_none_is_opened_or_replaced():
    """UF-A9 All twelve are on the map."""
    match = acting(
        "standard hana, standard nazca, bumper cairo", YELLOW, stands=dict.fromkeys(TWELVE, 0) | {"nazca": 1}
    )
    assert legal(match) == {"restaurant in cairo", "end turn"}
    assert rule(match, "stand in hana") == "UF-A9"
    assert rule(match, "take over stand in nazca") == "UF-A9"


def test_a_replaced_stand_goes_back_to_its_owner():
    """UF-A9 With twelve on the map yellow could open none; one is replaced, and yellow can again."""
    match = acting("standard roswell, standard cairo", "standard hana, standard hana", stands=dict.fromkeys(TWELVE, 1))
    play(match, "take over stand in roswell", "end turn", "end movement")
    assert "stand in hana" in legal(match)


def test_without_restaurants_in_supply_none_is_opened_or_taken_over():
    """UF-A9 Ten are on the map, in eight cities that are shared."""
    shared = ("los_angeles", "new_york", "london", "berlin", "moscow", "cairo")
    held = {seat: dict.fromkeys(shared, 1) for seat in (0, 1)}
    held[0] |= {"beijing": 2, "tokyo": 2}
    held[1] |= {"beijing": 1, "tokyo": 1}
    others = "standard siwa, standard siwa", "standard ubud, standard ubud"
    match = lay("standard delhi, standard london, bumper hana", YELLOW, *others, restaurants=held)
    play(match, "fly standard from london", "onto seat 1", "end movement")
    assert legal(match) == {"stand in hana", "end turn"}
    assert rule(match, "restaurant in delhi") == "UF-A9"
    assert rule(match, "take over seat 1 in london") == "UF-A9"
