"""What follows two moves: how the match probably goes on, and where the points differ."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import takewhile

from tafelrunde.bots.search import futures
from tafelrunde.kernel import Move, TallyLine, View
from tafelrunde.review.report import Difference, PlannedMove

NORMAL_95 = 1.96
LEAST_POINTS = 1.0
MOST_LINES = 2

Kind = tuple[str, str, tuple[tuple[str, str], ...]]
"""Lines of a tally are of one kind if only their numbers differ."""
Tallied = Sequence[dict[Kind, list[TallyLine]]]
"""The lines of one seat in several futures, by kind."""


def follow(
    view: View, best: Move, other: Move, iterations: int, seed: int
) -> tuple[list[PlannedMove], list[Difference]]:
    """How the match would probably go on after the best move, until chance decides; what the two moves differ in."""
    moves = view.game.moves
    after, beside = (futures(view, move, iterations, seed=seed) for move in (best, other))
    of_seats = range(moves.of_nature, moves.of_nature + moves.of_seats)
    decided = takewhile(lambda each: each[1].number in of_seats, after.variation)
    variation = [PlannedMove(seat, str(move)) for seat, move in decided]
    tallied = [[_by_kind(table.tally(), view.viewer) for table in each.tables] for each in (after, beside)]
    differences = sorted(_differences(*tallied), key=lambda each: -abs(each.points))
    return variation, differences[:MOST_LINES]


def _by_kind(tally: Sequence[Sequence[TallyLine]] | None, seat: int) -> dict[Kind, list[TallyLine]]:
    found: defaultdict[Kind, list[TallyLine]] = defaultdict(list)
    for line in tally[seat] if tally else ():
        found[_kind(line)].append(line)
    return dict(found)


def _kind(line: TallyLine) -> Kind:
    names = [(name, each) for name, each in line.phrase.arguments.items() if isinstance(each, str)]
    return line.rule, line.phrase.code, tuple(sorted(names))


def _differences(after: Tallied, beside: Tallied) -> Iterator[Difference]:
    """The kinds of lines whose points differ beyond chance, each told by its most common line."""
    for kind in {kind: None for each in (*after, *beside) for kind in each}:
        points = [[sum(line.points for line in each.get(kind, ())) for each in side] for side in (after, beside)]
        (mean, error), (other_mean, other_error) = map(_mean, points)
        gain = mean - other_mean
        if abs(gain) < LEAST_POINTS or abs(gain) <= NORMAL_95 * math.hypot(error, other_error):
            continue
        lines = [line for each in (after if abs(mean) > abs(other_mean) else beside) for line in each.get(kind, ())]
        yield Difference(max(lines, key=lines.count).phrase, gain)


def _mean(points: Sequence[int]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(points) / len(points)
    return mean, math.sqrt(sum((each - mean) ** 2 for each in points)) / len(points)
