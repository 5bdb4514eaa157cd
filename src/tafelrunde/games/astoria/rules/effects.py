"""The effects of glyphs, one by one: what is asked of each move, and what it does (AS-Y)."""

from tafelrunde.games.astoria.moves import (
    CARD,
    COLOUR,
    DARK_ON_GUARD,
    DARK_ON_KING,
    FIRE_ON_GUARD,
    FIRE_ON_HORDES,
    FIRE_ON_MOB,
    HEAL,
    KIND,
    LOOK,
    NATURE_ON_HORDES,
    NATURE_ON_MOB,
    SEAT,
    SEIZE,
    STEAL,
    SULPHUR_ON_GEM,
    SUNSHINE,
)
from tafelrunde.games.astoria.rules.glyphs import (
    darken_king,
    fire_on_hordes,
    fire_on_mob,
    heal,
    look,
    may_darken_king,
    may_fire_on_hordes,
    may_fire_on_mob,
    may_heal,
    may_look,
    may_nature_on_hordes,
    may_nature_on_mob,
    may_seize,
    may_steal,
    may_sulphur,
    may_sun,
    nature_on_hordes,
    nature_on_mob,
    seize,
    steal,
    sulphur,
    sun,
)
from tafelrunde.games.astoria.rules.guards import dark_on_guard, fire_on_guard, may_dark_on_guard, may_fire_on_guard
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule


@rule
def may_spend(table: Table, move: int) -> int:
    """The rule that forbids an effect now."""
    kind = KIND[move]
    if kind >= STEAL:
        return may_spend_darkly(table, move)
    if kind == FIRE_ON_HORDES:
        return may_fire_on_hordes(table)
    if kind == FIRE_ON_MOB:
        return may_fire_on_mob(table)
    if kind == FIRE_ON_GUARD:
        return may_fire_on_guard(table, SEAT[move])
    if kind == SULPHUR_ON_GEM:
        return may_sulphur(table, COLOUR[move])
    if kind == NATURE_ON_HORDES:
        return may_nature_on_hordes(table)
    return may_nature_on_mob(table) if kind == NATURE_ON_MOB else may_sun(table)


@rule
def may_spend_darkly(table: Table, move: int) -> int:
    """AS-Y5 AS-Y6 Darkness and cobalt."""
    kind = KIND[move]
    if kind == STEAL:
        return may_steal(table, SEAT[move])
    if kind == DARK_ON_KING:
        return may_darken_king(table)
    if kind == DARK_ON_GUARD:
        return may_dark_on_guard(table, SEAT[move])
    if kind == SEIZE:
        return may_seize(table, CARD[move])
    return may_look(table) if kind == LOOK else may_heal(table)


@rule
def spend(table: Table, move: int) -> None:
    """AS-Y1 AS-Y2 AS-Y3 AS-Y4 Fire, sulphur, nature and sun."""
    kind = KIND[move]
    if kind >= STEAL:
        spend_darkly(table, move)
    elif kind == FIRE_ON_HORDES:
        fire_on_hordes(table)
    elif kind == FIRE_ON_MOB:
        fire_on_mob(table)
    elif kind == FIRE_ON_GUARD:
        fire_on_guard(table, SEAT[move])
    elif kind == SULPHUR_ON_GEM:
        sulphur(table, COLOUR[move])
    elif kind == NATURE_ON_HORDES:
        nature_on_hordes(table)
    elif kind == NATURE_ON_MOB:
        nature_on_mob(table)
    elif kind == SUNSHINE:
        sun(table)


@rule
def spend_darkly(table: Table, move: int) -> None:
    """AS-Y5 AS-Y6 Darkness and cobalt."""
    kind = KIND[move]
    if kind == STEAL:
        steal(table, SEAT[move])
    elif kind == DARK_ON_KING:
        darken_king(table)
    elif kind == DARK_ON_GUARD:
        dark_on_guard(table, SEAT[move])
    elif kind == SEIZE:
        seize(table, CARD[move])
    elif kind == LOOK:
        look(table)
    elif kind == HEAL:
        heal(table)
