"""What a seat learns of the others' moves, and what it has to imagine: in Festo! everything is open.

Hidden from everybody, and drawn by NATURE only when they are needed, are the order of the four draw piles and which of
the unseen events come up. The dishes left in a pile are those that lie nowhere else, and any event not seen so far may
be the next: so the pile of four events and the ten put away cannot be told apart, and nothing in the state is a secret.
"""

from tafelrunde.games.festo.state import Table
from tafelrunde.kernel import Row, rule


@rule
def seen(table: Table, move: int, seat: int) -> int:
    """FO-P3 FO-S5 Everyone sees every move in full."""
    return move


@rule
def imagine(table: Table, seat: int, dice: Row) -> None:
    """FO-S2 FO-S5 There is nothing to fill in: piles have no order before they are drawn from."""
