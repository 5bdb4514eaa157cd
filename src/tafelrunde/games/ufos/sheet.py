"""The table of UFOs! laid out in words: how near the end is, the seats, the map, and the bump that is being fought."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.ufos.box import (
    BURGERS,
    CITIES,
    CITIES_TO_CONTROL,
    ENDS_EVERYWHERE,
    FLEET_SIZE,
    KIND_OF,
    KINDS,
    LAST_ROUND,
    N_CITIES,
    PLACES,
    RESISTANCE,
    RESTAURANTS,
    STANDS,
    VILLAGES,
    WITNESSES,
)
from tafelrunde.games.ufos.network import controlled
from tafelrunde.games.ufos.reckoning import bump_modifiers
from tafelrunde.games.ufos.state import PHASES, Phase
from tafelrunde.games.ufos.tally import tally
from tafelrunde.games.ufos.telling.bumps import sides
from tafelrunde.games.ufos.telling.phrases import at, modifiers, place, places
from tafelrunde.games.ufos.telling.turns import bare_cities, rounds
from tafelrunde.kernel import Cell, Phrase, Row, Seat, Section, Sheet, SheetRow, View

CONTROLS = "★"


def sheet(view: View) -> Sheet:
    """How the match stands, what each seat has and where, the cities and the villages, and the bump."""
    sections = [_standing(view), _seats(view)]
    if view.field("phase") > Phase.START:
        sections += [*_bump(view), _ufos(view), _cities(view), *_witnesses(view), *_stands(view), _supplies(view)]
    elif view.field("tile").any():
        sections += [_ufos(view), _cities(view)]
    return sections


def _label(name: str) -> Phrase:
    return Phrase(f"label-{name}")


def _row(name: str, *cells: Cell) -> SheetRow:
    return SheetRow(_label(name), list(cells))


def _columns(view: View) -> list[Phrase | Seat]:
    return [Seat(seat) for seat in range(view.seats)]


def _standing(view: View) -> Section:
    phase = view.field("phase")
    rows = [_row("phase", Phrase("phase", {"phase": PHASES[phase]}))]
    if phase > Phase.FIRST:
        now = min(rounds(view) + 1, LAST_ROUND)
        rows += [
            _row("round", now),
            *([] if phase == Phase.OVER else [_row("turn", Seat(int(view.field("active"))))]),
            _row("start-player", Seat(int(view.field("start")))),
        ]
    most = int(view.field("counter").max())
    needed = int(CITIES_TO_CONTROL[view.seats])
    rows.append(_row("end-by-control", Phrase("control-so-far", {"count": most, "needed": needed})))
    if ENDS_EVERYWHERE[view.seats]:
        cities = int((view.field("tile") > 0).sum())
        rows.append(
            _row("end-by-restaurants", Phrase("cities-without", {"count": bare_cities(view), "needed": cities}))
        )
    return Section(rows)


def _seats(view: View) -> Section:
    points = [sum(line.points for line in lines) for lines in tally(view)]
    seats = range(view.seats)
    held, seen = view.field("restaurants").sum(axis=1).tolist(), view.field("witnesses").sum(axis=1).tolist()
    stands = view.field("stand")
    fleets = (view.field("ufos") > 0).sum(axis=1).tolist()
    rows = [
        _row("points", *points),
        _row("counter", *(int(view.field("counter")[seat]) for seat in seats)),
        _row("restaurants", *held[: view.seats]),
        _row("stands", *(int((stands == seat + 1).sum()) for seat in seats)),
        _row("witnesses", *seen[: view.seats]),
        _row("ufos", *fleets[: view.seats]),
    ]
    return Section(rows, columns=_columns(view))


def _ufos(view: View) -> Section:
    ufos = view.field("ufos")
    rows = []
    for seat in range(view.seats):
        cell: list[Seat | Phrase] = [
            Phrase("ufo-at", {"ufo": KINDS[KIND_OF[ufo]], "place": PLACES[ufos[seat][ufo] - 1]})
            for ufo in range(FLEET_SIZE)
            if ufos[seat][ufo]
        ]
        rows.append(SheetRow(Seat(seat), [cell or None]))
    return Section(rows, _label("ufos-on-map"))


def _cities(view: View) -> Section:
    tiles, held, control = view.field("tile"), view.field("restaurants"), controlled(view)
    rows = []
    for city in range(N_CITIES):
        if tiles[city]:
            tile, total = tiles[city] - 1, int(held[:, city].sum())
            number = f"{RESISTANCE[tile]} · {BURGERS[tile] - total}/{BURGERS[tile]}"
            lord = control.get(CITIES[city])
            counts = [_held(held[seat, city], seat == lord) for seat in range(view.seats)]
            rows.append(SheetRow(place(CITIES[city]), [number, *counts]))
    return Section(rows, _label("cities"), [_label("resistance-and-sites"), *_columns(view)])


def _held(count: int, controls: bool) -> Cell:
    return f"{count}{CONTROLS}" if controls else int(count) or None


def _witnesses(view: View) -> Iterator[Section]:
    seen = view.field("witnesses")
    rows = [
        SheetRow(place(CITIES[city]), [int(seen[seat][city]) or None for seat in range(view.seats)])
        for city in range(N_CITIES)
        if seen[:, city].any()
    ]
    if rows:
        yield Section(rows, _label("witnesses-in-cities"), _columns(view))


def _stands(view: View) -> Iterator[Section]:
    stands = view.field("stand").tolist()
    rows = []
    for seat in range(view.seats):
        own = [village for number, village in enumerate(VILLAGES) if stands[number] == seat + 1]
        if own:
            rows.append(SheetRow(Seat(seat), [places(own)]))
    if rows:
        yield Section(rows, _label("stands-in-villages"))


def _supplies(view: View) -> Section:
    ufos, stands = view.field("ufos"), view.field("stand")
    seats = range(view.seats)
    rows = [
        SheetRow(Phrase("ufo", {"ufo": name}), [_ufos_left(ufos[seat], kind) for seat in seats])
        for kind, name in enumerate(KINDS)
    ]
    rows += [
        _row("restaurants", *(RESTAURANTS - int(view.field("restaurants")[seat].sum()) for seat in seats)),
        _row("stands", *(STANDS - int((stands == seat + 1).sum()) for seat in seats)),
        _row("witnesses", *(WITNESSES - int(view.field("witnesses")[seat].sum()) for seat in seats)),
    ]
    return Section(rows, _label("supply"), _columns(view))


def _ufos_left(fleet: Row, kind: int) -> int:
    return sum(1 for ufo in range(FLEET_SIZE) if KIND_OF[ufo] == kind and not fleet[ufo])


def _bump(view: View) -> Iterator[Section]:
    if not view.field("fight"):
        return
    here = PLACES[view.field("fight") - 1]
    attacker, defender = sides(view)
    rows = [_row("attacker", Seat(attacker)), _row("defender", Seat(defender))]
    if view.field("phase") in (Phase.SUPPORT, Phase.BUMP_ROLL):
        for name, added in zip(("for-attacker", "for-defender"), bump_modifiers(view), strict=True):
            rows.append(_row(name, modifiers("bump", added) or 0))
    else:
        way = [PLACES[each - 1] for each in view.field("way").tolist() if each]
        rows += [_row("winner", Seat(int(view.field("decider")))), _row("to-share", view.field("to_share"))]
        rows += [_row("way", places(way)), _row("steps-left", view.field("steps_left"))] if way else []
    yield Section(rows, Phrase("label-bump", {"at": at(here)}))
