"""Components and setup (FV-C, FV-S)."""

import random
from collections import Counter

import pytest

import tafelrunde as tr
from tafelrunde.games.festival.box import BOX, CARDS, NUMBER, PROFESSION, STARS
from tests.games.festival.festival_table import (
    FESTIVAL,
    PROFESSIONS,
    after,
    deal,
    deck,
    final,
    first_player,
    packet_of,
    play_at_random,
    seen_by,
    table,
)


def cards_of(match):
    """All cards of a match that has just begun: the pile and the packet of the first player."""
    return Counter(table(match)["pile"]) + Counter(packet_of(match, first_player(match), 0))


def test_sixty_cards_in_five_professions():
    """FV-C1 60 cards, twelve in each of five professions."""
    cards = cards_of(FESTIVAL.start(seats=5, seed=1))
    assert cards.total() == 60
    for profession in PROFESSIONS.values():
        assert sum(count for card, count in cards.items() if card.startswith(profession)) == 12


def test_every_card_has_a_star_and_the_nines_have_two():
    """FV-C1 Each card has a number from 1 to 9 and one star; the 9s have two."""
    assert set(NUMBER) == set(range(1, 10))
    assert [int(stars) for stars in STARS] == [2 if number == 9 else 1 for number in NUMBER]


def test_a_nine_outweighs_another_card():
    """FV-C1 One 9 has more stars than one other dancer: six gold for the most dancers, and the 9 costs one."""
    with_a_nine = final("D ggggggg tt", "d ttttt mmmm", "mmm g T ccccc", "m ccc t MMCCG")
    with_an_ace = final("d ggggggg tt", "d ttttt mmmm", "mmm g T ccccc", "m ccc t MMCCG")
    assert with_a_nine.points[0] - with_an_ace.points[0] == (6 - 1) - 4
    assert with_a_nine.points[1] - with_an_ace.points[1] == 3 - 4


def test_the_twelve_numbers_of_a_profession():
    """FV-C2 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9 in every profession."""
    cards = cards_of(FESTIVAL.start(seats=5, seed=2))
    for profession in PROFESSIONS.values():
        numbers = sorted(int(card[-1]) for card in cards.elements() if card.startswith(profession))
        assert numbers == [1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9]


def test_the_professions_and_their_colours():
    """FV-C3 Dancer red, gladiator blue, tamer green, minstrel yellow, clown purple."""
    colours = {"dancer": "red", "gladiator": "blue", "tamer": "green", "minstrel": "yellow", "clown": "purple"}
    assert {name: BOX["colours"][name] for name in BOX["professions"]["ids"]} == colours
    assert [CARDS[i].partition("-")[0] for i in range(len(CARDS))] == [list(colours)[each] for each in PROFESSION]


@pytest.mark.parametrize(("seats", "drawn"), [(4, 50), (5, 60)])
def test_the_cards_come_out_even(seats, drawn):
    """FV-C4 Ten rounds of 5 cards use up 50, the deck without its 8s; ten rounds of 6 use up all 60."""
    match = play_at_random(FESTIVAL.start(seats=seats, seed=3), random.Random(3))
    draws = Counter(move.parts["card"] for move in match.moves if move.kind == "draw")
    assert draws.total() == drawn
    assert draws == deck(seats)
    assert table(match)["pile"] == {}


def test_four_players_leave_the_eights_in_the_box():
    """FV-S1 With 4 seats there is no 8; with 5 there are ten."""
    eights = [f"{profession}-8" for profession in PROFESSIONS.values()]
    four, five = (cards_of(FESTIVAL.start(seats=seats, seed=4)) for seats in (4, 5))
    assert sum(four[card] for card in eights) == 0
    assert sum(five[card] for card in eights) == 10
    assert (four.total(), five.total()) == (50, 60)
    assert {card: count for card, count in five.items() if card not in eights} == four


def test_an_eight_cannot_be_taken_or_drawn_by_four():
    """FV-S1 is the rule that is named for an 8 at a table of four; five players just do not hold it."""
    four = deal("d1 d2 d3 d4 d5")
    assert four.why_not("take clown-8 down").rule == "FV-S1"
    assert "8er" in four.why_not("take clown-8 down").text("de")
    assert deal("d1 d2 d3 d4 d5 d6", seats=5).why_not("take clown-8 down").rule == "FV-R6"
    with pytest.raises(tr.DiceExhausted, match="draw clown-8, cannot happen now"):
        FESTIVAL.start(seats=4, dice=["first is 0", "draw clown-8"])


@pytest.mark.parametrize("seats", [4, 5])
def test_anybody_may_be_drawn_as_first_player(seats):
    """FV-S2 Each seat can come out, and no empty chair."""
    for first in range(seats):
        match = after(first=first, seats=seats)
        assert first_player(match) == match.to_move == first
    if seats == 4:
        with pytest.raises(tr.DiceExhausted, match="first is 4, cannot happen now"):
            FESTIVAL.start(seats=4, dice=["first is 4"])


def test_every_seat_is_as_likely_to_be_first():
    """FV-S2 The first player is drawn by lot: over 500 matches each of five seats is first about 100 times."""
    firsts = Counter(first_player(FESTIVAL.start(seats=5, seed=seed)) for seed in range(500))
    assert sum((firsts[seat] - 100) ** 2 / 100 for seat in range(5)) < 18.5  # chi-square, 4 degrees, one in a thousand


def test_the_first_player_is_drawn_only_once():
    """FV-S2 is the rule that is named when chance should choose a first player later."""
    assert deal("d1 d2 d3 d4 d5").why_not("first is 2").rule == "FV-S2"


def test_the_pile_lies_face_down_and_has_no_order_yet():
    """FV-S2 One face-down pile: everybody sees how many cards it has, nobody which, and nobody knows the next one."""
    match = FESTIVAL.start(seats=4, seed=5)
    for seat in (0, 1, 2, 3, None):
        assert seen_by(match, seat)["pile"] is None
        assert seen_by(match, seat)["pile_count"] == 45
    assert Counter(table(match)["pile"]).total() == 45


@pytest.mark.parametrize(
    ("lang", "marked"), [("en", "*Ruling:*"), ("de", "*Festlegung:*"), ("fr", "*Décision\u202f:*")]
)
def test_the_rulebook_says_that_the_lot_is_our_ruling(lang, marked):
    """FV-S2 The source names only an example of how the first player is found, so the lot is marked as decided here."""
    assert marked in FESTIVAL.words.rulebook(lang)["FV-S2"].text
