"""What-ifs at tables: a finished match is played on from one of its moments, against bots."""

from __future__ import annotations

import secrets
from typing import Any

from tafelrunde.kernel import BadSetup, Match
from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.kernel.source import BIGGEST_SEED
from tafelrunde.review.what_if import position_of
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import log
from tafelrunde.server.tables.registry import TableRegistry
from tafelrunde.server.tables.replay import finished_file
from tafelrunde.server.tables.summary import shown_in
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire.rest import Person, PlayOn
from tafelrunde.server.wire.settings import Settings

USUAL_LEVEL = 4
"""How strong a bot in the place of a person is, unless bots sat at the table."""


async def play_on(registry: TableRegistry, name: str, person: Person, wish: PlayOn) -> str:
    """Open the table of a what-if, at which the match goes on at once; returns its id.

    Bots that sat at the table sit there again, and others take the seats of people.
    """
    row = await registry.lists.one(name)
    if row is None:
        raise RequestError("no-match")
    file = await finished_file(registry.tables, name)
    shown = shown_in(row)
    registry.catalogue.check_edition(shown.settings.game, shown.edition, "old-match")
    if wish.seat >= shown.settings.seats:
        raise RequestError("no-seat", seat=wish.seat)
    what_if = WhatIf(name, wish.moves, wish.seat, wish.anew)
    position = await in_thread(_position, file, what_if)
    before = shown.settings
    settings = Settings(game=before.game, seats=before.seats, options=before.options)
    bots = [(seat, each) for seat, each in enumerate(shown.seats) if each is not None and each.level is not None]
    others = [log.Sat(seat, each.name, level=each.level) for seat, each in bots if seat != wish.seat]
    level = max((each.level or 0 for _, each in bots), default=USUAL_LEVEL)
    entries: list[log.AnyEntry] = [
        log.Sat(wish.seat, person.name, person.person),
        *others,
        log.Started(level, position["edition"]),
    ]
    return await registry.open_with(person, settings, entries, (what_if, position))


def _position(file: str, what_if: WhatIf) -> dict[str, Any]:
    try:
        deal = secrets.randbelow(BIGGEST_SEED) if what_if.anew else None
        return position_of(Match.from_json(file), what_if.moves, what_if.seat, deal=deal)
    except BadSetup:
        raise RequestError("no-moment") from None
