"""The points of the seats, and where they come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.kernel import TallyLine, View
from tafelrunde.terminal.blocks import arranged, table
from tafelrunde.terminal.game_text import GameText


def points_page(text: GameText, view: View, width: int) -> list[RenderableType] | None:
    """The points of all seats as far as the viewer can see, most first; None if the game does not tell them."""
    tally = view.tally()
    if tally is None:
        return None
    totals = [sum(line.points for line in lines) for lines in tally]
    order = sorted(text.sitters, key=lambda sitter: -totals[sitter.seat])
    return draw_points(text, [(each.sign(), totals[each.seat], tally[each.seat]) for each in order], width)


def draw_points(
    text: GameText, seats: Sequence[tuple[Text, int, Sequence[TallyLine]]], width: int
) -> list[RenderableType]:
    """The points of seats, and under them a line for each rule that gives some; all blocks are equally wide."""
    rows = [list(_rows(text, *seat)) for seat in seats]
    label, number = (max(cells[at].cell_len for block in rows for cells in block) for at in (0, 1))
    for cells in chain.from_iterable(rows):
        cells[0].pad_right(label - cells[0].cell_len)
        cells[1].pad_left(number - cells[1].cell_len)
    return arranged([table((), block, width) for block in rows], width, spaced=True)


def _rows(text: GameText, head: Text, total: int, lines: Sequence[TallyLine]) -> Iterator[tuple[Text, Text]]:
    yield head, Text(text.messages.say("points", points=total), style="bold")
    reader = text.reader(None)
    for line in lines:
        known = text.game.words.has(reader.language, line.phrase.code)
        words = reader.say(line.phrase) if known else line.rule
        yield Text(f"  {words}", style="dim"), Text(f"{line.points:+d}", style="dim")
