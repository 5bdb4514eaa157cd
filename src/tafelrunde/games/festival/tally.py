"""Where the gold of each seat comes from, by the cards in sight: those face up, and what the viewer laid face down."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tafelrunde.games.festival.box import (
    MOST_SEATS,
    N_PROFESSIONS,
    PROFESSIONS,
    SOLE_MOST,
    SOLE_SECOND,
    TIED_MOST,
    TIED_SECOND,
    TWO_STAR_CARD,
    VARIETY,
)
from tafelrunde.games.festival.rules.scoring import award, count_stars, different_professions, two_star_cards
from tafelrunde.kernel import Grid, Phrase, Row, Tally, TallyLine, View, engine, reads
from tafelrunde.kernel.compiled import INTS, PAIRS, TABLES, entry
from tafelrunde.kernel.warm import ready

_GROUP = "festival-tally"
_REMEMBERED = 64
"""Lines of seats that are remembered: enough for all viewers of a table."""

PRIZES = {
    SOLE_MOST: ("FV-E2", "most"),
    SOLE_SECOND: ("FV-E2", "second"),
    TIED_MOST: ("FV-E3", "tied-most"),
    TIED_SECOND: ("FV-E4", "tied-second"),
}


@reads("lies", "open_card", "secret_card")
def tally(view: View) -> Tally:
    """The lines of every seat; their sum is what the rules would pay for these cards."""
    ready(view.game, "match", _GROUP)
    points, places = np.zeros((2, view.seats), np.int64)
    engine.finish(view.table, points, places)
    gold: list[int] = points.tolist()
    if view.options["simplified"]:
        return tuple((_line("FV-X2", each, "numbers"),) for each in gold)
    stars, prizes = np.zeros((2, MOST_SEATS, N_PROFESSIONS), np.int64)
    different, two_stars = np.zeros((2, MOST_SEATS), np.int64)
    reckon(view.table, stars, prizes, different, two_stars)
    counted = zip(stars.tolist(), prizes.tolist(), different.tolist(), two_stars.tolist(), strict=True)
    seats = zip(counted, gold, strict=False)
    return tuple(_lines(tuple(own), tuple(won), *cards, each) for (own, won, *cards), each in seats)


def _line(rule: str, points: int, code: str, **arguments: str | int) -> TallyLine:
    return TallyLine(rule, points, Phrase(f"tally-{code}", dict(arguments)))


@lru_cache(_REMEMBERED)
def _lines(
    stars: tuple[int, ...], prizes: tuple[int, ...], different: int, two_stars: int, gold: int
) -> tuple[TallyLine, ...]:
    """The lines of one seat; most viewers see the same cards before it."""
    lines = []
    for profession, own, prize in zip(PROFESSIONS, stars, prizes, strict=True):
        if prize:
            rule, code = PRIZES[prize]
            lines.append(_line(rule, prize, code, profession=profession, stars=own))
    if VARIETY[different]:
        lines.append(_line("FV-E6", int(VARIETY[different]), "variety", count=different))
    if two_stars:
        lines.append(_line("FV-E7", two_stars * TWO_STAR_CARD, "two-stars", count=two_stars))
    missing = gold - sum(line.points for line in lines)
    if missing:
        lines.append(_line("FV-E8", missing, "floor"))
    return tuple(lines)


@entry(_GROUP, TABLES, PAIRS, PAIRS, INTS, INTS)
def reckon(tables: Any, stars: Grid, prizes: Grid, different: Row, two_stars: Row) -> None:
    """FV-E2 FV-E6 FV-E7 The stars and prizes of each seat by profession; its professions and its two-star cards."""
    table = tables[0]
    count_stars(table, stars)
    won = np.zeros(MOST_SEATS, np.int64)
    for profession in range(N_PROFESSIONS):
        won[:] = 0
        award(stars, table.seats, profession, won)
        for seat in range(table.seats):
            prizes[seat, profession] = won[seat]
    for seat in range(table.seats):
        different[seat] = different_professions(stars, seat)
        two_stars[seat] = two_star_cards(table, seat)
