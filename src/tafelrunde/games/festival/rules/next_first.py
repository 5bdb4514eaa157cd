"""Who is the first player of the next round (FV-N)."""

from tafelrunde.games.festival.box import N_CARDS, NUMBER
from tafelrunde.games.festival.state import LIES_UP, Table
from tafelrunde.kernel import rule


@rule
def next_first(table: Table) -> int:
    """FV-N1 The lowest number laid face up in this round makes its owner first.
    FV-N2 Of those tied, the one who laid the card later.
    FV-N3 The present first player is passed over.
    FV-N4 The first player stays if nobody else laid face up."""
    found = table.first
    lowest = N_CARDS
    for place in range(table.seats):
        seat = table.served[table.round_now, place] - 1
        if seat != table.first and table.lies[seat, table.round_now] == LIES_UP:
            number = NUMBER[table.open_card[seat, table.round_now] - 1]
            if number <= lowest:
                lowest = number
                found = seat
    return found
