"""Witnesses (UF-W)."""

import json
import random

import pytest

from tests.games.ufos.ufos_table import UFOS, lay, legal, phase, play, rule, table

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


CALMER = "standard shag_harbour, standard shag_harbour, calmer "
AWAY = "standard kulusuk, standard kulusuk"


def calming(home, *targets, yellow=AWAY, **told):
    """Blue's calmer flies somewhere, and what is left of the witnesses of blue."""
    match = lay(CALMER + home, yellow, **told)
    play(match, f"fly calmer from {home}", *(f"to {place}" for place in targets))
    return match


def test_the_example_of_a_calmer():
    """UF-X4 UF-W4 It flies over own places and takes back its witnesses at the start, on the way and at the stop."""
    match = calming(
        "berlin",
        "cairo",
        stands={"trans": 0, "meteora": 0},
        restaurants={0: {"london": 1}},
        witnesses={0: {"berlin": 2, "london": 1, "cairo": 3, "rio": 1}, 1: {"berlin": 1}},
    )
    assert table(match)["witnesses"] == [{"rio": 1}, {"berlin": 1}]


def test_the_limit_of_the_example_of_a_calmer():
    """UF-X4 UF-W4 From neutral Roswell to neutral Los Angeles no legal way passes Mexico City."""
    for held in ({}, {0: {"mexico": 1}}):
        told = {"restaurants": held, "witnesses": {0: {"mexico": 1, "los_angeles": 1, "new_york": 1}}}
        match = calming("roswell", "los_angeles", **told)
        assert table(match)["witnesses"][0] == {"mexico": 1, "new_york": 1}


def test_a_start_that_may_not_be_passed_does_not_join_two_groups():
    """UF-W4 From neutral Roswell to Mexico City New York is not cleared; from an own stand it is."""
    told = {
        "restaurants": {0: {"mexico": 1, "new_york": 1}},
        "witnesses": {0: {"mexico": 1, "new_york": 1}},
    }
    match = calming("roswell", "mexico", stands={"kecksburg": 0}, **told)
    assert table(match)["witnesses"][0] == {"new_york": 1}
    match = calming("roswell", "mexico", stands={"kecksburg": 0, "roswell": 0}, **told)
    assert table(match)["witnesses"][0] == {}


def test_a_foreign_ufo_on_the_way_keeps_the_witnesses_behind_it():
    """UF-W4 UF-M2 Yellow stands on blue's stand in Trans-en-Provence: London cannot be passed from Berlin."""
    match = calming(
        "berlin",
        "cairo",
        yellow="standard trans, standard kulusuk",
        stands={"trans": 0, "meteora": 0},
        restaurants={0: {"london": 1, "berlin": 1}},
        witnesses={0: {"berlin": 2, "london": 1, "cairo": 3}},
    )
    assert table(match)["witnesses"][0] == {"london": 1}


@pytest.mark.parametrize(
    ("mexico", "new_york", "left"),
    [(1, 2, {"mexico": 1}), (2, 1, {"new_york": 1}), (1, 1, {"mexico": 1})],
)
def test_of_several_groups_the_one_with_the_most_witnesses_is_cleared(mexico, new_york, left):
    """UF-W4 From Roswell to Gulf Breeze by Mexico City or New York, which is first on the list."""
    match = calming(
        "roswell",
        "gulf_breeze",
        stands={"kecksburg": 0},
        restaurants={0: {"mexico": 1, "new_york": 1}},
        witnesses={0: {"mexico": mexico, "new_york": new_york}},
    )
    assert table(match)["witnesses"][0] == left


def test_a_group_that_does_not_touch_the_stop_is_not_passed():
    """UF-W4 However many witnesses Mexico City has: from neutral Roswell to Falcon Lake the way leads over New York."""
    match = calming(
        "roswell",
        "falcon_lake",
        stands={"kecksburg": 0},
        restaurants={0: {"mexico": 1, "new_york": 1}},
        witnesses={0: {"mexico": 5, "new_york": 1}},
    )
    assert table(match)["witnesses"][0] == {"mexico": 5}


def test_a_calmer_may_end_its_flight_where_it_began_if_it_clears_a_city():
    """UF-W4 From neutral Hana over Mexico City and back; it has flown then, and may act."""
    told = {"restaurants": {0: {"mexico": 1}}, "witnesses": {0: {"mexico": 2, "rio": 1}}}
    match = calming("hana", "hana", **told)
    assert table(match)["witnesses"][0] == {"rio": 1}
    assert table(match)["ufos"][0]["calmer-1"] == "hana"
    assert rule(match, "fly calmer from hana") == "UF-M6"
    match.play("end movement")
    assert "stand in hana" in legal(match)


def test_nobody_else_ends_a_flight_where_it_began():
    """UF-W4 Not a calmer that would clear nothing but the city it starts from, and no other UFO."""
    told = {"restaurants": {0: {"mexico": 1}}, "stands": {"palenque": 0}}
    match = calming("mexico", witnesses={0: {"mexico": 2, "rio": 1}}, **told)
    assert "to mexico" not in legal(match)
    assert rule(match, "to mexico") == "UF-W4"
    match = lay("standard hana, standard shag_harbour", AWAY, witnesses={0: {"mexico": 2}}, **told)
    match.play("fly standard from hana")
    assert rule(match, "to hana") == "UF-W4"


def test_a_calmer_that_comes_back_stood_there_when_the_turn_began():
    """UF-W4 UF-A3 UF-M4 It may replace a foreign stand, but cannot be put on it any more."""
    match = calming("hana", "hana", stands={"hana": 1}, restaurants={0: {"mexico": 1}}, witnesses={0: {"mexico": 2}})
    assert rule(match, "fly calmer from hana") == "UF-M6"
    play(match, "end movement", "take over stand in hana")
    assert table(match)["stand"] == {"hana": "0"}


def test_other_ufos_clear_nothing():
    """UF-W4 A bumper flies over the same cities in vain."""
    match = lay("standard hana, standard hana, bumper berlin", YELLOW, witnesses={0: {"berlin": 2, "cairo": 1}})
    play(match, "fly bumper from berlin", "to trans")
    assert table(match)["witnesses"][0] == {"berlin": 2, "cairo": 1}


def test_a_calmer_that_stays_clears_its_city():
    """UF-W4 At the end of the movement phase."""
    match = lay("standard hana, standard hana, calmer berlin", YELLOW, witnesses={0: {"berlin": 2, "cairo": 1}})
    match.play("end movement")
    assert table(match)["witnesses"][0] == {"cairo": 1}


def test_a_new_ufo_takes_the_turn_and_nothing_is_cleared():
    """UF-W4 UF-U1 Without a movement phase a calmer clears nothing."""
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


LINES = json.loads((UFOS.words.folder / "map.json").read_text("utf-8"))["lines"]


def cleared_on_legal_ways(board, seats, start, stop):
    """What every legal way from start to stop would clear of the active seat, found by trying them all."""
    seat = int(board["active"])
    near: dict[str, set[str]] = {}
    for line in LINES:
        if line["red"] or seats > 3:
            near.setdefault(line["a"], set()).add(line["b"])
            near.setdefault(line["b"], set()).add(line["a"])
    foreign = {place for other in range(seats) if other != seat for place in board["ufos"][other].values()}
    own = {*board["restaurants"][seat], *(each for each, owner in board["stand"].items() if owner == str(seat))}
    ways = {(start, frozenset({start}))}
    waiting, ended = list(ways), set()
    while waiting:
        place, passed = waiting.pop()
        for there in near[place]:
            if there == stop:
                ended.add(passed | {stop})
            beyond = (there, passed | ({there} & set(board["witnesses"][seat])))
            if there in own - foreign and beyond not in ways:
                ways.add(beyond)
                waiting.append(beyond)
    return [{city: count for city, count in board["witnesses"][seat].items() if city in passed} for passed in ended]


@pytest.mark.parametrize("seats", UFOS.seats)
def test_a_calmer_clears_what_the_best_of_all_legal_ways_would(seats):
    """UF-W4 In random matches, of every flight of a calmer, home again included."""
    flights = home = 0
    for seed in range(8):
        match, rng = UFOS.start(seats=seats, seed=seed), random.Random(seed)
        while not match.over:
            before, move = table(match), rng.choice(match.legal)
            if move.kind != "to" or not before["chosen"].startswith("calmer"):
                match.play(move)
                continue
            seat = int(before["active"])
            start = before["ufos"][seat][before["chosen"]]
            stop = start if f"to {start}" in legal(match) else move.parts["place"]
            match.play(f"to {stop}")
            ways = cleared_on_legal_ways(before, seats, start, stop)
            after = table(match)["witnesses"][seat]
            cleared = {city: n for city, n in before["witnesses"][seat].items() if city not in after}
            assert cleared in ways
            assert sum(cleared.values()) == max(sum(way.values()) for way in ways)
            flights += 1
            home += start == stop
    assert flights > home > 0
