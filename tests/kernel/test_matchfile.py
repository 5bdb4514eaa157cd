"""Match files: what was written is read again, and whatever was altered does not pass."""

import copy
import json
import re
import subprocess
import sys

import pytest

import tafelrunde as tr
from tests.kernel.matches import FESTIVAL, KEY, finished, halfway, play_on, sealed

NAMES = ["Anna", "Ben", "Clara", "Zoë"]


def with_undos():
    """A match in which decisions were taken back, dice among them."""
    match = halfway(seed=4)
    match.undo()
    play_on(match, seed=5, decisions=9)
    match.undo(7)
    return play_on(match, seed=6, decisions=20)


def from_a_position(**dice):
    """A match that began in the middle of another."""
    start = play_on(FESTIVAL.start(seats=5, seed=7, options={"simplified": True}), decisions=10).position()
    return play_on(FESTIVAL.from_position(start, **dice), decisions=12)


def scripted():
    """A match whose dice were written down by hand."""
    dice = ["first is 1", *(f"draw clown-{n}" for n in (1, 1, 9, 9, 5))]
    return play_on(FESTIVAL.start(seats=4, dice=dice), decisions=5)


MATCHES = {
    "just begun": lambda: FESTIVAL.start(seats=4, seed=1),
    "halfway": halfway,
    "over": finished,
    "over, five seats, simplified": lambda: finished(seats=5, options={"simplified": True}),
    "key, over": lambda: finished(seed=None, key=KEY),
    "key and contributions, over": lambda: finished(seed=None, key=KEY, contributions=NAMES),
    "undos": with_undos,
    "undos, over": lambda: play_on(with_undos()),
    "from a position": lambda: from_a_position(seed=3),
    "from a position, over": lambda: play_on(from_a_position(seed=3)),
    "script": scripted,
}


@pytest.fixture(params=MATCHES, ids=lambda name: name.replace(", ", "-"))
def match(request):
    return MATCHES[request.param]()


def altered(told, path, change):
    """A copy of a file with one place changed."""
    other = copy.deepcopy(told)
    inside = other
    for step in path[:-1]:
        inside = inside[step]
    change(inside, path[-1])
    return other


def places(told, path=()):
    """Every place in a file; of moves and of what lies on a table only some, there are so many."""
    if not isinstance(told, dict | list):
        return
    items = list(told.items() if isinstance(told, dict) else enumerate(told))
    if isinstance(told, list) and len(items) > 4 and path[0] in {"moves", "position"}:
        items = [*items[:2], *items[11::17], items[-1]]
    for step, value in items:
        yield (*path, step)
        yield from places(value, (*path, step))


def another(value):
    """Values other than this one, some of the same kind and some not."""
    if isinstance(value, bool):
        return [not value, int(value), None]
    if isinstance(value, int):
        return [value + 1, -value - 1, float(value), str(value), value == 1, None, 10**30]
    if isinstance(value, str):
        return [value + "x", value[::-1] if value[::-1] != value else "y", "", None, 3, [value]]
    if isinstance(value, list):
        return [value[1:] if value else [1], [*value, *(value[-1:] or [1])], None, {}]
    if isinstance(value, dict):
        return [value | {"unheard of": 1}, dict(list(value.items())[1:]) if value else [], None, []]
    return [0, "", [], 1, "clown-1"]


def wrong_with(text):
    """What reading a file says, or None."""
    try:
        tr.Match.from_json(text)
    except tr.BadMatchFile as error:
        return str(error)
    return None


def test_a_match_survives_its_file(match):
    """State, choices, line, log, outcome and dice come back, and the file is the same byte for byte."""
    text = match.to_json()
    again = tr.Match.from_json(text)
    assert again.state_bytes() == match.state_bytes()
    assert (again.legal, again.to_move, again.over) == (match.legal, match.to_move, match.over)
    assert (again.played, again.log, again.outcome) == (match.played, match.log, match.outcome)
    assert (again.seats, again.options, again.commitment) == (match.seats, match.options, match.commitment)
    assert again.position() == match.position()
    assert again.start_position == match.start_position
    assert [again.moves_seen_by(seat) for seat in (0, None)] == [match.moves_seen_by(seat) for seat in (0, None)]
    assert again.to_json() == text
    assert tr.Match.from_json(text.encode()).to_json() == text


def test_a_match_goes_on_from_its_file_as_if_nothing_had_happened():
    """A seed or a key in the file, and the dice go on where they were; decisions can still be taken back."""
    for match in (halfway(), with_undos(), from_a_position(seed=3)):
        again = tr.Match.from_json(match.to_json())
        assert play_on(match).to_json() == play_on(again).to_json()
        match.undo(3)
        again.undo(3)
        assert match.to_json() == again.to_json()


def test_practice_is_told_and_cannot_be_told_otherwise():
    """A match in which somebody took back for practice says so for good; nothing but true is understood."""
    match = play_on(FESTIVAL.start(seats=4, key=KEY), decisions=30)
    assert "practice" not in json.loads(match.to_json())
    match.practice = True
    again = tr.Match.from_json(play_on(match).to_json())
    assert again.practice
    told = json.loads(again.to_json())
    with pytest.raises(tr.BadMatchFile, match="practice"):
        tr.Match.from_json(json.dumps(told | {"practice": False}))


def test_a_running_match_with_its_key_goes_on():
    """With the key in the file, as a server keeps it."""
    match = play_on(FESTIVAL.start(seats=4, key=KEY, contributions=NAMES), decisions=30)
    again = tr.Match.from_json(match.to_json(with_key=True))
    assert play_on(match).to_json() == play_on(again).to_json()


def test_a_running_match_without_its_key_can_only_be_looked_at():
    """Decisions that need no dice can be played and taken back; where NATURE is to move it says why not."""
    match = play_on(FESTIVAL.start(seats=4, key=KEY, contributions=NAMES), decisions=30)
    again = tr.Match.from_json(match.to_json())
    assert again.commitment == match.commitment
    assert again.key is None
    assert again.to_json() == match.to_json()
    with pytest.raises(tr.DiceExhausted, match="saved without its dice: it can be looked at, but not played on"):
        play_on(again)
    assert again.state_bytes() == tr.Match.from_json(again.to_json()).state_bytes()


def test_a_file_is_readable():
    """Names everywhere, one move a line, letters as they are."""
    told = json.loads(finished(seed=None, key=KEY, contributions=NAMES).to_json())
    assert list(told) == ["format", "game", "edition", "seats", "options", "dice", "moves", "outcome", "checksum"]
    assert told["format"] == "tafelrunde match 1"
    assert told["moves"][0].startswith("first is ")
    assert '"Zoë"' in finished(seed=None, key=KEY, contributions=NAMES).to_json()


def test_a_truncated_file_is_refused(match):
    """Wherever it breaks off."""
    text = match.to_json()
    for end in range(0, len(text) - 1, 41):
        assert re.search("no whole match file|no match file", wrong_with(text[:end]))
        assert not tr.verify(text[:end].encode("utf-8")).ok


def test_a_file_without_its_last_moves_is_refused(match):
    """Even if it is whole JSON."""
    told = json.loads(match.to_json())
    for count in range(1, min(12, len(told["moves"]))):
        told["moves"].pop()
        assert wrong_with(json.dumps(told)), count


def alterations(told):
    """Every place of a file with other values in it."""
    for path in places(told):
        value = told
        for step in path:
            value = value[step]
        for other in another(value):
            yield path, other, altered(told, path, lambda inside, at, new=other: inside.__setitem__(at, new))


def test_every_alteration_is_refused_with_words(match):
    """Whatever single place is altered, from_json says what does not hold and verify too; nothing else is raised."""
    for path, other, told in alterations(json.loads(match.to_json())):
        text = json.dumps(told)
        assert wrong_with(text), f"{path} = {other!r} passes"
        verdict = tr.verify(text)
        assert not verdict.ok
        assert all(verdict.wrong)


def test_a_fitting_checksum_does_not_help(match):
    """Of a finished match nothing can be altered, even by somebody who writes a new checksum.

    What a file does not say of an option is its default, so leaving it out is no alteration.
    """
    if not match.over:
        return
    for path, other, told in alterations(json.loads(match.to_json())):
        if path != ("checksum",) and not (path[-1] == "options" and other == {} and not match.options["simplified"]):
            assert wrong_with(sealed(told)), f"{path} = {other!r} passes"


def test_a_missing_or_unknown_part_is_refused(match):
    """Each part but the outcome of a running match is needed, and there are no others."""
    told = json.loads(match.to_json())
    for path in places(told):
        if path[0] in {"moves", "position"} and len(path) > 1:
            continue
        cut = altered(told, path, lambda inside, at: inside.pop(at))
        assert wrong_with(json.dumps(cut)), f"without {path}"
    assert '"extra" does not belong in a match file' in wrong_with(json.dumps(told | {"extra": 1}))
    assert '"extra" does not belong in a match file' in wrong_with(sealed(told | {"extra": 1}))


def test_a_mishap_is_told_by_the_checksum():
    """A decision that could have been made, but was not."""
    told = json.loads(halfway().to_json())
    at = max(n for n, move in enumerate(told["moves"]) if move.startswith("take"))
    *said, face = told["moves"][at].split()
    told["moves"][at] = " ".join([*said, {"up": "down", "down": "up"}[face]])
    assert wrong_with(json.dumps(told)) == "the file was altered after it was written: its checksum does not fit"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"festival"',
        "{}",
        '{"format": "tafelrunde match 2"}',
        '{"format": "tafelrunde match 1"}',
        "[" * 100_000,
        '{"format":' * 50_000,
        '{"seats": ' + "9" * 5000 + "}",
        '{"seats": NaN}',
        b"\xff\xfe\x00",
        b"\xc3\x28",
        b"",
        "\ud800",
        "\0",
    ],
    ids=lambda text: repr(text[:40]),
)
def test_what_is_no_match_file_is_refused(text):
    """Neither from_json nor verify raises anything but an error with words."""
    assert wrong_with(text)
    verdict = tr.verify(text)
    assert (verdict.ok, verdict.match, verdict.holds) == (False, None, ())
    assert verdict.wrong[0]


@pytest.mark.parametrize("thing", [None, 7, {}, [], object, bytearray(b"{}")], ids=repr)
def test_what_is_no_text_is_refused(thing):
    """A dict is not a file."""
    with pytest.raises(tr.BadMatchFile, match="a match file is text, not"):
        tr.Match.from_json(thing)


def test_the_words_say_where():
    """Game, edition, seats, options, the number of the move, the rule that forbids it."""
    told = json.loads(halfway().to_json())
    at = next(i for i, move in enumerate(told["moves"]) if move.startswith("take"))
    says = [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"edition": 2}, "played by edition 2 of festival, the rules here are edition 1"),
        ({"seats": 6}, "festival is played with 4, 5 seats, not 6"),
        ({"options": {"simplified": "yes"}}, "option simplified: 'yes' is not one of False, True"),
        ({"options": {"hard": True}}, "unknown option 'hard'"),
        ({"dice": {"kind": "loaded"}}, '"dice" are of no known kind'),
        ({"dice": {"kind": "seed", "seed": -1}}, "seed is a whole number from 0"),
        ({"moves": ["castle"]}, "move 1: 'castle' is no move of festival"),
        ({"moves": [*told["moves"][:at], "take dancer-8 up"]}, f"move {at + 1}: take dancer-8 up: FV-S1"),
        ({"moves": [*told["moves"][:at], "hand to 2"]}, f"move {at + 1}: hand to 2: FV-R3"),
        ({"moves": [*told["moves"][:at], None]}, f"move {at + 1}: None"),
        ({"moves": [*told["moves"][:at], 17]}, f"move {at + 1}: 17"),
        ({"moves": [*told["moves"][:at], "undo to 0"]}, f"move {at + 1}: there was no decision after '0' moves"),
        ({"moves": [*told["moves"][:at], "undo to -1"]}, f"move {at + 1}: there was no decision"),
        ({"moves": told["moves"][:3]}, "the file is truncated: moves are missing at its end"),
        ({"moves": []}, "the file is truncated"),
        ({"moves": "first is 1"}, '"moves" is not of the right kind'),
        ({"outcome": {"reason": "rounds"}}, "the moves do not lead to the outcome the file tells"),
    ]
    for change, words in says:
        assert words in wrong_with(sealed(told | change)), change


def test_a_forced_move_must_be_the_one_there_is():
    """Where there was no choice, the file cannot tell another move."""
    told = json.loads(halfway().to_json())
    forced = [
        i for i, move in enumerate(told["moves"][1:], 1) if move.startswith("hand") and told["moves"][i - 1][0] == "t"
    ]
    lines = {
        wrong_with(sealed(told | {"moves": [*told["moves"][:i], "hand to 9", *told["moves"][i + 1 :]]})) for i in forced
    }
    assert any("is the only move there" in line for line in lines)


def test_a_move_after_the_end_is_refused():
    """A finished match cannot be lengthened."""
    told = json.loads(finished().to_json())
    at = len(told["moves"]) + 1
    assert f"move {at}: hand to 1: FV-E1" in wrong_with(sealed(told | {"moves": [*told["moves"], "hand to 1"]}))


def position_file(**table):
    """A file of a match that goes on from the very beginning, with something on the table altered."""
    match = FESTIVAL.from_position(
        untouched_table(), dice=["first is 0", *(f"draw clown-{n}" for n in (1, 1, 2, 3, 4, 5))]
    )
    told = json.loads(match.to_json())
    told["position"]["table"] |= table
    return told


def untouched_table():
    """The position before the first move."""
    position = FESTIVAL.start(seats=5, seed=1).position()
    table = position["table"]
    table |= {"phase": "choose-first", "packet_now": 0, "first": "0", "holder": "0"}
    for rounds in table["handed"]:
        for card in rounds[0]:
            if card:
                table["pile"][card] = table["pile"].get(card, 0) + 1
        rounds[0] = [None] * 6
    return position


def test_a_match_can_begin_at_the_very_beginning():
    """The file of a match from a position in which NATURE is to move."""
    assert wrong_with(sealed(position_file())) is None


def test_a_position_must_agree_with_the_setup():
    """More seats on the table than at it would let compiled rules write outside their arrays: so it is tried apart."""
    code = """
import sys, tafelrunde as tr
for line in sys.stdin:
    print(*tr.verify(line).wrong)
"""
    tables = [{"seats": 4}, {"seats": 200}, {"simplified": 1}, {"simplified": 7}]
    lines = "".join(sealed(position_file(**table)) + "\n" for table in tables)
    said = subprocess.run((sys.executable, "-c", code), input=lines, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stdout.count("does not agree with the setup") == len(tables)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "festo"},
        {"edition": 2},
        {"seats": 4},
        {"options": {"simplified": True}},
        {"options": {}},
        {"unheard of": 1},
    ],
    ids=str,
)
def test_the_setup_of_a_position_must_agree_with_the_file(change):
    """Game, edition, seats and options of the position are those of the match."""
    told = position_file()
    told["position"] |= change
    assert (wrong_with(sealed(told)) is None) == (change == {"options": {}}), "an option left out has its default"
