"""The entries of a table's log as they are stored. They hold secrets; projection.py decides who learns what."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.server.wire.events import (
    AnyPlainEvent,
    Away,
    Left,
    Readied,
    Rematch,
    Renamed,
    Said,
    UndoAnswered,
    UndoAsked,
    UndoWithdrawn,
)
from tafelrunde.server.wire.parts import Who
from tafelrunde.server.wire.settings import Settings

__all__ = [
    "AnyEntry",
    "Away",
    "Changed",
    "Left",
    "Moved",
    "Opened",
    "Readied",
    "Rematch",
    "Renamed",
    "Said",
    "Sat",
    "Started",
    "UndoAnswered",
    "UndoAsked",
    "UndoWithdrawn",
    "Undone",
    "decode",
    "encode",
]


class Entry(msgspec.Struct, frozen=True, tag_field="type"):
    """What is stored of an event that not everybody may know in full."""


class Opened(Entry, frozen=True, tag="opened"):
    """The host opened the table; the commitment binds the key of its dice. A what-if goes on from a position."""

    settings: Settings
    edition: int
    host: str
    commitment: str
    what_if: WhatIf | None = None
    position: dict[str, Any] | None = None


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


class Started(Entry, frozen=True, tag="started"):
    """The match began, by the rules of this edition; bots of this level took the free seats."""

    level: int
    edition: int | None = None
    """None in old logs: that of the table when it was opened."""


class Moved(Entry, frozen=True, tag="moved"):
    """A decision. What follows from it is decided by the rules and the key. `spent` are milliseconds of thinking."""

    seat: int
    move: str
    by: Who
    spent: int = 0
    late: bool = False


class Undone(Entry, frozen=True, tag="undone"):
    """The last decisions were taken back at the request of a seat; `practice`: nobody was there to agree."""

    seat: int
    decisions: int
    practice: bool = False
    new_dice: bool = True
    """Whether the dice went on, as in old logs, and did not go back with the decisions."""


AnyEntry = Opened | Changed | Sat | Started | Moved | Undone | AnyPlainEvent

_DECODER = msgspec.json.Decoder(AnyEntry)
encode = msgspec.json.Encoder().encode


def decode(stored: bytes) -> AnyEntry:
    """An entry as it was stored."""
    entry: AnyEntry = _DECODER.decode(stored)
    return entry
