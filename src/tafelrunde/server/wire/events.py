"""What happened at a table, numbered without gaps; one event drives log, animation, sound and replay."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.kernel.telling import Deed
from tafelrunde.server.wire.parts import SeenMove, Sitter, Who
from tafelrunde.server.wire.settings import Settings


class Event(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Number in the log of the table, and when, in milliseconds since 1970."""

    number: int
    at: int


class PlainEvent(Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """An event that is stored in the log as everybody learns of it; number and time are added when it is sent."""

    number: int = 0
    at: int = 0


class Opened(Event, frozen=True, tag="opened"):
    """The table was opened by its host."""

    settings: Settings
    commitment: str


class Changed(Event, frozen=True, tag="changed"):
    """The host changed the settings; everybody has to say again that they are ready."""

    settings: Settings


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    sitter: Sitter


class Renamed(PlainEvent, frozen=True, tag="renamed"):
    """Somebody who sits at the table is called otherwise from now on."""

    seat: int
    name: str


class Left(PlainEvent, frozen=True, tag="left"):
    """A seat became free before the match began."""

    seat: int


class Readied(PlainEvent, frozen=True, tag="readied"):
    """A seat is ready, and has added a text of its own to the dice."""

    seat: int
    contribution: str


class Started(Event, frozen=True, tag="started"):
    """The match began. `moves` are what chance brought first, as the reader saw it; `told` begins the log."""

    contributions: list[str]
    moves: list[SeenMove]
    told: list[Deed]


class Moved(Event, frozen=True, tag="moved"):
    """A decision, and all that followed without one, as the reader saw it. `late`: the clock had run out.

    From the first deed in `told` on, the log of the reader reads so: later deeds are dropped, these are appended.
    """

    seat: int
    by: Who
    moves: list[SeenMove]
    told: list[Deed]
    late: bool = False


class Undone(Event, frozen=True, tag="undone"):
    """Decisions were taken back; of all moves only the first `to` still stand. `practice`: nobody was there to agree.

    The deeds with `first` >= `to` are dropped from the log; `told` has the deed that was cut short.
    """

    seat: int
    decisions: int
    to: int
    told: list[Deed]
    practice: bool = False


class UndoAsked(PlainEvent, frozen=True, tag="undo-asked"):
    """A seat asks the others whether it may take back its last decision and everything after it."""

    seat: int
    decisions: int


class UndoAnswered(PlainEvent, frozen=True, tag="undo-answered"):
    """A seat said yes or no; one no is enough."""

    seat: int
    agrees: bool


class UndoWithdrawn(PlainEvent, frozen=True, tag="undo-withdrawn"):
    """The seat that asked does not want to take anything back any more."""

    seat: int


class Away(PlainEvent, frozen=True, tag="away"):
    """A stand-in plays for a person who left, or no longer does."""

    seat: int
    away: bool


class Said(PlainEvent, frozen=True, tag="said"):
    """Somebody said something. `text` is null if the reader has muted this person."""

    person: str
    name: str
    seat: int | None
    text: str | None


class Rematch(PlainEvent, frozen=True, tag="rematch"):
    """The same people can play again at another table."""

    table: str


AnyPlainEvent = Renamed | Left | Readied | UndoAsked | UndoAnswered | UndoWithdrawn | Away | Said | Rematch
AnyEvent = Opened | Changed | Sat | Started | Moved | Undone | AnyPlainEvent
