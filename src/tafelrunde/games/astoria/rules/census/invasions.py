"""The census of invasion cards: each in one place, warlords in a row, and what was looked at (AS-C3, AS-I4, AS-Y6)."""

from tafelrunde.games.astoria.box import N_COLOURS, N_INVASIONS, WARLORD, WARLORD_CARD
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.invasion import cards_at, foreseen
from tafelrunde.games.astoria.state import Phase, Place, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def invasions_are_wrong(table: Table) -> int:
    """AS-R1 One card lies open from the first round on. AS-C3 The others are in the pile or the discards.
    AS-I4 AS-A10 Only warlords live and die."""
    before_all = table.phase <= Phase.INVADE and table.round_now == 0
    if (table.open_invasion == 0) != before_all or table.open_invasion > N_INVASIONS:
        return Rule.AS_R1
    if before_all and cards_at(table, Place.PILE) != N_INVASIONS:
        return Rule.AS_R1
    for card in range(N_INVASIONS):
        place = table.invasion_at[card]
        is_open = table.open_invasion == card + 1
        if place > Place.DEAD or (place >= Place.ALIVE and WARLORD[card] == 0):
            return Rule.AS_C3
        if place == Place.OPEN and (WARLORD[card] or not is_open):
            return Rule.AS_R1
        if is_open and place != Place.OPEN and place < Place.ALIVE:
            return Rule.AS_R1
    return warlords_are_wrong(table)


@rule
def warlords_are_wrong(table: Table) -> int:
    """AS-I4 AS-K2 The living stand in a row without gaps. AS-A10 The dead have a slayer."""
    for warlord in range(N_COLOURS):
        place = table.invasion_at[WARLORD_CARD[warlord]]
        if (table.slayer[warlord] != 0) != (place == Place.DEAD) or table.slayer[warlord] > table.seats:
            return Rule.AS_A10
        count = 0
        for at in range(N_COLOURS):
            count += table.warlords[at] == warlord + 1
        if count != (place == Place.ALIVE):
            return Rule.AS_I4
    for at in range(1, N_COLOURS):
        if table.warlords[at] and table.warlords[at - 1] == 0:
            return Rule.AS_I4
    return ALLOWED


@rule
def foresight_is_wrong(table: Table) -> int:
    """AS-Y6 Whoever has looked has seen the same cards, and they are in the pile."""
    for seat in range(table.seats):
        if table.glimpsed[seat] > cards_at(table, Place.PILE):
            return Rule.AS_Y6
        for depth in range(N_INVASIONS):
            card = table.foresight[seat, depth]
            if (card != 0) != (depth < table.glimpsed[seat]) or card > N_INVASIONS:
                return Rule.AS_Y6
            if card and (card != foreseen(table, depth) or table.invasion_at[card - 1] != Place.PILE):
                return Rule.AS_Y6
            for above in range(depth):
                if card and table.foresight[seat, above] == card:
                    return Rule.AS_Y6
    return ALLOWED
