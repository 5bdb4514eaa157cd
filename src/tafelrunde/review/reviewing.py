"""Reviewing a match: searches from what was known at each decision, put together into a review."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from msgspec import Struct, structs

from tafelrunde.bots.search import Budget, Expectation, load_search
from tafelrunde.kernel import OPEN, Match, TafelError
from tafelrunde.review.deciding import judge
from tafelrunde.review.depth import Depth
from tafelrunde.review.expecting import expect
from tafelrunde.review.luck import Standing, luck, standing
from tafelrunde.review.method import method_of
from tafelrunde.review.report import Decision, Review
from tafelrunde.review.stream import Expected, moments
from tafelrunde.review.turning_points import TurningPoint, turning_points

SEED_STEP = 1_000_003


def review(
    match: Match,
    seat: int | None = None,
    budget: Depth | None = None,
    *,
    seed: int = 0,
    threads: int = 2,
    progress: Callable[[float], None] = lambda done: None,
) -> Review:
    """Review a finished match.

    `seat` None looks at each moment as the seat that decided knew it; a seat looks at everything as that seat knew it,
    and judges its decisions alone; OPEN looks at what was really there. The same match, seat, budget and seed give the
    same review. `progress` is called with how much of the work is done, from 0 to 1.
    """
    work = Reviewing(match, seat, budget, seed)
    for done in work.run(threads):
        progress(done)
    return work.review()


class Task(NamedTuple):
    """Judging one decision: quickly at first, and then deeper, with luck beside it."""

    at: int
    deeper: bool


class TaskResult(Struct, frozen=True):
    """The expectations before and after a decision, and the judgement of it, if there is one.

    `before_luck` and `after_luck` are how all stood beside moves of NATURE; a first pass does not look at that. `start`
    and `start_luck` are how all stood at the beginning; the first decision has them, unless the match began with a
    deal.
    """

    before: Expected
    after: Expected | None
    decision: Decision | None
    before_luck: Standing | None = None
    after_luck: Standing | None = None
    start: Expected | None = None
    start_luck: Standing | None = None


class Reviewing:
    """A review in the making. Tasks do not depend on each other, so any thread or process can do one."""

    def __init__(self, match: Match, seat: int | None = None, depth: Depth | None = None, seed: int = 0) -> None:
        if not match.over:
            raise TafelError("only a finished match can be reviewed")
        self.match, self.seat, self.depth, self.seed = match, seat, depth or Depth(), seed
        if seat is not None and seat != OPEN and seat not in range(match.seats):
            raise TafelError(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
        self.points = turning_points(match, seat)
        self._results: dict[int, TaskResult] = {}

    def quick(self) -> list[Task]:
        """The tasks of a first pass over all decisions."""
        return [Task(at, deeper=False) for at in range(len(self.points))]

    def deeper(self) -> list[Task]:
        """What is left after the first pass: looking deeper at all that is judged, and at luck."""
        return [
            Task(at, deeper=True)
            for at, point in enumerate(self.points)
            if self._is_judged(point) or point.after_chance or point.then_chance
        ]

    def do(self, task: Task) -> TaskResult:
        """Do a task. This takes a while: call it in a thread."""
        judged = self._judge(task)
        if task.at == 0 and not self._begins_with_a_deal:
            judged = self._with_start(task, judged)
        return self._with_luck(task, judged) if task.deeper else judged

    @property
    def _begins_with_a_deal(self) -> bool:
        """Whether NATURE moves first, and from where the game begins: until then all shares are equal."""
        return self.points[0].after_chance and self.match.start_position is None

    def _with_start(self, task: Task, judged: TaskResult) -> TaskResult:
        """With how the first decision found the table, or how the position was before NATURE moved."""
        point, iterations = self.points[0], self.depth.iterations
        if not point.after_chance:
            return structs.replace(judged, start=judged.before)
        seed = self.seed * SEED_STEP
        viewers = range(self.match.seats) if self.seat is None else [self.seat]
        views = [next(self.match.steps(each, 0, 1)).before for each in viewers]
        view = views[point.seat if self.seat is None else 0]
        start = _expected(expect(view, Budget(iterations=iterations), seed=seed))
        return structs.replace(
            judged, start=start, start_luck=standing(views, iterations, seed) if task.deeper else None
        )

    def _with_luck(self, task: Task, judged: TaskResult) -> TaskResult:
        point, iterations = self.points[task.at], self.depth.iterations
        seed = self.seed * SEED_STEP + point.number
        before = standing([each.after for each in point.seen], iterations, seed) if point.then_chance else None
        after = standing([each.before for each in point.seen], iterations, seed) if point.after_chance else None
        return structs.replace(judged, before_luck=before, after_luck=after)

    def _judge(self, task: Task) -> TaskResult:
        point = self.points[task.at]
        seed = self.seed * SEED_STEP + point.number
        judged = judge(point, self.depth, seed, deeper=task.deeper) if self._is_judged(point) else None
        decision = judged.decision if judged else None
        if judged and self.seat != OPEN:
            return TaskResult(_expected(judged.best), _expected(judged.played), decision)
        budget = Budget(iterations=self.depth.iterations)
        before = _expected(expect(point.before, budget, seed=seed))
        after = _expected(expect(point.after, budget, seed=seed)) if point.then_chance else None
        return TaskResult(before, after, decision)

    def _is_judged(self, point: TurningPoint) -> bool:
        """A seat judges its own decisions alone."""
        return self.seat in (None, OPEN, point.seat)

    def keep(self, task: Task, result: TaskResult) -> None:
        """Add the result of a task to the review."""
        self._results[task.at] = result

    def run(self, threads: int = 2) -> Iterator[float]:
        """Do everything, several tasks at once; yields how much is done."""
        load_search(self.match.game)
        with ThreadPoolExecutor(threads) as pool:
            for begin, tasks in ((0.0, self.quick), (0.5, self.deeper)):
                listed = tasks()
                for done, (task, result) in enumerate(zip(listed, pool.map(self.do, listed), strict=True), 1):
                    self.keep(task, result)
                    yield begin + 0.5 * done / len(listed)

    def review(self) -> Review:
        """The review of the decisions judged so far; it has the end of the match once all of them are."""
        match = self.match
        looked = list(self._in_order())
        decisions = [result.decision for result in looked if result.decision]
        stream, lucky = moments(match, self.points, looked), luck(match, self.points, looked)
        return Review(
            method_of(match.game, self.depth),
            match.game.name,
            match.game.edition,
            match.seats,
            self.seat,
            list(stream),
            decisions,
            list(lucky),
        )

    def _in_order(self) -> Iterator[TaskResult]:
        """The results up to the first that is missing."""
        for at in range(len(self.points)):
            if at not in self._results:
                return
            yield self._results[at]


def _expected(expectation: Expectation) -> Expected:
    return Expected(list(expectation.win_shares), list(expectation.points))
