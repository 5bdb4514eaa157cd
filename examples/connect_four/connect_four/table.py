"""The nouns: what lies on the table, and what a player can do."""

from tafelrunde.kernel import Grid, MoveTable, Names, Record, everyone, u8

COLUMNS = Names("column", "abcdefg")
WIDTH, HEIGHT, FOUR = len(COLUMNS), 6, 4
COLOURS = Names("colour", ("yellow", "red"))
EMPTY, CELL_KINDS = 0, 1 + len(COLOURS)


class Table(Record, game="connect_four", edition=1):
    """Connect Four has no secrets: everyone sees every field. Seat 0 is yellow, seat 1 is red."""

    seats: int = everyone(u8)
    drops: int = everyone(u8)
    winner: int = everyone(u8, maybe=COLOURS)
    board: Grid = everyone(u8, COLUMNS, HEIGHT, maybe=COLOURS)
    """Each column from the bottom up. A colour is stored one higher than its number, because 0 is EMPTY."""


MOVES = MoveTable("connect_four")
_, drop_in = MOVES.seat("drop", "drop {column}", rules=("CF-T1", "CF-T2"), column=COLUMNS)
COLUMN = MOVES.part("column")
