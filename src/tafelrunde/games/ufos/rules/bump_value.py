"""Bump values: what each side of a bump adds to its die (UF-B2, UF-B3)."""

from tafelrunde.games.ufos.box import (
    ATTACKER,
    DEFENDER,
    EACH_FURTHER,
    EACH_NEAR,
    EACH_SUPPORTER,
    FLEET_SIZE,
    FOR_ATTACKER,
    FOR_LEADER,
    KIND_OF,
    N_KINDS,
    STANDARD,
)
from tafelrunde.games.ufos.rules.fleet import ufos_in, ufos_near
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule


@rule
def for_attacking(side: int) -> int:
    """UF-B2 The attacker has a bonus of 1."""
    return FOR_ATTACKER if side == ATTACKER else 0


@rule
def leader_of(table: Table, seat: int, place: int) -> int:
    """UF-B3 A side is led by its best UFO in the place: a bumper, else a standard one, else a calmer."""
    best = N_KINDS
    for ufo in range(FLEET_SIZE):
        if table.ufos[seat, ufo] == place + 1:
            kind = KIND_OF[ufo]
            if best == N_KINDS or FOR_LEADER[kind] > FOR_LEADER[best]:
                best = kind
    return best


@rule
def for_leader(table: Table, seat: int, place: int) -> int:
    """UF-B2 A leading bumper counts 1 more, a leading calmer 1 less."""
    kind = leader_of(table, seat, place)
    return FOR_LEADER[kind] if kind < N_KINDS else FOR_LEADER[STANDARD]


@rule
def for_further_ufos(table: Table, seat: int, place: int) -> int:
    """UF-B2 Each further own UFO in the place counts 1, whatever its kind."""
    return (ufos_in(table, seat, place) - 1) * EACH_FURTHER


@rule
def for_own_ufos_near(table: Table, seat: int, place: int) -> int:
    """UF-B2 Each own UFO in an adjacent place counts 1, whatever its kind."""
    return ufos_near(table, seat, place) * EACH_NEAR


@rule
def for_supporters(table: Table, side: int, place: int) -> int:
    """UF-B2 Each UFO in an adjacent place whose player supports the side counts 1."""
    count = 0
    for seat in range(table.seats):
        if table.support[seat] == side + 1:
            count += ufos_near(table, seat, place)
    return count * EACH_SUPPORTER


@rule
def bump_value(table: Table, seat: int, side: int, place: int) -> int:
    """UF-B2 What a side adds to its die."""
    return (
        for_attacking(side)
        + for_leader(table, seat, place)
        + for_further_ufos(table, seat, place)
        + for_own_ufos_near(table, seat, place)
        + for_supporters(table, side, place)
    )


@rule
def bump_lead(table: Table) -> int:
    """UF-B2 By how much the attacker's bump value is higher than the defender's."""
    lead = 0
    for seat in range(table.seats):
        if seat == table.active:
            lead += bump_value(table, seat, ATTACKER, table.fight - 1)
        elif seat + 1 == table.rival:
            lead -= bump_value(table, seat, DEFENDER, table.fight - 1)
    return lead
