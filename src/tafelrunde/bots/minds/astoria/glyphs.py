"""What glyphs are worth to a seat: those it may make, and each effect they may be spent on."""

from __future__ import annotations

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.astoria.castle import EXILE
from tafelrunde.bots.minds.astoria.gems import NEEDED_GEM, worth_of_power
from tafelrunde.bots.minds.astoria.tracks import cost_of_unrest, healing, step_back
from tafelrunde.games.astoria.box import (
    BARBARIANS,
    CARD_MAKES,
    COBALT,
    COBALT_KING,
    DARK_ARTEFACT,
    DARK_HAND,
    DARKNESS,
    FIRE,
    GEM_POINTS,
    MOB,
    NATURE_MOB,
    SULPHUR,
    SUN,
    SUN_EXTRA,
)
from tafelrunde.games.astoria.moves import (
    CARD,
    COLOUR,
    DARK_ON_KING,
    FIRE_ON_GUARD,
    FIRE_ON_MOB,
    HEAL,
    KIND,
    LOOK,
    NATURE_ON_MOB,
    SEIZE,
    STEAL,
    SULPHUR_ON_GEM,
    SUNSHINE,
)
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule

# In points: a look at the next card, a card from a hand, a finished artefact of another.
LOOKED = 0.15
STOLEN = 1.0
SEIZED = 9.0
# Glyphs cannot be kept, so they are rather spent; sunshine at once.
SPEND = 2.0
SUNNY = 3.0


@rule
def worth_of_glyphs(table: Table, seat: int, glyph: int, count: int) -> float:
    """What so many glyphs of a kind are worth at best."""
    if count == 0:
        return 0.0
    if glyph == SUN:
        return 0.0 if table.sun_used else worth_of_power(table, seat, count + SUN_EXTRA)
    if glyph == SULPHUR:
        return 0.0
    if glyph == COBALT:
        return max(LOOKED * count, healing(table, seat) * float(count // COBALT_KING))
    if glyph == DARKNESS:
        return SEIZED if count >= DARK_ARTEFACT else STOLEN * float(count // DARK_HAND)
    return 0.0 if table.exile[seat] else worth_against_factions(table, seat, glyph, count)


@rule
def worth_against_factions(table: Table, seat: int, glyph: int, count: int) -> float:
    """What so much fire or nature is worth against hordes or mob."""
    hordes = step_back(table, seat, BARBARIANS) * min(count, table.hordes)
    if glyph == FIRE:
        return max(hordes, step_back(table, seat, MOB) * min(count, table.mob) - cost_of_unrest(table, seat))
    return max(hordes, step_back(table, seat, MOB) * float(min(count // NATURE_MOB, table.mob)))


@rule
def gain_by_glyphs(table: Table, seat: int, glyph: int, makes: int) -> float:
    """What more glyphs of a kind are worth, with those at hand."""
    had = table.glyphs[glyph]
    return worth_of_glyphs(table, seat, glyph, had + makes) - worth_of_glyphs(table, seat, glyph, had)


@rule
def worth_of_effect(table: Table, seat: int, move: int, wanted: Floats, exile: float) -> float:
    """What an effect is worth; a good one is better than to lose the glyphs."""
    kind = KIND[move]
    if kind == SUNSHINE:
        worth = SUNNY
    elif kind == SULPHUR_ON_GEM:
        worth = NEEDED_GEM * wanted[COLOUR[move]] - GEM_POINTS
    elif kind == FIRE_ON_MOB:
        worth = step_back(table, seat, MOB) * (table.mob > 0) - cost_of_unrest(table, seat)
    elif kind == NATURE_ON_MOB:
        worth = step_back(table, seat, MOB)
    elif kind < STEAL and kind != FIRE_ON_GUARD:
        worth = step_back(table, seat, BARBARIANS)
    else:
        worth = worth_of_dark_effect(table, seat, move, exile)
    return worth + SPEND if worth > 0 else worth


@rule
def worth_of_dark_effect(table: Table, seat: int, move: int, exile: float) -> float:
    """What cobalt and darkness are worth; killing guards is for those who go into exile anyway."""
    kind = KIND[move]
    if kind == HEAL:
        return healing(table, seat)
    if kind == LOOK:
        return LOOKED
    if kind == STEAL:
        return STOLEN
    if kind == SEIZE:
        return SEIZED + CARD_MAKES[CARD[move]]
    if kind == DARK_ON_KING:
        return -healing(table, seat) - exile
    return -EXILE
