"""What the board of Festival is told besides the view: who must be served first, and what is remembered."""

import random

from tests.games.festival.festival_table import FESTIVAL, after, cards, play_at_random

FIRST = "0:d5+ 2:g2- 1:d9+ 3:m1- / c4"


def memory(match, seat, round_):
    """What a seat remembers of a round: the cards, who may have laid them, and whether they are out."""
    found = [each for each in match.view(seat).facts().remembered if each.round == round_]
    return [(each.cards, each.hidden, each.out) for each in found]


def test_who_laid_face_up_must_be_served_first_until_the_packet_comes():
    """FV-R4 Not in the first round, and not who holds the packet."""
    match = after(FIRST, then="c2 c9 t1 t2 t3")
    assert match.to_move == 1
    assert match.view(3).facts().served_first == [0]
    match.play("take clown-2 up")
    assert match.to_move == 0
    assert match.view(3).facts().served_first == []
    assert after(then="c2 c9 t1 t2 t3").view(None).facts().served_first == []


def test_what_was_handed_on_lies_with_those_served_later_or_is_out():
    """FV-R6 The reader's own card and those laid face up since are no secret; who was served before does not count."""
    match = after(FIRST)
    assert memory(match, 0, 0) == [(cards("g2 m1 c4"), [2, 3], False)]
    assert memory(match, 1, 0) == [(cards("m1 c4"), [3], False)]
    assert memory(match, 3, 0) == [(cards("c4"), [], True)]
    assert match.view(None).facts().remembered == []


def test_of_two_equal_cards_one_is_remembered():
    """FV-C1 There are two of each 9."""
    match = after("0:c9+ 1:g2+ 2:d2+ 3:m2- / c9")
    assert memory(match, 0, 0) == [(["minstrel-2", "clown-9"], [3], False)]


def test_there_is_nothing_to_remember_of_a_packet_still_in_hand():
    """FV-R6 It is remembered from when it is handed on; before all are served nothing is out."""
    match = after(then="d5 g2 d9 m1 c4")
    match.play("take dancer-5 up")
    assert memory(match, 0, 0) == []
    match.play("hand to 2")
    assert memory(match, 0, 0) == [(cards("d9 g2 m1 c4"), [], False)]


def test_the_end_turns_up_nothing_that_was_remembered():
    """FV-E1 What was face down is told as before, so that the board can turn it up card by card."""
    match = play_at_random(FESTIVAL.start(seats=4, seed=4), random.Random(4))
    lies = match.position()["table"]["lies"]
    hidden = [(seat, each.round) for each in match.view(0).facts().remembered for seat in each.hidden]
    assert hidden
    assert all(lies[seat][round_] == "down" for seat, round_ in hidden)
