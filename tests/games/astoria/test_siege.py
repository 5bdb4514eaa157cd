"""The siege: mob and hordes, sickness, warlords, recovery (AS-G1, AS-K, AS-L1)."""

import pytest

from tests.games.astoria.astoria_table import legal, offered, place, play, refused, table

THAT_ROUND = {"sickness_stops": "that round"}
NEXT = ("invasion i09",)


def besiege(dice=NEXT, **told):
    """The last seat ends its turn, nothing is tapped."""
    match = place(**({"actor": 3, "dice": dice} | told))
    match.play("end")
    return match


def test_mob_and_hordes_rise():
    """AS-G1 By unrest and reinforcement."""
    now = table(besiege(unrest=3, reinforcement=4, mob=2, hordes=1))
    assert (now["mob"], now["hordes"]) == (5, 5)


@pytest.mark.parametrize(
    ("mob", "hordes", "reason"),
    [(9, 1, "mob"), (1, 9, "hordes"), (9, 9, "hordes-and-mob"), (8, 9, "hordes-and-mob"), (6, 7, "hordes")],
)
def test_at_ten_the_match_ends(mob, hordes, reason):
    """AS-G1 AS-E1 Each at most 10; both together give nobody the points."""
    match = besiege(mob=mob, hordes=hordes, unrest=3, reinforcement=3, goals=("mob", "barbarians", "save", "dragon"))
    assert match.outcome.reason == reason
    now = table(match)
    assert now["mob"] <= 10 >= now["hordes"]
    assert match.points == {"mob": (20, 0, 0, 0), "hordes": (0, 20, 0, 0)}.get(reason, (0, 0, 0, 0))


def test_the_siege_comes_before_the_sickness():
    """AS-G1 AS-K1 A king who would die of sickness in this siege is overrun first."""
    match = besiege(hordes=9, health=1)
    assert match.outcome.reason == "hordes"
    assert table(match)["health"] == 1


def test_the_king_sickens_until_a_traitor_is_unmasked():
    """AS-K1 Nobody unmasked: health -1. One unmasked at any time: it stays."""
    assert table(besiege())["health"] == 5
    assert table(besiege(shown={3: "barbarians"}))["health"] == 6


def test_with_the_option_unmasking_helps_for_that_round_only():
    """AS-K1 The option sickness_stops."""
    told = {"shown": {3: "barbarians"}, "options": THAT_ROUND}
    assert table(besiege(unmasked_now=1, **told))["health"] == 6
    assert table(besiege(unmasked_now=0, **told))["health"] == 5
    match = besiege(unmasked_now=1, dice=("invasion i09", "invasion i11"), **told)
    for _ in range(4):
        match.play("end")
    assert table(match)["health"] == 5


def test_an_exile_who_is_unmasked_counts():
    """AS-K1 AS-A12 The accused was in exile already."""
    match = place(exile={3}, actor=2, start=3, dice=NEXT)
    now = play(match, "accuse 3 barbarians", "end")
    assert (now["health"], now["shown"][3]) == (6, "barbarians")


def test_warlords_hurt_the_king_if_nobody_answers():
    """AS-K2 Without a source nobody is asked: cobalt and darkness are out of reach."""
    now = table(besiege(warlords=["cobalt", "darkness"]))
    assert (now["health"], now["phase"]) == (3, "act")


def test_somebody_may_answer_with_an_ability_card():
    """AS-K2 The wizard of the warlord's colour is asked, and taps."""
    match = besiege(warlords=["sun"])
    assert (match.to_move, table(match)["phase"]) == (1, "answer")
    assert legal(match) == {"ability sun", "pass"}
    now = play(match, "ability sun")
    assert (now["health"], now["ability_tapped"]) == (5, [0, 1, 0, 0])
    assert now["phase"] == "recover"


def test_whoever_passes_leaves_it_to_the_next():
    """AS-K2 Clockwise from the start player; if nobody answers, health -1."""
    match = besiege(warlords=["sun"], ready={"noon-crown": 3, "sun-medal": 0}, start=0)
    asked = []
    while table(match)["phase"] == "answer":
        asked.append(match.to_move)
        match.play("pass")
    assert asked == [0, 1, 3]
    assert table(match)["health"] == 4


def test_one_card_answers_one_warlord_and_the_surplus_is_lost():
    """AS-K2 Two warlords of different glyphs, each asked for by itself, in the order in which they came."""
    match = besiege(warlords=["sun", "fire"], ready={"noon-crown": 0})
    assert table(match)["foe"] == "sun"
    now = play(match, "tap noon-crown")
    assert (now["foe"], match.to_move) == ("fire", 0)
    assert now["glyphs"] == {}
    assert play(match, "ability fire")["health"] == 5


def test_only_the_glyph_of_the_warlord_answers():
    """AS-K2 And only a card of one's own that is not tapped (AS-A8)."""
    match = besiege(
        warlords=["sun"], ready={"sun-medal": 0, "ember-ring": 0, "dawn-mirror": 1}, tapped={"solar-rod": 0}
    )
    assert legal(match) == {"tap sun-medal", "pass"}
    assert refused(match, "tap ember-ring") == "AS-K2"
    assert refused(match, "tap dawn-mirror") == "AS-A8"
    assert refused(match, "tap solar-rod") == "AS-A8"
    assert refused(match, "ability fire") == "AS-K2"


def test_exiles_may_answer():
    """AS-K2 AS-X1 The king is not out of their reach."""
    match = besiege(warlords=["sun"], exile={1})
    assert match.to_move == 1
    assert play(match, "ability sun")["health"] == 5


def test_passing_is_for_answers():
    """AS-K2 In a turn there is nothing to pass."""
    assert refused(place(), "pass") == "AS-K2"


@pytest.mark.parametrize(("warlords", "health"), [([], 1), (["cobalt"], 2), (["cobalt", "darkness"], 3)])
def test_the_king_dies_in_the_siege_at_the_moment_his_health_is_zero(warlords, health):
    """AS-K3 AS-E3 Of sickness or of a warlord nobody answers; nothing more is asked."""
    match = besiege(warlords=warlords, health=health, hordes=4)
    assert match.outcome.reason == "sickness"
    assert table(match)["health"] == 0
    assert match.points == (0, 0, 0, 20)


def test_a_dead_king_stops_the_asking():
    """AS-K3 The second warlord is not even faced."""
    match = besiege(warlords=["cobalt", "sun"], health=2)
    assert match.outcome.reason == "sickness"


def test_up_to_two_cards_recover():
    """AS-L1 Asked clockwise from the start player; after two the next one is asked."""
    told = {"tapped": {"ember-ring": 1, "fire-wand": 1, "alembic": 3}, "ability_tapped": {1: 1, 3: 1}}
    match = besiege(start=1, actor=0, **told)
    assert (match.to_move, table(match)["actions_left"]) == (1, 2)
    assert legal(match) == {"untap ember-ring", "untap fire-wand", "untap ability", "rest"}
    assert refused(match, "untap alembic") == "AS-L1"
    now = play(match, "untap ember-ring", "untap ability")
    assert (now["lies"]["ember-ring"], now["lies"]["fire-wand"], now["ability_tapped"]) == (
        "ready",
        "tapped",
        [0, 0, 0, 1],
    )
    assert match.to_move == 3
    now = play(match, "rest")
    assert (now["phase"], now["start"], now["lies"]["alembic"]) == ("act", "2", "tapped")


def test_nobody_without_a_tapped_card_is_asked_to_recover():
    """AS-L1 With one tapped card, one answer is enough."""
    match = besiege(ability_tapped={2: 1})
    assert match.to_move == 2
    assert play(match, "untap ability")["phase"] == "act"


def test_recovery_is_for_the_siege():
    """AS-L1 Not for a turn."""
    match = place(tapped={"ember-ring": 0}, ability_tapped={0: 1})
    for move in ("untap ember-ring", "untap ability", "rest"):
        assert refused(match, move) == "AS-L1"
    assert offered(match, "untap") == set()
