"""The Troll moves an ingredient (FO-T)."""

from tafelrunde.games.festo.box import GROCER, N_AREAS, N_COLOURS, SHELF_LIMIT
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import drop_at, lift_from
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def may_begin_troll(table: Table) -> int:
    """FO-T1 FO-T3 There must be an ingredient that can be moved; some other market always has room."""
    broken = Rule.FO_T1
    for area in range(N_AREAS):
        for colour in range(N_COLOURS):
            if table.stock[area, colour] > table.moved[area, colour]:
                return ALLOWED
            if table.stock[area, colour]:
                broken = Rule.FO_T3
    return broken


@rule
def may_lift(table: Table, area: int, colour: int) -> int:
    """FO-T1 An ingredient from a market or the grocery store.
    FO-T3 What was moved this round stays: of equal ones, as many as were brought here."""
    if table.phase != Phase.LIFT or table.stock[area, colour] == 0:
        return Rule.FO_T1
    return ALLOWED if table.stock[area, colour] > table.moved[area, colour] else Rule.FO_T3


@rule
def offer_lift(table: Table, offered: Row) -> None:
    """FO-T1 FO-T3 Whatever may be moved."""
    for area in range(N_AREAS):
        for colour in range(N_COLOURS):
            if table.stock[area, colour] > table.moved[area, colour]:
                offer(offered, lift_from[area, colour])


@rule
def lift(table: Table, area: int, colour: int) -> None:
    """FO-T1 It is chosen first, and stays where it lies until it is moved."""
    table.lifted = colour + 1
    table.lifted_from = area + 1
    table.phase = Phase.DROP


@rule
def may_drop(table: Table, area: int) -> int:
    """FO-T1 To another market or the grocery store. FO-T2 The store holds 3 of a colour; markets have no limit here.
    FO-T3 Nothing is moved within the store."""
    if table.phase != Phase.DROP or area + 1 == table.lifted_from:
        return Rule.FO_T3 if table.phase == Phase.DROP and area == GROCER else Rule.FO_T1
    if area == GROCER and table.stock[GROCER, table.lifted - 1] >= SHELF_LIMIT:
        return Rule.FO_T2
    return ALLOWED


@rule
def offer_drop(table: Table, offered: Row) -> None:
    """FO-T1 FO-T2 Wherever it may go."""
    for area in range(N_AREAS):
        if may_drop(table, area) == ALLOWED:
            offer(offered, drop_at[area])


@rule
def drop(table: Table, area: int) -> None:
    """FO-T3 The ingredient arrives, and nobody moves it again this round."""
    colour = table.lifted - 1
    table.stock[table.lifted_from - 1, colour] -= 1
    table.stock[area, colour] += 1
    table.moved[area, colour] += 1
    table.lifted = 0
    table.lifted_from = 0
    table.phase = Phase.ACT
