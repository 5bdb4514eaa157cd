"""The Orc reserves a dish, and what it takes to get the helper back (FO-O)."""

from tafelrunde.games.festo.box import COLUMNS, DISC, N_ROWS, ORC, ROW_OF
from tafelrunde.games.festo.ledger import FO_O1, FO_O2, FO_P3
from tafelrunde.games.festo.rules.goods import give_back, owns_any
from tafelrunde.games.festo.state import ACTING, COOKING, RANSOMING, RESERVING, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def column_of(table: Table, dish: int) -> int:
    """FO-P3 Where a small dish lies in its row; past the last column if it is not on display."""
    column = 0
    while column < COLUMNS and table.display[ROW_OF[dish], column] != dish + 1:
        column += 1
    return column


@rule
def helper_on(table: Table, dish: int) -> int:
    """FO-O1 Whose helper stands on a dish, one higher than the seat; 0 if nobody's does."""
    column = column_of(table, dish)
    return 0 + table.reserved[ROW_OF[dish], column] if column < COLUMNS else 0


@rule
def may_begin_orc(table: Table, piece: int) -> int:
    """FO-O1 There must be an unoccupied small dish on display. FO-O2 A special disc cannot reserve."""
    if piece == DISC:
        return FO_O2
    for row in range(N_ROWS):
        for column in range(COLUMNS):
            if table.display[row, column] and table.reserved[row, column] == 0:
                return ALLOWED
    return FO_O1


@rule
def may_reserve(table: Table, dish: int) -> int:
    """FO-O1 An unoccupied small dish on display."""
    if table.phase != RESERVING:
        return FO_O1
    if column_of(table, dish) == COLUMNS:
        return FO_P3
    return FO_O1 if helper_on(table, dish) else ALLOWED


@rule
def reserve(table: Table, dish: int) -> None:
    """FO-O1 FO-W3 The helper used for the ability moves onto the dish. FO-O2 It stays until the dish is cooked."""
    table.helpers[table.mover, ORC] -= 1
    table.reserved[ROW_OF[dish], column_of(table, dish)] = table.mover + 1
    table.phase = ACTING


@rule
def may_recall(table: Table, dish: int) -> int:
    """FO-O2 On one's turn in the cooking phase one may pay any 1 ingredient to take a helper back."""
    if table.phase != COOKING or helper_on(table, dish) != table.mover + 1:
        return FO_O2
    return ALLOWED if owns_any(table, table.mover) else FO_O2


@rule
def recall(table: Table, dish: int) -> None:
    """FO-O2 Which ingredient is paid is chosen next."""
    table.dish_now = dish + 1
    table.phase = RANSOMING


@rule
def may_ransom(table: Table, ingredient: int) -> int:
    """FO-O2 Any ingredient of one's own, salt too."""
    if table.phase != RANSOMING or table.owned[table.mover, ingredient] == 0:
        return FO_O2
    return ALLOWED


@rule
def ransom(table: Table, ingredient: int) -> None:
    """FO-O2 The helper comes back and the dish is free at once; the turn goes on."""
    give_back(table, ingredient, 1)
    dish = table.dish_now - 1
    lift_helper(table, ROW_OF[dish], column_of(table, dish))
    table.dish_now = 0
    table.phase = COOKING


@rule
def lift_helper(table: Table, row: int, column: int) -> None:
    """FO-O1 FO-O2 The mover's helper goes from a dish back to the player's board."""
    table.reserved[row, column] = 0
    table.in_hand[table.mover] += 1
