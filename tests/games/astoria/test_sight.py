"""What is hidden from whom, and what a seat imagines (AS-S1, AS-A1, AS-A12, AS-Y5, AS-Y6)."""

import random

import pytest

from tafelrunde.games.astoria.box import CARDS
from tests.games.astoria.astoria_table import deal, place, play
from tests.games.astoria.astoria_worlds import holders, worlds

HAND = ["alembic", "oak-heart", "night-cloak"]
VIEWERS = (0, 1, 2, 3, None)
SECRETS = ("goal", "hand", "foresight", "memory", "memory_least", "memory_most")


def goals(match, seat, about, count=80):
    """The goals a viewer imagines a seat to have."""
    names = (None, "save", "barbarians", "dragon", "mob")
    return {names[world.goal[about]] for world in worlds(match, seat, count)}


def seen(match, seat):
    """The view as a dict of what lies on the table."""
    return match.view(seat).to_dict()["table"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hands_and_goals_are_for_their_owners(viewer):
    """AS-S1 Of the others everybody sees how many cards they hold; a spectator sees nothing secret."""
    told = seen(deal(), viewer)
    for seat in range(4):
        for field in SECRETS:
            assert (told[field][seat] is not None) == (seat == viewer)
    assert told["hand_size"] == [3, 3, 3, 3]
    assert (told["pile"], told["pile_count"]) == (None, 18)


def test_dealing_and_drawing_are_seen_by_one():
    """AS-S1 AS-A1 The others learn that a card was drawn, not which."""
    match = deal(dice=["artefact book-of-nature"])
    play(match, "draw")
    for seat in VIEWERS:
        told = [str(move) for move in match.moves_seen_by(seat)]
        assert told.count("goal unseen") == (3 if seat is not None else 4)
        assert told.count("artefact unseen") == 12 + 1 - (3 * (seat is not None) + (seat == 0))
        assert ("artefact book-of-nature" in told) == (seat == 0)


def test_a_theft_is_seen_by_thief_and_victim():
    """AS-Y5 The others learn from whom, not what."""
    match = place(glyphs={"darkness": 2}, hands={2: HAND}, dice=["loot alembic"])
    play(match, "steal 2")
    for seat in VIEWERS:
        told = [str(move) for move in match.moves_seen_by(seat)]
        assert told == ["steal 2", "loot alembic" if seat in (0, 2) else "loot unseen"]


def test_a_look_is_seen_by_the_one_who_looks():
    """AS-Y6 In private; everybody knows how many cards were looked at."""
    match = place(glyphs={"cobalt": 1}, dice=["glimpse i05"])
    play(match, "look")
    for seat in VIEWERS:
        assert [str(move) for move in match.moves_seen_by(seat)][-1] == (
            "glimpse i05" if seat == 0 else "glimpse unseen"
        )
        assert seen(match, seat)["glimpsed"] == [1, 0, 0, 0]
    assert seen(match, 0)["foresight"][0][0] == "i05"
    assert seen(match, 1)["foresight"][0] is None


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_hidden_does_not_change_a_view(viewer):
    """AS-S1 AS-Y5 AS-Y6 Two tables that differ only in secrets look the same to those who must not know them."""
    secrets = [["i05"] + [None] * 17] + [[None] * 18] * 3
    others = [["i11"] + [None] * 17] + [[None] * 18] * 3
    one = place(hands={0: HAND, 1: ["fire-wand"]}, goals=("save", "mob", "dragon", "save"), actor=2)
    two = place(hands={0: ["fire-wand", *HAND[1:]], 1: ["alembic"]}, goals=("dragon", "save", "mob", "save"), actor=2)
    if viewer in (3, None):
        assert one.view(viewer).table.tobytes() == two.view(viewer).table.tobytes()
    one = place(glimpsed=[1, 0, 0, 0], foresight=secrets, actor=2)
    two = place(glimpsed=[1, 0, 0, 0], foresight=others, actor=2)
    assert (one.view(viewer).table.tobytes() == two.view(viewer).table.tobytes()) == (viewer != 0)


def test_a_refusal_does_not_tell_where_a_card_is():
    """AS-A5 AS-Y5 The same rule whether a card is in another's hand or in the pile."""
    match = place(hands={1: ["alembic"]})
    for move in ("craft {} yellow", "tap {}", "seize {}"):
        rules = {match.why_not(move.format(card)).rule for card in ("alembic", "sulphur-censer")}
        assert len(rules) == 1


def test_legal_moves_are_told_to_the_seat_to_move_only():
    """AS-R2 They would tell what is in its hand."""
    match = place(hands={0: ["ember-ring"]})
    assert match.view(0).to_dict()["legal"]
    for seat in (1, 2, 3, None):
        assert match.view(seat).to_dict()["legal"] == []


def test_imagined_goals_keep_to_the_number_of_cards():
    """AS-C2 AS-S1 Whoever holds the dragon knows that nobody else does."""
    match = place(goals=("dragon", "save", "mob", "barbarians"))
    assert goals(match, 0, 1) == {"save", "barbarians", "mob"}
    assert goals(match, None, 1) == {"save", "barbarians", "dragon", "mob"}
    loyal = place(6, goals=("save", "save", "save", "barbarians", "dragon", "mob"))
    for world in worlds(loyal, 0):
        assert sorted(world.goal[seat] for seat in range(6)) == [1, 1, 1, 2, 3, 4]


def test_imagined_goals_keep_to_shown_cards_and_accusations():
    """AS-A12 A shown goal is known; a wrong accusation tells what somebody is not."""
    match = place(goals=("save", "mob", "save", "barbarians"))
    play(match, "accuse 3 barbarians", "accuse 2 mob")
    for viewer in (0, 1, None):
        assert goals(match, viewer, 3) == {"barbarians"}
        assert "mob" not in goals(match, viewer, 2)
        assert "barbarians" not in goals(match, viewer, 2)
    assert goals(match, 0, 2) == {"save", "dragon"}


def test_enough_wrong_accusations_tell_everything():
    """AS-A12 With six players all goals are dealt: who is none of the three is loyal."""
    cleared = {seat: {"barbarians": 1, "dragon": 1, "mob": 1} for seat in (1, 2)}
    cleared |= {3: {"dragon": 1, "mob": 1}, 4: {"mob": 1, "barbarians": 1}}
    match = place(6, cleared=cleared)
    for world in worlds(match, 0, 20):
        assert [world.goal[seat] for seat in range(6)] == [1, 1, 1, 2, 3, 4]


def test_own_cards_are_imagined_nowhere_else():
    """AS-A1 And unseen ones anywhere: in each other hand and in the pile."""
    match = place(hands={0: HAND, 1: ["fire-wand", "flame-dagger"], 2: ["sun-medal"]})
    assert holders(match, 0, "alembic") == {0}
    assert holders(match, 0, "fire-wand", 200) == {1, 2, None}
    assert holders(match, None, "alembic", 200) == {0, 1, 2, None}


def test_cards_looked_at_are_imagined_where_they_are():
    """AS-Y6 Another who looked less deep knows as much as they saw; the rest is any card of the pile."""
    match = place(glyphs={"cobalt": 1}, ready={"cobalt-seal": 1}, dice=["glimpse i05", "glimpse i11"])
    play(match, "look", "end", "tap cobalt-seal", "look", "look")
    for seat, known in ((0, 1), (1, 2), (2, 0)):
        found = [[world.foresight[1, depth] for depth in range(2)] for world in worlds(match, seat)]
        assert ({first for first, _ in found} == {5}) == (known > 0)
        assert ({second for _, second in found} == {11}) == (known > 1)
        assert all(first != second for first, second in found)
        assert all(world.foresight[0, 0] == world.foresight[1, 0] for world in worlds(match, seat, 5))


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, 4, 5, None])
def test_none_of_the_seven_viewers_of_six_seats_is_told_a_secret(viewer):
    """AS-S1 AS-A1 AS-Y5 AS-Y6 Nothing in a view, its legal moves or its log is about another's goal, hand or looks."""
    rng = random.Random(6)
    match = place(
        6,
        hands={seat: list(CARDS)[3 * seat : 3 * seat + 3] for seat in range(6)},
        glyphs={"cobalt": 2, "darkness": 2},
        ready={"oracle-orb": 1, "shade-lantern": 2, "skull-sceptre": 3},
        seed=6,
    )
    play(match, "look", "look", "steal 3", "end", "tap oracle-orb", "look", "end")
    while not match.over:
        told = match.view(viewer).to_dict()
        for field in SECRETS:
            assert [seat for seat, secret in enumerate(told["table"][field]) if secret is not None] == (
                [] if viewer is None else [viewer]
            )
        assert told["table"]["pile"] is None
        assert bool(told["legal"]) == (match.to_move == viewer)
        match.play(rng.choice(match.legal))
    for played, learned in zip(match.played, match.moves_seen_by(viewer), strict=True):
        if learned.kind in ("goal", "artefact", "glimpse", "loot"):
            assert viewer is not None
            assert played.seat is None
