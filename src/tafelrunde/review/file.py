"""Reviews inside match files: what a match was worth stands beside it and is no part of it."""

from __future__ import annotations

import json

import msgspec

from tafelrunde.kernel import OPEN, BadMatchFile, Match, UnknownMove
from tafelrunde.kernel.history import Played
from tafelrunde.kernel.matchfile import REVIEW, parse
from tafelrunde.review.report import Review


def with_review(text: str | bytes, review: Review) -> str:
    """A match file with this review inside, in place of an earlier one."""
    return json.dumps(parse(text) | {REVIEW: msgspec.to_builtins(review)}, indent=1, ensure_ascii=False)


def review_in(text: str | bytes, match: Match) -> Review | None:
    """The review inside the file of a match, if there is one; BadMatchFile if it is not one of this match."""
    stored = parse(text).get(REVIEW)
    if stored is None:
        return None
    try:
        review = msgspec.convert(stored, Review)
        _check(review, match)
    except (msgspec.ValidationError, UnknownMove, _OtherMatch) as error:
        raise BadMatchFile(f"the review in this file cannot be read; --again makes a new one: {error}") from None
    return review


class _OtherMatch(Exception):
    """The review is not one of this match."""


def _check(review: Review, match: Match) -> None:
    """That a review speaks of this match: its game, its seats and its moves."""
    seats, moves = match.seats, match.played
    about, found = (review.game, review.edition, review.seats), (match.game.name, match.game.edition, seats)
    if about != found or review.seat not in (None, OPEN, *range(seats)):
        raise _OtherMatch("it is of another match")
    told = [part for each in review.moments for part in (each.shares, each.points)]
    told += [part for each in review.luck for part in (each.changes, each.margins)]
    told += [each.changes for each in review.decisions]
    if not review.moments or any(len(each) != seats for each in told):
        raise _OtherMatch("it does not speak of every seat")
    if any(not 0 <= each.number <= len(moves) for each in review.moments):
        raise _OtherMatch("it goes beyond the end of the match")
    for each in review.decisions:
        if not 0 <= each.number < len(moves) or (each.seat, each.played) != _made(moves[each.number]):
            raise _OtherMatch(f"decision {each.number} was another one")
        for move in (each.best, *filter(None, [each.next_best]), *(planned.move for planned in each.variation)):
            match.game.moves.find(move)


def _made(played: Played) -> tuple[int | None, str]:
    return played.seat, str(played.move)
