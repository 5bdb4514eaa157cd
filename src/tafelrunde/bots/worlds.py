"""Room for imagined worlds: a view that stays, and tables beside it into which it is copied and imagined anew."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots import mind
from tafelrunde.kernel import Row, View, contract, rule
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.record import Array, bytes_of

VIEW, WORLD, SEEN = range(3)
# How many worlds are imagined at most until one is believed in.
TRIES = 20


def room_for_worlds(view: View) -> Array:
    """Tables for the view itself, a world, and what is seen of it; what is only counted is left to imagination."""
    tables = view.game.record.blank(SEEN + 1)
    bytes_of(tables)[VIEW] = bytes_of(view.table)[0]
    for count in view.game.record.counts:
        tables[count][VIEW] = 0
    return tables


@rule
def imagine_anew(tables: Any, cells: Any, seat: int, dice: Row) -> None:
    """Make the world another one that fits the view of a seat, the likelier the better the mind believes in it."""
    for _ in range(TRIES):
        for byte in range(cells.shape[1]):
            cells[WORLD, byte] = cells[VIEW, byte]
        contract.imagine(tables[WORLD], seat, dice)
        fits = mind.belief(tables[WORLD], seat)
        if fits >= 1.0 or below(dice, mind.FINE) < fits * mind.FINE:
            return
