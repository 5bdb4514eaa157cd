"""Sparring partners: each keeps to its plan, and plays the deals that it is for."""

import pytest

import tafelrunde as tr
from tafelrunde.games.astoria.box import ALCHEMIST, SAVE
from tafelrunde.lab.arena import contest, deal, entrant
from tafelrunde.lab.sparring import plans
from tests.games.astoria.astoria_table import place

TRAITOR = ("mob", "save", "save", "dragon", "save")
LOYAL = ("save", "mob", "save", "dragon", "save")


def says(name, match):
    """The move of a partner at turn, in notation."""
    return str(entrant("astoria", name, 1).choose(match.view(match.to_move)))


def test_the_rusher_posts_a_guard_accuses_falsely_and_attacks():
    """AS-A11 AS-A12 AS-X2 Nobody else can be of its own faction, so the accusation is the way into exile."""
    assert says("rusher", place(5, goals=TRAITOR)) == "guard"
    assert says("rusher", place(5, goals=TRAITOR, guards={0: 1})) == "accuse 1 mob"
    assert says("rusher", place(5, goals=TRAITOR, guards={0: 1}, exile=[0])) == "attack"


def test_an_attack_is_made_with_the_own_glyphs():
    """AS-V2 AS-X2 An Alchemist makes 3 of the own colour; 1 of another would be a waste."""
    match = place(5, goals=TRAITOR, guards={0: 1}, exile=[0])
    match.play("attack")
    assert says("rusher", match) == "ability fire"


def test_the_besieger_posts_three_guards_first():
    """AS-A11 They look like defenders of the castle until the besieger is in exile."""
    assert says("besieger", place(5, goals=TRAITOR, guards={0: 2})) == "guard"
    assert says("besieger", place(5, goals=TRAITOR, guards={0: 3})).startswith("accuse")


def test_the_usurper_goes_for_the_castle_only_while_it_leads():
    """AS-E2 AS-E5 Who serves the king and takes the castle wins by the points it has."""
    assert says("usurper", place(5, goals=LOYAL)).startswith("accuse")
    assert not says("usurper", place(5, goals=LOYAL, power={0: 0})).startswith("accuse")


@pytest.mark.parametrize(("partner", "loyal"), [("rusher", False), ("besieger", False), ("usurper", True)])
def test_partners_are_dealt_what_their_plan_is_for(partner, loyal):
    """With 5 seats a Great Alchemist; and whoever plays as a partner is dealt the same."""
    for number in range(5):
        view = deal("astoria", partner, 5, 1, number).view(number)
        assert view.field("role")[number] == ALCHEMIST
        assert (view.field("goal")[number] == SAVE + 1) == loyal
        same = deal("astoria", f"level 2 as {partner}", 5, 1, number).view(number)
        assert same.to_dict() == view.to_dict()


def test_a_partner_enters_a_contest_by_its_name():
    result = contest("astoria", "rusher", "random", seats=5, matches=5)
    assert result == contest("astoria", "rusher", "random", seats=5, matches=5)


def test_a_bot_that_is_none_is_told_which_partners_there_are():
    with pytest.raises(tr.TafelError, match="milliseconds N, rusher, besieger, usurper"):
        entrant("astoria", "rush", 1)
    assert plans("festival") == {}
