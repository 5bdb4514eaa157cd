"""The points a seat has so far."""

from __future__ import annotations

from tafelrunde.games.astoria.box import GEM_POINTS, POWER_POINTS, WARLORD_POINTS
from tafelrunde.games.astoria.rules.scoring import gems_in_flask, power_at_end, trophies
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule


@rule
def standing(table: Table, seat: int) -> int:
    """The points a seat has now, without its goal."""
    points = gems_in_flask(table, seat) * GEM_POINTS + trophies(table, seat) * WARLORD_POINTS
    return points + power_at_end(table, seat) * POWER_POINTS
