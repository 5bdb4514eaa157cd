"""What lists show of a table."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import RowMapping

from tafelrunde.kernel import Match
from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.server.archive.tables import Summary
from tafelrunde.server.tables.table import Table
from tafelrunde.server.wire.parts import Sitter
from tafelrunde.server.wire.rest import TableInfo
from tafelrunde.server.wire.settings import Settings


class Shown(msgspec.Struct, frozen=True):
    """The part of a summary that is not searched for."""

    settings: Settings
    edition: int
    seats: list[Sitter | None]
    to_move: int | None
    imported: bool = False
    points: list[int] | None = None
    winners: list[int] = []
    what_if: WhatIf | None = None


def summary_of(table: Table) -> Summary:
    """What is kept for lists."""
    to_move = table.match.to_move if table.match is not None else None
    shown = Shown(table.settings, table.edition, table.sitters, to_move, **ended(table.match), what_if=table.what_if)
    return Summary(table.settings.public, table.phase, table.host, msgspec.json.encode(shown))


def ended(match: Match | None) -> dict[str, Any]:
    """How a match ended, as lists show it."""
    outcome = match.outcome if match is not None else None
    if outcome is None:
        return {}
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    return {"points": list(outcome.points), "winners": winners}


def needs_owner(shown: Shown) -> bool:
    """Whether a running match at which nobody is present waits for a clock, or people wait for a bot or a stand-in."""
    sitter = shown.seats[shown.to_move] if shown.to_move is not None else None
    if sitter is None:
        return False
    if sitter.person is None or sitter.away:
        return sum(each is not None and each.person is not None and not each.away for each in shown.seats) > 1
    return shown.settings.clock.kind != "none"


def shown_in(row: RowMapping) -> Shown:
    """What a row shows."""
    return msgspec.json.decode(row["summary"], type=Shown)


def sittings_of(table: Table) -> list[tuple[str, int]]:
    """Which people sit where."""
    return [(each.person, seat) for seat, each in enumerate(table.sitters) if each is not None and each.person]


def table_info(row: RowMapping, person: str | None) -> TableInfo:
    """A row of a list for its reader."""
    shown = shown_in(row)
    seats = [each.person if each is not None else None for each in shown.seats]
    seat = seats.index(person) if person is not None and person in seats else None
    return TableInfo(
        row["table"],
        shown.settings,
        shown.edition,
        row["phase"],
        shown.seats,
        shown.to_move,
        row["opened"],
        row["changed"],
        seat,
        seat is not None and seat == shown.to_move,
        shown.imported,
        shown.points,
        shown.winners,
        shown.what_if,
    )
