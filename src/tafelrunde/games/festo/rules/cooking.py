"""The fourth phase: who cooks, and what becomes of the dish (FO-K1, FO-K6)."""

from tafelrunde.games.festo.box import COLUMNS, N_SMALL, ROW_OF
from tafelrunde.games.festo.ledger import FO_K1, FO_K2, FO_K4, FO_O1, FO_P3, FO_S3
from tafelrunde.games.festo.rules.events import reward
from tafelrunde.games.festo.rules.goods import place_in_order, players, seat_in_order
from tafelrunde.games.festo.rules.orc import column_of, helper_on, lift_helper
from tafelrunde.games.festo.rules.price import is_payable
from tafelrunde.games.festo.state import COOKING, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def begin_cooking(table: Table) -> None:
    """FO-K1 The holder of the start player card cooks first."""
    table.first = table.holder
    table.mover = table.first
    table.area = 0
    table.majority = 0
    table.phase = COOKING


@rule
def may_cook(table: Table, dish: int) -> int:
    """FO-K1 One dish a turn: on display, not reserved by somebody else, and payable in some way."""
    if table.phase != COOKING:
        return FO_K1
    if dish >= N_SMALL:
        if table.large[dish - N_SMALL] == 0:
            return FO_S3
        return ALLOWED if is_payable(table, dish) else FO_K4
    if column_of(table, dish) == COLUMNS:
        return FO_P3
    if helper_on(table, dish) != 0 and helper_on(table, dish) != table.mover + 1:
        return FO_O1
    return ALLOWED if is_payable(table, dish) else FO_K2


@rule
def serve(table: Table) -> None:
    """FO-K6 The dish lies before the player, its place stays empty. FO-O1 A helper on it comes back.
    FO-N13 FO-N14 Some events reward it."""
    dish = table.dish_now - 1
    if dish < N_SMALL:
        row, column = ROW_OF[dish], column_of(table, dish)
        if table.reserved[row, column]:
            lift_helper(table, row, column)
        table.display[row, column] = 0
    else:
        table.large[dish - N_SMALL] -= 1
    table.cooked[table.mover, dish] += 1
    table.tokens[table.mover] += reward(table, dish)
    table.dish_now = 0
    table.phase = COOKING
    next_to_cook(table)


@rule
def may_pass(table: Table) -> int:
    """FO-K1 Instead of cooking one may pass."""
    return ALLOWED if table.phase == COOKING else FO_K1


@rule
def pass_turn(table: Table) -> None:
    """FO-K1 Who passes is out of this phase."""
    table.passed[table.mover] = 1
    next_to_cook(table)


@rule
def next_to_cook(table: Table) -> None:
    """FO-K1 In player order, those who have not passed."""
    here = place_in_order(table, table.mover)
    for step in range(1, players(table) + 1):
        seat = seat_in_order(table, here + step)
        if table.passed[seat] == 0:
            table.mover = seat
            return


@rule
def everyone_has_passed(table: Table) -> bool:
    """FO-K1 The phase ends when everyone has passed."""
    return table.phase == COOKING and table.passed[table.mover] != 0
