"""The Magician gives salt (FO-M)."""

from tafelrunde.games.festo.box import MAGICIAN_GIVES, SALT
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def may_begin_magician(table: Table) -> int:
    """FO-M1 There must be salt left."""
    return ALLOWED if table.supply[SALT] >= MAGICIAN_GIVES else Rule.FO_M1


@rule
def take_salt(table: Table) -> None:
    """FO-M1 One salt, however many the player has."""
    table.supply[SALT] -= MAGICIAN_GIVES
    table.owned[table.mover, SALT] += MAGICIAN_GIVES
