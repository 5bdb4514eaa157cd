"""The kernel beside OpenSpiel, each on one core: random play, Connect Four, clones, a Python loop, batches.

A decision is a move of a seat. Where whole matches are played in compiled code forced moves are counted, as they are
for the peer; in the Python loop and in batches only choices between two moves or more are.
"""

import argparse
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time
import timeit
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import cast

import numba
import numpy as np
import numpy.typing as npt

import tafelrunde as tr
from bench import peers
from bench.positions import positions_after_each_ply
from bench.report import Agreement, Comparison, Fact, Line, Rate, in_turns, report
from tafelrunde.kernel import Batch, Game, playouts
from tafelrunde.kernel.record import bytes_of

OURS = f"Tafelrunde {version('tafelrunde')}"
OUTSIDE = Path(__file__).parents[1] / "examples" / "connect_four"

SEED = 1
FESTIVALS, CONNECT_FOURS = 1_500, 5_000
PYTHON_MATCHES = 50
BATCH, STEPS = 1_000, 100
CLONES = 20_000
ROWS_OF_CLONES = 64
PLIES = 6
STARTS = 5


@cache
def from_outside() -> Game:
    """Connect Four, without installing it."""
    sys.path.insert(0, str(OUTSIDE))
    game: Game = import_module("connect_four").GAME
    return game


def at_random(game: Game, seats: int, matches: int, *, seconds: float) -> Rate:
    """Whole random matches in compiled code, forced moves counted.

    On a shared machine short runs are more often left in peace than long ones, so a run takes about as long as the
    peer's: some ten milliseconds.
    """
    seeds = itertools.count(SEED)

    def run() -> tuple[int, float]:
        begun = time.perf_counter()
        played = playouts(game, matches, seats=seats, seed=next(seeds), threads=1)
        return played.decisions, time.perf_counter() - begun

    return Rate.best_of(f"{game.name}, {seats} seats, playouts", OURS, "decisions", run, seconds)


def python_loop(game: Game, seats: int, *, seconds: float) -> Rate:
    """Whole random matches by `match.legal` and `match.play`, with verifiable dice; forced moves are not counted."""
    seeds, dice = itertools.count(SEED), random.Random(SEED)

    def run() -> tuple[int, float]:
        decisions = 0
        begun = time.perf_counter()
        for seed in itertools.islice(seeds, PYTHON_MATCHES):
            match = game.start(seats, seed=seed)
            while not match.over:
                match.play(dice.choice(match.legal))
                decisions += 1
        return decisions, time.perf_counter() - begun

    return Rate.best_of(f"{game.name}, {seats} seats, Python loop", OURS, "decisions", run, seconds)


def batch_steps(game: Game, seats: int, *, seconds: float) -> Rate:
    """Many matches stepped at once with moves that NumPy picks from the masks; forced moves are not counted."""
    batch, dice = Batch(game, BATCH, seats, seed=SEED), np.random.default_rng(SEED)

    def run() -> tuple[int, float]:
        decisions = 0
        begun = time.perf_counter()
        for _ in range(STEPS):
            moves, asked = random_moves(batch.masks, dice)
            batch.step(moves)
            decisions += asked
        return decisions, time.perf_counter() - begun

    return Rate.best_of(f"{game.name}, {seats} seats, Batch of {BATCH}", OURS, "decisions", run, seconds)


def random_moves(masks: npt.NDArray[np.uint8], dice: np.random.Generator) -> tuple[npt.NDArray[np.int64], int]:
    """One of the legal moves of each match, each equally likely, and how many matches had more than one."""
    _, legal = masks.view(np.bool_).nonzero()
    counts = masks.sum(axis=1, dtype=np.int64)
    first = counts.cumsum() - counts
    return legal[first + dice.integers(counts)], int((counts > 1).sum())


def snapshot(game: Game, seats: int, *, seconds: float) -> Rate:
    """The state of a match as bytes, called from Python: what a match keeps before every decision."""
    timer = timeit.Timer(half_played(game, seats).state_bytes)
    name = f"{game.name}, half played, its bytes by match.state_bytes()"
    return Rate.best_of(name, OURS, "clones", lambda: (CLONES, timer.timeit(CLONES)), seconds)


def copy_inside(game: Game, seats: int, *, seconds: float) -> Rate:
    """The same state copied from row to row inside compiled code, as a search does it."""
    tables = game.record.blank(ROWS_OF_CLONES)
    cells = bytes_of(tables)
    cells[0] = np.frombuffer(half_played(game, seats).state_bytes(), np.uint8)
    copy_on(cells, 1)

    def run() -> tuple[int, float]:
        begun = time.perf_counter()
        copy_on(cells, 100 * CLONES)
        return 100 * CLONES, time.perf_counter() - begun

    return Rate.best_of(f"{game.name}, half played, inside compiled code", OURS, "clones", run, seconds)


def _copy_on(cells: npt.NDArray[np.uint8], times: int) -> None:
    """Copy each row over the next, around and around, so that no copy is superfluous."""
    for i in range(times):
        at, to = i % len(cells), (i + 1) % len(cells)
        for byte in range(cells.shape[1]):
            cells[to, byte] = cells[at, byte]


copy_on = cast("Callable[[npt.NDArray[np.uint8], int], None]", numba.njit(_copy_on))


def half_played(game: Game, seats: int) -> tr.Match:
    """A random match, after half of its decisions."""
    match, dice, decisions = game.start(seats, seed=SEED), random.Random(SEED), 0
    while not match.over:
        match.play(dice.choice(match.legal))
        decisions += 1
    match.undo(decisions // 2)
    return match


def comparisons(seconds: float) -> Iterator[Line]:
    """Everything that is divided by a peer's figure."""
    festival, connect_four = tr.game("festival"), from_outside()

    ours, bots, rollouts = in_turns(
        partial(at_random, festival, 5, FESTIVALS), peers.crazy_eights, peers.crazy_eights_rollouts, seconds=seconds
    )
    yield Comparison("random play, five seats", ours, bots, wanted=5)
    yield Comparison("… and their rollouts without bots", ours, rollouts)

    ours, bots, rollouts = in_turns(
        partial(at_random, connect_four, 2, CONNECT_FOURS),
        peers.connect_four,
        peers.connect_four_rollouts,
        seconds=seconds,
    )
    yield Comparison("Connect Four, random play", ours, bots, wanted=5)
    yield Comparison("… and their rollouts without bots", ours, rollouts)
    counted = positions_after_each_ply(connect_four.start(2), PLIES)
    theirs = tuple(ply.positions for ply in peers.connect_four_positions(PLIES))
    yield Agreement(f"Connect Four, positions after 1 to {PLIES} plies", counted, theirs, peers.OPEN_SPIEL)

    ours, hearts = in_turns(partial(snapshot, festival, 5), peers.hearts_clone, seconds=seconds)
    yield Comparison("clone, called from Python", ours, hearts, wanted=3)
    ours, hearts = in_turns(partial(copy_inside, festival, 5), peers.hearts_clone_net, seconds=seconds)
    yield Comparison("clone, without Python's share", ours, hearts)

    loop, dominoes, batch = in_turns(
        partial(python_loop, festival, 5), peers.team_dominoes, partial(batch_steps, festival, 5), seconds=seconds
    )
    yield Comparison("Python loop over legal and play", loop, dominoes, wanted=2)
    yield Comparison("batch beside the Python loop", batch, loop, wanted=4)


def facts() -> Iterator[Line]:
    """What has no peer: sizes, and how long one waits."""
    for game in (*map(tr.game, tr.games()), from_outside()):
        small = 1024 if game.name == "festival" else None
        yield Fact(f"{game.name}: state", game.record.dtype.itemsize, "bytes", "one record", at_most=small)
        with tempfile.TemporaryDirectory() as nothing_compiled:
            compile_all = partial(python, _COMPILE, game.module, str(OUTSIDE), TAFELRUNDE_CACHE=nothing_compiled)
            took = float(compile_all().splitlines()[-1])
        how = "match, playouts and batch, with an empty cache; CPU time"
        yield Fact(f"{game.name}: first compile", took, "s", how, at_most=60)
    tafel = Path(sys.executable).with_name("tafel")
    yield Fact(
        "start of the command line", best(partial(run, tafel, "--help")), "s", "tafel --help, best of 5", at_most=1.5
    )
    start = partial(python, "import tafelrunde as tr; tr.game('festival').start(5, seed=1).legal")
    yield Fact("start of a match", best(start), "s", "a new Python, up to festival's first legal moves; best of 5")


_COMPILE = """
import os, sys
module, outside = sys.argv[1:]
sys.path.insert(0, outside)
from importlib import import_module
from tafelrunde.kernel.compiled import ENTRIES
from tafelrunde.kernel.warm import ready
ready(import_module(module).GAME, *ENTRIES)
print(os.times().children_user + os.times().children_system)
"""


def best(start: Callable[[], object]) -> float:
    """The shortest of a few tries, in seconds."""
    return min(timeit.repeat(start, number=1, repeat=STARTS))


def python(code: str, *arguments: str, **environment: str) -> str:
    """Run some code in a new Python, and return what it prints."""
    return run(sys.executable, "-c", code, *arguments, **environment)


def run(*command: str | Path, **environment: str) -> str:
    """Run a command, and return what it prints."""
    done = subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True, text=True)
    return done.stdout


def main() -> int:
    """Measure everything, report it, and answer the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.kernel", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the report")
    parser.add_argument("--require", action="store_true", help="fail if something wanted was missed")
    parser.add_argument("--seconds", type=float, default=4, help="how long each rate is measured")
    asked = parser.parse_args()
    lines = []
    for line in itertools.chain(comparisons(asked.seconds), facts()):
        print(f"measured: {line.what}", file=sys.stderr)
        lines.append(line)
    return report(lines, keep=asked.json, require=asked.require)


if __name__ == "__main__":
    sys.exit(main())
