"""The mind of Festo!: it sees what is worth doing at first sight. Nothing is hidden in this game, so it sees it all."""

import pytest

import tafelrunde as tr
from tafelrunde.bots.opinion import PriorBot, opinion
from tafelrunde.lab.arena import contest
from tests.games.festo.festo_table import at, kitchen, play


def liked(match):
    """The legal moves in notation, the best first."""
    moves, weights = opinion(match.view(match.to_move))
    return [str(moves[i]) for i in (-weights).argsort()]


def test_what_can_be_cooked_is_cooked():
    """FO-K1 Four ingredients make ten points; kept, they would hardly."""
    match = kitchen({"meat": 3, "honey": 1}, display={"appetiser": [], "drink": [], "side-dish": []})
    assert liked(match) == ["cook dessert-meat", "pass"]


def test_a_new_type_is_liked_more_than_a_second_of_the_same():
    """FO-V2 Equal dishes, but one of them makes the set larger."""
    for had, new in (("dessert", "appetiser"), ("appetiser", "dessert")):
        match = kitchen({"meat": 3, "honey": 1}, cooked=[[f"{had}-potatoes", "drink-potatoes"]])
        assert liked(match)[:2] == [f"cook {new}-meat", f"cook {had}-meat"]


def test_salt_is_kept_for_when_it_is_needed():
    """FO-K5 Salt stands for any ingredient, so it is not paid where cubes do."""
    match = kitchen({"meat": 3, "honey": 1, "salt": 1}, display={"appetiser": [], "drink": [], "side-dish": []})
    play(match, "cook dessert-meat", "with honey")
    assert liked(match)[0] == "salt 0 for meat"


def test_a_whole_market_is_taken_with_one_helper():
    """FO-A3 Three ingredients are more than one."""
    match = at("act", area="elf", helpers=[{"elf": 1}], owned=[{"honey": 1}])
    assert liked(match)[0] == "take all"


def test_the_elf_gives_what_is_lacking():
    """FO-E1 For the last potato of a dessert, not for another cube of anything else."""
    match = at(
        "act",
        area="elf",
        helpers=[{"elf": 1}],
        owned=[{"potatoes": 2, "honey": 1, "meat": 1}],
        display={"dessert": ["dessert-potatoes", "dessert-fruit", "dessert-mushrooms"]},
    )
    play(match, "ability helper", "trade meat")
    assert liked(match)[0] == "fetch potatoes"


def test_helpers_go_where_nobody_stands():
    """FO-A3 A market that can be won, rather than one where somebody is far ahead."""
    match = at("afternoon", 2, first=1, mover=0, helpers=[{"dwarf": 4}, {"troll": 6}], covers={"orc": 3})
    order = liked(match)
    assert order.index("place elf") < order.index("place troll")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("magical", [False, True])
def test_every_legal_move_is_liked_a_little(seats, magical):
    """A whole match of greedy bots: weights are positive and add up to one."""
    match = tr.game("festo").start(seats=seats, seed=5, options={"magical_dishes": magical})
    bot = PriorBot(seed=1)
    while not match.over:
        moves, weights = opinion(match.view(match.to_move))
        assert moves == match.legal
        assert weights.min() > 0
        assert weights.sum() == pytest.approx(1)
        match.play(bot.choose(match.view(match.to_move)))
    assert min(match.points or ()) > 30


def test_first_sight_beats_chance():
    """One greedy bot among random ones wins nearly always."""
    assert contest("festo", "level 2", "random", seats=4, matches=24).share > 0.8
