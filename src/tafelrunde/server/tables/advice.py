"""Questions, each answered from the view of who asks: which rule forbids a move, what a bot would do, whence points."""

from __future__ import annotations

from tafelrunde.bots.search import Considered
from tafelrunde.kernel import View
from tafelrunde.server.tables.checks import find_move, seat_of
from tafelrunde.server.tables.imagining import why_not
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.telling import choices_of, move_told, tally_of
from tafelrunde.server.threads import aside
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import client
from tafelrunde.server.wire.rest import Person
from tafelrunde.server.wire.server import Answer, Hinted, Ranked, Tallied


async def answer(live: LiveTable, person: Person, wish: client.WhyNot) -> Answer:
    """Which rule forbids a move now."""
    view = await _view(live, person)
    move = find_move(live.table, wish.move)
    rule = await aside(why_not, view, move)
    return Answer(id=wish.id, move=move_told(move), rule=rule, instead=choices_of(view))


async def hint(live: LiveTable, person: Person, wish: client.Hint) -> Hinted:
    """What a strong bot thinks of the moves with the same view."""
    if not live.table.settings.hints:
        raise Trouble("no-hints")
    turn = live.table.turn
    view = await _view(live, person)
    considered = await live.hall.thinker.rank(view)
    thought = sum(each.visits for each in considered)
    return Hinted(id=wish.id, turn=turn, moves=[_ranked(each, view.viewer, thought) for each in considered])


def _ranked(considered: Considered, seat: int, thought: int) -> Ranked:
    """One move, with what the seat may expect of it."""
    move = move_told(considered.move)
    if not considered.visits:
        return Ranked(move, tried=0)
    return Ranked(
        move,
        considered.visits / thought,
        considered.win_shares[seat],
        considered.margin(seat),
        considered.points[seat],
    )


async def tally(live: LiveTable, reader: str | None, wish: client.Tally) -> Tallied:
    """Where the points of each seat come from; spectators may ask too."""
    async with live.lock:
        await live.catch_up()
        match = live.table.match
        if match is None:
            raise Trouble("not-begun")
        return Tallied(id=wish.id, seats=tally_of(match, live.table.seat_of(reader)))


async def _view(live: LiveTable, person: Person) -> View:
    async with live.lock:
        await live.catch_up()
        seat = seat_of(live.table, person)
        match = live.table.match
        if match is None:
            raise Trouble("not-begun")
        if match.over:
            raise Trouble("over")
        if match.to_move != seat:
            raise Trouble("not-your-turn")
        return match.view(seat)
