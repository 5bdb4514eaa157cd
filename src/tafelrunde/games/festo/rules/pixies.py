"""The Pixies send a helper on (FO-X)."""

from tafelrunde.games.festo.box import HELPER, N_AREAS, PIXIES
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import send_to
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def may_send(table: Table, area: int) -> int:
    """FO-X1 To a character further right, or to the grocer."""
    if table.phase != Phase.SEND or area <= PIXIES:
        return Rule.FO_X1
    return ALLOWED


@rule
def offer_send(table: Table, offered: Row) -> None:
    """FO-X1 Every area further right."""
    for area in range(PIXIES + 1, N_AREAS):
        offer(offered, send_to[area])


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
    table.phase = Phase.ACT
