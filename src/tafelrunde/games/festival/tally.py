"""Where the gold of each seat comes from, by the cards in sight: those face up, and what the viewer laid face down."""

from __future__ import annotations

from functools import cache, lru_cache
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
from tafelrunde.kernel import Grid, Phrase, Tally, TallyLine, View, reads
from tafelrunde.kernel.compiled import PAIRS, TABLES, entry
from tafelrunde.kernel.engine import score
from tafelrunde.kernel.warm import ready

GROUP = "festival-tally"
_REMEMBERED = 64
"""Lines of seats that are remembered: enough for all viewers of a table."""
_STARS = 3
_PRIZES = _STARS + N_PROFESSIONS
_WIDTH = _PRIZES + N_PROFESSIONS
"""What is counted of a seat: its gold, professions and two-star cards, then its stars and prizes by profession."""

PRIZES = {
    SOLE_MOST: ("FV-E2", "most"),
    SOLE_SECOND: ("FV-E2", "second"),
    TIED_MOST: ("FV-E3", "tied-most"),
    TIED_SECOND: ("FV-E4", "tied-second"),
}


@reads("open_card", "secret_card")
def tally(view: View) -> Tally:
    """The lines of every seat; their sum is what the rules would pay for these cards."""
    ready(view.game, GROUP)
    counted = np.zeros((view.seats, _WIDTH), np.int64)
    reckon(view.table, counted)
    if view.options["simplified"]:
        return tuple((_line("FV-X2", gold, "numbers"),) for gold, *_ in counted.tolist())
    return tuple([_lines(*own) for own in counted.tolist()])


@cache
def _line(rule: str, points: int, code: str, **arguments: str | int) -> TallyLine:
    """One of the few hundred lines there are."""
    return TallyLine(rule, points, Phrase(f"tally-{code}", dict(arguments)))


@lru_cache(_REMEMBERED)
def _lines(gold: int, different: int, two_stars: int, *stars_and_prizes: int) -> tuple[TallyLine, ...]:
    """The lines of one seat; most viewers see the same cards before it."""
    lines, missing = [], gold
    stars, prizes = stars_and_prizes[:N_PROFESSIONS], stars_and_prizes[N_PROFESSIONS:]
    for profession, own, prize in zip(PROFESSIONS, stars, prizes, strict=True):
        if prize:
            rule, code = PRIZES[prize]
            lines.append(_line(rule, prize, code, profession=profession, stars=own))
            missing -= prize
    if variety := int(VARIETY[different]):
        lines.append(_line("FV-E6", variety, "variety", count=different))
        missing -= variety
    if two_stars:
        lines.append(_line("FV-E7", two_stars * TWO_STAR_CARD, "two-stars", count=two_stars))
        missing -= two_stars * TWO_STAR_CARD
    if missing:
        lines.append(_line("FV-E8", missing, "floor"))
    return tuple(lines)


@entry(GROUP, TABLES, PAIRS)
def reckon(tables: Any, counted: Grid) -> None:
    """FV-E2 FV-E6 FV-E7 FV-E9 What is counted of each seat."""
    table = tables[0]
    points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    score(table, points[: table.seats], places[: table.seats])
    stars = np.zeros((MOST_SEATS, N_PROFESSIONS), np.int64)
    count_stars(table, stars)
    won = np.zeros(MOST_SEATS, np.int64)
    for profession in range(N_PROFESSIONS):
        won[:] = 0
        award(stars, table.seats, profession, won)
        for seat in range(table.seats):
            counted[seat, _STARS + profession] = stars[seat, profession]
            counted[seat, _PRIZES + profession] = won[seat]
    for seat in range(table.seats):
        counted[seat, 0] = points[seat]
        counted[seat, 1] = different_professions(stars, seat)
        counted[seat, 2] = two_star_cards(table, seat)
