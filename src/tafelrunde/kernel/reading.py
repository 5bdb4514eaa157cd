"""Phrases, lines and sheets as text for one reader: in a language, with the names of the people at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from tafelrunde.kernel.errors import TafelError
from tafelrunde.kernel.telling import Argument, Line, Phrase, Seat

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game
    from tafelrunde.kernel.sheet import Cell, Section, Sheet
    from tafelrunde.kernel.view import View

AND = {"en": "and", "de": "und", "fr": "et"}
SEAT = {"en": "seat", "de": "Platz", "fr": "place"}
WITH_VALUE = "thing-with-value"


@dataclass(frozen=True)
class Reader:
    """Somebody who reads a match: in which language, who sits where, and which seat is their own."""

    game: Game
    language: str
    names: Sequence[str]
    you: int | None = None

    @classmethod
    def of(cls, view: View, language: str = "en") -> Reader:
        """A reader of a view who knows the seats by their numbers."""
        return cls(view.game, language, [f"{SEAT[language]} {seat}" for seat in range(view.seats)], view.seat)

    def line(self, line: Line) -> str:
        """A line of the log; `$who` and `$name` are who acts."""
        seats = [each.seat for each in line.phrase.arguments.values() if isinstance(each, Seat)]
        who = "other"
        if self.you is not None:
            who = "you" if line.seat == self.you else "target" if self.you in seats else "other"
        more = {"who": who} if line.seat is None else {"who": who, "name": self.name(line.seat)}
        return self.say(line.phrase, more)

    def say(self, phrase: Phrase, more: Mapping[str, str | int] | None = None) -> str:
        """A phrase in words; if the game has no words for it, its notation."""
        if phrase.code == WITH_VALUE:
            return " ".join(self.said(each) for each in phrase.arguments.values())
        words = self.game.words
        if not words.has(self.language, phrase.code):
            return str(phrase.arguments.get("notation", phrase.code))
        arguments = {name: self._argument(each) for name, each in phrase.arguments.items()}
        return words.say(self.language, phrase.code, **arguments | dict(more or {}))

    def cell(self, cell: Cell) -> str:
        """A cell of a sheet."""
        if isinstance(cell, list):
            return ", ".join(map(self.said, cell))
        return "" if cell is None else self.said(cell)

    def name(self, seat: int) -> str:
        """Who sits there."""
        if not 0 <= seat < len(self.names):
            raise TafelError(f"nobody sits on seat {seat}")
        return self.names[seat]

    def _argument(self, argument: Argument) -> str | int:
        return argument if isinstance(argument, str | int) else self.said(argument)

    def said(self, argument: Argument) -> str:
        """Any argument in words."""
        if isinstance(argument, Phrase):
            return self.say(argument)
        if isinstance(argument, Seat):
            return self.name(argument.seat)
        if isinstance(argument, list):
            return self._joined([self.said(each) for each in argument])
        return str(argument)

    def _joined(self, said: list[str]) -> str:
        """A list with commas and a last "and"."""
        return f" {AND[self.language]} ".join([*([", ".join(said[:-1])] if len(said) > 1 else []), *said[-1:]])


def table_of(reader: Reader, section: Section) -> list[list[str]]:
    """The rows of a section in words, its columns first if it has any."""
    head = [["", *map(reader.said, section.columns)]] if section.columns else []
    return head + [[reader.said(row.label), *map(reader.cell, row.cells)] for row in section.rows]


def as_text(reader: Reader, sheet: Sheet) -> str:
    """A sheet as plain text."""
    blocks = []
    for section in sheet:
        rows = table_of(reader, section)
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        blocks.append("\n".join([*([reader.say(section.title)] if section.title else []), *lines]))
    return "\n\n".join(blocks)


def as_html(reader: Reader, sheet: Sheet) -> str:
    """A sheet as tables of HTML."""
    tables = []
    for section in sheet:
        title = f"<caption>{escape(reader.say(section.title))}</caption>" if section.title else ""
        rows = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in table_of(reader, section))
        tables.append(f"<table>{title}{''.join(f'<tr>{row}</tr>' for row in rows)}</table>")
    return "".join(tables)
