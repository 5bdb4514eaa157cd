"""The king's health, and how a match ends (AS-K3, AS-E4)."""

from tafelrunde.games.astoria.box import N_COLOURS, TRACK_MOST
from tafelrunde.games.astoria.state import Ending, Phase, Table
from tafelrunde.kernel import rule


@rule
def finish(table: Table, ending: int) -> None:
    """AS-E1 AS-E5 The match ends at once: the goals are shown, and points are counted."""
    table.ending = ending + 1
    table.phase = Phase.OVER
    table.actions_left = 0
    table.craft_again = 0
    table.sun_used = 0
    table.looked = 0
    table.new_exile = 0
    table.prey = 0
    table.foe = 0
    for glyph in range(N_COLOURS):
        table.glyphs[glyph] = 0
        table.defence[glyph] = 0
    for seat in range(table.seats):
        table.defends[seat] = 0
        table.shown[seat] = table.goal[seat]


@rule
def ended_by(table: Table, ending: int) -> bool:
    """AS-E1 Whether the match ended in this way."""
    return table.ending == ending + 1


@rule
def weaken_king(table: Table, ending: int) -> None:
    """AS-K3 The king's health falls by 1; he dies at the moment it is 0."""
    table.health -= 1
    if table.health == 0:
        finish(table, ending)


@rule
def heal_king(table: Table) -> None:
    """AS-E4 The king's health rises by 1; fully healthy, he ends the match at once."""
    table.health += 1
    if table.health == TRACK_MOST:
        finish(table, Ending.CURED)
