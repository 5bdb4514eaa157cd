"""Whatever is handed in: a ValueError with words, and nothing has changed."""

import json
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tafelrunde as tr
from tafelrunde.kernel import Batch, playouts
from tests.kernel.matches import FESTIVAL, KEY, halfway, whole

few = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])

HUGE = 10**5000
letters = st.text(st.characters(), max_size=20)
numbers = st.one_of(st.integers(), st.sampled_from([0, -1, 1, 4, 5, 2**63, 2**64, -(2**63), 10**4000]))
scalars = st.one_of(
    st.none(),
    st.booleans(),
    numbers,
    st.floats(),
    letters,
    st.binary(max_size=10),
    st.sampled_from(
        ["festival", "take dancer-1 up", "hand to 1", "simplified", "undo to 3", object(), np.int64(4), 1j]
    ),
)
junk = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.tuples(inner, inner),
        st.dictionaries(
            st.one_of(letters, st.sampled_from(["seats", "simplified", "game", "table"])), inner, max_size=4
        ),
        st.sets(st.one_of(st.integers(), letters), max_size=3),
    ),
    max_leaves=8,
)
wholes = st.one_of(junk, st.integers(min_value=1, max_value=6))

MATCH = halfway()
BEFORE = whole(MATCH)
QUICKLY_BEFORE = MATCH.state_bytes(), MATCH.legal, len(MATCH.log)
POSITION = MATCH.position()
FILE = json.loads(MATCH.to_json())
BATCH = Batch(FESTIVAL, 3, 4)


def survives(what, *args, **named):
    """Call it: either it works, or it raises a ValueError of ours with words; the match stays as it was."""
    result, words = None, "it worked"
    try:
        result = what(*args, **named)
    except tr.TafelError as error:
        words = str(error)
    assert 0 < len(words.strip()) < 2000
    assert (MATCH.state_bytes(), MATCH.legal, len(MATCH.log)) == QUICKLY_BEFORE
    return result


@few
@given(junk, junk, junk, junk, junk)
def test_start(seats, seed, options, key, contributions):
    """Any seats, seed, options, key and contributions."""
    survives(FESTIVAL.start, seats)
    survives(FESTIVAL.start, 4, seed=seed)
    survives(FESTIVAL.start, 4, options=options)
    survives(FESTIVAL.start, 4, key=key)
    survives(FESTIVAL.start, 4, contributions=contributions)
    survives(FESTIVAL.start, 5, seed=1, contributions=contributions)
    survives(FESTIVAL.start, seats, seed=seed, options=options, key=key, contributions=contributions)


@few
@given(junk)
def test_dice(script):
    """Any script."""
    survives(FESTIVAL.start, 4, dice=script)
    survives(FESTIVAL.from_position, POSITION, dice=script)
    survives(FESTIVAL.from_position, POSITION, seed=script)


@few
@given(junk)
def test_game(name):
    """Any name of a game."""
    survives(tr.game, name)


@few
@given(junk)
def test_play_and_why_not(said):
    """Any move; what is not refused as unknown is refused by a rule or is legal, and is not played here."""
    if said not in [str(move) for move in MATCH.legal]:
        survives(MATCH.play, said)
    survives(MATCH.why_not, said)


@few
@given(junk)
def test_views(seat):
    """Any seat, any seed of an imagined world, any field, any language."""
    survives(MATCH.view, seat)
    survives(MATCH.moves_seen_by, seat)
    survives(MATCH.view(0).imagine, seat)
    survives(MATCH.view(0).imagined, seat)
    survives(MATCH.view(0).field, seat)
    survives(FESTIVAL.words.say, seat, "game-title")
    survives(FESTIVAL.words.rulebook, seat)
    survives(MATCH.why_not("hand to 0" if "hand to 0" not in map(str, MATCH.legal) else "first is 0").text, seat)


@few
@given(junk)
def test_undo(decisions):
    """Any number of decisions to take back, in a match with none."""
    match = FESTIVAL.start(4, seed=1)
    before = whole(match)
    survives(match.undo, decisions)
    survives(partial(match.undo_to, new_dice=False), decisions)
    assert whole(match) == before


@few
@given(junk, st.sampled_from(sorted(POSITION)), st.sampled_from(sorted(POSITION["table"])), junk)
def test_from_position(thing, part, field, value):
    """Anything as a position, as a part of one, as a field of its table, as a value in a field."""
    survives(FESTIVAL.from_position, thing)
    survives(FESTIVAL.from_position, POSITION | {part: thing})
    survives(FESTIVAL.from_position, POSITION | {"table": POSITION["table"] | {field: value}})
    row = POSITION["table"][field]
    if isinstance(row, list):
        survives(FESTIVAL.from_position, POSITION | {"table": POSITION["table"] | {field: [value, *row[1:]]}})
    if isinstance(row, dict):
        survives(FESTIVAL.from_position, POSITION | {"table": POSITION["table"] | {field: row | {"clown-1": value}}})


def written(thing):
    """The thing as JSON, with whatever cannot be written as text."""
    return json.dumps(thing, default=str, skipkeys=True)


json_junk = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), letters),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(letters, inner, max_size=4),
    max_leaves=8,
)


@few
@given(st.one_of(json_junk, letters), st.sampled_from(sorted(FILE)), st.integers(0, len(FILE["moves"]) - 1), json_junk)
def test_from_json_and_verify(thing, part, at, value):
    """Any text, any JSON, any value in a part of a file, or in place of one of its moves."""
    files = [
        thing if isinstance(thing, str) else written(thing),
        written(FILE | {part: value}),
        written(FILE | {"moves": [*FILE["moves"][:at], value, *FILE["moves"][at + 1 :]]}),
        written(FILE | {"dice": FILE["dice"] | {"seed": value}}),
        written(FILE | {"dice": {"kind": "key", "commitment": "0", "key": value}}),
        written(FILE | {"position": value}),
        written(FILE | {"outcome": value}),
    ]
    for text in files:
        survives(tr.Match.from_json, text)
        assert all(survives(tr.verify, text).wrong)


@few
@given(junk)
def test_what_is_not_even_text(thing):
    """Anything in place of the text of a file."""
    survives(tr.Match.from_json, thing)
    survives(tr.verify, thing)


@few
@given(wholes, wholes, junk, wholes, wholes)
def test_playouts(n, seats, options, seed, threads):
    """Any numbers; those that would play for hours are left out."""
    if isinstance(n, int) and n > 50:
        n = -n
    survives(playouts, FESTIVAL, n, seats=4)
    survives(playouts, FESTIVAL, 2, seats=seats)
    survives(playouts, FESTIVAL, 2, seats=4, options=options)
    survives(playouts, FESTIVAL, 2, seats=4, seed=seed)
    survives(playouts, FESTIVAL, 2, seats=4, threads=threads if not isinstance(threads, int) or threads < 4 else -1)


@few
@given(wholes, wholes, junk, wholes)
def test_batch(n, seats, options, seed):
    """Any numbers; those that would fill the memory are left out."""
    if isinstance(n, int) and n > 50:
        n = -n
    survives(Batch, FESTIVAL, n, 4)
    survives(Batch, FESTIVAL, 2, seats)
    survives(Batch, FESTIVAL, 2, 4, options)
    survives(Batch, FESTIVAL, 2, 4, seed=seed)


@few
@given(st.one_of(junk, st.lists(numbers, min_size=3, max_size=3)))
def test_batch_step(moves):
    """Anything in place of an array of moves; if it is refused, nothing is played."""
    before = BATCH._tables.tobytes()
    try:
        BATCH.step(moves)
    except tr.TafelError:
        assert BATCH._tables.tobytes() == before


@few
@given(junk)
def test_batch_reset(seed):
    """Any seed; if it is refused, nothing is reset."""
    before = BATCH._tables.tobytes()
    try:
        BATCH.reset(seed)
    except tr.TafelError:
        assert BATCH._tables.tobytes() == before


def test_absurd_sizes_are_refused():
    """More matches than fit into any memory, more threads than any machine has, seeds beyond their bound."""
    for n in (0, -1, 2**40, 10**30, HUGE):
        with pytest.raises(tr.BadSetup):
            playouts(FESTIVAL, n, seats=4)
        with pytest.raises(tr.BadSetup):
            Batch(FESTIVAL, n, 4)
    for threads in (0, -1, 10_000, HUGE):
        with pytest.raises(tr.BadSetup):
            playouts(FESTIVAL, 1, seats=4, threads=threads)


def test_things_that_hold_themselves_are_refused():
    """A list in itself, a dict in itself: the words are short."""
    ring: Any = []
    ring.append(ring)
    loop: Any = {}
    loop["game"] = loop
    for thing in (ring, loop):
        for what in (
            FESTIVAL.start,
            FESTIVAL.from_position,
            MATCH.play,
            MATCH.why_not,
            MATCH.view,
            MATCH.undo,
            tr.game,
        ):
            with pytest.raises(tr.TafelError) as caught:
                what(thing)
            assert len(str(caught.value)) < 300
        with pytest.raises(tr.TafelError):
            BATCH.step(thing)
    assert whole(MATCH) == BEFORE


def test_contributions_need_a_key():
    """Beside a seed or a script they would be lost, so they are refused; without either they are mixed in."""
    names = ["a", "b", "c", "d"]
    for how in ({"seed": 1}, {"dice": ["first is 0"]}):
        with pytest.raises(tr.BadSetup, match="contributions"):
            FESTIVAL.start(4, contributions=names, **how)
        with pytest.raises(tr.BadSetup, match="contributions"):
            FESTIVAL.start(4, contributions=42, **how)
    assert FESTIVAL.start(4, contributions=names).source.contributions == tuple(names)
    assert FESTIVAL.start(4, key=KEY, contributions=names).source.contributions == tuple(names)


def test_every_error_is_a_value_error():
    """Whoever catches ValueError catches all of them."""
    for name in tr.__all__:
        thing = getattr(tr, name)
        if isinstance(thing, type) and issubclass(thing, BaseException):
            assert issubclass(thing, ValueError), name
