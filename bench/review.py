"""Reviews: how long a match of level 3 takes to be reviewed, with two threads.

    ./tafel bench review                    all games
    python -m bench.review --games festo    some games

A quick review is the first pass over all decisions: from then on the picture is whole, and looking deeper goes on by
itself. CPU time is told beside the seconds: where it is less than twice the seconds, other processes had the cores.
A bar shows how far each review is.
"""

import argparse
import time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import tafelrunde as tr
from tafelrunde.bots.search import load_search
from tafelrunde.review import Reviewing

LEVEL = 3
SEATS = 4
SEED = 1
FIRST_PICTURE = 2.0
WANTED = {"astoria": 60.0}
USUALLY = 30.0


def a_match(name: str) -> tr.Match:
    """A match between bots."""
    match = tr.game(name).start(seats=SEATS, seed=SEED)
    bots = [tr.bot(name, level=LEVEL, seed=seat) for seat in range(SEATS)]
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
    return match


def measure(name: str, bar: Progress) -> tuple[int, list[float]]:
    """How many decisions there are; seconds to the first, of the first pass with its CPU time, and of all with its."""
    match = a_match(name)
    load_search(match.game)
    begun, worked = time.monotonic(), time.process_time()
    work = Reviewing(match)
    first = quick = cpu = 0.0
    task = bar.add_task(name, total=1.0)
    for done in work.run():
        bar.update(task, completed=done)
        first = first or time.monotonic() - begun
        if done >= 0.5 and not quick:
            quick, cpu = time.monotonic() - begun, time.process_time() - worked
    return len(work.quick()), [first, quick, cpu, time.monotonic() - begun, time.process_time() - worked]


def main() -> int:
    """Print the table; 1 if a game took longer than is promised."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="+", default=tr.games())
    table = Table("game", "decisions", "first s", "quick s", "of CPU", "at most", "all s", "of CPU")
    late = False
    games = parser.parse_args().games
    with Progress(console=Console(stderr=True), transient=True) as bar:
        for name in games:
            decisions, (first, quick, cpu, *whole) = measure(name, bar)
            most = WANTED.get(name, USUALLY)
            late |= quick > most or first > FIRST_PICTURE
            table.add_row(name, str(decisions), *(f"{each:.1f}" for each in (first, quick, cpu, most, *whole)))
    Console().print(table)
    return int(late)


if __name__ == "__main__":
    raise SystemExit(main())
