"""Where a learner stands in a lesson: a pure function of the lesson and of what the learner has done so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tafelrunde.kernel import Game, Match, Move
from tafelrunde.kernel.chance import KeyedDice, key_from_seed
from tafelrunde.kernel.options import read_options
from tafelrunde.kernel.source import Source, setup_of
from tafelrunde.lessons.dice import LessonDice
from tafelrunde.lessons.lesson import NEXT, Lesson, Step

MOST_OF_OTHERS = 200
"""So many moves others make at most until it is the learner's turn."""


@dataclass(frozen=True)
class Turn:
    """A decision of a seat with all that followed without one: the moves from number `first` to before `last`."""

    seat: int
    first: int
    last: int


@dataclass
class Progress:
    """Where a learner stands.

    `number` is that of the step, counted from 0; past the last one the lesson is done. `astray` is the move that led
    off the lesson: the learner is told something about it and goes back. `turns` is what was played since the
    beginning, `done` how many of them there were before each thing the learner did. `unused` is what the lesson
    foresaw and did not happen.
    """

    game: Game
    lesson: Lesson
    match: Match
    dice: LessonDice
    number: int = 0
    astray: Move | None = None
    turns: list[Turn] = field(default_factory=list)
    begun: int = 0
    done: list[int] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)

    @property
    def step(self) -> Step | None:
        """The step that is being taken; None when the lesson is done."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def decides(self) -> bool:
        """Whether the learner may move now."""
        step = self.step
        return (
            step is not None
            and self.astray is None
            and self.match.to_move == self.lesson.seat
            and bool(step.expect or not step.then)
        )

    @property
    def told(self) -> str | None:
        """The words for a move that led off the lesson; None where there are none but the client's own."""
        if self.astray is None or self.step is None:
            return None
        words = self.step.answer_to(self.astray)
        return None if words is None else self.lesson.code(words)

    # What the learner does

    def do(self, said: str) -> None:
        """Go on: a move in notation, or NEXT. Raises Refused if a rule forbids the move."""
        self.done.append(len(self.turns))
        step = self.step
        if step is None or self.astray is not None:
            return
        if said == NEXT:
            if not step.expect:
                self._leave(step)
            return
        move = self.game.moves.find(said)
        while not step.expect and not step.then and self.number + 1 < len(self.lesson.steps):
            self.number += 1
            step = self.lesson.steps[self.number]
        expected = step.expects(move)
        if expected:
            self._foresee(step.then)
        self._play(move)
        if expected:
            self._leave(step, foreseen=True)
        else:
            self.astray = move

    def _leave(self, step: Step, *, foreseen: bool = False) -> None:
        """What chance and the others do after a step; then they go on until the learner can do what is asked next."""
        if not foreseen:
            self._foresee(step.then)
        self._play_all(step.then)
        self.number += 1
        following = self.step
        tries = 0
        while following and following.expect and not self._is_learners_turn() and tries < MOST_OF_OTHERS:
            self._play(self.match.legal[0])
            tries += 1

    def _is_learners_turn(self) -> bool:
        return self.match.over or self.match.to_move == self.lesson.seat

    # The match

    def begin(self) -> None:
        """Play everything that lies before the lesson."""
        self._foresee(self.lesson.moves)
        self._play_all(self.lesson.moves)
        self.begun = self.match.length
        self.turns.clear()

    def _play(self, move: Move) -> None:
        seat = self.match.to_move
        first = self.match.length
        self.match.play(move)
        assert seat is not None
        self.turns.append(Turn(seat, first, self.match.length))

    def _foresee(self, moves: Iterable[str]) -> None:
        table = self.game.moves
        found = [table.find(each) for each in moves]
        self.dice.foreseen = [each for each in found if each.number < table.of_nature]

    def _play_all(self, moves: Iterable[str]) -> None:
        """Let the seats make these moves, as far as the rules allow them."""
        table = self.game.moves
        for each in moves:
            move = table.find(each)
            if move.number < table.of_nature:
                continue
            if self.match.why_not(move) is None:
                self._play(move)
            else:
                self.unused.append(each)
        self.unused += map(str, self.dice.foreseen)
        self.dice.foreseen = []


def follow(game: Game, lesson: Lesson, moves: Sequence[str] = ()) -> Progress:
    """Where somebody stands who has done all that: moves in notation, and NEXT where there was only something to read.

    Raises Refused for a move that a rule forbids, and UnknownMove for what is no move.
    """
    options, table = read_options(game.declared_options, lesson.options), None
    if lesson.position is not None:
        _, options, table = game.read_position(lesson.position)
    setup = setup_of(game, lesson.seats, options, table)
    dice = LessonDice(KeyedDice(key_from_seed(lesson.seed), setup))
    dice.foreseen = [game.moves.find(each) for each in lesson.dice]
    progress = Progress(game, lesson, Match(game, lesson.seats, options, Source("script", dice), table), dice)
    progress.begin()
    for each in moves:
        progress.do(each)
    return progress
