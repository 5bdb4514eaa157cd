"""Judging a decision, from nothing but what the seat that made it knew."""

from __future__ import annotations

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
LEAST_VISITS = 20
"""What was tried less often is no rival of the move that was played."""


@dataclass(frozen=True)
class Judged:
    """A decision, and what every seat could expect of the best move and of the one that was played.

    `clear`: looking deeper would not change what the decision is called.
    """

    decision: Decision
    best: Expectation
    played: Expectation
    clear: bool


def judge(point: TurningPoint, depth: Depth, seed: int, *, deeper: bool) -> Judged:
    """Compare the move that was played with the best one a search finds; `deeper`, for as long as the depth allows.

    The best move is found by one search and compared by others, so that it does not look better than it is because it
    was chosen.
    """
    seat = point.seat
    thought = think(point.known, Budget(iterations=depth.iterations), seed=seed)
    found, chosen = thought.moves[0], next(each for each in thought.moves if each.move == point.played)
    if found is chosen:
        return Judged(_decision(point, thought, found, found), found, found, clear=True)
    most = depth.most if deeper else depth.iterations
    best, played, clear = compare_two(point.known, found.move, point.played, depth.iterations, most, seed)
    if played.win_shares[seat] >= best.win_shares[seat]:
        best = played
    return Judged(_decision(point, thought, best, played), best, played, clear)


def _decision(point: TurningPoint, thought: Thought, best: Expectation, played: Expectation) -> Decision:
    seat, same = point.seat, best is played
    lead, lead_margin = _lead(thought, point) if same else (0.0, 0.0)
    return Decision(
        number=point.number,
        seat=seat,
        played=str(point.played),
        best=str(point.played if same else thought.best),
        cost=best.win_shares[seat] - played.win_shares[seat],
        margin=0.0 if same else margin_between(best, played, seat),
        points=best.points[seat] - played.points[seat],
        changes=[after - before for before, after in zip(best.win_shares, played.win_shares, strict=True)],
        lead=lead,
        lead_margin=lead_margin,
        options=[_option(each, seat) for each in thought.moves[:MOST_OPTIONS] if each.visits],
        line=_until_chance(point.known.game.moves, thought.line) if not same or thought.best == point.played else [],
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
    """What every seat could expect of two moves; `clear`: looking deeper would not change what is said of them."""

    best: Expectation
    played: Expectation
    clear: bool

    def margin(self, seat: int) -> float:
        """Half the confidence interval of 95 % of what a seat loses by the second."""
        return margin_between(self.best, self.played, seat)


def compare_two(view: View, best: Move, played: Move, iterations: int, most: int, seed: int) -> Compared:
    """Search below each of two moves, twice as long each time until it is clear whether the second was inexact."""
    seat = view.viewer
    while True:
        budget = Budget(iterations=iterations)
        one, other = (expect(view, budget, only=move, seed=seed) for move in (best, played))
        cost, margin = one.win_shares[seat] - other.win_shares[seat], margin_between(one, other, seat)
        clear = cost - margin >= INEXACT or cost + margin < INEXACT
        if clear or iterations * 2 > most:
            return Compared(one, other, clear)
        iterations *= 2


def _option(considered: Considered, seat: int) -> Option:
    return Option(str(considered.move), considered.visits, considered.win_shares[seat], considered.points[seat])
