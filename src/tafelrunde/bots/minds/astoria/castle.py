"""What exile and the castle are worth: exile is the way of traitors to the castle, and guards are in that way."""

from __future__ import annotations

from tafelrunde.bots.minds.astoria.battles import chance_against_all
from tafelrunde.bots.minds.astoria.tracks import is_traitor
from tafelrunde.bots.minds.astoria.workshop import GEM, POWER
from tafelrunde.games.astoria.box import GUARD_PRICE
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule

# In points: what exile costs who serves the king; a traitor gains by it, being nearer to the castle.
EXILE = 6.0
EXILE_OF_TRAITOR = -3.0
# In points: the castle taken, an attack in vain, and a guard against an attack that is sure to come.
CASTLE = 14.0
ATTACK_IN_VAIN = 2.0
GUARD_IN_NEED = 8.0


@rule
def cost_of_exile(table: Table, seat: int) -> float:
    """What a seat loses by going into exile."""
    if table.exile[seat]:
        return 0.0
    return EXILE_OF_TRAITOR if is_traitor(table, seat) else EXILE


@rule
def worth_of_attack(table: Table, seat: int) -> float:
    """What it is worth to storm the castle; only a traitor gains by it."""
    return CASTLE * chance_against_all(table, seat) * is_traitor(table, seat) - ATTACK_IN_VAIN


@rule
def worth_of_guard(table: Table, seat: int) -> float:
    """What it is worth to post a guard: the more, the likelier somebody in exile is to take the castle."""
    danger = 0.0
    for other in range(table.seats):
        if other != seat and table.exile[other]:
            danger = max(danger, chance_against_all(table, other))
    return GUARD_IN_NEED * danger - POWER * GUARD_PRICE - GEM


@rule
def is_in_danger(table: Table, seat: int) -> bool:
    """Whether somebody else is in exile and may attack the castle."""
    exiles = 0
    for other in range(table.seats):
        exiles += other != seat and table.exile[other] != 0
    return exiles > 0
