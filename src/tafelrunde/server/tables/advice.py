"""Answers from the view of who asks: which rule forbids a move, what moves are worth, the table in words."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.bots import moves_to_show
from tafelrunde.bots.search import Considered
from tafelrunde.kernel import View
from tafelrunde.review import loss
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables.checks import find_move, rule_against, seat_of
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.projection import choice_of, choices_of, wire_move
from tafelrunde.server.tables.think_queue import Requester
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.server import Answer, Coached, Cost, Hinted, Ranked, Sheet


async def why_not(live: LiveTable, person: Person, command: client.WhyNot) -> Answer:
    """Which rule forbids a move now."""
    view = await _view(live, person)
    move = find_move(live.table, command.move)
    rule = await in_thread(rule_against, view, move)
    return Answer(id=command.id, move=wire_move(move), rule=rule, instead=choices_of(view))


async def hint(live: LiveTable, person: Person, command: client.Hint, requester: Requester) -> Hinted:
    """What a strong bot thinks of the moves with the same view."""
    if not live.table.settings.hints:
        raise RequestError("no-hints")
    turn = live.table.turn
    view = await _view(live, person)
    considered = await live.registry.thinker.rank(view, requester)
    return Hinted(id=command.id, turn=turn, moves=ranking(considered, view.viewer))


async def coach(live: LiveTable, person: Person, command: client.Coach, requester: Requester) -> Coached:
    """What each move costs, by what the same view shows; where hints are allowed and only bots play with the person."""
    table = live.table
    if not table.settings.hints or len(table.people_playing()) > 1:
        raise RequestError("no-hints")
    turn = table.turn
    view = await _view(live, person)
    compared = await live.registry.thinker.compare(view, requester)
    return coaching(view, compared, command.id, turn)


def coaching(view: View, compared: Sequence[Considered], command: str, turn: int) -> Coached:
    """The best of some moves that were compared, and those that cost something beyond doubt."""
    if not compared:
        return Coached(id=command, turn=turn, best=None, rule=None, costs=[])
    best, *others = compared
    seat = view.viewer
    told = _ranked(best, seat, sum(each.visits for each in compared))
    rule = next(iter(view.game.moves.rules_of(best.move.kind)), None)
    lost = [(each.move, loss(best, each, seat)) for each in others]
    costs = [Cost(wire_move(move), *each) for move, each in lost if each.is_sure]
    return Coached(id=command, turn=turn, best=told, rule=rule, costs=costs)


def ranking(considered: Sequence[Considered], seat: int) -> list[Ranked]:
    """The moves that a seat is shown, the best first."""
    thought = sum(each.visits for each in considered)
    return [_ranked(each, seat, thought) for each in moves_to_show(considered, seat)]


def _ranked(considered: Considered, seat: int, thought: int) -> Ranked:
    """One move, with what the seat may expect of it."""
    move = wire_move(considered.move)
    if not considered.visits:
        return Ranked(move, tried=0)
    return Ranked(
        move,
        considered.visits / thought,
        considered.win_shares[seat],
        considered.margin(seat),
        considered.points[seat],
        None if considered.then is None else choice_of(considered.then).phrase,
    )


def read(live: LiveTable, reader: str | None, command: client.Read) -> Sheet:
    """The table laid out in words; spectators may ask too."""
    match = live.table.match
    if match is None:
        raise RequestError("not-begun")
    return Sheet(id=command.id, sheet=match.view(live.table.seat_of(reader)).sheet())


async def _view(live: LiveTable, person: Person) -> View:
    async with live.lock:
        await live.catch_up()
        seat = seat_of(live.table, person)
        match = live.table.match
        if match is None:
            raise RequestError("not-begun")
        if match.over:
            raise RequestError("over")
        if match.to_move != seat:
            raise RequestError("not-your-turn")
        return match.view(seat)
