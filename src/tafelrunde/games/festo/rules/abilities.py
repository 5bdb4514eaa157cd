"""Using an ability: with which piece, how often, and where it leads (FO-A4)."""

from tafelrunde.games.festo.box import DWARF, ELF, HELPER, MAGICIAN, N_PIECES, ORC, PIXIES, TROLL
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import AREA, COLOUR, DISH, INGREDIENT, ability_with
from tafelrunde.games.festo.rules.dwarf import begin_dwarf, lay, may_begin_dwarf, offer_lay
from tafelrunde.games.festo.rules.elf import fetch, may_begin_elf, offer_fetch, offer_trade, trade
from tafelrunde.games.festo.rules.events import abilities_allowed
from tafelrunde.games.festo.rules.goods import send_home
from tafelrunde.games.festo.rules.magician import may_begin_magician, take_salt
from tafelrunde.games.festo.rules.orc import may_begin_orc, offer_reserve, reserve
from tafelrunde.games.festo.rules.pixies import offer_send, send
from tafelrunde.games.festo.rules.troll import drop, lift, may_begin_troll, offer_drop, offer_lift
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


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
def may_use(table: Table, piece: int) -> int:
    """FO-A4 Exactly one helper or disc that stands here may be used for the ability, once, before taking ingredients.
    FO-N10 With double magic two. FO-N11 In a magic lull none."""
    if table.phase != Phase.ACT or table.taking:
        return Rule.FO_A4
    if table.used >= abilities_allowed(table):
        return Rule.FO_A4 if abilities_allowed(table) else Rule.FO_N11
    standing = table.helpers[table.mover, table.area] if piece == HELPER else table.discs[table.mover, table.area]
    if standing == 0:
        return Rule.FO_A4
    return may_begin(table, piece)


@rule
def offer_use(table: Table, offered: Row) -> None:
    """FO-A4 The ability with a helper or with a disc."""
    for piece in range(N_PIECES):
        if may_use(table, piece) == ALLOWED:
            offer(offered, ability_with[piece])


@rule
def use(table: Table, piece: int) -> None:
    """FO-A4 FO-A5 The piece is used up; what the Pixies and the Orc move elsewhere does not go home."""
    table.used += 1
    table.piece = piece
    if table.area == PIXIES:
        table.phase = Phase.SEND
    elif table.area == ORC:
        table.phase = Phase.RESERVE
    else:
        send_home(table, piece)
        table.piece = HELPER
        if table.area == TROLL:
            table.phase = Phase.LIFT
        elif table.area == ELF:
            table.phase = Phase.TRADE
        elif table.area == MAGICIAN:
            take_salt(table)
        else:
            begin_dwarf(table)


@rule
def offer_step(table: Table, offered: Row) -> None:
    """FO-T1 FO-X1 FO-O1 FO-E1 FO-D1 The next step of the ability in use."""
    if table.phase == Phase.LIFT:
        offer_lift(table, offered)
    elif table.phase == Phase.DROP:
        offer_drop(table, offered)
    elif table.phase == Phase.SEND:
        offer_send(table, offered)
    elif table.phase == Phase.RESERVE:
        offer_reserve(table, offered)
    elif table.phase == Phase.TRADE:
        offer_trade(table, offered)
    elif table.phase == Phase.FETCH:
        offer_fetch(table, offered)
    else:
        offer_lay(table, offered)


@rule
def use_step(table: Table, move: int) -> None:
    """FO-T1 FO-X1 FO-O1 FO-E1 FO-D1 The next step of an ability."""
    if table.phase == Phase.LIFT:
        lift(table, AREA[move], COLOUR[move])
    elif table.phase == Phase.DROP:
        drop(table, AREA[move])
    elif table.phase == Phase.SEND:
        send(table, AREA[move])
    elif table.phase == Phase.RESERVE:
        reserve(table, DISH[move])
    elif table.phase == Phase.TRADE:
        trade(table, INGREDIENT[move])
    elif table.phase == Phase.FETCH:
        fetch(table, COLOUR[move])
    else:
        lay(table, AREA[move])
