"""Balance by strong play: bots of one level among themselves, with every number of seats.

Wins are counted by the order of play, and by whatever groups the game says its seats are in, such as factions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from rich.progress import Progress

from tafelrunde.kernel import OPEN, Game, Match, find_game
from tafelrunde.lab.arena import APART, entrant, in_any_order
from tafelrunde.lab.diary import Diary, settings_of, ways_of

MATCHES = 300
ROUND = "round_now"


class Ended(msgspec.Struct):
    """What is kept of a match: who moved first, how it ended, its length, and in which groups the seats were."""

    first: int
    reason: str
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    rounds: int
    groups: dict[str, tuple[str, ...]]

    @property
    def wins(self) -> list[float]:
        """What each seat won; a shared win is shared out."""
        return [(place == 1) / self.places.count(1) for place in self.places]

    def turn(self, seat: int) -> int:
        """The place of a seat in the order of play, from 1."""
        return (seat - self.first) % len(self.places) + 1


def play(game: str, level: int, seed: int, which: tuple[int, int]) -> Ended:
    """Play the match of a number with so many seats to its end."""
    number, seats = which
    match = find_game(game).start(seats=seats, seed=seed * APART + number)
    table = [entrant(game, f"level {level}", (seed * APART + number) * seats + seat) for seat in range(seats)]
    rounds = set()
    while match.to_move is not None:
        view = match.view(match.to_move)
        if ROUND in match.game.record.fields:
            rounds.add(view.field(ROUND))
        match.play(table[match.to_move].choose(view))
    return ended(match, len(rounds))


def ended(match: Match, rounds: int) -> Ended:
    """What is kept of a match that is over."""
    assert match.outcome is not None
    movers = [played.seat for played in match.played if played.seat is not None]
    laid_open = match.view(OPEN)
    groups = {name: tuple(group(laid_open)) for name, group in match.game.groups.items()}
    outcome = match.outcome
    return Ended(movers[0], outcome.reason, outcome.points, outcome.places, len(movers), rounds, groups)


class Series:
    """The matches of one level of a game, for each number of seats, as far as they were played."""

    def __init__(self, game: Game, level: int, diary: Diary, seed: int = 1) -> None:
        self.game = game
        self.level = level
        self._diary = diary
        self._seed = seed
        self._kept = {seats: diary.of(self._name(seats), self._ways(seats)) for seats in game.seats}

    def _name(self, seats: int) -> str:
        return f"{self.game.name}: level {self.level}, {seats} seats, seed {self._seed}"

    def _ways(self, seats: int) -> list[str]:
        return [ways_of(self.game.name, seats), settings_of(self.game.name, f"level {self.level}")]

    @property
    def by_seats(self) -> dict[int, list[Ended]]:
        """The matches for each number of seats that has any, in the order of their numbers."""
        return {
            seats: msgspec.convert([kept[number] for number in sorted(kept)], list[Ended])
            for seats, kept in self._kept.items()
            if kept
        }

    def missing(self, matches: int) -> Iterator[tuple[int, int]]:
        """Number and seats of the matches still to be played; all numbers of seats grow alike."""
        return ((number, seats) for number in range(matches) for seats in self._kept if number not in self._kept[seats])

    def go_on(self, matches: int, processes: int, progress: Progress) -> None:
        """Play what is missing of so many matches for each number of seats. What is over is kept at once."""
        missing = list(self.missing(matches))
        everything = matches * len(self._kept)
        task = progress.add_task(self.game.name, total=everything, completed=everything - len(missing))
        one = partial(play, self.game.name, self.level, self._seed)
        for (number, seats), match in in_any_order(one, missing, processes):
            self._kept[seats][number] = msgspec.to_builtins(match)
            self._diary.keep(self._name(seats), self._ways(seats), self._kept[seats])
            progress.advance(task)
