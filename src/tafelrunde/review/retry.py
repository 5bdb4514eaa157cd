"""Trying a costly decision again, as a puzzle: another move is measured as the one that was played had been."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.kernel import Match
from tafelrunde.lessons import Lesson, Step
from tafelrunde.lessons.puzzle import Puzzle, Wrong
from tafelrunde.review.deciding import compare_two
from tafelrunde.review.depth import Depth
from tafelrunde.review.report import Decision
from tafelrunde.review.what_if import position_of


@dataclass(frozen=True)
class Retry:
    """A decision that is tried again: the puzzle, and the lesson of one step as which it is followed."""

    puzzle: Puzzle
    lesson: Lesson


def retry(match: Match, decision: Decision, names: list[str], tried: str | None = None) -> Retry:
    """A decision of a finished match, to be tried again, and what the move costs that was tried, if one was.

    `names` are those of all seats. A move that costs nothing beyond chance is an answer too. This takes a while where a
    move was tried: call it in a thread.
    """
    seat, answers, wrong = decision.seat, [decision.best], []
    if tried is not None and tried != decision.best:
        cost = _cost(match, decision, tried)
        if cost is None:
            answers.append(tried)
        else:
            wrong.append(cost)
    share = max((each.share for each in decision.options), default=0.0)
    lesson = Lesson(
        minutes=1,
        seats=match.seats,
        names=[names[(seat + place) % match.seats] for place in range(1, match.seats)],
        steps=[Step(say="ask", expect=answers, task=True)],
        seat=seat,
        position=position_of(match, decision.number, seat),
        name="retry",
    )
    return Retry(Puzzle(match.seats, 0, [], seat, decision.best, share, wrong), lesson)


def _cost(match: Match, decision: Decision, tried: str) -> Wrong | None:
    """What a move loses against the best one; None if chance can explain it, or if it may not be made."""
    past = match.copy()
    while past.length > decision.number:
        past.undo()
    view = past.view(decision.seat)
    best, move = (match.game.moves.find(each) for each in (decision.best, tried))
    if move not in view.legal:
        return None
    lost = compare_two(view, best, move, Depth().most, decision.number).loss(decision.seat)
    return Wrong(tried, lost.wins, lost.points, lost.serves, lost.gain) if lost.is_sure else None
