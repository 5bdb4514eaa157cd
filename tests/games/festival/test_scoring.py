"""End and scoring (FV-E)."""

import random

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.games.festival.box import CARDS
from tafelrunde.kernel import engine
from tests.games.festival import naive_scorer
from tests.games.festival.festival_table import (
    FESTIVAL,
    NUMBERS,
    card,
    deck,
    final,
    final_cards,
    play_at_random,
    seen_by,
    table,
)

SOLE = ("ddddd ggggg", "ddd ttttttt", "mmmmmmm ggg", "cccccccc t m")


def gold_for_dancers(*stars):
    """What each seat gets for the dancers, if it has so many of them with one star each.

    The rest of the hands is dealt somehow, and what it is worth is taken off by the naive scorer.
    """
    dancers = [each for each in deck(len(stars)).elements() if each.startswith("dancer") and not each.endswith("9")]
    others = [card(f"{letter}{n}") for n in NUMBERS if len(stars) == 5 or n != 8 for letter in "gtmc"]
    hands = [[dancers.pop() for _ in range(count)] for count in stars]
    for hand in hands:
        hand += [others.pop() for _ in range(10 - len(hand))]
    match = final_cards(hands)
    rest = [[each for each in hand if each[0] != "dancer"] for hand in naive_scorer.hands(match)]
    assert all(len({profession for profession, _ in hand}) == 4 for hand in rest)
    without = naive_scorer.gold_before_the_floor(rest)
    fifth_profession = [10 - 6 if count else 0 for count in stars]
    return tuple(all_ - a - b for all_, a, b in zip(match.points, without, fifth_profession, strict=True))


def forged_points(*hands):
    """The gold for hands that no match can come to, each a letter for each of ten cards."""
    numbers = {letter: CARDS.number(card(f"{letter.lower()}{1 if letter.islower() else 9}")) for letter in "dgtmcDGTMC"}
    tables = FESTIVAL.record.blank()
    tables["seats"] = len(hands)
    for seat, hand in enumerate(hands):
        tables["open_card"][0, seat] = [numbers[letter] + 1 for letter in hand.replace(" ", "")]
    points, places = np.zeros((2, len(hands)), np.int64)
    engine.finish(tables, points, places)
    return tuple(points.tolist())


def test_the_match_ends_after_ten_rounds():
    """FV-E1 After the last card of the tenth round the match is over, with every seat served ten times."""
    match = play_at_random(FESTIVAL.start(seats=5, seed=1), random.Random(1))
    assert (match.over, match.to_move, match.legal) == (True, None, ())
    assert match.outcome.reason == "rounds"
    assert sum(move.kind == "take" for move in match.moves) == 50
    assert table(match)["round_now"] == 10


def test_at_the_end_every_card_is_turned_up():
    """FV-E1 Everybody, spectators too, sees all cards that were laid; before, face-down cards were hidden."""
    match = FESTIVAL.start(seats=4, seed=2)
    rng = random.Random(2)
    while not match.over:
        hidden = sum(way == "down" for row in table(match)["lies"] for way in row)
        shown = [each for row in seen_by(match, None)["open_card"] for each in row if each]
        assert len(shown) == sum(way == "up" for row in table(match)["lies"] for way in row)
        match.play(rng.choice(match.legal))
    assert hidden > 5
    for seat in (0, 1, 2, 3, None):
        assert [[f"{a}-{b}" for a, b in hand] for hand in naive_scorer.hands(match)] == seen_by(match, seat)[
            "open_card"
        ]


def test_after_the_end_nothing_can_be_played():
    """FV-E1 is the rule that is named for every decision after the tenth round."""
    match = final(*SOLE)
    for move in ("take dancer-1 up", "take dancer-1 down", "hand to 2"):
        refused = match.why_not(move)
        assert refused.rule == "FV-E1"
        assert refused.instead == ()
        assert refused.text("de") != refused.text("en")
        with pytest.raises(tr.Refused):
            match.play(move)
    assert match.why_not("draw dancer-1").rule == "FV-R1"
    assert match.why_not("first is 0").rule == "FV-S2"


def test_a_match_ends_neither_earlier_nor_later():
    """FV-E1 Before the last card is taken there is no outcome."""
    match = FESTIVAL.start(seats=4, seed=3)
    takes = 0
    while not match.over:
        assert (match.outcome, match.points, match.winners) == (None, None, ())
        assert takes < 40
        takes += match.legal[0].kind == "take"
        match.play(match.legal[0])
    assert takes == 40


def test_sole_most_six_and_sole_second_three():
    """FV-E2 A whole count: the professions one by one, and three professions for the last seat.

    Dancers 5:3, gladiators 5:3, tamers 7:1, minstrels 7:1, clowns 8 alone.
    """
    assert final(*SOLE).points == (6 + 6, 3 + 6, 6 + 3, 6 + 3 + 3 + 3)


@pytest.mark.parametrize(
    ("stars", "gold"),
    [
        ((4, 2, 1, 0), (6, 3, 0, 0)),
        ((4, 3, 0, 0), (6, 3, 0, 0)),
        ((0, 1, 2, 3), (0, 0, 3, 6)),
        ((3, 2, 1, 1), (6, 3, 0, 0)),
        ((5, 2, 1, 0, 0), (6, 3, 0, 0, 0)),
        ((1, 2, 3, 4, 0), (0, 0, 3, 6, 0)),
    ],
)
def test_sole_most_and_sole_second(stars, gold):
    """FV-E2 Sole most 6, sole second 3, the third nothing."""
    assert gold_for_dancers(*stars) == gold


@pytest.mark.parametrize(
    ("stars", "gold"),
    [
        ((3, 3, 2, 0), (4, 4, 0, 0)),
        ((2, 3, 3, 0), (0, 4, 4, 0)),
        ((2, 2, 2, 1), (4, 4, 4, 0)),
        ((2, 2, 2, 2), (4, 4, 4, 4)),
        ((1, 1, 1, 0), (4, 4, 4, 0)),
        ((3, 3, 2, 2, 0), (4, 4, 0, 0, 0)),
        ((2, 2, 2, 2, 2), (4, 4, 4, 4, 4)),
        ((3, 3, 1, 1, 1), (4, 4, 0, 0, 0)),
    ],
)
def test_tied_for_most(stars, gold):
    """FV-E3 Two or more tied for most: 4 each, and nobody is second."""
    assert gold_for_dancers(*stars) == gold


@pytest.mark.parametrize(
    ("stars", "gold"),
    [
        ((4, 2, 2, 0), (6, 1, 1, 0)),
        ((3, 1, 1, 1), (6, 1, 1, 1)),
        ((1, 4, 1, 0), (1, 6, 1, 0)),
        ((4, 2, 2, 1, 1), (6, 1, 1, 0, 0)),
        ((2, 1, 1, 1, 1), (6, 1, 1, 1, 1)),
    ],
)
def test_several_seconds(stars, gold):
    """FV-E4 One alone has most, several are second: 1 each for the seconds."""
    assert gold_for_dancers(*stars) == gold


@pytest.mark.parametrize(
    ("stars", "gold"),
    [
        ((3, 0, 0, 0), (6, 0, 0, 0)),
        ((2, 0, 0, 0, 0), (6, 0, 0, 0, 0)),
        ((2, 2, 0, 0), (4, 4, 0, 0)),
        ((3, 1, 0, 0), (6, 3, 0, 0)),
    ],
)
def test_without_a_star_nothing_is_won(stars, gold):
    """FV-E5 Who has no star is not second, be they alone behind the first or tied with others."""
    assert gold_for_dancers(*stars) == gold


def test_a_profession_nobody_has_pays_nobody():
    """FV-E5 All ten clowns are discarded, one in each round: nobody gets gold for them.

    Each of the other professions goes 10:2, and two 9s cost everybody two.
    """
    match = final("dddddd gg DD", "gggggg tt GG", "tttttt mm TT", "mmmmmm dd MM")
    assert match.points == (6 + 3 - 2, 6 + 3 - 2, 6 + 3 - 2, 6 + 3 - 2)


def test_variety():
    """FV-E6 Two professions nothing, three 3, four 6, five 10 gold."""
    match = final("dddddd gggg", "d g tttttttt", "d g t mmmmmmm", "d g t m cccccc", "d ggg mm cccc")
    for_dancers, for_gladiators, for_tamers = (6, 1, 1, 1, 1), (6, 0, 0, 0, 3), (0, 6, 1, 1, 0)
    for_minstrels, for_clowns, for_variety = (0, 0, 6, 0, 3), (0, 0, 0, 6, 3), (0, 3, 6, 10, 6)
    assert match.points == tuple(
        map(sum, zip(for_dancers, for_gladiators, for_tamers, for_minstrels, for_clowns, for_variety, strict=True))
    )


def test_a_nine_costs_one_gold():
    """FV-E7 Minus 1 for each two-star card; its stars count for two all the same."""
    without = final("ddddd ggggg", "ddd ttttttt", "mmmmmmm ggg", "cccccccc t m")
    with_nines = final("ddddd ggggg", "ddd ttttttt", "mmmmmmm ggg", "ccccccc C t M")
    assert without.points == (12, 9, 9, 15)
    assert with_nines.points == (12, 9, 9, 15 - 2)


def test_nobody_ends_below_zero():
    """FV-E8 Eight 9s and no prize are minus 8, and count as zero.

    No match comes to this, because who has many 9s has prizes or variety: so the cards are forged.
    """
    assert forged_points("DDDD d GGGG g", "d" * 10, "d" * 10, "g" * 10, "g" * 10) == (0, 4, 4, 4, 4)
    assert forged_points("D" * 10, "D" * 10, "D" * 10, "g" * 10) == (0, 0, 0, 6)


def test_the_winner_has_most_gold():
    """FV-E9 Most gold wins; places go by gold, and equal gold is an equal place."""
    match = final(*SOLE)
    assert match.points == (12, 9, 9, 15)
    assert match.winners == (3,)
    assert match.outcome.places == (2, 3, 3, 1)


def test_tied_players_share_the_win():
    """FV-E9 Equal gold at the top: all of them have won."""
    match = final("dddddd gg DD", "gggggg tt GG", "tttttt mm TT", "mmmmmm dd MM")
    assert match.winners == (0, 1, 2, 3)
    assert match.outcome.places == (1, 1, 1, 1)


def test_a_finished_match_can_be_laid_out_again():
    """FV-E1 FV-E9 The end as a position is the end, with the same gold."""
    match = final(*SOLE)
    again = FESTIVAL.from_position(match.position())
    assert again.over
    assert again.outcome == match.outcome


def test_face_up_and_face_down_score_the_same():
    """FV-E1 How a card lay makes no difference to what it is worth: the same cards all face down, the same gold."""
    for seed in range(10):
        match = play_at_random(FESTIVAL.start(seats=4, seed=seed), random.Random(seed))
        hands = [[f"{profession}-{number}" for profession, number in hand] for hand in naive_scorer.hands(match)]
        assert final_cards(hands).outcome == match.outcome


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("simplified", [False, True])
def test_a_second_scorer_agrees(seats, simplified):
    """FV-E2 FV-E3 FV-E4 FV-E5 FV-E6 FV-E7 FV-E8 FV-E9 FV-X2 A scorer written from the rules alone finds the same."""
    tied = 0
    for seed in range(75):
        match = FESTIVAL.start(seats=seats, seed=seed, options={"simplified": simplified})
        play_at_random(match, random.Random(f"{seats} {simplified} {seed}"))
        assert match.points == naive_scorer.score(match)
        best = max(match.points)
        assert match.winners == tuple(seat for seat, points in enumerate(match.points) if points == best)
        assert match.outcome.places == tuple(1 + sum(other > own for other in match.points) for own in match.points)
        tied += len(match.winners) > 1
    assert tied
