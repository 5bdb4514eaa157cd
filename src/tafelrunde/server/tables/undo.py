"""Undo: alone where nobody learned anything from a decision but the decision itself, else with the others' consent.

With consent it is the last decision of whoever asks and everything after it. With nobody but bots there is nobody
to ask: it is done, and the match is practice.

Somebody learns something when what they see after a move could not be foreseen from what everybody knew before and the
move as it was announced. So the same announcement is tried in other worlds that fit what everybody knows. If it is
not possible in one of them, it has told something hidden; if some seat's view changes in another way there, the seat
has seen something hidden. The author's own view is tried in worlds that the author can imagine.

The answer depends on nothing but public knowledge and the author's view: asking whether a move can be taken back tells
the author nothing.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel import Match, Move, Played
from tafelrunde.kernel.record import Record, bytes_of
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import log
from tafelrunde.server.tables.checks import seat_of
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.table import Table, Viewer
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person

WORLDS = 12

Bytes = npt.NDArray[np.uint8]
Places = npt.NDArray[np.intp]


async def take_back(live: LiveTable, person: Person, command: client.Undo) -> int:
    """Take back the last decisions, or ask for it; returns the number of the log entry."""
    async with live.lock:
        await live.catch_up()
        seat = _check(live, person, command)
        match, turn = live.table.match, live.table.turn
        assert match is not None
        copy, deciders = match.copy(), list(live.table.deciders)
    blocked = await in_thread(what_blocks, copy, seat, deciders, command.decisions)

    def decide() -> log.AnyEntry:
        _check(live, person, command)
        if blocked is None and live.table.turn == turn:
            return log.Undone(seat, command.decisions, new_dice=False)
        if blocked is not None and (not command.ask or blocked.code == "undo-nothing"):
            raise blocked
        return _ask(live.table, seat)

    return await live.write(decide)


def _check(live: LiveTable, person: Person, command: client.Undo) -> int:
    """The seat of a person who may ask for an undo. After the end nobody may: the key of the dice is public then."""
    table = live.table
    seat = seat_of(table, person)
    sitter = table.sitters[seat]
    if table.match is None:
        raise RequestError("not-begun")
    if table.match.over:
        raise RequestError("over")
    if not table.settings.undo:
        raise RequestError("undo-off")
    if sitter is not None and sitter.away:
        raise RequestError("away")
    if command.turn != table.turn and not (command.ask and _undecided_since(table, seat, command.turn)):
        raise RequestError("late", turn=table.turn)
    if table.request is not None:
        raise RequestError("undo-asked")
    return seat


def _undecided_since(table: Table, seat: int, turn: int) -> bool:
    """Whether the last decision of a seat is the one it was in an earlier turn."""
    at = table.turn
    for folded in reversed(table.entries):
        if at <= turn:
            break
        if isinstance(folded.entry, log.Undone) or (isinstance(folded.entry, log.Moved) and folded.entry.seat == seat):
            return False
        at -= isinstance(folded.entry, log.Moved)
    return turn <= table.turn


def _ask(table: Table, seat: int) -> log.AnyEntry:
    """Take back the last decision of a seat and everything after it, or ask whoever else plays."""
    if seat not in table.deciders:
        raise RequestError("undo-nothing")
    decisions = 1 + table.deciders[::-1].index(seat)
    if table.people_playing() == [seat]:
        return log.Undone(seat, decisions, practice=True, new_dice=False)
    return log.UndoAsked(seat, decisions)


class _Foresight:
    """What a viewer saw before and after a decision, and whether it could be foreseen byte by byte.

    It could if a byte becomes the same in every world, or changes by the same step.
    """

    def __init__(self, before: Bytes, after: Bytes) -> None:
        self.before = before
        self.after = after
        self.by_value = np.ones(len(before), np.bool_)
        self.by_step = np.ones(len(before), np.bool_)
        self.changed = before != after

    def compare(self, before: Bytes, after: Bytes) -> Places:
        """How it went in another world; returns the places that nobody could have foreseen."""
        self.changed |= before != after
        self.by_value &= self.after == after
        self.by_step &= (self.after - self.before) == (after - before)
        return np.flatnonzero(self.changed & ~self.by_value & ~self.by_step)


def what_blocks(match: Match, seat: int, deciders: list[int], decisions: int) -> RequestError | None:
    """Why a seat may not take back its last decisions by itself, or None if it may.

    `match` is a copy, from which the decisions are taken back; `deciders` made each decision. Call it in a thread.
    """
    if decisions > len(deciders):
        return RequestError("undo-nothing")
    for decider in reversed(deciders[-decisions:]):
        if decider != seat:
            return RequestError("undo-decided", seat=decider)
    for _ in range(decisions):
        blocked = _what_blocks_one(match, seat)
        if blocked is not None:
            return blocked
    return None


def _what_blocks_one(match: Match, seat: int) -> RequestError | None:
    """Take back the last decision of a match, and say who learned what from it."""
    viewers: list[Viewer] = [*range(match.seats), None]
    after = {viewer: _look(match, viewer) for viewer in viewers}
    seen = {viewer: match.moves_seen_by(viewer) for viewer in viewers}
    taken = match.undo()
    first = len(match.moves)
    played = [each for each in match.log if isinstance(each, Played)][-len(taken) :]
    announced = {viewer: moves[first:] for viewer, moves in seen.items()}
    for each, told in zip(played, announced[seat], strict=True):
        if each.seat is None:
            return RequestError("undo-drawn", move=str(told))
    if any(announced[viewer] != announced[None] for viewer in viewers if viewer != seat):
        return RequestError("undo-told", move=str(announced[None][0]))
    foresight = {viewer: _Foresight(_look(match, viewer), after[viewer]) for viewer in viewers}
    own = foresight.pop(seat)
    for seed in range(WORLDS):
        blocked = _in_public_world(match, announced[None], foresight, seed)
        blocked = blocked or _in_own_world(match, seat, taken[0], own, seed)
        if blocked is not None:
            return blocked
    return None


def _in_public_world(
    match: Match, announced: tuple[Move, ...], others: dict[Viewer, _Foresight], seed: int
) -> RequestError | None:
    """Try the announcement in a world that fits what everybody knows: what do the others see there."""
    world = match.view(None).imagined(seed)
    before = {viewer: _look(world, viewer) for viewer in others}
    possible = False
    for move in [announced[0]] if announced[0] in world.legal else world.legal:
        world.play(move)
        if world.moves_seen_by(None) == announced:
            possible = True
            for viewer, foresight in others.items():
                shown = foresight.compare(before[viewer], _look(world, viewer))
                if shown.size:
                    seat = -1 if viewer is None else viewer
                    return RequestError("undo-shown", seat=seat, field=_field(match.game.record, shown))
        world.undo()
    return None if possible else RequestError("undo-told", move=str(announced[0]))


def _in_own_world(match: Match, seat: int, move: Move, own: _Foresight, seed: int) -> RequestError | None:
    """Make the same move in a world that the author could imagine, and look whether the author sees the same."""
    world = match.view(seat).imagined(seed)
    before = _look(world, seat)
    if move not in world.legal:
        return RequestError("undo-told", move=str(move))
    world.play(move)
    shown = own.compare(before, _look(world, seat))
    return RequestError("undo-shown", seat=seat, field=_field(match.game.record, shown)) if shown.size else None


def _look(match: Match, viewer: Viewer) -> Bytes:
    cells: Bytes = bytes_of(match.view(viewer).table)[0].copy()
    return cells


def _field(record: type[Record], places: Places) -> str:
    """The field in which the first of these bytes lies."""
    spans = record.dtype.fields
    assert spans is not None
    for name in record.fields:
        kind, start = spans[name][0], spans[name][1]
        if start <= places[0] < start + kind.itemsize:
            return name
    return ""
