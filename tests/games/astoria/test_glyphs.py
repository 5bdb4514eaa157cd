"""What glyphs do: too few, just enough, and some to spare (AS-Y1 to AS-Y6, AS-Y8)."""

import pytest

from tafelrunde.games.astoria.box import INVASIONS
from tests.games.astoria.astoria_table import deal, legal, offered, place, play, refused, table


@pytest.mark.parametrize(
    ("move", "glyph", "cost", "rule"),
    [
        ("fire hordes", "fire", 1, "AS-Y1"),
        ("fire mob", "fire", 1, "AS-Y1"),
        ("fire guard 1", "fire", 3, "AS-Y1"),
        ("sulphur red", "sulphur", 1, "AS-Y2"),
        ("nature hordes", "nature", 1, "AS-Y3"),
        ("nature mob", "nature", 2, "AS-Y3"),
        ("sun", "sun", 1, "AS-Y4"),
        ("steal 1", "darkness", 2, "AS-Y5"),
        ("darkness king", "darkness", 3, "AS-Y5"),
        ("darkness guard 1", "darkness", 3, "AS-Y5"),
        ("seize alembic", "darkness", 6, "AS-Y5"),
        ("look", "cobalt", 1, "AS-Y6"),
        ("heal", "cobalt", 3, "AS-Y6"),
    ],
)
def test_an_effect_takes_its_glyphs(move, glyph, cost, rule):
    """AS-Y1 AS-Y2 AS-Y3 AS-Y4 AS-Y5 AS-Y6 One too few is refused, just enough will do, one to spare stays."""
    told = {
        "hordes": 5,
        "mob": 5,
        "guards": {1: 1},
        "flask": {0: {"red": 2}},
        "hands": {1: ["fire-wand"]},
        "ready": {"alembic": 1},
        "dice": ["glimpse i05"],
    }
    few = place(glyphs={glyph: cost - 1} if cost > 1 else {}, **told)
    assert refused(few, move) == rule
    exact = place(glyphs={glyph: cost}, **told)
    assert play(exact, move)["glyphs"] == {}
    more = place(glyphs={glyph: cost + 1}, **told)
    assert play(more, move)["glyphs"] == ({} if move == "sun" else {glyph: 1})


def test_fire_on_hordes_and_mob():
    """AS-Y1 Each by one; the mob raises the unrest."""
    now = play(place(glyphs={"fire": 2}, hordes=3, mob=3), "fire hordes", "fire mob")
    assert (now["hordes"], now["mob"], now["unrest"], now["unrest_raised"]) == (2, 2, 2, 1)


def test_fire_on_the_mob_raises_the_unrest_once_a_round_for_all():
    """AS-Y1 The second use and the next player's raise it no more; in the next round it may rise again."""
    match = place(glyphs={"fire": 2}, mob=6, ready={"ember-ring": 1}, dice=["invasion i09"], shown={3: "barbarians"})
    play(match, "fire mob", "fire mob", "end", "tap ember-ring")
    now = play(match, "fire mob", "end", "end", "end")
    assert (now["mob"], now["unrest"]) == (5, 2)  # 6 - 3 + 2
    play(match, "untap ember-ring")
    now = play(match, "tap ember-ring", "fire mob")
    assert (now["mob"], now["unrest"]) == (4, 3)


def test_the_unrest_does_not_rise_above_four():
    """AS-Y8 The first use in the round is spent on it all the same."""
    now = play(place(glyphs={"fire": 1}, mob=3, unrest=4), "fire mob")
    assert (now["mob"], now["unrest"], now["unrest_raised"]) == (2, 4, 1)


def test_tracks_do_not_fall_below_zero():
    """AS-Y8 What would change nothing is not offered; fire on an absent mob still stirs unrest once."""
    match = place(glyphs={"fire": 2, "nature": 3}, hordes=0, mob=0)
    for move in ("fire hordes", "nature hordes", "nature mob"):
        assert refused(match, move) == "AS-Y8"
    now = play(match, "fire mob")
    assert (now["mob"], now["unrest"]) == (0, 2)
    assert refused(match, "fire mob") == "AS-Y8"
    assert refused(place(glyphs={"fire": 2}, mob=0, unrest=4), "fire mob") == "AS-Y8"


def test_sulphur_brings_gems_back():
    """AS-Y2 One gem from the own flask into the own stock, of a colour that is there."""
    match = place(glyphs={"sulphur": 2}, flask={0: {"blue": 1, "red": 1}, 1: {"green": 1}})
    assert offered(match, "sulphur") == {"sulphur blue", "sulphur red"}
    now = play(match, "sulphur blue")
    assert (now["flask"][0], now["stock"][0]["blue"]) == ({"red": 1}, 1)
    assert refused(match, "sulphur blue") == "AS-Y2"


def test_nature_leaves_the_unrest_alone():
    """AS-Y3 One for the hordes, two for the mob."""
    now = play(place(glyphs={"nature": 3}, hordes=3, mob=3), "nature hordes", "nature mob")
    assert (now["hordes"], now["mob"], now["unrest"]) == (2, 2, 1)


def test_sun_gives_one_power_more_than_glyphs_once_a_turn():
    """AS-Y4 All at once; a second time in the turn is refused."""
    match = place(glyphs={"sun": 2}, ready={"sun-medal": 0, "noon-crown": 1}, dice=[])
    now = play(match, "sun")
    assert (now["power"][0], now["glyphs"], now["sun_used"]) == (3, {}, 1)
    play(match, "tap sun-medal")
    assert refused(match, "sun") == "AS-Y4"
    play(match, "end", "tap noon-crown")
    assert play(match, "sun")["power"][1] == 5


def test_sun_is_lost_above_twenty_and_useless_at_twenty():
    """AS-Y4 AS-C5 The power track ends."""
    assert play(place(glyphs={"sun": 4}, power={0: 18}), "sun")["power"][0] == 20
    assert refused(place(glyphs={"sun": 4}, power={0: 20}), "sun") == "AS-C5"


def test_a_stolen_hand_card_is_a_random_one():
    """AS-Y5 Chance picks among all the victim has."""
    hand = ["alembic", "oak-heart", "night-cloak"]
    stolen = set()
    for seed in range(20):
        now = play(place(glyphs={"darkness": 2}, hands={1: hand}, seed=seed), "steal 1")
        assert (now["hand_size"][:2], len(now["hand"][1])) == ([1, 2], 2)
        stolen |= set(now["hand"][0])
    assert stolen == set(hand)


def test_a_thief_may_hold_more_than_five():
    """AS-Y5 AS-A1 Stolen cards may exceed five; then nothing is drawn."""
    five = ["ember-ring", "flame-dagger", "fire-wand", "phoenix-staff", "sun-medal"]
    match = place(glyphs={"darkness": 2}, hands={0: five, 2: ["alembic"]})
    assert play(match, "steal 2")["hand_size"][0] == 6
    assert refused(match, "draw") == "AS-A1"


def test_hand_cards_are_stolen_from_others_who_have_some():
    """AS-Y5 From exiles too, but not from oneself or an empty hand."""
    match = place(glyphs={"darkness": 2}, hands={0: ["alembic"], 2: ["fire-wand"]}, exile={2})
    assert offered(match, "steal") == {"steal 2"}
    for victim in (0, 1, 5):
        assert refused(match, f"steal {victim}") == "AS-Y5"
    assert place().why_not("loot alembic").rule == "AS-Y5"
    assert place().why_not("loot unseen").rule == "AS-Y5"


def test_dark_magic_weakens_the_king_and_exiles():
    """AS-Y5 AS-X3 The wizard keeps the remaining actions."""
    now = play(place(glyphs={"darkness": 3}), "darkness king")
    assert (now["health"], now["exile"][0], now["new_exile"], now["actions_left"]) == (5, 1, 1, 4)


def test_dark_magic_may_kill_the_king():
    """AS-K3 AS-Y5 In the middle of a turn."""
    match = place(glyphs={"darkness": 3}, health=1, rage=4, goals=("save", "dragon", "save", "mob"))
    play(match, "darkness king")
    assert (match.outcome.reason, match.points) == ("dark-magic", (0, 20, 0, 0))


@pytest.mark.parametrize("way", ["ready", "tapped"])
def test_a_stolen_artefact_keeps_its_state_and_leaves_its_gems(way):
    """AS-Y5 Tapped or not; the gems stay in the victim's flask."""
    told = {way: {"alembic": 2}}
    match = place(glyphs={"darkness": 6}, flask={2: {"yellow": 1}}, **told)
    now = play(match, "seize alembic")
    assert (now["before"]["alembic"], now["lies"]["alembic"], now["flask"][2]) == ("0", way, {"yellow": 1})
    assert ("tap alembic" in legal(match)) == (way == "ready")


def test_what_cannot_be_seized():
    """AS-Y5 Spellbooks, artefacts in work or in hand, own ones, and those of exiles."""
    match = place(
        glyphs={"darkness": 6},
        ready={"book-of-fire": 1, "ember-ring": 0, "sun-medal": 3},
        work={"alembic": (1, {"yellow": 1})},
        hands={1: ["oak-heart"]},
        exile={3},
    )
    for card in ("book-of-fire", "ember-ring", "sun-medal", "alembic", "oak-heart", "night-cloak"):
        assert refused(match, f"seize {card}") == "AS-Y5"
    assert offered(match, "seize") == set()


def test_exiles_steal_hand_cards_but_no_artefacts():
    """AS-Y5 AS-X1 A published answer."""
    match = place(glyphs={"darkness": 8}, ready={"alembic": 1}, hands={1: ["oak-heart"]}, exile={0})
    assert refused(match, "seize alembic") == "AS-Y5"
    assert play(match, "steal 1")["hand"][0] == {"oak-heart": 1}


def test_looking_shows_the_next_card_and_then_deeper():
    """AS-Y6 One a glyph; the order stays, so these cards come next."""
    match = place(actor=3, glyphs={"cobalt": 2}, dice=["glimpse i05", "glimpse i11"], ability_tapped={0: 1})
    now = play(match, "look", "look")
    assert (now["glimpsed"], now["foresight"][3][:3]) == ([0, 0, 0, 2], ["i05", "i11", None])
    now = play(match, "end", "rest")
    assert (now["open_invasion"], now["glimpsed"][3], now["foresight"][3][:2]) == ("i05", 1, ["i11", None])


def test_another_who_looks_sees_the_same_cards():
    """AS-Y6 What was looked at is fixed; in a new turn one looks from the top again."""
    match = place(glyphs={"cobalt": 1}, ready={"cobalt-seal": 1}, dice=["glimpse i05", "glimpse i11"])
    play(match, "look", "end", "tap cobalt-seal", "look", "look")
    now = table(match)
    assert (now["glimpsed"], now["foresight"][1][:2]) == ([1, 2, 0, 0], ["i05", "i11"])


def test_a_card_that_was_looked_at_does_not_come_twice():
    """AS-Y6 Deeper lies another card."""
    for seed in range(10):
        match = place(glyphs={"cobalt": 3}, discards=list(set(INVASIONS) - {"i02", "i05", "i11", "i12"}), seed=seed)
        assert sorted(play(match, "look", "look", "look")["foresight"][0][:3]) == ["i05", "i11", "i12"]


def test_nothing_is_shuffled_for_a_look():
    """AS-Y6 With an empty pile there is nothing to see."""
    match = place(glyphs={"cobalt": 2}, discards=list(set(INVASIONS) - {"i02", "i05"}))
    assert play(match, "look")["foresight"][0][0] == "i05"
    assert refused(match, "look") == "AS-Y6"
    assert match.why_not("glimpse i05").rule == "AS-Y6"
    assert match.why_not("glimpse unseen").rule == "AS-Y6"


def test_a_battle_in_the_same_turn_moves_the_pile_up():
    """AS-Y6 AS-A10 The card looked at is drawn; the next look shows the card after it."""
    match = place(
        glyphs={"cobalt": 1},
        warlords=["sulphur"],
        ready={"cobalt-seal": 0, "blessed-bell": 0},
        dice=["glimpse i18", "glimpse i11"],
    )
    play(match, "look", "fight sulphur", "ability fire", "ready", "tap cobalt-seal")
    now = play(match, "look")
    assert (now["slayer"], now["foresight"][0][:2], now["looked"]) == ({"sulphur": "0"}, ["i11", None], 1)


@pytest.mark.parametrize(("health", "cured"), [(5, False), (8, False), (9, True)])
def test_three_cobalt_heal_the_king(health, cured):
    """AS-Y6 AS-E4 At 9 it cures him, and the match ends."""
    match = place(glyphs={"cobalt": 3}, health=health)
    assert play(match, "heal")["health"] == health + 1
    assert match.over is cured


def test_glyphs_are_for_the_own_turn():
    """AS-Y1 AS-Y4 AS-Y6 In the siege there are none."""
    match = place(actor=3, ability_tapped={0: 1}, seed=1)
    play(match, "end")
    for move, rule in (("fire mob", "AS-Y1"), ("sun", "AS-Y4"), ("heal", "AS-Y6"), ("nature mob", "AS-Y3")):
        assert refused(match, move) == rule
    assert deal().why_not("sulphur red").rule == "AS-Y2"
