"""What everybody remembers of cards that went into a hand before their eyes (AS-Y5, AS-V4)."""

import random

import pytest

from tests.games.astoria.astoria_table import ASTORIA, place, play, table
from tests.games.astoria.astoria_worlds import holders, together

HAND = ["alembic", "oak-heart", "night-cloak"]
TWO = ["alembic", "oak-heart"]


def test_a_victim_knows_where_the_stolen_card_is():
    """AS-Y5 Others do not; the thief has it in hand."""
    match = place(glyphs={"darkness": 2}, hands={0: ["fire-wand"], 2: HAND}, dice=["loot alembic"])
    play(match, "steal 2")
    assert holders(match, 2, "alembic") == {0}
    assert holders(match, 0, "alembic") == {0}
    assert holders(match, 1, "alembic", 200) == {0, 2, None}


def test_a_stolen_card_may_be_stolen_on():
    """AS-Y5 A third thief takes an unseen card: the first victim knows that one of the two has it."""
    match = place(
        glyphs={"darkness": 2},
        hands={0: ["fire-wand"], 2: ["alembic", "oak-heart"]},
        ready={"shade-lantern": 1, "night-cloak": 3},
        dice=["loot alembic", "loot fire-wand", "loot alembic"],
    )
    play(match, "steal 2", "end", "tap shade-lantern", "steal 0")
    assert holders(match, 2, "alembic") == {0, 1}
    assert holders(match, 0, "alembic") == {0}
    assert holders(match, 1, "fire-wand") == {1}
    play(match, "end", "end", "tap night-cloak", "steal 0")
    assert table(match)["hand_size"] == [0, 1, 1, 1]
    assert holders(match, 2, "alembic") == {1, 3}  # seat 0 has no card left
    assert holders(match, 0, "alembic") == {3}


def test_everybody_knows_a_card_that_returned_to_a_hand():
    """AS-V4 A spectator too; when the owner is robbed, only owner and thief know whether it was that card."""
    match = place(
        5,
        actor=2,
        work={"ember-ring": (1, {"orange": 1})},
        hands={1: ["oak-heart"]},
        ready={"shade-lantern": 3},
        dice=["loot oak-heart"],
    )
    play(match, "unpick ember-ring orange")
    for viewer in (0, 2, 3, None):
        assert holders(match, viewer, "ember-ring") == {1}
    play(match, "end", "tap shade-lantern", "steal 1")
    for viewer in (0, 2, None):
        assert holders(match, viewer, "ember-ring") == {1, 3}
    assert holders(match, 3, "ember-ring") == {1}
    assert holders(match, 1, "oak-heart") == {3}


def test_a_card_laid_down_is_no_longer_a_secret():
    """AS-A5 AS-Y5 The memory of it is gone."""
    match = place(glyphs={"darkness": 2}, hands={2: ["ember-ring"]}, dice=[])
    play(match, "steal 2", "craft ember-ring red")
    assert table(match)["memory"] == [{}, {}, {}, {}]
    assert holders(match, 2, "ember-ring") == {None}


def robbed_of_two(loot, **told):
    """Seat 0 robs seat 2 of two cards before its eyes; then seat 1 robs seat 0 of a card seat 2 does not see."""
    match = place(
        **{
            "glyphs": {"darkness": 4},
            "hands": {0: ["fire-wand"], 1: ["sun-medal"], 2: HAND},
            "ready": {"shade-lantern": 1},
            "dice": ["loot alembic", "loot oak-heart", f"loot {loot}"],
        }
        | told
    )
    play(match, "steal 2", "steal 2", "end", "tap shade-lantern", "steal 0")
    return match


@pytest.mark.parametrize("loot", ["alembic", "fire-wand"])
def test_one_theft_takes_one_card(loot):
    """AS-Y5 Of two cards the first victim knows in the thief's hand, a second thief has one or none."""
    match = robbed_of_two(loot)
    assert together(match, 2, TWO) == {(0, 0), (0, 1), (1, 0)}
    assert together(match, 0, TWO) == {(1, 0) if loot == "alembic" else (0, 0)}


def test_a_thief_who_shows_what_was_stolen_has_nothing_else():
    """AS-Y5 AS-A5 The second thief lays the stolen card down: the other is still with the first."""
    match = robbed_of_two("alembic", stock={1: {"orange": 8, "yellow": 1}, 2: {"yellow": 8}})
    play(match, "craft alembic yellow")
    assert holders(match, 2, "oak-heart") == {0}


def known_with_seat_two(**told):
    """Seat 0 knows all the cards in the hand of seat 2; seat 1 is at turn."""
    counted = [[0, 0, 2, 0], [0] * 4, [0] * 4, [0] * 4]
    return place(
        actor=1,
        hands={1: ["sun-medal"], 2: TWO},
        memory=[dict.fromkeys(TWO, 1 << 2), {}, {}, {}],
        memory_least=counted,
        memory_most=counted,
        **told,
    )


def test_a_thief_of_a_hand_that_is_known_has_a_known_card():
    """AS-Y5 Also after the victim has drawn other cards."""
    match = known_with_seat_two(glyphs={"darkness": 2}, seed=1)
    play(match, "steal 2", "end", "draw", "draw")
    assert together(match, 0, TWO) == {(1, 2), (2, 1)}


def test_everybody_counts_the_cards_that_returned():
    """AS-V4 AS-Y5 Two cards returned before all eyes; the thief of one card has at most one of them."""
    match = place(
        5,
        roles=("deceiver", "alchemist", "servant", "deceiver", "alchemist"),
        work={"ember-ring": (1, {"orange": 1}), "alembic": (1, {"yellow": 1})},
        hands={1: ["oak-heart"], 4: ["sun-medal"]},
        ready={"shade-lantern": 4},
        dice=["loot oak-heart"],
    )
    play(match, "unpick ember-ring orange", "end", "end", "end", "unpick alembic yellow", "end")
    both = ["ember-ring", "alembic"]
    assert together(match, None, both) == {(1, 1)}
    play(match, "tap shade-lantern", "steal 1")
    for viewer in (0, 2, 3, None):
        assert together(match, viewer, both) == {(1, 1), (1, 4), (4, 1)}
    for viewer in (1, 4):
        assert together(match, viewer, both) == {(1, 1)}


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_the_true_table_is_one_a_seat_can_imagine(seats):
    """AS-Y5 AS-V4 What a seat remembers is true: every known card is in one of the hands remembered."""
    rng = random.Random(seats)
    for seed in range(8):
        match = ASTORIA.start(seats=seats, seed=seed)
        while not match.over:
            match.play(rng.choice(match.legal))
        now = table(match)
        for viewer, known in enumerate(now["memory"]):
            for card, mask in known.items():
                holder = next(seat for seat in range(seats) if card in now["hand"][seat])
                assert mask & (1 << (holder - viewer) % seats)
