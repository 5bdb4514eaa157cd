"""Which moves look good to a seat, by its own goal and hand and by what lies open."""

from __future__ import annotations

import math

import numpy as np

from tafelrunde.bots.mind import Floats, drawn
from tafelrunde.bots.minds.astoria.battles import chance_to_slay, chance_to_storm
from tafelrunde.bots.minds.astoria.castle import is_content
from tafelrunde.bots.minds.astoria.gems import SHARPNESS, UNTAPPED
from tafelrunde.bots.minds.astoria.glyphs import worth_of_glyphs
from tafelrunde.bots.minds.astoria.tracks import healing
from tafelrunde.bots.minds.astoria.turn import weigh_turn
from tafelrunde.games.astoria.box import CARD_GLYPH, CARD_MAKES
from tafelrunde.games.astoria.moves import CARD, GLYPH, KIND, PASS, READY, REST, ROLE_OF, TAP, UNTAP
from tafelrunde.games.astoria.rules.cards import ability_makes
from tafelrunde.games.astoria.state import Phase, Table
from tafelrunde.kernel import Row, rule

# How much more sharply points become liking when a match is played out in thought.
IN_THOUGHT = 3
# How much of the king's health a saved guard is worth.
GUARD_SAVED = 0.5
# How sure of a battle one wants to be before no more cards are tapped, and how much that is liked.
SURE = 0.85
READILY = 10.0
# How much each glyph for a battle is liked: an Alchemist makes 3 rather than 1.
EACH_ARM = 2.0
# What one leaves to chance in the castle's defence, where everything is at stake.
LEFT_TO_CHANCE = 0.02
# How much each special card is liked, in their order.
ROLE_LIKED: Floats = np.array([3.0, 1.0, 1.0])


@rule
def prior(table: Table, offered: Row, weights: Floats) -> None:
    """Each phase has its own wishes."""
    if table.phase == Phase.ACT:
        weigh_turn(table, offered, weights)
    elif table.phase == Phase.RECOVER:
        weigh_rest(table, offered, weights)
    elif table.phase == Phase.ANSWER:
        weigh_answers(table, offered, weights, healing(table, table.asked))
    elif table.phase == Phase.PROTECT:
        weigh_answers(table, offered, weights, GUARD_SAVED * healing(table, table.asked))
    elif table.phase == Phase.CHOOSE_ROLE:
        weigh_roles(offered, weights)
    else:
        weigh_arms(table, offered, weights)


@rule
def weigh_roles(offered: Row, weights: Floats) -> None:
    """A special card to choose: the Great Alchemist's rather than another."""
    for i in range(offered[0]):
        weights[i] = ROLE_LIKED[ROLE_OF[offered[1 + i]]]


@rule
def quick_move(table: Table, offered: Row, weights: Floats, dice: Row) -> int:
    """In thought, what looks good is played even more often."""
    if offered[0] == 1:
        return offered[1]
    prior(table, offered, weights)
    for i in range(offered[0]):
        weights[i] = weights[i] ** IN_THOUGHT
    return drawn(offered, weights, dice)


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
    """Cards for a battle until it is as good as won; to storm the castle, all there are.

    Everybody defends it, traitors and exiles too: whoever takes it wins, as a rule, and they do not.
    """
    if table.phase == Phase.FIGHT:
        is_ready = chance_to_slay(table, table.glyphs, table.foe - 1) >= SURE
    elif table.phase == Phase.ATTACK:
        is_ready = False
    else:
        falls = chance_to_storm(table, table.actor, table.glyphs, table.defence)
        is_ready = falls <= LEFT_TO_CHANCE or is_content(table, table.asked)
    seat = table.asked
    for i in range(offered[0]):
        move = offered[1 + i]
        if KIND[move] == READY:
            weights[i] = READILY if is_ready else 1.0
        elif is_ready:
            weights[i] = 1.0 / READILY
        else:
            makes = CARD_MAKES[CARD[move]] if KIND[move] == TAP else ability_makes(table, seat, GLYPH[move])
            weights[i] = READILY * math.exp(EACH_ARM * makes)


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
