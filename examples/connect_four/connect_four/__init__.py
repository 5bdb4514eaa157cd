"""Connect Four, by Howard Wexler and Ned Strongin: a game from outside the package."""

from connect_four import ledger, rules
from connect_four.table import HEIGHT, MOVES, WIDTH, Table
from tafelrunde.kernel import Game

GAME = Game(__name__, Table, MOVES, (rules,), seats=(2,), ledger=ledger, reasons=rules.REASONS, longest=WIDTH * HEIGHT)
