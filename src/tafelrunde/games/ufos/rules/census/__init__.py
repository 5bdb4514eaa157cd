"""The census: every piece is somewhere once, in a number the box holds, and the table tells one story."""

from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.rules.census.pieces import (
    clock_is_wrong,
    fleets_are_wrong,
    pieces_are_wrong,
    tiles_are_wrong,
)
from tafelrunde.games.ufos.rules.census.turn import company_is_wrong, no_turn_is_wrong, turn_is_wrong
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def census(table: Table) -> int:
    """UF-C1 UF-C2 UF-C3 Places, pieces and tiles; then the setup, or the turn."""
    if table.start >= table.seats or table.active >= table.seats or table.decider >= table.seats:
        return Rule.UF_T1
    broken = tiles_are_wrong(table)
    if broken == ALLOWED:
        broken = fleets_are_wrong(table)
    if broken == ALLOWED:
        broken = pieces_are_wrong(table)
    if broken == ALLOWED:
        broken = clock_is_wrong(table)
    if broken == ALLOWED:
        broken = company_is_wrong(table)
    if broken == ALLOWED:
        in_a_turn = table.phase >= Phase.MOVE and table.phase != Phase.OVER
        broken = turn_is_wrong(table) if in_a_turn else no_turn_is_wrong(table)
    return broken
