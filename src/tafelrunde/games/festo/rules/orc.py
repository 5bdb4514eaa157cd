"""The Orc reserves a dish, and what it takes to get the helper back (FO-O)."""

from tafelrunde.games.festo.box import COLUMNS, DISC, N_ROWS, ORC, ROW_OF
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import ransom_of, reserve_of
from tafelrunde.games.festo.rules.goods import give_back, offer_own, owns_any
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


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
        return Rule.FO_O2
    for row in range(N_ROWS):
        for column in range(COLUMNS):
            if table.display[row, column] and table.reserved[row, column] == 0:
                return ALLOWED
    return Rule.FO_O1


@rule
def may_reserve(table: Table, dish: int) -> int:
    """FO-O1 An unoccupied small dish on display."""
    if table.phase != Phase.RESERVE:
        return Rule.FO_O1
    if column_of(table, dish) == COLUMNS:
        return Rule.FO_P3
    return Rule.FO_O1 if helper_on(table, dish) else ALLOWED


@rule
def offer_reserve(table: Table, offered: Row) -> None:
    """FO-O1 Every unoccupied small dish on display."""
    for row in range(N_ROWS):
        for column in range(COLUMNS):
            if table.display[row, column] and table.reserved[row, column] == 0:
                offer(offered, reserve_of[table.display[row, column] - 1])


@rule
def reserve(table: Table, dish: int) -> None:
    """FO-O1 FO-W3 The helper used for the ability moves onto the dish. FO-O2 It stays until the dish is cooked."""
    table.helpers[table.mover, ORC] -= 1
    table.reserved[ROW_OF[dish], column_of(table, dish)] = table.mover + 1
    table.phase = Phase.ACT


@rule
def may_recall(table: Table, dish: int) -> int:
    """FO-O2 On one's turn in the cooking phase one may pay any 1 ingredient to take a helper back."""
    if table.phase != Phase.COOK or helper_on(table, dish) != table.mover + 1:
        return Rule.FO_O2
    return ALLOWED if owns_any(table, table.mover) else Rule.FO_O2


@rule
def recall(table: Table, dish: int) -> None:
    """FO-O2 Which ingredient is paid is chosen next."""
    table.dish_now = dish + 1
    table.phase = Phase.RANSOM


@rule
def may_ransom(table: Table, ingredient: int) -> int:
    """FO-O2 Any ingredient of one's own, salt too."""
    if table.phase != Phase.RANSOM or table.owned[table.mover, ingredient] == 0:
        return Rule.FO_O2
    return ALLOWED


@rule
def offer_ransom(table: Table, offered: Row) -> None:
    """FO-O2 Any ingredient of one's own."""
    offer_own(table, offered, ransom_of)


@rule
def ransom(table: Table, ingredient: int) -> None:
    """FO-O2 The helper comes back and the dish is free at once; the turn goes on."""
    give_back(table, ingredient, 1)
    dish = table.dish_now - 1
    lift_helper(table, ROW_OF[dish], column_of(table, dish))
    table.dish_now = 0
    table.phase = Phase.COOK


@rule
def lift_helper(table: Table, row: int, column: int) -> None:
    """FO-O1 FO-O2 The mover's helper goes from a dish back to the player's board."""
    table.reserved[row, column] = 0
    table.in_hand[table.mover] += 1
