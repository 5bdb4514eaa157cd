"""Where a match could have gone another way: its decisions, each with what a viewer saw before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tafelrunde.kernel import OPEN, Match, Move, View
from tafelrunde.kernel.steps import Step


@dataclass(frozen=True)
class TurningPoint:
    """One decision: who made it, which move it was, and what the viewer saw before and after it.

    `known` is the view of the seat that decided, with its legal moves. `after_chance` and `then_chance` say whether
    NATURE moved between this decision and its neighbours. `seen` is the move as the viewer saw it, or as each seat did,
    if the viewer is whoever decides.
    """

    number: int
    seat: int
    played: Move
    known: View
    before: View
    after: View
    after_chance: bool
    then_chance: bool
    seen: tuple[Step, ...]


def turning_points(match: Match, viewer: int | None) -> list[TurningPoint]:
    """The decisions of a match between two moves or more, in order; `viewer` None is the seat that decides.

    A seat does not know whether another had a choice: all decisions of others are in what it sees.
    """
    line = match.played
    steps = [list(match.steps(each)) for each in (range(match.seats) if viewer is None else [viewer])]
    decisions = list(_decisions(match, viewer))[::-1]
    numbers = [number for number, _, _ in decisions]
    gaps = [line[last + 1 : end] for last, end in pairwise([-1, *numbers, len(line)])]
    chances = [any(each.seat is None for each in gap) for gap in gaps]
    found = []
    for (number, seat, known), (after_chance, then_chance) in zip(decisions, pairwise(chances), strict=True):
        seen = tuple([each[number] for each in steps])
        step = seen[seat] if viewer is None else seen[0]
        played = line[number].move
        found.append(
            TurningPoint(number, seat, played, known, step.before, step.after, after_chance, then_chance, seen)
        )
    return found


def _decisions(match: Match, viewer: int | None) -> Iterator[tuple[int, int, View]]:
    """The decisions that the viewer looks at, the last one first: number, seat, and what that seat knew."""
    past = match.copy()
    while past.decided:
        past.undo()
        seat, number = past.to_move, past.length
        assert seat is not None
        known = past.view(seat)
        if len(known.legal) >= 2 or viewer not in (None, OPEN, seat):  # noqa: PLR2004 - a choice is between two or more
            yield number, seat, known
