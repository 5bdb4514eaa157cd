"""An opinion in ten lines: bid what is likely to be there, and doubt what is not."""

import math

from liars_dice.rules import total
from liars_dice.table import SIDES, Table, bid_of, doubt
from tafelrunde.bots.mind import Floats
from tafelrunde.kernel import Row, rule


@rule
def prior(table: Table, offered: Row, weights: Floats) -> None:
    """How good each offered move looks to the seat that moves, by its own dice and the average of the others."""
    others = total(table.left) - table.left[table.turn]
    for i in range(offered[0]):
        bid = table.bid - 1 if offered[1 + i] == doubt else offered[1 + i] - bid_of[0]
        missing = bid // SIDES + 1 - table.dice[table.turn, bid % SIDES] - others / SIDES
        weights[i] = math.exp(missing - 1 if offered[1 + i] == doubt else -abs(missing))
