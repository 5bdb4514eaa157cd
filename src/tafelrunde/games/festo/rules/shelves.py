"""Filling the markets and the grocery store (FO-P1, FO-P2)."""

from tafelrunde.games.festo.box import (
    GROCER,
    MARKET_LIMIT,
    MARKET_REFILL,
    N_CHARACTERS,
    N_COLOURS,
    SHELF_LIMIT,
)
from tafelrunde.games.festo.rules.goods import in_place, restock
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import rule


@rule
def fill_markets(table: Table) -> None:
    """FO-P1 FO-W1 Each market gets 3 of its ingredient, with 5 players 4, up to 5 of all colours.
    One that holds more keeps them."""
    for area in range(N_CHARACTERS):
        lying = in_place(table, area)
        if lying < MARKET_LIMIT:
            restock(table, area, area, min(MARKET_REFILL[table.seats], MARKET_LIMIT - lying))


@rule
def fill_shelves(table: Table, count: int) -> None:
    """FO-P2 FO-N3 Each shelf of the grocery store gets 1 of its colour, but holds 3 at most."""
    for colour in range(N_COLOURS):
        if table.stock[GROCER, colour] + count <= SHELF_LIMIT:
            restock(table, GROCER, colour, count)
