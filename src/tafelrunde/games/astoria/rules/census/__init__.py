"""The census: every piece of the box is somewhere, once, and the table tells one story (AS-C)."""

from tafelrunde.games.astoria.rules.census.cards import artefacts_are_wrong, hands_are_wrong, memories_are_wrong
from tafelrunde.games.astoria.rules.census.invasions import foresight_is_wrong, invasions_are_wrong
from tafelrunde.games.astoria.rules.census.seats import gems_are_wrong, goals_are_wrong, seats_are_wrong
from tafelrunde.games.astoria.rules.census.turn import clock_is_wrong, ending_is_wrong, turn_is_wrong
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule


@rule
def census(table: Table) -> int:
    """AS-C1 AS-C2 AS-C3 Six colours of ten gems, six goals, thirty artefacts, eighteen invasion cards."""
    broken = clock_is_wrong(table)
    if not broken:
        broken = seats_are_wrong(table)
    if not broken:
        broken = goals_are_wrong(table)
    if not broken:
        broken = cards_are_wrong(table)
    if not broken:
        broken = gems_are_wrong(table)
    if not broken:
        broken = turn_is_wrong(table)
    if not broken:
        broken = ending_is_wrong(table)
    return broken


@rule
def cards_are_wrong(table: Table) -> int:
    """AS-C3 Artefacts and invasion cards, and what was seen of them."""
    broken = artefacts_are_wrong(table)
    if not broken:
        broken = hands_are_wrong(table)
    if not broken:
        broken = memories_are_wrong(table)
    if not broken:
        broken = invasions_are_wrong(table)
    if not broken:
        broken = foresight_is_wrong(table)
    return broken
