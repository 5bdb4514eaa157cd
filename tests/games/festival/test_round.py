"""A round: drawing, taking, handing on (FV-R)."""

import random
from collections import Counter

import pytest

import tafelrunde as tr
from tests.games.festival.festival_table import (
    FESTIVAL,
    after,
    card,
    cards,
    deal,
    deck,
    final_cards,
    hand_to,
    packet_of,
    seen_by,
    serve,
    table,
    with_the_cards_at,
)

ALL_UP = "0:d5+ 1:g2+ 2:t3+ 3:m4+ / c1"
ALL_DOWN = "0:d5- 1:g2- 2:t3- 3:m4- / c1"


@pytest.mark.parametrize(("seats", "size"), [(4, 5), (5, 6)])
def test_the_first_player_draws_one_card_more_than_there_are_players(seats, size):
    """FV-R1 Five cards with four players, six with five, at the start of every round."""
    match = FESTIVAL.start(seats=seats, seed=1)
    rng = random.Random(1)
    rounds = set()
    while not match.over:
        now = table(match)
        if now["phase"] == "take" and now["first"] == now["holder"] and not now["served"][now["round_now"]][0]:
            assert now["packet_now"] == len(packet_of(match, match.to_move, now["round_now"])) == size
            rounds.add(now["round_now"])
        match.play(rng.choice(match.legal))
    assert rounds == set(range(10))


def test_cards_are_drawn_only_at_the_start_of_a_round():
    """FV-R1 is the rule that is named when a card should be drawn in between, be it in the pile or not."""
    match = deal("d1 d2 d3 d4 d5")
    assert match.why_not("draw clown-1").rule == "FV-R1"
    assert match.why_not("draw dancer-2").rule == "FV-R1"
    assert match.why_not("draw a card").rule == "FV-R1"


def test_a_card_that_was_drawn_is_no_longer_in_the_pile():
    """FV-R1 A card can be drawn as often as it is in the box."""
    assert packet_of(deal("d1 d1 d2 d3 d4"), 0, 0) == cards("d1 d1 d2 d3 d4")
    with pytest.raises(tr.DiceExhausted, match="draw dancer-2, cannot happen now"):
        FESTIVAL.start(seats=4, dice=["first is 0", "draw dancer-2", "draw dancer-2"])


def test_any_card_may_be_taken_face_up_or_face_down():
    """FV-R2 Each of the cards in hand, either way."""
    match = deal("d1 g2 t3 m4 c5")
    assert {str(move) for move in match.legal} == {
        f"take {each} {face}" for each in cards("d1 g2 t3 m4 c5") for face in ("up", "down")
    }


def test_equal_cards_are_one_choice():
    """FV-R2 Who holds both 9s of the clowns and both 1s of the dancers chooses between three cards, not five."""
    match = deal("c9 d1 c9 g4 d1")
    assert len(match.legal) == len(set(match.legal)) == 6
    match.play("take clown-9 down")
    match.play("hand to 2")
    assert Counter(packet_of(match, 2, 0)) == Counter(cards("c9 d1 g4 d1"))
    assert len(match.legal) == 6


def test_a_card_stays_as_it_was_laid():
    """FV-R2 Face up or face down is decided once: nothing turns a card before the end."""
    match = FESTIVAL.start(seats=5, seed=2)
    rng = random.Random(2)
    laid: dict[tuple[int, int], str] = {}
    while not match.over:
        for seat, ways in enumerate(table(match)["lies"]):
            for round_, way in enumerate(ways):
                assert laid.get((seat, round_), way) == way
                if way != "not-yet":
                    laid[seat, round_] = way
        match.play(rng.choice(match.legal))
    assert set(laid.values()) == {"up", "down"}
    assert len(laid) == 5 * 10 - 1
    assert {table(match)["lies"][seat][round_] == way for (seat, round_), way in laid.items()} == {True}


def test_only_one_card_is_taken():
    """FV-R2 is the rule that is named when a second card should be taken before handing on."""
    match = deal("d1 g2 t3 m4 c5")
    match.play("take gladiator-2 up")
    refused = match.why_not("take tamer-3 up")
    assert refused.rule == "FV-R2"
    assert refused.text("de") == "Nimm zuerst genau eine Karte, dann gib den Rest weiter."
    assert refused.instead == match.legal
    with pytest.raises(tr.Refused) as caught:
        match.play("take tamer-3 up")
    assert caught.value.rule == "FV-R2"


def test_the_rest_goes_to_anybody_who_has_not_taken_yet():
    """FV-R3 In the first round the choice is free among those who have no card of this round."""
    match = deal("d1 g2 t3 m4 c5 d6", seats=5, first=3)
    serve(match, "3:d1+")
    assert hand_to(match) == [0, 1, 2, 4]
    match.play("hand to 1")
    serve(match, "1:g2-")
    assert hand_to(match) == [0, 2, 4]
    match.play("hand to 4")
    serve(match, "4:t3+")
    assert hand_to(match) == [0, 2]


def test_who_is_handed_the_cards_holds_all_but_the_one_taken():
    """FV-R3 They hand the rest on: nothing is added or lost."""
    match = deal("d1 d1 t3 m4 c5")
    serve(match, "0:d1+ 2:m4-")
    assert packet_of(match, 2, 0) == cards("d1 t3 m4 c5")
    match.play("hand to 1")
    assert packet_of(match, 1, 0) == cards("d1 t3 c5")
    assert {move.parts["card"] for move in match.legal} == set(cards("d1 t3 c5"))


@pytest.mark.parametrize("to", [0, 2, 4])
def test_nobody_is_served_twice_nor_an_empty_chair(to):
    """FV-R3 is the rule that is named for oneself, for who has had a card, and for a seat nobody sits on."""
    match = deal("d1 g2 t3 m4 c5", first=2)
    serve(match, "2:d1+ 0:g2-")
    refused = match.why_not(f"hand to {to}")
    assert refused.rule == "FV-R3"
    assert refused.text("de").startswith("Wenn du deine Karte genommen hast")
    assert [str(move) for move in refused.instead] == ["hand to 1", "hand to 3"]


def test_cards_are_handed_on_only_after_taking():
    """FV-R3 is the rule that is named when somebody wants to pass without taking a card."""
    assert deal("d1 g2 t3 m4 c5").why_not("hand to 1").rule == "FV-R3"


def test_handing_on_is_not_asked_when_only_one_seat_is_left():
    """FV-R3 The last player gets the cards without a question, and the log says so."""
    match = deal("d1 g2 t3 m4 c5")
    serve(match, "0:d1+ 1:g2+ 2:t3+")
    assert match.to_move == 3
    assert (match.log[-1].seat, str(match.log[-1].move)) == (2, "hand to 3")


def test_in_the_first_round_nobody_comes_first():
    """FV-R4 There is no previous round yet: everybody may be handed the cards."""
    match = deal("d1 g2 t3 m4 c5")
    serve(match, "0:d1+")
    assert hand_to(match) == [1, 2, 3]


def test_who_laid_face_up_is_served_first():
    """FV-R4 From the second round on: 2 and 3 laid face up and come before 1, who laid face down."""
    match = after("0:d5+ 1:g2- 2:t3+ 3:m4+ / c1", then="d1 d2 d3 d4 d6")
    serve(match, "2:d1-")
    assert hand_to(match) == [0, 3]
    refused = match.why_not("hand to 1")
    assert refused.rule == "FV-R4"
    assert refused.text("de") == "Zuerst kommen alle an die Reihe, die in der letzten Runde offen ausgelegt haben."
    assert [str(move) for move in refused.instead] == ["hand to 0", "hand to 3"]
    with pytest.raises(tr.Refused, match="FV-R4"):
        match.play("hand to 1")


def test_face_down_players_are_free_to_choose_from_once_the_others_are_served():
    """FV-R4 Within the group that laid face down the choice is free again."""
    match = after("0:d5+ 1:g2- 2:t3+ 3:m4- / c1", then="d1 d2 d3 d4 d6")
    serve(match, "2:d1-")
    assert match.to_move == 0, "0 is the only one left who laid face up, and gets the cards unasked"
    match.play("take dancer-2 up")
    assert hand_to(match) == [1, 3]


def test_nobody_who_laid_face_down_can_hold_the_cards_before_the_others_were_served():
    """FV-R4 A position in which 1 holds the cards while 0 and 3, who laid face up, still wait is refused."""
    match = after("0:d5+ 1:g2- 2:t3+ 3:m4+ / c1", then="d1 d2 d3 d4 d6")
    serve(match, "2:d1-")
    match.play("hand to 0")
    assert FESTIVAL.from_position(with_the_cards_at(match, 3)).to_move == 3
    with pytest.raises(tr.BadPosition):
        FESTIVAL.from_position(with_the_cards_at(match, 1))


def test_numbers_do_not_matter_for_the_order_of_serving():
    """FV-R4 Within the group that laid face up a 9 may come before a 1."""
    match = after("0:d5+ 1:g9+ 2:t3+ 3:m4+ 4:c8+ / c1", then="d1 d2 d3 d4 d6 d7", seats=5)
    serve(match, "2:d1-")
    assert hand_to(match) == [0, 1, 3, 4]
    match.play("hand to 1")
    serve(match, "1:d2-")
    assert hand_to(match) == [0, 3, 4]


def test_all_face_up_leaves_the_choice_free():
    """FV-R4 If all laid face up, all are in the first group."""
    match = after(ALL_UP)
    match.play(match.legal[0])
    assert hand_to(match) == [seat for seat in range(4) if seat != match.to_move]


def test_all_face_down_leaves_the_choice_free():
    """FV-R4 If nobody laid face up, all are in the second group."""
    match = after(ALL_DOWN)
    match.play(match.legal[0])
    assert hand_to(match) == [1, 2, 3]


def test_only_the_round_before_counts():
    """FV-R4 Who laid face up two rounds ago and face down in the last has no precedence."""
    match = after(ALL_UP, "1:d1- 0:d2- 2:d3- 3:d4+ / d6", then="g1 g3 g4 g5 g6")
    assert match.to_move == 3
    match.play("take gladiator-1 up")
    assert hand_to(match) == [0, 1, 2]


def test_the_first_player_needs_no_precedence():
    """FV-R4 A first player who laid face down begins all the same, and does not count among those to be served."""
    match = after("0:d5+ 1:g2- 2:t3- 3:m4- / c1", then="d1 d2 d3 d4 d6")
    assert match.to_move == 0
    match.play("take dancer-1 up")
    assert hand_to(match) == [1, 2, 3]


def test_the_last_player_keeps_one_of_two_cards():
    """FV-R5 Two cards, either of them face up or face down."""
    match = deal("d1 g2 t3 m4 c5")
    serve(match, "0:d1+ 1:g2+ 2:t3+")
    assert packet_of(match, 3, 0) == cards("m4 c5")
    assert sorted(map(str, match.legal)) == sorted(
        f"take {each} {face}" for each in cards("m4 c5") for face in ("up", "down")
    )


def test_the_last_player_has_one_choice_between_two_equal_cards():
    """FV-R5 With two equal cards there is still the choice between face up and face down."""
    match = deal("d1 g2 t3 c9 c9")
    serve(match, "0:d1+ 1:g2+ 2:t3+")
    assert sorted(map(str, match.legal)) == ["take clown-9 down", "take clown-9 up"]


def test_the_discard_is_out_of_the_game():
    """FV-R5 It comes back neither to the pile nor to anybody, and it scores for nobody."""
    match = after("0:d1+ 1:g2+ 2:t3+ 3:m4+ / c5", then="d2 d3 d4 d5 d6")
    somewhere = Counter(table(match)["pile"]) + Counter(cards("d1 g2 t3 m4 d2 d3 d4 d5 d6"))
    assert deck(4) - somewhere == Counter(["clown-5"])
    assert match.why_not("take clown-5 up").rule == "FV-R6"


def test_nobody_but_the_last_player_sees_the_discard():
    """FV-R5 The discard lies in the memory of who discarded it, and in nobody's sight."""
    match = after("0:d1+ 1:g2- 2:t3+ 3:m4- / c5")
    assert seen_by(match, 3)["handed"][3][0][:2] == cards("m4 c5")
    for seat in (0, 1, 2, None):
        told = seen_by(match, seat)
        assert told["handed"][3] is None
        assert told["secret_card"][3] is None
    assert "clown-5" not in str(seen_by(match, None))
    assert not any("discard" in str(move) for move in match.moves_seen_by(None))


def test_a_match_discards_ten_cards():
    """FV-R5 One in each round: of 50 cards 40 are laid out."""
    match = final_cards([[each] * 2 + hand for each, hand in zip(cards("d1 g1 t1 m1"), OTHER_CARDS, strict=True)])
    laid = [each for row in table(match)["open_card"] for each in row]
    assert len(laid) == 40
    assert None not in laid


OTHER_CARDS = [
    cards("d2 d3 d4 d5 d6 d7 d9 d9"),
    cards("g2 g3 g4 g5 g6 g7 g9 g9"),
    cards("t2 t3 t4 t5 t6 t7 t9 t9"),
    cards("m2 m3 m4 m5 m6 m7 m9 m9"),
]


def test_a_card_must_be_in_hand():
    """FV-R6 is the rule that is named for a card that somebody else took, that is in the pile, or that lies open."""
    match = deal("d1 g2 t3 m4 c5")
    serve(match, "0:d1+")
    match.play("hand to 1")
    for elsewhere in ("d1", "c9", "d2"):
        refused = match.why_not(f"take {card(elsewhere)} down")
        assert refused.rule == "FV-R6"
        assert refused.text("de") == "Diese Karte hast du nicht auf der Hand."
        assert refused.instead == match.legal
    assert match.why_not("take a card down").rule == "FV-R6"


def test_a_refused_move_changes_nothing():
    """FV-R6 After a refusal the table and the choices are what they were."""
    match = deal("d1 g2 t3 m4 c5")
    before = (match.state_bytes(), match.legal, match.log, match.to_move)
    for forbidden in ("take clown-9 up", "hand to 1", "draw clown-1", "first is 2", "take dancer-8 up"):
        with pytest.raises(tr.Refused):
            match.play(forbidden)
        assert (match.state_bytes(), match.legal, match.log, match.to_move) == before


def test_face_up_cards_stay_in_sight_and_face_down_cards_are_counted():
    """FV-R6 Open cards of all rounds, how everybody's cards lie, and in which order they were laid, are public."""
    match = after(ALL_UP, "1:d1- 0:d2- 2:d3+ 3:d4+ / d6", then="g1 g3 g4 g5 g6")
    for seat in (0, 1, 2, 3, None):
        told = seen_by(match, seat)
        assert [row[0] for row in told["open_card"]] == cards("d5 g2 t3 m4")
        assert [row[1] for row in told["open_card"]] == [None, None, *cards("d3 d4")]
        assert [row[:2] for row in told["lies"]] == [["up", "down"], ["up", "down"], ["up", "up"], ["up", "up"]]
        assert told["served"][1][:4] == ["1", "0", "2", "3"]


def test_who_holds_the_cards_sees_them_all_and_nobody_else_does():
    """FV-R6 A player may look at all cards they hold when they choose."""
    match = deal("d1 g2 t3 m4 c5")
    serve(match, "0:d1+")
    match.play("hand to 2")
    assert [each for each in seen_by(match, 2)["handed"][2][0] if each] == cards("g2 t3 m4 c5")
    for seat in (1, 3, None):
        assert seen_by(match, seat)["handed"][2] is None
        assert seen_by(match, seat)["packet_now"] == 4
    assert match.view(2).legal == match.legal
    assert match.view(1).legal == ()
