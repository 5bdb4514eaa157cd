"""Law 11: if everybody moves on by one chair, everything happens to the chairs one further."""

from __future__ import annotations

import numpy as np

from tafelrunde.kernel import Game, Match, Move, engine
from tafelrunde.kernel.names import Seats
from tafelrunde.kernel.options import numbered
from tafelrunde.kernel.record import Array, bytes_of
from tafelrunde.kernel.warm import ready
from tafelrunde.testkit.broken import LawBroken, Place, differences
from tafelrunde.testkit.setups import Setup


def renaming_the_seats_renames_the_match(setup: Setup, seed: int = 1) -> None:
    """Play a random match, and the same with every seat one chair further: states, points and places are the same."""
    *_, match = setup.random_match(seed)
    game, seats = setup.game, setup.seats
    tables = game.record.blank()
    engine.begin(tables, seats, numbered(game.declared_options, match.options))
    turned = _turned(game, tables, seats)
    ready(game, "asking")
    seen = np.zeros(1, np.int64)
    for number, played in enumerate(match.played):
        place = Place(setup, seed, move=number)
        expected = _turned(game, tables, seats)
        if expected.tobytes() != turned.tobytes():
            what = "with the seats renamed the match goes another way"
            raise LawBroken(11, what, place, tuple(differences(game.record, turned[0], expected[0])))
        move = _turned_move(game, played.move, seats)
        if engine.refusal(turned, move):
            raise LawBroken(11, f"{played.move} is legal, but with the seats renamed {game.moves[move]} is not", place)
        engine.retell(tables, np.array([played.move.number]), 0, seen)
        engine.retell(turned, np.array([move]), 0, seen)
    if _end(game, turned, seats) != _renamed_end(match):
        raise LawBroken(11, "with the seats renamed the match ends otherwise", Place(setup, seed))


def _end(game: Game, tables: Array, seats: int) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    points, places = np.zeros((2, seats), np.int64)
    reason = game.reasons[engine.finish(tables, points, places)]
    return reason, tuple(points.tolist()), tuple(places.tolist())


def _renamed_end(match: Match) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    outcome = match.outcome
    assert outcome is not None
    points, places = (tuple(np.roll(each, 1).tolist()) for each in (outcome.points, outcome.places))
    return outcome.reason, points, places


def _turned(game: Game, tables: Array, seats: int) -> Array:
    """The table with every seat one chair further."""
    turned = game.record.blank()
    bytes_of(turned)[0] = bytes_of(tables)[0]
    for name, field in game.record.fields.items():
        values = turned[name][0]
        for axis, names in enumerate(field.axes):
            if isinstance(names, Seats):
                part = [slice(None)] * len(field.axes)
                part[axis] = slice(0, seats)
                values[tuple(part)] = np.roll(values[tuple(part)], 1, axis)
        if isinstance(field.of, Seats):
            turned[name][0] = np.where(values < seats, (values + 1) % seats, values)
        if isinstance(field.maybe, Seats):
            turned[name][0] = np.where((values > 0) & (values <= seats), values % seats + 1, values)
    return turned


def _turned_move(game: Game, move: Move, seats: int) -> int:
    """The same move with the seats it names one chair further."""
    parts = dict(move.parts)
    for part, value in parts.items():
        if isinstance(game.moves.names(move.kind, part), Seats) and int(value) < seats:
            parts[part] = str((int(value) + 1) % seats)
    return next(each.number for each in game.moves if each.kind == move.kind and dict(each.parts) == parts)
