"""The value of a table in UFOs!: before the dice fall, it is what they may bring, each with its chance."""

from __future__ import annotations

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.ufos.outlook import count_out, look_ahead
from tafelrunde.bots.minds.ufos.standing import closes, left_to_play, wins_by
from tafelrunde.bots.minds.ufos.worth import success
from tafelrunde.games.ufos.box import BIT, FLEET_SIZE, KIND_OF, MOST_SEATS, N_CITIES
from tafelrunde.games.ufos.rules.actions import (
    actor_in,
    has_acted_in,
    may_act,
    may_open_stand,
    may_take_stand,
    open_stand,
    take_stand,
)
from tafelrunde.games.ufos.rules.chart import is_city, is_full, resistance
from tafelrunde.games.ufos.rules.counting import count_cities
from tafelrunde.games.ufos.rules.fleet import restaurants_left
from tafelrunde.games.ufos.rules.new_ufo import turn_has_begun
from tafelrunde.games.ufos.rules.resistance import succeed, try_value
from tafelrunde.games.ufos.rules.scoring import is_over
from tafelrunde.games.ufos.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, rule, zeros

# How many decisions are played out in thought: about two turns of each of four seats. And how much of the match is left
# when it is played out to its end, which then tells better than the pieces who wins.
TWO_ROUNDS = 60
HALF_WAY = 0.5


@rule
def reach(table: Table) -> int:
    """What a flight or a stand was good for shows when all have had a turn or two."""
    return TWO_ROUNDS


@rule
def settled(table: Table) -> bool:
    """In the first half: between two turns, and as soon as nothing is left of a turn but its actions."""
    if table.phase != Phase.ACT and (table.phase != Phase.MOVE or turn_has_begun(table)):
        return False
    return left_to_play(table) > HALF_WAY


@rule
def value(table: Table, points: Floats, shares: Floats) -> None:
    """What each seat may expect. What is left of a turn is done on the table, which is only a thought."""
    if table.phase == Phase.ACT:
        build_stands(table)
        weigh_outcomes(table, who_tries(table), points, shares)
    else:
        look_ahead(table, table.active, points, shares)


@rule
def build_stands(table: Table) -> None:
    """Build or take every stand that can be had."""
    for ufo in range(FLEET_SIZE):
        village = table.ufos[table.active, ufo] - 1 - N_CITIES
        if village >= 0 and may_open_stand(table, village) == ALLOWED:
            open_stand(table, village)
        elif village >= 0 and may_take_stand(table, village) == ALLOWED:
            take_stand(table, village)


@rule
def who_tries(table: Table) -> int:
    """The UFOs that will try for a restaurant, one in each city: a bit for each."""
    trying, cities = 0, 0
    for ufo in range(FLEET_SIZE):
        if will_try(table, ufo) and cities & BIT[table.ufos[table.active, ufo] - 1] == 0:
            trying |= BIT[ufo]
            cities |= BIT[table.ufos[table.active, ufo] - 1]
    return trying


@rule
def will_try(table: Table, ufo: int) -> bool:
    """Whether a UFO will try where it is: if it can, and if it does not end the match for somebody else."""
    seat, city = table.active, table.ufos[table.active, ufo] - 1
    if not may_act(table, ufo) or not is_city(city) or has_acted_in(table, city) or restaurants_left(table, seat) == 0:
        return False
    if closes(table, seat, city) and not wins_by(table, seat, city):
        return False
    if is_full(table, city):
        return table.announced[ufo] != 0
    return actor_in(table, city) == ufo


@rule
def weigh_outcomes(table: Table, trying: int, points: Floats, shares: Floats) -> None:
    """Go through everything that may come of the tries, and weigh it by its chance."""
    sums, witnesses = zeros((2, MOST_SEATS), np.float64), zeros(FLEET_SIZE)
    lucky = trying
    while lucky >= 0:
        chance = chance_of(table, trying, lucky)
        if chance > 0.0:
            let_succeed(table, lucky, witnesses)
            look_past_the_turn(table, points, shares)
            take_back(table, lucky, witnesses)
        for seat in range(table.seats):
            sums[0, seat] += chance * points[seat]
            sums[1, seat] += chance * shares[seat]
        lucky = (lucky - 1) & trying if lucky else -1
    for seat in range(table.seats):
        points[seat], shares[seat] = sums[0, seat], sums[1, seat]


@rule
def chance_of(table: Table, trying: int, lucky: int) -> float:
    """The chance that of those who try just the lucky ones succeed."""
    chance = 1.0
    for ufo in range(FLEET_SIZE):
        if trying & BIT[ufo]:
            city = table.ufos[table.active, ufo] - 1
            hit = success(try_value(table, table.active, city, KIND_OF[ufo]) - resistance(table, city))
            chance *= hit if lucky & BIT[ufo] else 1.0 - hit
    return chance


@rule
def let_succeed(table: Table, lucky: int, witnesses: Row) -> None:
    """Put the restaurants of the lucky ones on the table, and remember the witnesses that go."""
    for ufo in range(FLEET_SIZE):
        if lucky & BIT[ufo]:
            city = table.ufos[table.active, ufo] - 1
            witnesses[ufo] = table.witnesses[table.active, city]
            table.rival = table.announced[ufo]
            succeed(table, city)


@rule
def take_back(table: Table, lucky: int, witnesses: Row) -> None:
    """Put everything back as it was."""
    for ufo in range(FLEET_SIZE):
        if lucky & BIT[ufo]:
            city = table.ufos[table.active, ufo] - 1
            table.witnesses[table.active, city] = witnesses[ufo]
            table.restaurants[table.active, city] -= 1
            if table.announced[ufo]:
                table.restaurants[table.announced[ufo] - 1, city] += 1
    table.rival = 0
    count_cities(table)


@rule
def look_past_the_turn(table: Table, points: Floats, shares: Floats) -> None:
    """What each seat may expect if the turn ends now."""
    if is_over(table):
        count_out(table, points, shares)
    else:
        look_ahead(table, (table.active + 1) % table.seats, points, shares)
