"""Judging a decision, from nothing but what the seat that made it knew."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import NamedTuple

from msgspec import structs

from tafelrunde.bots.search import Budget, Considered, Expectation, Thought
from tafelrunde.kernel import Move, View
from tafelrunde.review.depth import Depth
from tafelrunde.review.expecting import expect, think
from tafelrunde.review.following import follow
from tafelrunde.review.loss import Loss, loss
from tafelrunde.review.report import INEXACT, Decision, Option
from tafelrunde.review.turning_points import TurningPoint

MOST_OPTIONS = 5
LEAST_LOOK = 12
"""Fewer iterations are too noisy to compare."""
OTHER_SEED = 700_001
"""Seed offset of the searches that compare two moves, so that they are independent of those that chose the moves."""


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
    choice = best_of(view, thought.best, depth.iterations, seed) if deeper else None
    best = choice.best if choice else thought.best
    if best != point.played:
        iterations = depth.most if deeper else depth.iterations
        compared = compare_two(view, best, point.played, iterations, seed)
        judged = Judged(_decision(point, thought, best, *compared), *compared)
    else:
        found: Expectation = next(each for each in thought.moves if each.move == best)
        if best != thought.best:
            found = expect(view, Budget(iterations=depth.iterations), only=best, seed=seed + OTHER_SEED)
        judged = Judged(_decision(point, thought, best, found, found), found, found)
    return replace(judged, decision=_told(view, judged.decision, choice, depth, seed)) if choice else judged


def _decision(point: TurningPoint, thought: Thought, move: Move, best: Expectation, played: Expectation) -> Decision:
    seat = point.seat
    lost = loss(best, played, seat)
    return Decision(
        number=point.number,
        seat=seat,
        played=str(point.played),
        best=str(move),
        cost=lost.wins,
        margin=0.0 if best is played else lost.margin,
        points=lost.points,
        changes=[after - before for before, after in zip(best.win_shares, played.win_shares, strict=True)],
        lead=0.0,
        lead_margin=0.0,
        next_best=None,
        options=[_option(each, seat) for each in thought.moves[:MOST_OPTIONS] if each.visits],
        variation=[],
        differences=[],
    )


def _told(view: View, decision: Decision, choice: Choice, depth: Depth, seed: int) -> Decision:
    """With how far the best move leads, if it was played; and with what follows, if the decision is worth a look."""
    if decision.played == decision.best and choice.looks_best:
        lead = compare_two(view, choice.best, choice.other, depth.most, seed).loss(view.viewer)
        decision = structs.replace(decision, lead=lead.wins, lead_margin=lead.margin, next_best=str(choice.other))
    if decision.cost <= decision.margin and decision.lead <= decision.lead_margin:
        return decision
    other = view.game.moves.find(decision.next_best or decision.played)
    variation, differences = follow(view, choice.best, other, depth.iterations, seed + OTHER_SEED)
    return structs.replace(decision, variation=variation, differences=differences)


class Compared(NamedTuple):
    """What every seat could expect of two moves."""

    best: Expectation
    other: Expectation

    def loss(self, seat: int) -> Loss:
        """What a seat loses by the second."""
        return loss(self.best, self.other, seat)


def compare_two(view: View, best: Move, other: Move, iterations: int, seed: int) -> Compared:
    """Search below each of two moves, always for so long.

    To stop as soon as the answer is clear would stop more often where chance favours the second. The searches are
    independent of those that start from the same seed to choose the moves.
    """
    budget = Budget(iterations=iterations)
    return Compared(*(expect(view, budget, only=move, seed=seed + OTHER_SEED) for move in (best, other)))


class Choice(NamedTuple):
    """The best move, and the best of the others; `looks_best`: by so much that a closer look is worth it."""

    best: Move
    other: Move
    looks_best: bool


def best_of(view: View, favourite: Move, iterations: int, seed: int) -> Choice:
    """The favourite of a search, or another move that is better beyond chance.

    PUCT gives moves with a low prior few visits. So all moves are looked at alike, by rounds, of which the better half
    goes on. What looks much better than the favourite then has to prove itself in a search of its own.
    """
    seat, left = view.viewer, list(view.legal)
    rounds = math.ceil(math.log2(len(left)))
    shares: dict[Move, float] = {}
    looked = left
    for number in range(rounds):
        budget = Budget(iterations=max(LEAST_LOOK, 2 * iterations // (rounds * len(left))))
        looked = left
        for move in {*left, favourite}:
            shares[move] = expect(view, budget, only=move, seed=seed + number).win_shares[seat]
        left = sorted(left, key=lambda move: -shares[move])[: (len(left) + 1) // 2]
    rival = max((move for move in looked if move != favourite), key=lambda move: shares[move])
    lead = shares[favourite] - shares[rival]
    if lead > -INEXACT:
        return Choice(favourite, rival, lead >= INEXACT)
    gain = compare_two(view, rival, favourite, iterations, seed + OTHER_SEED).loss(seat)
    return Choice(rival, favourite, looks_best=True) if gain.is_sure else Choice(favourite, rival, looks_best=False)


def _option(considered: Considered, seat: int) -> Option:
    return Option(str(considered.move), considered.visits, considered.win_shares[seat], considered.points[seat])
