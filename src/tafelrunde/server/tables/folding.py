"""Folding: how each line of the log changes the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel import Played, find_game
from tafelrunde.server.tables import log
from tafelrunde.server.tables.clocks import Bank
from tafelrunde.server.tables.table import Moment, Table
from tafelrunde.server.wire.parts import Request, Sitter
from tafelrunde.server.wire.settings import Settings


def take(table: Table, number: int, at: int, entry: log.AnyEntry) -> Moment:
    """Fold the next line of the log in."""
    assert number == table.number + 1, "a log has no gaps"
    moment = Moment(number, at, entry)
    _FOLD[type(entry)](table, moment, entry)
    table.number, table.changed = number, at
    table.moments.append(moment)
    return moment


def opened(table: Table, moment: Moment, entry: log.Opened) -> None:
    """The table is there."""
    table.host, table.commitment = entry.host, entry.commitment
    _set_up(table, entry.settings, entry.edition)


def set_again(table: Table, moment: Moment, entry: log.Changed) -> None:
    """Whoever sits on a seat that is still there keeps it, and has to say again that they are ready."""
    _set_up(table, entry.settings, entry.edition)


def _set_up(table: Table, settings: Settings, edition: int) -> None:
    table.settings, table.edition = settings, edition
    kept = [each and msgspec.structs.replace(each, ready=each.person is None) for each in table.sitters]
    table.sitters = (kept + [None] * settings.seats)[: settings.seats]
    table.contributions = {}


def sat(table: Table, moment: Moment, entry: log.Sat) -> None:
    """Somebody sits."""
    table.sitters[entry.seat] = Sitter(entry.name, entry.person, entry.level, ready=entry.person is None)


def left(table: Table, moment: Moment, entry: log.Left) -> None:
    """Nobody sits."""
    table.sitters[entry.seat] = None
    table.contributions.pop(entry.seat, None)


def readied(table: Table, moment: Moment, entry: log.Readied) -> None:
    """A seat is ready."""
    table.contributions[entry.seat] = entry.contribution
    _seat_becomes(table, entry.seat, ready=True)


def started(table: Table, moment: Moment, entry: log.Started) -> None:
    """The match begins, with the dice that key, setup and contributions decide."""
    settings = table.settings
    for seat, sitter in enumerate(table.sitters):
        if sitter is None:
            table.sitters[seat] = Sitter(table.bot_name(entry.level), level=entry.level, ready=True)
    table.match = find_game(settings.game).start(
        settings.seats, options=settings.options, key=table.key, contributions=table.all_contributions()
    )
    if settings.clock.kind != "none":
        table.bank = Bank(settings.clock, settings.seats)
    _played(table, moment, table.match.line)


def moved(table: Table, moment: Moment, entry: log.Moved) -> None:
    """A decision and what follows."""
    assert table.match is not None
    moment.first = table.match.length
    played = table.match.play(entry.move)
    table.deciders.append(entry.seat)
    table.request = None
    if table.bank is not None:
        table.bank.spend(entry.seat, entry.spent)
    _played(table, moment, played)


def _played(table: Table, moment: Moment, played: Sequence[Played]) -> None:
    moment.who = tuple([each.seat for each in played])
    _turned(table, moment.at)


def _turned(table: Table, at: int) -> None:
    assert table.match is not None
    table.turn += 1
    if table.bank is not None:
        table.bank.hand_to(table.match.to_move, at)


def undone(table: Table, moment: Moment, entry: log.Undone) -> None:
    """Decisions are taken back; how everybody saw them stays in the record."""
    assert table.match is not None
    undone = entry.decisions
    for past in reversed(table.moments):
        if undone and isinstance(past.entry, log.Moved) and past.taken_back is None:
            past.taken_back = {viewer: table.moves_of(past, viewer) for viewer in table.viewers}
            moment.first = past.first
            undone -= 1
    table.match.undo(entry.decisions)
    del table.deciders[-entry.decisions :]
    table.request = None
    _turned(table, moment.at)


def undo_asked(table: Table, moment: Moment, entry: log.UndoAsked) -> None:
    """A request waits for answers; bots and stand-ins have nothing against it."""
    table.request = Request(entry.seat, entry.decisions, [entry.seat])


def undo_answered(table: Table, moment: Moment, entry: log.UndoAnswered) -> None:
    """One no ends the request."""
    assert table.request is not None
    agreed = sorted({*table.request.agreed, entry.seat})
    table.request = msgspec.structs.replace(table.request, agreed=agreed) if entry.agrees else None


def away(table: Table, moment: Moment, entry: log.Away) -> None:
    """A stand-in comes or goes."""
    _seat_becomes(table, entry.seat, away=entry.away)


def talked(table: Table, moment: Moment, entry: log.Said) -> None:
    """Talk changes nothing."""
    table.said += 1


def goes_on(table: Table, moment: Moment, entry: log.Rematch) -> None:
    """There will be a rematch."""
    table.rematch = entry.table


def _seat_becomes(table: Table, seat: int, **different: Any) -> None:
    sitter = table.sitters[seat]
    assert sitter is not None
    table.sitters[seat] = msgspec.structs.replace(sitter, **different)


_FOLD: dict[type[Any], Callable[[Table, Moment, Any], None]] = {
    log.Opened: opened,
    log.Changed: set_again,
    log.Sat: sat,
    log.Left: left,
    log.Readied: readied,
    log.Started: started,
    log.Moved: moved,
    log.Undone: undone,
    log.UndoAsked: undo_asked,
    log.UndoAnswered: undo_answered,
    log.Away: away,
    log.Said: talked,
    log.Rematch: goes_on,
}
