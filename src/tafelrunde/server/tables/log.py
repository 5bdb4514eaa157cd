"""The lines of a table's log as they are kept. They hold what only some may know: telling.py says who learns what."""

from __future__ import annotations

import msgspec

from tafelrunde.server.wire.parts import Who
from tafelrunde.server.wire.settings import Settings


class Entry(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class Opened(Entry, frozen=True, tag="opened"):
    """The host opened the table; the commitment binds the key of its dice."""

    settings: Settings
    edition: int
    host: str
    commitment: str


class Changed(Entry, frozen=True, tag="changed"):
    """The host changed the settings."""

    settings: Settings
    edition: int


class Sat(Entry, frozen=True, tag="sat"):
    """A person, or a bot of a level, took a seat."""

    seat: int
    name: str
    person: str | None = None
    level: int | None = None


class Left(Entry, frozen=True, tag="left"):
    """A seat became free before the match."""

    seat: int


class Readied(Entry, frozen=True, tag="readied"):
    """A seat is ready."""

    seat: int
    contribution: str


class Started(Entry, frozen=True, tag="started"):
    """The match began; bots of this level took the free seats."""

    level: int


class Moved(Entry, frozen=True, tag="moved"):
    """A decision. What follows from it is decided by the rules and the key. `spent` are milliseconds of thinking."""

    seat: int
    move: str
    by: Who
    spent: int = 0
    late: bool = False


class Undone(Entry, frozen=True, tag="undone"):
    """The last decisions were taken back at the wish of a seat."""

    seat: int
    decisions: int


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat asked the others whether it may take back decisions."""

    seat: int
    decisions: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """A seat answered."""

    seat: int
    agrees: bool


class Away(Entry, frozen=True, tag="away"):
    """A stand-in plays for a seat, or no longer does."""

    seat: int
    away: bool


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something."""

    person: str
    name: str
    seat: int | None
    text: str


class Rematch(Entry, frozen=True, tag="rematch"):
    """There is a table for a rematch."""

    table: str


AnyEntry = (
    Opened
    | Changed
    | Sat
    | Left
    | Readied
    | Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | Away
    | Said
    | Rematch
)

_DECODER = msgspec.json.Decoder(AnyEntry)
encode = msgspec.json.Encoder().encode


def decode(kept: bytes) -> AnyEntry:
    """A line as it was kept."""
    entry: AnyEntry = _DECODER.decode(kept)
    return entry
