"""Where a match could have gone another way: its decisions, each with what a viewer saw before and after it."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.kernel import OPEN, Match, Move, View


@dataclass(frozen=True)
class TurningPoint:
    """One decision: who made it, which move it was, and what the viewer saw before and after it.

    `known` is the view of the seat that decided, with its legal moves. `then_chance` says whether NATURE moved before
    the next decision.
    """

    number: int
    seat: int
    played: Move
    known: View
    before: View
    after: View
    then_chance: bool


def turning_points(match: Match, viewer: int | None) -> list[TurningPoint]:
    """The decisions of a match between two moves or more, in order; `viewer` None is the seat that decides.

    A seat does not know whether another had a choice: all decisions of others are in what it sees.
    """
    line = match.line
    views = {seat: list(match.steps(seat)) for seat in (range(match.seats) if viewer is None else [viewer])}
    found: list[TurningPoint] = []
    past = match.copy()
    end = len(line)
    while past.decided:
        past.undo()
        seat, number = past.to_move, past.length
        assert seat is not None
        known = past.view(seat)
        if len(known.legal) < 2 and viewer in (None, OPEN, seat):  # noqa: PLR2004 - a choice is between two or more
            continue
        step = views[seat if viewer is None else viewer][number]
        chance = any(each.seat is None for each in line[number + 1 : end])
        found.append(TurningPoint(number, seat, line[number].move, known, step.before, step.after, chance))
        end = number
    return found[::-1]
