"""The verbs: a function for each word of the contract, and those that they call."""

from enum import IntEnum

from connect_four.ledger import Rule
from connect_four.table import CELL_KINDS, COLUMN, EMPTY, FOUR, HEIGHT, WIDTH, Table, drop_in
from tafelrunde.kernel import ALLOWED, OVER, Names, Row, offer, rank, rule, zeros

Reason = IntEnum("Reason", "FOUR_IN_A_ROW BOARD_FULL", start=0)
REASONS = Names.of("reason", Reason).names


@rule
def setup(table: Table, seats: int, options: Row) -> None:
    """CF-S1 The board is empty, and yellow begins: a new table is all zeros, so there is little to do."""
    table.seats = seats


@rule
def to_move(table: Table) -> int:
    """CF-T1 The seats take turns. CF-E1 CF-E2 The match ends with four in a row or with a full board."""
    if table.winner or table.drops == WIDTH * HEIGHT:
        return OVER
    return table.drops % table.seats


@rule
def legal(table: Table, offered: Row) -> None:
    """CF-T2 A disc may be dropped into any column that is not full."""
    for column in range(WIDTH):
        if table.board[column, HEIGHT - 1] == EMPTY:
            offer(offered, drop_in[column])


@rule
def may(table: Table, move: int) -> int:
    """CF-T2 A full column takes no more discs. CF-E1 CF-E2 Nothing is dropped after the end."""
    if to_move(table) == OVER:
        return Rule.CF_E1 if table.winner else Rule.CF_E2
    return ALLOWED if table.board[COLUMN[move], HEIGHT - 1] == EMPTY else Rule.CF_T2


@rule
def apply(table: Table, move: int) -> None:
    """CF-T2 The disc falls to the lowest empty cell. CF-E1 If that makes four in a row, its owner has won."""
    column, row, colour = COLUMN[move], 0, 1 + to_move(table)
    while table.board[column, row] != EMPTY:
        row += 1
    table.board[column, row] = colour
    table.drops += 1
    if longest_line(table, column, row) >= FOUR:
        table.winner = colour


@rule
def longest_line(table: Table, column: int, row: int) -> int:
    """CF-E1 The longest line of one colour through a cell: across, upright, or along a diagonal."""
    longest = 0
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        line = 1 + same_beyond(table, column, row, right, up) + same_beyond(table, column, row, -right, -up)
        longest = max(longest, line)
    return longest


@rule
def same_beyond(table: Table, column: int, row: int, right: int, up: int) -> int:
    """CF-E1 How many cells beyond this one, in one direction, have the same colour without a gap."""
    colour, count = table.board[column, row], 0
    column, row = column + right, row + up
    while 0 <= column < WIDTH and 0 <= row < HEIGHT and table.board[column, row] == colour:
        column, row, count = column + right, row + up, count + 1
    return count


@rule
def outcome(table: Table, points: Row, places: Row) -> int:
    """CF-E1 Whoever has four in a row wins, one point to none. CF-E2 A full board is a draw."""
    if table.winner:
        points[table.winner - 1] = 1
    rank(points, places)
    return Reason.FOUR_IN_A_ROW if table.winner else Reason.BOARD_FULL


@rule
def census(table: Table) -> int:
    """CF-T1 Everyone dropped as often as it was their turn. CF-T2 No disc floats. CF-E1 Four in a row won, at once."""
    discs, longest = zeros(CELL_KINDS), zeros(CELL_KINDS)
    for column in range(WIDTH):
        for row in range(HEIGHT):
            colour = table.board[column, row]
            if colour and row and table.board[column, row - 1] == EMPTY:
                return Rule.CF_T2
            discs[colour] += 1
            longest[colour] = max(longest[colour], longest_line(table, column, row))
    for colour in range(1, 1 + table.seats):
        if discs[colour] != (table.drops + table.seats - colour) // table.seats:
            return Rule.CF_T1
        if (longest[colour] >= FOUR) != (table.winner == colour):
            return Rule.CF_E1
    if table.winner and (table.drops - table.winner) % table.seats:
        return Rule.CF_E1
    return ALLOWED
