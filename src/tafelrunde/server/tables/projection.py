"""What a viewer is sent: computed from that viewer's own view, and from the moves as that viewer saw them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

import msgspec

from tafelrunde.kernel import OPEN, Argument, Game, Match, Phrase, View, find_game
from tafelrunde.kernel import Move as KernelMove
from tafelrunde.kernel.steps import Told
from tafelrunde.kernel.tally import read_by
from tafelrunde.kernel.telling import touched_by
from tafelrunde.server.tables import log
from tafelrunde.server.tables.table import FoldedEntry, Table, Viewer
from tafelrunde.server.wire import events
from tafelrunde.server.wire.encoding import encode, encoded
from tafelrunde.server.wire.parts import Choice, Decision, Fields, Move, Now, Outcome, SeenMove, Sitter, Tally


@cache
def wire_move(move: KernelMove) -> Move:
    """A move as it goes over the wire."""
    return Move(str(move), move.kind, dict(move.parts))


@cache
def choice_of(move: KernelMove) -> Choice:
    """A legal move with the things it touches, and its words."""
    game = find_game(move.game)
    return Choice(wire_move(move), touched_by(move), game.telling.choice_phrase(game, move))


@cache
def moves_of_seats(game: str) -> list[Choice]:
    """Every move that a seat can make."""
    table = find_game(game).moves
    return [choice_of(move) for move in list(table)[table.of_nature : table.of_nature + table.of_seats]]


@cache
def _encoded_moves(game: Game) -> list[Move]:
    """Every move of the table by its number, encoded."""
    return [encoded(wire_move(move)) for move in game.moves]


@cache
def _encoded_choices(game: Game) -> dict[int, Choice]:
    """Every move that a seat can make by its number, encoded; for games in which its words are always the same."""
    return {number: encoded(each) for number, each in enumerate(moves_of_seats(game.name), game.moves.of_nature)}


@cache
def _rules_of(game: Game, kinds: tuple[str, ...]) -> list[str]:
    """The rules that govern some kinds of moves."""
    return list(dict.fromkeys(rule for kind in kinds for rule in game.moves.rules_of(kind)))


def choices_of(view: View) -> list[Choice]:
    """What a seat may do, with what it costs and brings as the table stands."""
    now = view.game.telling.choice_now
    if now is None:
        return [choice_of(move) for move in view.legal]
    return [_told_more(choice_of(move), now(view, move)) for move in view.legal]


def _told_more(choice: Choice, more: Mapping[str, Argument]) -> Choice:
    if not more:
        return choice
    phrase = Phrase(choice.phrase.code, {**choice.phrase.arguments, **more})
    return Choice(choice.move, choice.targets, phrase)


@cache
def has_no_secrets(game: Game) -> bool:
    """Whether all viewers see the same table and the same moves."""
    moves = game.moves
    everything = all(field.sight == "everyone" for field in game.record.fields.values())
    return everything and len(moves) == moves.of_nature + moves.of_seats


@cache
def _places(game: Game) -> dict[str, slice]:
    """Which bytes of a view tell a field."""
    spans = game.record.dtype.fields
    assert spans is not None
    return {name: slice(spans[name][1], spans[name][1] + spans[name][0].itemsize) for name in game.record.fields}


@cache
def _read_places(game: Game) -> list[slice] | None:
    """Which bytes of a view its tally is computed from; None if the game does not say."""
    read = None if game.tally is None else read_by(game.tally)
    return None if read is None else [place for name, place in _places(game).items() if name in read]


def changed_fields(game: Game, before: bytes | None, seen: bytes) -> list[str]:
    """The names of the fields that are different now, by the bytes of the view then and now."""
    return [name for name, place in _places(game).items() if before is None or before[place] != seen[place]]


class Projection:
    """One log entry as its viewers are sent it. What is the same for several viewers is computed once."""

    def __init__(self, table: Table, at: int, folded: FoldedEntry, viewers: Collection[Viewer]) -> None:
        self._table = table
        self._folded = folded
        self._now = now_of(table, at)
        self._waiting = encoded(self._now)
        self._shared = table.match is not None and has_no_secrets(table.match.game)
        self._told = told_of(table, folded, [None] if self._shared else viewers)
        self._public: Fields = {}
        self._tallies: dict[Any, bytes] = {}
        self._facts: dict[Viewer, Any] = {}

    def now(self, view: View | None) -> Now:
        """Where the match stands for a viewer."""
        if view is None:
            return self._waiting
        key = None if self._shared else view.seat
        if key not in self._facts:
            self._facts[key] = view.facts()
        facts = self._facts[key]
        return now_for(view, self._now, facts) if view.legal or facts is not None else self._waiting

    def changed(self, view: View, names: Collection[str]) -> Fields:
        """Those fields of a view that have changed; what everyone sees is read once."""
        public, fields = self._public, view.game.record.fields
        missing = [name for name in names if name not in public]
        read = view.fields(missing) if missing else {}
        public.update([(name, encoded(value)) for name, value in read.items() if fields[name].sight == "everyone"])
        return {name: public[name] if name in public else read[name] for name in names}

    def tally(self, view: View, seen: bytes) -> bytes:
        """Where the points come from, as far as a viewer can see; all of it after the end. Encoded.

        Viewers share one if what the game says it is computed from is equal in their views (`seen`), byte for byte.
        """
        match = self._table.match
        assert match is not None
        read = _read_places(view.game)
        own = view.seat if read is None else tuple([seen[place] for place in read])
        key = None if self._shared or match.over else own
        if key not in self._tallies:
            self._tallies[key] = encode(tally_of(match, None) if match.over else wire_tally(view))
        return self._tallies[key]

    def event(self, viewer: Viewer, muted: Collection[str] = ()) -> events.AnyEvent:
        """The log entry as a viewer may know it."""
        return event_of(self._table, self._folded, None if self._shared else viewer, self._told, muted)


def decision_of(view: View, turn: int) -> Decision:
    """What a viewer has to decide, to be sent; nobody is told what another seat may do."""
    kinds = tuple(dict.fromkeys([move.kind for move in view.legal]))
    if view.game.telling.choice_now is None:
        ready = _encoded_choices(view.game)
        choices = [ready[move.number] for move in view.legal]
    else:
        choices = choices_of(view)
    return Decision(turn, list(kinds), choices, _rules_of(view.game, kinds))


def now_of(table: Table, at: int) -> Now:
    """Where the match stands for everybody who has nothing to decide."""
    if table.match is None:
        return Now(table.phase, table.turn)
    clocks = None
    if table.bank is not None and not table.match.over:
        clocks = table.bank.told(at, [sitter is not None and sitter.person is not None for sitter in table.sitters])
    match = table.match
    ask = None if match.over else match.view(None).ask()
    return Now(
        table.phase, table.turn, match.to_move, None, clocks, table.request, outcome_of(match), ask, match.practice
    )


def now_for(view: View, now: Now, facts: Any) -> Now:
    """Where the match stands for a viewer; only the seat to move is asked something of its own."""
    if not view.legal:
        return msgspec.structs.replace(now, facts=facts) if facts is not None else now
    return msgspec.structs.replace(now, decision=decision_of(view, now.turn), ask=view.ask(), facts=facts)


def outcome_of(match: Match) -> Outcome | None:
    """How the match ended; only then the key is published."""
    ended = match.outcome
    if ended is None:
        return None
    return Outcome(ended.reason, list(ended.points), list(ended.places), match.key.hex() if match.key else "")


def tally_of(match: Match, viewer: Viewer) -> Tally | None:
    """Where the points come from: as far as a viewer can see, and all of it after the end."""
    return wire_tally(match.view(OPEN if match.over else viewer))


def wire_tally(view: View) -> Tally | None:
    """The tally of a view as it goes over the wire."""
    lines = view.tally()
    return None if lines is None else [list(of_seat) for of_seat in lines]


def difference(before: Fields, after: Fields) -> Fields:
    """The fields that are different now."""
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


def told_of(table: Table, folded: FoldedEntry, viewers: Collection[Viewer]) -> Told | None:
    """What a log entry brought, told as it stood after it; None if it does not stand any more, or brought no moves."""
    first = folded.first
    match folded.entry:
        case log.Started() | log.Moved() if folded.stands:
            last = first + len(folded.who)
        case log.Undone() if folded.stands:
            first, last = max(0, first - 1), first
        case _:
            return None
    assert table.match is not None
    return table.match.told(viewers, first, last)


def event_of(
    table: Table, folded: FoldedEntry, viewer: Viewer, told: Told | None, muted: Collection[str] = ()
) -> events.AnyEvent:
    """A log entry as a viewer may know it."""
    deeds = told.deeds(viewer) if told is not None else []
    entry = folded.entry
    stamp: dict[str, Any] = {"number": folded.number, "at": folded.at}
    match entry:
        case log.Opened():
            return events.Opened(settings=entry.settings, commitment=entry.commitment, **stamp)
        case log.Changed():
            return events.Changed(settings=entry.settings, **stamp)
        case log.Started():
            moves = _moves(table, folded, viewer, told)
            return events.Started(contributions=table.all_contributions(), moves=moves, told=deeds, **stamp)
        case log.Moved():
            moves = _moves(table, folded, viewer, told)
            return events.Moved(seat=entry.seat, by=entry.by, late=entry.late, moves=moves, told=deeds, **stamp)
        case log.Undone():
            return events.Undone(
                seat=entry.seat,
                decisions=entry.decisions,
                to=folded.first,
                told=deeds,
                practice=entry.practice,
                **stamp,
            )
        case log.Sat():
            sitter = Sitter(entry.name, entry.person, entry.level, ready=entry.person is None)
            return events.Sat(seat=entry.seat, sitter=sitter, **stamp)
        case log.Said() if entry.person in muted:
            return msgspec.structs.replace(entry, text=None, **stamp)
    return msgspec.structs.replace(entry, **stamp)


def _moves(table: Table, folded: FoldedEntry, viewer: Viewer, told: Told | None) -> list[SeenMove]:
    """The moves of a log entry as a viewer learned of them, encoded."""
    assert table.match is not None
    moves = told.moves(viewer) if told is not None else (folded.undone_moves or {})[viewer]
    ready = _encoded_moves(table.match.game)
    return [SeenMove(seat, ready[move.number]) for seat, move in zip(folded.who, moves, strict=True)]
