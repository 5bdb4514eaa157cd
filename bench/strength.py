"""Contests of bots with a wanted result. A diary keeps every match, so that a run can be interrupted.

An interrupted run goes on where it was. What is kept counts only as long as the bots of a game play the same way; when
a change of rules, mind or search makes them play otherwise, the contests of that game begin anew.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise, product

from rich.console import Console
from rich.table import Table

from tafelrunde.bots.roster import GREEDY, LEVELS
from tafelrunde.lab.arena import Result, in_any_order, win_share
from tafelrunde.lab.diary import SEED, Diary, settings_of, ways_of
from tafelrunde.lab.sparring import plans

SEATS = 4
# Time is measured with two seats where a game has them: the fewer others, the more depends on one's own decisions.
SEATS_OF_TIME = {"festival": 4, "festo": 2, "ufos": 2, "astoria": 4}
GAMES = ("festival", "festo", "ufos", "astoria")
# The matches of a contest, and the most that a step of the ladder or of time may take.
MATCHES = 200
MATCHES_OF_STEP = {"festival": 1000, "festo": 400, "ufos": 400, "astoria": 600}
MATCHES_OF_TIME = {"festival": 1000, "festo": 200, "ufos": 200, "astoria": 200}
# A contest may end early after every so many matches. A step of the ladder then needs more standard deviations, because
# looking repeatedly makes a chance result more likely: with this many, once in 200 times.
AT_ONCE = 40
BEYOND_DOUBT = 2.6
# How many times its share the top level should win among greedy bots, and among random ones.
WANTED_OF_TOP = {"festival": (2, 3.2), "festo": (2, 3.2), "ufos": (2, 3.2), "astoria": (1.6, 2.4)}
TIMES = (100, 500, 2000)
# Whom sparring partners meet, with how many seats, and in how many matches.
SPARRING_LEVELS = LEVELS[3:]
SEATS_OF_SPARRING = {"astoria": (5, 6)}
MATCHES_OF_SPARRING = 100


@dataclass(frozen=True)
class Wanted:
    """A contest, and how many times its share the one should win; `surely`: by the lower end of the interval."""

    game: str
    one: str
    others: str
    times: float = 1
    surely: bool = False
    matches: int = MATCHES
    sides: int = SEATS

    def __str__(self) -> str:
        return f"{self.game}: {self.one} {self.company}"

    @property
    def company(self) -> str:
        """Whom the one meets."""
        return f"{'against' if self.sides == 2 else 'among'} {self.others}"

    @property
    def ways(self) -> list[str]:
        """What identifies how both sides play."""
        return [ways_of(self.game, self.sides), settings_of(self.game, self.one), settings_of(self.game, self.others)]

    @property
    def stops(self) -> list[int]:
        """After how many matches the contest may end; a step of the ladder has at least 200."""
        fewest = min(MATCHES, self.matches) if self.surely else AT_ONCE
        return [*range(fewest, self.matches, AT_ONCE), self.matches]

    def play(self, number: int) -> float:
        """What the one wins of a match."""
        return win_share(self.game, self.one, self.others, self.sides, SEED, number)

    def result(self, won: dict[int, float], matches: int) -> Result:
        """How it ended, or stands after so many matches."""
        return Result(self.game, self.sides, self.one, self.others, tuple(won[number] for number in range(matches)))

    def kept(self, result: Result) -> bool:
        """Whether the result is what was wanted."""
        return (result.interval[0] if self.surely else result.share) * self.sides > self.times

    def sure(self, result: Result) -> bool:
        """Whether the contest may end early."""
        low, _ = result.within(BEYOND_DOUBT) if self.surely else result.interval
        return low * self.sides > self.times

    @property
    def wish(self) -> str:
        """What is wanted, in short."""
        return f"{'surely ' if self.surely else ''}over {self.times:g}x"

    def row(self, result: Result) -> tuple[str, ...]:
        """The result as a row of the table, with the verdict."""
        low, high = result.interval
        return (
            self.game,
            self.one,
            self.company,
            str(result.matches),
            f"{result.share:.1%} ({low:.1%} to {high:.1%})",
            f"{result.times_its_share:.2f}x",
            self.wish,
            "[green]ok[/]" if self.kept(result) else "[bold red]missed[/]",
        )


@dataclass(frozen=True)
class Held(Wanted):
    """A contest of a sparring partner, which should win no more than its share."""

    matches: int = MATCHES_OF_SPARRING

    def __str__(self) -> str:
        return f"{super().__str__()}, {self.sides} seats"

    @property
    def wish(self) -> str:
        """What is wanted, in short."""
        return f"at most {self.times:g}x"

    def kept(self, result: Result) -> bool:
        """Whether the partner won no more than its share."""
        return result.times_its_share <= self.times

    def sure(self, result: Result) -> bool:
        """Whether the contest may end early: when the whole interval is below the share."""
        return result.interval[1] * self.sides < self.times


def contests(parts: set[str], games: list[str]) -> Iterator[Wanted]:
    """All contests of some parts, for some games."""
    top = f"level {LEVELS[-1]}"
    for game in games:
        if "ladder" in parts:
            for lower, upper in pairwise(LEVELS):
                yield Wanted(game, f"level {upper}", f"level {lower}", surely=True, matches=MATCHES_OF_STEP[game])
        if "top" in parts:
            greedy, at_random_ = WANTED_OF_TOP[game]
            yield Wanted(game, top, f"level {GREEDY}", greedy)
            yield Wanted(game, top, "random", at_random_)
        if "sparring" in parts:
            for seats, level in product(SEATS_OF_SPARRING.get(game, ()), SPARRING_LEVELS):
                for partner in plans(game):
                    yield Held(game, partner, f"level {level}", sides=seats)
        if "time" in parts:
            for less, more in pairwise(TIMES):
                one, others = f"milliseconds {more}", f"milliseconds {less}"
                yield Wanted(game, one, others, matches=MATCHES_OF_TIME[game], sides=SEATS_OF_TIME[game])


def hold(wanted: Wanted, processes: int, diary: Diary, console: Console) -> Result:
    """Play the matches of a contest that are not kept yet, until there are enough."""
    won = diary.of(str(wanted), wanted.ways)
    for enough in wanted.stops:
        missing = [number for number in range(enough) if number not in won]
        with console.status(str(wanted)) as status:
            for number, share in in_any_order(wanted.play, missing, processes):
                won[number] = share
                diary.keep(str(wanted), wanted.ways, won)
                status.update(
                    f"{wanted}: {sum(won.values()) / len(won):.1%} of {len(won)} matches, of {wanted.matches}"
                )
        if wanted.sure(wanted.result(won, enough)):
            break
    return wanted.result(won, enough)


def strength(wishes: Iterable[Wanted], processes: int, diary: Diary, console: Console) -> bool:
    """Hold the contests one after the other, each printed when it is over; returns whether all went as wanted."""
    table = Table("game", "one", "company", "matches", "share of wins", "times its share", "wanted", "")
    all_kept = True
    for wanted in wishes:
        result = hold(wanted, processes, diary, console)
        all_kept &= wanted.kept(result)
        console.print(" · ".join(wanted.row(result)), soft_wrap=True)
        table.add_row(*wanted.row(result))
    if table.rows:
        console.print(table)
    return all_kept
