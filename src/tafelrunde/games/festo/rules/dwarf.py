"""The Dwarf sends discs ahead, and in the last round gives points (FO-D)."""

from tafelrunde.games.festo.box import DISC, DISCS, DWARF_POINTS, LAST_ROUND
from tafelrunde.games.festo.ledger import FO_D1
from tafelrunde.games.festo.rules.goods import discs_at_hand
from tafelrunde.games.festo.state import ACTING, LAYING, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def may_begin_dwarf(table: Table, piece: int) -> int:
    """FO-D1 There must be a disc at hand: on the player's board, or the very disc used for the ability.
    FO-D2 In the last round none is needed."""
    if table.round_now == LAST_ROUND or piece == DISC or discs_at_hand(table, table.mover):
        return ALLOWED
    return FO_D1


@rule
def begin_dwarf(table: Table) -> None:
    """FO-D2 In round 4 the Dwarf gives 2 points instead of placing discs."""
    if table.round_now == LAST_ROUND:
        table.tokens[table.mover] += DWARF_POINTS
    else:
        table.phase = LAYING


@rule
def may_lay(table: Table) -> int:
    """FO-D1 On any character, also the Dwarf, never on the grocer; both may stand together."""
    return ALLOWED if table.phase == LAYING else FO_D1


@rule
def lay(table: Table, area: int) -> None:
    """FO-D1 The disc counts in the next round, not in this one."""
    table.discs_next[table.mover, area] += 1
    table.progress += 1
    if table.progress == DISCS or discs_at_hand(table, table.mover) == 0:
        end_laying(table)


@rule
def may_keep(table: Table) -> int:
    """FO-D1 One disc must be placed; the second may be kept."""
    return ALLOWED if table.phase == LAYING and table.progress else FO_D1


@rule
def end_laying(table: Table) -> None:
    """FO-D1 One or two of the discs at hand are placed."""
    table.progress = 0
    table.phase = ACTING
