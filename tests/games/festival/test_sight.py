"""What is hidden from whom, what a seat remembers, and what it can imagine (FV-R6)."""

import json
import random
from collections import Counter
from itertools import permutations

import pytest

from tafelrunde.kernel import engine
from tests.games.festival.festival_table import (
    FESTIVAL,
    after,
    cards,
    deal,
    deck,
    final,
    imagined,
    play_at_random,
    seen_by,
    serve,
    table,
)

EVERYBODY = (0, 1, 2, 3, None)
WORLDS = 120


def worlds(match, seat, count=WORLDS):
    """Many tables as a seat imagines them."""
    return [imagined(match, seat, seed) for seed in range(count)]


def told_to(match, seat):
    """Everything a seat is told: its view and the moves as it learned of them."""
    return json.dumps(match.view(seat).to_dict()), [str(move) for move in match.moves_seen_by(seat)]


def discard(world, round_, last):
    """What the last player of a round left."""
    left = Counter(each for each in world["handed"][last][round_] if each)
    (found,) = left - Counter([world["open_card"][last][round_] or world["secret_card"][last][round_]])
    return found


def test_a_face_down_card_is_seen_by_its_owner_alone():
    """FV-R6 The owner sees which card it is; the others see that it lies there."""
    match = deal("d1 g2 t3 m4 c5")
    serve(match, "0:d1-")
    assert seen_by(match, 0)["secret_card"][0][0] == "dancer-1"
    for seat in (1, 2, 3, None):
        told = seen_by(match, seat)
        assert told["secret_card"][0] is None
        assert told["lies"][0][0] == "down"
        assert told["open_card"][0][0] is None


def test_the_pile_is_seen_by_nobody():
    """FV-R6 Nobody sees what is in the pile; everybody can count it."""
    match = after("0:d1+ 1:g2- 2:t3+ 3:m4- / c5")
    for seat in EVERYBODY:
        assert seen_by(match, seat)["pile"] is None
        assert seen_by(match, seat)["pile_count"] == 40


def test_a_spectator_sees_no_more_than_any_seat():
    """FV-R6 Whatever a spectator sees, every seat sees too; no packet, no secret card, nothing to decide."""
    match = FESTIVAL.start(seats=5, seed=1)
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal))
        public = seen_by(match, None)
        assert public["secret_card"] == public["handed"] == [None] * 5
        assert match.view(None).to_dict()["legal"] == []
        for seat in range(5):
            told = seen_by(match, seat)
            assert {name for name in public if public[name] != told[name]} <= {"secret_card", "handed"}


def test_a_view_tells_nothing_of_the_dice():
    """FV-R6 Neither seed nor key nor commitment nor log is part of a view: only the table, and what to decide."""
    match = FESTIVAL.start(seats=4, seed=1)
    parts = {"game", "edition", "seats", "options", "seat", "to_move", "legal", "table"}
    for seat in EVERYBODY:
        assert set(match.view(seat).to_dict()) == parts


def test_what_was_taken_face_down_changes_nothing_for_those_who_did_not_see_it():
    """FV-R6 Two matches that differ in which of two cards 1 took face down: 0, 3 and spectators see no difference.

    Afterwards 2 gets the other card of the two and takes it face down as well.
    """
    one, other = deal("d1 g2 t3 m4 c5"), deal("d1 g2 t3 m4 c5")
    serve(one, "0:d1+ 1:g2- 2:t3-")
    serve(other, "0:d1+ 1:t3- 2:g2-")
    for seat in (0, 3, None):
        assert told_to(one, seat) == told_to(other, seat)
    for seat in (1, 2):
        assert told_to(one, seat) != told_to(other, seat)


def test_what_was_drawn_changes_nothing_for_those_who_did_not_see_it():
    """FV-R6 Two matches with other cards in hand: until a card lies open, the others see no difference."""
    one, other = deal("d1 g2 t3 m4 c5"), deal("c9 c9 m1 d6 d7")
    for seat in (1, 2, 3, None):
        assert told_to(one, seat) == told_to(other, seat)
    serve(one, "0:t3-")
    serve(other, "0:c9-")
    for seat in (1, 2, 3, None):
        assert told_to(one, seat) == told_to(other, seat)


def test_what_was_discarded_changes_nothing_for_the_others():
    """FV-R5 FV-R6 The last player kept one or the other of two cards face down: nobody else can tell which."""
    one, other = FESTIVAL.start(seats=4, seed=2), FESTIVAL.start(seats=4, seed=2)
    for match, kept in ((one, 0), (other, 1)):
        while len(match.legal) != 4 or match.legal[0].kind != "take":
            match.play(match.legal[0])
        last = match.to_move
        match.play([move for move in match.legal if move.parts["face"] == "down"][kept])
    for seat in EVERYBODY:
        assert (told_to(one, seat) == told_to(other, seat)) == (seat != last)


def test_the_log_of_a_seat_is_what_it_saw():
    """FV-R6 Draws are seen by the first player alone, cards taken face down by who took them."""
    match = deal("d1 g2 t3 m4 c5")
    serve(match, "0:d1- 1:g2+ 2:t3-")
    drawn = ["draw dancer-1", "draw gladiator-2", "draw tamer-3", "draw minstrel-4", "draw clown-5"]
    hidden = ["draw a card"] * 5
    first, handed = ["first is 0"], "hand to {}".format
    assert told_to(match, 0)[1] == [
        *first,
        *drawn,
        "take dancer-1 down",
        handed(1),
        "take gladiator-2 up",
        handed(2),
        "take a card down",
        handed(3),
    ]
    for seat, taken in (
        (1, "take a card down"),
        (2, "take tamer-3 down"),
        (3, "take a card down"),
        (None, "take a card down"),
    ):
        assert told_to(match, seat)[1] == [
            *first,
            *hidden,
            "take a card down",
            handed(1),
            "take gladiator-2 up",
            handed(2),
            taken,
            handed(3),
        ]


def test_a_seat_remembers_every_packet_it_was_handed():
    """FV-R6 All cards they were handed in this and in earlier rounds, not in the order in which they were drawn."""
    match = after("0:d5+ 1:g2- 2:t3+ 3:m4+ / c1", then="c9 d1 c9 d2 d3")
    serve(match, "2:d1-")
    mine = seen_by(match, 2)["handed"][2]
    assert [each for each in mine[0] if each] == cards("t3 m4 c1")
    assert [each for each in mine[1] if each] == cards("d1 d2 d3 c9 c9")
    assert [each for each in seen_by(match, 1)["handed"][1][0] if each] == cards("g2 t3 m4 c1")
    assert not any(seen_by(match, 1)["handed"][1][1])


def test_later_face_down_cards_and_the_discard_come_from_what_was_handed_on():
    """FV-R6 0 handed on four cards: those of 1, 2, 3 and the discard are these four, in every order."""
    match = after("0:d5+ 1:g2- 2:t3- 3:m4- / c1", then="d1 d2 d3 d4 d6")
    found: Counter[tuple[str, ...]] = Counter()
    for world in worlds(match, 0, 600):
        later = [world["secret_card"][seat][0] for seat in (1, 2, 3)]
        found[*later, discard(world, 0, 3)] += 1
    assert set(found) == set(permutations(cards("g2 t3 m4 c1")))
    assert min(found.values()) > 8, "each of the 24 orders is as likely as any other: about 25 times"


def test_open_cards_are_taken_off_what_was_handed_on():
    """FV-R6 Of the four cards 0 handed on, 2 laid one open: the other three are with 1, 3 and in the discard."""
    match = after("0:d5+ 1:g2- 2:t3+ 3:m4- / c1", then="d1 d2 d3 d4 d6")
    found = set()
    for world in worlds(match, 0):
        assert world["open_card"][2][0] == "tamer-3"
        found.add((world["secret_card"][1][0], world["secret_card"][3][0], discard(world, 0, 3)))
    assert found == set(permutations(cards("g2 m4 c1")))


def test_of_two_equal_cards_one_may_lie_open_and_one_face_down():
    """FV-R6 Two equal cards were handed on and one was laid open: the other is still somewhere among the rest."""
    match = after("0:d5+ 1:c9- 2:c9+ 3:m4- / c1", then="d1 d2 d3 d4 d6")
    found = {
        (world["secret_card"][1][0], world["secret_card"][3][0], discard(world, 0, 3)) for world in worlds(match, 0)
    }
    assert found == set(permutations(cards("c9 m4 c1")))


def test_the_cards_of_earlier_seats_vary_over_all_that_was_not_seen():
    """FV-R6 3 was served last and saw two cards: what 0 and 1 have face down can be any card it has not seen."""
    match = after("0:d5- 1:g2- 2:t3+ 3:m4- / c1", then="d1 d2 d3 d4 d6")
    assert match.to_move == 2
    found = set()
    for world in worlds(match, 3, 400):
        found |= {world["secret_card"][seat][0] for seat in (0, 1)}
        assert world["secret_card"][3][0] == "minstrel-4"
        assert discard(world, 0, 3) == "clown-1"
    unseen = deck(4) - Counter(cards("t3 m4 c1"))
    assert found <= set(unseen)
    assert len(found) == len(unseen), "over 400 worlds each kind of unseen card turns up"


def test_a_seat_in_the_middle_knows_the_later_cards_and_guesses_the_earlier():
    """FV-R6 1 was handed g2 t3 m4 c1 and took g2: 2, 3 and the discard share t3 m4 c1, and 0 has none of them."""
    match = after("0:d5- 1:g2- 2:t3- 3:m4- / c1", then="d1 d2 d3 d4 d6")
    for world in worlds(match, 1):
        later = Counter([world["secret_card"][2][0], world["secret_card"][3][0], discard(world, 0, 3)])
        assert later == Counter(cards("t3 m4 c1"))
        everywhere = Counter(world["pile"]) + Counter(world["handed"][0][0]) + Counter(world["handed"][0][1])
        del everywhere[None]
        assert everywhere == deck(4)
    assert len({world["secret_card"][0][0] for world in worlds(match, 1)}) > 15


def test_the_holder_knows_what_is_left_and_the_others_do_not():
    """FV-R6 While 1 chooses, 1 and 0 know the packet; 2 imagines it in many ways, always four cards."""
    match = deal("d1 g2 t3 m4 c5")
    serve(match, "0:d1+")
    match.play("hand to 1")
    for seat in (0, 1):
        for world in worlds(match, seat, 20):
            assert [each for each in world["handed"][1][0] if each] == cards("g2 t3 m4 c5")
    packets = {tuple(each for each in world["handed"][1][0] if each) for world in worlds(match, 2)}
    assert len(packets) > WORLDS / 2
    assert {len(packet) for packet in packets} == {4}


def test_a_spectator_imagines_everything_that_lies_face_down():
    """FV-R6 A spectator knows the open cards only: the others can be any card that is not among them."""
    match = after("0:d5- 1:g2- 2:t3+ 3:m4- / c1", then="d1 d2 d3 d4 d6")
    found = set()
    for world in worlds(match, None, 300):
        assert world["open_card"][2][0] == "tamer-3"
        found |= {world["secret_card"][seat][0] for seat in (0, 1, 3)}
        found |= {each for each in world["handed"][2][1] if each}
    assert found == set(deck(4) - Counter(cards("t3")))


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("simplified", [False, True])
def test_imagined_worlds_look_the_same_and_have_all_the_cards(seats, simplified):
    """FV-R6 FV-C2 From the first card to the last and after it: the same view, the census right, the moves the same."""
    match = FESTIVAL.start(seats=seats, seed=4, options={"simplified": simplified})
    rng = random.Random(4)
    while True:
        for seat in rng.sample((*range(seats), None), 2):
            view = match.view(seat)
            world = view.imagine(rng.getrandbits(40))
            assert FESTIVAL.rule_ids[engine.count_pieces(world)] == ""
            position = match.position() | {"table": imagined(match, seat, rng.getrandbits(40))}
            there = FESTIVAL.from_position(position)
            assert there.view(seat).to_dict() == view.to_dict()
        if match.over:
            break
        match.play(rng.choice(match.legal))


def test_after_the_end_only_the_discards_stay_secret():
    """FV-E1 FV-R5 All that was laid is known, and imagined as it is; the packets of others and the discards are not."""
    match = final("dddddd gg DD", "gggggg tt GG", "tttttt mm TT", "mmmmmm dd MM")
    found = set()
    for world in worlds(match, None):
        assert world["open_card"] == table(match)["open_card"]
        discards = tuple(discard(world, round_, 3) for round_ in range(10))
        assert sorted(discards) == sorted(cards("c1 c1 c2 c3 c4 c5 c6 c7 c9 c9"))
        found.add(discards)
    assert len(found) > WORLDS / 2
    for world in worlds(match, 3, 20):
        assert world["handed"][3] == table(match)["handed"][3]
    assert seen_by(match, 0)["handed"][3] is None


def test_the_same_seed_imagines_the_same_world():
    """FV-R6 A world is a matter of view and seed alone; the match does not notice."""
    match = play_at_random(FESTIVAL.start(seats=4, seed=5), random.Random(5))
    match.undo(30)
    before = match.state_bytes()
    assert imagined(match, 1, 7) == imagined(match, 1, 7)
    assert imagined(match, 1, 7) != imagined(match, 1, 8)
    assert match.state_bytes() == before
