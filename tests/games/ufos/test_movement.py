"""The order of a turn, and movement (UF-T, UF-M)."""

from tests.games.ufos.ufos_table import begin, lay, legal, phase, play, rule, table

AFAR = "standard cairo, standard cairo"


def test_a_turn_has_its_phases_in_order_and_turns_go_clockwise():
    """UF-T1 Movement, bumping, actions, counting; then it is the turn of the next seat."""
    match = begin(3, first=1)
    assert match.to_move == 1
    assert rule(match, "stand in capilla") == "UF-T1"
    assert rule(match, "end turn") == "UF-T1"
    match.play("end movement")
    assert phase(match) == "act"
    assert rule(match, "end movement") == "UF-T1"
    assert rule(match, "fly standard from capilla") == "UF-T1"
    assert rule(match, "to nazca") == "UF-T1"
    assert rule(match, "onto seat 0") == "UF-T1"
    assert rule(match, "bump in capilla") == "UF-T1"
    assert rule(match, "new bumper in london") == "UF-T1"
    match.play("end turn")
    assert match.to_move == 2
    play(match, "end movement", "end turn")
    assert match.to_move == 0


def test_each_own_ufo_may_move_or_stay():
    """UF-M1 One flies, the other stays; foreign UFOs are not one's own to move."""
    match = lay("standard roswell, standard hana", AFAR)
    assert legal(match) == {"fly standard from roswell", "fly standard from hana", "end movement"}
    assert rule(match, "fly standard from cairo") == "UF-M1"
    assert rule(match, "fly bumper from roswell") == "UF-M1"
    play(match, "fly standard from roswell", "to kecksburg", "end movement")
    assert table(match)["ufos"][0] == {"standard-1": "kecksburg", "standard-2": "hana"}


def test_a_flight_goes_on_over_own_places_as_far_as_it_likes():
    """UF-M2 Over an own stand and a city with an own restaurant; it may also stop there."""
    match = lay(
        "standard capilla, standard hana",
        AFAR,
        stands={"nazca": 0, "palenque": 0},
        restaurants={0: {"mexico": 1}},
    )
    match.play("fly standard from capilla")
    assert legal(match) == {
        f"to {place}"
        for place in (
            *("hanga_roa", "nazca", "rio"),
            *("palenque", "colares"),
            *("mexico", "gulf_breeze"),
            *("roswell", "hana"),
        )
    }
    match.play("to roswell")
    assert table(match)["ufos"][0]["standard-1"] == "roswell"


def test_a_restaurant_beside_a_foreign_one_is_enough_to_fly_over():
    """UF-M2 A city with at least one own restaurant, whoever else has one there."""
    match = lay("standard kulusuk, standard hana", AFAR, restaurants={0: {"london": 1}, 1: {"london": 1}})
    match.play("fly standard from kulusuk")
    assert {"to furnas", "to trans", "to london"} <= legal(match)


def test_a_foreign_ufo_on_an_own_place_stops_the_flight():
    """UF-M2 UF-M3 It ends there, although there is an own stand."""
    match = lay(
        "standard capilla, standard hana",
        "standard nazca, standard cairo",
        stands={"nazca": 0, "palenque": 0},
    )
    match.play("fly standard from capilla")
    assert legal(match) == {"to hanga_roa", "to nazca", "to rio"}
    assert rule(match, "to palenque") == "UF-M3"


def test_a_flight_ends_on_every_other_place():
    """UF-M3 On an empty place and on one held by somebody else."""
    match = lay("standard capilla, standard hana", AFAR, stands={"nazca": 1}, restaurants={1: {"rio": 1}})
    match.play("fly standard from capilla")
    assert legal(match) == {"to hanga_roa", "to nazca", "to rio"}
    assert rule(match, "to colares") == "UF-M3"


def test_a_ufo_may_be_put_on_a_foreign_stand():
    """UF-M4 It stood there at the beginning of the turn; it is no longer free to fly, and bound to nothing."""
    match = lay("standard capilla, standard hana", AFAR, stands={"capilla": 1})
    match.play("fly standard from capilla")
    assert "onto seat 1" in legal(match)
    assert rule(match, "onto seat 0") == "UF-M4"
    match.play("onto seat 1")
    assert table(match)["announced"] == {"standard-1": "1"}
    assert rule(match, "fly standard from capilla") == "UF-M6"
    play(match, "end movement", "end turn")
    assert table(match)["stand"] == {"capilla": "1"}
    assert table(match)["announced"] == {}


def test_a_ufo_may_be_put_on_a_restaurant_only_in_a_full_city():
    """UF-M4 One restaurant in a city for two is not enough; with two one chooses whose."""
    match = lay("standard london, standard hana", AFAR, restaurants={1: {"london": 1}})
    match.play("fly standard from london")
    assert legal(match, "onto") == set()
    assert rule(match, "onto seat 1") == "UF-M4"
    match = lay(
        "standard london, standard hana",
        AFAR,
        "standard siwa, standard siwa",
        restaurants={1: {"london": 1}, 2: {"london": 1}},
    )
    match.play("fly standard from london")
    assert legal(match, "onto") == {"onto seat 1", "onto seat 2"}


def test_who_has_just_flown_there_cannot_be_put_on_a_piece():
    """UF-M4 UF-M6 The UFO must have been there at the beginning of the turn."""
    match = lay("standard nazca, standard hana", AFAR, stands={"capilla": 1})
    play(match, "fly standard from nazca", "to capilla")
    assert rule(match, "fly standard from capilla") == "UF-M6"


def test_any_number_of_own_ufos_may_be_in_one_place():
    """UF-M5 Three UFOs meet."""
    match = lay("standard nazca, standard hanga_roa, bumper rio", AFAR)
    play(match, "fly standard from nazca", "to capilla", "fly standard from hanga_roa", "to capilla")
    play(match, "fly bumper from rio", "to capilla")
    assert set(table(match)["ufos"][0].values()) == {"capilla"}


def test_each_ufo_flies_once_in_any_order():
    """UF-M6 The second flies first; then it has flown, and its twin in the same place has not."""
    match = lay("standard nazca, standard capilla", AFAR)
    play(match, "fly standard from capilla", "to nazca")
    assert legal(match) == {"fly standard from nazca", "end movement"}
    match.play("fly standard from nazca")
    match.play("to rio")
    assert phase(match) == "act"
    assert table(match)["ufos"][0] == {"standard-1": "rio", "standard-2": "nazca"}
