"""Who is the first player of the next round (FV-N)."""

from tafelrunde.games.festival.box import N_CARDS, NUMBER
from tafelrunde.games.festival.state import Lies, Table
from tafelrunde.kernel import rule


@rule
def next_first(table: Table, round_: int, first: int) -> int:
    """FV-N1 The lowest number laid face up in the round makes its owner first.
    FV-N2 Of those tied, the one who laid the card later.
    FV-N3 The first player of the round is passed over.
    FV-N4 The first player stays if nobody else laid face up."""
    found = first
    lowest = N_CARDS
    for place in range(table.seats):
        seat = table.served[round_, place] - 1
        if seat != first and table.lies[seat, round_] == Lies.UP:
            number = NUMBER[table.open_card[seat, round_] - 1]
            if number <= lowest:
                lowest = number
                found = seat
    return found
