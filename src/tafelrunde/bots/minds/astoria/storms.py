"""How a storm of the castle would end: for each seat, with each invasion card that may be drawn."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.bots.minds.astoria.battles import NOW, RESTED, WAYS, Forces
from tafelrunde.games.astoria.box import FLOW, GUARD_STRENGTH, MOST_SEATS, N_COLOURS, N_INVASIONS
from tafelrunde.games.astoria.rules.invasion import pile_drawn_from
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import Grid, rule

# The flow of each glyph with each card.
FLOW_OF: Grid = np.array([[FLOW[card, glyph] for card in range(N_INVASIONS)] for glyph in range(N_COLOURS)])
# So far behind is everybody with a card that may not be drawn.
NEVER = -1_000_000
# The rows of what is compared: each seat, and all together.
SEATS_AND_ALL = MOST_SEATS + 1


class Storms(NamedTuple):
    """By how much each seat would be ahead with each card if all others defended the castle, in `leads`.

    The row after the last seat is the strength of all together. `cards` is how many cards may be drawn. What a seat can
    do before the recovery is known of exiles alone: nobody else may attack.
    """

    leads: npt.NDArray[np.int64]
    cards: int


@rule
def compare_storms(table: Table, forces: Forces, leads: npt.NDArray[np.int64]) -> int:
    """Set each seat against all others, guards included; returns how many cards may be drawn."""
    anybody = False
    for seat in range(table.seats):
        anybody |= table.exile[seat] > 0
    for when in range(NOW if anybody else RESTED, WAYS):
        add_strengths(table, forces, leads, when)
    pile, cards = pile_drawn_from(table), 0
    for card in range(N_INVASIONS):
        drawable = table.invasion_at[card] == pile
        cards += drawable
        for when in range(WAYS):
            for seat in range(table.seats):
                ahead = 2 * leads[when, seat, card] - leads[when, table.seats, card]
                leads[when, seat, card] = ahead if drawable else NEVER
    return cards


@rule
def add_strengths(table: Table, forces: Forces, leads: npt.NDArray[np.int64], when: int) -> None:
    """Add the strength of each seat with each card, and that of all together."""
    for seat in range(table.seats):
        for card in range(N_INVASIONS):
            leads[when, seat, card] = table.guards[seat] * GUARD_STRENGTH
        for glyph in range(N_COLOURS):
            makes = forces[when, seat, glyph]
            if makes:
                for card in range(N_INVASIONS):
                    leads[when, seat, card] += makes * FLOW_OF[glyph, card]
        for card in range(N_INVASIONS):
            leads[when, table.seats, card] += leads[when, seat, card]


@rule
def chance_of_storm(storms: Storms, when: int, seat: int, more: int) -> float:
    """The chance that the castle falls to a seat if all others defend it, with so many more guards than now."""
    falls = 0
    for card in range(N_INVASIONS):
        falls += storms.leads[when, seat, card] > more * GUARD_STRENGTH
    return falls / max(storms.cards, 1)


@rule
def chance_without(storms: Storms, seat: int, glyph: int, makes: int) -> float:
    """The chance that the castle falls to an exile now, if the others have so many glyphs fewer."""
    falls = 0
    for card in range(N_INVASIONS):
        falls += storms.leads[NOW, seat, card] + makes * FLOW_OF[glyph, card] > 0
    return falls / max(storms.cards, 1)
