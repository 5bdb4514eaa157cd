"""What seats may expect when a round begins: the points they have, and what they bring along."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.games.festo.box import HELPERS, N_CHARACTERS, SALT
from tafelrunde.games.festo.rules.scoring import dish_points, ingredients_of, set_points
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import rule

# For each round, in points: what it and those after it bring, what a helper who is still on a dish is missed, and how
# far one must be ahead to win about three times as often as another.
TO_COME: Floats = np.array([65.0, 49.0, 31.0, 12.5])
MISSED: Floats = np.array([3.0, 3.0, 3.0, 1.1])
AHEAD: Floats = np.array([7.0, 6.5, 5.5, 4.0])
# In points: an ingredient, salt beyond that, and a disc that stands ready.
INGREDIENT, SALT_BEYOND, DISC_READY = 2.65, 0.3, 2.4


@rule
def settled(table: Table) -> bool:
    """When a round begins, little is open but chance."""
    return table.phase == Phase.GIVE


@rule
def prospect(table: Table, seat: int) -> float:
    """The points a seat may expect at the end."""
    points = dish_points(table, seat) + set_points(table, seat) + table.tokens[seat] + TO_COME[table.round_now]
    points += INGREDIENT * ingredients_of(table, seat) + SALT_BEYOND * table.owned[seat, SALT]
    for area in range(N_CHARACTERS):
        points += DISC_READY * table.discs[seat, area]
    return float(points - MISSED[table.round_now] * (HELPERS - table.in_hand[seat]))


@rule
def value(table: Table, points: Floats, shares: Floats) -> None:
    """The points each seat may expect; who expects more wins more often."""
    best, total = 0.0, 0.0
    for seat in range(len(points)):
        points[seat] = prospect(table, seat)
        best = max(best, points[seat])
    for seat in range(len(points)):
        shares[seat] = math.exp((points[seat] - best) / AHEAD[table.round_now])
        total += shares[seat]
    for seat in range(len(points)):
        shares[seat] /= total
