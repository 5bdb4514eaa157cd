"""Odds for people: what each UFO may try for or bump, now and after a flight, with every modifier by its name.
And what needs no dice: who controls what, where the chosen UFO can fly, and where a bumped one can still end.

`prospects(view)` is exact. It looks at each flight as if it were the only one, and as if nobody supported a side who
has not yet said so. Modifiers come from the rules themselves.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import numpy as np
from msgspec import Struct

from tafelrunde.games.ufos import outlook
from tafelrunde.games.ufos.box import CITIES, KIND_OF, KINDS, N_PLACES, N_SIX, N_TWELVE, PLACES
from tafelrunde.games.ufos.network import City, Flight, NewUfo, Place, controlled, flights, new_ufos
from tafelrunde.games.ufos.reckoning import BUMP_MODIFIERS, GROUP, N_BUMP, N_TRY, TRY_MODIFIERS, named
from tafelrunde.games.ufos.state import Phase
from tafelrunde.games.ufos.survey import (
    AGAINST,
    BUMPS,
    MOST_ROWS,
    OWN,
    PLACE,
    RESISTS,
    RIVAL,
    START,
    THEIRS,
    UFO,
    WIDTH,
    survey,
)
from tafelrunde.kernel import View
from tafelrunde.kernel.record import Array, bytes_of
from tafelrunde.kernel.warm import ready

Kind = Annotated[str, KINDS]


class Try(Struct, frozen=True):
    """A try for a restaurant. It succeeds in `wins` of `rolls` faces: if the die shows `needed` or more.

    `ufo` is in `start` now; where that is not `city`, it has to fly there first. A takeover is from `seat`.
    """

    kind: Literal["open", "take-over"]
    ufo: Kind
    start: Place
    city: City
    seat: int | None
    resistance: int
    modifiers: dict[str, int]
    needed: int
    wins: int
    rolls: int


class Bump(Struct, frozen=True):
    """A bump against `seat`. Of the `rolls` that are no tie, `wins` are won.

    `ufo` is in `start` now; where that is not `place`, it has to fly there first.
    """

    ufo: Kind
    start: Place
    place: Place
    seat: int
    own: dict[str, int]
    against: dict[str, int]
    wins: int
    rolls: int


class Calming(Struct, frozen=True):
    """A flight of a calmer from `start` to `stop` takes back the witnesses of these cities."""

    start: Place
    stop: Place
    cities: dict[City, int]


class Prospects(Struct, frozen=True):
    """All that the seat whose turn it is could come to, and the `ends` of a UFO that is being bumped away.

    While it chooses where a UFO flies: the places it may fly on over, and its flights.
    """

    seat: int
    controlled: dict[City, int]
    """UF-N1 The seat that controls a city."""
    new_ufo: list[NewUfo]
    """Whether each seat may take a new UFO, in its turn."""
    network: list[Place] = []
    flights: list[Flight] = []
    tries: list[Try] = []
    bumps: list[Bump] = []
    calmings: list[Calming] = []
    ends: list[Place] = []


def prospects(view: View) -> Prospects:
    """What everybody has, and what the seat whose turn it is could try for and bump, UFO by UFO."""
    active, phase = int(view.field("active")), view.field("phase")
    ready(view.game, "match", GROUP)
    tables = np.zeros_like(view.table)
    bytes_of(tables)[0] = bytes_of(view.table)[0]
    control, new = controlled(view), new_ufos(tables)
    if not Phase.MOVE <= phase <= Phase.TRY_ROLL:
        return Prospects(active, control, new)
    network, ways = flights(tables) if phase == Phase.AIM else ([], [])
    rows = np.zeros((MOST_ROWS, WIDTH), np.int64)
    found = rows[: survey(tables, rows)].tolist()
    return Prospects(
        active,
        control,
        new,
        network,
        ways,
        [_try(row) for row in found if row[AGAINST] != BUMPS],
        [_bump(row) for row in found if row[AGAINST] == BUMPS],
        _calmings(tables) if phase <= Phase.AIM else [],
        _ends(tables),
    )


def _calmings(tables: Array) -> list[Calming]:
    rows = np.zeros((outlook.MOST_ROWS, outlook.WIDTH), np.int64)
    return [
        Calming(PLACES[start], PLACES[stop], {city: gone for city, gone in zip(CITIES, taken, strict=True) if gone})
        for start, stop, *taken in rows[: outlook.calmings(tables, rows)].tolist()
    ]


def _ends(tables: Array) -> list[str]:
    found = np.zeros(N_PLACES, np.int64)
    outlook.ends(tables, found)
    return [place for place, can in zip(PLACES, found, strict=True) if can]


def _try(row: list[int]) -> Try:
    kind: Literal["open", "take-over"] = "take-over" if row[RIVAL] else "open"
    added = named(TRY_MODIFIERS, row[OWN : OWN + N_TRY])
    needed = row[RESISTS] - sum(added.values())
    return Try(
        kind=kind,
        ufo=KINDS[KIND_OF[row[UFO]]],
        start=PLACES[row[START]],
        city=CITIES[row[PLACE]],
        seat=row[RIVAL] - 1 if row[RIVAL] else None,
        resistance=row[RESISTS],
        modifiers=dict(added),
        needed=needed,
        wins=min(max(N_TWELVE + 1 - needed, 0), N_TWELVE),
        rolls=N_TWELVE,
    )


def _bump(row: list[int]) -> Bump:
    own, against = (named(BUMP_MODIFIERS, row[at : at + N_BUMP]) for at in (OWN, THEIRS))
    wins, rolls = _won_by(sum(own.values()) - sum(against.values()))
    return Bump(
        ufo=KINDS[KIND_OF[row[UFO]]],
        start=PLACES[row[START]],
        place=PLACES[row[PLACE]],
        seat=row[RIVAL] - 1,
        own=dict(own),
        against=dict(against),
        wins=wins,
        rolls=rolls,
    )


@cache
def _won_by(lead: int) -> tuple[int, int]:
    leads = [lead + attack - defence for attack in range(N_SIX) for defence in range(N_SIX)]
    return sum(each > 0 for each in leads), sum(each != 0 for each in leads)
