"""Fire, sulphur, nature and sun (AS-Y1 to AS-Y4, AS-Y8)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import (
    DECEIVER,
    FIRE,
    FIRE_HORDES,
    FIRE_MOB,
    GREEN,
    GROWTH_MOST,
    N_COLOURS,
    NATURE_HORDES,
    NATURE_MOB,
    POWER_MOST,
    SULPHUR,
    SULPHUR_GEM,
    SUN,
    SUN_EXTRA,
)
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.actions import gain_power
from tafelrunde.games.astoria.state import Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule


@rule
def has(table: Table, glyph: int, cost: int) -> bool:
    """AS-A8 Glyphs are spent in the own turn, as many as there are."""
    return table.phase == Phase.ACT and table.glyphs[glyph] >= cost


@rule
def may_fire_on_hordes(table: Table) -> int:
    """AS-Y1 1 fire: hordes -1. AS-X1 Not from exile. AS-Y8 Not below 0."""
    if not has(table, FIRE, FIRE_HORDES):
        return Rule.AS_Y1
    if table.exile[table.actor]:
        return Rule.AS_X1
    return ALLOWED if table.hordes else Rule.AS_Y8


@rule
def offer_fire_on_hordes(table: Table, offered: Row) -> None:
    """AS-Y1 Fire on the hordes."""
    if may_fire_on_hordes(table) == ALLOWED:
        offer(offered, moves.fire_on_hordes)


@rule
def fire_on_hordes(table: Table) -> None:
    """AS-Y1 1 fire: hordes -1."""
    table.glyphs[FIRE] -= FIRE_HORDES
    table.hordes -= 1


@rule
def may_fire_on_mob(table: Table) -> int:
    """AS-Y1 1 fire: mob -1 and unrest +1. AS-X1 Not from exile. AS-Y8 Something must change."""
    if not has(table, FIRE, FIRE_MOB):
        return Rule.AS_Y1
    if table.exile[table.actor]:
        return Rule.AS_X1
    if table.mob == 0 and (table.unrest_raised or table.unrest == GROWTH_MOST):
        return Rule.AS_Y8
    return ALLOWED


@rule
def offer_fire_on_mob(table: Table, offered: Row) -> None:
    """AS-Y1 Fire on the mob."""
    if may_fire_on_mob(table) == ALLOWED:
        offer(offered, moves.fire_on_mob)


@rule
def fire_on_mob(table: Table) -> None:
    """AS-Y1 1 fire: mob -1; only the first use in a round raises the unrest. AS-Y8 Not below 0, unrest not above 4."""
    table.glyphs[FIRE] -= FIRE_MOB
    if table.mob:
        table.mob -= 1
    if table.unrest_raised == 0:
        table.unrest = min(table.unrest + 1, GROWTH_MOST)
        table.unrest_raised = 1


@rule
def may_sulphur(table: Table, colour: int) -> int:
    """AS-Y2 1 sulphur: a gem from the own flask. AS-V4 For a Deceiver sulphur is sun."""
    if not has(table, SULPHUR, SULPHUR_GEM):
        return Rule.AS_Y2
    if table.role[table.actor] == DECEIVER:
        return Rule.AS_V4
    return ALLOWED if table.flask[table.actor, colour] else Rule.AS_Y2


@rule
def offer_sulphur(table: Table, offered: Row) -> None:
    """AS-Y2 Any gem in the own flask."""
    for colour in range(N_COLOURS):
        if may_sulphur(table, colour) == ALLOWED:
            offer(offered, moves.sulphur_on[colour])


@rule
def sulphur(table: Table, colour: int) -> None:
    """AS-Y2 The gem goes into the own stock."""
    table.glyphs[SULPHUR] -= SULPHUR_GEM
    table.flask[table.actor, colour] -= 1
    table.stock[table.actor, colour] += 1


@rule
def may_nature_on_hordes(table: Table) -> int:
    """AS-Y3 1 nature: hordes -1. AS-X1 Not from exile. AS-Y8 Not below 0."""
    if not has(table, GREEN, NATURE_HORDES):
        return Rule.AS_Y3
    if table.exile[table.actor]:
        return Rule.AS_X1
    return ALLOWED if table.hordes else Rule.AS_Y8


@rule
def offer_nature_on_hordes(table: Table, offered: Row) -> None:
    """AS-Y3 Nature on the hordes."""
    if may_nature_on_hordes(table) == ALLOWED:
        offer(offered, moves.nature_on_hordes)


@rule
def nature_on_hordes(table: Table) -> None:
    """AS-Y3 1 nature: hordes -1."""
    table.glyphs[GREEN] -= NATURE_HORDES
    table.hordes -= 1


@rule
def may_nature_on_mob(table: Table) -> int:
    """AS-Y3 2 nature: mob -1. AS-X1 Not from exile. AS-Y8 Not below 0."""
    if not has(table, GREEN, NATURE_MOB):
        return Rule.AS_Y3
    if table.exile[table.actor]:
        return Rule.AS_X1
    return ALLOWED if table.mob else Rule.AS_Y8


@rule
def offer_nature_on_mob(table: Table, offered: Row) -> None:
    """AS-Y3 Nature on the mob."""
    if may_nature_on_mob(table) == ALLOWED:
        offer(offered, moves.nature_on_mob)


@rule
def nature_on_mob(table: Table) -> None:
    """AS-Y3 2 nature: mob -1, the unrest stays."""
    table.glyphs[GREEN] -= NATURE_MOB
    table.mob -= 1


@rule
def suns(table: Table) -> int:
    """AS-Y4 All sun glyphs at hand. AS-V4 For a Deceiver sulphur counts as sun."""
    if table.role[table.actor] == DECEIVER:
        return table.glyphs[SUN] + table.glyphs[SULPHUR]
    return table.glyphs[SUN]


@rule
def may_sun(table: Table) -> int:
    """AS-Y4 Once a turn, AS-C5 unless the power is at its maximum."""
    if table.phase != Phase.ACT or suns(table) == 0 or table.sun_used:
        return Rule.AS_Y4
    return Rule.AS_C5 if table.power[table.actor] == POWER_MOST else ALLOWED


@rule
def offer_sun(table: Table, offered: Row) -> None:
    """AS-Y4 All suns together."""
    if may_sun(table) == ALLOWED:
        offer(offered, moves.sunshine)


@rule
def sun(table: Table) -> None:
    """AS-Y4 Power + 1 + number of glyphs; all are used together."""
    gain_power(table, suns(table) + SUN_EXTRA)
    table.glyphs[SUN] = 0
    if table.role[table.actor] == DECEIVER:
        table.glyphs[SULPHUR] = 0
    table.sun_used = 1
