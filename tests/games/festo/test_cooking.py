"""Cooking and paying (FO-K)."""

import itertools

import pytest

from tests.games.festo.festo_table import (
    COLOURS,
    SMALL,
    at,
    kitchen,
    legal,
    opening,
    owned,
    play,
    refused,
    supply,
    table,
)

PLENTY = dict.fromkeys(COLOURS, 2)


def test_one_dish_a_turn_in_player_order_until_all_have_passed():
    """FO-K1 From the holder of the card; who passes is out of this phase."""
    match = at(
        "cook",
        3,
        first=1,
        owned=[{"meat": 7, "honey": 4}, {"fruit": 6}, {"spices": 7, "honey": 4}],
        market={a: {} for a in ("troll", "elf", "orc", "pixies")},
        store={},
    )
    assert match.to_move == 1
    match.play("cook roast")
    assert match.to_move == 2
    match.play("pass")
    assert match.to_move == 0
    match.play("cook roast")
    assert match.to_move == 0
    assert table(match)["passed"] == [0, 1, 1]
    match.play("pass")
    assert table(match)["round_now"] == 1
    assert table(match)["passed"] == [0, 0, 0]
    assert refused(match, "pass") == "FO-K1"
    assert refused(opening(), "cook roast") == "FO-K1"


def test_the_holder_of_the_card_cooks_first():
    """FO-K1 Also if the card has just changed hands."""
    match = at("act", 2, area="dwarf", helpers=[{"dwarf": 1}, {"grocer": 1}], owned=[{}, {"meat": 9, "honey": 9}])
    match.play("withdraw")
    match.play("withdraw")
    assert table(match)["phase"] == "cook"
    assert match.to_move == 1


def test_a_dish_is_offered_only_if_it_can_be_paid():
    """FO-K1 FO-K2 FO-K3 Dishes that cannot be paid in any way, or are not on display, are refused with their rule."""
    match = kitchen({"meat": 1, "honey": 2})
    assert legal(match) == {"cook drink-meat", "pass"}
    assert refused(match, "cook drink-honey") == "FO-K3"
    assert refused(match, "cook dessert-meat") == "FO-K2"
    assert refused(match, "cook drink-fruit") == "FO-P3"
    assert refused(match, "cook roast") == refused(match, "cook main-course") == "FO-K4"


def test_three_honey_and_two_of_another_colour():
    """FO-W5 FO-K2 A first-column dish "3 honey + 2": 3 honey and 2 spices pay it."""
    match = kitchen({"honey": 3, "spices": 2, "meat": 2, "fruit": 1}, display={"dessert": ["dessert-honey"]})
    match.play("cook dessert-honey")
    assert legal(match) == {"with spices", "with meat"}
    assert refused(match, "with honey") == "FO-K2"
    assert refused(match, "with fruit") == "FO-K7"
    match.play("with spices")
    assert owned(match, 0) == {"meat": 2, "fruit": 1}
    assert supply(match, "honey") == 14
    assert table(match)["cooked"][0] == {"dessert-honey": 1}


def test_exactly_one_other_colour():
    """FO-K2 One spice and one meat are not two of another colour."""
    match = kitchen({"honey": 3, "spices": 1, "meat": 1}, display={"dessert": ["dessert-honey"]})
    assert refused(match, "cook dessert-honey") == "FO-K2"


def third_column(owned_, **told):
    """The dish "2 mushrooms + 2" in the third column."""
    shown = {"appetiser": ["appetiser-meat", "appetiser-honey", "appetiser-mushrooms"]}
    return kitchen(owned_, display=shown, **told)


def test_a_third_column_dish_takes_its_surcharge_in_one_colour():
    """FO-W6 FO-K3 4 mushrooms + 2 meat or 2 + 4; never 3 + 3."""
    for colour, left in (("mushrooms", {"meat": 2}), ("meat", {"mushrooms": 2})):
        match = third_column({"mushrooms": 4, "meat": 4})
        match.play("cook appetiser-mushrooms")
        assert legal(match) == {"surcharge mushrooms", "surcharge meat"}
        assert refused(match, "surcharge honey") == "FO-K3"
        match.play(f"surcharge {colour}")
        assert owned(match, 0) == left
    assert refused(third_column({"mushrooms": 3, "meat": 3}), "cook appetiser-mushrooms") == "FO-K3"
    match = third_column({"mushrooms": 4, "meat": 2, "honey": 2})
    play(match, "cook appetiser-mushrooms", "with meat")
    assert owned(match, 0) == {"honey": 2}


def test_the_second_column_costs_one_more():
    """FO-K3 And the first nothing."""
    match = kitchen({"honey": 3, "meat": 2}, display={"drink": ["drink-meat", "drink-honey", "drink-spices"]})
    play(match, "cook drink-honey", "surcharge meat")
    assert owned(match, 0) == {"honey": 1}
    assert refused(match, "surcharge meat") == "FO-K3"


def test_the_surcharge_must_be_payable_where_it_is_put():
    """FO-K3 With 2 honey and 2 meat, the drink "2 honey + 1" in the second column takes its surcharge in meat."""
    match = kitchen(
        {"honey": 2, "meat": 2, "fruit": 2},
        display={"drink": ["drink-spices", "drink-honey"]},
        cooked=[[], ["drink-meat", "drink-fruit", "drink-potatoes", "drink-mushrooms"]],
        round_now=1,
    )
    match.play("cook drink-honey")
    assert legal(match) == {"with meat", "with fruit"}
    match.play("with meat")
    assert owned(match, 0) == {"fruit": 2}


def test_a_missing_surcharge_is_refused_by_its_own_rule():
    """FO-K3 Who could pay the dish but not its surcharge is told so; who could not pay the dish itself hears FO-K2."""
    assert refused(third_column({"mushrooms": 2, "meat": 3}), "cook appetiser-mushrooms") == "FO-K3"
    assert refused(third_column({"mushrooms": 2, "meat": 1}), "cook appetiser-mushrooms") == "FO-K2"
    match = third_column({"mushrooms": 2, "meat": 4, "spices": 4, "honey": 2, "fruit": 1}, others={1: {"salt": 1}})
    match.play("cook appetiser-mushrooms")
    assert legal(match) == {"with meat", "with spices"}
    assert refused(match, "with honey") == "FO-K3"
    assert refused(match, "with fruit") == "FO-K7"


def test_a_roast_takes_six_of_one_colour():
    """FO-K4 Of any colour; five are not enough."""
    match = kitchen({"fruit": 6, "meat": 6, "honey": 5})
    match.play("cook roast")
    assert legal(match) == {"with fruit", "with meat"}
    assert refused(match, "with honey") == "FO-K4"
    match.play("with fruit")
    assert owned(match, 0) == {"meat": 6, "honey": 5}
    assert table(match)["large"] == {"roast": 1, "main-course": 2}
    assert refused(kitchen({"fruit": 5, "meat": 1}), "cook roast") == "FO-K4"


def test_a_main_course_takes_one_of_each_colour():
    """FO-K4 There is nothing to choose; five colours are not enough."""
    match = kitchen(PLENTY)
    match.play("cook main-course")
    assert owned(match, 0) == dict.fromkeys(COLOURS, 1)
    assert table(match)["cooked"][0] == {"main-course": 1}
    assert refused(kitchen(PLENTY | {"honey": 0}), "cook main-course") == "FO-K4"


def test_large_dishes_run_out():
    """FO-S3 FO-K4 As many as players; then nobody can cook another."""
    match = kitchen(dict.fromkeys(COLOURS, 6), cooked=[["roast"], ["roast"]])
    assert refused(match, "cook roast") == "FO-S3"
    assert refused(match, "cook main-course") is None


def test_salt_in_a_small_dish():
    """FO-K5 The cook says how much salt stands for each colour, from what is lacking to what can be spared."""
    match = kitchen({"honey": 2, "spices": 2, "salt": 2}, display={"dessert": ["dessert-honey"]})
    play(match, "cook dessert-honey")
    assert legal(match) == {"salt 1 for honey", "salt 2 for honey"}
    assert refused(match, "salt 0 for honey") == refused(match, "salt 1 for spices") == "FO-K5"
    match.play("salt 1 for honey")
    assert legal(match) == {"salt 0 for spices", "salt 1 for spices"}
    match.play("salt 1 for spices")
    assert owned(match, 0) == {"spices": 1}
    assert supply(match, "salt") == 3


def test_salt_that_is_needed_elsewhere_cannot_be_used():
    """FO-K5 A started payment can always be finished: salt for the second colour is kept."""
    match = kitchen({"honey": 3, "spices": 1, "salt": 1}, display={"dessert": ["dessert-honey"]})
    play(match, "cook dessert-honey")
    assert owned(match, 0) == {}
    assert "salt 1 for spices" in [str(move) for move in match.moves]


def test_salt_in_a_roast_and_in_a_main_course():
    """FO-K5 FO-K4 Any part of them may be salt."""
    match = kitchen({"fruit": 4, "salt": 3})
    play(match, "cook roast")
    assert legal(match) == {"salt 2 for fruit", "salt 3 for fruit"}
    match.play("salt 3 for fruit")
    assert owned(match, 0) == {"fruit": 1}
    match = kitchen({"meat": 1, "honey": 1, "spices": 1, "mushrooms": 1, "salt": 3})
    match.play("cook main-course")
    assert legal(match) == {"salt 0 for meat", "salt 1 for meat"}
    play(match, "salt 0 for meat", "salt 1 for honey")
    assert owned(match, 0) == {"honey": 1}


def test_a_whole_roast_of_salt():
    """FO-K5 With five players there are six salt: a roast of any colour, without a single ingredient of it."""
    match = kitchen({"salt": 6}, 5)
    match.play("cook roast")
    assert legal(match) == {f"with {colour}" for colour in COLOURS}
    match.play("with honey")
    assert table(match)["cooked"][0] == {"roast": 1}
    assert supply(match, "salt") == 6


def test_the_dish_lies_before_the_player_and_its_place_stays_empty():
    """FO-K6 Until the next preparation nothing moves up."""
    match = kitchen({"meat": 1, "honey": 2, "fruit": 3, "spices": 3}, passed=[0, 1])
    play(match, "cook drink-meat", "with honey")
    assert table(match)["display"]["drink"] == [None, "drink-honey", "drink-spices"]
    assert table(match)["cooked"][0] == {"drink-meat": 1}
    assert match.to_move == 0
    assert refused(match, "cook drink-meat") == "FO-P3"


def test_discounts_come_after_the_surcharge_and_stop_at_zero():
    """FO-K7 1 potato + 2 in the third column, with the drinks of both colours and a reservation: never below zero."""
    match = kitchen(
        {"potatoes": 1, "meat": 2}, round_now=1, magical=True, reserved={"drink": [0, None, None]},
        display={"drink": ["drink-potatoes"]},
        cooked=[["drink-meat"], ["drink-honey", "drink-spices", "drink-fruit", "drink-mushrooms"]],
    )  # fmt: skip
    play(match, "cook drink-potatoes")
    assert legal(match) == {"save potatoes", "save meat"}
    match.play("save meat")
    assert owned(match, 0) == {"meat": 2}


def test_a_colour_that_is_not_paid_need_not_be_owned():
    """FO-K7 "2 honey + 1" with the drink of the other colour costs 2 honey; one salt less is needed, not more."""
    match = kitchen(
        {"honey": 2},
        round_now=1,
        magical=True,
        display={"drink": ["drink-honey", "drink-fruit", "drink-spices"]},
        cooked=[["drink-meat"], []],
    )
    assert "cook drink-honey" in legal(match)
    match.play("cook drink-honey")
    assert owned(match, 0) == {}
    assert "with meat" in [str(move) for move in match.moves]


def test_where_one_colour_is_left_the_reservation_saves_there():
    """FO-K7 FO-O1 With nothing left to pay in the second colour, the saving is not lost."""
    match = kitchen(
        {"honey": 2}, round_now=1, magical=True, cooked=[["drink-meat"], []], reserved={"drink": [0, None, None]},
        display={"drink": ["drink-honey", "drink-fruit", "drink-spices"]},
    )  # fmt: skip
    play(match, "cook drink-honey", "with meat")
    assert owned(match, 0) == {"honey": 1}


def ways_to_pay(has, dish, column):
    """All ways to pay for a small dish without discounts, worked out naively: what is paid of each ingredient."""
    from tafelrunde.games.festo.box import COLOUR_OF, OTHER_AMOUNT, OWN_AMOUNT, SURCHARGE

    number = SMALL.index(dish)
    own, extra = COLOURS[COLOUR_OF[number]], int(SURCHARGE[column])
    found = set()
    for other in COLOURS:
        if other == own:
            continue
        for on_own in {0, extra}:
            price = {own: OWN_AMOUNT[number] + on_own, other: OTHER_AMOUNT[number] + extra - on_own}
            for salted in itertools.product(*(range(n + 1) for n in price.values())):
                paid = {colour: n - s for (colour, n), s in zip(price.items(), salted, strict=True)} | {
                    "salt": sum(salted)
                }
                if all(has.get(each, 0) >= n for each, n in paid.items()):
                    found.add(tuple(sorted((each, n) for each, n in paid.items() if n)))
    return found


@pytest.mark.parametrize(
    ("has", "dish", "column"),
    [
        ({"meat": 3, "honey": 2, "salt": 2}, "side-dish-meat", 0),
        ({"meat": 2, "honey": 3, "fruit": 1, "salt": 3}, "drink-honey", 1),
        ({"spices": 4, "meat": 4, "salt": 2}, "dessert-spices", 2),
        ({"spices": 2, "potatoes": 1, "salt": 3}, "appetiser-spices", 2),
        ({"salt": 3}, "drink-meat", 0),
    ],
)
def test_every_way_of_paying_can_be_chosen_and_none_gets_stuck(has, dish, column):
    """FO-K2 FO-K3 FO-K5 FO-K7 The steps of a payment lead to exactly the payments that a naive count allows."""
    found = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        line = waiting.pop()
        match = kitchen(has)
        play(match, f"cook {dish}", *line)
        if table(match)["dish_now"] is None:
            left = owned(match, 0)
            found.add(
                tuple(sorted((each, has[each] - left.get(each, 0)) for each in has if has[each] != left.get(each, 0)))
            )
        else:
            waiting += [(*line, str(move)) for move in match.legal]
    assert found == ways_to_pay(has, dish, column)
    assert found
