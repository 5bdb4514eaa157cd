"""The plain actions and accusations (AS-A1 to AS-A4, AS-A9, AS-A11, AS-A12)."""

import pytest

from tafelrunde.games.astoria.box import CARDS
from tests.games.astoria.astoria_table import SAVERS, legal, offered, place, play, refused, table

GOALS = ("save", "barbarians", "dragon", "mob")
WHO = [(one, other) for one in GOALS for other in GOALS if one != other or one == "save"]
FOUR = ["ember-ring", "alembic", "oak-heart", "night-cloak"]


def test_drawing_takes_a_card_from_the_pile():
    """AS-A1 With four cards in hand one may draw, with five not."""
    match = place(hands={0: FOUR}, dice=["artefact sun-medal"])
    now = play(match, "draw")
    assert (now["hand_size"][0], now["actions_left"]) == (5, 3)
    assert "sun-medal" in now["hand"][0]
    assert "sun-medal" not in now["pile"]
    assert refused(match, "draw") == "AS-A1"


def test_nothing_is_drawn_from_empty_piles():
    """AS-A1 AS-S5 All artefacts are in hands or on the table."""
    ready = dict.fromkeys(CARDS, 1)
    match = place(ready=ready)
    assert refused(match, "draw") == "AS-A1"
    last = place(ready={card: seat for card, seat in ready.items() if card != "alembic"}, dice=[])
    assert play(last, "draw")["hand"][0] == {"alembic": 1}


def test_gathering_gives_one_power():
    """AS-A2 Each time."""
    assert play(place(), "gather", "gather")["power"][0] == 2


def test_burning_pays_the_flow():
    """AS-A3 The gem goes to the reserve; any colour in stock will do."""
    match = place(stock={0: {"red": 3, "blue": 1}})
    now = play(match, "burn blue")
    assert (now["power"][0], now["stock"][0], now["reserve"]["blue"]) == (3, {"red": 3}, 10)
    assert refused(match, "burn blue") == "AS-A3"


def test_gems_are_paid_from_the_stock_only():
    """AS-A3 Never from the flask, an artefact or the marker."""
    match = place(stock={0: {}}, flask={0: {"red": 5}}, work={"ember-ring": (0, {"red": 1})}, power={0: 20}, rage=5)
    assert refused(match, "burn red") == "AS-A3"
    assert refused(match, "craft ember-ring red") == "AS-A5"
    assert refused(match, "tribute red") == "AS-A9"
    assert refused(match, "guard") == "AS-A11"


def test_burning_at_full_power_loses_the_surplus():
    """AS-A3 AS-C5 The gem still goes to the reserve, so it changes something."""
    now = play(place(power={0: 20}), "burn red")
    assert (now["power"][0], now["reserve"]["red"]) == (20, 1)


def test_buying_needs_the_power_and_the_gem():
    """AS-A4 The flow of blue is 3; nobody has spent a yellow gem."""
    match = place(power={0: 3})
    assert offered(match, "buy") == {"buy blue", "buy purple"}
    assert refused(match, "buy yellow") == "AS-A4"
    now = play(match, "buy blue")
    assert (now["power"][0], now["stock"][0]["blue"], now["reserve"]["blue"]) == (0, 1, 9)
    assert refused(match, "buy purple") == "AS-A4"


def test_a_colour_comes_into_reach_when_somebody_spends_it():
    """AS-S2 AS-A4 The orange player burns a gem, then others can buy it."""
    match = place(power={2: 6})
    play(match, "end")
    assert "orange" not in table(match)["reserve"]
    play(match, "burn orange", "end")
    assert "buy orange" in legal(match)


@pytest.mark.parametrize(("colour", "seat"), [("red", 0), ("yellow", 2)])
def test_tribute_calms_the_dragon(colour, seat):
    """AS-A9 A red or a yellow gem."""
    match = place(rage=2, actor=seat)
    now = play(match, f"tribute {colour}")
    assert (now["rage"], now["reserve"][colour], now["stock"][seat][colour]) == (1, 1, 8)
    assert play(match, f"tribute {colour}")["rage"] == 0
    assert refused(match, f"tribute {colour}") == "AS-R2"


def test_other_gems_are_no_tribute():
    """AS-A9 Green is not."""
    assert refused(place(rage=2, actor=3), "tribute green") == "AS-A9"
    assert refused(place(rage=2, actor=3), "tribute red") == "AS-A9"


@pytest.mark.parametrize(("power", "allowed"), [(4, False), (5, True), (9, True)])
def test_a_guard_costs_five_power_and_a_gem_of_the_own_colour(power, allowed):
    """AS-A11 Exactly five is enough."""
    match = place(power={0: power})
    if allowed:
        now = play(match, "guard")
        assert (now["guards"], now["power"][0], now["stock"][0]["red"]) == ([1, 0, 0, 0], power - 5, 8)
    else:
        assert refused(match, "guard") == "AS-A11"


def test_a_guard_needs_a_gem_of_the_own_colour():
    """AS-A11 Another colour will not do."""
    assert refused(place(power={0: 9}, stock={0: {"blue": 3}}), "guard") == "AS-A11"


def dealt_to(accuser, accused):
    """The goals of four seats: of the accuser, of the accused, and two of those left."""
    left = list(SAVERS)
    left.remove(accuser)
    left.remove(accused)
    return (accuser, accused, *left[:2])


@pytest.mark.parametrize(("accuser", "faction"), [who for who in WHO if who[1] != "save"])
def test_a_right_accusation_shows_the_card_and_exiles_the_accused(accuser, faction):
    """AS-A12 Each traitor can be unmasked, by loyal seats and by other traitors; the accuser stays."""
    match = place(goals=dealt_to(accuser, faction))
    now = play(match, f"accuse 1 {faction}")
    assert now["shown"] == [None, faction, None, None]
    assert (now["exile"], now["unmasked_now"], now["actions_left"]) == ([0, 1, 0, 0], 1, 3)
    assert refused(match, f"accuse 1 {faction}") == "AS-A12"


@pytest.mark.parametrize(("accuser", "goal"), WHO)
def test_a_wrong_accusation_exiles_the_accuser(accuser, goal):
    """AS-A12 Nothing is shown, whatever the two hold."""
    wrong = "mob" if goal != "mob" else "dragon"
    match = place(goals=dealt_to(accuser, goal))
    now = play(match, f"accuse 1 {wrong}")
    assert now["shown"] == [None] * 4
    assert (now["exile"], now["unmasked_now"]) == ([1, 0, 0, 0], 0)
    assert now["cleared"][1] == {wrong: 1}


def test_nobody_accuses_themselves_or_an_empty_chair():
    """AS-A12 Another player, who is there."""
    match = place(goals=("dragon", "save", "save", "save"))
    assert refused(match, "accuse 0 dragon") == "AS-A12"
    assert refused(match, "accuse 4 dragon") == "AS-A12"


def test_exiles_cannot_accuse_but_can_be_accused():
    """AS-A12 AS-X1 They stay in exile, and their card is shown."""
    match = place(exile={0, 3}, goals=SAVERS, actor=0)
    assert refused(match, "accuse 3 barbarians") == "AS-X1"
    play(match, "end")
    now = play(match, "accuse 3 barbarians")
    assert (now["exile"], now["shown"][3], now["unmasked_now"]) == ([1, 0, 0, 1], "barbarians", 1)


def test_the_same_wrong_accusation_may_be_made_again():
    """AS-A12 It is foolish, or a way into exile."""
    match = place(cleared={1: {"mob": 1}})
    assert play(match, "accuse 1 mob")["exile"][0] == 1
