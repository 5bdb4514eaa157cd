"""Blocks of text on a page: tables that break between words alone, and blocks beside each other where they fit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

T = TypeVar("T")

GAP = 2
GAP_BETWEEN_BLOCKS = 4


@dataclass(frozen=True)
class Block:
    """Something to show, and how wide it is."""

    shown: RenderableType
    width: int


def narrowest(text: Text) -> int:
    """How narrow a text can be without breaking a word, or parting an emblem from its name."""
    return max(map(cell_len, re.findall(r"(?:\S\s)*\S+", text.plain)), default=0)


def fit(natural: Sequence[int], limits: Sequence[Sequence[int]], width: int) -> list[int] | None:
    """Widths of columns that fit beside each other, or None if they cannot.

    Columns are made narrower down to their first limits, then down to their second, the one with most to spare first.
    """
    widths = list(natural)
    room = width - GAP * (len(widths) - 1)
    for least in limits:
        spare = [each - limit for each, limit in zip(widths, least, strict=True)]
        while sum(widths) > room and max(spare) > 0:
            at = spare.index(max(spare))
            widths[at] -= 1
            spare[at] -= 1
    return widths if sum(widths) <= room else None


def table(head: Sequence[Text], rows: Sequence[Sequence[Text]], width: int, *, ruled: bool = True) -> Block:
    """A table; columns that do not fit stand under the others, with the first column again.

    Where there is little room, heads wrap before cells do. Words are never broken.
    """
    every = [*([head] if head else []), *rows]
    natural = [max(cell.cell_len for cell in column) for column in zip(*every, strict=True)]
    least = [max(map(narrowest, column)) for column in zip(*every, strict=True)]
    body = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    heads_wrapped = [max(each) for each in zip(body, least, strict=True)]
    parts, first = [], 1
    while first < len(natural):
        for last in range(len(natural), first, -1):
            limits = [_part(heads_wrapped, first, last), _part(least, first, last)]
            widths = fit(_part(natural, first, last), limits, width)
            if widths:
                break
        else:  # a word is wider than the page
            widths = [(width - GAP) // 2] * 2
        parts.append(_grid([_part(row, first, last) for row in every], widths, headed=bool(head), ruled=ruled))
        first = last
    return Block(Group(*(part.shown for part in parts)), max(part.width for part in parts))


def _part(cells: Sequence[T], first: int, last: int) -> list[T]:
    return [cells[0], *cells[first:last]]


def _grid(rows: Sequence[Sequence[Text]], widths: Sequence[int], *, headed: bool, ruled: bool) -> Block:
    lined = headed and ruled
    grid = Table(
        box=box.SIMPLE_HEAD if lined else None,
        show_header=headed,
        show_edge=False,
        pad_edge=False,
        padding=(0, GAP - lined, 0, 0),
        border_style="dim",
        header_style="" if ruled else "underline",
    )
    for at, width in enumerate(widths):
        grid.add_column(rows[0][at] if headed else "", width=width, overflow="fold")
    for row in rows[headed:]:
        grid.add_row(*row)
    return Block(grid, sum(widths) + GAP * (len(widths) - 1))


def arranged(blocks: Iterable[Block], width: int, *, spaced: bool) -> list[RenderableType]:
    """Blocks in their order, beside each other as long as they fit, with empty lines between them or without."""
    lines: list[list[Block]] = []
    for block in blocks:
        if lines and sum(each.width + GAP_BETWEEN_BLOCKS for each in lines[-1]) + block.width <= width:
            lines[-1].append(block)
        else:
            lines.append([block])
    shown: list[RenderableType] = []
    for line in lines:
        grid = Table.grid(padding=(0, GAP_BETWEEN_BLOCKS, 0, 0))
        for block in line:
            grid.add_column(width=block.width)
        grid.add_row(*(block.shown for block in line))
        shown += [Text(), grid] if spaced and shown else [grid]
    return shown
