"""Calibration of reviews: whether of what a review gave 30 % about 30 % was won, and whether it finds blunders.

    ./tafel bench calibration                                  play matches, and write the report
    python -m bench.calibration --matches 0                    write the report of what is kept
    python -m bench.calibration --games festo --levels 3 4 5   play some games, and bots of some levels alone

Bots of mixed levels play with every number of seats. The quick pass of a review looks at some moments of each match;
what it says is compared with how the match ended. Every match is kept in a file, so a run may be interrupted and goes
on where it was. The report is that of all games.
"""

import argparse
import random
import sys
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

import tafelrunde as tr
from bench.blunders import MATCHES as MATCHES_WITH_BLUNDER
from bench.blunders import blunder, series_of_blunders, ways_of_blunders
from bench.calibration_report import write_report
from tafelrunde.bots.roster import LEVELS, share_exponent
from tafelrunde.bots.search import Expectation
from tafelrunde.lab.arena import APART, entrant, play_out
from tafelrunde.lab.diary import SEED, Diary, ways_of
from tafelrunde.review import Depth, Reviewing
from tafelrunde.review.method import EDITION

MATCHES = 100
MOMENTS = 10
KEPT = Path(__file__).with_name("calibration.json")


class Job(NamedTuple):
    """A series of matches: its name, the ways they are played in, how one is played, and how many there are to be."""

    name: str
    ways: list[str]
    play: Callable[[int], dict[str, Any]]
    matches: int


def series_of(game: str, seats: int) -> str:
    """The name of a series of matches."""
    return f"{game}, {seats} seats"


def ways(game: str, levels: list[int]) -> list[str]:
    """How bots play and reviews look; with other ways the matches do not count any more.

    The exponent of a game is not among them: what is kept are the shares before they are corrected.
    """
    looked = f"edition {EDITION} of reviews, {Depth().iterations} iterations"
    return [ways_of(game, tr.game(game).seats[0]), looked, f"levels {' '.join(map(str, sorted(levels)))}"]


def look_at(game: str, seats: int, levels: list[int], number: int) -> dict[str, Any]:
    """Play the match of a number, and look at some moments of it: shares of the win as search finds them, points."""
    seed = (SEED * APART + number) * APART
    dice = random.Random(seed)
    drawn = [dice.choice(levels) for _ in range(seats)]
    match = tr.game(game).start(seats=seats, seed=seed)
    play_out(match, [entrant(game, f"level {level}", seed + seat) for seat, level in enumerate(drawn)])
    work = Reviewing(match)
    tasks, exponent = work.quick(), share_exponent(match.game)
    moments = []
    for task in sorted(dice.sample(tasks, min(MOMENTS, len(tasks)))):
        tally = work.points[task.at].known.tally() or []
        points = [sum(line.points for line in lines) for lines in tally]
        found = Expectation(win_shares=tuple(work.do(task).before.shares)).corrected(1 / exponent)
        moments.append([task.at, [round(each, 3) for each in found.win_shares], points])
    won = [(seat in match.winners) / len(match.winners) for seat in range(seats)]
    return {"levels": drawn, "won": won, "moments": moments}


def measure(args: argparse.Namespace, diary: Diary, console: Console) -> None:
    """Play what is not kept yet, the games in turns."""
    for number, game in product(range(max(args.matches, args.blunders)), args.games):
        jobs = [
            Job(
                series_of(game, seats),
                ways(game, args.levels),
                partial(look_at, game, seats, args.levels),
                args.matches,
            )
            for seats in tr.game(game).seats
        ]
        jobs.append(Job(series_of_blunders(game), ways_of_blunders(game), partial(blunder, game), args.blunders))
        for name, how, play, most in jobs:
            kept = diary.of(name, how)
            if number < most and number not in kept:
                kept[number] = play(number)
                diary.keep(name, how, kept)
                console.print(f"{name}: match {number + 1}")


def main() -> int:
    """Measure what is asked for, and write the report."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", nargs="+", choices=tr.games(), default=list(tr.games()))
    asked.add_argument("--matches", type=int, default=MATCHES, help="with each number of seats")
    asked.add_argument("--blunders", type=int, default=MATCHES_WITH_BLUNDER, help="matches of each game with a blunder")
    asked.add_argument("--levels", nargs="+", type=int, choices=LEVELS, default=list(LEVELS[2:]))
    asked.add_argument("--keep", type=Path, default=KEPT, metavar="FILE", help="where matches are kept")
    args = asked.parse_args()
    diary, console = Diary(args.keep), Console()
    measure(args, diary, console)
    looked = {
        game: [
            match
            for seats in tr.game(game).seats
            for match in diary.of(series_of(game, seats), ways(game, args.levels)).values()
        ]
        for game in tr.games()
    }
    planted = {game: [*diary.of(series_of_blunders(game), ways_of_blunders(game)).values()] for game in tr.games()}
    write_report(looked, planted, console)
    return 0


if __name__ == "__main__":
    sys.exit(main())
