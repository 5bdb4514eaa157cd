"""A mind for Festo!: ingredients for what can soon be cooked, whole markets with few helpers, and one type more."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.festo.action import like_goods, like_steps, like_turns
from tafelrunde.bots.minds.festo.kitchen import like_dishes, like_payments
from tafelrunde.bots.minds.festo.prospects import settled, value
from tafelrunde.bots.minds.festo.shopping import like_first_players, like_places
from tafelrunde.bots.minds.festo.wishes import look_at_sets, survey
from tafelrunde.games.festo.box import N_INGREDIENTS, N_TYPES
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import Row, rule, zeros

__all__ = ["prior", "settled", "value"]

# How sharply points become liking, and how much of the best a move is liked at least, so that search gives it a try.
SHARPNESS = 1.0
LEAST = 0.004


@rule
def prior(table: Table, offered: Row, weights: Floats) -> None:
    """The more points a move promises, the more it is liked."""
    like(table, offered, weights)
    best = weights[0]
    for i in range(1, offered[0]):
        best = max(best, weights[i])
    for i in range(offered[0]):
        weights[i] = max(math.exp(SHARPNESS * (weights[i] - best)), LEAST)


@rule
def like(table: Table, offered: Row, likings: Floats) -> None:
    """What each move promises in points, in the measure of its phase."""
    if table.phase == Phase.GIVE:
        like_first_players(table, offered, likings)
        return
    wishes, bonus = zeros(N_INGREDIENTS, np.float64), zeros(N_TYPES, np.float64)
    look_at_sets(table, bonus)
    gives_away = 1 if table.phase >= Phase.COOK or table.phase == Phase.TRADE else 0
    survey(table, bonus, wishes, gives_away)
    if table.phase <= Phase.AFTERNOON:
        like_places(table, offered, likings, wishes)
    elif table.phase == Phase.ACT:
        like_turns(table, offered, likings, wishes)
    elif table.phase == Phase.GROCER:
        like_goods(table, offered, likings, wishes)
    elif table.phase < Phase.COOK:
        like_steps(table, offered, likings, wishes, bonus)
    elif table.phase == Phase.COOK:
        like_dishes(table, offered, likings, bonus)
    else:
        like_payments(table, offered, likings, wishes)
