"""The Pixies send a helper on (FO-X)."""

from tafelrunde.games.festo.box import HELPER, PIXIES
from tafelrunde.games.festo.ledger import FO_X1
from tafelrunde.games.festo.state import ACTING, SENDING, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def may_send(table: Table, area: int) -> int:
    """FO-X1 To a character further right, or to the grocer."""
    if table.phase != SENDING or area <= PIXIES:
        return FO_X1
    return ALLOWED


@rule
def send(table: Table, area: int) -> None:
    """FO-X1 The very helper or disc used for the ability moves on, and counts there in this round."""
    if table.piece == HELPER:
        table.helpers[table.mover, PIXIES] -= 1
        table.helpers[table.mover, area] += 1
    else:
        table.discs[table.mover, PIXIES] -= 1
        table.discs[table.mover, area] += 1
    table.piece = HELPER
    table.phase = ACTING
