"""The round, its turns and its invasion card (AS-R, AS-I)."""

import pytest

from tafelrunde.games.astoria.box import INVASIONS
from tests.games.astoria.astoria_table import deal, legal, offered, place, play, refused, table, to_siege

WARLORDS = {"i01", "i04", "i07", "i10", "i13", "i16"}


def round_over(**told):
    """A table at which only the last seat has still to end its turn, and nothing is asked in the siege."""
    return place(actor=3, start=0, ability_tapped={}, **told)


def test_turns_go_clockwise_and_the_start_moves_left():
    """AS-R1 Everybody takes one turn from the start player on; then the siege; then the left neighbour starts."""
    match = deal(first="yellow", dice=["invasion i09"])
    order = []
    for _ in range(4):
        order.append(match.to_move)
        match.play("end")
    assert order == [2, 3, 0, 1]
    now = table(match)
    assert (now["start"], now["round_now"], now["open_invasion"]) == ("3", 1, "i09")
    assert now["invasion_at"] == {"i02": "discards", "i09": "open"}


def test_a_warlord_gives_the_flow_of_its_round_and_never_goes_to_the_discards():
    """AS-R1 AS-I4 It lies beside the board when the next card comes."""
    match = deal(invasion="i04", dice=["invasion i09"])
    assert table(match)["warlords"][0] == "sun"
    assert play(match, "burn red")["power"][0] == 2
    now = to_siege(match)
    while now["phase"] in ("answer", "recover"):
        now = play(match, "pass" if now["phase"] == "answer" else "rest")
    assert now["invasion_at"] == {"i04": "alive", "i09": "open"}


@pytest.mark.parametrize(("seats", "actions"), [(3, 5), (4, 4), (5, 3), (6, 3)])
def test_the_number_of_actions(seats, actions):
    """AS-R2 5, 4, 3 and 3."""
    match = place(seats, power={0: 0}, roles=("deceiver", "alchemist", "servant", "alchemist", "servant", "deceiver"))
    for left in range(actions, 0, -1):
        assert match.to_move == 0
        assert table(match)["actions_left"] == left
        match.play("gather")
    assert match.to_move == 1


def test_an_action_may_be_repeated_and_a_turn_ended_at_any_time():
    """AS-R2 Also before the first action."""
    match = place()
    play(match, "gather", "gather", "end")
    assert (match.to_move, table(match)["power"][0]) == (1, 2)
    play(match, "end")
    assert match.to_move == 2


def test_what_would_change_nothing_is_not_offered():
    """AS-R2 Gathering at power 20, tribute to a dragon without rage."""
    match = place(power={0: 20}, rage=0)
    assert refused(match, "gather") == "AS-R2"
    assert refused(match, "tribute red") == "AS-R2"
    assert not {"gather", "tribute red"} & legal(match)


def test_actions_are_for_the_own_turn():
    """AS-R2 In somebody's recovery nobody acts, and without an action left there is none."""
    match = place(actor=3, ability_tapped={1: 1}, dice=["invasion i09"])
    assert play(match, "end")["phase"] == "recover"
    assert refused(match, "gather") == "AS-R2"
    assert refused(match, "end") == "AS-R2"
    again = place(actions_left=0, glyphs={"fire": 1})
    assert refused(again, "gather") == "AS-R2"
    assert refused(again, "tap ember-ring") == "AS-R2"
    assert refused(again, "enough") == "AS-R2"


def test_an_empty_pile_is_shuffled_without_warlords():
    """AS-R3 Warlords in play or dead stay out, one in the discards comes back; the open card is not among them."""
    discards = set(INVASIONS) - {"i02", "i01", "i04"}
    told = {"warlords": ["fire"], "slain": {"sun": 1}, "discards": discards, "actor": 3, "ability_tapped": {0: 1}}
    match = place(dice=["invasion i16"], **told)
    now = play(match, "end", "rest")
    assert now["open_invasion"] == "i16"
    assert now["invasion_at"] == {"i02": "discards", "i01": "alive", "i04": "dead", "i16": "alive"}
    assert now["warlords"][:2] == ["fire", "darkness"]
    drawn = set()
    for seed in range(80):
        again = place(seed=seed, **told)
        drawn.add(play(again, "end", "rest")["open_invasion"])
    assert drawn == discards


def test_the_pile_is_not_shuffled_before_a_card_is_needed():
    """AS-R3 The last card may lie alone."""
    discards = set(INVASIONS) - {"i02", "i18"}
    match = place(discards=discards, actor=3, seed=1)
    now = play(match, "end")
    assert now["open_invasion"] == "i18"
    assert list(now["invasion_at"].values()).count("discards") == 17


def test_the_flow_is_the_number_on_the_open_card():
    """AS-I1 On i02 red 4, orange 6, yellow 2, green 5, blue 3, purple 1."""
    match = place(power={0: 6})
    assert {"buy blue", "buy purple"} <= legal(match)
    assert play(match, "buy blue")["power"][0] == 3
    assert play(match, "buy purple")["power"][0] == 2
    assert play(match, "burn red")["power"][0] == 6


@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 4), (4, 4)])
def test_a_hammer_raises_the_reinforcement_up_to_four(before, after):
    """AS-I2 One step, unless it is at 4."""
    match = round_over(reinforcement=before, dice=["invasion i03"])
    assert play(match, "end")["reinforcement"] == after


@pytest.mark.parametrize(("card", "steps"), [("i09", 1), ("i15", 2), ("i06", 1)])
def test_a_dragon_raises_the_rage(card, steps):
    """AS-I3 By one or two; i06 has a hammer as well (AS-I2)."""
    now = play(round_over(rage=3, dice=[f"invasion {card}"]), "end")
    assert now["rage"] == 3 + steps
    assert now["reinforcement"] == 1 + (card == "i06")


@pytest.mark.parametrize(("rage", "card"), [(9, "i09"), (9, "i15"), (8, "i15")])
def test_the_dragon_at_its_maximum_ends_the_match_at_once(rage, card):
    """AS-I3 AS-E1 Before anybody's turn; 20 points for the dragon's holder, and the most points win."""
    match = round_over(rage=rage, dice=[f"invasion {card}"], goals=("save", "dragon", "save", "mob"), power={0: 20})
    now = play(match, "end")
    assert match.over
    assert (match.outcome.reason, now["rage"]) == ("dragon", 10)
    assert match.points == (20, 20, 0, 0)


def test_a_dragon_in_the_middle_of_a_turn_does_nothing():
    """AS-A10 AS-X2 AS-I3 A card drawn for a battle is not executed, even at rage 9."""
    match = place(rage=9, warlords=["sulphur"], dice=["battle i18"])
    now = play(match, "fight sulphur")
    assert (now["rage"], match.over) == (9, False)
    assert now["invasion_at"]["i18"] == "discards"
    castle = place(rage=9, exile={0}, ability_tapped={1: 1, 2: 1, 3: 1}, guards={1: 2}, dice=["battle i18"])
    now = play(castle, "attack", "ability fire")
    assert (now["rage"], castle.over) == (9, False)


def test_a_warlord_lies_beside_the_board_and_threatens_at_once():
    """AS-I4 AS-K2 The king is in danger in the very round in which the warlord came."""
    match = deal(invasion="i13")
    assert table(match)["invasion_at"]["i13"] == "alive"
    assert refused(match, "fight fire") == "AS-A10"
    assert "fight cobalt" in offered(match, "fight")
    match = place(open="i13", actor=3, seed=1)
    assert play(match, "end")["health"] == 4


def test_invasion_cards_come_only_at_the_start_of_a_round():
    """AS-R1 Not in a turn."""
    assert place().why_not("invasion i05").rule == "AS-R1"
