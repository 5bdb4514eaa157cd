"""The Dwarf sends discs ahead, and in the last round gives points (FO-D)."""

from tafelrunde.games.festo.box import DISC, DWARF_POINTS, LAST_ROUND, N_CHARACTERS
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import lay_on
from tafelrunde.games.festo.rules.goods import discs_at_hand
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def may_begin_dwarf(table: Table, piece: int) -> int:
    """FO-D1 There must be a disc at hand: on the player's board, or the very disc used for the ability.
    FO-D2 In the last round none is needed."""
    if table.round_now == LAST_ROUND or piece == DISC or discs_at_hand(table, table.mover):
        return ALLOWED
    return Rule.FO_D1


@rule
def begin_dwarf(table: Table) -> None:
    """FO-D2 In round 4 the Dwarf gives 2 points instead of placing discs."""
    if table.round_now == LAST_ROUND:
        table.tokens[table.mover] += DWARF_POINTS
    else:
        table.phase = Phase.LAY


@rule
def may_lay(table: Table) -> int:
    """FO-D1 On any character, also the Dwarf, never on the grocer; both may stand together."""
    return ALLOWED if table.phase == Phase.LAY else Rule.FO_D1


@rule
def offer_lay(table: Table, offered: Row) -> None:
    """FO-D1 Any character."""
    for area in range(N_CHARACTERS):
        offer(offered, lay_on[area])


@rule
def lay(table: Table, area: int) -> None:
    """FO-D1 The disc counts in the next round, not in this one. All discs at hand are placed, one after the other."""
    table.discs_next[table.mover, area] += 1
    if discs_at_hand(table, table.mover) == 0:
        table.phase = Phase.ACT
