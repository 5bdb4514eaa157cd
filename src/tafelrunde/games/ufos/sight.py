"""What a seat learns of the others' moves, and what it has to imagine: everything lies open.

The tiles that were put away are the only thing nobody looks at. Which ones they are follows from those on the map,
because all tiles are different; so nothing is stored about them, and nothing has to be imagined.
"""

from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import Row, rule


@rule
def seen(table: Table, move: int, seat: int) -> int:
    """UF-C4 UF-S2 Everybody sees every move and every die."""
    return move


@rule
def imagine(table: Table, seat: int, dice: Row) -> None:
    """UF-S2 A view is the whole table."""
