"""The variant with magical dishes (FO-Z)."""

from tests.games.festo.festo_table import SARAH, TOM, at, kitchen, owned, play, refused, table

DRINKS = {"drink": ["drink-potatoes", "drink-fruit", "drink-mushrooms"]}
APPETISERS = {"appetiser": ["appetiser-potatoes", "appetiser-fruit", "appetiser-mushrooms"]}
SIDES = {"side-dish": ["side-dish-potatoes", "side-dish-fruit", "side-dish-mushrooms"]}
DESSERTS = {"dessert": ["dessert-potatoes", "dessert-fruit", "dessert-mushrooms"]}


def test_benefits_are_only_there_in_the_variant():
    """FO-Z1 Without the option the same drink saves nothing; the dish keeps its points and its type."""
    for magical in (False, True):
        match = kitchen({"honey": 5}, 2, magical=magical, round_now=1, display=DRINKS, cooked=[["drink-honey"], []])
        assert match.to_move == (0 if magical else 1)
        assert not magical or refused(match, "cook roast") is None
    match = kitchen({}, round_now=3, magical=True, others={}, display=DRINKS, cooked=[["drink-honey"], []])
    assert match.over
    assert match.points == (7 + 1, 0)


def test_drinks_save_one_ingredient():
    """FO-Z2 Whenever a dish is cooked whose cost has that colour; several drinks save one each."""
    match = kitchen({"honey": 5}, magical=True, round_now=1, display=DRINKS, cooked=[["drink-honey"], []])
    match.play("cook roast")
    assert owned(match, 0) == {}
    match = kitchen(
        {"spices": 1, "mushrooms": 1, "fruit": 1, "potatoes": 1},
        magical=True, round_now=1, display=DRINKS, cooked=[["drink-honey", "drink-meat"], []],
    )  # fmt: skip
    match.play("cook main-course")
    assert owned(match, 0) == {}


def test_drinks_do_not_help_with_other_colours():
    """FO-Z2 Only if the colour is part of the cost, never below 0."""
    match = kitchen({"fruit": 5}, magical=True, round_now=1, display=DRINKS, cooked=[["drink-honey"], []])
    assert refused(match, "cook roast") == "FO-K4"


def test_a_drink_helps_from_the_next_dish_on():
    """FO-Z2 Its own price is not reduced by itself."""
    match = kitchen({"meat": 1, "honey": 1}, magical=True)
    assert refused(match, "cook drink-meat") == "FO-K2"
    match = kitchen({"meat": 6, "honey": 2}, magical=True, passed=[0, 1])
    play(match, "cook drink-meat")
    assert owned(match, 0) == {"meat": 5}
    match.play("cook roast")
    assert owned(match, 0) == {}


def test_desserts_reward_payments_of_their_colour():
    """FO-Z3 One point a dish and dessert, however many cubes; both colours with both desserts."""
    match = kitchen(
        {"meat": 1, "honey": 2, "fruit": 9},
        magical=True,
        round_now=1,
        display=DESSERTS,
        cooked=[["dessert-meat", "dessert-honey"], []],
        passed=[0, 1],
    )
    play(match, "cook drink-meat", "with honey")
    assert table(match)["tokens"] == [2, 0]
    match.play("cook roast")
    assert table(match)["tokens"] == [2, 0]


def test_salt_is_no_colour_for_desserts():
    """FO-Z3 If all of a colour is replaced by salt there is no point."""
    match = kitchen({"honey": 6, "salt": 3}, magical=True, round_now=1, display=DESSERTS, cooked=[["dessert-meat"], []])
    play(match, "cook drink-meat", "with honey", "salt 0 for honey")
    assert table(match)["tokens"] == [0, 0]


def test_other_payments_do_not_count_for_desserts():
    """FO-Z3 Neither the Elf's nor the price of a helper; and a dessert works from the next dish on."""
    match = kitchen(
        {"meat": 2},
        magical=True,
        round_now=1,
        display=DESSERTS,
        cooked=[["dessert-meat"], []],
        reserved={"drink": [0, None, None]},
    )
    play(match, "recall drink-meat")
    assert table(match)["tokens"] == [0, 0]
    match = at(
        "act",
        area="elf",
        round_now=1,
        magical=True,
        helpers={SARAH: {"elf": 2}},
        owned={SARAH: {"meat": 1}},
        display=DESSERTS,
        cooked=[["dessert-meat"], [], [], []],
    )
    play(match, "ability helper", "fetch honey", "fetch honey")
    assert table(match)["tokens"] == [0, 0, 0, 0]
    match = kitchen({"meat": 3, "honey": 1}, magical=True)
    play(match, "cook dessert-meat")
    assert table(match)["tokens"] == [0, 0]


def appetisers(area, **told):
    """Sarah, who has the appetisers of meat and honey, acts at a character."""
    told.setdefault("helpers", {SARAH: {area: 4}})
    return at(
        "act",
        area=area,
        round_now=1,
        magical=True,
        display=APPETISERS,
        cooked=[["appetiser-meat", "appetiser-honey"], [], [], []],
        **told,
    )


def test_appetisers_reward_goods_of_their_colour():
    """FO-Z4 One point a round and character, for all appetisers together, however many ingredients."""
    match = appetisers("troll", market={"troll": {"meat": 2, "honey": 1, "fruit": 1}})
    match.play("take fruit")
    assert table(match)["tokens"][SARAH] == 0
    play(match, "take meat", "take honey")
    assert table(match)["tokens"][SARAH] == 1
    match = appetisers("troll", market={"troll": {"meat": 2, "honey": 1}})
    match.play("take all")
    assert table(match)["tokens"][SARAH] == 1


def test_appetisers_and_the_elf():
    """FO-Z4 The Elf's two ingredients come from a character; with the market they make one point, not two."""
    match = appetisers("elf", owned={SARAH: {"fruit": 1}}, market={"elf": {"honey": 2}})
    play(match, "ability helper", "fetch meat")
    assert table(match)["tokens"][SARAH] == 1
    play(match, "fetch honey", "take honey")
    assert table(match)["tokens"][SARAH] == 1


def test_appetisers_give_a_point_at_each_character():
    """FO-Z4 Again at the next character, but not at the grocer; salt has no colour."""
    match = appetisers("troll", helpers={SARAH: {"troll": 1, "pixies": 1, "magician": 1, "grocer": 1}})
    play(match, "take meat", "take honey")
    assert table(match)["tokens"][SARAH] == 2
    play(match, "ability helper", "buy 1 honey")
    assert table(match)["tokens"][SARAH] == 2


def test_side_dishes_reward_absolute_majorities():
    """FO-Z5 One point when the character's turn begins, whatever follows; several side dishes give no more."""
    told = {
        "round_now": 1,
        "magical": True,
        "display": SIDES,
        "cooked": [["side-dish-meat", "side-dish-honey"], [], [], []],
    }
    standing = {SARAH: {"troll": 1, "pixies": 2, "orc": 1, "grocer": 1}, TOM: {"pixies": 1, "orc": 1}}
    match = at("act", area="troll", helpers=standing, **told)
    match.play("withdraw")
    assert table(match)["area"] == "pixies"
    assert table(match)["tokens"][SARAH] == 1
    play(match, "withdraw", "withdraw")
    assert table(match)["area"] == "orc"
    assert table(match)["majority"] is None
    play(match, "withdraw", "withdraw", "withdraw")
    assert table(match)["tokens"] == [1, 0, 0, 0]


def test_side_dishes_with_fair_shares():
    """FO-Z5 FO-N9 The majority counts also when nobody may take a whole market."""
    match = at(
        "afternoon", 2, event="fair-shares", earlier=("applause",), round_now=1, magical=True, display=SIDES,
        cooked=[["side-dish-meat"], []], helpers=[{"troll": 5}, {"orc": 6}], covers={"elf": 3},
    )  # fmt: skip
    match.play("place troll")
    assert table(match)["tokens"] == [1, 0]
    assert refused(match, "take all") == "FO-N9"


def test_side_dishes_and_appetisers_add_up():
    """FO-Z5 FO-Z4 The majority's point and the goods' point are two."""
    match = at(
        "afternoon", 2, round_now=1, magical=True, display=SIDES | APPETISERS,
        cooked=[["side-dish-meat", "appetiser-meat"], []], helpers=[{"troll": 5}, {"orc": 6}], covers={"elf": 3},
    )  # fmt: skip
    play(match, "place troll", "take all")
    assert table(match)["tokens"] == [2, 0]
