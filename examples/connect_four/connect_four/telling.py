"""How a match reads: the question, the board in rows, and where the points come from. The words are in `words/`."""

from connect_four.table import COLUMNS, HEIGHT
from tafelrunde.kernel import Phrase, Seat, Section, SheetRow, TallyLine, Telling, View

DISCS = {None: "·", "yellow": "○", "red": "●"}


def ask(view: View) -> Phrase:
    """CF-T1 Whose turn it is."""
    if view.to_move is None:
        return Phrase("over")
    return Phrase("decide-drop") if view.seat == view.to_move else Phrase("wait", {"name": Seat(view.to_move)})


def sheet(view: View) -> list[Section]:
    """The board from the top down, and who has which discs."""
    board = view.fields()["board"]
    empty = [None] * HEIGHT
    rows = [
        SheetRow(Phrase("row", {"row": row + 1}), [DISCS[board.get(column, empty)[row]] for column in COLUMNS])
        for row in reversed(range(HEIGHT))
    ]
    discs = [SheetRow(Phrase(f"discs-{colour}"), [Seat(seat)]) for seat, colour in enumerate(("yellow", "red"))]
    return [Section(rows, columns=[Phrase("column", {"column": column}) for column in COLUMNS]), Section(discs)]


def tally(view: View) -> list[list[TallyLine]]:
    """CF-E1 One point for four in a row."""
    winner = view.field("winner") - 1
    return [[TallyLine("CF-E1", 1, Phrase("tally-four"))] if seat == winner else [] for seat in range(view.seats)]


TELLING = Telling(ask=ask)
