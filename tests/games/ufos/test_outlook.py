"""What ways lead to, told before they are taken (UF-W4, UF-B8, UF-B10)."""

import pytest

from tafelrunde.games.ufos.odds import prospects
from tests.games.ufos.ufos_table import UFOS, lay, legal, play, table


def flights(match):
    """The witnesses that each flight of a calmer would take back, by its stop."""
    return {each.stop: each.cities for each in prospects(match.view(None)).calmings}


def test_a_calmers_flight_tells_the_witnesses_it_takes_back():
    """UF-W4 Each flight of it takes back exactly what was told, from where it starts, passes and stops."""
    match = lay(
        "standard kulusuk, standard nazca, calmer trans",
        "standard rachel, standard shag_harbour",
        stands={"trans": 0, "furnas": 0, "hessdalen": 0},
        restaurants={0: {"berlin": 1}},
        witnesses={0: {"london": 2, "berlin": 1, "rio": 1}},
    )
    told = flights(match)
    assert told["london"] == {"london": 2, "berlin": 1}
    assert told["furnas"] == {"berlin": 1}
    for move in legal(play(UFOS.from_position(match.position()), "fly calmer from trans"), "to"):
        there = play(UFOS.from_position(match.position()), "fly calmer from trans", move)
        left = table(there)["witnesses"][0]
        gone = {city: count for city, count in table(match)["witnesses"][0].items() if city not in left}
        assert told.get(move.removeprefix("to "), {}) == gone


def test_without_witnesses_no_flight_takes_any_back():
    """UF-W4 Neither those of other players."""
    match = lay(
        "standard kulusuk, standard nazca, calmer trans",
        "standard rachel, standard shag_harbour",
        witnesses={1: {"london": 2}},
        restaurants={0: {"london": 2}},
    )
    assert flights(match) == {}


def ends_by_playing(match):
    """Where the UFO can end, found by going every way."""
    found = set()
    for move in legal(match, "step"):
        there = play(UFOS.from_position(match.position()), move)
        if table(there)["phase"] == "step":
            found |= ends_by_playing(there)
        else:
            found.add(move.removeprefix("drift to "))
    return found


@pytest.mark.parametrize("dice", ["dice 3 against 2", "dice 5 against 1", "dice 1 against 5"])
def test_the_ends_of_a_bumped_ufo_are_those_that_some_way_leads_to(dice):
    """UF-B8 UF-B10 Exactly the places where one of the ways that are left ends."""
    match = lay("standard mexico, standard nazca", "standard roswell, standard rio", dice=[dice])
    play(match, "fly standard from mexico", "to roswell", "end movement")
    assert set(prospects(match.view(None)).ends) == ends_by_playing(match)
