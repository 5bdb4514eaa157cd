"""Judging a decision, from nothing but what the seat that made it knew."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from tafelrunde.bots.search import Budget, Considered, Expectation, Thought
from tafelrunde.kernel import Move, MoveTable, View
from tafelrunde.review.comparing import margin_between
from tafelrunde.review.depth import Depth
from tafelrunde.review.expecting import expect, think
from tafelrunde.review.report import INEXACT, Decision, Option
from tafelrunde.review.turning_points import TurningPoint

MOST_OPTIONS = 5
LEAST_LOOK = 12
"""A shorter look at a move says nothing."""
LEAST_VISITS = 20
"""What was tried less often is no rival of the move that was played."""
OTHER_SEED = 700_001
"""What a rival is found by does not also prove it."""


@dataclass(frozen=True)
class Judged:
    """A decision, and what every seat could expect of the best move and of the one that was played."""

    decision: Decision
    best: Expectation
    played: Expectation


def judge(point: TurningPoint, depth: Depth, seed: int, *, deeper: bool) -> Judged:
    """Compare the move that was played with the best one that is found; `deeper`, as long as the depth allows.

    The best move is found by one search and compared by others, so that it does not look better than it is because it
    was chosen. Chance may make the move that was played look better than the best one: then it cost less than nothing,
    and sums of costs come out right.
    """
    view = point.known
    thought = think(view, Budget(iterations=depth.iterations), seed=seed)
    best = best_of(view, thought.best, depth.iterations, seed) if deeper else thought.best
    if best == point.played:
        found: Expectation = next(each for each in thought.moves if each.move == best)
        if best != thought.best:
            found = expect(view, Budget(iterations=depth.iterations), only=best, seed=seed)
        return Judged(_decision(point, thought, best, found, found), found, found)
    iterations = depth.most if deeper else depth.iterations
    compared = compare_two(view, best, point.played, iterations, seed)
    return Judged(_decision(point, thought, best, *compared), *compared)


def _decision(point: TurningPoint, thought: Thought, move: Move, best: Expectation, played: Expectation) -> Decision:
    seat, same = point.seat, best is played
    lead, lead_margin = _lead(thought, point) if same else (0.0, 0.0)
    return Decision(
        number=point.number,
        seat=seat,
        played=str(point.played),
        best=str(move),
        cost=best.win_shares[seat] - played.win_shares[seat],
        margin=0.0 if same else margin_between(best, played, seat),
        points=best.points[seat] - played.points[seat],
        changes=[after - before for before, after in zip(best.win_shares, played.win_shares, strict=True)],
        lead=lead,
        lead_margin=lead_margin,
        options=[_option(each, seat) for each in thought.moves[:MOST_OPTIONS] if each.visits],
        line=_until_chance(point.known.game.moves, thought.variation) if thought.best == move else [],
    )


def _until_chance(moves: MoveTable, line: Iterable[Move]) -> list[str]:
    """How the match would probably have gone on, as far as seats decide it."""
    of_seats = range(moves.of_nature, moves.of_nature + moves.of_seats)
    return [str(move) for move in takewhile(lambda move: move.number in of_seats, line)]


def _lead(thought: Thought, point: TurningPoint) -> tuple[float, float]:
    """How much better the move that was played is than the best of the others, with the margin of that."""
    seat = point.seat
    tried = [each for each in thought.moves if each.visits >= LEAST_VISITS]
    played = [each for each in tried if each.move == point.played]
    others = [each for each in tried if each.move != point.played]
    if not played or not others:
        return 0.0, 0.0
    rival = max(others, key=lambda each: each.win_shares[seat])
    return played[0].win_shares[seat] - rival.win_shares[seat], margin_between(played[0], rival, seat)


class Compared(NamedTuple):
    """What every seat could expect of two moves."""

    best: Expectation
    played: Expectation

    def margin(self, seat: int) -> float:
        """Half the confidence interval of 95 % of what a seat loses by the second."""
        return margin_between(self.best, self.played, seat)


def compare_two(view: View, best: Move, played: Move, iterations: int, seed: int) -> Compared:
    """Search below each of two moves, always for so long.

    To stop as soon as the answer is clear would stop more often where chance favours the second.
    """
    budget = Budget(iterations=iterations)
    return Compared(*(expect(view, budget, only=move, seed=seed) for move in (best, played)))


def best_of(view: View, favourite: Move, iterations: int, seed: int) -> Move:
    """The favourite of a search, or another move that is better beyond chance.

    A search that trusts its first opinion hardly tries what that thinks little of. So all moves are looked at alike, by
    rounds, of which the better half goes on. What looks much better than the favourite then has to prove itself in a
    search of its own.
    """
    seat, left = view.viewer, list(view.legal)
    rounds = math.ceil(math.log2(len(left)))
    shares: dict[Move, float] = {}
    for number in range(rounds):
        budget = Budget(iterations=max(LEAST_LOOK, 2 * iterations // (rounds * len(left))))
        for move in {*left, favourite}:
            shares[move] = expect(view, budget, only=move, seed=seed + number).win_shares[seat]
        left = sorted(left, key=lambda move: -shares[move])[: (len(left) + 1) // 2]
    rival = left[0]
    if shares[rival] - shares[favourite] < INEXACT:
        return favourite
    found = compare_two(view, rival, favourite, iterations, seed + OTHER_SEED)
    gain = found.best.win_shares[seat] - found.played.win_shares[seat]
    return rival if gain > found.margin(seat) else favourite


def _option(considered: Considered, seat: int) -> Option:
    return Option(str(considered.move), considered.visits, considered.win_shares[seat], considered.points[seat])
