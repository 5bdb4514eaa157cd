"""One more UFO, instead of a whole turn (UF-U)."""

from tafelrunde.games.ufos.box import BIT, FLEET_SIZE, N_CITIES, N_KINDS
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import new_in
from tafelrunde.games.ufos.rules.counting import controls
from tafelrunde.games.ufos.rules.fleet import fleet_of, places_of_others, ufo_in_supply
from tafelrunde.games.ufos.state import Deed, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def earns_ufo(table: Table) -> bool:
    """UF-U1 Whoever controls at least as many cities as they have UFOs may take a new one."""
    return table.counter[table.active] >= fleet_of(table, table.active)


@rule
def turn_has_begun(table: Table) -> bool:
    """UF-U1 The new UFO takes the whole turn: nothing may have moved or been announced before."""
    for ufo in range(FLEET_SIZE):
        if table.deed[ufo] != Deed.STAYED or table.announced[ufo]:
            return True
    return False


@rule
def may_land_in(table: Table, city: int) -> bool:
    """UF-U2 The new UFO is put on a controlled city without foreign UFOs."""
    return controls(table, table.active, city) and places_of_others(table, table.active) & BIT[city] == 0


@rule
def may_take_new_ufo(table: Table, kind: int, city: int) -> int:
    """UF-U1 Instead of the whole turn. UF-U2 Its kind is free, as far as the supply goes."""
    if not earns_ufo(table) or turn_has_begun(table):
        return Rule.UF_U1
    if ufo_in_supply(table, table.active, kind) == FLEET_SIZE or not may_land_in(table, city):
        return Rule.UF_U2
    return ALLOWED


@rule
def offer_take_new_ufo(table: Table, offered: Row) -> None:
    """UF-U1 UF-U2 Every kind in supply, in every city where it may be put."""
    if not earns_ufo(table) or turn_has_begun(table):
        return
    for city in range(N_CITIES):
        if may_land_in(table, city):
            for kind in range(N_KINDS):
                if ufo_in_supply(table, table.active, kind) < FLEET_SIZE:
                    offer(offered, new_in[kind, city])


@rule
def take_new_ufo(table: Table, kind: int, city: int) -> None:
    """UF-U2 It stays on the map for the rest of the match. UF-U1 Losing cities later costs no UFO."""
    table.ufos[table.active, ufo_in_supply(table, table.active, kind)] = city + 1
