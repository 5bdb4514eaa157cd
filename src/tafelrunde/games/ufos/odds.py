"""Help for people: how likely a planned bump, opening or takeover is to succeed, with every modifier by its name.

    odds_of(match.view(0), "fly standard from roswell", "to mexico")

looks at the moves as if they had been made and everything else stayed. Modifiers and successes come from the rules
themselves: each face of the dice is tried on a copy of the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from tafelrunde.games.ufos.box import ATTACKER, BIT, CITIES, DEFENDER, KIND_OF, PLACES, SIDES
from tafelrunde.games.ufos.moves import TABLE
from tafelrunde.games.ufos.rules.actions import begin_opening, begin_takeover, may_open, may_take_over
from tafelrunde.games.ufos.rules.bump_value import (
    for_attacking,
    for_further_ufos,
    for_leader,
    for_own_ufos_near,
    for_supporters,
)
from tafelrunde.games.ufos.rules.bumping import begin_bump, contested
from tafelrunde.games.ufos.rules.chart import is_city, resistance
from tafelrunde.games.ufos.rules.movement import stop_moving
from tafelrunde.games.ufos.rules.resistance import (
    for_acting_ufo,
    for_foreign_restaurants,
    for_further_helpers,
    for_stands_near,
)
from tafelrunde.games.ufos.rules.witnesses import for_witnesses
from tafelrunde.games.ufos.state import ACTING, BUMP_ROLLING, SHARING, SUPPORTING, TRYING
from tafelrunde.kernel import ALLOWED, BadSetup, Move, Refused, Row, View, engine
from tafelrunde.kernel.compiled import INTS, NUMBER, TABLES, entry
from tafelrunde.kernel.record import Array, bytes_of
from tafelrunde.kernel.warm import ready

BUMP_MODIFIERS = ("attacking", "leader", "further-ufos", "own-ufos-near", "supporters")
TRY_MODIFIERS = ("stands-near", "foreign-restaurants", "witnesses", "acting-ufo", "further-ufos")
RESISTANCE = "resistance"

_GROUP = "ufos-odds"


@dataclass(frozen=True)
class Odds:
    """What a plan is worth. `kind` is bump, open or take-over; the modifiers are all there are, those of 0 included.

    A bump succeeds if die and own modifiers are more than die and modifiers of the other side, ties being rolled again;
    an opening or a takeover if die and own modifiers are not less than the resistance.
    """

    kind: str
    place: str
    chance: Fraction
    own: Mapping[str, int]
    against: Mapping[str, int]


def odds_of(view: View, *planned: Move | str, support: Mapping[int, str] | None = None) -> Odds | None:
    """The odds of what comes of the planned moves: of the bump where a UFO flies to, else of the restaurant it can try
    for there; None if no dice will fall. Who has not yet said whom they support counts for nobody, unless `support`
    supposes it.
    """
    ready(view.game, "match", _GROUP)
    tables = _copy(view.table)
    last: Move | None = None
    place = -1
    for said in planned:
        last = TABLE.find(said)
        place = _place_of_chosen(tables)
        _make(view, tables, last)
    phase = int(tables["phase"][0])
    if phase in (SUPPORTING, BUMP_ROLLING):
        return _bump(tables, int(tables["fight"][0]) - 1, support)
    if phase == TRYING:
        return _try(tables)
    if last is not None and last.kind == "to":
        return _after_flight(tables, PLACES.number(last.parts["place"]), support)
    if last is not None and last.kind == "onto" and face_takeover(tables, place, int(last.parts["seat"])):
        return _try(tables)
    return None


def _after_flight(tables: Array, place: int, support: Mapping[int, str] | None) -> Odds | None:
    if face_bump(tables, place):
        return _bump(tables, place, support)
    return _try(tables) if face_opening(tables, place) else None


def _place_of_chosen(tables: Array) -> int:
    chosen = int(tables["chosen"][0])
    return int(tables["ufos"][0][tables["active"][0], chosen - 1]) - 1 if chosen else -1


def _copy(tables: Array) -> Array:
    copy = np.zeros_like(tables)
    bytes_of(copy)[0] = bytes_of(tables)[0]
    return copy


def _make(view: View, tables: Array, move: Move) -> None:
    broken = engine.refusal(tables, move.number)
    if broken != ALLOWED:
        rule = view.game.rule_ids[broken]
        raise Refused(move, rule, lambda lang: view.game.words.refusal(lang, rule), view.legal)
    _fall(tables, move)


def _fall(tables: Array, move: Move) -> None:
    engine.retell(tables, np.array([move.number]), 0, np.zeros(1, np.int64))


def _bump(tables: Array, place: int, support: Mapping[int, str] | None) -> Odds:
    for seat, side in (support or {}).items():
        if not 0 <= seat < int(tables["seats"][0]):
            raise BadSetup(f"there is no seat {seat!r:.40} to support anybody")
        tables["support"][0][seat] = SIDES.number(side) + 1
    tables["phase"] = BUMP_ROLLING
    values = np.zeros(2 * len(BUMP_MODIFIERS), np.int64)
    weigh_bump(tables, values)
    own, against = (dict(zip(BUMP_MODIFIERS, half, strict=True)) for half in values.reshape(2, -1).tolist())
    won = lost = 0
    for move in TABLE:
        if move.kind == "bump-roll":
            rolled = _copy(tables)
            _fall(rolled, move)
            decided = int(rolled["phase"][0]) == SHARING
            wins = rolled["decider"][0] == rolled["active"][0]
            won += decided and bool(wins)
            lost += decided and not wins
    return Odds("bump", PLACES[place], Fraction(won, won + lost), own, against)


def _try(tables: Array) -> Odds:
    kind = "take-over" if tables["rival"][0] else "open"
    city = _place_of_chosen(tables)
    had = tables["restaurants"][0].sum(axis=1)
    values = np.zeros(len(TRY_MODIFIERS) + 1, np.int64)
    weigh_try(tables, values)
    own = dict(zip(TRY_MODIFIERS, values.tolist()[:-1], strict=True))
    done = tried = 0
    for move in TABLE:
        if move.kind == "try-roll":
            rolled = _copy(tables)
            _fall(rolled, move)
            tried += 1
            done += int((rolled["restaurants"][0].sum(axis=1) > had).any())
    return Odds(kind, CITIES[city], Fraction(done, tried), own, {RESISTANCE: int(values[-1])})


@entry(_GROUP, TABLES, NUMBER)
def face_bump(tables: Any, place: int) -> bool:
    """UF-B1 Whether there is a bump to come in a place; then it begins."""
    if contested(tables[0]) & BIT[place] == 0:
        return False
    begin_bump(tables[0], place)
    return True


@entry(_GROUP, TABLES, NUMBER)
def face_opening(tables: Any, city: int) -> bool:
    """UF-A4 Whether a restaurant may be tried for in a city; then the die is about to fall."""
    stop_moving(tables[0])
    tables[0].phase = ACTING
    if not is_city(city) or may_open(tables[0], city) != ALLOWED:
        return False
    begin_opening(tables[0], city)
    return True


@entry(_GROUP, TABLES, NUMBER, NUMBER)
def face_takeover(tables: Any, city: int, seat: int) -> bool:
    """UF-A5 Whether a restaurant may be taken over; then the die is about to fall."""
    stop_moving(tables[0])
    tables[0].phase = ACTING
    if not is_city(city) or may_take_over(tables[0], city, seat) != ALLOWED:
        return False
    begin_takeover(tables[0], city, seat)
    return True


@entry(_GROUP, TABLES, INTS)
def weigh_bump(tables: Any, values: Row) -> None:
    """UF-B2 The modifiers of the attacker, then those of the defender, as BUMP_MODIFIERS names them."""
    table = tables[0]
    at = 0
    for side in (ATTACKER, DEFENDER):
        seat = table.active + 0 if side == ATTACKER else table.rival - 1
        values[at] = for_attacking(side)
        values[at + 1] = for_leader(table, seat, table.fight - 1)
        values[at + 2] = for_further_ufos(table, seat, table.fight - 1)
        values[at + 3] = for_own_ufos_near(table, seat, table.fight - 1)
        values[at + 4] = for_supporters(table, side, table.fight - 1)
        at += len(BUMP_MODIFIERS)


@entry(_GROUP, TABLES, INTS)
def weigh_try(tables: Any, values: Row) -> None:
    """UF-A7 The modifiers as TRY_MODIFIERS names them, then the resistance."""
    table = tables[0]
    city = table.ufos[table.active, table.chosen - 1] - 1
    values[0] = for_stands_near(table, table.active, city)
    values[1] = for_foreign_restaurants(table, table.active, city)
    values[2] = for_witnesses(table, table.active, city)
    values[3] = for_acting_ufo(KIND_OF[table.chosen - 1])
    values[4] = for_further_helpers(table, table.active, city)
    values[5] = resistance(table, city)
