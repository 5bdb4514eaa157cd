"""Bots: the speed of search beside OpenSpiel's and beside random play, and the strength of each level.

    ./tafel bench bots                                 everything; hours
    python -m bench.bots --only speed                  one part: speed, ladder, top, sparring, time or peer
    python -m bench.bots --only ladder --games festo   some games

Strength is the share of wins of one bot among others, with a confidence interval of 95 %. Every match is kept in a
file, so a run may be interrupted and goes on where it was.
"""

import argparse
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pyspiel
from rich.console import Console

import tafelrunde as tr
from bench import peers
from bench.open_spiel_festival import AgainstPeer
from bench.report import Comparison, Line, Rate, in_turns, report
from bench.strength import GAMES, contests, strength
from tafelrunde.bots.search import Budget, Temper, think
from tafelrunde.kernel import playouts
from tafelrunde.lab.diary import Diary

OURS = f"Tafelrunde {version('tafelrunde')}"
SEATS = 5
ITERATIONS = 2_000
SIMULATIONS = 200
SECONDS = 6
SEED = 1

REMEMBERED = Path(__file__).with_name("strength.json")
PARTS = ("speed", "ladder", "top", "sparring", "time", "peer")


def search_rate(*, seconds: float) -> Rate:
    """Decisions a second in search for Festival with random playouts: each iteration plays a match to its end."""
    game = tr.game("festival")
    match = game.start(seats=SEATS, seed=SEED)
    view = match.view(match.to_move)
    decisions = playouts(game, 1_000, seats=SEATS, seed=SEED).decisions / 1_000

    def run() -> tuple[int, float]:
        begun = time.process_time()
        done = think(view, Budget(iterations=ITERATIONS), temper=Temper(mind=False)).iterations
        return round(done * decisions), time.process_time() - begun

    return Rate.best_of("festival, search, random playouts", OURS, "decisions", run, seconds)


def peer_search_rate(*, seconds: float) -> Rate:
    """Decisions a second in OpenSpiel's information-set search for Hearts, with a new world for each simulation."""
    state, decisions = peers.a_deal_and_its_length("hearts")
    search = pyspiel.ISMCTSBot(
        SEED,
        pyspiel.RandomRolloutEvaluator(1, SEED),
        1.4,
        SIMULATIONS,
        max_world_samples=-1,
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )

    def run() -> tuple[int, float]:
        begun = time.process_time()
        search.step(state)
        return round(SIMULATIONS * decisions), time.process_time() - begun

    return Rate.best_of("hearts, ISMCTSBot", peers.OPEN_SPIEL, "decisions", run, seconds)


def playing_rate(*, seconds: float) -> Rate:
    """Decisions a second of random matches of Festival without any search."""
    game = tr.game("festival")
    playouts(game, 1, seats=SEATS, seed=SEED)

    def run() -> tuple[int, float]:
        begun = time.process_time()
        decisions = playouts(game, ITERATIONS, seats=SEATS, seed=SEED).decisions
        return decisions, time.process_time() - begun

    return Rate.best_of("festival, playouts", OURS, "decisions", run, seconds)


def speed() -> list[Line]:
    """Search beside OpenSpiel's, and beside random play without search; in seconds of the processor."""
    ours, theirs, playing = in_turns(search_rate, peer_search_rate, playing_rate, seconds=SECONDS)
    return [
        Comparison("search, Festival beside Hearts", ours, theirs, wanted=3),
        Comparison("search beside random play", ours, playing, wanted=0.6),
    ]


def main() -> int:
    """Measure what is asked for, report it, and answer the exit code."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--only", choices=PARTS, action="append")
    asked.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--remember", type=Path, default=REMEMBERED, metavar="FILE", help="where matches are kept")
    asked.add_argument("--require", action="store_true", help="fail if something wanted was missed")
    args = asked.parse_args()
    parts = set(args.only or PARTS)
    missed = report(speed(), require=args.require) if "speed" in parts else 0
    wishes = list(contests(parts, args.games)) + [AgainstPeer()] * ("peer" in parts)
    all_kept = strength(wishes, args.processes, Diary(args.remember), Console())
    return int(bool(missed) or (args.require and not all_kept))


if __name__ == "__main__":
    sys.exit(main())
