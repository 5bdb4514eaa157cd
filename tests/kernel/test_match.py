"""A match: playing, asking why not, taking back, looking, ending."""

from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.kernel import Played, TakenBack
from tests.kernel.matches import FESTIVAL, KEY, finished, halfway, play_on, whole

FIRST_ROUND = [
    "first is 0",
    *(f"draw {card}" for card in ("dancer-1", "gladiator-2", "tamer-3", "minstrel-4", "clown-5")),
]
SECOND_ROUND = [f"draw {card}" for card in ("dancer-2", "gladiator-3", "tamer-4", "minstrel-5", "clown-6")]
THIRD_CHANCE = [f"draw {card}" for card in ("dancer-7", "gladiator-7", "tamer-7", "minstrel-7", "clown-7")]


def scripted(*more):
    return FESTIVAL.start(seats=4, dice=[*FIRST_ROUND, *(each for part in more for each in part)])


def to_the_last_card_of_the_round(match):
    for move in ("take dancer-1 up", "hand to 1", "take gladiator-2 up", "hand to 2", "take tamer-3 up"):
        match.play(move)
    return match


def test_nature_plays_by_itself():
    """A new match stands at the first decision of a seat; what NATURE did is in the log, without a seat."""
    match = scripted()
    assert match.to_move == 0
    assert [str(each.move) for each in match.log] == FIRST_ROUND
    assert {each.seat for each in match.log} == {None}


def test_a_move_is_played_by_itself_or_by_its_notation():
    """Both ways lead to the same table."""
    one, other = scripted(), scripted()
    one.play("take dancer-1 up")
    other.play(next(move for move in other.legal if str(move) == "take dancer-1 up"))
    assert whole(one) == whole(other)


def test_a_move_of_the_table_can_be_played_in_any_match():
    """A Move belongs to its game, not to a match."""
    move = scripted().legal[2]
    match = scripted()
    match.play(move)
    assert match.moves[-1] == move


def test_legal_moves_are_those_nothing_forbids():
    """For every move of the table: why_not says None exactly if it is legal; a refusal offers what is."""
    match = halfway()
    for move in FESTIVAL.moves:
        refused = match.why_not(move)
        assert (refused is None) == (move in match.legal)
        if refused:
            assert refused.rule in FESTIVAL.rule_ids
            assert refused.instead == match.legal
            assert refused.move == move


def test_a_refusal_says_rule_and_reason_in_every_language():
    """The rule's id, its words, and the same in the text of the error."""
    refused = scripted().why_not("hand to 2")
    assert isinstance(refused, tr.Refused)
    assert isinstance(refused, ValueError)
    words = [refused.text(lang) for lang in ("en", "de", "fr")]
    assert len(set(words)) == 3
    assert refused.text() == words[0]
    assert str(refused) == f"hand to 2: {refused.rule} {words[0]}"
    with pytest.raises(tr.TafelError, match="no language spoken here; there are en, de, fr"):
        refused.text("la")


def test_asking_why_not_changes_nothing():
    """It can be asked for every move of the table, after the end too."""
    for match in (halfway(), finished()):
        before = whole(match)
        for move in FESTIVAL.moves:
            match.why_not(move)
        assert whole(match) == before


def test_a_refused_move_raises_and_changes_nothing():
    """play raises what why_not returns."""
    match = halfway()
    before = whole(match)
    for move in FESTIVAL.moves:
        if move not in match.legal:
            with pytest.raises(tr.Refused) as caught:
                match.play(move)
            assert caught.value.rule == match.why_not(move).rule
    assert whole(match) == before


def test_moves_without_an_alternative_are_played_and_logged():
    """The last seat of the round is handed the cards unasked, by who held them."""
    match = to_the_last_card_of_the_round(scripted())
    assert match.log[-1] == Played(2, FESTIVAL.moves.find("hand to 3"))
    assert match.to_move == 3


def test_undo_takes_back_a_decision_with_all_that_followed():
    """Back to the same table and the same choice; what is taken back is returned, forced moves too."""
    match = scripted()
    for move in ("take dancer-1 up", "hand to 1", "take gladiator-2 up", "hand to 2"):
        match.play(move)
    before = match.state_bytes(), match.legal, match.to_move, match.moves
    match.play("take tamer-3 up")
    assert [str(move) for move in match.undo()] == ["take tamer-3 up", "hand to 3"]
    assert (match.state_bytes(), match.legal, match.to_move, match.moves) == before


def test_undo_of_several_decisions():
    """As many as asked for, at once or one by one, to the same table."""
    one, other = halfway(), halfway()
    taken = one.undo(5)
    one_by_one = [other.undo() for _ in range(5)]
    assert taken == tuple(move for each in reversed(one_by_one) for move in each)
    assert one.state_bytes() == other.state_bytes()
    assert one.moves == other.moves


def test_everything_can_be_taken_back_to_the_first_decision():
    """And not a decision further: what NATURE played before it stays."""
    match = halfway(seed=3)
    begun = FESTIVAL.start(seats=4, seed=3)
    match.undo(33)
    assert match.state_bytes() == begun.state_bytes()
    assert match.moves == begun.moves
    with pytest.raises(tr.UndoImpossible, match="only 0 decisions can be taken back"):
        match.undo()


def test_the_end_can_be_taken_back():
    """A finished match goes on from its last decision."""
    match = finished()
    outcome, last = match.outcome, match.moves[-1]
    match.undo()
    assert (match.over, match.outcome, match.points) == (False, None, None)
    match.play(last)
    assert match.outcome == outcome


@pytest.mark.parametrize("decisions", [0, -1, 34, 10**30, True, 1.0, "1", None])
def test_an_impossible_undo_is_refused(decisions):
    """Less than one, more than there were, or no number at all; the match stays as it is."""
    match = halfway()
    before = whole(match)
    with pytest.raises(tr.UndoImpossible):
        match.undo(decisions)
    assert whole(match) == before


def test_the_log_keeps_what_was_taken_back():
    """The line is without it, the log has it with the undo behind it."""
    match = scripted()
    match.play("take dancer-1 up")
    match.undo()
    match.play("take tamer-3 down")
    assert [str(move) for move in match.moves] == [*FIRST_ROUND, "take tamer-3 down"]
    told = [str(each.move) if isinstance(each, Played) else each for each in match.log]
    assert told == [*FIRST_ROUND, "take dancer-1 up", TakenBack(6), "take tamer-3 down"]
    assert [str(each.move) for each in match.played] == [str(move) for move in match.moves]


def test_dice_that_were_rolled_are_not_rolled_again():
    """After an undo over a roll, the same moves of a script fall again."""
    match = to_the_last_card_of_the_round(scripted(SECOND_ROUND, THIRD_CHANCE))
    for _ in range(2):
        match.play("take minstrel-4 up")
        assert [str(move) for move in match.moves[-5:]] == SECOND_ROUND
        match.undo()


@pytest.mark.parametrize("dice", [{"seed": 8}, {"key": KEY}])
def test_doing_the_same_again_brings_the_same_dice(dice):
    """Taking back is no way to roll again: the same decisions lead to the same table, draw by draw, also in a copy."""
    match = play_on(FESTIVAL.start(seats=4, **dice), decisions=6)
    twin = play_on(match, seed=2, decisions=30).copy()
    moves, state = match.moves, match.state_bytes()
    for each in (match, twin):
        assert "draw" in {move.kind for move in each.undo(30)}
        assert play_on(each, seed=2, decisions=30).moves == moves
        assert each.state_bytes() == state


def test_another_decision_meets_the_same_numbers_of_the_stream():
    """The first draw after a decision that was taken back has the number it had, whatever was decided instead."""
    match = to_the_last_card_of_the_round(scripted(SECOND_ROUND))
    match.play("take minstrel-4 up")
    match.undo()
    match.play("take minstrel-4 down")
    assert [str(move) for move in match.moves[-5:]] == SECOND_ROUND


def test_a_view_has_the_choices_of_its_own_seat_only():
    """Who is not to move sees whose turn it is, and no moves of others."""
    match = halfway()
    for seat in (0, 1, 2, 3, None):
        view = match.view(seat)
        assert view.seat == seat
        assert view.to_move == match.to_move
        assert view.legal == (match.legal if seat == match.to_move else ())


def test_a_view_is_a_picture_of_the_moment():
    """It does not change when the match goes on, and changing it does not change the match."""
    match = halfway()
    view = match.view(0)
    before, state = view.to_dict(), match.state_bytes()
    view.field("lies")[:] = 0
    assert match.state_bytes() == state
    assert view.to_dict() == before
    match.play(match.legal[0])
    assert view.to_dict() == before


def test_parts_of_a_view():
    """Some fields only, the same as in the whole view; what the seat may not know is None there too."""
    view = halfway().view(2)
    told = view.to_dict()["table"]
    assert view.fields() == told
    assert view.fields(["lies", "pile", "secret_card"]) == {
        name: told[name] for name in ("lies", "pile", "secret_card")
    }
    assert view.fields(["pile"]) == {"pile": None}
    assert view.fields([]) == {}


def test_a_match_goes_on_in_an_imagined_world():
    """The seat sees there what it sees here, can play to the end, and its own match does not notice."""
    match = halfway()
    before = whole(match)
    for seat in (0, 1, 2, 3, None):
        there = match.view(seat).imagined(7)
        assert there.view(seat).to_dict() == match.view(seat).to_dict()
        assert play_on(there).over
        assert there.to_json() == play_on(match.view(seat).imagined(7)).to_json()
        assert tr.verify(there.to_json()).ok
        assert there.to_json() != play_on(match.view(seat).imagined(8)).to_json()
    assert whole(match) == before
    assert finished().view(1).imagined(1).outcome == finished().outcome


@pytest.mark.parametrize("seat", [-1, 4, 99, True, "0", 1.0, [0]])
def test_there_is_no_such_seat(seat):
    """Views and logs are for seats and for spectators."""
    match = halfway()
    with pytest.raises(tr.BadSetup, match="there is no seat"):
        match.view(seat)
    with pytest.raises(tr.BadSetup, match="there is no seat"):
        match.moves_seen_by(seat)


def test_moves_as_a_seat_saw_them():
    """One for each move of the line; one's own decisions in full, and without what was taken back."""
    match = halfway()
    match.undo(2)
    for seat in (0, 1, 2, 3, None):
        told = match.moves_seen_by(seat)
        assert len(told) == len(match.moves)
        for played, learned in zip(match.played, told, strict=True):
            assert learned == played.move or learned.kind in {"take-unseen", "draw-unseen"}
            assert learned == played.move or played.seat is None or played.seat != seat


def test_some_of_the_moves_are_seen_as_in_the_whole():
    """Whichever part is asked for, before and after something was taken back."""
    match = halfway()
    for taken_back in (0, 3):
        if taken_back:
            match.undo(taken_back)
        for seat in (0, 2, None):
            told = match.moves_seen_by(seat)
            for first in range(match.length + 1):
                assert match.moves_seen_by(seat, first) == told[first:]
                assert match.moves_seen_by(seat, first, first + 2) == told[first : first + 2]


def test_a_move_is_answered_with_all_that_followed():
    """The decision first, then what came without one."""
    match = halfway()
    before, seat = match.length, match.to_move
    played = match.play(match.legal[0])
    assert tuple(played) == match.played[before:]
    assert played[0].seat == seat
    assert match.length == before + len(played)


def test_moves_are_seen_from_the_position_a_match_began_with():
    """A match from a position has its own beginning."""
    match = FESTIVAL.from_position(halfway().position(), seed=1)
    play_on(match, decisions=5)
    assert len(match.moves_seen_by(2)) == len(match.moves)
    assert len(match.moves) < 20


def test_the_outcome_of_a_match():
    """Reason, points, places and winners; nothing of it before the end."""
    match = halfway()
    assert (match.over, match.outcome, match.points, match.winners) == (False, None, None, ())
    play_on(match)
    assert match.over
    assert match.to_move is None
    assert match.legal == ()
    assert match.outcome.reason == "rounds"
    assert match.points == match.outcome.points
    assert match.winners == match.outcome.winners
    assert [match.outcome.places[seat] for seat in match.winners] == [1] * len(match.winners)
    assert len(match.points) == len(match.outcome.places) == 4


def test_matches_do_not_share_anything():
    """Playing one leaves another of the same start alone."""
    one, other = halfway(), halfway()
    before = whole(other)
    play_on(one)
    one.undo(40)
    assert whole(other) == before


def test_a_game_says_what_it_is():
    """Names, seats, options, edition and the table of moves."""
    game = tr.game("festival")
    assert game is FESTIVAL
    assert (game.name, game.seats, game.edition) == ("festival", (4, 5), 1)
    option = game.options["simplified"]
    assert (option.name, option.type, option.default, option.values) == ("simplified", bool, False, (False, True))
    assert len(game.moves) > 100
    assert "festival" in tr.games()
    assert repr(game) == "<game festival, edition 1>"


def test_an_unknown_game_is_told_with_those_there_are():
    """Wrong names and wrong types."""
    names: list[Any] = ["fest", "", None, 7, ["festival"]]
    for name in names:
        with pytest.raises(tr.BadSetup, match=r"there is no game .*festival"):
            tr.game(name)


def test_the_longest_match_fits_its_bound():
    """Whoever plays at random never comes near the bound of the box."""
    assert len(finished(seats=5).moves) < FESTIVAL.longest
