"""Help for people: the odds of what they plan (UF-A6, UF-A7, UF-B2, UF-B5)."""

from fractions import Fraction

import pytest

import tafelrunde as tr
from tafelrunde.games.ufos.odds import odds_of
from tests.games.ufos.ufos_table import lay, legal, play

YELLOW = "standard rachel, standard shag_harbour"


def odds(match, seat, *planned, support=None):
    """The odds, where dice will fall."""
    found = odds_of(match.view(seat), *planned, support=support)
    assert found is not None
    return found


def nonzero(modifiers):
    """The modifiers that matter."""
    return {name: value for name, value in modifiers.items() if value}


def test_an_opening_names_every_modifier():
    """UF-A6 UF-A7 UF-X2 Two stands, two witnesses against 8: ten or more on the die."""
    match = lay(
        "standard kulusuk, standard nazca", YELLOW, stands={"trans": 0, "furnas": 0}, witnesses={0: {"london": 2}}
    )
    plan = odds(match, 0, "fly standard from kulusuk", "to london")
    assert (plan.kind, plan.place, plan.chance) == ("open", "london", Fraction(3, 12))
    assert nonzero(plan.own) == {"stands-near": 2, "witnesses": -4}
    assert plan.against == {"resistance": 8}
    assert "fly standard from kulusuk" in legal(match)


def test_the_action_itself_has_the_same_odds():
    """UF-A7 A calmer that stays sends the witnesses away first, but costs one."""
    match = lay("standard hana, standard nazca, calmer london", YELLOW, witnesses={0: {"london": 2}})
    match.play("end movement")
    plan = odds(match, 0, "restaurant in london")
    assert nonzero(plan.own) == {"acting-ufo": -1}
    assert plan.chance == Fraction(4, 12)


def test_a_takeover_is_asked_for_when_it_is_announced():
    """UF-A5 UF-X3 11 + 1 - 4 - 4 against 3: ten or more on the die."""
    match = lay(
        "standard berlin, standard nazca",
        YELLOW,
        stands={"trans": 0},
        restaurants={1: {"berlin": 2}},
        witnesses={0: {"berlin": 2}},
    )
    plan = odds(match, 0, "fly standard from berlin", "onto seat 1")
    assert (plan.kind, plan.place, plan.chance) == ("take-over", "berlin", Fraction(3, 12))
    assert nonzero(plan.own) == {"stands-near": 1, "witnesses": -4, "foreign-restaurants": -4}


def test_a_bump_counts_both_sides():
    """UF-B2 UF-B5 UF-X1 A lead of two: 26 of 36 rolls win, 4 are rolled again."""
    match = lay("standard cairo, standard cairo, bumper falcon_lake", YELLOW)
    plan = odds(match, 0, "fly bumper from falcon_lake", "to rachel")
    assert (plan.kind, plan.place, plan.chance) == ("bump", "rachel", Fraction(26, 32))
    assert nonzero(plan.own) == {"attacking": 1, "leader": 1}
    assert nonzero(plan.against) == {}


def test_supporters_can_be_supposed_or_have_said_so():
    """UF-B4 UF-B2 Before anybody was asked, and afterwards."""
    others = "standard talkeetna, standard talkeetna", "standard los_angeles, standard ubud"
    match = lay("standard cairo, standard falcon_lake", YELLOW, *others)
    flight = "fly standard from falcon_lake", "to rachel"
    assert odds(match, 0, *flight).chance == Fraction(21, 31)
    assert odds(match, 0, *flight, support={2: "defender"}).chance == Fraction(10, 31)
    play(match, *flight, "end movement", "support defender")
    plan = odds(match, 3)
    assert plan.against["supporters"] == 2
    assert plan.chance == Fraction(10, 31)
    assert odds(match, 3, "support attacker").chance == Fraction(15, 30)


def test_where_no_dice_fall_there_are_no_odds():
    """UF-A2 A stand needs no roll, nor does a village; what is not legal is refused as everywhere."""
    match = lay("standard hana, standard nazca", YELLOW)
    assert odds_of(match.view(0)) is None
    assert odds_of(match.view(0), "fly standard from hana") is None
    assert odds_of(match.view(0), "fly standard from hana", "to hanga_roa") is None
    with pytest.raises(tr.Refused) as refused:
        odds_of(match.view(0), "fly standard from hana", "to cairo")
    assert refused.value.rule == "UF-M3"
    with pytest.raises(tr.TafelError):
        odds_of(match.view(0), "nonsense")
