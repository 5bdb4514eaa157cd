"""Exile: each limit, and what remains (AS-X1, AS-X3)."""

import pytest

from tests.games.astoria.astoria_table import legal, place, play, refused, table


@pytest.mark.parametrize(
    "move",
    [
        "tribute red",
        "fire hordes",
        "fire mob",
        "fire guard 1",
        "nature hordes",
        "nature mob",
        "darkness guard 1",
        "guard",
        "fight sulphur",
        "accuse 1 mob",
    ],
)
def test_what_an_exile_cannot_do(move):
    """AS-X1 AS-A12 Tribute, mob and hordes, guards, fights and accusations."""
    told = {
        "rage": 3,
        "hordes": 4,
        "mob": 4,
        "power": {0: 9},
        "guards": {1: 1},
        "warlords": ["sulphur"],
        "glyphs": {"fire": 4, "nature": 4, "darkness": 3},
    }
    assert move in legal(place(**told))
    match = place(exile={0}, **told)
    assert refused(match, move) == "AS-X1"
    assert move not in legal(match)


@pytest.mark.parametrize(
    "move",
    [
        "draw",
        "gather",
        "burn red",
        "buy blue",
        "craft ember-ring red",
        "tap alembic",
        "ability fire",
        "sulphur red",
        "sun",
        "steal 1",
        "darkness king",
        "look",
        "heal",
        "attack",
        "end",
    ],
)
def test_what_an_exile_can_do(move):
    """AS-X1 AS-A1 to AS-A8 remain, with glyphs for the king, and the attack on the castle."""
    match = place(
        exile={0},
        power={0: 9},
        hands={0: ["ember-ring"], 1: ["fire-wand"]},
        ready={"alembic": 0, "phoenix-staff": 0},
        flask={0: {"red": 1}},
        glyphs={"sulphur": 1, "sun": 1, "darkness": 3, "cobalt": 3},
        dice=["artefact oak-heart", "glimpse i05"],
    )
    assert move in legal(match)


def test_an_exiled_servant_still_fetches_gems():
    """AS-X1 AS-V3 It is the use of a card, and only a Deceiver's is barred (AS-V4)."""
    assert play(place(5, actor=1, exile={1}), "fetch red")["stock"][1]["red"] == 1


def test_exiles_recover():
    """AS-X1 AS-L1 Like everybody."""
    match = place(actor=3, exile={2}, ability_tapped={2: 1}, dice=["invasion i09"])
    play(match, "end")
    assert match.to_move == 2
    assert play(match, "untap ability")["ability_tapped"] == [0] * 4


def test_exile_is_for_good():
    """AS-X1 Rounds later the exile is still out."""
    match = place(seed=1)
    play(match, "accuse 1 mob")
    while table(match)["round_now"] < 2:
        match.play("end" if "end" in legal(match) else "rest" if "rest" in legal(match) else "pass")
    assert table(match)["exile"] == [1, 0, 0, 0]


def test_who_goes_into_exile_in_the_own_turn_keeps_actions_and_glyphs():
    """AS-X3 From then on within the limits of exile."""
    match = place(glyphs={"fire": 4, "nature": 1, "cobalt": 3}, guards={1: 1}, hordes=5)
    now = play(match, "fire guard 1")
    assert (now["exile"][0], now["glyphs"], now["actions_left"]) == (1, {"fire": 1, "nature": 1, "cobalt": 3}, 4)
    assert refused(match, "fire hordes") == "AS-X1"
    assert refused(match, "nature hordes") == "AS-X1"
    assert play(match, "heal")["health"] == 7
    assert play(match, "gather")["power"][0] == 1


def test_an_accuser_who_was_wrong_goes_on_from_exile():
    """AS-X3 AS-A12 With the actions left."""
    match = place()
    now = play(match, "accuse 1 mob")
    assert (match.to_move, now["actions_left"], now["new_exile"]) == (0, 3, 1)
    assert play(match, "gather", "end")["new_exile"] == 0
