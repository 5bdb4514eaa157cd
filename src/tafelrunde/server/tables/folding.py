"""How each log entry changes the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel import Played, find_game
from tafelrunde.review.what_if import go_on
from tafelrunde.server.clock import on_steady
from tafelrunde.server.tables import log
from tafelrunde.server.tables.clocks import Bank
from tafelrunde.server.tables.table import FoldedEntry, Table
from tafelrunde.server.wire.parts import Request, Sitter
from tafelrunde.server.wire.settings import Settings


def fold(table: Table, number: int, at: int, entry: log.AnyEntry) -> FoldedEntry:
    """Fold the next log entry in."""
    assert number == table.number + 1, "a log has no gaps"
    folded = FoldedEntry(number, at, entry)
    _FOLD[type(entry)](table, folded, entry)
    table.number, table.changed = number, at
    if (seat := _acting_seat(entry)) is not None:
        table.acted[seat] = at
    table.entries.append(folded)
    return folded


def _acting_seat(entry: log.AnyEntry) -> int | None:
    """The seat whose person did it; what the host, a bot or a stand-in did shows nobody's presence."""
    if (isinstance(entry, log.Away) and entry.away) or isinstance(entry, log.Left | log.Undone):
        return None
    return None if isinstance(entry, log.Moved) and entry.by != "person" else getattr(entry, "seat", None)


def opened(table: Table, folded: FoldedEntry, entry: log.Opened) -> None:
    """The table is there."""
    table.host, table.commitment = entry.host, entry.commitment
    table.what_if, table.position = entry.what_if, entry.position
    _set_up(table, entry.settings, entry.edition)


def changed(table: Table, folded: FoldedEntry, entry: log.Changed) -> None:
    """Whoever sits on a seat that is still there keeps it, and has to say again that they are ready."""
    _set_up(table, entry.settings, entry.edition)


def _set_up(table: Table, settings: Settings, edition: int) -> None:
    table.settings, table.edition = settings, edition
    kept = [each and msgspec.structs.replace(each, ready=each.person is None) for each in table.sitters]
    table.sitters = (kept + [None] * settings.seats)[: settings.seats]
    table.contributions = {}


def sat(table: Table, folded: FoldedEntry, entry: log.Sat) -> None:
    """Somebody sits."""
    table.sitters[entry.seat] = Sitter(entry.name, entry.person, entry.level, ready=entry.person is None)


def renamed(table: Table, folded: FoldedEntry, entry: log.Renamed) -> None:
    """Somebody has another name."""
    _update_sitter(table, entry.seat, name=entry.name)


def left(table: Table, folded: FoldedEntry, entry: log.Left) -> None:
    """Nobody sits."""
    table.sitters[entry.seat] = None
    table.contributions.pop(entry.seat, None)


def readied(table: Table, folded: FoldedEntry, entry: log.Readied) -> None:
    """A seat is ready."""
    table.contributions[entry.seat] = entry.contribution
    _update_sitter(table, entry.seat, ready=True)


def started(table: Table, folded: FoldedEntry, entry: log.Started) -> None:
    """The match begins, with the dice that key, setup and contributions decide."""
    settings = table.settings
    table.edition = entry.edition or table.edition
    for seat, sitter in enumerate(table.sitters):
        if sitter is None:
            table.sitters[seat] = Sitter(table.bot_name(entry.level), level=entry.level, ready=True)
    dice: dict[str, Any] = {"key": table.key, "contributions": table.all_contributions()}
    if table.what_if is not None and table.position is not None:
        table.match = go_on(table.position, table.what_if, **dice)
    else:
        table.match = find_game(settings.game).start(settings.seats, options=settings.options, **dice)
    if settings.clock.kind != "none":
        table.bank = Bank(settings.clock, settings.seats)
    _played(table, folded, table.match.played)


def moved(table: Table, folded: FoldedEntry, entry: log.Moved) -> None:
    """A decision and what follows."""
    assert table.match is not None
    folded.first = table.match.length
    played = table.match.play(entry.move)
    table.deciders.append(entry.seat)
    if table.request is not None:
        outdated = entry.seat == table.request.seat or table.match.over
        grown = msgspec.structs.replace(table.request, decisions=table.request.decisions + 1)
        table.request = None if outdated else grown
    if table.bank is not None:
        table.bank.spend(entry.seat, entry.spent)
    _played(table, folded, played)


def _played(table: Table, folded: FoldedEntry, played: Sequence[Played]) -> None:
    assert table.match is not None
    folded.who = tuple([each.seat for each in played])
    table.turn += 1
    if table.bank is not None:
        table.bank.hand_to(table.match.to_move, on_steady(folded.at))


def undone(table: Table, folded: FoldedEntry, entry: log.Undone) -> None:
    """Decisions are taken back; how each viewer saw them is kept, and what bots had decided."""
    assert table.match is not None
    undone = entry.decisions
    for past in reversed(table.entries):
        if not undone:
            break
        if isinstance(past.entry, log.Moved) and past.stands:
            past.undone_moves = {viewer: table.moves_of(past, viewer) for viewer in table.viewers}
            folded.first = past.first
            if past.entry.by != "person":
                table.taken_back[table.hash_before(past.first)] = past.entry.move
            undone -= 1
        past.stands = False
    table.match.undo(entry.decisions, new_dice=entry.new_dice)
    table.match.practice |= entry.practice
    del table.deciders[-entry.decisions :]
    table.request = None
    table.turn += 1
    if table.bank is not None:
        table.bank.take_back(entry.decisions, table.match.to_move, on_steady(folded.at))


def undo_asked(table: Table, folded: FoldedEntry, entry: log.UndoAsked) -> None:
    """A request waits for answers; bots and stand-ins agree."""
    moves = [each for each in table.entries if isinstance(each.entry, log.Moved) and each.stands]
    table.request = Request(entry.seat, entry.decisions, [entry.seat], moves[-entry.decisions].first)


def undo_answered(table: Table, folded: FoldedEntry, entry: log.UndoAnswered) -> None:
    """One no ends the request."""
    assert table.request is not None
    agreed = sorted({*table.request.agreed, entry.seat})
    table.request = msgspec.structs.replace(table.request, agreed=agreed) if entry.agrees else None


def undo_withdrawn(table: Table, folded: FoldedEntry, entry: log.UndoWithdrawn) -> None:
    """Nothing is asked any more."""
    table.request = None


def away(table: Table, folded: FoldedEntry, entry: log.Away) -> None:
    """A stand-in comes or goes."""
    _update_sitter(table, entry.seat, away=entry.away)


def said(table: Table, folded: FoldedEntry, entry: log.Said) -> None:
    """Chat is counted."""
    table.said[entry.person] += 1
    table.said[None] += entry.seat is None


def rematch(table: Table, folded: FoldedEntry, entry: log.Rematch) -> None:
    """There will be a rematch."""
    table.rematch = entry.table


def _update_sitter(table: Table, seat: int, **different: Any) -> None:
    sitter = table.sitters[seat]
    assert sitter is not None
    table.sitters[seat] = msgspec.structs.replace(sitter, **different)


_FOLD: dict[type[Any], Callable[[Table, FoldedEntry, Any], None]] = {
    log.Opened: opened,
    log.Changed: changed,
    log.Sat: sat,
    log.Renamed: renamed,
    log.Left: left,
    log.Readied: readied,
    log.Started: started,
    log.Moved: moved,
    log.Undone: undone,
    log.UndoAsked: undo_asked,
    log.UndoAnswered: undo_answered,
    log.UndoWithdrawn: undo_withdrawn,
    log.Away: away,
    log.Said: said,
    log.Rematch: rematch,
}
