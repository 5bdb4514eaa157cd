"""Many matches at once are many single matches."""

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.kernel import Batch
from tafelrunde.kernel.position import describe
from tafelrunde.kernel.record import bytes_of
from tests.kernel.matches import FESTIVAL

N = 6


def choose(batch, rng):
    """A legal move for each match."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])


def single(batch, at):
    """The match at one place of the batch, as a match of its own, before anything forced is played."""
    table = batch._tables[at : at + 1]
    options = {"simplified": bool(table["simplified"][0])}
    told = describe(FESTIVAL.record, table, batch.seats)
    return {"game": "festival", "edition": 1, "seats": batch.seats, "options": options, "table": told}


def told(batch):
    """Everything a batch shows, to say that nothing has changed."""
    arrays = (batch._tables, batch.masks, batch.to_move, batch.ended, batch.points, batch.places, batch._dice)
    return [array.tobytes() for array in arrays]


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("simplified", [False, True])
def test_each_place_is_a_match(seats, simplified):
    """Masks are the legal moves, the seat is the one to move, and views are what that seat sees.

    A batch also asks where there is but one move; a match plays it by itself.
    """
    batch = Batch(FESTIVAL, N, seats, {"simplified": simplified}, seed=3)
    rng = np.random.default_rng(1)
    forced = 0
    for step in range(150):
        at = step % N
        match = FESTIVAL.from_position(single(batch, at), seed=1)
        legal = np.flatnonzero(batch.masks[at]).tolist()
        if len(legal) == 1:
            forced += 1
            assert match.moves[0].number == legal[0]
        else:
            assert legal == sorted(move.number for move in match.legal)
            assert batch.to_move[at] == match.to_move
            assert batch.views()[at].tobytes() == match.view(match.to_move).table[0].tobytes()
            assert batch.observations()[at].tobytes() == batch.views()[at].tobytes()
        batch.step(choose(batch, rng))
    assert forced


def finish(batch, at, move):
    """What a match of its own says about the end, if the move ends it."""
    match = FESTIVAL.from_position(single(batch, at), seed=1)
    if batch.masks[at].sum() > 1:
        match.play(FESTIVAL.moves[move])
    return match if match.over else None


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("simplified", [False, True])
def test_endings_are_scored_and_begin_again(seats, simplified):
    """Where a match ends, points and places are those of the match, and a new match has begun; again and again."""
    batch = Batch(FESTIVAL, N, seats, {"simplified": simplified}, seed=5)
    rng = np.random.default_rng(2)
    last_round = (30 // (seats + 1) if simplified else 10) - 1
    ends = np.zeros(N, int)
    while ends.min() < 2:
        moves = choose(batch, rng)
        near = [at for at in range(N) if batch._tables["round_now"][at] == last_round]
        expected = {at: match for at in near if (match := finish(batch, at, int(moves[at])))}
        batch.step(moves)
        assert set(np.flatnonzero(batch.ended)) == set(expected)
        for at, match in expected.items():
            assert tuple(batch.points[at]) == match.points
            assert tuple(batch.places[at]) == match.outcome.places
            assert batch._tables["round_now"][at] == 0
            assert batch._tables["packet_now"][at] == seats + 1
            assert batch._tables["seats"][at] == seats
            assert batch._tables["simplified"][at] == simplified
            ends[at] += 1


def test_nobody_is_asked_after_the_end():
    """In every place somebody is to move and has a move, always."""
    batch = Batch(FESTIVAL, N, 4, {"simplified": True}, seed=7)
    rng = np.random.default_rng(3)
    for _ in range(200):
        batch.step(choose(batch, rng))
        assert (batch.masks.sum(axis=1) > 0).all()
        assert ((batch.to_move >= 0) & (batch.to_move < 4)).all()
        assert not batch.masks[:, : FESTIVAL.moves.of_nature].any()


def test_the_same_seed_gives_the_same_batch():
    """Played by the same moves; another seed gives another one, and reset begins anew."""
    one, same, other = (Batch(FESTIVAL, N, 4, seed=seed) for seed in (1, 1, 2))
    begun = told(one)
    assert told(same) == begun != told(other)
    for batch in (one, same):
        rng = np.random.default_rng(4)
        for _ in range(100):
            batch.step(choose(batch, rng))
    assert told(one) == told(same)
    one.reset(1)
    assert one._tables.tobytes() == Batch(FESTIVAL, N, 4, seed=1)._tables.tobytes()
    assert not one.ended.any()


def test_matches_of_a_batch_differ():
    """They share their dice, not their luck."""
    batch = Batch(FESTIVAL, 50, 4, seed=1)
    assert len({table.tobytes() for table in batch._tables}) > 45
    assert set(batch.to_move) == {0, 1, 2, 3}


def test_an_illegal_move_is_told_and_nothing_is_played():
    """Which match, which move; also not in the matches where the move was legal."""
    batch = Batch(FESTIVAL, N, 4, seed=1)
    rng = np.random.default_rng(5)
    before = told(batch)
    legal = choose(batch, rng)
    hand = FESTIVAL.moves.find("hand to 2").number
    for wrong, says in (
        (hand, "match 4 of the batch: hand to 2 is not legal; nothing was played"),
        (0, "match 4 of the batch: first is 0 is not legal"),
        (len(FESTIVAL.moves) - 1, "match 4 of the batch: .*, which is no move is not legal"),
        (-1, "match 4 of the batch: -1, which is no move is not legal"),
        (10**6, "match 4 of the batch: 1000000, which is no move"),
    ):
        moves = legal.copy()
        moves[4] = wrong
        with pytest.raises(tr.UnknownMove, match=says):
            batch.step(moves)
        assert told(batch) == before


@pytest.mark.parametrize(
    "moves",
    [
        None,
        5,
        [],
        [60] * (N - 1),
        [60] * (N + 1),
        [[60] * N],
        [60.0] * N,
        ["take dancer-1 up"] * N,
        [True] * N,
        [[1], [2, 3], 4, 5, 6, 7],
        np.full(N, 2**63, np.uint64),
        "abcdef",
    ],
    ids=lambda moves: repr(moves)[:40],
)
def test_what_are_no_moves_is_told(moves):
    """One whole number for each match is needed."""
    batch = Batch(FESTIVAL, N, 4, seed=1)
    before = told(batch)
    with pytest.raises(tr.UnknownMove):
        batch.step(moves)
    assert told(batch) == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.uint32, np.int64, np.uint64])
def test_moves_may_be_whole_numbers_of_any_size(kind):
    """And a list, and an array that lies scattered in memory."""
    rng = np.random.default_rng(6)
    batch, other = Batch(FESTIVAL, N, 4, seed=1), Batch(FESTIVAL, N, 4, seed=1)
    for _ in range(10):
        moves = choose(batch, rng)
        if moves.max() > np.iinfo(kind).max:
            continue
        scattered = np.zeros((N, 2), kind)
        scattered[:, 0] = moves
        batch.step(scattered[:, 0])
        other.step(moves.tolist())
        assert told(batch) == told(other)


@pytest.mark.parametrize(
    "how",
    [
        {"n": 0},
        {"n": -3},
        {"n": 2.0},
        {"n": True},
        {"n": 10**9},
        {"seats": 3},
        {"seats": "4"},
        {"seed": -1},
        {"seed": 2**63},
        {"options": {"hard": True}},
        {"options": {"simplified": 1}},
        {"options": ["simplified"]},
    ],
    ids=str,
)
def test_a_batch_that_cannot_be(how):
    """Numbers, seats, seeds and options are checked as for a match."""
    with pytest.raises(tr.BadSetup):
        Batch(FESTIVAL, **({"n": 2, "seats": 4} | how))


def test_views_hide_what_the_seat_to_move_may_not_see():
    """Exchange the hidden cards of the others by imagination, and the observation is the same."""
    batch = Batch(FESTIVAL, N, 4, seed=9)
    rng = np.random.default_rng(7)
    for _ in range(40):
        batch.step(choose(batch, rng))
    before = batch.observations().copy()
    for at in range(N):
        seat = int(batch.to_move[at])
        match = FESTIVAL.from_position(single(batch, at), seed=1)
        if batch.masks[at].sum() > 1:
            bytes_of(batch._tables)[at] = bytes_of(match.view(seat).imagine(at))[0]
    assert (batch.observations() == before).all()
