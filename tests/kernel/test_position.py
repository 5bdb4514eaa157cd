"""Positions: every state can be written down and laid out again, and what cannot be is refused."""

import copy
import json
import random
import re
from typing import Any

import pytest

import tafelrunde as tr
from tests.kernel.matches import FESTIVAL, finished, halfway, play_on, whole

CARDS = [None, "dancer-1", "clown-9"]
OTHERS: dict[str, list[Any]] = {
    "seats": [0, 3, 5, 255, 256, -1, 4.0, "4", True, None, [4]],
    "simplified": [1, 2, 255, -1, False, None],
    "phase": ["choose-first", "draw", "take", "hand", "over", "", 0, None],
    "round_now": [0, 1, 2, 3, 4, 5, 9, 10, 11, 255, 256, -1, None],
    "first": ["0", "1", "2", "3", "4", "5", 0, None],
    "holder": ["0", "1", "2", "3", "4", "5", 0, None],
    "packet_now": [0, 1, 2, 3, 4, 5, 6, 255, 256, -1, None],
    "served": ["0", "1", "2", "3", "4", None, 0],
    "lies": ["not-yet", "up", "down", "sideways", 1],
    "open_card": [*CARDS, "dancer-10", 3],
    "secret_card": [*CARDS, "dancer-8", 3],
    "handed": [*CARDS, "dragon-1", 3],
    "pile": [0, 1, 2, 3, 255, 256, -1, None, "1", 1.0],
}


def refused(position):
    """The words with which a position is refused."""
    try:
        FESTIVAL.from_position(position)
    except (tr.BadPosition, tr.BadSetup) as error:
        return str(error)
    return ""


def with_table(position, **changes):
    """The position with some fields of its table replaced."""
    return position | {"table": position["table"] | changes}


def leaves(told, path=()):
    """Every place on a table at which a single value stands."""
    if isinstance(told, dict | list):
        for step, value in told.items() if isinstance(told, dict) else enumerate(told):
            yield from leaves(value, (*path, step))
    else:
        yield path, told


def put(told, path, value):
    """A copy with another value in one place."""
    other = copy.deepcopy(told)
    inside = other
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    return other


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("simplified", [False, True])
def test_every_state_of_a_match_survives_as_a_position(seats, simplified):
    """Through JSON and back: the same bytes, the same choices, the same views; at the end too."""
    match = FESTIVAL.start(seats=seats, seed=1, options={"simplified": simplified})
    rng = random.Random(1)
    while True:
        again = FESTIVAL.from_position(json.loads(json.dumps(match.position())), seed=1)
        assert again.state_bytes() == match.state_bytes()
        assert (again.legal, again.to_move, again.outcome) == (match.legal, match.to_move, match.outcome)
        assert again.position() == match.position()
        seat = rng.randrange(seats)
        assert again.view(seat).to_dict() == match.view(seat).to_dict()
        assert (again.moves, again.log) == ((), ())
        if match.over:
            return
        match.play(rng.choice(match.legal))


def test_a_position_is_a_copy():
    """Changing it changes no match, and the match that goes on from it does not change it."""
    match = halfway()
    before = whole(match)
    position = match.position()
    told = copy.deepcopy(position)
    play_on(FESTIVAL.from_position(position, seed=1))
    assert position == told
    position["table"]["pile"].clear()
    position["options"]["simplified"] = True
    assert whole(match) == before


def test_a_position_has_names_instead_of_numbers():
    """Cards, seats and phases by name; nothing that views count."""
    told = halfway().position()
    assert set(told) == {"game", "edition", "seats", "options", "table"}
    assert told["table"]["phase"] in {"take", "hand"}
    assert told["table"]["first"] in {"0", "1", "2", "3"}
    assert "pile_count" not in told["table"]
    assert all(count > 0 for count in told["table"]["pile"].values())


def test_a_match_goes_on_from_a_position():
    """With a seed, with a script, or with a new key."""
    position = halfway().position()
    one, other = (play_on(FESTIVAL.from_position(position, seed=3)) for _ in range(2))
    assert one.to_json() == other.to_json()
    assert FESTIVAL.from_position(position).commitment is not None
    scripted = FESTIVAL.from_position(position, dice=[])
    with pytest.raises(tr.DiceExhausted):
        play_on(scripted)


def test_what_is_forced_is_played_from_a_position():
    """A position in which the holder has no choice of whom to hand to goes on to the next choice."""
    match = play_on(FESTIVAL.start(seats=4, seed=1), decisions=4)
    match.play(match.legal[0])
    table = match.position()["table"]
    assert str(match.log[-1].move).startswith("hand to")
    holder, giver = table["holder"], str(match.log[-1].seat)
    table["handed"][int(holder)][0] = [None] * 6
    back = with_table(match.position(), holder=giver, phase="hand", handed=table["handed"])
    again = FESTIVAL.from_position(back)
    assert again.state_bytes() == match.state_bytes()
    assert [str(move) for move in again.moves] == [f"hand to {holder}"]


def held_by(match):
    """The cards of the holder: what was taken from them could have been another one, as long as nobody got the rest."""
    table = match.position()["table"]
    return [card for card in table["handed"][int(table["holder"])][table["round_now"]] if card]


@pytest.mark.parametrize("at", ["take", "hand", "over"])
def test_no_single_value_of_a_table_can_be_another(at):
    """Every value of a table is held by the others: whatever one of them is changed to, no match comes to it."""
    match = finished() if at == "over" else halfway(seed=2)
    while not match.over and match.position()["table"]["phase"] != at:
        match.play(match.legal[0])
    position = match.position()
    rng = random.Random(1)
    for path, value in leaves(position["table"]):
        if len(path) > 2 and rng.random() < 0.5:
            continue
        for other in OTHERS[path[0]]:
            same = type(other) is type(value) and other == value
            if not same and not (at == "hand" and path[0].endswith("_card") and other in held_by(match)):
                table = put(position["table"], path, other)
                assert refused(position | {"table": table}), f"{path}: {value} to {other}"


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"round_now": 1000}, "round_now: a whole number from 0 to 255 is needed, not 1000"),
        ({"packet_now": -1}, "packet_now: a whole number from 0 to 255 is needed, not -1"),
        ({"packet_now": "5"}, "packet_now: a whole number from 0 to 255 is needed, not '5'"),
        ({"packet_now": True}, "packet_now: a whole number"),
        ({"phase": "noon"}, "phase: 'noon' is no phase; there are choose-first, draw, take, hand, over"),
        ({"first": "7"}, "first: '7' is no seat; there are 0, 1, 2, 3, 4"),
        ({"pile": {"joker": 1}}, "pile: 'joker' is no card"),
        ({"pile": {"clown-1": 300}}, "pile.clown-1: a whole number from 0 to 255 is needed, not 300"),
        ({"pile": [1, 2]}, "pile: a mapping of cards is needed, not list"),
        ({"lies": []}, "lies: a list of 4 is needed"),
        ({"lies": [["up"] * 10] * 5}, "lies: a list of 4 is needed"),
        ({"lies": [["up"] * 9] * 4}, r"lies\[0\]: a list of 10 is needed"),
        ({"open_card": [["ace"] + [None] * 9, *[[None] * 10] * 3]}, r"open_card\[0\]\[0\]: 'ace' is no card"),
        ({"handed": "none"}, "handed: a list of 4 is needed"),
        ({"unheard_of": 1}, "'unheard_of' is no field of festival"),
        ({"pile_count": 20}, "'pile_count' is no field of festival"),
        ({"seats": 5}, "table.seats does not agree with the setup"),
        ({"simplified": 1}, "table.simplified does not agree with the setup"),
        ({"pile": {}}, "no match can come to this: FV-C2"),
    ],
    ids=str,
)
def test_the_words_say_what_and_where(changes, says):
    """Field, place and what was expected there; a broken census names its rule."""
    assert re.search(says, refused(with_table(halfway().position(), **changes)))


def test_a_missing_field_is_told():
    """By its name, for every field."""
    position = halfway().position()
    for name in position["table"]:
        table = {field: value for field, value in position["table"].items() if field != name}
        assert refused(position | {"table": table}) == f"the field {name!r} is missing"


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "festo"}, "this is a position of 'festo', edition 1, not of festival, edition 1"),
        ({"game": None}, "this is a position of None"),
        ({"edition": 2}, "edition 2, not of festival, edition 1"),
        ({"edition": "1"}, "edition '1', not of"),
        ({"seats": 5}, "a list of 5 is needed"),
        ({"seats": 6}, "festival is played with 4, 5 seats, not 6"),
        ({"seats": None}, "festival is played with 4, 5 seats, not None"),
        ({"options": {"simplified": True}}, "table.simplified does not agree with the setup"),
        ({"options": {"hard": True}}, "unknown option 'hard'"),
        ({"options": [1]}, "options: a mapping of names to values is needed, not list"),
        ({"table": None}, "a table is a mapping of fields, not NoneType"),
        ({"table": []}, "a table is a mapping of fields, not list"),
        ({"unheard of": 1}, "a position tells game, edition, seats, options and table, and nothing else"),
    ],
    ids=str,
)
def test_a_setup_that_does_not_fit_is_told(changes, says):
    """Another game, edition, number of seats or options than those of the table."""
    assert says in refused(halfway().position() | changes)


@pytest.mark.parametrize("thing", [None, 7, "position", [], [("game", "festival")], object], ids=str)
def test_what_is_no_position_is_told(thing):
    """A mapping is needed."""
    assert refused(thing).startswith("a position is a mapping, not")


def test_a_match_file_is_no_position():
    """Although it is a mapping with a game and an edition."""
    assert refused(json.loads(halfway().to_json()))


def test_a_view_is_no_position():
    """What a seat sees has holes: it cannot be played on."""
    assert refused(halfway().view(0).to_dict())


def test_cards_must_be_there_in_their_number():
    """FV-C2 One card more or less in the pile, or one card for another."""
    position = halfway().position()
    pile = position["table"]["pile"]
    some = next(iter(pile))
    for other in (pile | {some: pile[some] + 1}, {k: v for k, v in pile.items() if k != some}, pile | {"clown-8": 1}):
        assert "FV-C2" in refused(with_table(position, pile=other))
