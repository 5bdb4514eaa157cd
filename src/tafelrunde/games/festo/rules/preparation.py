"""The first phase of a round: goods, dishes, the event, the start player card (FO-P)."""

from tafelrunde.games.festo.box import (
    COLUMNS,
    LAST_COLUMN,
    MOST_SEATS,
    N_CHARACTERS,
    N_COLOURS,
    N_ROWS,
    ROUNDS,
    ROW_OF,
    SHELF_REFILL,
)
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import give_to
from tafelrunde.games.festo.rules.events import take_effect
from tafelrunde.games.festo.rules.goods import players
from tafelrunde.games.festo.rules.shelves import fill_markets, fill_shelves
from tafelrunde.games.festo.rules.shopping import begin_morning
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def begin_round(table: Table) -> None:
    """FO-G1 A round begins with: FO-P1 markets, FO-P2 shelves, FO-P3 dishes, FO-P4 the event, FO-P5 the card."""
    table.mover = table.holder
    wake_discs(table)
    table.moved[:] = 0
    fill_markets(table)
    fill_shelves(table, SHELF_REFILL)
    for row in range(N_ROWS):
        slide(table, row)
    table.phase = Phase.DRAW_DISH
    if row_to_fill(table) == N_ROWS:
        after_dishes(table)


@rule
def wake_discs(table: Table) -> None:
    """FO-D1 Special discs placed in the last round count from now on."""
    for seat in range(MOST_SEATS):
        for area in range(N_CHARACTERS):
            table.discs[seat, area] = table.discs_next[seat, area]
    table.discs_next[:] = 0


@rule
def slide(table: Table, row: int) -> None:
    """FO-P3 Small dishes move left into empty fields, keeping their order; a helper on a dish moves along."""
    to = 0
    for column in range(COLUMNS):
        if table.display[row, column]:
            if to < column:
                table.display[row, to] = table.display[row, column]
                table.reserved[row, to] = table.reserved[row, column]
                table.display[row, column] = 0
                table.reserved[row, column] = 0
            to += 1


@rule
def left_in_pile(table: Table, row: int) -> int:
    """FO-P3 How many dishes a row's draw pile still has."""
    left = 0
    for dish in range(row * N_COLOURS, (row + 1) * N_COLOURS):
        left += table.pile[dish]
    return left


@rule
def row_to_fill(table: Table) -> int:
    """FO-S2 FO-P3 The first row with an empty field and a draw pile that lasts; past the last row if there is none."""
    row = 0
    while row < N_ROWS and (table.display[row, LAST_COLUMN] or left_in_pile(table, row) == 0):
        row += 1
    return row


@rule
def may_draw(table: Table, dish: int) -> int:
    """FO-P3 A dish comes from the draw pile of the row that is being filled."""
    if table.phase != Phase.DRAW_DISH or row_to_fill(table) != ROW_OF[dish] or not table.pile[dish]:
        return Rule.FO_P3
    return ALLOWED


@rule
def draw(table: Table, dish: int) -> None:
    """FO-S2 FO-P3 The dish is laid face up on the first empty field of its row."""
    column = 0
    while table.display[ROW_OF[dish], column]:
        column += 1
    table.pile[dish] = 0
    table.display[ROW_OF[dish], column] = dish + 1
    if row_to_fill(table) == N_ROWS:
        after_dishes(table)


@rule
def after_dishes(table: Table) -> None:
    """FO-P4 The event comes when the dishes lie; FO-P5 without events the card is next."""
    table.phase = Phase.TURN_UP_EVENT if table.events else Phase.GIVE


@rule
def was_turned_up(table: Table, event: int) -> bool:
    """FO-S5 Each event card is there once."""
    for round_ in range(ROUNDS):
        if table.event_of[round_] == event + 1:
            return True
    return False


@rule
def may_turn_up(table: Table, event: int) -> int:
    """FO-P4 One event a round, after the dishes. FO-S5 Any of those not seen yet may be the next."""
    if table.phase != Phase.TURN_UP_EVENT:
        return Rule.FO_P4
    return Rule.FO_S5 if was_turned_up(table, event) else ALLOWED


@rule
def turn_up(table: Table, event: int) -> None:
    """FO-P4 The event holds for this round."""
    table.event_of[table.round_now] = event + 1
    take_effect(table)
    table.phase = Phase.GIVE


@rule
def may_give(table: Table, seat: int) -> int:
    """FO-P5 The holder of the start player card gives it to any player, or keeps it."""
    if table.phase != Phase.GIVE or seat >= table.seats:
        return Rule.FO_P5
    return ALLOWED


@rule
def offer_give(table: Table, offered: Row) -> None:
    """FO-P5 Any player may get the card."""
    for seat in range(players(table)):
        offer(offered, give_to[seat])


@rule
def give(table: Table, seat: int) -> None:
    """FO-P5 FO-G2 Who has the card is first in player order."""
    table.holder = seat
    table.first = seat
    table.mover = seat
    begin_morning(table)
