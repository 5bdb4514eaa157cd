"""Reviews inside match files: what a match was worth stands beside it and is no part of it."""

from __future__ import annotations

import json

import msgspec

from tafelrunde.kernel import BadMatchFile
from tafelrunde.kernel.matchfile import REVIEW, parse
from tafelrunde.review.report import Review


def with_review(text: str | bytes, review: Review) -> str:
    """A match file with this review inside, in place of an earlier one."""
    return json.dumps(parse(text) | {REVIEW: msgspec.to_builtins(review)}, indent=1, ensure_ascii=False)


def review_in(text: str | bytes) -> Review | None:
    """The review inside a match file, if there is one."""
    stored = parse(text).get(REVIEW)
    if stored is None:
        return None
    try:
        return msgspec.convert(stored, Review)
    except msgspec.ValidationError as error:
        raise BadMatchFile(f"the review in this file cannot be read; --again makes a new one: {error}") from None
