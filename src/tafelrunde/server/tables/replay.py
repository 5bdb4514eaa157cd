"""Replays: a match step by step, as one viewer saw it or, once it is over, with everything open; and match files."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator

import msgspec

from tafelrunde.kernel import OPEN, BadMatchFile, Match
from tafelrunde.kernel import Step as KernelStep
from tafelrunde.server.archive.tables import Summary, TableStore
from tafelrunde.server.clock import now
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables.projection import difference, outcome_of, tally_of, wire_move, wire_tally
from tafelrunde.server.tables.registry import TableRegistry
from tafelrunde.server.tables.summary import Shown, ended, table_info
from tafelrunde.server.tables.table import Viewer
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire.parts import SeenMove, Tally
from tafelrunde.server.wire.rest import Person, Replay, Step
from tafelrunde.server.wire.settings import Settings


async def replay_of(
    registry: TableRegistry, name: str, person: Person | None, seat: Viewer, everything: bool, sheet: bool = False
) -> Replay:
    """A replay. While a match goes on, nobody sees more of it than at the table."""
    row = await registry.lists.one(name)
    if row is None:
        raise RequestError("no-match")
    shown = table_info(row, person.person if person is not None else None)
    if seat is not None and seat >= shown.settings.seats:
        raise RequestError("no-seat", seat=seat)
    file = await registry.tables.file(name)
    if file is not None:
        registry.catalogue.check_edition(shown.settings.game, shown.edition, "old-match")
        match = await in_thread(Match.from_json, file)
    else:
        if shown.phase == "lobby":
            raise RequestError("not-begun")
        if everything or seat != shown.seat or (seat is None and not shown.settings.spectators):
            raise RequestError("not-over")
        live = await registry.table(name)
        async with live.lock:
            await live.catch_up()
            assert live.table.match is not None
            match = live.table.match.copy()
    names = [each.name if each is not None else "" for each in shown.seats]
    return await in_thread(replay, name, match, None if everything else seat, everything, names, sheet)


async def finished_file(tables: TableStore, name: str) -> str:
    """The file of a match that is over."""
    file = await tables.file(name)
    if file is None:
        raise RequestError("not-over" if await tables.log(name) else "no-match")
    return file


def read_file(text: bytes) -> Match:
    """The finished match in a file; everything in it is checked."""
    try:
        match = Match.from_json(text)
    except BadMatchFile:
        raise RequestError("bad-file", what="moves") from None
    if not match.over:
        raise RequestError("bad-file", what="end")
    return match


async def import_match(registry: TableRegistry, person: Person, match: Match) -> str:
    """Keep a match that came as a file; returns its id."""
    name = secrets.token_urlsafe(12)
    settings = Settings(game=match.game.name, seats=match.seats, options=match.options)
    shown = Shown(
        settings, match.game.edition, [None] * match.seats, None, imported=True, **ended(match), what_if=match.what_if
    )
    summary = Summary(public=False, phase="over", host=person.person, summary=msgspec.json.encode(shown))
    await registry.tables.keep_file(name, match.to_json(), now(), summary)
    return name


def replay(name: str, match: Match, viewer: Viewer, everything: bool, names: list[str], sheet: bool = False) -> Replay:
    """The replay of a match. This takes a while: call it in a thread."""
    seen_by = OPEN if everything else viewer
    steps = list(match.steps(seen_by))
    start = steps[0].before if steps else match.view(seen_by)
    before = first = start.fields()
    tally: Tally | None = None
    facts = at_first = start.facts()
    shown: list[Step] = []
    for moves in _by_decision(match, steps):
        view = moves[-1].after
        after = view.fields()
        points = wire_tally(view) if view.to_move is not None else tally_of(match, viewer)
        worked_out = view.facts()
        told = match.tell(seen_by, moves[0].number, moves[-1].number + 1)
        shown.append(
            Step(
                moves[0].seat,
                [SeenMove(each.seat, wire_move(each.move)) for each in moves],
                difference(before, after),
                list(told),
                None if points == tally else points,
                view.sheet() if sheet else None,
                None if worked_out == facts else worked_out,
            )
        )
        before, tally, facts = after, points, worked_out
    return Replay(
        name,
        match.game.name,
        match.game.edition,
        match.seats,
        match.options,
        viewer,
        everything,
        names,
        first,
        shown,
        outcome_of(match),
        tally_of(match, viewer) if match.over else None,
        start.sheet() if sheet else None,
        at_first,
        match.what_if,
    )


def _by_decision(match: Match, steps: Iterable[KernelStep]) -> Iterator[list[KernelStep]]:
    """The moves, each decision and each move of chance with those that followed without a choice."""
    group: list[KernelStep] = []
    for step in steps:
        decided = match.state_before(step.number)[0] == step.number
        if group and (step.seat is None or decided):
            yield group
            group = []
        group.append(step)
    if group:
        yield group
