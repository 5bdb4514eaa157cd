"""What everybody remembers of cards that went into a hand before their eyes (AS-Y5, AS-V4).

A card is known by the set of hands it may be in. A theft that is not seen makes a set larger, a hand that becomes empty
makes it smaller, and a card laid down is known to all.
"""

from tafelrunde.games.astoria.box import BIT, N_CARDS
from tafelrunde.games.astoria.rules.setup import steps_between
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule


@rule
def bit_of(table: Table, viewer: int, seat: int) -> int:
    """AS-Y5 The bit by which a seat remembers another."""
    return BIT[steps_between(table, viewer, seat)]


@rule
def forget_card(table: Table, card: int) -> None:
    """AS-A5 A card that lies on the table need not be remembered."""
    for seat in range(table.seats):
        table.memory[seat, card] = 0
        table.rumour[card, seat] = 0


@rule
def forget_empty_hand(table: Table, seat: int) -> None:
    """AS-Y5 No card is in an empty hand."""
    if table.hand_size[seat]:
        return
    for card in range(N_CARDS):
        table.rumour[card, seat] = 0
        for viewer in range(table.seats):
            bit = bit_of(table, viewer, seat)
            if table.memory[viewer, card] & bit:
                table.memory[viewer, card] -= bit


@rule
def remember_return(table: Table, seat: int, card: int) -> None:
    """AS-V4 Everybody sees which card returns to a hand."""
    table.rumour[card, seat] = 1
    for viewer in range(table.seats):
        if viewer != seat:
            table.memory[viewer, card] = bit_of(table, viewer, seat)


@rule
def remember_theft(table: Table, thief: int, victim: int, card: int) -> None:
    """AS-Y5 Thief and victim see what is stolen; for the others any card of the victim may be with the thief now."""
    for each in range(N_CARDS):
        if table.rumour[each, victim]:
            table.rumour[each, thief] = 1
        for viewer in range(table.seats):
            mask = table.memory[viewer, each]
            if viewer != thief and viewer != victim and mask & bit_of(table, viewer, victim):
                table.memory[viewer, each] = mask | bit_of(table, viewer, thief)
    table.memory[thief, card] = 0
    table.memory[victim, card] = bit_of(table, victim, thief)
    forget_empty_hand(table, victim)
