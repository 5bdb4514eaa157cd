"""The first phase of a turn: movement (UF-M)."""

from tafelrunde.games.ufos.box import BIT, CALMER, FLEET_SIZE, KIND_OF, N_CITIES
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import end_movement, fly_from, onto_piece_of, to_place
from tafelrunde.games.ufos.rules.chart import in_play, is_city, is_full, is_own, lowest, without_lowest
from tafelrunde.games.ufos.rules.flights import in_reach
from tafelrunde.games.ufos.rules.witnesses import calm, calm_flight, calms_on_round_trip
from tafelrunde.games.ufos.state import Deed, Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def may_still_fly(table: Table, ufo: int) -> bool:
    """UF-M6 A UFO makes at most one flight a turn. UF-M4 One that was put on a foreign piece makes none."""
    return table.deed[ufo] == Deed.STAYED and table.announced[ufo] == 0


@rule
def ufo_to_fly(table: Table, kind: int, place: int) -> int:
    """UF-M6 A UFO of the active seat that may still fly, of that kind and in that place; FLEET_SIZE if none."""
    for ufo in range(FLEET_SIZE):
        if KIND_OF[ufo] == kind and table.ufos[table.active, ufo] == place + 1 and may_still_fly(table, ufo):
            return ufo
    return FLEET_SIZE


@rule
def may_choose_ufo(table: Table, kind: int, place: int) -> int:
    """UF-M1 The player decides for each own UFO whether it moves, and only in this phase."""
    if ufo_to_fly(table, kind, place) < FLEET_SIZE:
        return ALLOWED
    for ufo in range(FLEET_SIZE):
        if KIND_OF[ufo] == kind and table.ufos[table.active, ufo] == place + 1:
            return Rule.UF_M6
    return Rule.UF_M1


@rule
def offer_choose_ufo(table: Table, offered: Row) -> None:
    """UF-M1 UF-M6 Every own UFO that may still fly; those of one kind in one place are one choice."""
    for ufo in range(FLEET_SIZE):
        place = table.ufos[table.active, ufo]
        if place and may_still_fly(table, ufo) and ufo_to_fly(table, KIND_OF[ufo], place - 1) == ufo:
            offer(offered, fly_from[KIND_OF[ufo], place - 1])
    offer(offered, end_movement)


@rule
def choose_ufo(table: Table, kind: int, place: int) -> None:
    """UF-M6 Flights are made one after the other, in any order."""
    table.chosen = ufo_to_fly(table, kind, place) + 1
    table.phase = Phase.AIM


@rule
def start_of_flight(table: Table) -> int:
    """UF-M1 Where the chosen UFO is."""
    return table.ufos[table.active, table.chosen - 1] - 1


@rule
def may_fly_home(table: Table) -> bool:
    """UF-W4 A calmer may end its flight where it began, if it clears another city on the way."""
    return KIND_OF[table.chosen - 1] == CALMER and calms_on_round_trip(table, table.active, start_of_flight(table))


@rule
def may_fly_to(table: Table, place: int) -> int:
    """UF-M3 A flight ends on the first place that is empty, held by somebody else, or has a foreign UFO on it."""
    if not in_play(table, place):
        return Rule.UF_S1
    if place == start_of_flight(table):
        return ALLOWED if may_fly_home(table) else Rule.UF_W4
    if in_reach(table, table.active, start_of_flight(table)) & BIT[place]:
        return ALLOWED
    return Rule.UF_M3


@rule
def offer_fly_to(table: Table, offered: Row) -> None:
    """UF-M2 UF-M3 Every place in reach."""
    place = start_of_flight(table)
    reach = in_reach(table, table.active, place)
    if may_fly_home(table):
        reach |= BIT[place]
    while reach:
        offer(offered, to_place[lowest(reach)])
        reach = without_lowest(reach)


@rule
def fly_to(table: Table, place: int) -> None:
    """UF-M3 The UFO flies there. UF-W4 A calmer takes back the witnesses of its colour on the way."""
    home = start_of_flight(table)
    if KIND_OF[table.chosen - 1] == CALMER:
        calm_flight(table, table.active, home, place)
    table.ufos[table.active, table.chosen - 1] = place + 1
    table.deed[table.chosen - 1] = Deed.RETURNED if place == home else Deed.FLOWN
    table.chosen = 0
    table.phase = Phase.MOVE


@rule
def may_put_onto(table: Table, seat: int) -> int:
    """UF-M4 Instead of flying, a UFO may be put on a foreign stand where it is, or a restaurant in a full city."""
    place = start_of_flight(table)
    if seat == table.active or seat >= table.seats or not is_own(table, seat, place):
        return Rule.UF_M4
    if is_city(place) and not is_full(table, place):
        return Rule.UF_M4
    return ALLOWED


@rule
def offer_put_onto(table: Table, offered: Row) -> None:
    """UF-M4 Every player on whose piece the UFO may be put."""
    place = start_of_flight(table)
    if is_city(place):
        if is_full(table, place):
            for seat in range(table.seats):
                if seat != table.active and table.restaurants[seat, place]:
                    offer(offered, onto_piece_of[seat])
    elif table.stand[place - N_CITIES] and table.stand[place - N_CITIES] != table.active + 1:
        offer(offered, onto_piece_of[table.stand[place - N_CITIES] - 1])


@rule
def put_onto(table: Table, seat: int) -> None:
    """UF-M4 This announces a takeover; it names whose piece is meant and binds to nothing."""
    table.announced[table.chosen - 1] = seat + 1
    table.chosen = 0
    table.phase = Phase.MOVE


@rule
def stop_moving(table: Table) -> None:
    """UF-W4 A calmer that stayed in a city takes back the witnesses of its colour there."""
    for ufo in range(FLEET_SIZE):
        place = table.ufos[table.active, ufo]
        if place and KIND_OF[ufo] == CALMER and table.deed[ufo] == Deed.STAYED and is_city(place - 1):
            calm(table, table.active, place - 1)
