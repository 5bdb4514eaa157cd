"""The simplified game (FV-X)."""

import random
from collections import Counter

import pytest

import tafelrunde as tr
from tests.games.festival.festival_table import (
    FESTIVAL,
    PROFESSIONS,
    after,
    cards,
    deal,
    deck,
    final_cards,
    first_player,
    hand_to,
    play_at_random,
    serve,
    table,
)


def test_only_the_thirty_cards_from_one_to_five():
    """FV-X1 1, 1, 2, 3, 4, 5 in each profession; every one of them is drawn, and no other."""
    for seats in (4, 5):
        match = FESTIVAL.start(seats=seats, seed=1, options={"simplified": True})
        play_at_random(match, random.Random(1))
        drawn = Counter(move.parts["card"] for move in match.moves if move.kind == "draw")
        assert drawn.total() == 30
        assert drawn == deck(seats, simplified=True)
        assert {card.partition("-")[0] for card in drawn} == set(PROFESSIONS.values())


def test_a_card_above_five_is_not_in_play():
    """FV-X1 is the rule that is named for a 6, and for an 8 with four players too."""
    match = deal("d1 d1 d2 d3 d4", simplified=True)
    for card in ("clown-6", "clown-8", "clown-9"):
        refused = match.why_not(f"take {card} up")
        assert refused.rule == "FV-X1"
        assert "1 bis 5" in refused.text("de")
    assert match.why_not("take clown-5 up").rule == "FV-R6"
    with pytest.raises(tr.DiceExhausted, match="draw clown-6, cannot happen now"):
        FESTIVAL.start(seats=4, dice=["first is 0", "draw clown-6"], options={"simplified": True})


def test_every_card_is_worth_its_number():
    """FV-X2 The sum of the numbers, and nothing for stars or professions: the third has five professions."""
    hands = [
        cards("d1 d2 d3 d4 d5 g1"),
        cards("g1 g2 g3 g4 g5 c1"),
        cards("d1 t2 m3 c4 t5 m5"),
        cards("t1 t1 m1 m1 c1 c2"),
    ]
    match = final_cards(hands, simplified=True)
    assert match.points == (16, 16, 20, 7)
    assert match.winners == (2,)
    assert match.outcome.places == (2, 2, 1, 4)


@pytest.mark.parametrize(("seats", "rounds", "size"), [(4, 6, 5), (5, 5, 6)])
def test_the_match_ends_with_the_pile(seats, rounds, size):
    """FV-X3 Six rounds of five cards with 4 players, five rounds of six with 5; then the pile is used up."""
    match = FESTIVAL.start(seats=seats, seed=2, options={"simplified": True})
    assert table(match)["packet_now"] == size
    play_at_random(match, random.Random(2))
    assert match.outcome.reason == "pile"
    assert table(match)["pile"] == {}
    assert table(match)["round_now"] == rounds
    assert sum(move.kind == "take" for move in match.moves) == rounds * seats
    assert match.why_not("hand to 0").rule == "FV-E1"


def test_the_eights_are_no_matter():
    """FV-X3 FV-S1 does not apply: four and five players have the same thirty cards."""
    four = FESTIVAL.start(
        seats=4, dice=["first is 0", *map("draw {}".format, cards("d1 d2 d3 d4 d5"))], options={"simplified": True}
    )
    assert Counter(table(four)["pile"]) + Counter(cards("d1 d2 d3 d4 d5")) == deck(5, simplified=True)


def test_the_numbers_still_decide_who_is_first():
    """FV-X3 FV-N1 FV-N2 FV-N3 hold as in the whole game: the later of two 2s, and not the first player's 1."""
    assert first_player(after("0:d1+ 1:g2+ 2:t2+ 3:m4+ / c1", simplified=True)) == 2
    assert first_player(after("0:d5- 1:g2- 2:t2- 3:m4- / c1", simplified=True)) == 0


def test_who_laid_face_up_is_still_served_first():
    """FV-X3 FV-R4 holds as in the whole game."""
    match = after("0:d5+ 1:g2- 2:t3+ 3:m4+ / c1", then="d1 d2 d3 d4 g1", simplified=True)
    serve(match, "2:d1-")
    assert hand_to(match) == [0, 3]
    assert match.why_not("hand to 1").rule == "FV-R4"


def test_all_cards_are_turned_up_at_the_end():
    """FV-X3 FV-E1 The face-down cards are turned up, and in the rounds that are not played nothing lies."""
    match = FESTIVAL.start(seats=5, seed=3, options={"simplified": True})
    play_at_random(match, random.Random(3))
    told = match.view(None).to_dict()["table"]
    for row, lies in zip(told["open_card"], told["lies"], strict=True):
        assert [card is not None for card in row] == [True] * 5 + [False] * 5
        assert lies[5:] == ["not-yet"] * 5
