"""A sheet drawn on the screen: titles, aligned columns, and seats with their emblems."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.kernel import Cell, Phrase, Seat, Section, View
from tafelrunde.terminal.blocks import Block, arranged, table
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.screen import Screen

NOTHING = Text("·", style="dim")
TO_MOVE = "▶ "
MORE_THAN_LABELS = 8
"""A title that is longer than the labels by more than this stands above its table, not in the corner."""


def sheet_that_fits(screen: Screen, text: GameText, view: View, width: int, height: int) -> list[RenderableType]:
    """The sheet in so many columns and lines: without empty lines if it is too long, and then without its end."""
    for spaced in (True, False):
        drawn = draw_sheet(text, view, width, spaced=spaced)
        if screen.lines(*drawn, width=width) <= height:
            return drawn
    more = Text(text.messages.say("more-table"), style="dim")
    return [screen.first_lines(height - 1, *drawn, width=width), more]


def draw_sheet(text: GameText, view: View, width: int, *, spaced: bool = True) -> list[RenderableType]:
    """The sheet of a view. Without empty lines, sections without columns run on like prose."""
    drawing = SheetDrawing(text, view)
    sheet = [section for section in view.sheet() if section.rows]
    blocks = [drawing.section(section, width, spaced=spaced) for section in sheet]
    if not any(_names_everybody(section, view.seats) for section in sheet):
        blocks.insert(0, drawing.seats(width))
    return arranged(blocks, width, spaced=spaced)


def _names_everybody(section: Section, seats: int) -> bool:
    heads = [*section.columns, *(row.label for row in section.rows)]
    return len({head.seat for head in heads if isinstance(head, Seat)}) == seats


class SheetDrawing:
    """Draws the sections of one view."""

    def __init__(self, text: GameText, view: View) -> None:
        self.text = text
        self.view = view
        self.reader = text.reader(view.seat)

    def section(self, section: Section, width: int, *, spaced: bool) -> Block:
        """One section, at most so wide."""
        title = Text(self.reader.say(section.title) if section.title else "", style="bold")
        labels = [self._label(row.label) for row in section.rows]
        cells = [list(map(self._cell, row.cells)) for row in section.rows]
        if section.columns:
            heads = list(map(self._column, section.columns))
            columns = [_numbers_aligned(column) for column in zip(*cells, strict=True)]
            rows = list(zip(labels, *columns, strict=True))
            if title.cell_len <= max(label.cell_len for label in labels) + MORE_THAN_LABELS:
                return table([title, *heads], rows, width, ruled=spaced)
            return _titled(title, table([Text(), *heads], rows, width, ruled=spaced), width)
        if spaced:
            values = table((), [(label, Text(" ").join(row)) for label, row in zip(labels, cells, strict=True)], width)
            return _titled(title, values, width)
        return self._prose(title, section, cells, width)

    def seats(self, width: int) -> Block:
        """Everybody at the table, if no section says who they are."""
        names = Text("   ").join(self._column(Seat(seat)) for seat in range(self.view.seats))
        return Block(names, min(width, names.cell_len))

    def _prose(self, title: Text, section: Section, cells: Sequence[Sequence[Text]], width: int) -> Block:
        """Labels and values behind each other."""
        colon = Text(self.text.messages.say("colon"), style="dim")
        pairs = []
        for row, values in zip(section.rows, cells, strict=True):
            label = self._column(row.label) if isinstance(row.label, Seat) else self._label(row.label)
            pairs.append(Text.assemble(label, colon, Text(" ").join(values)))
        prose = Text(" · ", style="dim").join(pairs)
        if title:
            prose = Text.assemble(title, "  ", prose)
        return Block(prose, min(width, prose.cell_len))

    def _label(self, label: Phrase | Seat) -> Text:
        """What a row is about; the names of seats stand under each other, whoever is to move."""
        if isinstance(label, Phrase):
            return Text(self.reader.say(label), style="dim")
        mark = TO_MOVE if label.seat == self.view.to_move else " " * len(TO_MOVE)
        return Text.assemble((mark, "bold"), self._name(label.seat))

    def _column(self, column: Phrase | Seat) -> Text:
        """The head of a column."""
        if isinstance(column, Phrase):
            return Text(self.reader.say(column), style="bold")
        mark = TO_MOVE if column.seat == self.view.to_move else ""
        return Text.assemble((mark, "bold"), self._name(column.seat))

    def _name(self, seat: int) -> Text:
        name = self.text.sitters[seat].sign()
        if seat == self.view.seat:
            name.append(f" ({self.text.messages.say('you')})", style="dim")
        return name

    def _cell(self, cell: Cell) -> Text:
        if cell is None:
            return NOTHING.copy()
        if isinstance(cell, Seat):
            return self.text.sitters[cell.seat].sign()
        if isinstance(cell, list):
            return Text(", ").join(map(self._cell, cell))
        return Text(self.reader.said(cell))


def _numbers_aligned(column: Sequence[Text]) -> list[Text]:
    """Numbers of a column end under each other; so does what is nothing, if there are numbers alone."""
    numbers = [cell for cell in column if cell.plain.removeprefix("-").isdecimal()]
    nothings = [cell for cell in column if cell == NOTHING]
    right = numbers + nothings if len(numbers) + len(nothings) == len(column) else numbers
    widest = max((cell.cell_len for cell in right), default=0)
    for cell in right:
        cell.pad_left(widest - cell.cell_len)
    return list(column)


def _titled(title: Text, block: Block, width: int) -> Block:
    if not title:
        return block
    return Block(Group(title, block.shown), max(block.width, min(width, title.cell_len)))
