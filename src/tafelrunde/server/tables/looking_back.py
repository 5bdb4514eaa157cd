"""Who may look back on which match, and from where."""

from __future__ import annotations

import secrets

import msgspec

from tafelrunde.kernel import BadMatchFile, Match
from tafelrunde.server.archive.tables import Summary, TableShelf
from tafelrunde.server.hours import now
from tafelrunde.server.tables.hall import Hall
from tafelrunde.server.tables.replay import replay
from tafelrunde.server.tables.summary import Shown, told
from tafelrunde.server.tables.table import Viewer
from tafelrunde.server.threads import aside
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.rest import Person, Replay
from tafelrunde.server.wire.settings import Settings


async def looked_back(hall: Hall, name: str, person: Person | None, seat: Viewer, everything: bool) -> Replay:
    """A replay. While a match goes on, nobody sees more of it than at the table."""
    row = await hall.lists.one(name)
    if row is None:
        raise Trouble("no-match")
    shown = told(row, person.person if person is not None else None)
    if seat is not None and seat >= shown.settings.seats:
        raise Trouble("no-seat", seat=seat)
    file = await hall.tables.file(name)
    if file is None:
        if shown.phase == "lobby":
            raise Trouble("not-begun")
        if everything or seat != shown.seat or (seat is None and not shown.settings.spectators):
            raise Trouble("not-over")
        live = await hall.table(name)
        async with live.lock:
            await live.catch_up()
            assert live.table.match is not None
            file = live.table.match.to_json(with_key=False)
    names = [each.name if each is not None else "" for each in shown.seats]
    return await aside(replay, name, file, None if everything else seat, everything, names)


async def finished_file(tables: TableShelf, name: str) -> str:
    """The file of a match that is over."""
    file = await tables.file(name)
    if file is None:
        raise Trouble("not-over" if await tables.log(name) else "no-match")
    return file


def check_file(text: bytes) -> Match:
    """The finished match a file tells; everything in it is checked."""
    try:
        match = Match.from_json(text)
    except BadMatchFile:
        raise Trouble("bad-file", what="moves") from None
    if not match.over:
        raise Trouble("bad-file", what="end")
    return match


async def keep(hall: Hall, person: Person, match: Match) -> str:
    """Keep a match that came as a file; returns its id."""
    name = secrets.token_urlsafe(12)
    settings = Settings(game=match.game.name, seats=match.seats, options=match.options)
    shown = Shown(settings, match.game.edition, [None] * match.seats, None, imported=True)
    summary = Summary(public=False, phase="over", host=person.person, summary=msgspec.json.encode(shown))
    await hall.tables.keep_file(name, match.to_json(), now(), summary)
    return name
