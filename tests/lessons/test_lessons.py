"""Every step of every lesson: its words, what it points at, what it expects, and what it says to everything else."""

import math

import pytest
from fluent.syntax import FluentParser, ast

import tafelrunde as tr
from tafelrunde.kernel.telling import touched_by
from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.lessons import BadLesson, follow, lesson_of, lessons_of, words_of
from tafelrunde.lessons.lesson import _read
from tafelrunde.lessons.puzzle import themes_of
from tests.lessons.ways import IDS, LESSONS, moments, next_thing, taught, whole_way

INTRODUCTION = {"introduction-who", "introduction-want", "introduction-win"}
LONGEST = 260
"""Letters that a coach says at once."""

every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=IDS)


def codes_of(lesson):
    """Every message of a lesson."""
    said = [lesson.code("title"), lesson.code("end")]
    for step in lesson.steps:
        said += [lesson.code(each) for each in (step.say, *step.other.values(), step.otherwise) if each]
    return set(said)


@pytest.mark.parametrize("game", taught(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_words_and_no_words_are_never_said(game, language):
    """In every language, for all lessons of a game, its introduction and the themes of its puzzles."""
    file = words_of(game).folder / "lessons" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text("utf-8")).body
    kept = {each.id.name for each in body if isinstance(each, ast.Message)}
    assert not [each for each in body if isinstance(each, ast.Junk)]
    themes = {f"theme-{theme}" for theme in themes_of(game)}
    assert kept == INTRODUCTION.union(themes, *(codes_of(lesson) for lesson in lessons_of(game)))
    assert [code for code in kept if not 0 < len(words_of(game).say(language, code)) <= LONGEST * 1.25] == []


@every_lesson
def test_a_lesson_ends_with_a_task_without_help(game, lesson):
    """The last thing to do is not pointed at, and all that a lesson foresees happens on the way there."""
    last = [step for step in lesson.steps if step.expect][-1]
    assert last.task
    assert not last.point
    assert follow(game, lesson, whole_way(game, lesson)).unused == []


@every_lesson
def test_a_lesson_takes_as_long_as_it_says(game, lesson):
    """Reading 200 words a minute and 8 seconds for each move, in whole minutes; 2 to 4 of them."""
    words = words_of(game)
    said = [words.say("en", lesson.code(each)) for each in (*(step.say for step in lesson.steps), "end")]
    moves = sum(bool(step.expect) for step in lesson.steps)
    minutes = sum(len(each.split()) for each in said) / 200 + moves * 8 / 60
    assert lesson.minutes == max(2, math.ceil(round(minutes, 1))) <= 4


@every_lesson
def test_what_is_expected_is_legal_and_leads_on(game, lesson):
    """Each expected move, also where there are several."""
    for way, progress in moments(game, lesson):
        step, legal = progress.step, progress.match.legal
        if not step.expect:
            assert follow(game, lesson, [*way, next_thing(progress)]).number == progress.number + 1
            continue
        assert progress.decides
        for pattern in step.expect:
            assert any(step.expects(move) for move in legal), (way, pattern)
        for move in filter(step.expects, legal):
            onward = follow(game, lesson, [*way, str(move)])
            assert onward.number == progress.number + 1
            if onward.step is not None and onward.step.expect:
                assert any(map(onward.step.expects, onward.match.legal)), (way, move)


@every_lesson
def test_every_other_legal_move_is_answered_and_can_be_taken_back(game, lesson):
    """It is played by the rules; then the learner is told something about it, and goes back to where they were."""
    for way, progress in moments(game, lesson):
        if not progress.decides:
            continue
        for move in progress.match.legal:
            there = follow(game, lesson, [*way, str(move)])
            assert there.match.length > progress.match.length
            assert there.number >= progress.number
            assert there.astray in {None, move}
            if there.astray is not None:
                assert not there.decides
                assert there.step is not None
                assert not there.step.expects(move)
        back = follow(game, lesson, way)
        assert back.match.state_bytes() == progress.match.state_bytes()
        assert back.number == progress.number


@every_lesson
def test_what_is_pointed_at_exists(game, lesson):
    """What is shown or pointed at is part of a move, or a thing that the game explains."""
    parts = {part for move in game.moves for part in touched_by(move)}
    for way, progress in moments(game, lesson):
        step = progress.step
        for name in [part for each in (*step.point, *step.show) for part in each.split("|")]:
            if ":" in name and step.expect:
                now = {part for move in progress.match.legal for part in touched_by(move)}
                kinds = {f"kind:{move.kind}" for move in progress.match.legal}
                assert name in now | kinds, way
            elif ":" in name:
                assert name in parts, way
            else:
                assert game.words.has("en", f"meaning-{name.partition('?')[0]}"), name


@every_lesson
def test_a_forbidden_move_is_refused_with_its_rule(game, lesson):
    """A lesson is a real match: the rules are those of the game."""
    progress = follow(game, lesson)
    forbidden = next(move for move in game.moves if progress.match.why_not(move) is not None)
    with pytest.raises(tr.Refused) as refused:
        follow(game, lesson, [str(forbidden)])
    assert refused.value.rule in game.rule_ids


def test_there_is_no_lesson_of_another_name():
    """Nobody finds one."""
    assert lesson_of(taught()[0], "swimming") is None


def test_a_lesson_that_cannot_be_read_says_why():
    """Its file is named."""
    with pytest.raises(BadLesson, match="lesson 1-nap"):
        _read(b"minutes = 2", "1-nap")
    with pytest.raises(BadLesson, match="2 others need names"):
        _read(b'minutes = 2\nseats = 3\nnames = ["Mila"]\nsteps = []', "1-nap")
