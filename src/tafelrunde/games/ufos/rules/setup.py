"""Setup: the tiles, the start player and the start villages (UF-S)."""

from tafelrunde.games.ufos.box import N_CITIES, N_VILLAGES, UFOS_AT_START
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import start_in
from tafelrunde.games.ufos.rules.chart import in_play
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def setup(table: Table, seats: int, options: Row) -> None:
    """UF-S4 Everybody's counter stands at 0, and nothing is on the map. UF-S2 First the tiles are laid out."""
    table.seats = seats
    table.later_points = options[0]
    table.phase = Phase.TILES


@rule
def next_bare_city(table: Table) -> int:
    """UF-S1 UF-S2 The next city in play without a tile; N_CITIES if all have one."""
    city = 0
    while city < N_CITIES and (table.tile[city] or not in_play(table, city)):
        city += 1
    return city


@rule
def is_laid_out(table: Table, tile: int) -> bool:
    """UF-S2 Whether a tile lies on a city already."""
    for city in range(N_CITIES):
        if table.tile[city] == tile + 1:
            return True
    return False


@rule
def may_lay_tile(table: Table, tile: int, city: int) -> int:
    """UF-S2 Each city in play gets one of the shuffled tiles, one city after the other."""
    if not in_play(table, city):
        return Rule.UF_S1
    if city != next_bare_city(table) or is_laid_out(table, tile):
        return Rule.UF_S2
    return ALLOWED


@rule
def lay_tile(table: Table, tile: int, city: int) -> None:
    """UF-S2 The tile is turned up; those that are left go back to the box unseen."""
    table.tile[city] = tile + 1
    if next_bare_city(table) == N_CITIES:
        table.phase = Phase.FIRST


@rule
def may_be_first(table: Table, seat: int) -> int:
    """UF-S3 The start player is drawn by lot among those who play."""
    return ALLOWED if seat < table.seats else Rule.UF_S3


@rule
def make_first(table: Table, seat: int) -> None:
    """UF-S3 The start player chooses a village first."""
    table.start = seat
    table.active = seat
    table.decider = seat
    table.phase = Phase.START


@rule
def is_start_village(table: Table, village: int) -> bool:
    """UF-S3 Whether somebody has chosen a village to start in."""
    for seat in range(table.seats):
        if table.ufos[seat, 0] == N_CITIES + village + 1:
            return True
    return False


@rule
def may_start(table: Table, village: int) -> int:
    """UF-S3 A village in play that nobody has chosen yet."""
    if not in_play(table, N_CITIES + village):
        return Rule.UF_S1
    return Rule.UF_S3 if is_start_village(table, village) else ALLOWED


@rule
def offer_start(table: Table, offered: Row) -> None:
    """UF-S3 Every village that may be chosen."""
    for village in range(N_VILLAGES):
        if in_play(table, N_CITIES + village) and not is_start_village(table, village):
            offer(offered, start_in[village])


@rule
def start(table: Table, village: int) -> None:
    """UF-S3 Two standard UFOs are put on the village, then the next player chooses."""
    for ufo in range(UFOS_AT_START):
        table.ufos[table.active, ufo] = N_CITIES + village + 1
    table.active = (table.active + 1) % table.seats
    table.decider = table.active
    if table.active == table.start:
        table.phase = Phase.MOVE
