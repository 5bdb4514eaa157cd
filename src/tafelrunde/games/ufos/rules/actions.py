"""The third phase: opening and taking over stands and restaurants (UF-A)."""

from tafelrunde.games.ufos.box import (
    FLEET_SIZE,
    N_CITIES,
)
from tafelrunde.games.ufos.ledger import Rule
from tafelrunde.games.ufos.moves import end_turn_move, open_in, stand_in, take_over_in, take_stand_in
from tafelrunde.games.ufos.rules.chart import is_city, is_full
from tafelrunde.games.ufos.rules.fleet import restaurants_left, stands_left
from tafelrunde.games.ufos.state import Deed, Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def may_act(table: Table, ufo: int) -> bool:
    """UF-A1 Each UFO of the active player can do one action. UF-B11 One that was bumped away can do none."""
    return table.ufos[table.active, ufo] != 0 and table.deed[ufo] != Deed.BUMPED and table.deed[ufo] != Deed.ACTED


@rule
def actor_in(table: Table, place: int) -> int:
    """UF-A1 A UFO that may act in a place, a standard one if there is one; FLEET_SIZE if there is none."""
    for ufo in range(FLEET_SIZE):
        if table.ufos[table.active, ufo] == place + 1 and may_act(table, ufo):
            return ufo
    return FLEET_SIZE


@rule
def settled_in(table: Table, village: int) -> int:
    """UF-A3 A UFO that may act and stood in a village at the beginning of the turn; FLEET_SIZE if there is none."""
    for ufo in range(FLEET_SIZE):
        stood_here = table.deed[ufo] == Deed.STAYED or table.deed[ufo] == Deed.RETURNED
        if stood_here and table.ufos[table.active, ufo] == N_CITIES + village + 1:
            return ufo
    return FLEET_SIZE


@rule
def usurper_in(table: Table, city: int, seat: int) -> int:
    """UF-A5 A UFO that was put on a restaurant of that seat, a standard one if possible; FLEET_SIZE if none."""
    for ufo in range(FLEET_SIZE):
        if table.ufos[table.active, ufo] == city + 1 and table.announced[ufo] == seat + 1 and may_act(table, ufo):
            return ufo
    return FLEET_SIZE


@rule
def has_acted_in(table: Table, city: int) -> bool:
    """UF-A4 Each player acts at most once a turn in each city; a failed try is that action."""
    for ufo in range(FLEET_SIZE):
        if table.ufos[table.active, ufo] == city + 1 and table.deed[ufo] == Deed.ACTED:
            return True
    return False


@rule
def offer_actions(table: Table, offered: Row) -> None:
    """UF-A1 Actions are optional and come in any order; what several UFOs in one place could do is one choice."""
    for ufo in range(FLEET_SIZE):
        if may_act(table, ufo):
            place = table.ufos[table.active, ufo] - 1
            if is_city(place):
                offer_in_city(table, ufo, place, offered)
            else:
                offer_in_village(table, ufo, place - N_CITIES, offered)
    offer(offered, end_turn_move)


@rule
def offer_in_village(table: Table, ufo: int, village: int, offered: Row) -> None:
    """UF-A2 UF-A3 UF-A9 What a UFO can do in a village, with a stand from supply."""
    if stands_left(table, table.active):
        offer_open_stand(table, ufo, village, offered)
        offer_take_stand(table, ufo, village, offered)


@rule
def offer_in_city(table: Table, ufo: int, city: int, offered: Row) -> None:
    """UF-A4 UF-A5 UF-A9 What a UFO can try in a city, once a turn and with a restaurant from supply."""
    if restaurants_left(table, table.active) and not has_acted_in(table, city):
        if is_full(table, city):
            offer_try_takeover(table, ufo, city, offered)
        else:
            offer_try_opening(table, ufo, city, offered)


@rule
def may_open_stand(table: Table, village: int) -> int:
    """UF-A2 In an empty village a UFO may open an own stand. UF-A9 It must be in supply."""
    if table.stand[village]:
        return Rule.UF_A2
    if actor_in(table, N_CITIES + village) == FLEET_SIZE:
        return Rule.UF_A1
    return ALLOWED if stands_left(table, table.active) else Rule.UF_A9


@rule
def offer_open_stand(table: Table, ufo: int, village: int, offered: Row) -> None:
    """UF-A2 In an empty village."""
    if table.stand[village] == 0 and actor_in(table, N_CITIES + village) == ufo:
        offer(offered, stand_in[village])


@rule
def open_stand(table: Table, village: int) -> None:
    """UF-A2 It needs no roll. UF-A8 The stand helps at once."""
    table.deed[actor_in(table, N_CITIES + village)] = Deed.ACTED
    table.stand[village] = table.active + 1


@rule
def may_take_stand(table: Table, village: int) -> int:
    """UF-A3 A UFO that stood there when the turn began may replace a foreign stand. UF-A9 With one from supply."""
    if table.stand[village] == 0 or table.stand[village] == table.active + 1:
        return Rule.UF_A3
    if settled_in(table, village) == FLEET_SIZE:
        return Rule.UF_A3
    return ALLOWED if stands_left(table, table.active) else Rule.UF_A9


@rule
def offer_take_stand(table: Table, ufo: int, village: int, offered: Row) -> None:
    """UF-A3 Where the UFO stood when the turn began."""
    owner = table.stand[village]
    if owner and owner != table.active + 1 and settled_in(table, village) == ufo:
        offer(offered, take_stand_in[village])


@rule
def take_stand(table: Table, village: int) -> None:
    """UF-A3 It needs no roll. UF-A9 The foreign stand goes back to its owner's supply."""
    table.deed[settled_in(table, village)] = Deed.ACTED
    table.stand[village] = table.active + 1


@rule
def may_try_opening(table: Table, city: int) -> int:
    """UF-A4 In a city with a free place a UFO may try to open a restaurant, once a turn. UF-A9 It must be in supply."""
    if actor_in(table, city) == FLEET_SIZE:
        return Rule.UF_A1
    if has_acted_in(table, city) or is_full(table, city):
        return Rule.UF_A4
    return ALLOWED if restaurants_left(table, table.active) else Rule.UF_A9


@rule
def offer_try_opening(table: Table, ufo: int, city: int, offered: Row) -> None:
    """UF-A4 In a city with a free place."""
    if actor_in(table, city) == ufo:
        offer(offered, open_in[city])


@rule
def try_opening(table: Table, city: int) -> None:
    """UF-A6 The die decides whether a restaurant is opened."""
    table.chosen = actor_in(table, city) + 1
    table.phase = Phase.TRY_ROLL


@rule
def may_try_takeover(table: Table, city: int, seat: int) -> int:
    """UF-A5 Only in a full city may a UFO that was put on a foreign restaurant try to take it over.
    UF-A4 Once a turn. UF-A9 With one from supply."""
    if seat >= table.seats or usurper_in(table, city, seat) == FLEET_SIZE:
        return Rule.UF_A5
    if has_acted_in(table, city):
        return Rule.UF_A4
    return ALLOWED if restaurants_left(table, table.active) else Rule.UF_A9


@rule
def offer_try_takeover(table: Table, ufo: int, city: int, offered: Row) -> None:
    """UF-A5 The restaurant on which the UFO was put."""
    if table.announced[ufo]:
        owner = table.announced[ufo] - 1
        if usurper_in(table, city, owner) == ufo:
            offer(offered, take_over_in[city, owner])


@rule
def try_takeover(table: Table, city: int, seat: int) -> None:
    """UF-A6 The die decides whether a restaurant is taken over."""
    table.chosen = usurper_in(table, city, seat) + 1
    table.rival = seat + 1
    table.phase = Phase.TRY_ROLL
