"""A turn at a character: the whole market, or the ability and then ingredients (FO-A3 to FO-A5)."""

from tafelrunde.games.festo.box import DISC, HELPER, N_COLOURS
from tafelrunde.games.festo.ledger import Rule
from tafelrunde.games.festo.moves import take_all as whole_market
from tafelrunde.games.festo.moves import take_of
from tafelrunde.games.festo.moves import withdraw as withdrawal
from tafelrunde.games.festo.rules.events import no_whole_markets
from tafelrunde.games.festo.rules.goods import hand_over, in_place, send_all_home, send_home
from tafelrunde.games.festo.rules.magic import thank_for_goods
from tafelrunde.games.festo.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, offer_if, rule


@rule
def may_take_all(table: Table) -> int:
    """FO-A3 With the absolute majority one may use all helpers to take the whole market, if there is something in it,
    without using the ability. FO-N9 With fair shares nobody may."""
    if table.phase != Phase.ACT or table.majority != table.mover + 1 or table.used or table.taking:
        return Rule.FO_A3
    if no_whole_markets(table):
        return Rule.FO_N9
    return ALLOWED if in_place(table, table.area) else Rule.FO_A3


@rule
def offer_take_all(table: Table, offered: Row) -> None:
    """FO-A3 The whole market."""
    if may_take_all(table) == ALLOWED:
        offer(offered, whole_market)


@rule
def take_all(table: Table) -> None:
    """FO-A3 Everything in the market, whatever its colours."""
    for colour in range(N_COLOURS):
        if table.stock[table.area, colour]:
            hand_over(table, table.area, colour, 0 + table.stock[table.area, colour])
            thank_for_goods(table, colour)
    send_all_home(table)


@rule
def may_take(table: Table, colour: int) -> int:
    """FO-A4 FO-W3 For each remaining helper 1 ingredient from the market, of a colour that lies there."""
    if table.phase != Phase.ACT or table.stock[table.area, colour] == 0:
        return Rule.FO_A4
    return ALLOWED


@rule
def offer_take(table: Table, offered: Row) -> None:
    """FO-A4 An ingredient of any colour that lies here; or nothing."""
    for colour in range(N_COLOURS):
        offer_if(offered, take_of[colour], table.stock[table.area, colour] > 0)
    offer(offered, withdrawal)


@rule
def take(table: Table, colour: int) -> None:
    """FO-A4 The helper that took an ingredient goes home; after that the ability can no longer be used."""
    hand_over(table, table.area, colour, 1)
    thank_for_goods(table, colour)
    send_home(table, HELPER if table.helpers[table.mover, table.area] else DISC)
    table.taking = 1


@rule
def may_withdraw(table: Table) -> int:
    """FO-A4 Helpers may be withdrawn without an action."""
    if table.phase == Phase.ACT or table.phase == Phase.GROCER:
        return ALLOWED
    return Rule.FO_A4


@rule
def withdraw(table: Table) -> None:
    """FO-A5 FO-W3 All that still stand here go home."""
    send_all_home(table)
