"""What everybody remembers of cards that went into a hand before their eyes (AS-Y5, AS-V4).

A card is known by the set of hands it may be in, and each hand by the least and the most cards it may have of those
that are remembered. A theft that is not seen makes sets and ranges wider; a card laid down makes them narrower.
Which of several thefts may have brought which card is forgotten.
A viewer is a seat, or everybody together, who remember what all have seen.
"""

from tafelrunde.games.astoria.box import BIT, N_CARDS
from tafelrunde.games.astoria.rules.setup import steps_between
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import rule

EVERYBODY = -1


@rule
def bit_of(table: Table, viewer: int, seat: int) -> int:
    """AS-Y5 The bit by which a seat remembers another."""
    return BIT[steps_between(table, viewer, seat)]


@rule
def remembers(table: Table, viewer: int, seat: int, card: int) -> bool:
    """AS-Y5 AS-V4 Whether, as far as the viewer knows, a card that must be in somebody's hand may be in this one."""
    if viewer < 0:
        return table.rumour[card, seat] == 1
    return table.memory[viewer, card] & bit_of(table, viewer, seat) > 0


@rule
def consider(table: Table, viewer: int, seat: int, card: int) -> None:
    """AS-Y5 From now on a card may be in this hand."""
    if viewer < 0:
        table.rumour[card, seat] = 1
    elif not remembers(table, viewer, seat, card):
        table.memory[viewer, card] += bit_of(table, viewer, seat)


@rule
def rule_out(table: Table, viewer: int, seat: int, card: int) -> None:
    """AS-Y5 From now on a card is not in this hand."""
    if viewer < 0:
        table.rumour[card, seat] = 0
    elif remembers(table, viewer, seat, card):
        table.memory[viewer, card] -= bit_of(table, viewer, seat)


@rule
def least_in(table: Table, viewer: int, seat: int) -> int:
    """AS-Y5 How many of the cards the viewer remembers must be in a hand."""
    return table.rumour_least[seat] if viewer < 0 else table.memory_least[viewer, seat]


@rule
def most_in(table: Table, viewer: int, seat: int) -> int:
    """AS-Y5 How many of the cards the viewer remembers can be in a hand."""
    return table.rumour_most[seat] if viewer < 0 else table.memory_most[viewer, seat]


@rule
def expect(table: Table, viewer: int, seat: int, least: int, most: int) -> None:
    """AS-Y5 From now on so many of the cards the viewer remembers must and can be in a hand."""
    if viewer < 0:
        table.rumour_least[seat] = least
        table.rumour_most[seat] = most
    else:
        table.memory_least[viewer, seat] = least
        table.memory_most[viewer, seat] = most


@rule
def contradicts(table: Table, viewer: int) -> bool:
    """AS-Y5 AS-V4 Whether a hand has more or fewer of the cards the viewer remembers than it can have."""
    for seat in range(table.seats):
        count = 0
        for card in range(N_CARDS):
            if table.hand[seat, card] and remembers(table, viewer, seat, card):
                count += 1
        if not least_in(table, viewer, seat) <= count <= most_in(table, viewer, seat):
            return True
    return False


@rule
def remember(table: Table, viewer: int, seat: int, card: int) -> None:
    """AS-Y5 AS-V4 The viewer sees which card comes into a hand."""
    consider(table, viewer, seat, card)
    expect(table, viewer, seat, least_in(table, viewer, seat) + 1, most_in(table, viewer, seat) + 1)


@rule
def forget(table: Table, viewer: int, seat: int, card: int) -> None:
    """AS-A5 AS-Y5 The viewer sees which card leaves a hand."""
    if remembers(table, viewer, seat, card):
        expect(table, viewer, seat, max(least_in(table, viewer, seat), 1) - 1, most_in(table, viewer, seat) - 1)
        for each in range(table.seats):
            rule_out(table, viewer, each, card)


@rule
def lose_track(table: Table, viewer: int, thief: int, victim: int) -> None:
    """AS-Y5 The viewer does not see which card is stolen: each of the victim's may be, and one of those remembered is
    if the victim had no other."""
    least, most = least_in(table, viewer, victim), most_in(table, viewer, victim)
    gained = least_in(table, viewer, thief) + (least > table.hand_size[victim])
    expect(table, viewer, thief, gained, most_in(table, viewer, thief) + (most > 0))
    expect(table, viewer, victim, max(least, 1) - 1, most)
    for card in range(N_CARDS):
        if remembers(table, viewer, victim, card):
            consider(table, viewer, thief, card)


@rule
def shrink(table: Table, viewer: int, seat: int) -> None:
    """AS-Y5 A hand that has lost a card has no more of those remembered than cards; where none can be, none is."""
    most = min(most_in(table, viewer, seat), table.hand_size[seat])
    expect(table, viewer, seat, least_in(table, viewer, seat), most)
    if most == 0:
        for card in range(N_CARDS):
            rule_out(table, viewer, seat, card)


@rule
def remember_laid_down(table: Table, seat: int, card: int) -> None:
    """AS-A5 A card that lies on the table need not be remembered."""
    for viewer in range(EVERYBODY, table.seats):
        if most_in(table, viewer, seat):
            forget(table, viewer, seat, card)
            shrink(table, viewer, seat)


@rule
def remember_return(table: Table, seat: int, card: int) -> None:
    """AS-V4 Everybody sees which card returns to a hand."""
    for viewer in range(EVERYBODY, table.seats):
        if viewer != seat:
            remember(table, viewer, seat, card)


@rule
def remember_theft(table: Table, thief: int, victim: int, card: int) -> None:
    """AS-Y5 Thief and victim see what is stolen; for the others any card of the victim may be with the thief now."""
    for viewer in range(EVERYBODY, table.seats):
        if viewer == thief:
            forget(table, thief, victim, card)
        elif viewer == victim:
            remember(table, victim, thief, card)
        else:
            lose_track(table, viewer, thief, victim)
        shrink(table, viewer, victim)
