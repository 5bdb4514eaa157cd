"""Random matches watched by the inspector, in this process or in another that runs the rules in another way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import import_module

import numpy as np

from tafelrunde.kernel import NATURE, SPECTATOR
from tafelrunde.kernel.dice import new_dice
from tafelrunde.kernel.offer import room_for_chances, room_for_offers
from tafelrunde.kernel.options import numbered, read_options
from tafelrunde.kernel.record import Array, bytes_of
from tafelrunde.kernel.warm import ready
from tafelrunde.testkit import inspector
from tafelrunde.testkit.broken import LawBroken, Place, differences
from tafelrunde.testkit.inspector import Broken, Column, Row
from tafelrunde.testkit.setups import Setup

# What is broken: the law, what it says, and the two tables that are not the same.
BROKEN: dict[int, tuple[int, str, tuple[int, int] | None]] = {
    Broken.TOO_LONG: (1, "the match is longer than its game allows", None),
    Broken.NOT_LEGAL: (2, "the legal moves are not the moves that nothing forbids", None),
    Broken.NOT_THE_SAME: (3, "the same move from the same state gave another state", (Row.NOW, Row.COPY)),
    Broken.LEAKS: (5, "two moves look the same to a seat, but not their consequences", (Row.SEEN, Row.SEEN_THERE)),
    Broken.OTHER_VIEW: (
        6,
        "the view of an imagined world is not the view it was imagined from",
        (Row.SEEN, Row.SEEN_THERE),
    ),
    Broken.OTHER_MOVER: (6, "somebody else is to move in an imagined world", None),
    Broken.NO_WORLD: (6, "an imagined world does not pass the census", None),
    Broken.SEEN_OTHERWISE: (6, "a seat would see a move otherwise in a world it imagines", None),
    Broken.ONE_TOO_MANY: (7, "the mover has a move more in a world it imagines", None),
    Broken.ONE_TOO_FEW: (7, "the mover has a move less in a world it imagines", None),
    Broken.MISCOUNTED: (8, "the census does not come out", None),
}

_APART = "import sys; from tafelrunde.testkit.watching import answer; answer(*sys.argv[1:])"


@dataclass(frozen=True)
class Report:
    """The trace of everything the inspector saw, and what it counted.

    So many worlds were imagined, for so many of them something was hidden, and so many were not the true one.
    """

    trace: int
    worlds: int
    hidden: int
    varied: int
    decisions: int
    matches: int


def watch(setup: Setup, matches: int, moves: int, *, seed: int = 1, rarely: int = 4) -> Report:
    """Let the inspector watch so many random matches, and at most so many moves; raises the first broken law."""
    game = setup.game
    ready(game, "laws", "dice")
    tables = game.record.blank(len(Row))
    scratch = inspector.Scratch(
        tables,
        bytes_of(tables),
        room_for_offers(game.moves),
        room_for_chances(game.moves),
        np.zeros(len(game.moves), np.uint8),
        game.sight.keep,
        game.sight.counts,
        new_dice(seed),
        np.zeros(len(Column), np.int64),
    )
    plan = inspector.Plan(matches, setup.seats, game.longest, rarely, moves)
    options = numbered(game.declared_options, read_options(game.declared_options, setup.options))
    played = np.zeros(game.longest + 1, np.int64)
    broken = inspector.inspect(scratch, plan, options, played)
    if broken:
        raise _report(setup, seed, broken, scratch, played)
    counted = scratch.report.tolist()
    return Report(
        trace=counted[Column.TRACE],
        worlds=counted[Column.WORLDS],
        hidden=counted[Column.HIDDEN],
        varied=counted[Column.VARIED],
        decisions=counted[Column.DECISIONS],
        matches=counted[Column.MATCH] + 1,
    )


def _report(setup: Setup, seed: int, broken: int, scratch: inspector.Scratch, played: Array) -> LawBroken:
    game, report = setup.game, scratch.report.tolist()
    law, what, rows = BROKEN[broken]
    number = report[Column.NUMBER_OF_MOVE]
    if report[Column.RULE]:
        what += f" ({game.rule_ids[report[Column.RULE]]})"
    if report[Column.MOVE] != inspector.NO_MOVE and broken != Broken.OTHER_VIEW:
        what += f": {game.moves[report[Column.MOVE]]}"
    viewer, who = report[Column.VIEWER], report[Column.WHO]
    seat = who if viewer == SPECTATOR and law not in {5, 6} else viewer
    name = {NATURE: "NATURE", SPECTATOR: "spectator"}.get(seat, str(seat) if seat >= 0 else None)
    place = Place(setup, seed, report[Column.MATCH], number, name)
    fields = differences(game.record, scratch.tables[rows[0]], scratch.tables[rows[1]]) if rows else ()
    return LawBroken(law, what, place, tuple(fields), [str(game.moves[move]) for move in played[:number]])


def watch_apart(setups: Sequence[Setup], matches: int, moves: int, **way: str) -> list[Report]:
    """The same for some setups of one game, in a process of its own, with another way of running the rules."""
    game = setups[0].game
    order = json.dumps([game.module, [[each.seats, dict(each.options)] for each in setups], matches, moves])
    done = subprocess.run(
        [sys.executable, "-c", _APART, order, *sys.path],
        env=os.environ | way,
        capture_output=True,
        text=True,
        check=False,
    )
    reports = [Report(**json.loads(line)) for line in done.stdout.splitlines()]
    if done.returncode:
        named = ", ".join(f"{name}={value}" for name, value in way.items())
        raise LawBroken(3, f"with {named} the rules fail:\n{done.stderr}", Place(setups[len(reports)]))
    return reports


def answer(order: str, *path: str) -> None:
    """Subprocess entry point: runs the watch, prints one JSON report per setup."""
    sys.path[:] = path
    module, asked, matches, moves = json.loads(order)
    game = import_module(module).GAME
    for seats, options in asked:
        report = watch(Setup(game, seats, options), matches, moves)
        sys.stdout.write(json.dumps(asdict(report)) + "\n")
        sys.stdout.flush()
