"""A lesson as a table: the same messages as those of a table with people, computed from the learner's view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.kernel import Game, Match, Move, Refused, UnknownMove, View
from tafelrunde.lessons import Lesson, Progress, follow, lesson_of
from tafelrunde.lessons.following import Turn
from tafelrunde.lessons.puzzle import Puzzle, as_lesson, puzzle_of
from tafelrunde.server.clock import now
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables.checks import rule_against
from tafelrunde.server.tables.projection import choices_of, decision_of, outcome_of, tally_of, wire_move, wire_tally
from tafelrunde.server.wire import events
from tafelrunde.server.wire.lessons import LessonInfo, LessonWay, PuzzleInfo, StepInfo, WrongInfo
from tafelrunde.server.wire.parts import Now, SeenMove, Sitter, You
from tafelrunde.server.wire.server import Answer, Sheet, Sync, Update
from tafelrunde.server.wire.settings import Settings

GENTLEST = 1


@dataclass(frozen=True)
class Course:
    """What a learner follows: a lesson, which may be a puzzle."""

    game: Game
    lesson: Lesson
    puzzle: Puzzle | None = None


def course_of(game: Game, name: str) -> Course:
    """The lesson or puzzle of that name."""
    puzzle = puzzle_of(game, name)
    lesson = lesson_of(game, name) if puzzle is None else as_lesson(puzzle, name)
    if lesson is None:
        raise RequestError("no-lesson")
    return Course(game, lesson, puzzle)


def lesson_told(course: Course, way: LessonWay, learner: str) -> LessonInfo:
    """Where a learner stands who has gone that way. This takes a while: call it in a thread."""
    game, lesson, puzzle = course.game, course.lesson, course.puzzle
    progress = _follow(game, lesson, way.moves)
    table = _LessonTable(progress, way.sheet)
    if way.shown is None:
        return LessonInfo([table.sync(learner)], _step(progress, puzzle))
    common = _common(way.moves, way.shown)
    number = way.number
    messages: list[Sync | Update] = []
    if common < len(way.shown):
        back = _LessonTable(_follow(game, lesson, way.moves[:common]), way.sheet)
        number += 1
        messages.append(back.undone(number))
    for turn in progress.turns[progress.done[common] if common < len(progress.done) else len(progress.turns) :]:
        number += 1
        messages.append(table.moved(turn, number))
    if not messages and progress.decides != _follow(game, lesson, way.shown).decides:
        messages.append(table.sync(learner, number))
    return LessonInfo(messages, _step(progress, puzzle))


def lesson_answer(course: Course, moves: Sequence[str], move: str) -> Answer:
    """Which rule forbids a move to a learner who has come so far."""
    progress = _follow(course.game, course.lesson, moves)
    view = progress.match.view(progress.lesson.seat)
    if view.to_move != progress.lesson.seat:
        raise RequestError("not-your-turn")
    try:
        found = course.game.moves.find(move)
    except UnknownMove:
        raise RequestError("no-move", move=move) from None
    return Answer(id="", move=wire_move(found), rule=rule_against(view, found), instead=choices_of(view))


def lesson_sheet(course: Course, moves: Sequence[str]) -> Sheet:
    """The table in words, as a learner sees it who has come so far."""
    progress = _follow(course.game, course.lesson, moves)
    return Sheet(id="", sheet=progress.match.view(progress.lesson.seat).sheet())


def _follow(game: Game, lesson: Lesson, moves: Sequence[str]) -> Progress:
    try:
        return follow(game, lesson, moves)
    except Refused as refused:
        raise RequestError("refused", rule=refused.rule, move=str(refused.move)) from None
    except UnknownMove:
        raise RequestError("no-move", move=moves[-1] if moves else "") from None


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many things two ways have in common."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (mine, theirs) in enumerate(pairs) if mine != theirs), min(len(one), len(other)))


def _step(progress: Progress, puzzle: Puzzle | None) -> StepInfo:
    if puzzle is not None:
        astray = progress.astray
        tried = next((each for each in puzzle.wrong if each.move == str(astray)), None)
        wrong = None if tried is None else WrongInfo(tried.cost, tried.points, tried.serves, tried.gain)
        told = PuzzleInfo(puzzle.theme(progress.game), wrong)
        return StepInfo(1, 1, None, [], astray=astray is not None, done=progress.step is None, puzzle=told)
    lesson, step = progress.lesson, progress.step
    count = len(lesson.steps)
    if step is None:
        return StepInfo(count, count, lesson.code("end"), [], done=True)
    if progress.astray is not None:
        return StepInfo(progress.number + 1, count, progress.told, [], astray=True)
    say = lesson.code(step.say)
    return StepInfo(progress.number + 1, count, say, step.point, step.task, next=not step.expect, show=step.show)


class _LessonTable:
    """The messages of a lesson."""

    def __init__(self, progress: Progress, sheet: bool) -> None:
        self._progress = progress
        self._lesson = progress.lesson
        self._sheet = sheet

    @property
    def _match(self) -> Match:
        return self._progress.match

    def sync(self, learner: str, number: int = 0) -> Sync:
        """The whole table; for one that has heard `number` events, as it stands after them."""
        lesson, match = self._lesson, self._match
        view = match.view(lesson.seat)
        sitters = [
            Sitter(learner, "learner") if seat == lesson.seat else Sitter(lesson.name_of(seat), level=GENTLEST)
            for seat in range(lesson.seats)
        ]
        return Sync(
            table=lesson.name,
            number=number or 1,
            edition=match.game.edition,
            settings=Settings(game=match.game.name, seats=lesson.seats, options=match.options, hints=False, chat=False),
            commitment="",
            you=You("learner", lesson.seat, host=False),
            seats=list(sitters),
            present=[lesson.seat],
            spectators=0,
            absent=[None] * lesson.seats,
            now=self._now(view, number or 1),
            view=view.fields(),
            events=[] if number else [self._started()],
            tally=tally_of(match, lesson.seat),
            sheet=view.sheet() if self._sheet else None,
        )

    def _started(self) -> events.Started:
        lesson, match = self._lesson, self._match
        told = match.told([lesson.seat], 0, match.length)
        moves = self._told(told.moves(lesson.seat), 0)
        return events.Started(number=1, at=now(), contributions=[], moves=moves, told=told.deeds(lesson.seat))

    def moved(self, turn: Turn, number: int) -> Update:
        """A decision, of whomever, with what followed."""
        lesson, match = self._lesson, self._match
        told = match.told([lesson.seat], turn.first, turn.last)
        moves = self._told(told.moves(lesson.seat), turn.first)
        event = events.Moved(
            number=number,
            at=now(),
            seat=turn.seat,
            by="person" if turn.seat == lesson.seat else "bot",
            moves=moves,
            told=told.deeds(lesson.seat),
        )
        if turn.last == match.length:
            return self._update(event, match.view(lesson.seat))
        *_, last = match.steps(lesson.seat, turn.first, turn.last)
        return self._update(event, last.after)

    def undone(self, number: int) -> Update:
        """The learner went back."""
        lesson, match = self._lesson, self._match
        length = match.length
        told = match.told([lesson.seat], max(0, length - 1), length)
        event = events.Undone(
            number=number, at=now(), seat=lesson.seat, decisions=1, to=length, told=told.deeds(lesson.seat)
        )
        return self._update(event, match.view(lesson.seat))

    def _update(self, event: events.Moved | events.Undone, view: View) -> Update:
        last = self._match.over and view.to_move is None
        return Update(
            number=event.number,
            event=event,
            now=self._now(view, event.number),
            changed=view.fields(),
            tally=tally_of(self._match, self._lesson.seat) if last else wire_tally(view),
            sheet=view.sheet() if self._sheet else None,
        )

    def _now(self, view: View, turn: int) -> Now:
        decides = view.legal and self._progress.decides
        over = view.to_move is None
        return Now(
            "over" if over else "playing",
            turn,
            view.to_move,
            decision_of(view, turn) if decides else None,
            outcome=outcome_of(self._match) if over else None,
            ask=None if over else view.ask(),
            facts=view.facts(),
        )

    def _told(self, moves: Sequence[Move], first: int) -> list[SeenMove]:
        """The moves from some number on, as the learner saw them, and who made each."""
        line = self._match.played_from(first)
        return [SeenMove(played.seat, wire_move(move)) for played, move in zip(line, moves, strict=False)]
