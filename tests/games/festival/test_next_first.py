"""Who is first player of the next round (FV-N)."""

import random

import pytest

import tafelrunde as tr
from tests.games.festival.festival_table import FESTIVAL, after, first_player, table, with_the_cards_at


def first_after(round_, **how):
    """The first player of the round after this one."""
    return first_player(after(round_, **how))


def test_the_lowest_open_card_makes_its_owner_first():
    """FV-N1 1 laid a 2, 2 a 3 and 3 a 4: the next first player is 1."""
    assert first_after("0:d5+ 1:g2+ 2:t3+ 3:m4+ / c1") == 1
    assert first_after("0:d5+ 3:g4+ 1:t3+ 2:m2+ / c1") == 2


def test_face_down_cards_do_not_count():
    """FV-N1 The lowest number lies face down: only what lies face up is compared. The discard never counts."""
    assert first_after("0:d5+ 1:g1- 2:t7+ 3:m4+ / c1") == 3
    assert first_after("0:d5- 1:g1- 2:t7+ 3:m4- / c1") == 2


def test_only_cards_of_this_round_count():
    """FV-N1 A 1 from the round before does not make anybody first once more."""
    match = after("0:d5+ 1:g1+ 2:t3+ 3:m4+ / c1", "1:d9+ 0:g9+ 2:t7+ 3:m6+ / c6")
    assert first_player(match) == 3


def test_a_tie_goes_to_whoever_laid_later():
    """FV-N2 Two, three or four lay the same lowest number: the last of them is first."""
    assert first_after("0:d9+ 1:g2+ 2:t2+ 3:m4+ / c1") == 2
    assert first_after("0:d9+ 2:g2+ 1:t2+ 3:m4+ / c1") == 1
    assert first_after("0:d9+ 3:g2+ 2:t2+ 1:m2+ / c1") == 1
    assert first_after("0:d9+ 4:g3+ 2:t3+ 3:m3+ 1:c3+ / c1", seats=5) == 1


def test_a_tie_is_among_open_cards_only():
    """FV-N2 The later of two 2s lies face down: the earlier one counts."""
    assert first_after("0:d9+ 1:g2+ 2:t2- 3:m4+ / c1") == 1


def test_even_equal_cards_of_one_profession_can_tie():
    """FV-N2 Both 1s of the clowns: the later one."""
    assert first_after("0:d9+ 3:c1+ 1:c1+ 2:m4+ / g2") == 1


def test_the_first_player_is_passed_over():
    """FV-N3 The first player lays a 1 and is not first again: the lowest of the others is."""
    assert first_after("0:d1+ 1:g5+ 2:t3+ 3:m4- / c1") == 2
    assert first_after("2:d1+ 0:g9+ 1:t4- 3:m4- / c1") == 0


def test_a_tie_with_the_first_player_goes_to_the_other():
    """FV-N3 The first player's 2 is ignored, so the other 2 is alone."""
    assert first_after("0:d2+ 1:g2+ 2:t3+ 3:m4+ / c1") == 1


def test_the_first_player_changes_whenever_another_card_lies_open():
    """FV-N3 FV-N4 Nobody is first twice running unless no other seat laid face up."""
    for seed in range(30):
        match = FESTIVAL.start(seats=4 + seed % 2, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            match.play(rng.choice(match.legal))
        told = table(match)
        for round_ in range(9):
            first, following = told["served"][round_][0], told["served"][round_ + 1][0]
            others = [told["lies"][seat][round_] for seat in range(match.seats) if str(seat) != first]
            assert (first == following) == ("up" not in others)


@pytest.mark.parametrize("first", range(4))
def test_the_first_player_stays_if_everybody_laid_face_down(first):
    """FV-N4 All face down: no change."""
    one, two, three = (seat for seat in range(4) if seat != first)
    assert first_after(f"{first}:d9- {one}:g2- {two}:t3- {three}:m4- / c1") == first


@pytest.mark.parametrize("first", range(4))
def test_the_first_player_stays_if_nobody_else_laid_face_up(first):
    """FV-N4 Only the first player's card lies face up: no change, whatever its number."""
    one, two, three = (seat for seat in range(4) if seat != first)
    assert first_after(f"{first}:d9+ {one}:g2- {two}:t3- {three}:m4- / c1") == first
    assert first_after(f"{first}:d1+ {one}:g2- {two}:t3- {three}:m4- / c1") == first


def test_nobody_else_can_have_begun_the_round():
    """FV-N1 A position in which another seat than the lowest open card says holds the new packet is refused."""
    match = after("0:d5+ 1:g2+ 2:t3+ 3:m4+ / c1")
    assert FESTIVAL.from_position(with_the_cards_at(match, 1)).state_bytes() == match.state_bytes()
    for seat in (0, 2, 3):
        with pytest.raises(tr.BadPosition):
            FESTIVAL.from_position(with_the_cards_at(match, seat, first=str(seat)))
