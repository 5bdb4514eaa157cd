"""Crafting artefacts (AS-A5 to AS-A7, AS-V3, AS-V4)."""

from tafelrunde.games.astoria import moves
from tafelrunde.games.astoria.box import (
    DECEIVER,
    N_COLOURS,
    NEEDS,
    SERVANT,
    SPACES,
    SPELLBOOK,
    SPELLBOOK_PRICE,
)
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.king import heal_king
from tafelrunde.games.astoria.rules.memory import remember_laid_down
from tafelrunde.games.astoria.rules.turn import use_other_action
from tafelrunde.games.astoria.state import Lies, Phase, Table
from tafelrunde.kernel import ALLOWED, Row, inlined, offer_if, rule


@rule
def gems_on(table: Table, card: int) -> int:
    """AS-A5 How many gems lie on an artefact."""
    count = 0
    for colour in range(N_COLOURS):
        count += table.placed[card, colour]
    return count


@rule
def is_at_work_on(table: Table, seat: int, card: int) -> bool:
    """AS-A5 An artefact from the own hand, or one in work; several may be in work."""
    return table.hand[seat, card] == 1 or (table.lies[card] == Lies.IN_WORK and table.before[card] == seat + 1)


@rule
def lacks_power(table: Table, card: int) -> bool:
    """AS-A7 The last gem of a spellbook costs 5 power as well."""
    if SPACES[card] < SPELLBOOK or table.power[table.actor] >= SPELLBOOK_PRICE:
        return False
    return gems_on(table, card) + 1 == SPELLBOOK


@rule
def may_craft(table: Table, card: int, colour: int) -> int:
    """AS-A5 One gem from the own stock on a free space of its colour. AS-V3 A Servant's second gem needs no action."""
    if table.phase != Phase.ACT or (table.actions_left == 0 and table.craft_again == 0):
        return Rule.AS_R2
    seat = table.actor
    if not is_at_work_on(table, seat, card) or table.stock[seat, colour] == 0:
        return Rule.AS_A5
    if table.placed[card, colour] >= NEEDS[card, colour]:
        return Rule.AS_A5
    return Rule.AS_A7 if lacks_power(table, card) else ALLOWED


@inlined
def offer_craft(table: Table, card: int, offered: Row) -> None:
    """AS-A5 Each colour in stock that has a free space on an artefact one is at work on."""
    if lacks_power(table, card):
        return
    seat = table.actor
    for colour in range(N_COLOURS):
        is_free = table.placed[card, colour] < NEEDS[card, colour]
        offer_if(offered, moves.craft_of[card, colour], (table.stock[seat, colour] > 0) & is_free)


@rule
def craft(table: Table, card: int, colour: int) -> None:
    """AS-A5 The artefact is laid down if it was in hand, and gets a gem. AS-V3 A Servant may place a second one."""
    seat = table.actor
    second = table.craft_again
    if second:
        table.craft_again = 0
    else:
        use_other_action(table)
    if table.hand[seat, card]:
        lay_down(table, seat, card)
    table.stock[seat, colour] -= 1
    table.placed[card, colour] += 1
    if gems_on(table, card) == SPACES[card]:
        complete(table, seat, card)
    if table.role[seat] == SERVANT and second == 0 and table.phase == Phase.ACT and has_gems(table, seat):
        table.craft_again = 1


@rule
def has_gems(table: Table, seat: int) -> bool:
    """AS-V3 Without a gem in stock there is no second one to place."""
    for colour in range(N_COLOURS):
        if table.stock[seat, colour]:
            return True
    return False


@rule
def lay_down(table: Table, seat: int, card: int) -> None:
    """AS-A5 The card leaves the hand; everybody sees which it is."""
    table.hand[seat, card] = 0
    table.hand_size[seat] -= 1
    table.lies[card] = Lies.IN_WORK
    table.before[card] = seat + 1
    remember_laid_down(table, seat, card)


@rule
def complete(table: Table, seat: int, card: int) -> None:
    """AS-A6 The gems go into the own flask, the artefact can be used at once, and the king's health rises by 1.
    AS-A7 A spellbook costs 5 power. AS-V4 A Deceiver takes the gems back into the stock."""
    for colour in range(N_COLOURS):
        if table.role[seat] == DECEIVER:
            table.stock[seat, colour] += table.placed[card, colour]
        else:
            table.flask[seat, colour] += table.placed[card, colour]
        table.placed[card, colour] = 0
    if SPACES[card] == SPELLBOOK:
        table.power[seat] -= SPELLBOOK_PRICE
    table.lies[card] = Lies.READY
    heal_king(table)
