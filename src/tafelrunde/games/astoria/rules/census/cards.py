"""The census of artefact cards: piles, hands, what lies on the table, and what is remembered (AS-C3, AS-A5, AS-Y5)."""

from tafelrunde.games.astoria.box import BIT, HAND_DEALT, N_CARDS, N_COLOURS, NEEDS, SPACES
from tafelrunde.games.astoria.ledger import Rule
from tafelrunde.games.astoria.rules.craft import gems_on
from tafelrunde.games.astoria.rules.memory import EVERYBODY, bit_of, contradicts
from tafelrunde.games.astoria.rules.setup import steps_between
from tafelrunde.games.astoria.state import Lies, Phase, Table
from tafelrunde.kernel import ALLOWED, rule


@rule
def artefacts_are_wrong(table: Table) -> int:
    """AS-C3 Each artefact is in the pile, in one hand or before one seat."""
    for card in range(N_CARDS):
        places = table.pile[card]
        for seat in range(table.seats):
            if table.hand[seat, card] > 1:
                return Rule.AS_C3
            places += table.hand[seat, card]
        lies = table.lies[card]
        if lies > Lies.TAPPED or table.before[card] > table.seats or (lies == Lies.AWAY) != (table.before[card] == 0):
            return Rule.AS_C3
        if places + (lies != Lies.AWAY) != 1:
            return Rule.AS_C3
        if lies != Lies.AWAY and table.phase <= Phase.DEAL_ARTEFACTS:
            return Rule.AS_S1
        broken = work_is_wrong(table, card)
        if broken:
            return broken
    return ALLOWED


@rule
def work_is_wrong(table: Table, card: int) -> int:
    """AS-A5 Gems lie on an artefact in work, on spaces of their colour, and not on all. AS-A6 Nowhere else."""
    for colour in range(N_COLOURS):
        if table.placed[card, colour] > NEEDS[card, colour]:
            return Rule.AS_A5
    gems = gems_on(table, card)
    if table.lies[card] != Lies.IN_WORK:
        return Rule.AS_A6 if gems else ALLOWED
    return ALLOWED if 0 < gems < SPACES[card] else Rule.AS_A5


@rule
def hands_are_wrong(table: Table) -> int:
    """AS-S1 Hands are counted; while cards are dealt, three go to one after the other, from the start player on."""
    for seat in range(table.seats):
        count = 0
        for card in range(N_CARDS):
            count += table.hand[seat, card]
        if count != table.hand_size[seat]:
            return Rule.AS_C3
        if table.phase < Phase.DEAL_ARTEFACTS and count:
            return Rule.AS_S1
        if table.phase == Phase.DEAL_ARTEFACTS:
            step = steps_between(table, table.start, seat)
            now = steps_between(table, table.start, table.asked)
            if step < now and count != HAND_DEALT:
                return Rule.AS_S1
            if step > now and count:
                return Rule.AS_S1
            if step == now and count >= HAND_DEALT:
                return Rule.AS_S1
    return ALLOWED


@rule
def memories_are_wrong(table: Table) -> int:
    """AS-Y5 AS-V4 What is remembered of a card is true, and everybody remembers what all have seen."""
    for card in range(N_CARDS):
        told, true = False, False
        for seat in range(table.seats):
            if table.rumour[card, seat] > 1:
                return Rule.AS_V4
            told = told or table.rumour[card, seat] == 1
            true = true or (table.rumour[card, seat] == 1 and table.hand[seat, card] == 1)
        if told != true:
            return Rule.AS_V4
        for viewer in range(table.seats):
            if memory_is_wrong(table, viewer, card, told):
                return Rule.AS_Y5
    for viewer in range(table.seats):
        if contradicts(table, viewer):
            return Rule.AS_Y5
    return Rule.AS_V4 if contradicts(table, EVERYBODY) else ALLOWED


@rule
def memory_is_wrong(table: Table, viewer: int, card: int, told: bool) -> bool:
    """AS-Y5 AS-V4 A seat remembers a card as long as it is in another hand, and no less than everybody does."""
    mask = table.memory[viewer, card]
    if mask == 0:
        return told and table.hand[viewer, card] == 0
    if mask >= BIT[table.seats - 1] + BIT[table.seats - 1] or mask & BIT[0]:
        return True
    true = False
    for seat in range(table.seats):
        if mask & bit_of(table, viewer, seat):
            true = true or table.hand[seat, card] == 1
            if told and table.rumour[card, seat] == 0:
                return True
    return not true
