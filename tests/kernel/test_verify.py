"""Checking a finished match: what holds, what does not, and what could not be checked."""

import json

import pytest

import tafelrunde as tr
from tafelrunde.kernel.chance import commitment
from tests.kernel.matches import FESTIVAL, KEY, finished, halfway, play_on, sealed

NAMES = ["Anna", "Ben", "Clara", "David"]
OTHER_KEY = bytes(range(1, 33))
WRONG_COMMITMENT = "the key of the dice does not fit the commitment that was published before the first move"
WRONG_CHECKSUM = "the file was altered after it was written: its checksum does not fit"
WRONG_OUTCOME = "the moves do not lead to the outcome the file tells"


@pytest.fixture
def told():
    """The file of a finished match with a key and contributions."""
    return json.loads(play_on(FESTIVAL.start(seats=4, key=KEY, contributions=NAMES)).to_json())


def check(told):
    """The verdict over a file whose checksum fits: whoever tampers with a file can write a new one."""
    return tr.verify(sealed(told))


def test_a_true_match_holds(told):
    """Moves, key, dice and outcome were checked, nothing is wrong and nothing was left out."""
    verdict = check(told)
    assert verdict.ok
    assert (verdict.wrong, verdict.unchecked) == ((), ())
    moves, draws = len(told["moves"]), sum(move.startswith(("draw", "first")) for move in told["moves"])
    assert verdict.holds[0] == f"all {moves} moves follow the rules of festival, edition 1"
    assert verdict.holds[1] == f"the key fits the commitment {commitment(KEY)}"
    assert verdict.holds[3] == "points and places are right"
    said = int(verdict.holds[2].split()[1])
    assert verdict.holds[2].endswith("dice and draws fell as the key decides")
    assert draws - 2 <= said <= draws, "a last card of the pile needs no dice"
    assert verdict.match.outcome.reason == "rounds"


def test_a_match_with_a_seed_holds():
    """A seed lies open: the dice can be checked, and there is no commitment."""
    verdict = tr.verify(finished(seats=5, options={"simplified": True}).to_json())
    assert verdict.ok
    assert not any("commitment" in line for line in verdict.holds)
    assert any("fell as the seed decides" in line for line in verdict.holds)


@pytest.mark.parametrize(("new_dice", "written"), [(False, "back to"), (True, "undo to")])
def test_a_match_with_undos_holds(new_dice, written):
    """The dice went back with the moves; in files of earlier versions they went on."""
    match = play_on(FESTIVAL.start(seats=4, key=KEY), decisions=40)
    match.undo(15, new_dice=new_dice)
    file = play_on(match, seed=8).to_json()
    assert any(move.startswith(written) for move in json.loads(file)["moves"])
    assert tr.verify(file).ok
    assert tr.Match.from_json(file).to_json() == file


def test_an_undo_that_rolled_anew_is_found_out():
    """A file cannot claim that the dice went back when they went on."""
    match = play_on(FESTIVAL.start(seats=4, key=KEY), decisions=40)
    match.undo(15, new_dice=True)
    told = json.loads(play_on(match, seed=8).to_json())
    told["moves"] = [move.replace("undo to", "back to") for move in told["moves"]]
    assert any("the dice say" in line for line in check(told).wrong)


def test_another_key_does_not_fit(told):
    """It fits neither the commitment nor the dice; every die that fell otherwise is told."""
    told["dice"]["key"] = OTHER_KEY.hex()
    verdict = check(told)
    assert not verdict.ok
    assert verdict.holds == ()
    assert verdict.wrong[0] == WRONG_COMMITMENT
    assert all(line.startswith("move ") and "the dice say" in line for line in verdict.wrong[1:])
    assert len(verdict.wrong) > 30


def test_another_commitment_does_not_fit(told):
    """Everything else holds, and only that is told."""
    told["dice"]["commitment"] = commitment(OTHER_KEY)
    assert check(told).wrong == (WRONG_COMMITMENT,)


def test_key_and_commitment_exchanged_together_do_not_help(told):
    """The dice still fell otherwise than the new key says."""
    told["dice"] |= {"key": OTHER_KEY.hex(), "commitment": commitment(OTHER_KEY)}
    verdict = check(told)
    assert WRONG_COMMITMENT not in verdict.wrong
    assert "the dice say" in verdict.wrong[0]


@pytest.mark.parametrize("seat", range(4))
def test_altered_contributions_do_not_fit(told, seat):
    """The stream depends on each seat's contribution."""
    told["dice"]["contributions"][seat] += " "
    verdict = check(told)
    assert not verdict.ok
    assert all("the dice say" in line for line in verdict.wrong)


def test_exchanged_contributions_do_not_fit(told):
    """Also on which seat gave which."""
    told["dice"]["contributions"].reverse()
    assert "the dice say" in check(told).wrong[0]


def discards(moves):
    """Where the cards were drawn that were discarded in the end, a card for each round."""
    drawn: dict[str, int] = {}
    for at, move in enumerate(moves):
        kind, card = move.split()[:2]
        if kind == "draw":
            drawn[card] = at
        elif kind == "take":
            drawn.pop(card, None)
            if len(drawn) == 1:
                yield drawn.popitem()[1]


def test_a_swapped_die_is_told_with_its_move(told):
    """Two discards exchanged between rounds: every move is legal and the gold is right, but not so the dice fell."""
    said = told["moves"]
    one, other = list(discards(said))[3:5]
    before = said[one]
    said[one], said[other] = said[other], said[one]
    verdict = check(told)
    assert verdict.match.over
    assert verdict.wrong[0] == f"move {one + 1}: the dice say {before}, the file {said[one]!r}"
    assert any(line.startswith(f"move {other + 1}: the dice say") for line in verdict.wrong)
    assert WRONG_OUTCOME not in verdict.wrong


def test_a_swapped_die_of_one_packet_is_told(told):
    """Two cards drawn the other way round: the same table and the same end, but not so the dice fell."""
    said = told["moves"]
    at = next(n for n in range(60, len(said)) if {said[n][:4], said[n + 1][:4]} == {"draw"} and said[n] != said[n + 1])
    said[at], said[at + 1] = said[at + 1], said[at]
    first, second = check(told).wrong
    assert first == f"move {at + 1}: the dice say {said[at + 1]}, the file {said[at]!r}"
    assert second.startswith(f"move {at + 2}: the dice say ")
    assert second.endswith(f", the file {said[at + 1]!r}")


def test_a_dropped_move_is_told(told):
    """Whatever move is missing, something after it cannot be."""
    for at in range(0, len(told["moves"]), 13):
        verdict = check(told | {"moves": told["moves"][:at] + told["moves"][at + 1 :]})
        assert not verdict.ok
        assert verdict.wrong


def test_dropped_moves_at_the_end_are_told(told):
    """A match that was cut off does not lead to the outcome the file tells."""
    verdict = check(told | {"moves": told["moves"][:-1]})
    assert not verdict.ok
    assert verdict.wrong == (WRONG_OUTCOME,)
    assert verdict.unchecked == ("the match is not over",)


def test_an_illegal_move_is_told_with_its_rule(told):
    """The number of the move, the move, and the rule that forbids it."""
    at = next(n for n, move in enumerate(told["moves"]) if move.startswith("take"))
    for move, rule in (("take clown-8 up", "FV-S1"), ("hand to 1", "FV-R3"), ("take dancer-1 up", "FV-R6")):
        moves = [*told["moves"][:at], move, *told["moves"][at + 1 :]]
        if move in told["moves"][at]:
            continue
        (wrong,) = check(told | {"moves": moves}).wrong
        assert wrong.startswith(f"move {at + 1}: {move}: {rule} ")


def test_a_changed_decision_is_told():
    """In the simplified game the last player takes another number: legal, and the dice hold, but the end is another."""
    match = play_on(FESTIVAL.start(seats=4, key=KEY, options={"simplified": True}))
    told = json.loads(match.to_json())
    taken = match.undo()[0].parts["card"]
    (other,) = {move.parts["card"] for move in match.legal} - {taken}
    assert taken[-1] != other[-1]
    assert check(told | {"moves": [*told["moves"][:-1], f"take {other} up"]}).wrong == (WRONG_OUTCOME,)


def test_the_checksum_tells_what_nothing_else_can(told):
    """How the very last card lay makes no difference to anything: only the checksum knows it."""
    *said, face = told["moves"][-1].split()
    told["moves"][-1] = " ".join([*said, {"up": "down", "down": "up"}[face]])
    assert tr.verify(json.dumps(told)).wrong == (WRONG_CHECKSUM,)


def test_an_altered_outcome_is_told(told):
    """Points, places or reason."""
    points, places = told["outcome"]["points"], told["outcome"]["places"]
    for change in ({"points": points[::-1]}, {"places": places[1:]}, {"reason": "pile"}, {"points": [99, *points[1:]]}):
        assert check(told | {"outcome": told["outcome"] | change}).wrong == (WRONG_OUTCOME,)


def test_an_altered_checksum_is_told(told):
    """Everything else holds, and only that is told."""
    assert tr.verify(json.dumps(told | {"checksum": "0" * 64})).wrong == (WRONG_CHECKSUM,)


def test_an_altered_setup_is_told(told):
    """Four seats cannot have been five, nor the game the simplified one."""
    assert not check(told | {"seats": 5}).ok
    assert not check(told | {"options": {"simplified": True}}).ok
    assert "edition 2" in check(told | {"edition": 2}).wrong[0]


def test_without_the_key_the_dice_are_unchecked(told):
    """The moves hold, but nobody can say that the dice were fair."""
    del told["dice"]["key"]
    verdict = check(told)
    assert not verdict.ok
    assert verdict.wrong == ()
    assert verdict.unchecked == ("the key of the dice has not been published",)


def test_a_running_match_is_not_verified():
    """What has happened holds; that the match is not over is said."""
    verdict = tr.verify(halfway().to_json())
    assert (verdict.ok, verdict.wrong, verdict.unchecked) == (False, (), ("the match is not over",))
    assert verdict.holds


def test_a_scripted_match_proves_nothing_about_its_dice():
    """Dice that were written down by hand cannot be checked."""
    match = finished()
    draws = [str(each.move) for each in match.played if each.seat is None]
    again = FESTIVAL.start(seats=4, dice=draws)
    for played in match.played:
        if played.seat is not None and played.move in again.legal:
            again.play(played.move)
    assert again.over
    verdict = tr.verify(again.to_json())
    assert not verdict.ok
    assert verdict.wrong == ()
    assert verdict.unchecked == ("its dice were written down by hand, so nothing proves that they were fair",)


def test_verify_takes_bytes_and_text(told):
    """A file as it is read from disk."""
    assert tr.verify(json.dumps(told).encode()).ok
    assert not tr.verify(b"\xff").ok
