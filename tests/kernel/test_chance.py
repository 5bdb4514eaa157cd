"""Where NATURE's numbers come from: keys that can be verified, seeds, scripts."""

import hashlib
import hmac
import json
import math
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.kernel import below
from tafelrunde.kernel.chance import KeyedDice, commitment, key_from_seed
from tafelrunde.kernel.compiled import INTS, NUMBER, entry
from tafelrunde.kernel.dice import new_dice, roll
from tests.kernel.matches import FESTIVAL, KEY, finished, play_on, whole

OTHER_KEY = bytes(range(1, 33))
NAMES = ["Anna", "Ben", "Clara", "David"]
EVEN = np.ones(6, np.int32)


def draws(match):
    """The moves NATURE made."""
    return [str(each.move) for each in match.played if each.seat is None]


def numbers(dice, chances, count):
    """So many numbers of the dice."""
    return [dice.decide(chances) for _ in range(count)]


def chi_square(found, expected):
    """How far counts are from what is expected of them."""
    return sum((found[each] - expected[each]) ** 2 / expected[each] for each in expected)


def far_out(degrees):
    """What a chi-square exceeds once in a hundred thousand times, about (Wilson and Hilferty)."""
    return degrees * (1 - 2 / (9 * degrees) + 4.265 * math.sqrt(2 / (9 * degrees))) ** 3


def test_the_commitment_is_there_before_the_first_move_and_the_key_only_after_the_last():
    """Before the end neither the match nor its file tells the key, unless the file is asked for with it."""
    match = FESTIVAL.start(seats=4, key=KEY)
    published = match.commitment
    assert published == commitment(KEY)
    while not match.over:
        assert match.key is None
        assert match.commitment == published
        play_on(match, decisions=7)
    assert match.key == KEY
    assert commitment(match.key) == published


def test_the_file_of_a_running_match_does_not_hold_the_key():
    """Of a finished one it does."""
    running = play_on(FESTIVAL.start(seats=4, key=KEY), decisions=30)
    assert KEY.hex() not in running.to_json()
    assert KEY.hex() in running.to_json(with_key=True)
    over = play_on(running)
    assert KEY.hex() in over.to_json()
    assert KEY.hex() not in over.to_json(with_key=False)


def test_the_key_is_in_no_message_about_the_match():
    """repr of a match, of its dice and of its views do not tell the key, so no log and no crash report does."""
    match = FESTIVAL.start(seats=4, key=KEY)
    for thing in (match, match.source, match.source.dice, match.view(0), match.view(None), match.__dict__):
        assert KEY.hex() not in repr(thing)
        assert repr(KEY)[2:40] not in repr(thing)


def test_without_anything_given_the_key_is_new():
    """Two matches have different keys and different commitments, 256 bits each."""
    one, other = FESTIVAL.start(seats=4), FESTIVAL.start(seats=4)
    assert one.commitment != other.commitment
    assert len(one.source.key) == 32
    assert draws(play_on(one)) != draws(play_on(other))


def test_the_same_key_gives_the_same_dice():
    """Key, setup and contributions decide everything NATURE does."""
    one, other = (FESTIVAL.start(seats=4, key=KEY, contributions=NAMES) for _ in range(2))
    assert play_on(one).to_json() == play_on(other).to_json()


def test_another_key_gives_other_dice():
    """And another commitment."""
    one, other = FESTIVAL.start(seats=4, key=KEY), FESTIVAL.start(seats=4, key=OTHER_KEY)
    assert draws(one) != draws(other)
    assert one.commitment != other.commitment


@pytest.mark.parametrize("seat", range(4))
def test_every_contribution_changes_the_dice_and_not_the_commitment(seat):
    """Each seat alone can make the dice other than whoever chose the key could have planned."""
    theirs = [name + "!" * (i == seat) for i, name in enumerate(NAMES)]
    one = FESTIVAL.start(seats=4, key=KEY, contributions=NAMES)
    other = FESTIVAL.start(seats=4, key=KEY, contributions=theirs)
    assert one.commitment == other.commitment
    assert draws(play_on(one)) != draws(play_on(other))


def test_contributions_cannot_be_shifted_between_seats():
    """Two ways of cutting the same letters into contributions are two streams."""
    one = KeyedDice(KEY, {}, ["ab", "c"])
    other = KeyedDice(KEY, {}, ["a", "bc"])
    third = KeyedDice(KEY, {}, ['ab","c'])
    streams = [numbers(dice, EVEN, 40) for dice in (one, other, third)]
    assert streams[0] != streams[1] != streams[2] != streams[0]


def test_the_setup_changes_the_dice():
    """One key for two setups gives two streams, so that one match tells nothing of another."""
    streams = {
        tuple(numbers(KeyedDice(KEY, setup), EVEN, 40))
        for setup in ({"seats": 4}, {"seats": 5}, {"seats": 4, "options": {"simplified": True}}, {})
    }
    assert len(streams) == 4


def test_commitment_and_stream_never_share_a_value():
    """The commitment is neither the root of the stream nor any value it is read from, nor does it lead there."""
    for seed in range(40):
        key = key_from_seed(seed)
        published = bytes.fromhex(commitment(key))
        dice = KeyedDice(key, {"seats": 4}, NAMES)
        values = {hmac.digest(dice._stream, b"%d.%d" % (n, a), hashlib.sha256) for n in range(50) for a in range(2)}
        assert published not in values | {dice._stream, key}
        assert len(values) == 100
        from_commitment = KeyedDice(published, {"seats": 4}, NAMES)
        assert numbers(from_commitment, EVEN, 40) != numbers(dice, EVEN, 40)
        assert published.hex() not in {value.hex() for value in values}


def test_the_labels_of_commitment_stream_and_seed_differ():
    """An empty setup does not make the stream's root the commitment, and a seed's key is not its digest alone."""
    assert KeyedDice(KEY, {})._stream.hex() != commitment(KEY)
    assert key_from_seed(7) != hashlib.sha256(b"7").digest()
    assert key_from_seed(7) != key_from_seed(8)


def test_the_stream_is_what_it_was():
    """Numbers, commitment and seed as they are: whoever changes them makes every published match unverifiable."""
    dice = KeyedDice(KEY, {"game": "festival", "seats": 4}, NAMES)
    root = hmac.digest(
        KEY,
        b"tafelrunde stream 1\0"
        + json.dumps([{"game": "festival", "seats": 4}, NAMES], sort_keys=True, separators=(",", ":")).encode(),
        hashlib.sha256,
    )
    for n in range(20):
        chunk = int.from_bytes(hmac.digest(root, b"%d.0" % n, hashlib.sha256)[:8], "big")
        assert dice.decide(EVEN) == chunk % 6
    assert commitment(KEY) == hmac.digest(KEY, b"tafelrunde commitment 1", hashlib.sha256).hex()
    assert key_from_seed(7) == hashlib.sha256(b"tafelrunde seed 1\x007").digest()


def test_keyed_dice_are_fair():
    """Over 28,000 rolls of uneven weights each number comes as often as it should."""
    chances = np.array([1, 0, 2, 3, 0, 1], np.int32)
    found = Counter(numbers(KeyedDice(KEY, {}), chances, 7 * 4000))
    assert set(found) == set(range(7))
    assert chi_square(found, dict.fromkeys(range(7), 4000)) < far_out(6)


def test_keyed_dice_do_not_remember():
    """Each number follows each other number equally often."""
    rolled = numbers(KeyedDice(OTHER_KEY, {}), EVEN, 18_000)
    pairs = Counter(zip(rolled[::2], rolled[1::2], strict=True))
    assert chi_square(pairs, {(a, b): 250 for a in range(6) for b in range(6)}) < far_out(35)


def test_every_card_is_as_likely_to_be_drawn_first():
    """The first card of 1,200 seeded matches: each of the 60 cards equally likely, the doubled ones twice."""
    found = Counter(draws(FESTIVAL.start(seats=5, seed=seed))[1] for seed in range(1200))
    expected = {f"draw {p}-{n}": 40 if n in {1, 8, 9} else 20 for p in PROFESSIONS for n in range(1, 10)}
    assert chi_square(found, expected) < far_out(44)


PROFESSIONS = ("dancer", "gladiator", "tamer", "minstrel", "clown")


def test_the_same_seed_gives_the_same_match():
    """And another seed another one. A seed is no secret: there is no commitment."""
    assert finished(seed=5).to_json() == finished(seed=5).to_json()
    assert draws(finished(seed=5)) != draws(finished(seed=6))
    assert finished(seed=5).commitment is None
    assert finished(seed=5).key is None


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_smallest_and_the_biggest_seed(seed):
    """Both are seeds."""
    assert FESTIVAL.start(seats=4, seed=seed).to_move is not None


@pytest.mark.parametrize(
    "how",
    [
        {"seed": -1},
        {"seed": 2**63},
        {"seed": 1.0},
        {"seed": "1"},
        {"seed": True},
        {"key": b"short"},
        {"key": KEY.hex()},
        {"key": bytearray(KEY)},
        {"seed": 1, "key": KEY},
        {"seed": 1, "dice": []},
        {"dice": [], "key": KEY},
        {"contributions": NAMES[:3]},
        {"contributions": [*NAMES, "Eva"]},
        {"contributions": "Anna"},
        {"contributions": [1, 2, 3, 4]},
        {"contributions": ["a" * 201, *NAMES[1:]]},
        {"contributions": ["\ud800", *NAMES[1:]]},
        {"contributions": NAMES, "seed": 1},
        {"contributions": NAMES, "dice": []},
        {"dice": "first is 0"},
        {"dice": 5},
    ],
    ids=str,
)
def test_dice_that_cannot_be(how):
    """Wrong seeds, keys and contributions, or two sources at once, are told as a setup that cannot be."""
    with pytest.raises(tr.BadSetup):
        FESTIVAL.start(seats=4, **how)


def test_a_script_decides_what_nature_does():
    """Moves or their notation, from a list or from a generator that is read only as far as needed."""
    said = ["first is 2", *(f"draw dancer-{n}" for n in (1, 1, 2, 3, 4))]
    read = []

    def told():
        for each in said:
            read.append(each)
            yield FESTIVAL.moves.find(each)
        raise AssertionError("read too far")

    match = FESTIVAL.start(seats=4, dice=told())
    assert draws(match) == said == read
    assert match.to_move == 2
    assert (match.commitment, match.key) == (None, None)


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ([], "the script ends after 0 moves; NATURE must choose: first is 0, first is 1"),
        (["first is 0", "draw dancer-1"], "the script ends after 2 moves; NATURE must choose: draw dancer-1"),
        (["first is 4"], "move 1 of the script, first is 4, cannot happen now: first is 0"),
        (["first is 0", "first is 0"], "move 2 of the script, first is 0, cannot happen now: draw dancer-1"),
        (["first is 0", "take dancer-1 up"], "move 2 of the script, take dancer-1 up, cannot happen now"),
        (["first is 0", "draw a card"], "move 2 of the script, draw a card, cannot happen now"),
        (["first is 0", "draw dancer-8"], "move 2 of the script, draw dancer-8, cannot happen now"),
        (["first is 0", "draw dragon-1"], "move 2 of the script: 'draw dragon-1' is no move of festival"),
        (["first is 0", 7], "move 2 of the script: 7 is neither a move nor its notation"),
        ([None], "move 1 of the script: None is neither"),
    ],
    ids=str,
)
def test_a_script_that_does_not_do(script, says):
    """Exhausted, impossible or unknown: which move of the script, and what NATURE could do."""
    with pytest.raises(tr.DiceExhausted, match=says):
        FESTIVAL.start(seats=4, dice=script)


def scripted_to_the_end_of_a_round(then):
    """A match that waits for the last card of its first round; its dice go on with `then`."""
    first = ["first is 0", *(f"draw dancer-{n}" for n in (1, 2, 3, 4, 5))]
    match = FESTIVAL.start(seats=4, dice=[*first, *then] if isinstance(then, list) else _chain(first, then))
    for move in ("take dancer-1 up", "hand to 1", "take dancer-2 up", "hand to 2", "take dancer-3 up"):
        match.play(move)
    return match


def _chain(first, then):
    yield from first
    yield from then


@pytest.mark.parametrize("then", [[], ["draw dancer-6"], ["draw dancer-6", "draw dancer-6"], ["draw dancer-6", "fold"]])
def test_a_failing_script_leaves_the_match_as_it_was(then):
    """The move that needed the dice is not played, and the script is where it was."""
    match = scripted_to_the_end_of_a_round(then)
    before = whole(match), match.source.dice.drawn
    for _ in range(2):
        with pytest.raises(tr.DiceExhausted):
            match.play("take dancer-4 up")
        assert (whole(match), match.source.dice.drawn) == before


def test_a_script_that_breaks_leaves_the_match_as_it_was():
    """Whatever a generator raises comes through, and the match can be looked at as if nothing had happened."""

    def then():
        yield "draw dancer-6"
        raise RuntimeError("the dice fell off the table")

    match = scripted_to_the_end_of_a_round(then())
    before = whole(match)
    with pytest.raises(RuntimeError, match="fell off the table"):
        match.play("take dancer-4 up")
    assert whole(match) == before


def test_a_script_says_nothing_where_nature_has_one_move():
    """When the pile holds one kind of card, the draw is logged without being asked of the script."""
    match = finished(seats=4, seed=9, options={"simplified": True})
    said = draws(match)
    piles = Counter(said[1:])
    script = said[:1]
    for each in said[1:]:
        if len(piles) > 1:
            script.append(each)
        piles -= Counter([each])
    again = FESTIVAL.start(seats=4, dice=script, options={"simplified": True})
    for played in match.played:
        if played.seat is not None and not again.over and played.move in again.legal:
            again.play(played.move)
    assert again.moves == match.moves
    assert len(script) < len(said)


@entry("tests", INTS, NUMBER, INTS)
def fill(dice, limit, out):
    """Numbers below a limit, or raw rolls where there is none."""
    for i in range(len(out)):
        out[i] = below(dice, limit) if limit else roll(dice)


def rolls(count, limit, seed, stream=0):
    """So many rolls of the fast dice."""
    out = np.zeros(count, np.int64)
    fill(new_dice(seed, stream), limit, out)
    return out.tolist()


def test_the_fast_dice_are_fair():
    """Playouts: 35,000 rolls of seven sides, and every side after every side equally often."""
    rolled = rolls(35_000, 7, seed=1)
    assert chi_square(Counter(rolled), dict.fromkeys(range(7), 5000)) < far_out(6)
    pairs = Counter(zip(rolled[:-1:2], rolled[1::2], strict=True))
    assert chi_square(pairs, {(a, b): 17_500 / 49 for a in range(7) for b in range(7)}) < far_out(48)


@pytest.mark.parametrize("limit", [1, 2, 3, 2**31])
def test_the_fast_dice_stay_below_their_limit(limit):
    """From 0 to limit - 1."""
    assert all(0 <= number < limit for number in rolls(1000, limit, seed=2))


def test_streams_of_one_seed_have_nothing_in_common():
    """Neighbouring seeds and streams do not overlap in their first thousand rolls."""
    seen: set[tuple[int, int]] = set()
    for seed, stream in ((1, 0), (1, 1), (2, 0), (2, 1), (2**40, 0)):
        rolled = rolls(1000, 0, seed, stream)
        runs = set(pairwise(rolled))
        assert not runs & seen
        seen |= runs
