"""The laws every game obeys, on random matches of every number of seats with every option."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.kernel import NATURE, OVER, Match, engine
from tafelrunde.kernel.names import Seats
from tafelrunde.kernel.record import bytes_of
from tests.laws.inspector import watch, watch_apart

TESTS = Path(__file__).parents[1]
MATCHES, MOVES = 1000, 250_000
STOP_EVERY = 40
WAYS = {"interpreted": {"TAFELRUNDE_INTERPRETED": "1"}, "bounds": {"NUMBA_BOUNDSCHECK": "1"}}
FEW_MOVES = {"interpreted": 150, "bounds": 30_000}


def test_random_matches_obey_the_laws(name, seats, options):
    """Laws 1, 2, 3, 5, 6, 7, 8: watched move by move, up to a thousand matches; hidden places really vary."""
    report = watch(tr.game(name), seats, options, MATCHES, MOVES)
    assert report.broken == ""
    assert report.matches == MATCHES or report.decisions > MOVES / 2
    if any(field.sight != "everyone" for field in tr.game(name).record.fields.values()):
        assert report.varied > report.imagined / 2


@pytest.mark.soak
def test_very_many_random_matches_obey_the_laws(name, seats, options):
    """The same over fifty thousand matches."""
    assert watch(tr.game(name), seats, options, 50 * MATCHES, 1000 * MOVES, seed=2).broken == ""


@pytest.mark.parametrize("way", WAYS)
def test_rules_run_the_same_however_they_run(name, seats, options, way):
    """Law 3: compiled, interpreted and with bounds checked, every byte of every state is the same."""
    moves = FEW_MOVES[way]
    here = watch(tr.game(name), seats, options, MATCHES, moves)
    assert watch_apart(name, seats, options, MATCHES, moves, **WAYS[way]) == here


def test_everything_survives_json(name, seats, options):
    """Law 4: match, position, view and move come back from JSON as they were, in the middle and at the end."""
    game = tr.game(name)
    rng = random.Random(f"{name} {seats} {options}")
    match = game.start(seats=seats, seed=rng.getrandbits(60), options=options)
    decisions = 0
    while not match.over:
        if decisions % STOP_EVERY == 1:
            _check_json(match)
        match.play(rng.choice(match.legal))
        decisions += 1
    _check_json(match)


def _check_json(match: Match) -> None:
    again = tr.Match.from_json(match.to_json())
    assert again.state_bytes() == match.state_bytes()
    assert again.legal == match.legal
    assert again.to_json() == match.to_json()
    position = json.loads(json.dumps(match.position()))
    placed = match.game.from_position(position)
    assert placed.state_bytes() == match.state_bytes()
    assert placed.legal == match.legal
    for seat in (*range(match.seats), None):
        view = match.view(seat).to_dict()
        assert json.loads(json.dumps(view)) == view
    for move in match.legal:
        assert match.game.moves.find(str(move)) is move


def test_logs_are_views_too(name, seats, options):
    """Law 5: what a seat may not see of a move is not in its log, and its own decisions are there in full."""
    match = tr.game(name).start(seats=seats, seed=5, options=options)
    rng = random.Random(5)
    while not match.over:
        match.play(rng.choice(match.legal))
    for seat in (*range(seats), None):
        told = match.moves_seen_by(seat)
        for played, learned in zip(match.line, told, strict=True):
            if played.seat == seat and seat is not None:
                assert learned == played.move
            if learned != played.move:
                assert learned.number >= match.game.moves.of_nature + match.game.moves.of_seats


def test_every_way_of_ending_has_a_recorded_match(name):
    """Law 9: the recorded matches replay byte for byte, and show every ending and every number of seats."""
    game = tr.game(name)
    reasons, seats = set(), set()
    for file in sorted((TESTS / "games" / name / "recorded").glob("*.json")):
        text = file.read_text(encoding="utf-8").rstrip("\n")
        match = tr.Match.from_json(text)
        assert match.outcome is not None, file.name
        assert match.to_json() == text, file.name
        reasons.add(match.outcome.reason)
        seats.add(match.seats)
    assert reasons == set(game.reasons)
    assert seats == set(game.seats)


def test_renaming_the_seats_renames_the_match(name, seats, options):
    """Law 11: if everybody moves on by one chair, everything happens to the chairs one further."""
    game = tr.game(name)
    rng = random.Random(f"{name} {seats} {options}")
    match = game.start(seats=seats, seed=rng.getrandbits(60), options=options)
    while not match.over:
        match.play(rng.choice(match.legal))
    tables = game.record.blank()
    engine.begin(tables, seats, np.array([game.options[k].number(v) for k, v in match.options.items()], np.int64))
    turned = _turned(game, tables, seats)
    told = np.zeros(1, np.int64)
    for played in match.line:
        assert _turned(game, tables, seats).tobytes() == turned.tobytes(), f"before {played.move}"
        move = _turned_move(game, played.move, seats)
        assert engine.refusal(turned, move) == 0, f"{played.move} turned is {game.moves[move]}"
        engine.retell(tables, np.array([played.move.number]), 0, told)
        engine.retell(turned, np.array([move]), 0, told)
    points, places = np.zeros((2, seats), np.int64)
    assert match.outcome is not None
    assert game.reasons[engine.finish(turned, points, places)] == match.outcome.reason
    assert tuple(np.roll(points, -1)) == match.points
    assert tuple(np.roll(places, -1)) == match.outcome.places


def _turned(game, tables, seats):
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


def _turned_move(game, move, seats):
    """The same move with the seats it names one chair further."""
    parts = dict(move.parts)
    for part, value in parts.items():
        if isinstance(game.moves.names(move.kind, part), Seats) and int(value) < seats:
            parts[part] = str((int(value) + 1) % seats)
    return next(each.number for each in game.moves if each.kind == move.kind and dict(each.parts) == parts)


def test_nature_and_the_end_are_no_seats():
    """The numbers for chance and for the end are told apart from seats."""
    assert NATURE < 0 > OVER
