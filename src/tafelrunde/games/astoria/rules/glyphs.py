"""What glyphs are spent on, one effect at a time (AS-Y1 to AS-Y6, AS-Y8)."""

from tafelrunde.games.astoria.box import (
    COBALT,
    COBALT_KING,
    COBALT_LOOK,
    DARK_ARTEFACT,
    DARK_HAND,
    DARK_KING,
    DARKNESS,
    DECEIVER,
    FIRE,
    FIRE_HORDES,
    FIRE_MOB,
    GREEN,
    GROWTH_MOST,
    NATURE_HORDES,
    NATURE_MOB,
    POWER_MOST,
    SPACES,
    SPELLBOOK,
    SULPHUR,
    SULPHUR_GEM,
    SUN,
    SUN_EXTRA,
)
from tafelrunde.games.astoria.ledger import AS_C5, AS_V4, AS_X1, AS_Y1, AS_Y2, AS_Y3, AS_Y4, AS_Y5, AS_Y6, AS_Y8
from tafelrunde.games.astoria.rules.actions import gain_power
from tafelrunde.games.astoria.rules.invasion import cards_at
from tafelrunde.games.astoria.rules.king import heal_king, weaken_king
from tafelrunde.games.astoria.rules.memory import remember_theft
from tafelrunde.games.astoria.rules.turn import banish
from tafelrunde.games.astoria.state import (
    ACTING,
    BY_DARK_MAGIC,
    GLIMPSING,
    IN_PILE,
    LOOTING,
    READIED,
    TAPPED,
    Table,
)
from tafelrunde.kernel import ALLOWED, rule


@rule
def has(table: Table, glyph: int, cost: int) -> bool:
    """AS-A8 Glyphs are spent in the own turn, as many as there are."""
    return table.phase == ACTING and table.glyphs[glyph] >= cost


@rule
def may_fire_on_hordes(table: Table) -> int:
    """AS-Y1 1 fire: hordes -1. AS-X1 Not from exile. AS-Y8 Not below 0."""
    if not has(table, FIRE, FIRE_HORDES):
        return AS_Y1
    if table.exile[table.actor]:
        return AS_X1
    return ALLOWED if table.hordes else AS_Y8


@rule
def fire_on_hordes(table: Table) -> None:
    """AS-Y1 1 fire: hordes -1."""
    table.glyphs[FIRE] -= FIRE_HORDES
    table.hordes -= 1


@rule
def may_fire_on_mob(table: Table) -> int:
    """AS-Y1 1 fire: mob -1 and unrest +1. AS-X1 Not from exile. AS-Y8 Something must change."""
    if not has(table, FIRE, FIRE_MOB):
        return AS_Y1
    if table.exile[table.actor]:
        return AS_X1
    if table.mob == 0 and (table.unrest_raised or table.unrest == GROWTH_MOST):
        return AS_Y8
    return ALLOWED


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
        return AS_Y2
    if table.role[table.actor] == DECEIVER:
        return AS_V4
    return ALLOWED if table.flask[table.actor, colour] else AS_Y2


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
        return AS_Y3
    if table.exile[table.actor]:
        return AS_X1
    return ALLOWED if table.hordes else AS_Y8


@rule
def nature_on_hordes(table: Table) -> None:
    """AS-Y3 1 nature: hordes -1."""
    table.glyphs[GREEN] -= NATURE_HORDES
    table.hordes -= 1


@rule
def may_nature_on_mob(table: Table) -> int:
    """AS-Y3 2 nature: mob -1. AS-X1 Not from exile. AS-Y8 Not below 0."""
    if not has(table, GREEN, NATURE_MOB):
        return AS_Y3
    if table.exile[table.actor]:
        return AS_X1
    return ALLOWED if table.mob else AS_Y8


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
    if table.phase != ACTING or suns(table) == 0 or table.sun_used:
        return AS_Y4
    return AS_C5 if table.power[table.actor] == POWER_MOST else ALLOWED


@rule
def sun(table: Table) -> None:
    """AS-Y4 Power + 1 + number of glyphs; all are used together."""
    gain_power(table, suns(table) + SUN_EXTRA)
    table.glyphs[SUN] = 0
    if table.role[table.actor] == DECEIVER:
        table.glyphs[SULPHUR] = 0
    table.sun_used = 1


@rule
def may_steal(table: Table, seat: int) -> int:
    """AS-Y5 2 darkness: a hand card of anybody else who has some, exiles too."""
    if not has(table, DARKNESS, DARK_HAND) or seat >= table.seats or seat == table.actor:
        return AS_Y5
    return ALLOWED if table.hand_size[seat] else AS_Y5


@rule
def steal(table: Table, seat: int) -> None:
    """AS-Y5 Chance picks the card."""
    table.glyphs[DARKNESS] -= DARK_HAND
    table.prey = seat + 1
    table.phase = LOOTING


@rule
def may_loot(table: Table, card: int) -> int:
    """AS-Y5 A random card of the victim's hand."""
    return ALLOWED if table.phase == LOOTING and table.hand[table.prey - 1, card] else AS_Y5


@rule
def loot(table: Table, card: int) -> None:
    """AS-Y5 The card changes hands; thief and victim know it. AS-A1 The thief's hand may exceed 5."""
    victim = table.prey - 1
    table.hand[victim, card] = 0
    table.hand_size[victim] -= 1
    table.hand[table.actor, card] = 1
    table.hand_size[table.actor] += 1
    remember_theft(table, table.actor, victim, card)
    table.prey = 0
    table.phase = ACTING


@rule
def may_darken_king(table: Table) -> int:
    """AS-Y5 3 darkness: king's health -1. AS-X1 Exiles may do it too."""
    return ALLOWED if has(table, DARKNESS, DARK_KING) else AS_Y5


@rule
def darken_king(table: Table) -> None:
    """AS-Y5 King's health -1, and into exile. AS-K3 He may die of it."""
    table.glyphs[DARKNESS] -= DARK_KING
    banish(table, table.actor)
    weaken_king(table, BY_DARK_MAGIC)


@rule
def may_seize(table: Table, card: int) -> int:
    """AS-Y5 6 darkness: a finished artefact of another player, not a spellbook, not from an exile, not by an exile."""
    if not has(table, DARKNESS, DARK_ARTEFACT) or table.exile[table.actor]:
        return AS_Y5
    if table.lies[card] != READIED and table.lies[card] != TAPPED:
        return AS_Y5
    victim = table.before[card] - 1
    if victim == table.actor or table.exile[victim] or SPACES[card] == SPELLBOOK:
        return AS_Y5
    return ALLOWED


@rule
def seize(table: Table, card: int) -> None:
    """AS-Y5 It keeps its tapped state; its gems stay in the victim's flask."""
    table.glyphs[DARKNESS] -= DARK_ARTEFACT
    table.before[card] = table.actor + 1


@rule
def may_look(table: Table) -> int:
    """AS-Y6 1 cobalt: the next invasion card, one deeper for each in a turn; no shuffle for it."""
    if not has(table, COBALT, COBALT_LOOK):
        return AS_Y6
    return ALLOWED if table.looked < cards_at(table, IN_PILE) else AS_Y6


@rule
def look(table: Table) -> None:
    """AS-Y6 The card is shown to the actor alone."""
    table.glyphs[COBALT] -= COBALT_LOOK
    table.phase = GLIMPSING


@rule
def may_heal(table: Table) -> int:
    """AS-Y6 3 cobalt: king's health +1. AS-X1 Exiles may do it too."""
    return ALLOWED if has(table, COBALT, COBALT_KING) else AS_Y6


@rule
def heal(table: Table) -> None:
    """AS-Y6 King's health +1. AS-E4 It may cure him."""
    table.glyphs[COBALT] -= COBALT_KING
    heal_king(table)
