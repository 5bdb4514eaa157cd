"""Positions: a state as a readable dict, with names instead of numbers, and back again."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from tafelrunde.kernel.errors import BadPosition, TafelError, shown
from tafelrunde.kernel.names import Names, Seats
from tafelrunde.kernel.record import Array, Axis, Field, Record

EVERYTHING = None


def describe(
    record: type[Record],
    tables: Array,
    seats: int,
    viewer: int | None = EVERYTHING,
    only: Collection[str] | None = None,
) -> dict[str, Any]:
    """What lies on the table, or some fields of it; what a viewer may not know is None.

    Rows of seats are lists, named rows are dicts without their zeros.
    """
    described: dict[str, Any] = {}
    for name in record.fields if only is None else only:
        field = record.fields[name]
        if viewer is EVERYTHING and name in record.counts:
            continue
        if viewer is not EVERYTHING and field.sight == "nobody":
            described[name] = None
            continue
        found = tables[name][0]
        if viewer is not EVERYTHING and field.sight == "owner":
            rows = (found[seat].tolist() if seat == viewer else None for seat in range(seats))
            described[name] = [None if row is None else _with_names(field, field.axes[1:], row, seats) for row in rows]
        else:
            described[name] = _with_names(field, field.axes, found.tolist(), seats)
    return described


def _with_names(field: Field, axes: tuple[Axis, ...], values: Any, seats: int) -> Any:
    words = field.words
    if not axes:
        return values if words is None else words[values]
    axis, inner = axes[0], axes[1:]
    if isinstance(axis, Names) and not isinstance(axis, Seats):
        rows = zip(axis, values, strict=True)
        return {name: _with_names(field, inner, row, seats) for name, row in rows if _is_anything(row)}
    if isinstance(axis, Seats):
        values = values[:seats]
    if inner:
        return [_with_names(field, inner, row, seats) for row in values]
    return values if words is None else [words[value] for value in values]


def _is_anything(row: Any) -> bool:
    return any(map(_is_anything, row)) if isinstance(row, list) else row != 0


def lay_out(record: type[Record], described: object, seats: int) -> Array:
    """The record that a description describes; whatever does not fit is named with its place."""
    if not isinstance(described, Mapping):
        raise BadPosition(f"a table is a mapping of fields, not {type(described).__name__}")
    tables = record.blank()
    wanted = [name for name in record.fields if name not in record.counts]
    for name in described:
        if name not in wanted:
            raise BadPosition(f"{shown(name)} is no field of {record.game}")
    for name in wanted:
        if name not in described:
            raise BadPosition(f"the field {name!r} is missing")
        field = record.fields[name]
        if field.axes:
            _fill(field, field.axes, tables[name][0], described[name], seats, name)
        else:
            tables[name][0] = _value(field, described[name], name)
    return tables


def _fill(field: Field, axes: tuple[Axis, ...], into: Array, described: object, seats: int, where: str) -> None:
    axis = axes[0]
    rows: list[tuple[int, object, str]]
    if isinstance(axis, Names) and not isinstance(axis, Seats):
        if not isinstance(described, Mapping):
            raise BadPosition(f"{where}: a mapping of {axis.kind}s is needed, not {type(described).__name__}")
        try:
            rows = [(axis.number(name), value, f"{where}.{name}") for name, value in described.items()]
        except TafelError as error:
            raise BadPosition(f"{where}: {error}") from None
    else:
        length = seats if isinstance(axis, Seats) else axis
        if not isinstance(described, list | tuple) or len(described) != length:
            raise BadPosition(f"{where}: a list of {length} is needed")
        rows = [(i, value, f"{where}[{i}]") for i, value in enumerate(described)]
    for at, value, place in rows:
        if len(axes) > 1:
            _fill(field, axes[1:], into[at], value, seats, place)
        else:
            into[at] = _value(field, value, place)


def _value(field: Field, described: object, where: str) -> int:
    if field.maybe is not None and described is None:
        return 0
    names = field.maybe or field.of
    if names is not None:
        try:
            return names.number(described) + (field.maybe is not None)
        except TafelError as error:
            raise BadPosition(f"{where}: {error}") from None
    fits = np.iinfo(field.kind)
    if not isinstance(described, int) or isinstance(described, bool) or not fits.min <= described <= fits.max:
        raise BadPosition(f"{where}: a whole number from {fits.min} to {fits.max} is needed, not {shown(described)}")
    return described
