"""What a viewer is told: computed from that viewer's own view, and from the moves as that viewer saw them."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from tafelrunde.kernel import Game, Match, View, find_game
from tafelrunde.kernel import Move as KernelMove
from tafelrunde.server.tables import log
from tafelrunde.server.tables.table import Moment, Table, Viewer
from tafelrunde.server.wire import events
from tafelrunde.server.wire.parts import Choice, Decision, Fields, Move, Now, Outcome, Sitter, Tally, TallyLine, Told


@cache
def move_told(move: KernelMove) -> Move:
    """A move as it goes over the wire."""
    return Move(str(move), move.kind, dict(move.parts))


@cache
def choice_of(move: KernelMove) -> Choice:
    """A legal move with the things it touches."""
    table = find_game(move.game).moves
    targets = [f"{table.names(move.kind, part).kind}:{name}" for part, name in move.parts.items()]
    return Choice(move_told(move), targets)


@cache
def moves_of_seats(game: str) -> list[Choice]:
    """Every move that a seat can make."""
    table = find_game(game).moves
    return [choice_of(move) for move in list(table)[table.of_nature : table.of_nature + table.of_seats]]


def choices_of(view: View) -> list[Choice]:
    """What a seat may do."""
    return [choice_of(move) for move in view.legal]


def changed_since(before: bytes | None, view: View, seen: bytes, public: Fields) -> Fields:
    """The fields of a view that are different now; all of them if there was none before.

    `before` and `seen` are the bytes of the view then and now. `public` collects the fields that everyone sees: they
    are the same in all views of one moment, and told once.
    """
    places = _places(view.game)
    names = [name for name, place in places.items() if before is None or before[place] != seen[place]]
    told = view.fields([name for name in names if name not in public])
    fields = view.game.record.fields
    public.update((name, told[name]) for name in told if fields[name].sight == "everyone")
    return {name: public[name] if name in public else told[name] for name in names}


@cache
def _places(game: Game) -> dict[str, slice]:
    """Which bytes of a view tell a field."""
    spans = game.record.dtype.fields
    assert spans is not None
    return {name: slice(spans[name][1], spans[name][1] + spans[name][0].itemsize) for name in game.record.fields}


def decision_of(view: View, turn: int) -> Decision:
    """What a viewer has to decide; nobody is told what another seat may do."""
    return Decision(turn, list(dict.fromkeys(move.kind for move in view.legal)), choices_of(view))


def now_of(table: Table, at: int) -> Now:
    """Where the match stands for everybody who has nothing to decide."""
    if table.match is None:
        return Now(table.phase, table.turn)
    clocks = None
    if table.bank is not None and not table.match.over:
        clocks = table.bank.told(at, [sitter is not None and sitter.person is not None for sitter in table.sitters])
    return Now(table.phase, table.turn, table.match.to_move, None, clocks, table.request, outcome_of(table))


def now_for(view: View | None, now: Now) -> Now:
    """Where the match stands for a viewer."""
    if view is None or not view.legal:
        return now
    return msgspec.structs.replace(now, decision=decision_of(view, now.turn))


def outcome_of(table: Table) -> Outcome | None:
    """How the match ended; only then the key is published."""
    match = table.match
    if match is None or match.outcome is None or match.key is None:
        return None
    ended = match.outcome
    return Outcome(ended.reason, list(ended.points), list(ended.places), match.key.hex())


def tally_of(match: Match, viewer: Viewer) -> Tally | None:
    """Where the points come from, as far as a viewer can see; after the end every seat's as that seat sees them."""
    told = match.view(viewer).tally()
    if told is None:
        return None
    if match.over:
        told = tuple((match.view(seat).tally() or told)[seat] for seat in range(match.seats))
    return [[TallyLine(line.rule, line.points, line.code, line.arguments) for line in lines] for lines in told]


def difference(before: Fields, after: Fields) -> Fields:
    """The fields that are different now."""
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


def event_of(table: Table, moment: Moment, viewer: Viewer, muted: Collection[str] = ()) -> events.AnyEvent:
    """A line of the log as a viewer may know it."""
    entry = moment.entry
    stamp: dict[str, Any] = {"number": moment.number, "at": moment.at}
    match entry:
        case log.Opened():
            return events.Opened(settings=entry.settings, commitment=entry.commitment, **stamp)
        case log.Changed():
            return events.Changed(settings=entry.settings, **stamp)
        case log.Started():
            told = _told(table, moment, viewer)
            return events.Started(contributions=table.all_contributions(), moves=told, **stamp)
        case log.Moved():
            told = _told(table, moment, viewer)
            return events.Moved(seat=entry.seat, by=entry.by, late=entry.late, moves=told, **stamp)
        case log.Undone():
            return events.Undone(seat=entry.seat, decisions=entry.decisions, to=moment.first, **stamp)
        case log.Said():
            text = None if entry.person in muted else entry.text
            return events.Said(person=entry.person, name=entry.name, seat=entry.seat, text=text, **stamp)
        case log.Sat():
            sitter = Sitter(entry.name, entry.person, entry.level, ready=entry.person is None)
            return events.Sat(seat=entry.seat, sitter=sitter, **stamp)
    plain: events.AnyEvent = _PLAIN[type(entry)](**stamp, **msgspec.structs.asdict(entry))
    return plain


def _told(table: Table, moment: Moment, viewer: Viewer) -> list[Told]:
    moves = table.moves_of(moment, viewer)
    return [Told(seat, move_told(move)) for seat, move in zip(moment.who, moves, strict=True)]


_PLAIN: dict[type[Any], Any] = {
    log.Left: events.Left,
    log.Readied: events.Readied,
    log.UndoAsked: events.UndoAsked,
    log.UndoAnswered: events.UndoAnswered,
    log.Away: events.Away,
    log.Rematch: events.Rematch,
}
"""Lines of which everybody may know everything."""
