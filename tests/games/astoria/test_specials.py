"""Five and six players: Great Alchemist, Servant, Deceiver (AS-V)."""

from collections import Counter
from typing import Any

import pytest

import tafelrunde as tr
from tests.games.astoria.astoria_table import ASTORIA, deal, legal, offered, place, play, refused, table

ALCHEMIST, SERVANT, DECEIVER = 0, 1, 2
LAST = {"actor": SERVANT, "actions_left": 1}


def test_special_cards_are_dealt_two_of_each():
    """AS-V1 With six players all, with five one is left out."""
    assert Counter(table(ASTORIA.start(seats=6, seed=1))["role"]) == {"alchemist": 2, "servant": 2, "deceiver": 2}
    left_out = set()
    for seed in range(40):
        roles = Counter(table(ASTORIA.start(seats=5, seed=seed))["role"])
        assert sorted(roles.values()) == [1, 2, 2]
        left_out |= {role for role, count in roles.items() if count == 1}
    assert left_out == {"alchemist", "servant", "deceiver"}
    with pytest.raises(tr.DiceExhausted, match="role servant, cannot happen now"):
        deal(5, roles=("servant",) * 5)


def test_three_and_four_players_have_none():
    """AS-V1 They play with their wizard cards."""
    assert set(table(ASTORIA.start(seats=4, seed=1))["role"]) == {"wizard"}


def test_special_cards_are_chosen_clockwise_from_a_random_seat():
    """AS-V1 With the option, as far as cards of a kind are left; the last of six has no choice."""
    starts = (ASTORIA.start(seats=6, options={"specials": "chosen"}, seed=seed) for seed in range(100))
    match = next(match for match in starts if match.to_move == 4)
    assert (match.to_move, table(match)["phase"]) == (4, "choose-role")
    play(match, "choose servant", "choose servant")
    assert (match.to_move, legal(match)) == (0, {"choose alchemist", "choose deceiver"})
    assert refused(match, "choose servant") == "AS-V1"
    play(match, "choose alchemist", "choose deceiver", "choose deceiver")
    assert table(match)["role"] == ["alchemist", "deceiver", "deceiver", "alchemist", "servant", "servant"]


def test_anybody_may_be_the_first_to_choose_a_special_card():
    """AS-V1 Before anything else is dealt; with 3 and 4 players there is nothing to choose."""
    chosen = {"specials": "chosen"}
    assert {ASTORIA.start(seats=5, options=chosen, seed=seed).to_move for seed in range(40)} == set(range(5))
    match = ASTORIA.start(seats=5, options=chosen, seed=1)
    assert legal(match) == {"choose alchemist", "choose servant", "choose deceiver"}
    assert (table(match)["colour"], table(match)["goal"]) == ([None] * 5, [None] * 5)
    assert getattr(match.why_not("chooser 2"), "rule", None) == "AS-V1"
    assert table(ASTORIA.start(seats=4, options=chosen, seed=1))["phase"] == "act"
    assert refused(place(5), "choose servant") == "AS-V1"


def test_only_the_alchemists_special_card_makes_glyphs():
    """AS-V1 The wizard card of the others fixes their colour only."""
    match = place(5, actor=SERVANT)
    assert refused(match, "ability sun") == "AS-V1"
    assert offered(place(5, actor=DECEIVER), "ability") == set()


def test_what_the_roles_start_with():
    """AS-V1 AS-V2 AS-V3 Twenty power and four gems; ten gems; nine gems."""
    now = table(deal(5))
    assert now["power"] == [20, 0, 0, 20, 0]
    assert [sum(each.values()) for each in now["stock"]] == [4, 10, 9, 4, 10]
    assert now["reserve"] == {"red": 5, "green": 5, "purple": 10}


def test_an_alchemist_makes_three_own_glyphs_or_one_of_any_kind():
    """AS-V2 One card, tapped once."""
    match = place(5)
    assert offered(match, "ability") == {
        f"ability {glyph}" for glyph in ("fire", "sun", "sulphur", "nature", "cobalt", "darkness")
    }
    assert play(match, "ability fire")["glyphs"] == {"fire": 3}
    assert refused(match, "ability cobalt") == "AS-A8"
    assert play(place(5), "ability cobalt")["glyphs"] == {"cobalt": 1}


def test_an_alchemist_says_which_glyphs_before_the_draw():
    """AS-A10 AS-V2 And answers any warlord (AS-K2)."""
    for glyph, slayer in (("fire", {"sulphur": "0"}), ("nature", {})):  # three red at 5, or one green at 2
        match = place(5, warlords=["sulphur"], dice=["battle i18"])
        assert play(match, "fight sulphur", f"ability {glyph}")["slayer"] == slayer
    asked = place(5, actor=4, warlords=["darkness"], seed=1)
    play(asked, "end")
    assert (asked.to_move, legal(asked)) == (ALCHEMIST, {"ability darkness", "pass"})


def test_a_servants_power_falls_to_zero_after_each_turn():
    """AS-V3 But not in the middle of it."""
    match = place(5, actor=SERVANT)
    assert play(match, "burn orange")["power"][SERVANT] == 6
    assert play(match, "end")["power"][SERVANT] == 0
    told = {"actor": SERVANT, "power": {SERVANT: 9}, "ready": {"ember-ring": SERVANT}, "warlords": ["sulphur"]}
    lost = place(5, dice=["battle i17"], **told)
    assert play(lost, "fight sulphur")["power"][SERVANT] == 0
    won = place(5, dice=["battle i18"], **told)
    assert play(won, "fight sulphur")["power"][SERVANT] == 9


def test_a_servants_power_does_not_count_at_the_end():
    """AS-V3 AS-E5 Even if the match ends in the Servant's own turn."""
    match = place(5, actor=SERVANT, power={SERVANT: 9, 0: 0, 3: 0}, glyphs={"cobalt": 3}, health=9)
    play(match, "heal")
    assert match.points == (20, 20, 20, 0, 0)


def test_a_servant_fetches_any_gem_without_power():
    """AS-V3 It is an action, and counts as using a card (AS-A8)."""
    match = place(5, actor=SERVANT, glyphs={"fire": 1})
    assert offered(match, "fetch") == {"fetch red", "fetch green", "fetch purple"}
    assert refused(match, "fetch yellow") == "AS-V3"
    now = play(match, "fetch red")
    assert (now["stock"][SERVANT]["red"], now["power"][SERVANT], now["actions_left"]) == (1, 0, 2)
    assert (now["glyphs"], now["ability_tapped"][SERVANT]) == ({"fire": 1}, 1)
    assert refused(match, "fetch green") == "AS-V3"
    assert refused(place(5), "fetch red") == "AS-V3"


def test_a_servant_places_two_gems_with_one_action():
    """AS-V3 On one or two artefacts."""
    match = place(5, actor=SERVANT, hands={SERVANT: ["sun-medal", "solar-rod"]})
    now = play(match, "craft sun-medal orange", "craft sun-medal orange")
    assert (now["placed"]["sun-medal"], now["actions_left"]) == ({"orange": 2}, 2)
    now = play(match, "craft solar-rod orange")
    assert (now["actions_left"], now["craft_again"]) == (1, 1)
    now = play(match, "craft solar-rod orange")
    assert (now["actions_left"], now["craft_again"]) == (1, 0)


def test_a_servant_may_leave_it_at_one_gem():
    """AS-V3 By doing something else, or after the last action by saying so."""
    match = place(5, actor=SERVANT, hands={SERVANT: ["sun-medal"]})
    now = play(match, "craft sun-medal orange", "gather")
    assert (now["actions_left"], now["craft_again"]) == (1, 0)
    play(match, "craft sun-medal orange")
    assert refused(match, "end") == "AS-R2"
    assert legal(match) == {"enough"}
    play(match, "enough")
    assert match.to_move == DECEIVER


def test_a_servant_is_asked_for_the_second_gem_in_any_case():
    """AS-V3 Being asked tells nobody whether the hand has a card for it; without a gem nothing is asked."""
    for hand in (["sun-medal"], ["sun-medal", "alembic"], ["sun-medal", "solar-rod"]):
        match = place(5, hands={SERVANT: hand}, **LAST)
        play(match, "craft sun-medal orange")
        assert match.to_move == SERVANT
        assert "enough" in legal(match)
    bare = place(5, hands={SERVANT: ["sun-medal"]}, stock={SERVANT: {"orange": 1}}, **LAST)
    play(bare, "craft sun-medal orange")
    assert bare.to_move == DECEIVER


def test_each_artefact_a_servant_completes_counts_at_once():
    """AS-V3 AS-E4 The first of two may cure the king."""
    work = {"sun-medal": (SERVANT, {"orange": 1, "yellow": 1}), "solar-rod": (SERVANT, {"orange": 1})}
    match = place(5, actor=SERVANT, work=work, health=9)
    play(match, "craft sun-medal orange")
    assert match.outcome.reason == "cured"
    two = place(5, actor=SERVANT, work={"sun-medal": work["sun-medal"]}, hands={SERVANT: ["noon-crown"]}, health=5)
    now = play(two, "craft sun-medal orange", "craft noon-crown orange")
    assert (now["health"], now["lies"]["sun-medal"], now["actions_left"]) == (6, "ready", 2)


def test_a_servant_has_no_marker_to_lose():
    """AS-V3 The tenth gem is spent like the others."""
    match = place(5, actor=SERVANT, stock={SERVANT: {"orange": 1}})
    now = play(match, "burn orange")
    assert (now["reserve"]["orange"], now["stock"][SERVANT]) == (10, {})


def test_a_deceiver_gets_the_gems_of_a_finished_artefact_back():
    """AS-V4 There is no flask, and the king is healed all the same."""
    match = place(5, actor=DECEIVER, work={"brimstone-vial": (DECEIVER, {"yellow": 1, "green": 1})})
    now = play(match, "craft brimstone-vial yellow")
    assert now["stock"][DECEIVER] == {"yellow": 9, "green": 1}
    assert (now["flask"][DECEIVER], now["health"]) == ({}, 7)


def test_sulphur_is_sun_for_a_deceiver():
    """AS-V4 AS-Y4 Together with real sun, once a turn; it brings no gem."""
    match = place(5, actor=DECEIVER, glyphs={"sulphur": 2, "sun": 1}, ready={"alembic": DECEIVER})
    assert refused(match, "sulphur yellow") == "AS-V4"
    now = play(match, "sun")
    assert (now["power"][DECEIVER], now["glyphs"]) == (4, {})
    play(match, "tap alembic")
    assert refused(match, "sun") == "AS-Y4"
    alone = place(5, actor=DECEIVER, glyphs={"sulphur": 2})
    assert play(alone, "sun")["power"][DECEIVER] == 3


def test_a_deceivers_sulphur_stays_sulphur_elsewhere():
    """AS-V4 AS-K2 It answers the warlord of sulphur, not that of the sun, and fights as yellow (AS-A10)."""
    told = {"actor": 4, "ready": {"alembic": DECEIVER}, "ability_tapped": {0: 1, 3: 1}, "dice": ["invasion i09"]}
    match = place(5, warlords=["sun"], **told)
    assert play(match, "end")["health"] == 4
    match = place(5, warlords=["sulphur"], **told)
    play(match, "end")
    assert (match.to_move, legal(match)) == (DECEIVER, {"tap alembic", "pass"})
    fight = place(5, actor=DECEIVER, warlords=["sulphur"], ready={"alembic": DECEIVER}, dice=["battle i01"])
    assert play(fight, "fight sulphur")["slayer"] == {"sulphur": "2"}  # 2 x 6 for yellow, 2 x 4 for orange


def test_a_deceiver_takes_gems_off_the_work_of_others():
    """AS-V4 Back into the owner's stock; the Deceiver chooses the gem."""
    work = {"ember-ring": (1, {"red": 1, "orange": 1}), "alembic": (DECEIVER, {"yellow": 1})}
    match = place(5, actor=DECEIVER, work=work, glyphs={"fire": 1})
    assert offered(match, "unpick") == {"unpick ember-ring red", "unpick ember-ring orange"}
    assert refused(match, "unpick alembic yellow") == "AS-V4"
    assert refused(match, "unpick ember-ring blue") == "AS-V4"
    now = play(match, "unpick ember-ring red")
    assert (now["placed"]["ember-ring"], now["stock"][1]["red"]) == ({"orange": 1}, 1)
    assert (now["actions_left"], now["glyphs"]) == (2, {"fire": 1})
    assert refused(match, "unpick ember-ring orange") == "AS-V4"


def test_an_empty_card_returns_to_its_owners_hand():
    """AS-V4 AS-A1 Even beyond five cards."""
    hand = ["flame-dagger", "fire-wand", "phoenix-staff", "sun-medal", "alembic"]
    match = place(5, actor=DECEIVER, work={"ember-ring": (1, {"orange": 1})}, hands={1: hand})
    now = play(match, "unpick ember-ring orange")
    assert (now["hand_size"][1], now["hand"][1]["ember-ring"]) == (6, 1)
    assert "ember-ring" not in now["lies"]


def test_a_deceiver_taps_finished_artefacts_of_others():
    """AS-V4 Without effect, and only those that are not tapped; glyphs are kept, as by any use of a card (AS-A8)."""
    told = {"ready": {"ember-ring": 1, "alembic": DECEIVER}, "tapped": {"fire-wand": 1}, "glyphs": {"fire": 1}}
    match = place(5, actor=DECEIVER, **told)
    assert offered(match, "spoil") == {"spoil ember-ring"}
    assert refused(match, "spoil fire-wand") == "AS-V4"
    assert refused(match, "spoil alembic") == "AS-V4"
    now = play(match, "spoil ember-ring")
    assert (now["lies"]["ember-ring"], now["glyphs"], now["actions_left"]) == ("tapped", {"fire": 1}, 2)
    assert refused(match, "spoil ember-ring") == "AS-V4"


def test_a_deceiver_in_exile_does_not_deceive():
    """AS-V4 Nor does anybody else."""
    told = {"ready": {"ember-ring": 1}, "work": {"fire-wand": (1, {"red": 1})}}
    match = place(5, actor=DECEIVER, exile={DECEIVER}, **told)
    assert refused(match, "spoil ember-ring") == "AS-V4"
    assert refused(match, "unpick fire-wand red") == "AS-V4"
    assert refused(place(5, **told), "spoil ember-ring") == "AS-V4"


def test_special_cards_recover_like_others():
    """AS-V1 AS-L1 They are the ability cards."""
    match = place(5, actor=4, ability_tapped={SERVANT: 1}, seed=1)
    play(match, "end")
    assert (match.to_move, legal(match)) == (SERVANT, {"untap ability", "rest"})


@pytest.mark.parametrize("chosen", [True, False])
def test_with_the_option_servants_and_deceivers_get_points(chosen):
    """AS-V5 20 points each in the end, as much as an Alchemist's power at the start is worth; off by default."""
    match: Any = ASTORIA.start(seats=6, seed=1, options={"even_specials": chosen})
    by_role = dict(zip(table(match)["role"], match.view(None).tally(), strict=True))
    told = {role: [(line.rule, line.points) for line in lines] for role, lines in by_role.items()}
    evening = [("AS-V5", 20)] if chosen else []
    assert told == {"alchemist": [("AS-E5", 20)], "servant": evening, "deceiver": evening}


def test_the_points_for_special_cards_count_in_the_end():
    """AS-V5 The outcome has them, and whoever looks sees where they come from."""
    match: Any = ASTORIA.start(seats=5, seed=3, options={"even_specials": True})
    while not match.over:
        match.play(match.legal[0])
    for points, role, lines in zip(match.points, table(match)["role"], match.view(None).tally(), strict=True):
        assert points == sum(line.points for line in lines)
        assert ("AS-V5" in {line.rule for line in lines}) == (role != "alchemist")
