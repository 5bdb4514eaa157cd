"""End and scoring (UF-E)."""

import json

import pytest

import tafelrunde as tr
from tafelrunde.games.ufos.tally import tally
from tests.games.ufos.ufos_table import UFOS, cities, lay, play, position, rule, table, tiling

TWO_EACH = ("standard cairo, standard hana", "standard capilla, standard capilla")
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


@pytest.mark.parametrize(("seats", "first", "points"), [(2, 1, (8, 0)), (3, 0, (0, 10, 20)), (4, 2, (10, 15, 0, 5))])
def test_with_the_option_whoever_comes_later_has_points(seats, first, points):
    """UF-E5 For each place after the start player 8 points with 2 players, 10 with 3, 5 with 4; off by default."""
    for chosen in (True, False):
        match = UFOS.start(seats=seats, dice=[*tiling(seats), f"first is {first}"], options={"later_points": chosen})
        lines = [[(line.rule, line.points) for line in lines] for lines in tally(match.view(None))]
        assert lines == [[("UF-E5", each)] if chosen and each else [] for each in points]


def test_points_for_coming_later_can_win_a_match():
    """UF-E5 UF-E3 23 points each, and 8 more for the second of two."""
    held = {0: {"london": 1, "mexico": 1, "los_angeles": 1}, 1: {"berlin": 1, "rio": 1, "new_york": 1}}
    stands = dict.fromkeys(("nazca", "siwa", "trans", "colares"), 1)
    told = position(TWO_EACH, restaurants=held, stands=stands)
    told["options"], told["table"]["later_points"] = {"later_points": True}, 1
    match = play(UFOS.from_position(told, dice=["die 12"]), "end movement", "restaurant in cairo", "end turn")
    assert match.points == (23, 31)
    assert match.winners == (1,)


def test_a_match_without_the_option_is_what_it_was_before_there_was_one():
    """UF-E5 Files and positions tell it only where it is chosen; what they do not tell is off."""
    plain, fair = UFOS.start(seats=2, seed=7), UFOS.start(seats=2, seed=7, options={"later_points": True})
    assert json.loads(plain.to_json())["options"] == plain.position()["options"] == {}
    assert "later_points" not in plain.position()["table"]
    assert json.loads(fair.to_json())["options"] == {"later_points": True}
    for match in (plain, fair):
        assert tr.Match.from_json(match.to_json()).options == match.options
        assert UFOS.from_position(match.position(), seed=1).options == match.options
