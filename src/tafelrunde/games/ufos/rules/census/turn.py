"""The census of a turn: what its UFOs did, and who decides."""

from tafelrunde.games.ufos.box import CALMER, FLEET_SIZE, KIND_OF, N_CITIES
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.rules.actions import actor_in, has_acted_in, may_act, usurper_in
from tafelrunde.games.ufos.rules.bumping import contested, loser
from tafelrunde.games.ufos.rules.census.bump import bump_is_there, bump_is_wrong
from tafelrunde.games.ufos.rules.chart import is_city, is_full, is_own
from tafelrunde.games.ufos.rules.fleet import restaurants_left
from tafelrunde.games.ufos.rules.movement import may_still_fly
from tafelrunde.games.ufos.state import Deed, Phase, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def has_acted(table: Table) -> bool:
    """UF-A1 Whether a UFO has acted this turn."""
    for ufo in range(FLEET_SIZE):
        if table.deed[ufo] == Deed.ACTED:
            return True
    return False


@rule
def is_drifting(table: Table, seat: int, ufo: int) -> bool:
    """UF-B10 Whether a UFO is on its way after a bump."""
    if table.phase != Phase.STEP and table.phase != Phase.WITNESS:
        return False
    return table.rival != 0 and seat == loser(table) and ufo + 1 == table.chosen


@rule
def has_just_come(table: Table, seat: int, ufo: int) -> bool:
    """UF-B1 Whether a UFO of the active seat has flown somewhere this turn and may have a bump before it."""
    if seat != table.active or table.phase < Phase.MOVE or table.phase >= Phase.ACT:
        return False
    return table.deed[ufo] == Deed.FLOWN


@rule
def company_is_wrong(table: Table) -> int:
    """UF-B12 No place holds UFOs of two players, but for those about to bump and the one on its way."""
    for seat in range(table.seats):
        for ufo in range(FLEET_SIZE):
            if table.ufos[seat, ufo] and not is_drifting(table, seat, ufo) and not has_just_come(table, seat, ufo):
                for other in range(table.seats):
                    for its in range(FLEET_SIZE):
                        if (
                            other != seat
                            and table.ufos[other, its] == table.ufos[seat, ufo]
                            and not is_drifting(table, other, its)
                            and not has_just_come(table, other, its)
                        ):
                            return Rule.UF_B12
    return ALLOWED


@rule
def no_turn_is_wrong(table: Table) -> int:
    """UF-T1 Before the first turn and after the last nothing of a turn is on the table."""
    for ufo in range(FLEET_SIZE):
        if table.deed[ufo] != Deed.STAYED or table.announced[ufo]:
            return Rule.UF_T1
    if table.chosen or table.rival or table.decider != table.active:
        return Rule.UF_T1
    return bump_is_there(table)


@rule
def turn_is_wrong(table: Table) -> int:
    """UF-T1 What the UFOs did fits the phase, and what is being decided is there."""
    if table.rival > table.seats or table.rival == table.active + 1:
        return Rule.UF_T1
    broken = deeds_are_wrong(table)
    if broken:
        return broken
    if Phase.SUPPORT <= table.phase < Phase.ACT:
        return bump_is_wrong(table)
    if table.decider != table.active:
        return Rule.UF_T1
    broken = bump_is_there(table)
    if broken:
        return broken
    if (contested(table) != 0) != (table.phase == Phase.BUMP) and table.phase >= Phase.BUMP:
        return Rule.UF_B1
    if table.phase == Phase.AIM or table.phase == Phase.TRY_ROLL:
        return chosen_is_wrong(table)
    return Rule.UF_T1 if table.chosen or table.rival else ALLOWED


@rule
def deeds_are_wrong(table: Table) -> int:
    """UF-M6 UF-M4 Each UFO did something that was possible."""
    for ufo in range(FLEET_SIZE):
        place = table.ufos[table.active, ufo] - 1
        if place < 0:
            if table.deed[ufo] != Deed.STAYED or table.announced[ufo]:
                return Rule.UF_M6
            continue
        broken = deed_is_wrong(table, ufo, place)
        if broken:
            return broken
        if table.announced[ufo] and announcement_is_wrong(table, ufo, place):
            return Rule.UF_M4
    return ALLOWED


@rule
def deed_is_wrong(table: Table, ufo: int, place: int) -> int:
    """UF-B11 UF-A4 Nobody is bumped or acts before the time for it, and only one UFO acted in each place.
    UF-W4 Only a calmer comes back from a flight."""
    if table.deed[ufo] == Deed.BUMPED and table.phase < Phase.BUMP:
        return Rule.UF_B11
    if table.deed[ufo] == Deed.RETURNED and KIND_OF[ufo] != CALMER:
        return Rule.UF_W4
    if table.deed[ufo] != Deed.ACTED:
        return ALLOWED
    if table.phase < Phase.ACT or (not is_city(place) and table.stand[place - N_CITIES] != table.active + 1):
        return Rule.UF_A1
    for other in range(ufo):
        if table.deed[other] == Deed.ACTED and table.ufos[table.active, other] == place + 1:
            return Rule.UF_A4
    return ALLOWED


@rule
def announcement_is_wrong(table: Table, ufo: int, place: int) -> bool:
    """UF-M4 Who was put on a foreign piece has not flown, and the piece is there, or was before an action."""
    owner = table.announced[ufo] - 1
    has_not_flown = table.deed[ufo] == Deed.STAYED or table.deed[ufo] == Deed.ACTED
    if owner == table.active or owner >= table.seats or not has_not_flown:
        return True
    if is_city(place) and not is_full(table, place):
        return True
    return not is_own(table, owner, place) and not has_acted_in(table, place)


@rule
def chosen_is_wrong(table: Table) -> int:
    """UF-M6 The UFO about to fly may still fly. UF-A6 The one that tries may try."""
    ufo = table.chosen - 1
    if ufo < 0 or table.ufos[table.active, ufo] == 0:
        return Rule.UF_M6
    if table.phase == Phase.AIM:
        return ALLOWED if may_still_fly(table, ufo) and table.rival == 0 else Rule.UF_M6
    city = table.ufos[table.active, ufo] - 1
    if not is_city(city) or not may_act(table, ufo) or has_acted_in(table, city):
        return Rule.UF_A6
    if restaurants_left(table, table.active) == 0 or (table.rival != 0) != is_full(table, city):
        return Rule.UF_A6
    if table.rival == 0:
        return ALLOWED if actor_in(table, city) == ufo else Rule.UF_A6
    return ALLOWED if usurper_in(table, city, table.rival - 1) == ufo else Rule.UF_A6
