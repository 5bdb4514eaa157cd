"""Ingredients and pieces on their way: between supplies, markets and players, between areas and boards (FO-C)."""

from tafelrunde.games.festo.box import DISCS, HELPER, N_AREAS, N_CHARACTERS, N_COLOURS, N_INGREDIENTS
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import Row, offer_if, rule

# What is stored in a record is unsigned when compiled, and so are sums of two such numbers and ranges up to one. Where
# a plain number is wanted, `0 +` makes it one.


@rule
def in_place(table: Table, area: int) -> int:
    """FO-C1 How many ingredients lie in a market, of whatever colour, or in the grocery store."""
    total = 0
    for colour in range(N_COLOURS):
        total += table.stock[area, colour]
    return total


@rule
def restock(table: Table, area: int, colour: int, count: int) -> None:
    """FO-C2 Ingredients are limited: what the supply lacks is not handed out."""
    count = min(count, 0 + table.supply[colour])
    table.supply[colour] -= count
    table.stock[area, colour] += count


@rule
def hand_over(table: Table, area: int, colour: int, count: int) -> None:
    """FO-A4 FO-Y2 FO-T3 The mover takes ingredients from a place, those that no Troll brought there first."""
    table.stock[area, colour] -= count
    table.owned[table.mover, colour] += count
    table.moved[area, colour] = min(table.moved[area, colour], table.stock[area, colour])


@rule
def give_back(table: Table, ingredient: int, count: int) -> None:
    """FO-K5 What the mover pays goes back to its supply, salt to the Magician's."""
    table.owned[table.mover, ingredient] -= count
    table.supply[ingredient] += count


@rule
def owns_any(table: Table, seat: int) -> bool:
    """FO-E1 FO-O2 Whether a player has an ingredient, be it salt."""
    for ingredient in range(N_INGREDIENTS):
        if table.owned[seat, ingredient]:
            return True
    return False


@rule
def offer_own(table: Table, offered: Row, moves: Row) -> None:
    """FO-E1 FO-O2 Any ingredient of one's own."""
    for ingredient in range(N_INGREDIENTS):
        offer_if(offered, moves[ingredient], table.owned[table.mover, ingredient] > 0)


@rule
def pieces_at(table: Table, seat: int, area: int) -> int:
    """FO-A2 A special disc counts as a helper."""
    return 0 + table.helpers[seat, area] + table.discs[seat, area]


@rule
def send_home(table: Table, piece: int) -> None:
    """FO-A5 One helper or disc of the mover goes back to the player's board."""
    if piece == HELPER:
        table.helpers[table.mover, table.area] -= 1
        table.in_hand[table.mover] += 1
    else:
        table.discs[table.mover, table.area] -= 1


@rule
def send_all_home(table: Table) -> None:
    """FO-A5 All helpers and discs of the mover that still stand here go back, used or not."""
    table.in_hand[table.mover] += table.helpers[table.mover, table.area]
    table.helpers[table.mover, table.area] = 0
    table.discs[table.mover, table.area] = 0


@rule
def discs_at_hand(table: Table, seat: int) -> int:
    """FO-C5 FO-D1 The discs on a player's board: those that stand nowhere."""
    standing = 0
    for area in range(N_AREAS):
        standing += table.discs[seat, area]
    for area in range(N_CHARACTERS):
        standing += table.discs_next[seat, area]
    return DISCS - standing


@rule
def players(table: Table) -> int:
    """FO-G2 How many sit at the table."""
    return 0 + table.seats


@rule
def seat_in_order(table: Table, place: int) -> int:
    """FO-G2 Player order is clockwise from the first player; a place may be counted on past the last player."""
    seat = table.first + place
    while seat >= table.seats:
        seat -= table.seats
    return seat


@rule
def place_in_order(table: Table, seat: int) -> int:
    """FO-G2 The place of a player in player order, from 0."""
    if seat >= table.first:
        return 0 + seat - table.first
    return 0 + table.seats + seat - table.first
