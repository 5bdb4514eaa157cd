"""Which actions, cards and effects look good to a seat in its turn."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.astoria.battles import FLOW_OF_GLYPH, NOW, chance_with_all, muster
from tafelrunde.bots.minds.astoria.beliefs import count_unseen, likely
from tafelrunde.bots.minds.astoria.castle import (
    cost_of_exile,
    cost_of_tapping,
    danger,
    worth_of_attack,
    worth_of_guard,
)
from tafelrunde.bots.minds.astoria.glyphs import gain_by_glyphs, worth_of_effect
from tafelrunde.bots.minds.astoria.tracks import healing, is_traitor, step_back
from tafelrunde.bots.minds.astoria.workshop import (
    GEM,
    NEEDED_GEM,
    POWER,
    SHARPNESS,
    UNTAPPED,
    look_for_gems,
    worth_of_craft,
    worth_of_power,
)
from tafelrunde.games.astoria.box import (
    CARD_GLYPH,
    CARD_MAKES,
    DRAGON,
    GUARD_STRENGTH,
    N_COLOURS,
    N_GOALS,
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
    END,
    ENOUGH,
    FACTION_OF,
    FETCH,
    FIGHT,
    GATHER,
    GLYPH,
    GUARD,
    KIND,
    SEAT,
    TAP,
    TRIBUTE,
)
from tafelrunde.games.astoria.rules.cards import ability_makes
from tafelrunde.games.astoria.rules.invasion import flow
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import Row, rule

# In points: a card drawn into an empty hand, the turn's end, and a trick on another's artefact.
DRAWN = 2.0
ENDED = 0.2
SPOILED = 0.8
# In points: a traitor unmasked, what a fellow traitor thinks of that, and each action that a fight in vain takes away.
UNMASKED = 10.0
UNMASKED_BY_TRAITOR = -3.0
FIGHT_IN_VAIN = 0.6
# How much of the king's health a slain warlord is worth.
WARLORD_SLAIN = 0.3


@rule
def weigh_turn(table: Table, offered: Row, weights: Floats) -> None:
    """Actions, cards and effects of a turn."""
    seat = table.asked
    wanted, worths = np.zeros(N_COLOURS), np.zeros(N_COLOURS)
    look_for_gems(table, seat, wanted, worths)
    unseen = np.zeros(N_GOALS, np.int64)
    count_unseen(table, seat, unseen)
    strengths = np.zeros((2, table.seats))
    muster(table, strengths)
    risk = danger(table, seat, strengths, 0.0, 0.0, 0.0)
    exile = cost_of_exile(table, seat, strengths, risk)
    for i in range(offered[0]):
        move = offered[1 + i]
        kind = KIND[move]
        if kind == ACCUSE:
            worth = worth_of_accusation(table, seat, likely(table, SEAT[move], FACTION_OF[move] + 1, unseen), exile)
        elif FIGHT <= kind <= ATTACK:
            worth = worth_of_bold_action(table, seat, move, strengths, risk)
        elif kind < TAP:
            worth = worth_of_action(table, seat, move, wanted, worths)
        elif kind <= ABILITY:
            worth = worth_of_tapping(table, seat, move, strengths, risk)
        else:
            worth = worth_of_effect(table, seat, move, wanted, exile)
        weights[i] = math.exp(SHARPNESS * worth)


@rule
def worth_of_action(table: Table, seat: int, move: int, wanted: Floats, worths: Floats) -> float:
    """What a plain action is worth; what is left ends the turn, or plays a trick on another's artefact."""
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
    return ENDED if kind in {END, ENOUGH} else SPOILED


@rule
def worth_of_new_gem(wanted: float) -> float:
    """What a gem from the reserve is worth."""
    return max(NEEDED_GEM * wanted, GEM / 2)


@rule
def worth_of_bold_action(table: Table, seat: int, move: int, strengths: Floats, risk: float) -> float:
    """What a fight, a guard or the attack is worth."""
    if KIND[move] == GUARD:
        return worth_of_guard(table, seat, strengths, risk)
    if KIND[move] == ATTACK:
        return worth_of_attack(table, seat)
    odds = chance_with_all(table, seat, GLYPH[move])
    gain = odds * (WARLORD_POINTS + WARLORD_SLAIN * healing(table, seat))
    vain = (1.0 - odds) * FIGHT_IN_VAIN * table.actions_left
    armed = strengths[NOW, seat] - table.guards[seat] * GUARD_STRENGTH
    return gain - vain - UNTAPPED - cost_of_tapping(table, seat, strengths, armed, risk)


@rule
def worth_of_accusation(table: Table, seat: int, odds: float, exile: float) -> float:
    """What it is worth to accuse somebody: right, a traitor is unmasked; wrong, it is the way into exile."""
    right = UNMASKED_BY_TRAITOR if is_traitor(table, seat) else UNMASKED
    return odds * right - (1.0 - odds) * exile


@rule
def worth_of_tapping(table: Table, seat: int, move: int, strengths: Floats, risk: float) -> float:
    """What a card is worth when it is tapped in a turn, and not kept for the castle."""
    if KIND[move] == TAP:
        glyph, makes = CARD_GLYPH[CARD[move]], CARD_MAKES[CARD[move]]
    else:
        glyph, makes = GLYPH[move], ability_makes(table, seat, GLYPH[move])
    gain = gain_by_glyphs(table, seat, glyph, makes)
    return gain - UNTAPPED - cost_of_tapping(table, seat, strengths, FLOW_OF_GLYPH * makes, risk)
