"""What power, gems and artefacts are worth to a seat."""

from __future__ import annotations

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.astoria.tracks import healing
from tafelrunde.games.astoria.box import CARD_MAKES, N_CARDS, N_COLOURS, NEEDS, POWER_MOST, SERVANT, SPACES
from tafelrunde.games.astoria.rules.craft import gems_on, is_at_work_on
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule

# How sharply points become liking.
SHARPNESS = 0.8
# In points: a card that stays untapped.
UNTAPPED = 0.5
# In points: power, which can still buy something; that of a Servant, which lasts a turn; a gem, and one that is needed.
POWER = 0.55
POWER_OF_SERVANT = 0.3
GEM = 1.0
NEEDED_GEM = 4.5
# In points: a gem on an artefact, and how much nearer that brings it to its end; each gem that is lacking takes away.
PLACED = 1.2
NEARER = 1.5
LACKING = 0.4
# In points: a finished artefact, and each glyph it makes.
FINISHED = 1.0
EACH_GLYPH = 0.25


@rule
def worth_of_power(table: Table, seat: int, amount: int) -> float:
    """What more power is worth to a seat; above the maximum it is lost."""
    gained = min(table.power[seat] + amount, POWER_MOST) - table.power[seat]
    return (POWER_OF_SERVANT if table.role[seat] == SERVANT else POWER) * gained


@rule
def lacking(table: Table, seat: int, card: int) -> int:
    """How many gems that an artefact still needs are not in stock."""
    count = 0
    for colour in range(N_COLOURS):
        count += max(NEEDS[card, colour] - table.placed[card, colour] - table.stock[seat, colour], 0)
    return count


@rule
def look_for_gems(table: Table, seat: int, wanted: Floats, worth: Floats) -> None:
    """How much a seat wants a gem of each colour for the nearest of its artefacts, and what one in stock is worth."""
    for colour in range(N_COLOURS):
        wanted[colour] = 0.0
        worth[colour] = GEM
    for card in range(N_CARDS):
        if is_at_work_on(table, seat, card):
            short = lacking(table, seat, card)
            for colour in range(N_COLOURS):
                missing = NEEDS[card, colour] - table.placed[card, colour]
                if missing > table.stock[seat, colour]:
                    wanted[colour] = max(wanted[colour], 1.0 / short)
                if missing and missing >= table.stock[seat, colour]:
                    worth[colour] = NEEDED_GEM


@rule
def worth_of_craft(table: Table, seat: int, card: int) -> float:
    """What one more gem on an artefact is worth; the last one also heals the king."""
    missing = SPACES[card] - gems_on(table, card)
    worth = PLACED + NEARER / missing - LACKING * lacking(table, seat, card)
    if missing == 1:
        worth += FINISHED + EACH_GLYPH * CARD_MAKES[card] + healing(table, seat)
    return worth
