"""The census of the pieces: every one is somewhere once, in a number the box holds."""

from tafelrunde.games.ufos.box import (
    BURGERS,
    CITIES_TO_CONTROL,
    FLEET_SIZE,
    KIND_OF,
    LAST_ROUND,
    MOST_SEATS,
    N_CITIES,
    N_VILLAGES,
    RESTAURANTS,
    UFOS_AT_START,
    WITNESSES,
)
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.rules.census.turn import has_acted
from tafelrunde.games.ufos.rules.chart import in_play, restaurants_in
from tafelrunde.games.ufos.rules.counting import cities_controlled
from tafelrunde.games.ufos.rules.fleet import fleet_of, restaurants_left, stands_left, ufos_in, witnesses_left
from tafelrunde.games.ufos.rules.scoring import is_over
from tafelrunde.games.ufos.rules.setup import next_bare_city
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def tiles_are_wrong(table: Table) -> int:
    """UF-S2 Each city in play has its own tile once the tiles are laid out. UF-S1 Others have none."""
    bare = next_bare_city(table)
    if (bare < N_CITIES) != (table.phase == Phase.TILES):
        return Rule.UF_S2
    for city in range(N_CITIES):
        if table.tile[city] and not in_play(table, city):
            return Rule.UF_S1
        if table.tile[city] and city > bare:
            return Rule.UF_S2
        for other in range(city):
            if table.tile[city] and table.tile[city] == table.tile[other]:
                return Rule.UF_S2
    return ALLOWED


@rule
def fleets_are_wrong(table: Table) -> int:
    """UF-C2 UF-S3 UF-U1 Two standard UFOs at the start, others in order, and never more than can be earned."""
    placed = 0
    for seat in range(MOST_SEATS):
        fleet = fleet_of(table, seat)
        placed += fleet > 0
        if seat >= table.seats and fleet:
            return Rule.UF_C2
        if fleet and (table.ufos[seat, UFOS_AT_START - 1] == 0 or fleet > CITIES_TO_CONTROL[table.seats]):
            return Rule.UF_U1
        for ufo in range(FLEET_SIZE):
            if table.ufos[seat, ufo]:
                if not in_play(table, table.ufos[seat, ufo] - 1):
                    return Rule.UF_S1
                if ufo and KIND_OF[ufo - 1] == KIND_OF[ufo] and table.ufos[seat, ufo - 1] == 0:
                    return Rule.UF_C2
    if table.phase >= Phase.MOVE:
        return ALLOWED if placed == table.seats else Rule.UF_S3
    return start_is_wrong(table, placed)


@rule
def start_is_wrong(table: Table, placed: int) -> int:
    """UF-S3 From the start player on, each has put two UFOs on a village of their own."""
    if placed and table.phase != Phase.START:
        return Rule.UF_S3
    if table.phase == Phase.START and (table.active != (table.start + placed) % table.seats or placed == table.seats):
        return Rule.UF_S3
    for turn in range(placed):
        seat = (table.start + turn) % table.seats
        place = table.ufos[seat, 0] - 1
        if place < N_CITIES or fleet_of(table, seat) != UFOS_AT_START or ufos_in(table, seat, place) != UFOS_AT_START:
            return Rule.UF_S3
        for earlier in range(turn):
            if table.ufos[(table.start + earlier) % table.seats, 0] == place + 1:
                return Rule.UF_S3
    return ALLOWED


@rule
def pieces_are_wrong(table: Table) -> int:
    """UF-C2 UF-C3 Stands, restaurants and witnesses, as many as there are and where there is room."""
    for village in range(N_VILLAGES):
        if table.stand[village] > table.seats or (table.stand[village] and not in_play(table, N_CITIES + village)):
            return Rule.UF_C2
    for city in range(N_CITIES):
        if table.tile[city] and restaurants_in(table, city) > BURGERS[table.tile[city] - 1]:
            return Rule.UF_C3
    for seat in range(MOST_SEATS):
        broken = supply_is_wrong(table, seat)
        if broken:
            return broken
    return ALLOWED


@rule
def supply_is_wrong(table: Table, seat: int) -> int:
    """UF-C2 Nobody has more on the map than their colour has. UF-N2 The counter is right."""
    for city in range(N_CITIES):
        if (table.restaurants[seat, city] or table.witnesses[seat, city]) and table.tile[city] == 0:
            return Rule.UF_S1
    if stands_left(table, seat) < 0 or restaurants_left(table, seat) < 0 or witnesses_left(table, seat) < 0:
        return Rule.UF_C2
    if seat >= table.seats and (restaurants_left(table, seat) < RESTAURANTS or witnesses_left(table, seat) < WITNESSES):
        return Rule.UF_C2
    return ALLOWED if table.counter[seat] == cities_controlled(table, seat) else Rule.UF_N2


@rule
def clock_is_wrong(table: Table) -> int:
    """UF-E1 UF-E4 The match is over exactly when it should be; only an action, or the last round, can end it."""
    if table.round_now > LAST_ROUND:
        return Rule.UF_E4
    if table.phase == Phase.OVER:
        if table.round_now == LAST_ROUND and table.active != table.start:
            return Rule.UF_E4
        return ALLOWED if is_over(table) else Rule.UF_E1
    if table.round_now == LAST_ROUND:
        return Rule.UF_E4
    if table.phase < Phase.MOVE:
        return nothing_has_happened(table)
    return Rule.UF_E1 if is_over(table) and not has_acted(table) else ALLOWED


@rule
def nothing_has_happened(table: Table) -> int:
    """UF-S4 Before the first turn the map is empty but for the UFOs."""
    if table.round_now or (table.phase < Phase.START and (table.start or table.active or table.decider)):
        return Rule.UF_S3
    for village in range(N_VILLAGES):
        if table.stand[village]:
            return Rule.UF_S4
    for seat in range(table.seats):
        if restaurants_left(table, seat) < RESTAURANTS or witnesses_left(table, seat) < WITNESSES:
            return Rule.UF_S4
    return ALLOWED
