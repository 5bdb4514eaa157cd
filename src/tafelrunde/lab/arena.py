"""Contests: one bot among others of another kind, seats rotated, and its share of the wins with an interval.

A bot is named by a short text: `random`, `level 4`, `iterations 500`, `milliseconds 100`, or `mindless 500`: so many
iterations without a mind. A game may have sparring partners besides, such as the `rusher` of Astoria; one of them plays
only deals that its plan is for. `level 4 as rusher` plays the same deals.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import TypeVar

from tafelrunde.bots import Bot, bot
from tafelrunde.bots.search import NORMAL_95, Budget, Searcher, Temper
from tafelrunde.kernel import BadSetup, Match, Move, View, find_game
from tafelrunde.kernel.errors import shown
from tafelrunde.lab.sparring import SparringPartner, plans

N = TypeVar("N")
T = TypeVar("T")

# The distance between the seeds of one contest and those of the next.
APART = 1_000_003
AS = " as "


class RandomBot:
    """Plays any legal move."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def choose(self, view: View) -> Move:
        """Any legal move."""
        return self._dice.choice(view.legal)


class SearchBot:
    """Searches with a fixed budget."""

    def __init__(self, budget: Callable[[], Budget], temper: Temper, seed: int) -> None:
        self._searcher = Searcher(temper, seed=seed)
        self._budget = budget

    def choose(self, view: View) -> Move:
        """The most visited move."""
        return self._searcher.think(view, self._budget()).best


def entrant(game: str, name: str, seed: int) -> Bot:
    """The bot of a name."""
    name = name.partition(AS)[0]
    kind, _, number = name.partition(" ")
    scripted = plans(game)
    if name == "random":
        return RandomBot(seed)
    if name in scripted:
        return SparringPartner(game, scripted[name], seed)
    if kind == "level" and number.isdigit():
        return bot(game, int(number), seed=seed)
    if kind == "milliseconds" and number.isdigit():
        return SearchBot(partial(Budget, milliseconds=int(number), until_clear=True), Temper(), seed)
    if kind in {"iterations", "mindless"} and number.isdigit():
        return SearchBot(partial(Budget, iterations=int(number)), Temper(mind=kind == "iterations"), seed)
    there_are = ["random", "level 1 to 6", "iterations N", "mindless N", "milliseconds N", *scripted]
    raise BadSetup(f"there is no bot {shown(name)}; there are: {', '.join(there_are)}")


@dataclass(frozen=True)
class Result:
    """How a contest ended for the one: its share of all wins, with a confidence interval of 95 %."""

    game: str
    seats: int
    one: str
    others: str
    shares: tuple[float, ...]

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return len(self.shares)

    @property
    def share(self) -> float:
        """The share of wins; a win shared by two counts half."""
        return sum(self.shares) / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """The confidence interval of 95 %."""
        return self.within(NORMAL_95)

    def within(self, z: float) -> tuple[float, float]:
        """Wilson's interval around the share, so many standard deviations wide."""
        return wilson(self.share, self.matches, z)

    @property
    def times_its_share(self) -> float:
        """How many times what it would win among equals."""
        return self.share * self.seats


def wilson(share: float, matches: int, z: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval around a share of so many matches, so many standard deviations wide."""
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    width = z / (1 + z * z / matches) * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return middle - width, middle + width


def contest(
    game: str,
    one: str,
    others: str,
    *,
    seats: int,
    matches: int = 200,
    seed: int = 1,
    processes: int = 1,
) -> Result:
    """Let one bot play among others of one kind, each seat in turn."""
    play = partial(win_share, game, one, others, seats, seed)
    won = dict(in_any_order(play, range(matches), processes))
    return Result(game, seats, one, others, tuple(won[number] for number in range(matches)))


def in_any_order(play: Callable[[N], T], numbers: Iterable[N], processes: int = 1) -> Iterator[tuple[N, T]]:
    """Play these matches in parallel; yields results as they finish."""
    if processes == 1:
        yield from ((number, play(number)) for number in numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        running = {pool.submit(play, number): number for number in numbers}
        try:
            for each in as_completed(running):
                yield running[each], each.result()
        finally:
            pool.shutdown(cancel_futures=True)


def win_share(game: str, one: str, others: str, seats: int, seed: int, number: int) -> float:
    """The first bot's share of the win in match `number`; its seat rotates."""
    mine = number % seats
    seeds = [(seed * APART + number) * seats + seat for seat in range(seats)]
    table = [entrant(game, one if seat == mine else others, seeds[seat]) for seat in range(seats)]
    match = deal(game, one, seats, seed, number)
    play_out(match, table)
    return 1 / len(match.winners) if mine in match.winners else 0.0


def play_out(match: Match, table: Sequence[Bot]) -> None:
    """Let the bots at a table play a match to its end."""
    while match.to_move is not None:
        match.play(table[match.to_move].choose(match.view(match.to_move)))


def deal(game: str, one: str, seats: int, seed: int, number: int) -> Match:
    """Match `number`; every deal is played once from each seat. Deals for a sparring partner suit its plan."""
    plan = plans(game).get(one.rpartition(AS)[2])
    if plan is None:
        return find_game(game).start(seats=seats, seed=seed * APART + number // seats)
    tries = (find_game(game).start(seats=seats, seed=(seed * APART + number) * APART + again) for again in count())
    return next(match for match in tries if plan.suits(match.view(number % seats)))


def one_line(result: Result) -> str:
    """A result in one line."""
    low, high = result.interval
    return (
        f"{result.game}, {result.seats} seats: {result.one} among {result.others} wins {result.share:.1%}"
        f" ({low:.1%} to {high:.1%}) of {result.matches} matches, {result.times_its_share:.2f} times its share"
    )
