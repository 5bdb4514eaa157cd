"""Liar's Dice, a game of the public domain: hidden dice, bids and doubts. An example from outside the package."""

from liars_dice import rules, sight, telling
from liars_dice.table import BIDS, MOVES, SEATS, Rule, Table
from tafelrunde.kernel import Game

GAME = Game(
    __name__,
    Table,
    MOVES,
    setup=rules.setup,
    to_move=rules.to_move,
    legal=rules.legal,
    odds=rules.odds,
    may=rules.may,
    apply=rules.apply,
    outcome=rules.outcome,
    seen=sight.seen,
    imagine=sight.imagine,
    census=sight.census,
    seats=range(2, 1 + len(SEATS)),
    reasons=("last-with-dice",),
    longest=len(BIDS) ** 2,
    rules=Rule,
    telling=telling.TELLING,
    sheet=telling.sheet,
    tally=telling.tally,
)
