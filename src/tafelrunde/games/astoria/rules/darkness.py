"""Darkness: thefts, and harm to the king (AS-Y5)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import DARK_ARTEFACT, DARK_HAND, DARK_KING, DARKNESS, N_CARDS, SPACES, SPELLBOOK
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.glyphs import has
from tafelrunde.games.astoria.rules.king import weaken_king
from tafelrunde.games.astoria.rules.memory import remember_theft
from tafelrunde.games.astoria.rules.turn import banish
from tafelrunde.games.astoria.state import Ending, Lies, Phase, Table
from tafelrunde.kernel import ALLOWED, Row, offer, rule, weigh


@rule
def may_steal(table: Table, seat: int) -> int:
    """AS-Y5 2 darkness: a hand card of anybody else who has some, exiles too."""
    if not has(table, DARKNESS, DARK_HAND) or seat >= table.seats or seat == table.actor:
        return Rule.AS_Y5
    return ALLOWED if table.hand_size[seat] else Rule.AS_Y5


@rule
def offer_steal(table: Table, offered: Row) -> None:
    """AS-Y5 Darkness on a hand."""
    for seat in range(table.seats):
        if may_steal(table, seat) == ALLOWED:
            offer(offered, moves.steal_from[seat])


@rule
def steal(table: Table, seat: int) -> None:
    """AS-Y5 Chance picks the card."""
    table.glyphs[DARKNESS] -= DARK_HAND
    table.prey = seat + 1
    table.phase = Phase.LOOT


@rule
def may_loot(table: Table, card: int) -> int:
    """AS-Y5 A random card of the victim's hand."""
    return ALLOWED if table.phase == Phase.LOOT and table.hand[table.prey - 1, card] else Rule.AS_Y5


@rule
def weigh_loot(table: Table, chances: Row) -> None:
    """AS-Y5 Each card of the victim's hand is as likely as any other."""
    for card in range(N_CARDS):
        weigh(chances, moves.loot_is[card], table.hand[table.prey - 1, card])


@rule
def loot(table: Table, card: int) -> None:
    """AS-Y5 The card changes hands; thief and victim know it. AS-A1 The thief's hand may exceed 5."""
    victim = table.prey - 1
    table.hand[victim, card] = 0
    table.hand_size[victim] -= 1
    table.hand[table.actor, card] = 1
    table.hand_size[table.actor] += 1
    remember_theft(table, table.actor, victim, card)
    table.prey = 0
    table.phase = Phase.ACT


@rule
def may_darken_king(table: Table) -> int:
    """AS-Y5 3 darkness: king's health -1. AS-X1 Exiles may do it too."""
    return ALLOWED if has(table, DARKNESS, DARK_KING) else Rule.AS_Y5


@rule
def offer_darken_king(table: Table, offered: Row) -> None:
    """AS-Y5 Darkness on the king."""
    if may_darken_king(table) == ALLOWED:
        offer(offered, moves.dark_on_king)


@rule
def darken_king(table: Table) -> None:
    """AS-Y5 King's health -1, and into exile. AS-K3 He may die of it."""
    table.glyphs[DARKNESS] -= DARK_KING
    banish(table, table.actor)
    weaken_king(table, Ending.DARK_MAGIC)


@rule
def may_seize(table: Table, card: int) -> int:
    """AS-Y5 6 darkness: a finished artefact of another player, not a spellbook, not from an exile, not by an exile."""
    if not has(table, DARKNESS, DARK_ARTEFACT) or table.exile[table.actor]:
        return Rule.AS_Y5
    if table.lies[card] != Lies.READY and table.lies[card] != Lies.TAPPED:
        return Rule.AS_Y5
    victim = table.before[card] - 1
    if victim == table.actor or table.exile[victim] or SPACES[card] == SPELLBOOK:
        return Rule.AS_Y5
    return ALLOWED


@rule
def offer_seize(table: Table, offered: Row) -> None:
    """AS-Y5 Darkness on an artefact."""
    if table.glyphs[DARKNESS] >= DARK_ARTEFACT:
        for card in range(N_CARDS):
            if may_seize(table, card) == ALLOWED:
                offer(offered, moves.seize_of[card])


@rule
def seize(table: Table, card: int) -> None:
    """AS-Y5 It keeps its tapped state; its gems stay in the victim's flask."""
    table.glyphs[DARKNESS] -= DARK_ARTEFACT
    table.before[card] = table.actor + 1
