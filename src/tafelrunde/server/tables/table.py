"""The state of a table, folded from its log. Every process that reads the same log has the same state."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

from tafelrunde.bots import free_name, next_free
from tafelrunde.kernel import Match, Move
from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.server.tables import log
from tafelrunde.server.tables.clocks import Bank
from tafelrunde.server.wire.parts import Request, Sitter
from tafelrunde.server.wire.settings import Settings

Viewer = int | None
"""A seat, or None for a spectator."""


@dataclass(slots=True)
class FoldedEntry:
    """A log entry and what it did: for one that played moves, the number of the first and who made each."""

    number: int
    at: int
    entry: log.AnyEntry
    first: int = 0
    who: tuple[int | None, ...] = ()
    undone_moves: dict[Viewer, tuple[Move, ...]] | None = None
    """The moves as each viewer had seen them, if they were undone later."""
    stands: bool = True
    """Whether what this entry did to the match was not undone later."""


@dataclass(slots=True)
class Table:
    """A table after the last entry of its log."""

    id: str
    key: bytes = field(repr=False)
    number: int = 0
    turn: int = 0
    changed: int = 0
    host: str = ""
    edition: int = 0
    commitment: str = ""
    what_if: WhatIf | None = None
    position: dict[str, Any] | None = field(default=None, repr=False)
    """Where a what-if goes on from."""
    settings: Settings = field(default_factory=lambda: Settings(game="", seats=1))
    sitters: list[Sitter | None] = field(default_factory=list)
    contributions: dict[int, str] = field(default_factory=dict)
    match: Match | None = None
    deciders: list[int] = field(default_factory=list)
    """Who made each decision that stands."""
    bank: Bank | None = None
    request: Request | None = None
    taken_back: dict[int, str] = field(default_factory=dict)
    """What bots and stand-ins had decided where it was taken back, by the moves before it."""
    rematch: str | None = None
    entries: list[FoldedEntry] = field(default_factory=list)
    said: Counter[str | None] = field(default_factory=Counter)
    """How often each person has spoken; None: all who look on together."""
    acted: dict[int, int] = field(default_factory=dict)
    """When the person on each seat last did something."""

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

    def people_playing(self) -> list[int]:
        """The seats of people who have not left."""
        return [seat for seat, each in enumerate(self.sitters) if each and each.person and not each.away]

    def bot_name(self, level: int) -> str:
        """What a bot is called that sits down now."""
        return next_free(self.settings.game, level, (each.name for each in self.sitters if each is not None)).name

    def free_name(self, name: str, besides: str | None = None) -> str:
        """A name that nobody else at the table has: the second Ada is Ada 2."""
        return free_name(name, (each.name for each in self.sitters if each is not None and each.person != besides))

    def moves_of(self, folded: FoldedEntry, viewer: Viewer) -> tuple[Move, ...]:
        """The moves of a log entry that stands, as a viewer learned of them."""
        assert self.match is not None
        return self.match.moves_seen_by(viewer, folded.first, folded.first + len(folded.who))

    def remembered(self) -> str | None:
        """What was decided here before it was taken back: a bot that is asked the same again answers the same."""
        return self.taken_back.get(self.hash_before(None)) if self.taken_back else None

    def hash_before(self, move: int | None) -> int:
        """A hash of the moves before number `move`, or of all that were made."""
        assert self.match is not None
        return hash(tuple(self.match.numbers(0, move)))

    def all_contributions(self) -> list[str]:
        """What each seat adds to the dice."""
        return [self.contributions.get(seat, "") for seat in range(self.settings.seats)]
