"""Cobalt: looks at the invasion pile, and the king's health (AS-Y6)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import COBALT, COBALT_KING, COBALT_LOOK, N_INVASIONS
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.glyphs import has
from tafelrunde.games.astoria.rules.invasion import cards_at, foreseen
from tafelrunde.games.astoria.rules.king import heal_king
from tafelrunde.games.astoria.state import Phase, Place, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule, weigh


@rule
def may_look(table: Table) -> int:
    """AS-Y6 1 cobalt: the next invasion card, one deeper for each in a turn; no shuffle for it."""
    if not has(table, COBALT, COBALT_LOOK):
        return Rule.AS_Y6
    return ALLOWED if table.looked < cards_at(table, Place.PILE) else Rule.AS_Y6


@rule
def offer_look(table: Table, offered: Row) -> None:
    """AS-Y6 Cobalt on the pile."""
    if may_look(table) == ALLOWED:
        offer(offered, moves.look)


@rule
def look(table: Table) -> None:
    """AS-Y6 The card is shown to the actor alone."""
    table.glyphs[COBALT] -= COBALT_LOOK
    table.phase = Phase.GLIMPSE


@rule
def is_foreseen(table: Table, card: int) -> bool:
    """AS-Y6 Whether a card lies at a place that somebody has looked at."""
    for seat in range(table.seats):
        for depth in range(table.glimpsed[seat]):
            if table.foresight[seat, depth] == card + 1:
                return True
    return False


@rule
def may_glimpse(table: Table, card: int) -> int:
    """AS-Y6 Who looks sees the card at the next place they have not looked at in this turn."""
    if table.phase != Phase.GLIMPSE:
        return Rule.AS_Y6
    fixed = foreseen(table, table.looked)
    if fixed:
        return ALLOWED if fixed == card + 1 else Rule.AS_Y6
    return ALLOWED if table.invasion_at[card] == Place.PILE and not is_foreseen(table, card) else Rule.AS_Y6


@rule
def weigh_glimpse(table: Table, chances: Row, moves: Row) -> None:
    """AS-Y6 A place somebody has looked at is fixed; any other is as likely to hold each card left."""
    for card in range(N_INVASIONS):
        weigh(chances, moves[card], may_glimpse(table, card) == ALLOWED)


@rule
def glimpse(table: Table, card: int) -> None:
    """AS-Y6 The actor remembers the card and its place."""
    table.foresight[table.actor, table.looked] = card + 1
    table.looked += 1
    table.glimpsed[table.actor] = max(table.glimpsed[table.actor], table.looked)
    table.phase = Phase.ACT


@rule
def may_heal(table: Table) -> int:
    """AS-Y6 3 cobalt: king's health +1. AS-X1 Exiles may do it too."""
    return ALLOWED if has(table, COBALT, COBALT_KING) else Rule.AS_Y6


@rule
def offer_heal(table: Table, offered: Row) -> None:
    """AS-Y6 Cobalt on the king."""
    if may_heal(table) == ALLOWED:
        offer(offered, moves.heal)


@rule
def heal(table: Table) -> None:
    """AS-Y6 King's health +1. AS-E4 It may cure him."""
    table.glyphs[COBALT] -= COBALT_KING
    heal_king(table)
