"""What if: a match that goes on from a moment of another is a match like any other, and marked."""

import json

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.kernel import OPEN, BadSetup
from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.review.what_if import go_on, position_of
from tests.review.test_review import at_random

GAMES = tr.games()


def finished(played, seed=5):
    """A match of a game played at random."""
    return at_random(tr.game(played).start(seats=4, seed=seed), seed)


def moments(match):
    """Some moments of a match, those of chance too."""
    return range(0, match.length, max(1, match.length // 25))


@pytest.mark.parametrize("played", GAMES)
def test_hidden_things_lie_as_they_did(played):
    """Every viewer sees what they saw then, and behind it is what was there, as far as no chance has come since."""
    match = finished(played)
    for moves in moments(match):
        position = position_of(match, moves, 1)
        then = next(match.steps(OPEN, moves, moves + 1)).before
        whole = match.game.read_position(position)[2]
        fields = [field for field in match.game.record.fields if field not in match.game.record.counts]
        assert all(np.array_equal(whole[field], then.table[field].reshape(whole[field].shape)) for field in fields)


@pytest.mark.parametrize("played", GAMES)
def test_dealt_anew_fits_what_the_seat_knew(played):
    """The seat sees what it saw then; another seed deals otherwise where something is hidden."""
    match = finished(played)
    game = match.game
    varied = False
    for moves in moments(match):
        what_if = WhatIf("m", moves, 2, anew=True)
        one, other = (position_of(match, moves, 2, deal=seed) for seed in (1, 2))
        varied |= one != other
        then = next(match.steps(2, moves, moves + 1)).before
        if moves and match.state_before(moves)[0] == moves:
            assert go_on(one, what_if).view(2).fields() == then.fields()
    assert varied == any(field.sight != "everyone" for field in game.record.fields.values())


@pytest.mark.parametrize("anew", [False, True])
@pytest.mark.parametrize("played", GAMES)
def test_a_what_if_is_replayed_and_verified_like_every_match(played, anew):
    """The file says what it goes on from; its dice are checked, and what cannot be checked is told."""
    match = finished(played)
    what_if = WhatIf("abc", match.length // 2, 3, anew)
    position = position_of(match, what_if.moves, what_if.seat, deal=7 if anew else None)
    ended = at_random(go_on(position, what_if, key=b"k" * 32), 9)
    again = tr.Match.from_json(ended.to_json())
    assert again.what_if == what_if
    assert again.state_bytes() == ended.state_bytes()
    assert again.to_json() == ended.to_json()
    verdict = tr.verify(ended.to_json())
    assert verdict.wrong == ()
    assert any("what-if" in each for each in verdict.unchecked)
    assert not verdict.ok
    told = json.loads(ended.to_json())
    told["what_if"]["anew"] = not anew
    assert tr.verify(json.dumps(told)).wrong


def test_there_is_no_what_if_of_what_nobody_may_see_yet():
    """A match that goes on has none, and neither has a moment or a seat that does not exist."""
    with pytest.raises(tr.TafelError, match="finished"):
        position_of(tr.game("festival").start(seats=4, seed=1), 0, 0)
    match = finished("festival")
    for moves, seat in ((match.length, 0), (-1, 0), (0, 4)):
        with pytest.raises(BadSetup):
            position_of(match, moves, seat)


def test_a_file_that_marks_a_what_if_wrongly_is_refused():
    """Without a position there is nothing from which it goes on, and the mark has its parts."""
    match = finished("festival")
    what_if = WhatIf("m", 10, 0, anew=False)
    told = json.loads(go_on(position_of(match, 10, 0), what_if).to_json())
    for changes in ({"what_if": {"match": "m"}}, {"what_if": 5}):
        with pytest.raises(tr.BadMatchFile, match="what_if"):
            tr.Match.from_json(json.dumps(told | changes))
    plain = json.loads(match.to_json()) | {"what_if": told["what_if"]}
    with pytest.raises(tr.BadMatchFile, match="position"):
        tr.Match.from_json(json.dumps(plain))
