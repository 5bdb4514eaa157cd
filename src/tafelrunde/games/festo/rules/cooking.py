"""The fourth phase: who cooks, and what becomes of the dish (FO-K1, FO-K6)."""

from tafelrunde.games.festo.box import COLUMNS, N_DISHES, N_ROWS, N_SMALL, ROW_OF
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import cook_of, pass_on, recall_from
from tafelrunde.games.festo.rules.events import reward
from tafelrunde.games.festo.rules.goods import owns_any, place_in_order, players, seat_in_order
from tafelrunde.games.festo.rules.orc import column_of, helper_on, lift_helper
from tafelrunde.games.festo.rules.price import may_pay
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def begin_cooking(table: Table) -> None:
    """FO-K1 The holder of the start player card cooks first."""
    table.first = table.holder
    table.mover = table.first
    table.area = 0
    table.majority = 0
    table.phase = Phase.COOK


@rule
def may_cook(table: Table, dish: int) -> int:
    """FO-K1 One dish a turn: on display, not reserved by somebody else, and payable in some way."""
    if table.phase != Phase.COOK:
        return Rule.FO_K1
    if dish >= N_SMALL:
        return may_pay(table, dish) if table.large[dish - N_SMALL] else Rule.FO_S3
    if column_of(table, dish) == COLUMNS:
        return Rule.FO_P3
    if helper_on(table, dish) != 0 and helper_on(table, dish) != table.mover + 1:
        return Rule.FO_O1
    return may_pay(table, dish)


@rule
def offer_cook(table: Table, offered: Row) -> None:
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
    table.phase = Phase.COOK
    next_to_cook(table)


@rule
def may_pass(table: Table) -> int:
    """FO-K1 Instead of cooking one may pass."""
    return ALLOWED if table.phase == Phase.COOK else Rule.FO_K1


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
    return table.phase == Phase.COOK and table.passed[table.mover] != 0
