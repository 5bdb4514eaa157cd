"""Random play of every game beside OpenSpiel's crazy_eights with five players, each on one core, in one run."""

import sys
from functools import partial

import tafelrunde as tr
from bench import peers
from bench.kernel import at_random
from bench.report import Comparison, Fact, Line, in_turns, report

SECONDS = 4

# For each game: how many times as fast it should be, and how many matches take some ten milliseconds.
WANTED = {"festival": (5, 1_500), "festo": (5, 300), "ufos": (3.5, 40), "astoria": (1.7, 300)}

MOST_BYTES = {"festival": 1024, "festo": 1024, "ufos": 1024, "astoria": 2048}


def main() -> int:
    """Measure every game with as many seats as it takes, report it, and answer the exit code."""
    lines: list[Line] = []
    for name, (wanted, matches) in WANTED.items():
        game = tr.game(name)
        seats = max(game.seats)
        ours, peer = in_turns(partial(at_random, game, seats, matches), peers.crazy_eights, seconds=SECONDS)
        lines += [
            Comparison(f"{name}, {seats} seats, random play", ours, peer, wanted=wanted),
            Fact(f"{name}, a state", game.record.dtype.itemsize, "bytes", "size of the record", MOST_BYTES[name]),
        ]
        print(f"measured: {name}", file=sys.stderr)
    return report(lines)


if __name__ == "__main__":
    sys.exit(main())
