"""How battles are likely to end, by the flow numbers of the cards that may be drawn."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

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
from tafelrunde.games.astoria.rules.battles import guards_in_defence
from tafelrunde.games.astoria.rules.cards import is_usable
from tafelrunde.games.astoria.rules.invasion import pile_drawn_from, strength
from tafelrunde.games.astoria.state import Lies, Table
from tafelrunde.kernel import Row, rule, zeros

Forces = npt.NDArray[np.int64]

# What a seat can muster now, and after the recovery.
NOW, RESTED = range(2)
WAYS = 2


@rule
def arm(table: Table, seat: int, glyphs: Row) -> None:
    """Add the glyphs of all untapped cards of a seat."""
    if table.ability_tapped[seat] == 0:
        glyphs[table.colour[seat] - 1] += OWN_GLYPHS[table.role[seat]]
    for card in range(N_CARDS):
        if is_usable(table, seat, card):
            glyphs[CARD_GLYPH[card]] += CARD_MAKES[card]


@rule
def muster(table: Table, forces: Forces) -> None:
    """The glyphs that each seat can make: of its untapped cards, and of all of them."""
    for seat in range(table.seats):
        glyph, makes = table.colour[seat] - 1, OWN_GLYPHS[table.role[seat]]
        forces[RESTED, seat, glyph] += makes
        forces[NOW, seat, glyph] += 0 if table.ability_tapped[seat] else makes
    for card in range(N_CARDS):
        if table.lies[card] > Lies.IN_WORK:
            seat, glyph, makes = table.before[card] - 1, CARD_GLYPH[card], CARD_MAKES[card]
            forces[RESTED, seat, glyph] += makes
            forces[NOW, seat, glyph] += makes if table.lies[card] == Lies.READY else 0


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
    lead = (table.guards[seat] - guards_in_defence(table)) * GUARD_STRENGTH
    cards, falls = 0, 0
    for card in range(N_INVASIONS):
        if table.invasion_at[card] == pile:
            cards += 1
            falls += strength(attack, card) + lead > strength(defence, card)
    return falls / max(cards, 1)


@rule
def chance_with_all(table: Table, seat: int, warlord: int) -> float:
    """The chance of a seat against a warlord with all it has."""
    glyphs = zeros(N_COLOURS)
    arm(table, seat, glyphs)
    return chance_to_slay(table, glyphs, warlord)
