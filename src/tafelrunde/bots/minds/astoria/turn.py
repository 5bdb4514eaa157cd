"""Which actions, cards and effects look good to a seat in its turn."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.astoria.battles import NOW, RESTED, WAYS, Forces, chance_with_all, muster
from tafelrunde.bots.minds.astoria.beliefs import suspect
from tafelrunde.bots.minds.astoria.castle import cost_of_exile, worth_of_attack, worth_of_plan
from tafelrunde.bots.minds.astoria.gems import (
    GEM,
    NEEDED_GEM,
    POWER,
    SHARPNESS,
    UNTAPPED,
    look_for_gems,
    worth_of_craft,
    worth_of_power,
)
from tafelrunde.bots.minds.astoria.glyphs import gain_by_glyphs, worth_of_effect
from tafelrunde.bots.minds.astoria.guards import CASTLE_LOST, cost_of_tapping, count_answers, worth_of_defence
from tafelrunde.bots.minds.astoria.storms import SEATS_AND_ALL, Storms, chance_of_storm, compare_storms
from tafelrunde.bots.minds.astoria.tracks import healing, is_traitor, step_back
from tafelrunde.games.astoria.box import (
    CARD_GLYPH,
    CARD_MAKES,
    DRAGON,
    GUARD_PRICE,
    MOST_SEATS,
    N_COLOURS,
    N_GOALS,
    N_INVASIONS,
    OWN_GLYPHS,
    SERVANT,
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
from tafelrunde.games.astoria.rules.siege import is_unmasked
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import Row, rule, zeros

# In points: a card drawn into an empty hand, the turn's end, and a trick on another's artefact.
DRAWN = 2.0
ENDED = 0.2
SPOILED = 0.8
# In points: the first traitor unmasked, and as the king's health nears 0; another; what a fellow traitor thinks of it.
UNMASKED = 6.0
SICKNESS_ENDS = 24.0
UNMASKED_AGAIN = 3.0
UNMASKED_BY_TRAITOR = -3.0
# How much of a guard's price counts that can only be paid in a later turn; a Servant's power is gone by then.
NEXT_TURN = 0.4
# In points: each action that a fight in vain takes away.
FIGHT_IN_VAIN = 0.6
# How much of the king's health a slain warlord is worth.
WARLORD_SLAIN = 0.3


@rule
def weigh_turn(table: Table, offered: Row, weights: Floats) -> None:
    """Actions, cards and effects of a turn."""
    seat = table.asked
    wanted, worths = zeros(N_COLOURS, np.float64), zeros(N_COLOURS, np.float64)
    look_for_gems(table, seat, wanted, worths)
    suspicion = zeros((MOST_SEATS, N_GOALS), np.float64)
    suspect(table, seat, suspicion)
    forces, leads = zeros((WAYS, MOST_SEATS, N_COLOURS)), zeros((WAYS, SEATS_AND_ALL, N_INVASIONS))
    muster(table, forces)
    storms = Storms(leads, compare_storms(table, forces, leads))
    answers, own = zeros(MOST_SEATS), zeros(MOST_SEATS)
    count_answers(table, answers, own)
    exile = cost_of_exile(table, seat, storms, answers)
    unmasked, dangers = worth_of_unmasking(table, seat), zeros(MOST_SEATS, np.float64)
    weigh_dangers(table, storms, answers, dangers)
    guard = 0.0
    if table.exile[seat] == 0 and table.stock[seat, table.colour[seat] - 1]:
        defence = worth_of_defence(table, seat, storms, answers, own, suspicion)
        guard = max(defence, worth_of_plan(table, seat, storms, answers))
    for i in range(offered[0]):
        move = offered[1 + i]
        kind = KIND[move]
        if kind == ACCUSE:
            worth = worth_of_accusation(move, unmasked, dangers, suspicion, exile)
        elif kind == GUARD:
            worth = guard - POWER * GUARD_PRICE - GEM
        elif kind == ATTACK:
            worth = worth_of_attack(table, seat, storms)
        elif kind == FIGHT:
            worth = worth_of_fight(table, seat, GLYPH[move], forces, storms)
        elif kind < TAP:
            worth = worth_of_action(table, seat, move, wanted, worths) + guard * nearer_to_guard(table, seat, move)
        elif kind <= ABILITY:
            worth = worth_of_tapping(table, seat, move, storms)
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
    return ENDED if kind in (END, ENOUGH) else SPOILED


@rule
def worth_of_new_gem(wanted: float) -> float:
    """What a gem from the reserve is worth."""
    return max(NEEDED_GEM * wanted, GEM / 2)


@rule
def nearer_to_guard(table: Table, seat: int, move: int) -> float:
    """How much of what is lacking to a guard's price an action brings, or how much of the price it spends."""
    kind, power = KIND[move], table.power[seat]
    if kind == BUY:
        return (min(power - flow(table, COLOUR[move]), GUARD_PRICE) - min(power, GUARD_PRICE)) / GUARD_PRICE
    brings = 0
    if kind == BURN:
        brings = flow(table, COLOUR[move])
    elif kind == GATHER:
        brings = 1
    if brings == 0 or power >= GUARD_PRICE:
        return 0.0
    part = min(brings / (GUARD_PRICE - power), 1.0)
    if power + brings + best_flow(table, seat) * (table.actions_left - 2) < GUARD_PRICE:
        part *= 0.0 if table.role[seat] == SERVANT else NEXT_TURN
    return part


@rule
def best_flow(table: Table, seat: int) -> int:
    """The most power that a gem of a seat's stock gives in this round."""
    most = 1
    for colour in range(N_COLOURS):
        if table.stock[seat, colour]:
            most = max(most, flow(table, colour))
    return most


@rule
def worth_of_fight(table: Table, seat: int, warlord: int, forces: Forces, storms: Storms) -> float:
    """What a fight is worth: a trophy and a safer king, or the rest of the turn lost."""
    odds = chance_with_all(table, seat, warlord)
    gain = odds * (WARLORD_POINTS + WARLORD_SLAIN * healing(table, seat))
    vain = (1.0 - odds) * FIGHT_IN_VAIN * table.actions_left
    bared = 0.0
    for glyph in range(N_COLOURS):
        bared += cost_of_tapping(table, seat, storms, glyph, forces[NOW, seat, glyph])
    return gain - vain - UNTAPPED - bared


@rule
def worth_of_accusation(move: int, unmasked: float, dangers: Floats, suspicion: Floats, exile: float) -> float:
    """What it is worth to accuse somebody.

    Right: a traitor is unmasked, who may then attack the castle. Wrong: it is the way into exile.
    """
    accused = SEAT[move]
    odds = float(suspicion[accused, FACTION_OF[move] + 1])
    return odds * (unmasked - float(dangers[accused])) - (1.0 - odds) * exile


@rule
def worth_of_unmasking(table: Table, seat: int) -> float:
    """What an unmasked traitor is worth. The first ends the sickness, so it is worth the more, the sicker the king."""
    if is_traitor(table, seat):
        return UNMASKED_BY_TRAITOR
    return UNMASKED_AGAIN if is_unmasked(table) else UNMASKED + SICKNESS_ENDS / table.health


@rule
def weigh_dangers(table: Table, storms: Storms, answers: Row, dangers: Floats) -> None:
    """What it costs that a seat which goes into exile may then take the castle."""
    for other in range(table.seats):
        if table.exile[other] == 0:
            dangers[other] = CASTLE_LOST * chance_of_storm(storms, RESTED, other, answers[other])


@rule
def worth_of_tapping(table: Table, seat: int, move: int, storms: Storms) -> float:
    """What a card is worth when it is tapped in a turn, and not kept for the castle."""
    if KIND[move] == TAP:
        glyph, makes = CARD_GLYPH[CARD[move]], CARD_MAKES[CARD[move]]
        kept_glyph, kept = glyph, makes
    else:
        glyph, makes = GLYPH[move], ability_makes(table, seat, GLYPH[move])
        kept_glyph, kept = table.colour[seat] - 1, OWN_GLYPHS[table.role[seat]]
    gain = gain_by_glyphs(table, seat, glyph, makes)
    return gain - UNTAPPED - cost_of_tapping(table, seat, storms, kept_glyph, kept)
