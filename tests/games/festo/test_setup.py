"""Components, setup and the shape of a match (FO-C, FO-S, FO-G)."""

import random
from collections import Counter

import pytest

import tafelrunde as tr
from tafelrunde.games.festo.box import BOX, COLOUR_OF, OTHER_AMOUNT, OWN_AMOUNT, POINTS_OF, ROW_OF
from tests.games.festo.festo_table import (
    CHARACTERS,
    COLOURS,
    FESTO,
    LAYOUT,
    OWN,
    SMALL,
    everyone_passes,
    opening,
    place_all,
    refused,
    table,
)


def all_cubes(match):
    """Every ingredient, wherever it is."""
    now = table(match)
    found = Counter(now["supply"])
    for each in (*now["stock"].values(), *now["owned"]):
        found.update(each)
    return found


def test_six_characters_each_with_an_ingredient_and_a_market():
    """FO-C1 From left to right; the die numbers are their places; the grocer stands beside them with a shelf each."""
    match = opening(dice=["roll 1", "roll 4", "roll 6"])
    assert tuple(OWN) == CHARACTERS == ("troll", "pixies", "orc", "magician", "elf", "dwarf")
    assert table(match)["stock"] == {area: {OWN[area]: 3} for area in CHARACTERS} | {
        "grocer": dict.fromkeys(COLOURS, 1)
    }
    match.play("give 0")
    assert table(match)["covers"] == {"troll": 1, "magician": 1, "dwarf": 1}


@pytest.mark.parametrize("seats", FESTO.seats)
def test_ingredients_are_counted(seats):
    """FO-C2 FO-S1 Fourteen of each colour at all times, and one salt more than there are players."""
    match = FESTO.start(seats=seats, seed=seats)
    rng = random.Random(seats)
    while not match.over:
        assert all_cubes(match) == dict.fromkeys(COLOURS, 14) | {"salt": seats + 1}
        match.play(rng.choice(match.legal))


def test_what_the_supply_lacks_is_not_handed_out():
    """FO-C2 A market whose supply has run dry gets what there is."""
    match = opening()
    position = match.position()
    now = position["table"]
    now["phase"], now["owned"][2] = "cook", {"meat": 9}
    now["supply"]["meat"] = 1
    now["mover"] = "0"
    match = FESTO.from_position(position, dice=())
    now = match.position()["table"]
    assert now["supply"]["meat"] == 1
    assert now["stock"]["troll"] == {"meat": 3}
    everyone_passes(match)
    assert table(match)["stock"]["troll"] == {"meat": 4}
    assert table(match)["stock"]["pixies"] == {"honey": 5}
    assert table(match)["stock"]["grocer"] == dict.fromkeys(COLOURS, 2) | {"meat": 1}


def test_thirty_four_dishes_of_six_types():
    """FO-C3 Six each of the four small types, one in each colour, five roasts and five main courses."""
    assert len(SMALL) == 24 == len(set(SMALL))
    assert BOX["dishes"]["large_copies"] * 2 + 24 == 34
    match = opening(5)
    assert {row: table(match)["display"][row] for row in LAYOUT} == LAYOUT
    assert set(table(match)["pile"]) == set(SMALL) - {dish for shown in LAYOUT.values() for dish in shown}


def test_the_small_dishes_were_reconstructed_evenly():
    """FO-C3 Points are twice the cubes and one less than the own colour; a colour has 16 cubes and 37 points in all."""
    cubes: Counter[int] = Counter()
    points: Counter[int] = Counter()
    for dish in range(24):
        own, other = OWN_AMOUNT[dish], OTHER_AMOUNT[dish]
        assert POINTS_OF[dish] == 2 * (own + other) + own - 1
        assert SMALL[dish].endswith(COLOURS[COLOUR_OF[dish]])
        assert SMALL[dish].startswith(tuple(LAYOUT)[ROW_OF[dish]])
        cubes[COLOUR_OF[dish]] += own + other
        points[COLOUR_OF[dish]] += POINTS_OF[dish]
    assert set(cubes.values()) == {16}
    assert set(points.values()) == {37}


def test_events_tokens_dice_and_tiles():
    """FO-C4 Fourteen events, 24 tokens, three dice and three cover tiles; points never run out."""
    assert len(BOX["events"]["ids"]) == 14
    assert sum(BOX["tokens"]["copies"]) == 24
    assert BOX["dice"]["count"] == BOX["dice"]["cover_tiles"] == 3
    match = FESTO.from_position(_with_tokens(opening().position(), 600))
    assert table(match)["tokens"] == [600, 0, 0, 0]


def _with_tokens(position, count):
    position["table"]["round_now"] = 1
    position["table"]["tokens"][0] = count
    return position


def test_six_helpers_and_two_discs_each():
    """FO-C5 A seventh helper cannot be placed, and a position with seven is refused."""
    match = opening(dice=["roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1"])
    assert table(match)["in_hand"] == [6, 6, 6, 6]
    match.play("give 0")
    place_all(match, 0, *["orc"] * 6)
    assert match.to_move == 1
    position = match.position()
    position["table"]["in_hand"][1] = 7
    with pytest.raises(tr.BadPosition, match="FO-C5"):
        FESTO.from_position(position)
    position["table"]["in_hand"][1] = 6
    position["table"]["round_now"] = 1
    position["table"]["discs"][1] = {"orc": 3}
    with pytest.raises(tr.BadPosition, match="FO-C5"):
        FESTO.from_position(position)


@pytest.mark.parametrize("seats", FESTO.seats)
def test_the_supplies_at_the_start(seats):
    """FO-S1 What is left of the 14 after the first filling, and the salt."""
    match = opening(seats)
    assert table(match)["supply"] == dict.fromkeys(COLOURS, 9 if seats == 5 else 10) | {"salt": seats + 1}


def test_three_dishes_of_each_small_type_are_laid_out():
    """FO-S2 From left to right as they are drawn; the rest is the row's pile, in no order."""
    dice = ["first is 1"]
    for row in ("dessert", "side-dish", "appetiser", "drink"):
        dice += [f"draw {row}-potatoes", f"draw {row}-meat", f"draw {row}-fruit"]
    match = FESTO.start(seats=3, dice=dice, options={"events": False})
    assert table(match)["display"]["drink"] == ["drink-potatoes", "drink-meat", "drink-fruit"]
    assert set(table(match)["pile"]) == {f"{row}-{colour}" for row in LAYOUT for colour in COLOURS[1:4]}
    with pytest.raises(tr.DiceExhausted, match="cannot happen"):
        FESTO.start(seats=3, dice=["first is 1", "draw drink-meat"])


@pytest.mark.parametrize("seats", FESTO.seats)
def test_as_many_large_dishes_as_players(seats):
    """FO-S3 Of roasts and of main courses."""
    assert table(opening(seats))["large"] == {"roast": seats, "main-course": seats}


def test_the_start_player_is_drawn_by_lot():
    """FO-S4 Any seat, once, and never a seat nobody sits on."""
    for seat in range(3):
        match = opening(3, first=seat)
        assert match.to_move == seat
        assert table(match)["holder"] == table(match)["first"] == str(seat)
        assert refused(match, "first is 0") == "FO-S4"
    with pytest.raises(tr.DiceExhausted, match="cannot happen"):
        FESTO.start(seats=3, dice=["first is 3"])


def test_five_players_use_two_dice():
    """FO-S4 Two dice and two cover tiles."""
    match = opening(5, dice=["roll 2", "roll 5"])
    match.play("give 0")
    assert table(match)["covers"] == {"pixies": 1, "elf": 1}
    assert match.to_move == 0


def test_any_event_may_come_up_but_none_twice():
    """FO-S5 Four of the fourteen come up in a match; an event that has been seen cannot come again."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        match = FESTO.start(seats=2, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            match.play(rng.choice(match.legal))
        events = table(match)["event_of"]
        assert len(set(events)) == 4
        seen.update(events)
    assert len(seen) > 10
    assert refused(opening(event="applause"), "event applause") == "FO-P4"


def test_seen_events_cannot_be_drawn():
    """FO-S5 While the event is being drawn, one that was there before is refused."""
    position = opening(event="applause").position()
    now = position["table"]
    now["round_now"], now["phase"] = 1, "turn-up-event"
    with pytest.raises(tr.DiceExhausted, match="cannot happen"):
        FESTO.from_position(position, dice=["event applause"])
    assert table(FESTO.from_position(position, dice=["event gourmets"]))["event_of"][:2] == ["applause", "gourmets"]


def test_four_rounds_of_four_phases():
    """FO-G1 Preparation, shopping, action, cooking, four times; after the fourth round nothing may be done."""
    match = FESTO.start(seats=2, seed=3)
    rng = random.Random(3)
    order = {"give": 0, "morning": 1, "afternoon": 2, "act": 3, "grocer": 4, "cook": 5}
    passed = []
    while not match.over:
        now = table(match)
        if now["phase"] in order:
            passed.append((now["round_now"], order[now["phase"]]))
        match.play(rng.choice(match.legal))
    assert passed == sorted(passed)
    assert {round_ for round_, _ in passed} == {0, 1, 2, 3}
    assert match.outcome
    assert match.outcome.reason == "rounds"
    assert {refused(match, move) for move in FESTO.moves} == {"FO-G1"}


def test_player_order_is_clockwise_from_the_start_player():
    """FO-G2 With the card at seat 2 of 4, seats 2, 3, 0, 1 place in this order."""
    match = opening(dice=["roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 2"])
    match.play("give 2")
    order = []
    for _ in range(4):
        order.append(match.to_move)
        match.play("done")
    assert order == [2, 3, 0, 1]
