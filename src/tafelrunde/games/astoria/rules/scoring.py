"""The end: who reached their goal, and all other points (AS-E)."""

from tafelrunde.games.astoria.box import (
    BARBARIANS,
    DRAGON,
    EVENING_POINTS,
    GEM_POINTS,
    GOAL_POINTS,
    MOB,
    N_COLOURS,
    POWER_POINTS,
    SAVE,
    SERVANT,
    WARLORD_POINTS,
)
from tafelrunde.games.astoria.rules.king import ended_by
from tafelrunde.games.astoria.state import ENDINGS, Ending, Table
from tafelrunde.kernel import Row, rule

REASONS = ENDINGS.names


@rule
def strongest_faction(table: Table) -> int:
    """AS-E3 The highest of hordes, rage and mob; -1 if tied."""
    if table.hordes > table.rage and table.hordes > table.mob:
        return BARBARIANS
    if table.rage > table.hordes and table.rage > table.mob:
        return DRAGON
    if table.mob > table.hordes and table.mob > table.rage:
        return MOB
    return -1


@rule
def goal_reached(table: Table) -> int:
    """AS-E1 AS-I3 Dragon, hordes or mob at maximum; several at once: none. AS-E4 A healthy king.
    AS-E3 Sickness or dark magic: the strongest faction; AS-E7 so too after the last round. -1 is none of them."""
    if ended_by(table, Ending.DRAGON):
        return DRAGON
    if ended_by(table, Ending.HORDES):
        return BARBARIANS
    if ended_by(table, Ending.MOB):
        return MOB
    if ended_by(table, Ending.CURED):
        return SAVE
    if ended_by(table, Ending.HORDES_AND_MOB) or ended_by(table, Ending.CASTLE):
        return -1
    return strongest_faction(table)


@rule
def reached_goal(table: Table, seat: int) -> bool:
    """AS-E1 Whoever holds the goal; exile takes no goal away.
    AS-E2 A won attack on the castle: the attacker, if a traitor."""
    if ended_by(table, Ending.CASTLE):
        return seat == table.actor and table.goal[seat] != SAVE + 1
    return table.goal[seat] == goal_reached(table) + 1


@rule
def gems_in_flask(table: Table, seat: int) -> int:
    """AS-E5 The gems in the own flask."""
    count = 0
    for colour in range(N_COLOURS):
        count += table.flask[seat, colour]
    return count


@rule
def trophies(table: Table, seat: int) -> int:
    """AS-E5 The warlords a seat has defeated."""
    count = 0
    for warlord in range(N_COLOURS):
        count += table.slayer[warlord] == seat + 1
    return count


@rule
def power_at_end(table: Table, seat: int) -> int:
    """AS-E5 The power counts. AS-V3 A Servant's is 0 at the end of the match too."""
    return 0 if table.role[seat] == SERVANT else table.power[seat]


@rule
def evening_points(table: Table, seat: int) -> int:
    """AS-V5 With the option: points for Servants and Deceivers."""
    return EVENING_POINTS[table.role[seat]] if table.even_specials else 0


@rule
def points_besides(table: Table, seat: int) -> int:
    """AS-E5 2 per gem in the flask, 5 per warlord, 1 per power. AS-V5 Points for the special card."""
    points = gems_in_flask(table, seat) * GEM_POINTS + trophies(table, seat) * WARLORD_POINTS
    return points + power_at_end(table, seat) * POWER_POINTS + evening_points(table, seat)


@rule
def is_ahead(table: Table, points: Row, seat: int, other: int) -> bool:
    """AS-E6 More points, then more gems in the flask, then more trophies."""
    if points[seat] != points[other]:
        return points[seat] > points[other]
    if gems_in_flask(table, seat) != gems_in_flask(table, other):
        return gems_in_flask(table, seat) > gems_in_flask(table, other)
    return trophies(table, seat) > trophies(table, other)


@rule
def outcome(table: Table, points: Row, places: Row) -> int:
    """AS-E5 20 for the goal, and all other points. AS-E6 Most points win."""
    for seat in range(table.seats):
        points[seat] = points_besides(table, seat)
        if reached_goal(table, seat):
            points[seat] += GOAL_POINTS
    for seat in range(table.seats):
        places[seat] = 1
        for other in range(table.seats):
            places[seat] += is_ahead(table, points, other, seat)
    return table.ending - 1
