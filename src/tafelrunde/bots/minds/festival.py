"""A mind for Festival: stars where a prize is within reach, two of them in one card, and one profession more."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.games.festival.box import (
    MOST_SEATS,
    N_PROFESSIONS,
    NUMBER,
    PROFESSION,
    SOLE_MOST,
    STARS,
    TWO_STARS,
    VARIETY,
)
from tafelrunde.games.festival.moves import CARD, FACE, KIND, TAKE, UP
from tafelrunde.games.festival.rules.round import laid
from tafelrunde.games.festival.rules.setup import rounds_of
from tafelrunde.games.festival.state import LIES_DOWN, Table
from tafelrunde.kernel import Row, rule

# How sharply gold becomes liking, how many stars one must be ahead to feel safe, and what is thought of hidden cards.
SHARPNESS = 0.45
SAFE_LEAD = 1.2
HIDDEN_STARS = 0.22
# In gold: what a second star on one card is worth beyond its price, and being served early next time.
TWO_AT_ONCE = 1.5
SERVED_EARLY = 0.1


@rule
def count(table: Table, seat: int, own: Floats, best: Floats) -> int:
    """My stars for each profession, the most that anybody else shows, and how many professions I have."""
    shown = np.zeros((MOST_SEATS, N_PROFESSIONS), np.float64)
    for other in range(table.seats):
        for round_ in range(table.round_now + 1):
            card = laid(table, seat, round_) if other == seat else table.open_card[other, round_]
            if card:
                shown[other, PROFESSION[card - 1]] += STARS[card - 1]
            elif other != seat and table.lies[other, round_] == LIES_DOWN:
                for profession in range(N_PROFESSIONS):
                    shown[other, profession] += HIDDEN_STARS
    different = 0
    for profession in range(N_PROFESSIONS):
        own[profession] = shown[seat, profession]
        different += own[profession] > 0
        best[profession] = 0.0
        for other in range(table.seats):
            if other != seat:
                best[profession] = max(best[profession], shown[other, profession])
    return different


@rule
def hope(lead: float) -> float:
    """The gold that such a lead in a profession promises."""
    return float(SOLE_MOST / (1.0 + math.exp(-lead / SAFE_LEAD)))


@rule
def gain(card: int, own: Floats, best: Floats, different: int) -> float:
    """The gold that one card more promises."""
    profession, stars = PROFESSION[card], STARS[card]
    lead = own[profession] - best[profession]
    gold = hope(lead + stars) - hope(lead)
    if own[profession] == 0 and different < N_PROFESSIONS:
        gold += (VARIETY[different + 1] - VARIETY[different]) / 2
    if stars == TWO_STARS:
        gold += TWO_AT_ONCE
    return gold


@rule
def prior(table: Table, offered: Row, weights: Floats) -> None:
    """Take what promises gold, and rather show it; to whom the rest goes is all the same."""
    seat = table.holder
    if KIND[offered[1]] != TAKE:
        for i in range(offered[0]):
            weights[i] = 1.0
        return
    own, best = np.zeros(N_PROFESSIONS), np.zeros(N_PROFESSIONS)
    different = count(table, seat, own, best)
    last = table.round_now + 1 == rounds_of(table)
    for i in range(offered[0]):
        move = offered[1 + i]
        card = CARD[move]
        gold = NUMBER[card] * 1.0 if table.simplified else gain(card, own, best, different)
        if FACE[move] == UP and not last:
            gold += SERVED_EARLY
        weights[i] = math.exp(SHARPNESS * gold)
