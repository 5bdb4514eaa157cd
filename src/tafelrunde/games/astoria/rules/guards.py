"""Killing guards and protecting them (AS-Y1, AS-Y5, AS-Y7, AS-Y8)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import COBALT, DARK_GUARD, DARKNESS, FIRE, FIRE_GUARD
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.cards import can_make
from tafelrunde.games.astoria.rules.glyphs import has
from tafelrunde.games.astoria.rules.setup import seat_after, steps_between
from tafelrunde.games.astoria.rules.turn import banish
from tafelrunde.games.astoria.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def may_fire_on_guard(table: Table, seat: int) -> int:
    """AS-Y1 3 fire: a guard of any colour. AS-X1 Not from exile."""
    if not has(table, FIRE, FIRE_GUARD):
        return Rule.AS_Y1
    if table.exile[table.actor]:
        return Rule.AS_X1
    return ALLOWED if seat < table.seats and table.guards[seat] else Rule.AS_Y1


@rule
def offer_fire_on_guard(table: Table, offered: Row) -> None:
    """AS-Y1 Fire on anybody's guard."""
    if table.glyphs[FIRE] >= FIRE_GUARD:
        for seat in range(table.seats):
            if may_fire_on_guard(table, seat) == ALLOWED:
                offer(offered, moves.fire_on_guard[seat])


@rule
def fire_on_guard(table: Table, seat: int) -> None:
    """AS-Y1 The killer goes into exile, AS-Y7 also if the guard is protected."""
    table.glyphs[FIRE] -= FIRE_GUARD
    banish(table, table.actor)
    threaten(table, seat)


@rule
def may_dark_on_guard(table: Table, seat: int) -> int:
    """AS-Y5 3 darkness: a guard of any colour. AS-X1 Not from exile."""
    if not has(table, DARKNESS, DARK_GUARD):
        return Rule.AS_Y5
    if table.exile[table.actor]:
        return Rule.AS_X1
    return ALLOWED if seat < table.seats and table.guards[seat] else Rule.AS_Y5


@rule
def offer_dark_on_guard(table: Table, offered: Row) -> None:
    """AS-Y5 Darkness on anybody's guard."""
    if table.glyphs[DARKNESS] >= DARK_GUARD:
        for seat in range(table.seats):
            if may_dark_on_guard(table, seat) == ALLOWED:
                offer(offered, moves.dark_on_guard[seat])


@rule
def dark_on_guard(table: Table, seat: int) -> None:
    """AS-Y5 Without exile for the killer."""
    table.glyphs[DARKNESS] -= DARK_GUARD
    threaten(table, seat)


@rule
def threaten(table: Table, seat: int) -> None:
    """AS-Y7 Before a guard is killed, the others may protect it, asked from the killer's left."""
    table.prey = seat + 1
    ask_protectors(table, 1)


@rule
def may_protect(table: Table, seat: int) -> bool:
    """AS-Y7 Everybody not in exile with an untapped source of cobalt."""
    return table.exile[seat] == 0 and can_make(table, seat, COBALT)


@rule
def ask_protectors(table: Table, steps: int) -> None:
    """AS-Y7 Those who may protect are asked clockwise; if nobody does, the guard is killed."""
    for step in range(steps, table.seats):
        seat = seat_after(table, table.actor, step)
        if may_protect(table, seat):
            table.asked = seat
            table.phase = Phase.PROTECT
            return
    kill(table)
    spare(table)


@rule
def decline_to_protect(table: Table) -> None:
    """AS-Y7 The next one is asked."""
    ask_protectors(table, steps_between(table, table.actor, table.asked) + 1)


@rule
def kill(table: Table) -> None:
    """AS-Y8 The gem of a killed guard goes to the reserve."""
    victim = table.prey - 1
    table.guards[victim] -= 1
    table.reserve[table.colour[victim] - 1] += 1


@rule
def spare(table: Table) -> None:
    """AS-Y7 The first who protects ends the asking; the turn goes on."""
    table.prey = 0
    table.asked = table.actor
    table.phase = Phase.ACT
