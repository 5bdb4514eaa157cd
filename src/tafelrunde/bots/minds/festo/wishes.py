"""What the mover may cook before long, and what one ingredient more, or one less, means for that."""

from __future__ import annotations

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.games.festo.box import (
    COLOUR_OF,
    COLUMNS,
    LAST_ROUND,
    MAIN_COURSE,
    N_COLOURS,
    N_DISHES,
    N_ROWS,
    N_SMALL,
    N_TYPES,
    OTHER_AMOUNT,
    OWN_AMOUNT,
    POINTS_OF,
    ROAST,
    ROAST_AMOUNT,
    ROW_OF,
    SALT,
    SET_POINTS,
    SURCHARGE,
    TYPE_OF,
)
from tafelrunde.games.festo.rules.events import no_surcharge, reward
from tafelrunde.games.festo.rules.magic import discount
from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import rule, zeros

# A dish is worth less for each ingredient that it lacks; what the next one adds, by how many are lacking after it.
STILL_WORTH = 0.77
NEXT_ADDS: Floats = np.array([(1 - STILL_WORTH) * STILL_WORTH**lacking for lacking in range(16)])
# A set that grows may grow further; the second colour of a dish may also be another one.
SET_HOPE = 1.55
SECOND_COLOUR = 0.55
# In points: an ingredient for which there is no use yet.
SPARE, SPARE_AT_THE_END = 1.8, 1.1


@rule
def look_at_sets(table: Table, bonus: Floats) -> None:
    """For each type, what a dish of it gives the mover beyond its own points: by the event, and in a set."""
    cooked = zeros(N_TYPES)
    for dish in range(N_DISHES):
        cooked[TYPE_OF[dish]] += table.cooked[table.mover, dish]
    for kind in range(N_TYPES):
        different = 0
        for other in range(N_TYPES):
            different += cooked[other] > cooked[kind]
        bonus[kind] = SET_HOPE * (SET_POINTS[different + 1] - SET_POINTS[different])
        bonus[kind] += reward(table, N_SMALL if kind >= N_ROWS else 0)


@rule
def promise(dish: int, bonus: Floats) -> float:
    """The points that a dish promises."""
    return float(POINTS_OF[dish] + bonus[TYPE_OF[dish]])


@rule
def has(table: Table, colour: int) -> int:
    """How much of a colour the mover can pay."""
    return 0 + table.owned[table.mover, colour] + discount(table, colour)


@rule
def two_most_owned(table: Table) -> tuple[int, int]:
    """The two colours of which the mover can pay most."""
    best, most, next_best, next_most = 0, -1, 0, -1
    for colour in range(N_COLOURS):
        owned = has(table, colour)
        if owned > most:
            best, most, next_best, next_most = colour, owned, best, most
        elif owned > next_most:
            next_best, next_most = colour, owned
    return best, next_best


@rule
def survey(table: Table, bonus: Floats, wishes: Floats, gives_away: int) -> None:
    """In points, what one more of each ingredient means to the mover; if it gives one away, what that one means."""
    best, next_best = two_most_owned(table)
    for row in range(N_ROWS):
        for column in range(COLUMNS):
            if is_open(table, row, column):
                dish = table.display[row, column] - 1
                second = next_best if best == COLOUR_OF[dish] else best
                wish_for_small(table, dish, column, second, bonus, wishes, gives_away)
    if table.large[ROAST - N_SMALL]:
        points = step(table, ROAST, ROAST_AMOUNT - has(table, best), bonus, wishes, gives_away)
        wish_for_more(table, best, N_COLOURS, points, wishes)
    if table.large[MAIN_COURSE - N_SMALL]:
        wish_for_main_course(table, bonus, wishes, gives_away)
    spare = SPARE_AT_THE_END if table.round_now == LAST_ROUND else SPARE
    for colour in range(N_COLOURS):
        wishes[colour] += spare
    wishes[SALT] += spare


@rule
def is_open(table: Table, row: int, column: int) -> bool:
    """Whether there is a dish that the mover may cook one day, apart from the one being paid for."""
    if table.reserved[row, column] and table.reserved[row, column] != table.mover + 1:
        return False
    return table.display[row, column] > 0 and table.display[row, column] != table.dish_now


@rule
def step(table: Table, dish: int, lacking: int, bonus: Floats, wishes: Floats, gives_away: int) -> float:
    """What the next ingredient of a dish adds to its worth, nothing if it lacks none; salt would do as well."""
    lacking = max(lacking - table.owned[table.mover, SALT], 0) + gives_away
    points = promise(dish, bonus) * NEXT_ADDS[lacking - 1] if lacking else 0.0
    wishes[SALT] = max(wishes[SALT], points)
    return points


@rule
def wish_for_more(table: Table, colour: int, but: int, points: float, wishes: Floats) -> None:
    """More of a colour, or of any other of which the mover has as much, apart from one."""
    for each in range(N_COLOURS):
        if each != but and has(table, each) == has(table, colour):
            wishes[each] = max(wishes[each], points)


@rule
def wish_for_small(
    table: Table, dish: int, column: int, second: int, bonus: Floats, wishes: Floats, gives_away: int
) -> None:
    """Its own colour, and of the others the one the mover has most of; the surcharge goes where less is lacking."""
    first = COLOUR_OF[dish]
    short = OWN_AMOUNT[dish] - has(table, first)
    short_of_second = OTHER_AMOUNT[dish] - has(table, second)
    extra = 0 if no_surcharge(table) else SURCHARGE[column]
    if short <= short_of_second:
        short += extra
    else:
        short_of_second += extra
    saved = 1 if table.reserved[ROW_OF[dish], column] else 0
    points = step(table, dish, max(short, 0) + max(short_of_second, 0) - saved, bonus, wishes, gives_away)
    if short + gives_away > 0:
        wishes[first] = max(wishes[first], points)
    if short_of_second + gives_away > 0:
        wish_for_more(table, second, first, points * SECOND_COLOUR, wishes)


@rule
def wish_for_main_course(table: Table, bonus: Floats, wishes: Floats, gives_away: int) -> None:
    """Each colour of which the mover has none."""
    lacking = 0
    for colour in range(N_COLOURS):
        lacking += has(table, colour) == 0
    points = step(table, MAIN_COURSE, lacking, bonus, wishes, gives_away)
    for colour in range(N_COLOURS):
        if has(table, colour) <= gives_away:
            wishes[colour] = max(wishes[colour], points)
