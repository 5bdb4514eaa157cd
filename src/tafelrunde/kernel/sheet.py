"""A sheet: the table laid out in words, once for every client: sections of rows, with columns or without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tafelrunde.kernel.names import Names, Seats
from tafelrunde.kernel.record import Axis, Field
from tafelrunde.kernel.telling import Phrase, Seat

if TYPE_CHECKING:
    from tafelrunde.kernel.view import View

Cell = int | str | Phrase | Seat | list[Seat | Phrase] | None
"""None is nothing; a string is figures or signs, never words."""


class Row(Struct, frozen=True):
    """A row: what it is about, and a cell for each column, or a single one."""

    label: Phrase | Seat
    cells: list[int | str | Phrase | Seat | list[Seat | Phrase] | None]


class Section(Struct, frozen=True):
    """Some rows that belong together; without columns each row is a label and its value."""

    rows: list[Row]
    title: Phrase | None = None
    columns: list[Phrase | Seat] = []


Sheet = list[Section]


def sheet_of_fields(view: View) -> Sheet:
    """The sheet of a game that has none of its own: what belongs to everybody, then a column for each seat."""
    common, of_seats = [], []
    fields = view.fields()
    for name, field in view.game.record.fields.items():
        if name in ("seats", *view.game.options) or fields[name] is None:
            continue
        label = Phrase(f"label-{name.replace('_', '-')}", {"notation": name.replace("_", " ")})
        if field.axes and isinstance(field.axes[0], Seats):
            cells = [_cell(field, field.axes[1:], row) for row in fields[name]]
            if any(cells):
                of_seats.append(Row(label, cells))
        elif cell := _cell(field, field.axes, fields[name]):
            common.append(Row(label, [cell]))
    columns: list[Phrase | Seat] = [Seat(seat) for seat in range(view.seats)]
    return [Section(common), *([Section(of_seats, columns=columns)] if of_seats else [])]


def _cell(field: Field, axes: tuple[Axis, ...], value: Any) -> Cell:
    if value is None or isinstance(value, int):
        return value
    if isinstance(value, str):
        return _named(field.of or field.maybe, value)
    if isinstance(value, list) and all(isinstance(each, int) for each in value):
        return " ".join(map(str, value)) if any(value) else None
    return list(_parts(field, axes, value)) or None


def _parts(field: Field, axes: tuple[Axis, ...], value: Any) -> Iterator[Seat | Phrase]:
    names = axes[0] if axes and isinstance(axes[0], Names) else None
    pairs = value.items() if isinstance(value, dict) else ((None, each) for each in value)
    for name, each in pairs:
        inner = _cell(field, axes[1:], each)
        if inner is None:
            continue
        if name is None:
            yield from inner if isinstance(inner, list) else [_counted(inner, None)]
        elif inner == 1:
            yield _named(names, name)
        else:
            yield _counted(_named(names, name), inner)


def _counted(thing: Any, value: Cell) -> Seat | Phrase:
    if value is None and isinstance(thing, Seat | Phrase):
        return thing
    arguments = {"thing": thing} if value is None else {"thing": thing, "value": value}
    return Phrase("thing-with-value", arguments)


def _named(names: Names | None, name: str) -> Seat | Phrase:
    if isinstance(names, Seats):
        return Seat(int(name))
    kind = names.kind.replace(" ", "-") if names is not None else "label"
    return Phrase(kind, {kind: name, "notation": name.replace("-", " ")})
