"""The preparation of a round (FO-P)."""

import pytest

import tafelrunde as tr
from tests.games.festo.festo_table import (
    CHARACTERS,
    COLOURS,
    FESTO,
    at,
    everyone_passes,
    legal,
    market,
    opening,
    refused,
    setting,
    supply,
    table,
)


def next_round(seats=4, *, dice=(), **told):
    """A match in which everyone has just passed, so that the next round is prepared."""
    told.setdefault("owned", [{}] * seats)
    match = at("cook", seats, dice=dice, **told)
    everyone_passes(match)
    return match


def test_a_market_is_filled_up_to_five():
    """FO-W1 FO-P1 Four players: the Elf's market holds 4 and gets only 1 more; the others get 3."""
    left: dict[str, dict[str, int]] = {area: {} for area in CHARACTERS} | {"elf": {"fruit": 4}}
    match = next_round(market=left)
    assert market(match, "elf") == {"fruit": 5}
    assert all(sum(market(match, area).values()) == 3 for area in CHARACTERS if area != "elf")


def test_five_players_get_four_in_each_market():
    """FO-P1 Four with five players."""
    match = next_round(5, market={area: {} for area in CHARACTERS})
    assert all(sum(market(match, area).values()) == 4 for area in CHARACTERS)


def test_foreign_colours_count_and_a_full_market_loses_nothing():
    """FO-P1 A market with 6 of several colours stays as it is; one with 3 foreign ones gets 2 of its own."""
    match = next_round(market={"troll": {"meat": 4, "honey": 2}, "orc": {"fruit": 3}, "elf": {"fruit": 5}})
    assert market(match, "troll") == {"meat": 4, "honey": 2}
    assert market(match, "orc") == {"fruit": 3, "spices": 2}
    assert market(match, "elf") == {"fruit": 5}


def test_an_empty_supply_fills_nothing():
    """FO-P1 FO-C2 A supply with one ingredient gives one, to the market first, and none to the shelf."""
    match = next_round(owned=[{"honey": 12}, {}, {}, {}], market={area: {} for area in CHARACTERS})
    assert supply(match, "honey") == 0
    assert market(match, "pixies") == {"honey": 1}
    assert market(match, "grocer")["honey"] == 1


def test_a_shelf_holds_three():
    """FO-P2 One more for each shelf, but never a fourth."""
    match = next_round(store={"meat": 3, "honey": 2, "spices": 1})
    assert market(match, "grocer") == {"meat": 3, "honey": 3, "spices": 2, "mushrooms": 1, "fruit": 1, "potatoes": 1}


def test_dishes_move_left_keeping_their_order():
    """FO-P3 Gaps are closed from the left, then the row is filled from its pile."""
    gaps = {"drink": [None, "drink-honey", "drink-spices"], "dessert": ["dessert-meat", None, None]}
    cooked = [["drink-meat", "dessert-honey", "dessert-spices"], [], [], []]
    dice = ["draw dessert-fruit", "draw dessert-potatoes", "draw drink-fruit"]
    match = next_round(display=gaps, cooked=cooked, dice=dice)
    assert table(match)["display"]["drink"] == ["drink-honey", "drink-spices", "drink-fruit"]
    assert table(match)["display"]["dessert"] == ["dessert-meat", "dessert-fruit", "dessert-potatoes"]


def test_a_draw_pile_that_has_run_out_leaves_fields_empty():
    """FO-P3 The row is filled while the pile lasts."""
    cooked = [["drink-meat", "drink-honey", "drink-spices", "drink-mushrooms"], [], [], []]
    match = next_round(display={"drink": [None, None, "drink-fruit"]}, cooked=cooked)
    assert table(match)["display"]["drink"] == ["drink-fruit", "drink-potatoes", None]
    cooked[0].append("drink-potatoes")
    match = next_round(display={"drink": [None, None, "drink-fruit"]}, cooked=cooked)
    assert table(match)["display"]["drink"] == ["drink-fruit", None, None]


def test_a_helper_moves_along_with_its_dish():
    """FO-P3 A reserved dish slides with the helper on it, and costs what its new column costs."""
    match = next_round(
        2,
        owned=[{"honey": 2, "meat": 1}, {}],
        display={"drink": [None, None, "drink-honey"]},
        reserved={"drink": [None, None, 0]},
        cooked=[[], ["drink-meat", "drink-spices"]],
        dice=["draw drink-fruit", "draw drink-potatoes"],
    )
    assert table(match)["display"]["drink"] == ["drink-honey", "drink-fruit", "drink-potatoes"]
    assert table(match)["reserved"] == {"drink": ["0", None, None]}
    position = match.position()
    position["table"]["phase"] = "cook"
    match = FESTO.from_position(position)
    match.play("cook drink-honey")
    match.play("with meat")
    assert legal(match) == {"save meat", "save honey"}


def test_large_dishes_are_never_refilled():
    """FO-P3 A roast that is gone stays gone."""
    match = next_round(cooked=[["roast"], ["roast", "main-course"], [], []])
    assert table(match)["large"] == {"roast": 2, "main-course": 3}


def test_drawing_is_for_the_row_that_is_being_filled():
    """FO-P3 Rows are filled one after the other; a dish of another row, or one that lies already, cannot be drawn."""
    position = setting("draw-dish", display={"drink": ["drink-meat"], "dessert": ["dessert-meat", "dessert-honey"]})
    for wrong in ("drink-fruit", "dessert-meat"):
        with pytest.raises(tr.DiceExhausted, match="cannot happen"):
            FESTO.from_position(position, dice=[f"draw {wrong}"])
    match = FESTO.from_position(position, dice=["draw dessert-fruit", "draw drink-fruit", "draw drink-honey"])
    assert table(match)["display"]["dessert"] == ["dessert-meat", "dessert-honey", "dessert-fruit"]
    assert refused(match, "draw drink-potatoes") == "FO-P3"


def test_one_event_is_turned_up_each_round():
    """FO-P4 It holds for this round and is replaced in the next."""
    match = next_round(event="applause", dice=["event fair-shares"])
    assert table(match)["event_of"] == ["applause", "fair-shares", None, None]
    assert refused(match, "event gourmets") == "FO-P4"


def test_without_events_no_card_is_turned_up():
    """FO-P4 The option `events` can be switched off; everything else stays."""
    match = FESTO.start(seats=2, seed=1, options={"events": False})
    assert table(match)["phase"] == "give"
    assert table(match)["event_of"] == [None] * 4


def test_the_holder_gives_the_card_to_anybody_or_keeps_it():
    """FO-P5 In round 1 too; that player is first."""
    dice = ["roll 1"] * 3
    assert legal(opening(3, first=1)) == {"give 0", "give 1", "give 2"}
    match = opening(3, first=1, dice=dice)
    assert refused(match, "give 3") == "FO-P5"
    match.play("give 1")
    assert match.to_move == 1
    match = opening(3, first=1, dice=dice)
    match.play("give 0")
    assert table(match)["holder"] == table(match)["first"] == "0"
    assert match.to_move == 0
    assert refused(match, "give 1") == "FO-P5"


def test_the_card_comes_last():
    """FO-P5 FO-P4 When the card is given, the event is known and the markets are filled."""
    match = opening(event="rich-harvest")
    assert table(match)["phase"] == "give"
    assert sum(sum(market(match, area).values()) for area in CHARACTERS) == 4 * 6
    assert set(market(match, "grocer")) == set(COLOURS)
