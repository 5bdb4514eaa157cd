"""Counting controlled cities (UF-N), and one more UFO (UF-U)."""

from tests.games.ufos.ufos_table import lay, legal, play, rule, table

YELLOW = "standard rachel, standard shag_harbour"


def test_a_city_is_controlled_by_who_alone_has_restaurants_there():
    """UF-N1 Free places do not matter; two owners control nothing."""
    match = lay(
        "standard cairo, standard hana",
        YELLOW,
        restaurants={0: {"london": 1, "berlin": 1}, 1: {"berlin": 1}},
        dice=["die 12"],
    )
    assert table(match)["counter"] == [1, 0]
    play(match, "end movement", "restaurant in cairo")
    assert table(match)["counter"] == [2, 0]


def test_the_counter_shows_everybody_at_once():
    """UF-N2 A takeover changes both numbers before the turn has ended; an opening beside a rival takes control away."""
    match = lay("standard mexico, standard hana", YELLOW, restaurants={1: {"mexico": 1}}, dice=["die 12"])
    play(match, "fly standard from mexico", "onto seat 1", "end movement", "take over seat 1 in mexico")
    assert table(match)["counter"] == [1, 0]
    match = lay("standard cairo, standard hana", YELLOW, restaurants={1: {"cairo": 1}}, dice=["die 12"])
    play(match, "end movement", "restaurant in cairo")
    assert table(match)["counter"] == [0, 0]


def test_a_new_ufo_needs_as_many_cities_as_there_are_ufos():
    """UF-U1 2 cities allow the 3rd, 3 the 4th, 4 the 5th."""
    cities = ["london", "berlin", "cairo", "rio"]
    fleets = ["standard hana, standard hana", "standard hana, standard hana, bumper hana"]
    fleets += [fleets[-1] + ", bumper hana", fleets[-1] + ", bumper hana, calmer hana"]
    for ufos, fleet in enumerate(fleets[:3], 2):
        for count in range(5):
            match = lay(fleet, YELLOW, restaurants={0: dict.fromkeys(cities[:count], 1)})
            assert bool(legal(match, "new")) == (count >= ufos)
            if count < ufos:
                assert rule(match, "new bumper in london") == "UF-U1"


def test_a_new_ufo_takes_the_whole_turn():
    """UF-U1 It is put down and the turn is over; after a flight or an announcement it is too late."""
    match = lay("standard hana, standard mexico", YELLOW, restaurants={0: {"london": 1, "berlin": 1}, 1: {"mexico": 1}})
    match.play("new calmer in berlin")
    assert table(match)["ufos"][0]["calmer-1"] == "berlin"
    assert match.to_move == 1
    match = lay("standard hana, standard mexico", YELLOW, restaurants={0: {"london": 1, "berlin": 1}, 1: {"mexico": 1}})
    play(match, "fly standard from mexico", "onto seat 1")
    assert rule(match, "new calmer in berlin") == "UF-U1"
    play(match, "fly standard from hana", "to mexico")
    assert match.to_move == 0


def test_losing_cities_costs_no_ufo():
    """UF-U1 Three UFOs and no city: nothing is taken away."""
    match = lay("standard hana, standard hana, bumper hana", YELLOW)
    play(match, "end movement", "end turn")
    assert len(table(match)["ufos"][0]) == 3


def test_the_kind_is_free_as_far_as_the_supply_goes():
    """UF-U2 Both calmers are out: only standard UFOs and bumpers can come."""
    match = lay(
        "standard hana, standard hana, calmer hana, calmer hana",
        YELLOW,
        restaurants={0: {"london": 1, "berlin": 1, "cairo": 1, "rio": 1}},
    )
    assert {move.split()[1] for move in legal(match, "new")} == {"standard", "bumper"}
    assert rule(match, "new calmer in london") == "UF-U2"


def test_it_lands_in_a_controlled_city_without_foreign_ufos():
    """UF-U2 Not where a foreign UFO is, not in a city shared with somebody; without such a city there is none."""
    held = {0: {"london": 1, "berlin": 1, "cairo": 1}, 1: {"cairo": 1}}
    match = lay("standard hana, standard hana", "standard london, standard shag_harbour", restaurants=held)
    assert legal(match, "new") == {f"new {kind} in berlin" for kind in ("standard", "bumper", "calmer")}
    assert rule(match, "new bumper in london") == "UF-U2"
    assert rule(match, "new bumper in cairo") == "UF-U2"
    match = lay("standard hana, standard hana", "standard london, standard berlin", restaurants=held)
    assert legal(match, "new") == set()
