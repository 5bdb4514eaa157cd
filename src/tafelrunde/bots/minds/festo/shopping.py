"""Shopping: helpers go where they promise most, and wait when little is to be had for sure."""

from __future__ import annotations

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.festo.places import pull
from tafelrunde.games.festo.moves import AREA, DONE, KIND, SEAT
from tafelrunde.games.festo.rules.goods import place_in_order, players
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import Row, rule

# In points: to be last in player order, to wait until the afternoon, and to wait one place later in player order.
LAST_IN_ORDER = 0.35
WAITING, WAITING_LATER = 2.4, 0.7


@rule
def like_first_players(table: Table, offered: Row, likings: Floats) -> None:
    """Who goes last sees where everybody stands."""
    for i in range(offered[0]):
        last = (SEAT[offered[1 + i]] + players(table) - 1) % players(table) == table.mover
        likings[i] = LAST_IN_ORDER if last else 0.0


@rule
def helpers_to_come(table: Table) -> int:
    """How many helpers the others may still place after the mover."""
    total = 0
    for seat in range(players(table)):
        later = table.phase == Phase.MORNING or place_in_order(table, seat) > place_in_order(table, table.mover)
        if seat != table.mover and later:
            total += table.in_hand[seat]
    return total


@rule
def like_places(table: Table, offered: Row, likings: Floats, wishes: Floats) -> None:
    """Each place by its pull."""
    hand, coming = 0 + table.in_hand[table.mover], helpers_to_come(table)
    for i in range(offered[0]):
        move = offered[1 + i]
        if KIND[move] == DONE:
            likings[i] = WAITING + WAITING_LATER * place_in_order(table, table.mover)
        else:
            likings[i] = pull(table, AREA[move], hand, coming, wishes)
