"""A table drawn from a view and the declarations of its fields, for every game that has no drawing of its own."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel import Names, Seats, View
from tafelrunde.kernel.record import Field
from tafelrunde.terminal.telling import Teller

NOTHING, HIDDEN = "·", "▒"


class Look(Teller):
    """How a game looks on the screen: a heading, the table, and notes that may be shortened."""

    def heading(self, view: View) -> list[str]:
        """What stands beside the title."""
        return []

    def notes(self, view: View) -> list[Text]:
        """What the viewer knows beside what lies on the table, the latest first."""
        return []

    def draw(self, view: View) -> list[RenderableType]:
        """What lies on the table: a column for each seat and a row for each field, then what belongs to nobody."""
        per_seat = Table(box=box.SIMPLE_HEAD, show_edge=False, border_style="dim", pad_edge=False)
        per_seat.add_column()
        for sitter in self.sitters:
            per_seat.add_column(self.seat(view, sitter.seat), overflow="fold")
        common = Table.grid(padding=(0, 2, 0, 0))
        single, empty = Text(), []
        for name, field in self.game.record.fields.items():
            if name in self.game.record.counts or name in ("seats", *self.game.options):
                continue
            label = Text(self.label(name), style="dim")
            of_seats = bool(field.axes) and isinstance(field.axes[0], Seats)
            cells = self._cells(view, name) if of_seats else [self._common(view, name)]
            if all(each in ("", "0") for each in cells):
                empty.append(label.plain)
            elif of_seats:
                per_seat.add_row(label, *cells)
            elif field.axes:
                common.add_row(label, *cells)
            else:
                single.append_text(label).append(f" {cells[0]}   ")
        common.add_row(Text(NOTHING, style="dim"), Text(", ".join(empty), style="dim"))
        return [per_seat, single, common]

    def seat(self, view: View, seat: int) -> Text:
        """A seat as a headline: who is to move, emblem, name, and whether it is you or a bot."""
        sitter = self.sitters[seat]
        mark = "▶ " if view.to_move == seat else "  "
        text = Text.assemble((mark, "bold"), sitter.sign())
        if seat == view.seat:
            text.append(f" ({self.voice.say('you')})", style="dim")
        elif sitter.bot:
            text.append(f" ({self.voice.say('bot')})", style="dim")
        return text

    def label(self, field: str) -> str:
        """What a field is called."""
        return self.said(f"label-{field.replace('_', '-')}") or field.replace("_", " ")

    def _common(self, view: View, name: str) -> str:
        field = self.game.record.fields[name]
        if field.sight == "nobody":
            return _hidden(view.field(f"{name}_count")) if field.counted else ""
        return self._told(field, field.axes, view.fields()[name])

    def _cells(self, view: View, name: str) -> list[str]:
        """What each seat has of a field; of what the viewer may not see, at most how much."""
        field = self.game.record.fields[name]
        rows = view.fields()[name]
        if rows is None:
            return [""] * view.seats
        counts = view.field(f"{name}_count") if field.counted else None
        told = []
        for seat, row in enumerate(rows):
            if row is not None:
                told.append(self._told(field, field.axes[1:], row))
            else:
                told.append("" if counts is None else _hidden(counts[seat]))
        return told

    def _told(self, field: Field, axes: tuple[Any, ...], value: Any) -> str:
        """A value in words, or nothing if there is nothing to see."""
        if isinstance(value, dict):
            inner = {name: self._told(field, axes[1:], each) for name, each in value.items()}
            return ", ".join(
                self._named(axes[0], name) + (f" {text}" if text != "1" else "") for name, text in inner.items()
            )
        if isinstance(value, list):
            inner_list = [self._told(field, axes[1:], each) for each in value]
            nothing = ("", "0") if field.of is None else ("", self._named(field.of, field.of[0]))
            while inner_list and inner_list[-1] in nothing:
                inner_list.pop()
            return (" " if len(axes) == 1 else " / ").join(each or NOTHING for each in inner_list)
        if value is None:
            return ""
        names = field.of or field.maybe
        return str(value) if names is None else self._named(names, value)

    def _named(self, names: Names, name: str) -> str:
        if isinstance(names, Seats):
            return self.name(name) if int(name) < len(self.sitters) else name
        return self.said(f"{names.kind}-{name}".replace(" ", "-")) or name.replace("_", " ")


def _hidden(count: int) -> str:
    return f"{count} {HIDDEN}" if count else ""
