"""Components and setup: what is in the box, what everybody gets, who starts (AS-C, AS-S)."""

from collections import Counter

import pytest

import tafelrunde as tr
from tafelrunde.games.astoria.box import (
    CARD_GLYPH,
    CARD_MAKES,
    CARDS,
    COLOURS,
    FLOW,
    GLYPHS,
    GOAL_COPIES,
    HAMMER,
    INVASIONS,
    NEEDS,
    SPACES,
    WARLORD,
)
from tests.games.astoria.astoria_table import ASTORIA, deal, place, play, table


def test_each_colour_has_its_glyph():
    """AS-C1 Six colours, in the order of the wheel."""
    assert dict(zip(COLOURS, GLYPHS, strict=True)) == {
        "red": "fire",
        "orange": "sun",
        "yellow": "sulphur",
        "green": "nature",
        "blue": "cobalt",
        "purple": "darkness",
    }


def test_there_are_three_loyal_goals_and_three_traitors():
    """AS-C2 Save the king three times, each traitor once: with six seats all are dealt."""
    assert [int(GOAL_COPIES[goal]) for goal in range(4)] == [3, 1, 1, 1]
    dealt = Counter(table(ASTORIA.start(seats=6, seed=3))["goal"])
    assert dealt == {"save": 3, "barbarians": 1, "dragon": 1, "mob": 1}


def test_the_box_holds_its_cards_and_gems():
    """AS-C3 30 artefacts, 18 invasion cards, 60 gems: ten of each colour."""
    assert (len(CARDS), len(INVASIONS)) == (30, 18)
    now = table(ASTORIA.start(seats=4, seed=1))
    for colour in COLOURS:
        marker = colour in now["colour"]
        assert now["reserve"].get(colour, 0) + sum(each.get(colour, 0) for each in now["stock"]) + marker == 10


def test_an_artefact_needs_gems_along_the_wheel():
    """AS-C3 Five artefacts of each colour, with three to six spaces."""
    number = CARDS.number("shade-lantern")
    assert {colour: int(NEEDS[number, i]) for i, colour in enumerate(COLOURS) if NEEDS[number, i]} == {
        "purple": 1,
        "yellow": 1,
        "green": 1,
    }
    assert [int(SPACES[i]) for i in range(5)] == [3, 3, 4, 5, 6]
    assert [int(CARD_MAKES[i]) for i in range(5)] == [2, 2, 3, 4, 6]
    assert Counter(int(CARD_GLYPH[i]) for i in range(30)) == dict.fromkeys(range(6), 5)


def test_invasion_cards_bring_hammers_dragons_and_warlords():
    """AS-C3 AS-I1 Each card has the flow numbers 1 to 6, and six of them are warlords."""
    assert all(sorted(int(FLOW[card, i]) for i in range(6)) == [1, 2, 3, 4, 5, 6] for card in range(18))
    assert sorted(int(WARLORD[card]) for card in range(18) if WARLORD[card]) == [1, 2, 3, 4, 5, 6]
    assert sum(int(HAMMER[card]) for card in range(18)) == 5


def test_the_tracks_start_where_they_should():
    """AS-C4 AS-S3 The four cuboids at 1, the dragon at 0, the king at 6."""
    now = table(deal())
    assert [now[name] for name in ("hordes", "mob", "unrest", "rage", "health")] == [1, 1, 1, 0, 6]
    assert now["reinforcement"] == 2  # the first card was a hammer
    assert table(deal(invasion="i12"))["reinforcement"] == 1


def test_a_wizard_card_makes_two_glyphs_of_its_colour():
    """AS-C5 And no others."""
    match = deal()
    assert play(match, "ability fire")["glyphs"] == {"fire": 2}
    assert deal().why_not("ability sun").rule == "AS-A8"


def test_power_ends_at_twenty():
    """AS-C5 What is above 20 is lost; gathering more would change nothing."""
    match = place(power={0: 18})
    assert play(match, "burn red")["power"][0] == 20
    assert match.why_not("gather").rule == "AS-R2"
    assert play(match, "burn red")["power"][0] == 20


def test_everybody_gets_the_same():
    """AS-S1 A goal, a wizard, three artefacts, and nine gems besides the marker, at 0."""
    match = deal(goals=("save", "mob", "save", "dragon"))
    now = table(match)
    assert now["goal"] == ["save", "mob", "save", "dragon"]
    assert now["colour"] == ["red", "orange", "yellow", "green"]
    assert now["hand_size"] == [3, 3, 3, 3]
    assert now["stock"] == [{"red": 9}, {"orange": 9}, {"yellow": 9}, {"green": 9}]
    assert now["power"] == [0, 0, 0, 0]


def test_goals_and_wizards_are_dealt_at_random():
    """AS-S1 Every seat may get every goal and every colour; the rest stays unseen."""
    dealt = [table(ASTORIA.start(seats=3, seed=seed)) for seed in range(60)]
    for seat in range(3):
        assert {now["goal"][seat] for now in dealt} == {"save", "barbarians", "dragon", "mob"}
        assert {now["colour"][seat] for now in dealt} == set(COLOURS)


def test_a_wizard_is_dealt_once():
    """AS-S1 Nobody gets the colour of another."""
    with pytest.raises(tr.DiceExhausted, match="wizard red, cannot happen now"):
        ASTORIA.start(seats=3, dice=["wizard red", "wizard red"])
    with pytest.raises(tr.DiceExhausted, match="goal mob, cannot happen now"):
        deal(goals=("mob", "mob", "save", "save"))


def test_only_colours_without_a_player_fill_the_reserve():
    """AS-S2 Ten of each; the gems of players come there when they are spent."""
    match = deal()
    assert table(match)["reserve"] == {"blue": 10, "purple": 10}
    assert play(match, "burn red")["reserve"]["red"] == 1


def test_the_start_player_owns_the_colour_that_was_drawn():
    """AS-S4 A colour nobody owns is drawn again: it cannot come."""
    assert deal(first="yellow").to_move == 2
    with pytest.raises(tr.DiceExhausted, match="first purple, cannot happen now"):
        deal(first="purple")
    assert deal().why_not("first red").rule == "AS-S4"


def test_all_colours_in_play_are_as_likely_to_start():
    """AS-S4 Each seat starts about as often as any other."""
    starts = Counter(ASTORIA.start(seats=3, seed=seed).to_move for seed in range(300))
    assert min(starts[seat] for seat in range(3)) > 70


def test_the_piles_hold_what_was_not_dealt():
    """AS-S5 Eighteen artefacts are left for four players, and seventeen invasion cards after the first."""
    match = deal()
    now = table(match)
    assert len(now["pile"]) == 18
    assert now["invasion_at"] == {"i02": "open"}
    assert match.view(1).to_dict()["table"]["pile_count"] == 18


def test_nothing_is_dealt_in_the_course_of_play():
    """AS-S1 AS-V1 The moves of the setup are over."""
    match = deal()
    assert match.why_not("wizard blue").rule == "AS-S1"
    assert match.why_not("goal save").rule == "AS-S1"
    assert match.why_not("goal unseen").rule == "AS-S1"
    assert match.why_not("role servant").rule == "AS-V1"
    assert match.why_not("artefact ember-ring").rule == "AS-A1"
    assert match.why_not("artefact unseen").rule == "AS-A1"
