"""Using an ability: with which piece, how often, and where it leads (FO-A4)."""

from tafelrunde.games.festo.box import DWARF, ELF, HELPER, MAGICIAN, ORC, PIXIES, TROLL
from tafelrunde.games.festo.ledger import FO_A4, FO_N11
from tafelrunde.games.festo.rules.dwarf import begin_dwarf, may_begin_dwarf
from tafelrunde.games.festo.rules.elf import may_begin_elf
from tafelrunde.games.festo.rules.events import abilities_allowed
from tafelrunde.games.festo.rules.goods import send_home
from tafelrunde.games.festo.rules.magician import may_begin_magician, take_salt
from tafelrunde.games.festo.rules.orc import may_begin_orc
from tafelrunde.games.festo.rules.troll import may_begin_troll
from tafelrunde.games.festo.state import ACTING, LIFTING, RESERVING, SENDING, TRADING, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def may_use(table: Table, piece: int) -> int:
    """FO-A4 Exactly one helper or disc that stands here may be used for the ability, once, before taking ingredients.
    FO-N10 With double magic two. FO-N11 In a magic lull none."""
    if table.phase != ACTING or table.taking:
        return FO_A4
    if table.used >= abilities_allowed(table):
        return FO_A4 if abilities_allowed(table) else FO_N11
    standing = table.helpers[table.mover, table.area] if piece == HELPER else table.discs[table.mover, table.area]
    if standing == 0:
        return FO_A4
    return may_begin(table, piece)


@rule
def may_begin(table: Table, piece: int) -> int:
    """FO-T1 FO-X1 FO-O1 FO-M1 FO-E1 FO-D1 Each ability asks for what it needs; the Pixies need nothing."""
    if table.area == TROLL:
        return may_begin_troll(table)
    if table.area == ORC:
        return may_begin_orc(table, piece)
    if table.area == MAGICIAN:
        return may_begin_magician(table)
    if table.area == ELF:
        return may_begin_elf(table)
    return may_begin_dwarf(table, piece) if table.area == DWARF else ALLOWED


@rule
def use(table: Table, piece: int) -> None:
    """FO-A4 FO-A5 The piece is used up; what the Pixies and the Orc move elsewhere does not go home."""
    table.used += 1
    table.piece = piece
    if table.area == PIXIES:
        table.phase = SENDING
    elif table.area == ORC:
        table.phase = RESERVING
    else:
        send_home(table, piece)
        table.piece = HELPER
        if table.area == TROLL:
            table.phase = LIFTING
        elif table.area == ELF:
            table.phase = TRADING
        elif table.area == MAGICIAN:
            take_salt(table)
        else:
            begin_dwarf(table)
