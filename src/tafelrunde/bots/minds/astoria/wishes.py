"""Which moves look good to a seat, by its own goal and hand and by what lies open."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.astoria.battles import chance_to_slay, chance_to_storm, chance_with_all
from tafelrunde.bots.minds.astoria.beliefs import likely
from tafelrunde.bots.minds.astoria.castle import cost_of_exile, is_in_danger, worth_of_attack, worth_of_guard
from tafelrunde.bots.minds.astoria.glyphs import gain_by_glyphs, worth_of_effect, worth_of_glyphs
from tafelrunde.bots.minds.astoria.tracks import healing, is_traitor, step_back
from tafelrunde.bots.minds.astoria.workshop import (
    GEM,
    NEEDED_GEM,
    POWER,
    look_for_gems,
    worth_of_craft,
    worth_of_power,
)
from tafelrunde.games.astoria.box import (
    CARD_GLYPH,
    CARD_MAKES,
    DRAGON,
    N_COLOURS,
    WARLORD_POINTS,
)
from tafelrunde.games.astoria.moves import (
    ABILITY,
    ACCUSE,
    ATTACK,
    BURN,
    BUY,
    CARD,
    COLOUR,
    CRAFT,
    DRAW,
    FACTION_OF,
    FETCH,
    FIGHT,
    GATHER,
    GLYPH,
    GUARD,
    KIND,
    PASS,
    READY,
    REST,
    SEAT,
    SPOIL,
    TAP,
    TRIBUTE,
    UNPICK,
    UNTAP,
)
from tafelrunde.games.astoria.rules.cards import ability_makes
from tafelrunde.games.astoria.rules.invasion import flow
from tafelrunde.games.astoria.state import ACTING, ANSWERING, ATTACKING, FIGHTING, PROTECTING, RECOVERING, Table
from tafelrunde.kernel import Row, rule

# How sharply points become liking.
SHARPNESS = 0.8
# In points: a card drawn into an empty hand, the turn's end, and a trick on another's artefact.
DRAWN = 2.0
ENDED = 0.2
SPOILED = 0.8
# In points: a card that stays untapped, and besides while somebody may attack the castle.
UNTAPPED = 0.5
FOR_THE_CASTLE = 1.0
# In points: a traitor unmasked, what a fellow traitor thinks of that, and a fight in vain.
UNMASKED = 10.0
UNMASKED_BY_TRAITOR = -3.0
FIGHT_IN_VAIN = -0.6
# How much of the king's health a slain warlord and a saved guard are worth.
WARLORD_SLAIN = 0.3
GUARD_SAVED = 0.5
# How sure of a battle one wants to be before no more cards are tapped, and how much that is liked.
SURE = 0.85
READILY = 10.0


@rule
def prior(table: Table, offered: Row, weights: Floats) -> None:
    """Each phase has its own wishes."""
    if table.phase == ACTING:
        weigh_turn(table, offered, weights)
    elif table.phase == RECOVERING:
        weigh_rest(table, offered, weights)
    elif table.phase == ANSWERING:
        weigh_answers(table, offered, weights, healing(table, table.asked))
    elif table.phase == PROTECTING:
        weigh_answers(table, offered, weights, GUARD_SAVED * healing(table, table.asked))
    else:
        weigh_arms(table, offered, weights)


@rule
def weigh_turn(table: Table, offered: Row, weights: Floats) -> None:
    """Actions, cards and effects of a turn."""
    seat = table.asked
    wanted, worths = np.zeros(N_COLOURS), np.zeros(N_COLOURS)
    look_for_gems(table, seat, wanted, worths)
    untapped = UNTAPPED + FOR_THE_CASTLE * is_in_danger(table, seat)
    exile = cost_of_exile(table, seat)
    for i in range(offered[0]):
        move = offered[1 + i]
        if KIND[move] < TAP:
            worth = worth_of_action(table, seat, move, wanted, worths, exile)
        elif KIND[move] == TAP:
            worth = gain_by_glyphs(table, seat, CARD_GLYPH[CARD[move]], CARD_MAKES[CARD[move]]) - untapped
        elif KIND[move] == ABILITY:
            worth = gain_by_glyphs(table, seat, GLYPH[move], ability_makes(table, seat, GLYPH[move])) - untapped
        else:
            worth = worth_of_effect(table, seat, move, wanted)
        weights[i] = math.exp(SHARPNESS * worth)


@rule
def worth_of_action(table: Table, seat: int, move: int, wanted: Floats, worths: Floats, exile: float) -> float:
    """What an action is worth."""
    kind = KIND[move]
    if kind == CRAFT:
        return worth_of_craft(table, seat, CARD[move])
    if kind == BURN:
        return worth_of_power(table, seat, flow(table, COLOUR[move])) - float(worths[COLOUR[move]])
    if kind == BUY:
        return worth_of_new_gem(wanted[COLOUR[move]]) - POWER * flow(table, COLOUR[move])
    if kind == FETCH:
        return worth_of_new_gem(wanted[COLOUR[move]])
    if kind == GATHER:
        return worth_of_power(table, seat, 1)
    if kind == DRAW:
        return DRAWN / (1.0 + table.hand_size[seat])
    if kind == TRIBUTE:
        return step_back(table, seat, DRAGON) - float(worths[COLOUR[move]])
    if kind == UNPICK:
        return SPOILED
    return worth_of_bold_action(table, seat, move, exile)


@rule
def worth_of_new_gem(wanted: float) -> float:
    """What a gem from the reserve is worth."""
    return max(NEEDED_GEM * wanted, GEM / 2)


@rule
def worth_of_bold_action(table: Table, seat: int, move: int, exile: float) -> float:
    """What fights, guards and accusations are worth; what is left ends the turn."""
    kind = KIND[move]
    if kind == FIGHT:
        odds = chance_with_all(table, seat, GLYPH[move])
        trophy = WARLORD_POINTS + WARLORD_SLAIN * healing(table, seat)
        return odds * trophy - (1.0 - odds) * FIGHT_IN_VAIN - UNTAPPED
    if kind == GUARD:
        return worth_of_guard(table, seat)
    if kind == ACCUSE:
        odds = likely(table, seat, SEAT[move], FACTION_OF[move] + 1)
        right = UNMASKED_BY_TRAITOR if is_traitor(table, seat) else UNMASKED
        return odds * right - (1.0 - odds) * exile
    if kind == ATTACK:
        return worth_of_attack(table, seat)
    return SPOILED if kind == SPOIL else ENDED


@rule
def weigh_answers(table: Table, offered: Row, weights: Floats, gain: float) -> None:
    """A card against a warlord, or for a guard, if that is worth it; rather one that makes little."""
    for i in range(offered[0]):
        move = offered[1 + i]
        worth = 0.0
        if KIND[move] == TAP:
            worth = gain - UNTAPPED * CARD_MAKES[CARD[move]] / 2
        elif KIND[move] != PASS:
            worth = gain - UNTAPPED
        weights[i] = math.exp(SHARPNESS * worth)


@rule
def weigh_arms(table: Table, offered: Row, weights: Floats) -> None:
    """Cards for a battle until it is as good as won; to storm the castle, all there are."""
    if table.phase == FIGHTING:
        is_ready = chance_to_slay(table, table.glyphs, table.foe - 1) >= SURE
    elif table.phase == ATTACKING:
        is_ready = False
    else:
        is_ready = chance_to_storm(table, table.actor, table.glyphs, table.defence) <= 1.0 - SURE
    for i in range(offered[0]):
        weights[i] = READILY if (KIND[offered[1 + i]] == READY) == is_ready else 1.0


@rule
def weigh_rest(table: Table, offered: Row, weights: Floats) -> None:
    """Untap the cards whose glyphs are worth most."""
    seat = table.asked
    for i in range(offered[0]):
        move = offered[1 + i]
        if KIND[move] == REST:
            weights[i] = 1.0
            continue
        glyph = CARD_GLYPH[CARD[move]] if KIND[move] == UNTAP else table.colour[seat] - 1
        makes = CARD_MAKES[CARD[move]] if KIND[move] == UNTAP else ability_makes(table, seat, glyph)
        weights[i] = math.exp(SHARPNESS * (1.0 + max(worth_of_glyphs(table, seat, glyph, makes), 0.0)))
