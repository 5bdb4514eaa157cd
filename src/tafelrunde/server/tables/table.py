"""A table, folded from its log line by line. Every server that reads the same log has the same table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from tafelrunde.bots import cast, free_name
from tafelrunde.kernel import Match, Move
from tafelrunde.server.tables import log
from tafelrunde.server.tables.clocks import Bank
from tafelrunde.server.wire.parts import Request, Sitter
from tafelrunde.server.wire.settings import Settings

Viewer = int | None
"""A seat, or None for a spectator."""


@dataclass(slots=True)
class Moment:
    """A line of the log as it was folded. A line that played moves remembers who made them and where they stand."""

    number: int
    at: int
    entry: log.AnyEntry
    first: int = 0
    who: tuple[int | None, ...] = ()
    taken_back: dict[Viewer, tuple[Move, ...]] | None = None
    """The moves as everybody had seen them, if they were taken back later."""


@dataclass(slots=True)
class Table:
    """What stands at a table after the last line of its log."""

    id: str
    key: bytes = field(repr=False)
    number: int = 0
    turn: int = 0
    changed: int = 0
    host: str = ""
    edition: int = 0
    commitment: str = ""
    settings: Settings = field(default_factory=lambda: Settings(game="", seats=1))
    sitters: list[Sitter | None] = field(default_factory=list)
    contributions: dict[int, str] = field(default_factory=dict)
    match: Match | None = None
    deciders: list[int] = field(default_factory=list)
    """Who made each decision that stands."""
    bank: Bank | None = None
    request: Request | None = None
    rematch: str | None = None
    moments: list[Moment] = field(default_factory=list)
    said: int = 0

    @property
    def phase(self) -> Literal["lobby", "playing", "over"]:
        """Before, in or after the match."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """All the seats, and the spectator."""
        return (*range(self.settings.seats), None)

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        for seat, sitter in enumerate(self.sitters):
            if sitter is not None and person is not None and sitter.person == person:
                return seat
        return None

    def bot_name(self, level: int) -> str:
        """What a bot is called that sits down now."""
        return free_name(cast(self.settings.game)[level].name, (each.name for each in self.sitters if each is not None))

    def moves_of(self, moment: Moment, viewer: Viewer) -> tuple[Move, ...]:
        """The moves that a line of the log brought, as a viewer learned of them."""
        if moment.taken_back is not None:
            return moment.taken_back[viewer]
        assert self.match is not None
        return self.match.moves_seen_by(viewer, moment.first, moment.first + len(moment.who))

    def all_contributions(self) -> list[str]:
        """What each seat adds to the dice."""
        return [self.contributions.get(seat, "") for seat in range(self.settings.seats)]
