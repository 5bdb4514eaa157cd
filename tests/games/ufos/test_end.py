"""End and scoring (UF-E)."""

import pytest

from tests.games.ufos.ufos_table import cities, lay, play, rule, table

FREE = [f"standard {home}, standard {home}" for home in ("hana", "capilla", "kulusuk", "emilcin", "siwa")]


def opening(seats, held, **told):
    """Seat 0 opens a restaurant in Cairo (4-2), with so many seats and restaurants."""
    match = lay("standard cairo, standard hana", *FREE[1:seats], restaurants=held, dice=["die 12"], **told)
    return play(match, "end movement", "restaurant in cairo")


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 4), (4, 5), (5, 4)])
def test_control_of_enough_cities_ends_the_match(seats, needed):
    """UF-E1 Four cities with 3 or 5 players, five with 2 or 4; not before the turn has ended."""
    others = ["london", "berlin", "rio", "mexico"]
    match = play(opening(seats, {0: dict.fromkeys(others[: needed - 2], 1)}), "end turn")
    assert not match.over
    match = opening(seats, {0: dict.fromkeys(others[: needed - 1], 1)})
    assert not match.over
    assert table(match)["counter"][0] == needed
    match.play("end turn")
    assert match.over
    assert match.outcome.reason == "control"
    for move in ("end turn", "fly standard from hana", "bump in hana", "new bumper in cairo"):
        assert rule(match, move) == "UF-E1"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_restaurant_in_every_city_ends_the_match_but_not_with_three(seats):
    """UF-E1 The last empty city gets its restaurant; with 3 players the match goes on."""
    held: dict[int, dict[str, int]] = {}
    for i, city in enumerate(city for city in cities(seats) if city != "cairo"):
        held.setdefault(i % 2 if seats == 2 else i % (seats - 1) + 1, {})[city] = 1
    match = play(opening(seats, held), "end turn")
    assert match.over == (seats != 3)
    if match.over:
        assert match.outcome.reason == "everywhere"


def test_points_for_restaurants_stands_and_witnesses():
    """UF-E2 Resistance for each restaurant, 1 for each stand, -2 for each own witness on the map."""
    held = {0: {"london": 2, "mexico": 1, "los_angeles": 1}, 1: {"berlin": 1, "rio": 1, "new_york": 1}}
    witnesses = {0: {"rio": 3}, 1: {"rio": 1, "cairo": 2}}
    match = opening(2, held, stands={"nazca": 0, "siwa": 0, "trans": 1}, witnesses=witnesses)
    match.play("end turn")
    # blue: 8 + 8 + 6 + 5 + 4 + 2 - 6, yellow: 3 + 9 + 7 + 1 - 6; the stand in Siwa is near Cairo
    assert match.points == (27, 14)
    assert match.winners == (0,)


def tied(ufos):
    """Blue 8 + 6 + 5 + 4 = 23, yellow 3 + 9 + 7 + 4 stands = 23."""
    held = {0: {"london": 1, "mexico": 1, "los_angeles": 1}, 1: {"berlin": 1, "rio": 1, "new_york": 1}}
    match = lay(
        "standard cairo, standard hana",
        ufos,
        restaurants=held,
        stands=dict.fromkeys(("nazca", "siwa", "trans", "colares"), 1),
        dice=["die 12"],
    )
    return play(match, "end movement", "restaurant in cairo", "end turn")


def test_tied_points_are_decided_by_ufos():
    """UF-E3 Yellow has three UFOs, blue two."""
    match = tied("standard capilla, standard capilla, bumper capilla")
    assert match.points == (23, 23)
    assert match.winners == (1,)
    assert match.outcome.places == (2, 1)


def test_still_tied_the_win_is_shared():
    """UF-E3 Two UFOs each."""
    match = tied("standard capilla, standard capilla")
    assert match.points == (23, 23)
    assert match.winners == (0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_round_100_the_match_is_scored(seats):
    """UF-E4 The last turn of the round is the one before the start player's."""
    match = lay(*FREE[:seats], round_now=99, active=seats - 2)
    play(match, "end movement", "end turn")
    assert not match.over
    play(match, "end movement", "end turn")
    assert match.over
    assert match.outcome.reason == "last-round"
    assert match.points == (0,) * seats
    assert match.winners == tuple(range(seats))
