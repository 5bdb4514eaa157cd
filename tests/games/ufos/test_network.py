"""Who controls what, who may take a new UFO, and where the chosen UFO can fly."""

from tests.games.ufos.ufos_table import begin, lay, play

YELLOW = "standard rachel, standard capilla"


def facts(match):
    """What everybody is told."""
    return match.view(None).facts()


def new_ufo(match):
    """Whether seat 0 may take a new UFO."""
    return facts(match).new_ufo[0]


def test_a_city_with_restaurants_of_one_seat_alone_is_controlled():
    """UF-N1 Free places do not matter."""
    match = lay(
        "standard kulusuk, standard nazca", YELLOW, restaurants={0: {"berlin": 1, "london": 1}, 1: {"berlin": 1}}
    )
    assert facts(match).controlled == {"london": 0}


def test_whether_a_new_ufo_may_be_taken_and_why_not():
    """UF-U1 UF-U2 Two cities for two UFOs, one of them free, and nothing done before in this turn."""
    mine = {0: {"berlin": 1, "london": 1}}
    rich = lay("standard kulusuk, standard nazca", YELLOW, restaurants=mine)
    assert new_ufo(rich) == "may"
    assert facts(rich).new_ufo[1] == "cities"
    assert new_ufo(play(rich, "fly standard from kulusuk")) == "begun"
    assert new_ufo(lay("standard kulusuk, standard nazca", YELLOW, restaurants={0: {"berlin": 1}})) == "cities"
    besieged = lay("standard kulusuk, standard nazca", "standard berlin, standard london", restaurants=mine)
    assert new_ufo(besieged) == "blocked"
    five = "standard kulusuk, standard nazca, standard trans, bumper siwa, bumper siwa"
    assert new_ufo(lay(five, YELLOW)) == "complete"


def test_who_is_not_to_move_learns_what_would_hold_in_their_turn():
    """UF-U1 What the active seat has begun does not count for the others."""
    match = lay(YELLOW, "standard kulusuk, standard nazca", restaurants={1: {"berlin": 1, "london": 1}})
    play(match, "fly standard from rachel")
    assert facts(match).new_ufo == ["cities", "may"]


def test_a_flight_goes_on_over_own_places_and_tells_why_it_ends():
    """UF-M2 UF-M3 A foreign UFO ends it, and a place where nothing is one's own."""
    match = lay("standard trans, standard nazca", YELLOW, stands={"trans": 0}, restaurants={0: {"berlin": 1}})
    play(match, "fly standard from trans")
    found = {each.stop: each for each in facts(match).flights}
    assert sorted(found) == sorted(move.parts["place"] for move in match.legal if move.kind == "to")
    assert found["berlin"].ends is None
    assert found["london"].ends == "city"
    assert (found["hessdalen"].way, found["hessdalen"].ends) == (["trans", "berlin", "hessdalen"], "village")
    assert sorted(facts(match).network) == ["berlin", "trans"]


def test_a_foreign_ufo_ends_a_flight_even_over_own_places():
    """UF-M2 The city is one's own, and cannot be passed."""
    match = lay(
        "standard trans, standard nazca",
        "standard berlin, standard capilla",
        stands={"trans": 0},
        restaurants={0: {"berlin": 1}},
    )
    play(match, "fly standard from trans")
    (flight,) = [each for each in facts(match).flights if each.stop == "berlin"]
    assert flight.ends == "ufo"
    assert facts(match).network == ["trans"]


def test_flights_are_told_only_while_one_is_chosen():
    """UF-M1 Before a UFO is chosen, and before the first turn, there are none."""
    match = lay("standard trans, standard nazca", YELLOW, stands={"trans": 0})
    assert not facts(match).flights
    assert not facts(match).network
    assert facts(begin()).controlled == {}
