"""The game in words: everything it can tell, in every language, from what the viewer may know (AS-S1, AS-Y5, AS-Y6)."""

import random

import pytest

from tafelrunde.kernel import Reader
from tafelrunde.kernel.reading import table_of
from tafelrunde.kernel.words import LANGUAGES
from tests.games.astoria.astoria_table import ASTORIA

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")
CHOSEN = {"specials": "chosen", "sickness_stops": "that round"}
RARE = {"attack", "dark-king", "fire-guard", "dark-guard", "steal", "look", "seize", "unpick", "spoil", "fight"}


def plays(seats, seed, options=None):
    """A random match that likes what is rare, and is told whenever somebody decides."""
    rng = random.Random(f"{seats} {seed}")
    match = ASTORIA.start(seats=seats, seed=seed, options=options)
    while not match.over:
        yield match
        moves = match.legal
        rare = [move for move in moves if move.kind in RARE and (move.kind != "attack" or seed % 3 == 0)]
        calm = [move for move in moves if move.kind not in ("attack", "accuse")] or moves
        match.play(rng.choice(rare if rare and rng.random() < 0.5 else calm if rng.random() < 0.9 else moves))
    yield match


def finished(seats, seed, options=None):
    """Such a match at its end."""
    return list(plays(seats, seed, options))[-1]


def spoken(reader, view):
    """Question, sheet and tally in words."""
    yield reader.say(view.ask())
    for section in view.sheet():
        if section.title:
            yield reader.say(section.title)
        yield from (cell for row in table_of(reader, section) for cell in row)
    for lines in view.tally():
        yield from (reader.say(line.phrase) for line in lines)


def codes(value):
    """All message codes in a structure."""
    if isinstance(value, list):
        return {code for each in value for code in codes(each)}
    if not hasattr(value, "__struct_fields__"):
        return {code for each in value.values() for code in codes(each)} if isinstance(value, dict) else set()
    inner = {code for name in value.__struct_fields__ for code in codes(getattr(value, name))}
    return inner | ({value.code} if hasattr(value, "code") else set())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [None, CHOSEN], ids=["dealt", "chosen"])
def test_everything_is_told_in_every_language(seats, options):
    """AS-R1 AS-E5 Log, question, sheet and tally for every viewer: no message is missing, no argument unresolved."""
    for seed in range(4):
        match = finished(seats, seed, options)
        for viewer in (None, *range(seats)):
            told = [line for deed in match.tell(viewer) for line in deed.lines]
            assert told
            for language in LANGUAGES:
                reader = Reader(ASTORIA, language, NAMES[:seats], viewer)
                texts = [reader.line(line) for line in told]
                assert all(text and "{" not in text and "$" not in text and "???" not in text for text in texts)
        found = codes([line for deed in match.tell(0) for line in deed.lines])
        missing = [code for code in found for lang in LANGUAGES if not ASTORIA.words.has(lang, code)]
        assert missing == []


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_questions_sheets_and_tallies_can_be_read_at_any_moment(seats):
    """AS-C4 AS-E5 In the middle of a match, too, by everybody."""
    for number, match in enumerate(plays(seats, seats, CHOSEN)):
        view = match.view((None, *range(seats))[number % (seats + 1)])
        found = codes([view.ask(), view.sheet(), list(map(list, view.tally()))])
        assert [code for code in found for lang in LANGUAGES if not ASTORIA.words.has(lang, code)] == []
        for language in LANGUAGES:
            for text in spoken(Reader(ASTORIA, language, NAMES[:seats], view.seat), view):
                assert not {"{", "$"} & set(text)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_told_depends_on_the_view_alone(seats):
    """AS-S1 AS-Y6 Question, sheet, tally and forecast are the same in every world that a viewer imagines."""
    for number, match in enumerate(plays(seats, 9)):
        if number % 7 or match.over:
            continue
        for viewer in (None, *range(seats)):
            view = match.view(viewer)
            other = view.imagined(number).view(viewer)
            assert (view.ask(), view.sheet(), view.tally()) == (other.ask(), other.sheet(), other.tally())
            assert view.facts() == other.facts()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_deed_is_told_the_same_in_worlds_that_a_viewer_cannot_tell_apart(seats):
    """AS-S1 AS-Y5 Whatever others hold, a move of somebody is told to a viewer by what the viewer sees of it."""
    compared = 0
    for number, match in enumerate(plays(seats, 11)):
        if number % 5 or match.over or match.view(None).field("actions_left") < 2:
            continue
        seat = match.to_move
        for move in match.legal:
            if move.kind in ("gather", "burn", "buy", "craft", "ability", "end"):
                worlds = [match.view(seat).imagined(seed) for seed in (1, 2)]
                lengths = [world.length for world in worlds]
                for world in worlds:
                    world.play(move)
                first, second = (world.tell(seat, at)[0] for world, at in zip(worlds, lengths, strict=True))
                assert first == second
                compared += 1
                break
    assert compared > 2


def test_the_log_of_a_viewer_does_not_tell_what_the_viewer_did_not_see():
    """AS-S1 AS-A1 AS-Y5 AS-Y6 A spectator reads no goal, no card drawn, stolen or looked at before the end."""
    for seed in range(3):
        match = finished(4, seed)
        told = [line.phrase.code for deed in match.tell(None) for line in deed.lines]
        assert not {"log-own-goal", "log-draw-seen", "log-look-seen", "log-steal-seen"} & set(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language):
    """AS-A1 to AS-A12, AS-Y1 to AS-Y6 Each move of a seat, as something to choose; each says which rules govern it."""
    reader = Reader(ASTORIA, language, NAMES)
    moves = ASTORIA.moves
    for move in list(moves)[moves.of_nature : moves.of_nature + moves.of_seats]:
        phrase = ASTORIA.telling.choice_phrase(ASTORIA, move)
        assert ASTORIA.words.has(language, phrase.code)
        assert not {"{", "$"} & set(reader.say(phrase))
        assert set(moves.rules_of(move.kind)) <= set(ASTORIA.rule_ids)
        assert moves.rules_of(move.kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_explained(language):
    """AS-K1 AS-V1 Each option, each value, and what it means."""
    for option in ASTORIA.declared_options:
        assert ASTORIA.words.has(language, f"option-{option.name}")
        for value in option.choices:
            assert ASTORIA.words.has(language, f"option-{option.name}-{str(value).replace(' ', '-')}")
