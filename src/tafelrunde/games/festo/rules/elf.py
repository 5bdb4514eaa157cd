"""The Elf gives two ingredients for one (FO-E)."""

from tafelrunde.games.festo.box import ELF_GIVES, N_COLOURS
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import fetch_of, trade_of
from tafelrunde.games.festo.rules.goods import give_back, offer_own, owns_any
from tafelrunde.games.festo.rules.magic import thank_for_goods
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer_if, rule


@rule
def may_begin_elf(table: Table) -> int:
    """FO-E1 Without an ingredient of one's own the ability cannot be used."""
    return ALLOWED if owns_any(table, table.mover) else Rule.FO_E1


@rule
def may_trade(table: Table, ingredient: int) -> int:
    """FO-E1 An ingredient of one's own, salt too."""
    if table.phase != Phase.TRADE or table.owned[table.mover, ingredient] == 0:
        return Rule.FO_E1
    return ALLOWED


@rule
def offer_trade(table: Table, offered: Row) -> None:
    """FO-E1 Any ingredient of one's own."""
    offer_own(table, offered, trade_of)


@rule
def trade(table: Table, ingredient: int) -> None:
    """FO-E1 It goes back into its supply."""
    give_back(table, ingredient, 1)
    go_on_fetching(table)


@rule
def supplies_are_empty(table: Table) -> bool:
    """FO-E1 Whether no colour is left in the supplies."""
    for colour in range(N_COLOURS):
        if table.supply[colour]:
            return False
    return True


@rule
def go_on_fetching(table: Table) -> None:
    """FO-E1 Two ingredients, or as many as there are."""
    if table.progress == ELF_GIVES or supplies_are_empty(table):
        table.progress = 0
        table.phase = Phase.ACT
    else:
        table.phase = Phase.FETCH


@rule
def may_fetch(table: Table, colour: int) -> int:
    """FO-E1 Any colour the supply has, also the one paid; never salt."""
    if table.phase != Phase.FETCH or table.supply[colour] == 0:
        return Rule.FO_E1
    return ALLOWED


@rule
def offer_fetch(table: Table, offered: Row) -> None:
    """FO-E1 Any colour the supplies have."""
    for colour in range(N_COLOURS):
        offer_if(offered, fetch_of[colour], table.supply[colour] > 0)


@rule
def fetch(table: Table, colour: int) -> None:
    """FO-E1 One ingredient from its supply. FO-Z4 It comes from a character."""
    table.supply[colour] -= 1
    table.owned[table.mover, colour] += 1
    thank_for_goods(table, colour)
    table.progress += 1
    go_on_fetching(table)
