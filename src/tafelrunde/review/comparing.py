"""Comparing every move of a view with the best one: what a coach has to know before somebody decides."""

from __future__ import annotations

import time

from tafelrunde.bots.search import Budget, Considered, Expectation, Searcher, expect, search_is_loaded
from tafelrunde.kernel import Move, View
from tafelrunde.review.loss import loss

FINDING = 0.3
"""So much of the time goes into finding the best move; the rest is shared by all moves alike."""
ITERATIONS = 64
"""Below each move in the first round; each round has twice as many."""
BEYOND_DOUBT = 0.05
"""A move that wins so much less often, beyond its margin, needs no further round."""


def compare(view: View, milliseconds: int = 1000, *, seed: int = 0) -> tuple[Considered, ...]:
    """The moves of a view, the best first, each looked at by itself: also those that a search would hardly try.

    The best move is found by one search and compared by others, so that it does not look better than it is because it
    was chosen; nor does a move that takes its place. Nothing as long as search is still being compiled.
    """
    if not search_is_loaded(view.game):
        return ()
    begun = time.perf_counter()
    searcher = Searcher(seed=seed)
    thought = searcher.think(view, Budget(milliseconds=round(milliseconds * FINDING)))
    best = thought.best
    found = _look(view, begun + milliseconds / 1000, best, seed)
    best = confirmed(view, best, found, seed)
    ranked = [_considered(move, each) for move, each in found.items() if move != best]
    ranked.sort(key=lambda each: -each.win_shares[view.viewer])
    return (searcher.foresee(view, _considered(best, found[best])), *ranked)


def confirmed(view: View, best: Move, found: dict[Move, Expectation], seed: int) -> Move:
    """The best move, or the one that looks better beyond chance, and does so again in searches of their own.

    Of many moves one often looks better by luck. Both are found anew, with twice the iterations.
    """
    seat = view.viewer
    rival = max(found, key=lambda move: found[move].win_shares[seat])
    if not loss(found[rival], found[best], seat).is_sure:
        return best
    iterations = 2 * max(found[best].visits, found[rival].visits)
    for move in (best, rival):
        found[move] = expect(view, Budget(iterations=iterations), only=move, seed=seed + iterations + 1)
    return rival if loss(found[rival], found[best], seat).is_sure else best


def _look(view: View, end: float, best: Move, seed: int) -> dict[Move, Expectation]:
    """What to expect of each move, by rounds: whatever clearly costs too much is left out of the next."""
    found: dict[Move, Expectation] = {}
    looked, iterations, open_moves = time.perf_counter(), ITERATIONS, list(view.legal)
    while True:
        for move in open_moves:
            found[move] = expect(view, Budget(iterations=iterations), only=move, seed=seed + iterations)
        now = time.perf_counter()
        spent, looked = now - looked, now
        rivals = [move for move in open_moves if move == best or not _is_clear(found[best], found[move], view.viewer)]
        if rivals == [best] or now + 2 * spent * len(rivals) / len(open_moves) > end:
            return found
        open_moves, iterations = rivals, 2 * iterations


def _is_clear(best: Expectation, other: Expectation, seat: int) -> bool:
    lost = loss(best, other, seat)
    return lost.wins > BEYOND_DOUBT + lost.margin


def _considered(move: Move, expected: Expectation) -> Considered:
    return Considered(move, visits=expected.visits, win_shares=expected.win_shares, points=expected.points)
