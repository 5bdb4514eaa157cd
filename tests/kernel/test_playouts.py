"""Whole random matches inside compiled code."""

import math
import statistics

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.kernel import engine, playouts
from tests.kernel.matches import FESTIVAL, finished

WAYS = [(4, False), (5, False), (4, True), (5, True)]


def same(one, other):
    """Whether two results are the same in everything."""
    parts = ("points", "places", "reasons", "lengths", "played")
    return all((getattr(one, part) == getattr(other, part)).all() for part in parts)


def test_the_same_seed_gives_the_same_matches():
    """And another seed others."""
    one, again, other = (playouts(FESTIVAL, 200, seats=5, seed=seed) for seed in (1, 1, 2))
    assert same(one, again)
    assert not (one.points == other.points).all()


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_give_the_same_matches_every_time(threads):
    """The same seed and the same number of threads, however the threads take turns."""
    one, again = (playouts(FESTIVAL, 501, seats=4, seed=1, threads=threads) for _ in range(2))
    assert same(one, again)
    assert one.points.shape == (501, 4)
    assert (one.lengths > 0).all(), "every match was played"


def test_threads_do_not_play_the_same_matches():
    """Each has a stream of its own."""
    found = playouts(FESTIVAL, 200, seats=4, seed=1, threads=2)
    assert not (found.points[:100] == found.points[100:]).all()


def test_more_threads_than_matches():
    """Some have nothing to do."""
    assert playouts(FESTIVAL, 2, seats=4, threads=5).points.shape == (2, 4)


@pytest.mark.parametrize(("seats", "simplified"), WAYS)
def test_playouts_are_whole_matches(seats, simplified):
    """As many cards drawn and taken as the box has, every ending for its reason, places that fit the points."""
    n = 60
    found = playouts(FESTIVAL, n, seats=seats, options={"simplified": simplified}, seed=1)
    rounds = 30 // (seats + 1) if simplified else 10
    kinds: dict[str, int] = {}
    for move, count in zip(FESTIVAL.moves, found.played.tolist(), strict=True):
        kinds[move.kind] = kinds.get(move.kind, 0) + count
    assert kinds == {
        "first": n,
        "draw": n * rounds * (seats + 1),
        "take": n * rounds * seats,
        "hand": n * rounds * (seats - 1),
        "take-unseen": 0,
        "draw-unseen": 0,
    }
    assert found.decisions == found.lengths.sum() == n * rounds * (2 * seats - 1)
    assert set(found.reasons) == {FESTIVAL.reasons.index("pile" if simplified else "rounds")}
    for points, places in zip(found.points, found.places, strict=True):
        assert places.tolist() == [1 + (points > own).sum() for own in points]


@pytest.mark.parametrize(("seats", "simplified"), WAYS)
def test_playouts_score_as_matches_do(seats, simplified):
    """The mean and the spread of the points are those of 150 single matches with random moves."""
    options = {"simplified": simplified}
    fast = playouts(FESTIVAL, 20_000, seats=seats, options=options, seed=1).points
    slow = np.array([finished(seats=seats, seed=seed, options=options).points for seed in range(150)])
    error = fast.std() / math.sqrt(slow.size)
    assert abs(slow.mean() - fast.mean()) < 4 * error
    assert 0.8 < slow.std() / fast.std() < 1.25


@pytest.mark.parametrize("threads", [1, 3])
def test_tables_can_be_kept(threads):
    """The table at the end of each match, in the order of the points, and worth these points."""
    found = playouts(FESTIVAL, 20, seats=5, seed=4, threads=threads, keep_tables=True)
    without = playouts(FESTIVAL, 20, seats=5, seed=4, threads=threads)
    assert same(found, without)
    assert (len(found.tables), len(without.tables)) == (20, 0)
    points, places = np.zeros((2, 5), np.int64)
    for at in range(20):
        assert engine.count_pieces(found.tables[at : at + 1]) == 0
        engine.finish(found.tables[at : at + 1], points, places)
        assert (points == found.points[at]).all()
        assert (places == found.places[at]).all()


def test_every_seat_is_as_good_as_any_other():
    """Random play favours no seat: wins are shared out evenly."""
    found = playouts(FESTIVAL, 20_000, seats=4, seed=3)
    wins = (found.places == 1).sum(axis=0)
    assert max(wins) - min(wins) < 6 * math.sqrt(statistics.mean(wins.tolist()))


@pytest.mark.parametrize(
    "how",
    [
        {"n": 0},
        {"n": 1.0},
        {"n": "1"},
        {"n": 10**30},
        {"seats": 6},
        {"seats": None},
        {"threads": 0},
        {"threads": 1000},
        {"threads": True},
        {"seed": -1},
        {"seed": 2**63},
        {"options": {"simplified": "yes"}},
        {"options": "simplified"},
    ],
    ids=str,
)
def test_playouts_that_cannot_be(how):
    """Numbers, seats, threads, seeds and options are checked."""
    with pytest.raises(tr.BadSetup):
        playouts(FESTIVAL, **({"n": 1, "seats": 4} | how))
