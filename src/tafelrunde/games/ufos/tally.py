"""Where the points of each seat come from: restaurants city by city, stands, witnesses, coming later."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.ufos.box import CITIES, N_CITIES
from tafelrunde.games.ufos.reckoning import points_of
from tafelrunde.kernel import Argument, Phrase, Tally, TallyLine, View

RULE, LATER = "UF-E2", "UF-E5"


def tally(view: View) -> Tally:
    """The lines of every seat, at any moment; what brings no points is left out."""
    return [list(_lines(view, seat, points)) for seat, points in enumerate(points_of(view))]


def _lines(view: View, seat: int, points: list[int]) -> Iterator[TallyLine]:
    held = view.field("restaurants")[seat]
    for city in range(N_CITIES):
        if points[city]:
            yield _line(points[city], "restaurants", place=CITIES[city], count=int(held[city]))
    if points[N_CITIES]:
        yield _line(points[N_CITIES], "stands", count=int((view.field("stand") == seat + 1).sum()))
    if points[N_CITIES + 1]:
        yield _line(points[N_CITIES + 1], "witnesses", count=int(view.field("witnesses")[seat].sum()))
    if points[N_CITIES + 2]:
        yield TallyLine(LATER, points[N_CITIES + 2], Phrase("tally-later"))


def _line(points: int, code: str, **arguments: Argument) -> TallyLine:
    return TallyLine(RULE, points, Phrase(f"tally-{code}", arguments))
