"""Using cards: what artefacts and ability cards make when they are tapped (AS-C5, AS-A8)."""

from tafelrunde.games.astoria.box import (
    CARD_GLYPH,
    CARD_MAKES,
    CARDS_OF_A_COLOUR,
    COBALT,
    N_CARDS,
    N_COLOURS,
    OTHER_GLYPHS,
    OWN_GLYPHS,
)
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.moves import ability_for, tap_of
from tafelrunde.games.astoria.rules.turn import may_act
from tafelrunde.games.astoria.state import Lies, Phase, Table
from tafelrunde.kernel import ALLOWED, Row, inlined, offer, rule


@rule
def ability_makes(table: Table, seat: int, glyph: int) -> int:
    """AS-C5 A wizard card makes 2 glyphs of its colour. AS-V2 An Alchemist makes 3 own glyphs or 1 of any kind."""
    if table.colour[seat] == glyph + 1:
        return OWN_GLYPHS[table.role[seat]]
    return OTHER_GLYPHS[table.role[seat]]


@rule
def is_usable(table: Table, seat: int, card: int) -> bool:
    """AS-A8 A finished own artefact that is not tapped."""
    return table.before[card] == seat + 1 and table.lies[card] == Lies.READY


@rule
def can_make(table: Table, seat: int, glyph: int) -> bool:
    """AS-K2 AS-Y7 Whether a seat has an untapped source of a glyph."""
    if table.ability_tapped[seat] == 0 and ability_makes(table, seat, glyph):
        return True
    for card in range(glyph * CARDS_OF_A_COLOUR, (glyph + 1) * CARDS_OF_A_COLOUR):
        if is_usable(table, seat, card):
            return True
    return False


@rule
def can_make_any(table: Table, seat: int) -> bool:
    """AS-A10 AS-X2 Whether a seat has an untapped card that makes glyphs."""
    if table.ability_tapped[seat] == 0 and OWN_GLYPHS[table.role[seat]]:
        return True
    for card in range(N_CARDS):
        if is_usable(table, seat, card):
            return True
    return False


@rule
def may_make(table: Table, glyph: int) -> int:
    """AS-A8 Glyphs are made by an action, AS-A10 AS-X2 in a battle,
    AS-K2 against a warlord who asks for them, AS-Y7 or to protect a guard."""
    if table.phase == Phase.ACT:
        return may_act(table)
    if table.phase == Phase.ANSWER:
        return ALLOWED if glyph + 1 == table.foe else Rule.AS_K2
    if table.phase == Phase.PROTECT:
        return ALLOWED if glyph == COBALT else Rule.AS_Y7
    if table.phase == Phase.FIGHT or table.phase == Phase.ATTACK or table.phase == Phase.DEFEND:
        return ALLOWED
    return Rule.AS_A8


@rule
def may_tap(table: Table, card: int) -> int:
    """AS-A8 Only a finished own artefact that is not tapped."""
    broken = may_make(table, CARD_GLYPH[card])
    if broken:
        return broken
    return ALLOWED if is_usable(table, table.asked, card) else Rule.AS_A8


@inlined
def offer_tap(table: Table, card: int, offered: Row) -> None:
    """AS-A8 An own artefact that can be used."""
    if is_usable(table, table.asked, card):
        offer(offered, tap_of[card])


@rule
def tap(table: Table, card: int) -> int:
    """AS-A8 The artefact is turned; returns how many glyphs it makes."""
    table.lies[card] = Lies.TAPPED
    return CARD_MAKES[card]


@rule
def may_use_ability(table: Table, glyph: int) -> int:
    """AS-A8 Only if it is not tapped, and AS-V1 with special cards only an Alchemist makes glyphs so."""
    broken = may_make(table, glyph)
    if broken:
        return broken
    if ability_makes(table, table.asked, glyph) == 0:
        return Rule.AS_V1 if table.role[table.asked] else Rule.AS_A8
    return Rule.AS_A8 if table.ability_tapped[table.asked] else ALLOWED


@inlined
def offer_use_ability(table: Table, offered: Row) -> None:
    """AS-A8 What the own ability card can make."""
    seat = table.asked
    if table.ability_tapped[seat] == 0:
        for glyph in range(N_COLOURS):
            if ability_makes(table, seat, glyph):
                offer(offered, ability_for[glyph])


@rule
def use_ability(table: Table, glyph: int) -> int:
    """AS-A8 The ability card is turned; returns how many glyphs it makes."""
    table.ability_tapped[table.asked] = 1
    return ability_makes(table, table.asked, glyph)


@rule
def offer_sources(table: Table, glyph: int, offered: Row) -> None:
    """AS-K2 AS-Y7 The untapped own sources of one glyph."""
    if table.ability_tapped[table.asked] == 0 and ability_makes(table, table.asked, glyph):
        offer(offered, ability_for[glyph])
    for card in range(glyph * CARDS_OF_A_COLOUR, (glyph + 1) * CARDS_OF_A_COLOUR):
        offer_tap(table, card, offered)


@rule
def offer_all_sources(table: Table, offered: Row) -> None:
    """AS-A10 AS-X2 Any untapped own card that makes glyphs."""
    offer_use_ability(table, offered)
    for card in range(N_CARDS):
        offer_tap(table, card, offered)
