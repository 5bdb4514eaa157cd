"""What a seat may choose from in the kitchen, and whenever it pays with one of its ingredients."""

from tafelrunde.games.festo.box import (
    COLUMNS,
    N_COLOURS,
    N_DISHES,
    N_INGREDIENTS,
    N_ROWS,
    N_SMALL,
)
from tafelrunde.games.festo.moves import (
    add_to,
    combine_with,
    cook_of,
    pass_on,
    ransom_of,
    recall_from,
    salt_for,
    save_of,
)
from tafelrunde.games.festo.rules.cooking import may_cook
from tafelrunde.games.festo.rules.goods import owns_any
from tafelrunde.games.festo.rules.payment import colour_to_pay, least_salt, may_add, may_combine, may_save, most_salt
from tafelrunde.games.festo.state import (
    ADDING,
    COMBINING,
    RANSOMING,
    SALTING,
    Table,
)
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def offer_own(table: Table, offered: Row, moves: Row) -> None:
    """FO-E1 FO-O2 Any ingredient of one's own."""
    for ingredient in range(N_INGREDIENTS):
        if table.owned[table.mover, ingredient]:
            offer(offered, moves[ingredient])


@rule
def offer_dishes(table: Table, offered: Row) -> None:
    """FO-K1 A dish that can be paid in some way, or pass. FO-O2 A helper may be called back before."""
    can_recall = owns_any(table, table.mover)
    for row in range(N_ROWS):
        for column in range(COLUMNS):
            if table.display[row, column]:
                dish = table.display[row, column] - 1
                if may_cook(table, dish) == ALLOWED:
                    offer(offered, cook_of[dish])
                if can_recall and table.reserved[row, column] == table.mover + 1:
                    offer(offered, recall_from[dish])
    for dish in range(N_SMALL, N_DISHES):
        if may_cook(table, dish) == ALLOWED:
            offer(offered, cook_of[dish])
    offer(offered, pass_on)


@rule
def offer_payment(table: Table, offered: Row) -> None:
    """FO-K2 FO-K3 FO-K5 FO-O1 FO-O2 The next step of the payment; each leads to an end."""
    if table.phase == RANSOMING:
        offer_own(table, offered, ransom_of)
    elif table.phase == SALTING:
        colour = colour_to_pay(table)
        for count in range(least_salt(table, colour), most_salt(table, colour) + 1):
            offer(offered, salt_for[colour, count])
    else:
        for colour in range(N_COLOURS):
            offer_colour(table, offered, colour)


@rule
def offer_colour(table: Table, offered: Row, colour: int) -> None:
    """FO-K2 FO-K3 FO-O1 A colour to pay with, to take the surcharge, or to save on."""
    if table.phase == COMBINING:
        if may_combine(table, colour) == ALLOWED:
            offer(offered, combine_with[colour])
    elif table.phase == ADDING:
        if may_add(table, colour) == ALLOWED:
            offer(offered, add_to[colour])
    elif may_save(table, colour) == ALLOWED:
        offer(offered, save_of[colour])
