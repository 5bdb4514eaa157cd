"""What exile and the castle are worth: exile is the way of traitors to the castle, and guards are in that way."""

from __future__ import annotations

from tafelrunde.bots.minds.astoria.battles import NOW, RESTED
from tafelrunde.bots.minds.astoria.guards import TOGETHER
from tafelrunde.bots.minds.astoria.storms import Storms, chance_of_storm
from tafelrunde.bots.minds.astoria.tracks import is_traitor
from tafelrunde.games.astoria.box import GOAL_POINTS
from tafelrunde.games.astoria.rules.scoring import points_besides
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import Row, rule

# In points: what exile costs who serves the king, and a traitor.
EXILE = 12.0
EXILE_OF_TRAITOR = 8.0
# In points: the castle taken, and each action that a failed attack takes away.
CASTLE = 20.0
GIVEN_UP = 1.0


@rule
def prize_of_castle(table: Table, seat: int) -> float:
    """What the castle is worth to a seat: the match, if its points are enough then."""
    mine = points_besides(table, seat) + GOAL_POINTS * is_traitor(table, seat)
    for other in range(table.seats):
        if other != seat and points_besides(table, other) >= mine:
            return -CASTLE
    return CASTLE


@rule
def worth_of_plan(table: Table, seat: int, storms: Storms, answers: Row) -> float:
    """What one more guard of one's own is worth to who means to take the castle later."""
    prize = prize_of_castle(table, seat)
    if prize < 0.0 or not is_traitor(table, seat):
        return 0.0
    now, best = chance_of_storm(storms, RESTED, seat, answers[seat]), 0.0
    for count in range(1, TOGETHER + 1):
        best = max(best, (chance_of_storm(storms, RESTED, seat, answers[seat] - count) - now) / count)
    return prize * best


@rule
def cost_of_exile(table: Table, seat: int, storms: Storms, answers: Row) -> float:
    """What a seat loses by going into exile, from where it can still defend the castle.

    Who would win with the castle is nearer to it then, as far as the others cannot answer in time.
    """
    if table.exile[seat]:
        return 0.0
    cost = EXILE_OF_TRAITOR if is_traitor(table, seat) else EXILE
    prize = prize_of_castle(table, seat)
    if prize > 0.0:
        cost -= prize * chance_of_storm(storms, RESTED, seat, answers[seat])
    return cost


@rule
def worth_of_attack(table: Table, seat: int, storms: Storms) -> float:
    """What it is worth to storm the castle now."""
    odds = chance_of_storm(storms, NOW, seat, 0)
    return prize_of_castle(table, seat) * odds - GIVEN_UP * table.actions_left


@rule
def is_content(table: Table, seat: int) -> bool:
    """Whether a seat wins if the castle falls now, even to a traitor."""
    mine = points_besides(table, seat)
    for other in range(table.seats):
        if other != seat and points_besides(table, other) + GOAL_POINTS * (other == table.actor) >= mine:
            return False
    return True
