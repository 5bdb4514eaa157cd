"""A review as it is sent: moves become phrases, which the client has words for."""

from __future__ import annotations

from tafelrunde.kernel import Game, Phrase, find_game
from tafelrunde.review import Decision, Review
from tafelrunde.review.report import COSTLY, INEXACT
from tafelrunde.server.archive.reviews import StoredReview
from tafelrunde.server.tables.projection import choice_of
from tafelrunde.server.tables.reviews import EVERYTHING, Sight
from tafelrunde.server.wire.review import (
    CloserLook,
    DecisionInfo,
    DifferenceInfo,
    LedgerInfo,
    LuckInfo,
    MomentInfo,
    PlannedMoveInfo,
    ReviewInfo,
)


def review_info(match: str, sight: Sight, shown: StoredReview) -> ReviewInfo:
    """The review as it stands."""
    seat = int(sight) if sight.isdecimal() else None
    review = shown.review
    if review is None:
        return ReviewInfo(match, seat, sight == EVERYTHING, shown.done, INEXACT, COSTLY)
    game = find_game(review.game)
    ledgers = [_ledger(review, each) for each in review.judged]
    lit = {number for each in ledgers for number in (*each.costliest, *each.finest)}
    return ReviewInfo(
        match,
        seat,
        sight == EVERYTHING,
        shown.done,
        INEXACT,
        COSTLY,
        [MomentInfo(each.number, each.shares, each.points) for each in review.moments],
        [_decision(game, each) for each in review.decisions],
        [LuckInfo(each.first, each.number, each.changes, each.margins) for each in review.luck],
        ledgers,
        {each.number: _closer(game, each) for each in review.decisions if each.number in lit},
    )


def _ledger(review: Review, seat: int) -> LedgerInfo:
    causes = review.causes(seat)
    return LedgerInfo(
        seat,
        causes.start,
        causes.luck,
        causes.luck_margin,
        causes.decisions,
        causes.decisions_margin,
        causes.others,
        causes.total,
        [each.number for each in review.costliest(seat)],
        [each.number for each in review.finest(seat)],
    )


def _decision(game: Game, decision: Decision) -> DecisionInfo:
    return DecisionInfo(
        decision.number,
        decision.seat,
        decision.label,
        _phrase(game, decision.played),
        _phrase(game, decision.best),
        decision.cost,
        decision.margin,
        decision.points,
        decision.serves,
        decision.lead,
        decision.lead_margin,
        _phrase(game, decision.next_best) if decision.next_best else None,
    )


def _closer(game: Game, decision: Decision) -> CloserLook:
    return CloserLook(
        [PlannedMoveInfo(each.seat, _phrase(game, each.move)) for each in decision.variation],
        [DifferenceInfo(each.phrase, each.points) for each in decision.differences],
    )


def _phrase(game: Game, notation: str) -> Phrase:
    return choice_of(game.moves.find(notation)).phrase
