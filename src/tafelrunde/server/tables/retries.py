"""Costly decisions of a reviewed match, tried again as lessons are followed."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Match, UnknownMove
from tafelrunde.lessons import NEXT
from tafelrunde.review.retry import retry
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables.lessons import Course
from tafelrunde.server.tables.registry import TableRegistry
from tafelrunde.server.tables.replay import finished_file
from tafelrunde.server.tables.summary import shown_in
from tafelrunde.server.tables.think_queue import Requester


async def retry_of(registry: TableRegistry, name: str, sight: str, number: int, moves: Sequence[str]) -> Course:
    """The decision before the move of that number, if it was costly; the first of the moves is what was tried."""
    row = await registry.lists.one(name)
    review = (await registry.reviews.find(name, sight)).review
    lost = [each for each in review.decisions if each.cost > each.margin] if review is not None else []
    decision = next((each for each in lost if each.number == number), None)
    if row is None or decision is None:
        raise RequestError("no-moment")
    file = await finished_file(registry.tables, name)
    names = [each.name if each is not None else "" for each in shown_in(row).seats]
    tried = next((each for each in moves if each != NEXT), None)

    def look() -> Course:
        match = Match.from_json(file)
        try:
            found = retry(match, decision, names, tried)
        except UnknownMove:
            raise RequestError("no-move", move=str(tried)) from None
        return Course(match.game, found.lesson, found.puzzle)

    return await registry.thinker.aside(look, Requester(f"retry {name}"))
