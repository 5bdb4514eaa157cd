"""Magical dishes: what a cooked small dish does for the rest of the match (FO-Z)."""

from tafelrunde.games.festo.box import (
    APPETISER,
    DESSERT,
    DRINK,
    MAGICAL_POINTS,
    MAGICAL_SAVED,
    N_COLOURS,
    SIDE_DISH,
)
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import rule


@rule
def has_magical(table: Table, seat: int, row: int, colour: int) -> bool:
    """FO-Z1 With magical dishes, a small dish gives the benefit of its type and colour once it is cooked."""
    return table.magical_dishes != 0 and table.cooked[seat, row * N_COLOURS + colour] != 0


@rule
def discount(table: Table, colour: int) -> int:
    """FO-Z2 Who has the drink of a colour pays 1 less of that colour."""
    return MAGICAL_SAVED if has_magical(table, table.mover, DRINK, colour) else 0


@rule
def thank_for_payment(table: Table, colour: int) -> None:
    """FO-Z3 Who has the dessert of a colour gets 1 point for a dish paid with at least 1 ingredient of it."""
    if has_magical(table, table.mover, DESSERT, colour):
        table.tokens[table.mover] += MAGICAL_POINTS


@rule
def thank_for_goods(table: Table, colour: int) -> None:
    """FO-Z4 Who has the appetiser of a colour gets 1 point for ingredients of it from a character, once a turn."""
    if table.thanked == 0 and has_magical(table, table.mover, APPETISER, colour):
        table.tokens[table.mover] += MAGICAL_POINTS
        table.thanked = 1


@rule
def thank_for_majority(table: Table, seat: int) -> None:
    """FO-Z5 Who has a side dish and the absolute majority at a character gets 1 point; several give no more."""
    for colour in range(N_COLOURS):
        if has_magical(table, seat, SIDE_DISH, colour):
            table.tokens[seat] += MAGICAL_POINTS
            return
