"""Using cards, and what becomes of their glyphs (AS-A8)."""

import pytest

from tests.games.astoria.astoria_table import offered, place, play, refused, table


def test_a_tapped_card_gives_its_glyphs_and_is_spent():
    """AS-A8 It is an action, and works once until it is untapped."""
    match = place(ready={"phoenix-staff": 0})
    now = play(match, "tap phoenix-staff")
    assert (now["glyphs"], now["actions_left"], now["lies"]["phoenix-staff"]) == ({"fire": 4}, 3, "tapped")
    assert refused(match, "tap phoenix-staff") == "AS-A8"
    play(match, "ability fire")
    assert refused(match, "ability fire") == "AS-A8"


def test_only_finished_own_cards_are_tapped():
    """AS-A8 Not one in work, in hand, or of somebody else."""
    match = place(ready={"sun-medal": 1}, work={"ember-ring": (0, {"red": 1})}, hands={0: ["fire-wand"]})
    for card in ("sun-medal", "ember-ring", "fire-wand", "alembic"):
        assert refused(match, f"tap {card}") == "AS-A8"


def test_glyphs_are_split_among_effects():
    """AS-A8 One effect at a time, without further actions."""
    match = place(ready={"phoenix-staff": 0}, hordes=5, mob=5)
    now = play(match, "tap phoenix-staff", "fire hordes", "fire mob", "fire hordes")
    assert (now["hordes"], now["mob"], now["glyphs"], now["actions_left"]) == (3, 4, {"fire": 1}, 3)


def test_glyphs_add_up_from_one_use_to_the_next():
    """AS-A8 Two and two make four, of which three kill a guard."""
    match = place(ready={"ember-ring": 0}, guards={2: 1})
    play(match, "ability fire")
    assert refused(match, "fire guard 2") == "AS-Y1"
    assert play(match, "tap ember-ring")["glyphs"] == {"fire": 4}
    assert "fire guard 2" in offered(match, "fire-guard")


def test_glyphs_of_different_kinds_stay_apart():
    """AS-A8 Fire is no sun."""
    assert play(place(ready={"sun-medal": 0}), "ability fire", "tap sun-medal")["glyphs"] == {"fire": 2, "sun": 2}


@pytest.mark.parametrize(
    "action",
    [
        "draw",
        "gather",
        "burn red",
        "buy blue",
        "craft ember-ring red",
        "tribute red",
        "fight sulphur",
        "guard",
        "accuse 1 mob",
        "attack",
    ],
)
def test_any_other_action_loses_unspent_glyphs(action):
    """AS-A8 Only using a card keeps them."""
    match = place(
        exile={0} if action == "attack" else {},
        power={0: 9},
        rage=3,
        hands={0: ["ember-ring"]},
        warlords=["sulphur"],
        ready={"sun-medal": 0, "dawn-mirror": 0},
        dice=["artefact alembic"],
    )
    assert play(match, "ability fire")["glyphs"] == {"fire": 2}
    now = play(match, action)
    assert (match.to_move, now["glyphs"]) == (0, {})


def test_glyphs_do_not_outlast_the_turn():
    """AS-A8 After the last action they can still be spent, then they are gone."""
    match = place(hordes=5)
    now = play(match, "gather", "gather", "gather", "ability fire")
    assert (match.to_move, now["actions_left"], now["glyphs"]) == (0, 0, {"fire": 2})
    assert play(match, "fire hordes", "end")["glyphs"] == {}
    assert (match.to_move, table(match)["hordes"]) == (1, 4)


def test_the_turn_ends_by_itself_when_the_last_glyph_is_spent():
    """AS-A8 AS-R2 No action and no glyph is left."""
    match = place(hordes=5)
    play(match, "gather", "gather", "gather", "ability fire", "fire hordes", "fire hordes")
    assert match.to_move == 1


def test_a_card_may_be_tapped_for_nothing():
    """AS-A8 The turn may end with glyphs unspent."""
    match = place()
    play(match, "ability fire", "end")
    assert (match.to_move, table(match)["ability_tapped"][0]) == (1, 1)


def test_unspent_glyphs_do_not_enter_a_fight():
    """AS-A8 AS-A10 The fight begins with none."""
    match = place(warlords=["sulphur"], ready={"sun-medal": 0, "dawn-mirror": 0})
    assert play(match, "ability fire", "fight sulphur")["glyphs"] == {}
