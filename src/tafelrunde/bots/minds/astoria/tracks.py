"""What the tracks are worth to a seat: everybody fears a faction but the one whose goal it is."""

from __future__ import annotations

from tafelrunde.games.astoria.box import BARBARIANS, GROWTH_MOST, MOB, SAVE, TRACK_MOST
from tafelrunde.games.astoria.rules.siege import is_unmasked
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule

# In points: a faction that would win in the next siege, one that does in ten; and by how much the rage grows a round.
DANGER = 2.2
RAGE_GROWTH = 0.7
# In points: the king's health at any time, and besides when it is about to decide the match; less to a traitor.
HEALTH = 1.0
HEALTH_DECIDES = 4.0
TO_TRAITOR = 0.7
# In points: more unrest for the rest of the match.
UNREST = 1.0


@rule
def is_traitor(table: Table, seat: int) -> bool:
    """Whether a seat plays against the king."""
    return table.goal[seat] != SAVE + 1


@rule
def step_back(table: Table, seat: int, faction: int) -> float:
    """What it is worth to a seat that a faction falls back by one: the more, the sooner it would end the match."""
    if faction == BARBARIANS:
        worth = DANGER * table.reinforcement / max(TRACK_MOST - table.hordes, 1)
    elif faction == MOB:
        worth = DANGER * table.unrest / max(TRACK_MOST - table.mob, 1)
    else:
        worth = DANGER * RAGE_GROWTH / max(TRACK_MOST - table.rage, 1)
    return -worth if table.goal[seat] == faction + 1 else worth


@rule
def cost_of_unrest(table: Table, seat: int) -> float:
    """What it costs a seat that fire on the mob raises the unrest."""
    if table.unrest_raised or table.unrest == GROWTH_MOST:
        return 0.0
    return -UNREST if table.goal[seat] == MOB + 1 else UNREST


@rule
def healing(table: Table, seat: int) -> float:
    """What one more of the king's health is worth to a seat."""
    worth = HEALTH + HEALTH_DECIDES / (TRACK_MOST - table.health)
    if not is_unmasked(table):
        worth += HEALTH_DECIDES / (table.health + 1)
    return -TO_TRAITOR * worth if is_traitor(table, seat) else worth
