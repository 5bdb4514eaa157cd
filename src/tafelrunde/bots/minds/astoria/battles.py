"""How battles are likely to end, by the flow numbers of the cards that may be drawn."""

from __future__ import annotations

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.games.astoria.box import (
    CARD_GLYPH,
    CARD_MAKES,
    GUARD_STRENGTH,
    N_CARDS,
    N_COLOURS,
    N_INVASIONS,
    OWN_GLYPHS,
    WARLORD_STRENGTH,
)
from tafelrunde.games.astoria.rules.battles import guards_at_court
from tafelrunde.games.astoria.rules.cards import is_usable
from tafelrunde.games.astoria.rules.invasion import pile_drawn_from, strength
from tafelrunde.games.astoria.state import IN_WORK, READIED, Table
from tafelrunde.kernel import Row, rule

# What a glyph is worth in a battle, on the whole.
FLOW_OF_GLYPH = 3.5
# Strengths before and after the recovery.
NOW, RESTED = range(2)


@rule
def arm(table: Table, seat: int, glyphs: Row) -> None:
    """Add the glyphs of all untapped cards of a seat."""
    if table.ability_tapped[seat] == 0:
        glyphs[table.colour[seat] - 1] += OWN_GLYPHS[table.role[seat]]
    for card in range(N_CARDS):
        if is_usable(table, seat, card):
            glyphs[CARD_GLYPH[card]] += CARD_MAKES[card]


@rule
def muster(table: Table, strengths: Floats) -> None:
    """The strength of each seat on the whole, with its guards: that of its untapped cards, and that of all of them."""
    for seat in range(table.seats):
        ability = FLOW_OF_GLYPH * OWN_GLYPHS[table.role[seat]]
        strengths[RESTED, seat] = ability + table.guards[seat] * GUARD_STRENGTH
        strengths[NOW, seat] = strengths[RESTED, seat] - ability * table.ability_tapped[seat]
    for card in range(N_CARDS):
        if table.lies[card] > IN_WORK:
            strengths[RESTED, table.before[card] - 1] += FLOW_OF_GLYPH * CARD_MAKES[card]
            if table.lies[card] == READIED:
                strengths[NOW, table.before[card] - 1] += FLOW_OF_GLYPH * CARD_MAKES[card]


@rule
def chance_to_slay(table: Table, glyphs: Row, warlord: int) -> float:
    """The chance that glyphs are enough against a warlord."""
    pile = pile_drawn_from(table)
    cards, enough = 0, 0
    for card in range(N_INVASIONS):
        if table.invasion_at[card] == pile:
            cards += 1
            enough += strength(glyphs, card) >= WARLORD_STRENGTH[warlord]
    return enough / max(cards, 1)


@rule
def chance_to_storm(table: Table, seat: int, attack: Row, defence: Row) -> float:
    """The chance that the castle falls to a seat."""
    pile = pile_drawn_from(table)
    lead = (table.guards[seat] - guards_at_court(table)) * GUARD_STRENGTH
    cards, falls = 0, 0
    for card in range(N_INVASIONS):
        if table.invasion_at[card] == pile:
            cards += 1
            falls += strength(attack, card) + lead > strength(defence, card)
    return falls / max(cards, 1)


@rule
def chance_with_all(table: Table, seat: int, warlord: int) -> float:
    """The chance of a seat against a warlord with all it has."""
    glyphs = np.zeros(N_COLOURS, np.int64)
    arm(table, seat, glyphs)
    return chance_to_slay(table, glyphs, warlord)


@rule
def chance_against_all(table: Table, seat: int) -> float:
    """The chance of a seat to storm the castle, if everybody at court defends it with all they have."""
    attack, defence = np.zeros(N_COLOURS, np.int64), np.zeros(N_COLOURS, np.int64)
    arm(table, seat, attack)
    for other in range(table.seats):
        if other != seat and table.exile[other] == 0:
            arm(table, other, defence)
    return chance_to_storm(table, seat, attack, defence)
