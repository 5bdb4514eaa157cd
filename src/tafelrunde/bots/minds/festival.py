"""A mind for Festival: stars where a prize is within reach, one profession more, and lying open to be served early."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.games.festival.box import MOST_SEATS, N_PROFESSIONS, NUMBER, PROFESSION, SOLE_MOST, STARS, TWO_STARS
from tafelrunde.games.festival.moves import CARD, FACE, KIND, TAKE, Face
from tafelrunde.games.festival.rules.round import laid
from tafelrunde.games.festival.rules.setup import rounds_of
from tafelrunde.games.festival.state import Lies, Table
from tafelrunde.kernel import Row, rule, zeros

# What is thought of a hidden card: stars for each profession. By how many stars one must lead to feel safe: at the end,
# and for each round before it.
HIDDEN_STARS = 0.22
SAFE_LEAD, SAFE_LEAD_A_ROUND = 0.4, 0.2
# How much is liked, fitted to what search plays: gold for the most stars; a profession more, most of all in the last
# round; two stars on one card, but hardly in the last round; to lie open and be served early, if the number is low.
GOLD = 1.16
ONE_MORE, ONE_MORE_AT_LAST = 0.9, 3.6
TWO_AT_ONCE, TWO_AT_LAST = 5.8, -6.0
OPEN, OPEN_A_NUMBER = 3.5, -0.37
# In the simplified game: the number of a card, and to lie open.
SIMPLE_GOLD, SIMPLE_OPEN = 0.45, 0.05


@rule
def count(table: Table, seat: int, own: Floats, best: Floats) -> None:
    """My stars for each profession, and the most that anybody else shows."""
    shown = zeros((MOST_SEATS, N_PROFESSIONS), np.float64)
    for other in range(table.seats):
        for round_ in range(table.round_now + 1):
            card = laid(table, seat, round_) if other == seat else table.open_card[other, round_]
            if card:
                shown[other, PROFESSION[card - 1]] += STARS[card - 1]
            elif other != seat and table.lies[other, round_] == Lies.DOWN:
                for profession in range(N_PROFESSIONS):
                    shown[other, profession] += HIDDEN_STARS
    for profession in range(N_PROFESSIONS):
        own[profession] = shown[seat, profession]
        best[profession] = 0.0
        for other in range(table.seats):
            if other != seat:
                best[profession] = max(best[profession], shown[other, profession])


@rule
def hope(lead: float, left: int) -> float:
    """The gold that such a lead in a profession promises, so many rounds before the end."""
    return float(SOLE_MOST / (1.0 + math.exp(-lead / (SAFE_LEAD + SAFE_LEAD_A_ROUND * left))))


@rule
def liking(card: int, own: Floats, best: Floats, left: int) -> float:
    """How much one card more is liked."""
    profession, stars = PROFESSION[card], STARS[card]
    lead = own[profession] - best[profession]
    liked = GOLD * (hope(lead + stars, left) - hope(lead, left))
    if own[profession] == 0:
        liked += ONE_MORE + ONE_MORE_AT_LAST / left
    if stars == TWO_STARS:
        liked += TWO_AT_ONCE + TWO_AT_LAST / left
    return float(liked)


@rule
def prior(table: Table, offered: Row, weights: Floats) -> None:
    """Take what promises gold, and rather show it; to whom the rest goes is all the same."""
    seat = table.holder
    if KIND[offered[1]] != TAKE:
        for i in range(offered[0]):
            weights[i] = 1.0
        return
    own, best = zeros(N_PROFESSIONS, np.float64), zeros(N_PROFESSIONS, np.float64)
    count(table, seat, own, best)
    left = rounds_of(table) - table.round_now
    for i in range(offered[0]):
        move = offered[1 + i]
        card = CARD[move]
        open_ = FACE[move] == Face.UP and left > 1
        if table.simplified:
            liked = SIMPLE_GOLD * NUMBER[card] + SIMPLE_OPEN * open_
        else:
            liked = liking(card, own, best, left) + (OPEN + OPEN_A_NUMBER * NUMBER[card]) * open_
        weights[i] = math.exp(liked)
