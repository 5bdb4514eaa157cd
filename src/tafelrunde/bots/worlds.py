"""Determinizations: worlds that fit a view. The view stays; a table beside it takes one world after another."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots import mind
from tafelrunde.kernel import OPEN, Row, View, contract, rule
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.record import Array, bytes_of

VIEW, WORLD, SEEN = range(3)
# How many worlds are drawn at most until one is accepted.
TRIES = 20


def room_for_worlds(view: View) -> Array:
    """Tables for the view itself, a world, and what is seen of it; what is only counted is left to be imagined."""
    tables = view.game.record.blank(SEEN + 1)
    bytes_of(tables)[VIEW] = bytes_of(view.table)[0]
    for count in view.game.record.counts:
        tables[count][VIEW] = 0
    return tables


@rule
def imagine_anew(tables: Any, cells: Any, seat: int, dice: Row) -> None:
    """Draw another world that fits the view of a seat; the mind's belief is the chance that it is accepted.

    Who sees everything has one world.
    """
    for _ in range(TRIES):
        for byte in range(cells.shape[1]):
            cells[WORLD, byte] = cells[VIEW, byte]
        if seat == OPEN:
            return
        contract.imagine(tables[WORLD], seat, dice)
        fits = mind.belief(tables[WORLD], seat)
        if fits >= 1.0 or below(dice, mind.FINE) < fits * mind.FINE:
            return
