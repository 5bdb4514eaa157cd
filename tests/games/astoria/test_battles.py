"""Battles: against warlords (AS-A10), and for the castle (AS-X2)."""

import pytest

from tafelrunde.games.astoria.box import INVASIONS
from tests.games.astoria.astoria_table import legal, offered, place, play, refused, table

# On i07 the flow is red 5, orange 1, yellow 3, green 6, blue 2, purple 4; on i06 red 3, orange 1, yellow 4, green 6.


def test_a_fight_is_won_at_exactly_the_strength_of_the_warlord():
    """AS-A10 Two fire at 5 each make 10, which is the strength of the warlord of sulphur."""
    match = place(warlords=["fire", "sulphur"], dice=["battle i18"], ready={"sun-medal": 0})
    play(match, "fight sulphur", "ability fire")
    now = play(match, "ready")
    assert now["slayer"] == {"sulphur": "0"}
    assert (now["invasion_at"]["i07"], now["invasion_at"]["i18"]) == ("dead", "discards")
    assert now["warlords"][:2] == ["fire", None]
    assert (match.to_move, now["actions_left"], now["glyphs"]) == (0, 3, {})


def test_a_lost_fight_ends_the_turn_at_once():
    """AS-A10 One too little: two fire at 5 are 10, against 11; the actions left are lost."""
    match = place(warlords=["sun"], dice=["battle i18"])
    now = play(match, "fight sun")
    assert (match.to_move, now["warlords"][0], now["slayer"]) == (1, "sun", {})
    assert now["ability_tapped"][0] == 1


def test_any_number_of_cards_may_be_tapped_one_by_one():
    """AS-A10 At least one; the strength is the sum over all glyphs."""
    match = place(warlords=["darkness"], ready={"phoenix-staff": 0, "sun-medal": 0, "alembic": 1}, dice=["battle i18"])
    play(match, "fight darkness")
    assert legal(match) == {"ability fire", "tap phoenix-staff", "tap sun-medal"}
    assert refused(match, "ready") == "AS-A10"
    assert refused(match, "tap alembic") == "AS-A8"
    play(match, "tap phoenix-staff")
    assert "ready" in legal(match)
    now = play(match, "ready")
    assert now["slayer"] == {"darkness": "0"}  # four fire at 5 are 20, against 15


def test_a_fight_needs_a_living_warlord_and_a_card():
    """AS-A10 Not a dead one, not one that has not come, and not without a card that makes glyphs."""
    match = place(slain={"sulphur": 1})
    assert refused(match, "fight sulphur") == "AS-A10"
    assert refused(match, "fight fire") == "AS-A10"
    tired = place(warlords=["sulphur"], ability_tapped={0: 1}, tapped={"ember-ring": 0})
    assert refused(tired, "fight sulphur") == "AS-A10"


def test_a_warlord_drawn_for_a_battle_goes_to_the_discards():
    """AS-A10 It does not come into play."""
    match = place(warlords=["sulphur"], dice=["battle i16"])
    now = play(match, "fight sulphur")
    assert (now["invasion_at"]["i16"], now["warlords"][:2]) == ("discards", ["sulphur", None])


def test_a_battle_shuffles_an_empty_pile():
    """AS-A10 AS-R3 Without the open card and the warlords in play; the card drawn is the first of the new discards."""
    discards = set(INVASIONS) - {"i02", "i07", "i04"}
    match = place(warlords=["sulphur"], slain={"sun": 2}, discards=discards, dice=["battle i18"])
    now = play(match, "fight sulphur")
    assert now["slayer"] == {"sulphur": "0", "sun": "2"}
    assert now["invasion_at"] == {"i02": "open", "i04": "dead", "i07": "dead", "i18": "discards"}


def test_guards_do_not_count_against_warlords():
    """AS-A10 Two fire at 4 and three guards are still 8."""
    match = place(warlords=["sulphur"], guards={0: 3}, dice=["battle i12"])
    assert play(match, "fight sulphur")["slayer"] == {}


def test_a_fight_may_draw_what_somebody_has_looked_at():
    """AS-A10 AS-Y6 The order of the pile does not change."""
    seen = [["i18"] + [None] * 17 if seat == 2 else [None] * 18 for seat in range(4)]
    match = place(warlords=["sulphur"], glimpsed=[0, 0, 1, 0], foresight=seen)
    now = play(match, "fight sulphur")
    assert (now["slayer"], now["glimpsed"], now["foresight"][2][0]) == ({"sulphur": "0"}, [0] * 4, None)


def test_a_trophy_is_no_longer_a_danger():
    """AS-A10 AS-K2 The king is not threatened by the dead, and the flow of an open one still holds."""
    match = place(open="i07", dice=["battle i18"], seed=None)
    now = play(match, "fight sulphur")
    assert (now["open_invasion"], now["invasion_at"]["i07"]) == ("i07", "dead")
    assert play(match, "burn red")["power"][0] == 5


def test_only_exiles_attack_the_castle_and_not_in_the_turn_they_went():
    """AS-X2 The others have a turn to prepare."""
    assert refused(place(), "attack") == "AS-X2"
    match = place(goals=("save", "save", "save", "dragon"))
    play(match, "accuse 1 dragon")
    assert refused(match, "attack") == "AS-X2"
    assert "attack" in legal(place(exile={0}))


def test_somebody_exiled_by_another_attacks_in_their_next_turn():
    """AS-X2 AS-A12 They went in another's turn."""
    match = place()
    play(match, "accuse 3 barbarians", "end", "end", "end")
    assert (match.to_move, "attack" in legal(match)) == (3, True)


def attack(**told):
    """Seat 0 attacks from exile with two fire; nobody at court has a card to defend with."""
    tired = {"exile": {0}, "ability_tapped": {1: 1, 2: 1, 3: 1}}
    match = place(**(tired | told))
    play(match, "attack", "ability fire")
    return match


@pytest.mark.parametrize(("goal", "points"), [("mob", 20), ("dragon", 20), ("barbarians", 20), ("save", 0)])
def test_a_won_attack_ends_the_match(goal, points):
    """AS-X2 AS-E2 20 points for a traitor, none for a loyal attacker."""
    goals = (goal, "save", "save", "mob" if goal != "mob" else "dragon")
    match = attack(dice=["battle i18"], goals=goals)
    assert match.outcome.reason == "castle"
    assert match.points == (points, 0, 0, 0)


@pytest.mark.parametrize("goal", ["save", "mob"])
def test_an_attack_must_be_greater_than_the_defence(goal):
    """AS-X2 Two fire at 5 are 10, and two guards are 10: the castle holds, and the turn is over."""
    match = attack(dice=["battle i18"], guards={1: 1, 2: 1}, goals=(goal, "save", "save", "dragon"))
    assert (match.over, match.to_move) == (False, 1)
    assert table(match)["invasion_at"]["i18"] == "discards"
    assert attack(dice=["battle i18"], guards={1: 1}).outcome.reason == "castle"


def test_guards_of_idle_exiles_do_not_defend_and_own_guards_attack():
    """AS-X2 Every guard of every player at court, against the attacker's own."""
    assert attack(dice=["battle i18"], guards={1: 2}, exile={0, 1}).outcome.reason == "castle"
    assert attack(dice=["battle i18"], guards={0: 1, 1: 2}).outcome.reason == "castle"
    assert not attack(dice=["battle i18"], guards={0: 1, 1: 3}).over


def test_the_others_defend_clockwise_from_the_attackers_left():
    """AS-X2 All who have a card; each taps as many as they like."""
    match = place(
        exile={1}, ability_tapped={2: 1}, actor=1, ready={"sun-medal": 3, "noon-crown": 3}, dice=["battle i18"]
    )
    play(match, "attack", "ability sun")
    assert (match.to_move, table(match)["phase"]) == (3, "defend")
    now = play(match, "tap noon-crown", "ability nature")
    assert now["defence"] == {"sun": 4, "nature": 2}
    play(match, "ready")
    assert match.to_move == 0
    now = play(match, "ready")  # attack: two sun at 3; defence: 4 x 3 + 2 x 2
    assert (match.over, match.to_move, now["defence"], now["glyphs"]) == (False, 2, {}, {})


def test_exiles_defend_the_castle_too():
    """AS-X2 They are asked like anybody else; who has no card to tap is not."""
    match = place(exile={0, 1, 2}, ability_tapped={2: 1}, dice=["battle i18"])
    play(match, "attack", "ability fire")
    assert (match.to_move, table(match)["phase"]) == (1, "defend")
    now = play(match, "ability sun")
    assert (match.to_move, now["defence"], now["defends"]) == (3, {"sun": 2}, [0, 1, 0, 0])
    now = play(match, "ability nature")  # attack: two fire at 5; defence: 2 x 3 + 2 x 2, a tie
    assert (match.over, match.to_move, now["defends"]) == (False, 1, [0] * 4)


def test_guards_of_an_exile_defend_if_the_exile_taps_a_card():
    """AS-X2 Two fire at 5 against two sun at 3 and one guard, and against the guard alone, who does not count then."""
    told = {"exile": {0, 1}, "guards": {1: 1}, "ability_tapped": {2: 1, 3: 1}, "dice": ["battle i18"]}
    defended, left_alone = place(**told), place(**told)
    play(defended, "attack", "ability fire", "ability sun")
    assert not defended.over
    play(left_alone, "attack", "ability fire", "ready")
    assert left_alone.outcome.reason == "castle"


def test_guards_of_the_court_defend_whether_their_owner_taps_or_not():
    """AS-X2 Two fire at 5 against two guards, while their owner keeps the own card."""
    match = place(exile={0}, guards={1: 2}, ability_tapped={2: 1, 3: 1}, dice=["battle i18"])
    play(match, "attack", "ability fire", "ready")
    assert not match.over


def test_an_attacker_may_tap_nothing():
    """AS-X2 With guards that may even be enough."""
    told = {"exile": {0}, "ability_tapped": {1: 1, 2: 1, 3: 1}}
    match = place(guards={0: 1}, dice=["battle i18"], **told)
    play(match, "attack", "ready")
    assert match.outcome.reason == "castle"
    tie = place(dice=["battle i18"], **told)
    play(tie, "attack", "ready")
    assert (tie.over, tie.to_move) == (False, 1)


def test_an_attack_ends_the_turn():
    """AS-X2 With actions left and all."""
    match = attack(dice=["battle i02"], open="i03", guards={1: 3})
    assert (match.to_move, table(match)["actions_left"]) == (1, 4)
    assert table(match)["phase"] == "act"


def test_readiness_is_for_battles():
    """AS-A10 AS-X2 In a turn there is nothing to be ready for, and no card is drawn for a battle."""
    assert refused(place(), "ready") == "AS-A10"
    assert "ready" in place().why_not("ready").text("en")
    assert "ready" not in place().why_not("fight sulphur").text("en")
    assert place().why_not("battle i05").rule == "AS-X2"


def test_a_fight_that_is_lost_loses_no_more_than_the_turn():
    """AS-A10 Cards tapped stay tapped, the power stays."""
    match = place(warlords=["sulphur"], power={0: 7}, dice=["battle i12"])
    now = play(match, "fight sulphur")
    assert (now["power"][0], offered(match, "fight")) == (7, {"fight sulphur"})
