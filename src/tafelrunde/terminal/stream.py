"""The shares of the win over a match, stacked, in the colours and emblems of the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from tafelrunde.review import Review
from tafelrunde.terminal.seating import Sitter

HEIGHT = 12
WIDEST = 100


def draw_stream(review: Review, sitters: Sequence[Sitter], width: int) -> Iterator[Text]:
    """Lines of a picture; each column is a moment, each cell a twelfth of the win."""
    columns = [_column(shares) for shares in _spread(review.shares, min(width, WIDEST))]
    for line in range(HEIGHT):
        row = Text()
        for column in columns:
            sitter = sitters[column[line]]
            row.append(sitter.emblem, style=f"bold {sitter.colour}")
        yield row


def _spread(shares: Sequence[Sequence[float]], width: int) -> list[Sequence[float]]:
    """As many moments as there are columns, spread over the match, the last one last."""
    columns = max(min(width, len(shares)), 1)
    return [shares[(at + 1) * len(shares) // columns - 1] for at in range(columns)]


def _column(shares: Sequence[float]) -> list[int]:
    """Which seat has each cell of a column: the one whose share covers its middle."""
    cells, at, reached = [], 0, shares[0]
    for line in range(HEIGHT):
        while at + 1 < len(shares) and reached <= (line + 0.5) / HEIGHT:
            at += 1
            reached += shares[at]
        cells.append(at)
    return cells
