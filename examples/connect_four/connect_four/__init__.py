"""Connect Four, by Howard Wexler and Ned Strongin: a game from outside the package."""

from connect_four import rules, telling
from connect_four.ledger import Rule
from connect_four.table import HEIGHT, MOVES, WIDTH, Table
from tafelrunde.kernel import Game

GAME = Game(
    __name__,
    Table,
    MOVES,
    setup=rules.setup,
    to_move=rules.to_move,
    legal=rules.legal,
    may=rules.may,
    apply=rules.apply,
    outcome=rules.outcome,
    census=rules.census,
    seats=(2,),
    rules=Rule,
    reasons=rules.REASONS,
    longest=WIDTH * HEIGHT,
    telling=telling.TELLING,
    sheet=telling.sheet,
    tally=telling.tally,
)
