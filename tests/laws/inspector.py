"""An inspector who watches random matches move by move, inside compiled code, and reports the first broken law.

The same inspector runs interpreted and with bounds checked, in a process of its own; the trace it leaves, a number that
depends on every byte of every state, must be the same each time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tafelrunde.kernel import NATURE, OVER, SPECTATOR, Game, contract, find_game, rule
from tafelrunde.kernel.compiled import BYTES, INTS, MASK, PAIRS, TABLES, WEIGHTS, entry
from tafelrunde.kernel.dice import below, new_dice
from tafelrunde.kernel.engine import ask_nature, ask_seat
from tafelrunde.kernel.offer import fallen, room_for_chances, room_for_offers
from tafelrunde.kernel.options import numbered, read_options
from tafelrunde.kernel.record import bytes_of
from tafelrunde.kernel.sight import look
from tafelrunde.kernel.warm import ready

# The rows of the array of tables the inspector works with.
NOW, BLANK, SEEN, IMAGINED, SEEN_THERE, COPY, OTHER = range(7)
ROWS = 7

BROKEN = {
    1: "law 1: the match is longer than its box allows",
    2: "law 2: the legal moves are not the moves that nothing forbids",
    3: "law 3: the same move from the same state gave another state",
    5: "law 5: two moves that look the same to a seat do not look the same afterwards",
    6: "law 6: the view of an imagined world is not the view it was imagined from",
    61: "law 6: an imagined world does not pass the census",
    62: "law 6: a seat would see a move otherwise in a world it imagines",
    7: "law 7: the mover has other legal moves in a world it imagines",
    8: "law 8: the census does not come out",
}

_PRIME = 2147483647


@rule
def copy_row(cells: Any, at: int, to: int) -> None:
    """Copy one table over another."""
    for byte in range(cells.shape[1]):
        cells[to, byte] = cells[at, byte]


@rule
def same_row(cells: Any, one: int, two: int) -> bool:
    """Whether two tables are the same, byte for byte."""
    for byte in range(cells.shape[1]):
        if cells[one, byte] != cells[two, byte]:
            return False
    return True


@rule
def legal_moves_are_right(table: Any, who: int, mask: Any, offered: Any, chances: Any) -> bool:
    """Law 2, for whoever is to move; leaves the legal moves marked in the mask."""
    for move in range(len(mask)):
        mask[move] = 0
    if who == NATURE:
        ask_nature(table, chances)
        for move in range(len(chances)):
            mask[move] = chances[move] > 0
    else:
        for i in range(ask_seat(table, offered)):
            if (
                mask[offered[1 + i]]
                or offered[1 + i] < len(chances)
                or offered[1 + i] >= len(chances) + len(offered) - 1
            ):
                return False
            mask[offered[1 + i]] = 1
    count = 0
    for move in range(len(mask)):
        count += mask[move]
        if (contract.may(table, move) == 0) != (mask[move] == 1):
            return False
    return count > 0


@rule
def imagination_is_honest(tables: Any, cells: Any, viewer: int, who: int, sight: Any, counts: Any, dice: Any) -> int:
    """Law 6, for one viewer; 0 or what is broken. Leaves the imagined world in its row."""
    look(cells, NOW, viewer, sight, counts, cells, SEEN)
    copy_row(cells, SEEN, IMAGINED)
    for row in range(len(counts)):
        cells[IMAGINED, counts[row, 2]] = 0
    contract.imagine(tables[IMAGINED], viewer, dice)
    look(cells, IMAGINED, viewer, sight, counts, cells, SEEN_THERE)
    if not same_row(cells, SEEN, SEEN_THERE) or contract.to_move(tables[IMAGINED]) != who:
        return 6
    return 61 if contract.census(tables[IMAGINED]) else 0


@rule
def legality_is_visible(tables: Any, mask: Any, offered: Any) -> bool:
    """Law 7: the mover may do the same in the imagined world."""
    legal = 0
    for move in range(len(mask)):
        legal += mask[move]
    found = ask_seat(tables[IMAGINED], offered)
    for i in range(found):
        legal -= mask[offered[1 + i]]
        found -= 1
    return found == 0 and legal == 0


@rule
def moves_look_the_same_there(tables: Any, viewer: int, mask: Any) -> bool:
    """Law 6: a move that is possible in both worlds is seen by the viewer as the same in both."""
    for move in range(len(mask)):
        if mask[move] and contract.may(tables[IMAGINED], move) == 0:
            seen_there = contract.seen(tables[IMAGINED], move, viewer)
            if contract.seen(tables[NOW], move, viewer) != seen_there:
                return False
    return True


@rule
def hidden_moves_stay_hidden(
    tables: Any, cells: Any, viewer: int, move: int, mask: Any, sight: Any, counts: Any, dice: Any
) -> bool:
    """Law 5: after another move that looks the same to the viewer, the viewer's table looks the same."""
    told = contract.seen(tables[NOW], move, viewer)
    other = -1
    first = below(dice, len(mask))
    for i in range(len(mask)):
        candidate = (first + i) % len(mask)
        if mask[candidate] and candidate != move and contract.seen(tables[NOW], candidate, viewer) == told:
            other = candidate
    if other < 0:
        return True
    copy_row(cells, NOW, COPY)
    contract.apply(tables[COPY], move)
    copy_row(cells, NOW, OTHER)
    contract.apply(tables[OTHER], other)
    if contract.to_move(tables[COPY]) == OVER or contract.to_move(tables[OTHER]) == OVER:
        return True  # at the end secrets are turned up
    look(cells, COPY, viewer, sight, counts, cells, SEEN)
    look(cells, OTHER, viewer, sight, counts, cells, SEEN_THERE)
    return same_row(cells, SEEN, SEEN_THERE)


@rule
def secrets_are_kept(
    tables: Any,
    cells: Any,
    viewer: int,
    who: int,
    move: int,
    mask: Any,
    sight: Any,
    counts: Any,
    offered: Any,
    dice: Any,
) -> int:
    """Laws 5, 6 and 7, for one viewer; 0 or what is broken."""
    broken = imagination_is_honest(tables, cells, viewer, who, sight, counts, dice)
    if broken:
        return broken
    if viewer == who and not legality_is_visible(tables, mask, offered):
        return 7
    if not moves_look_the_same_there(tables, viewer, mask):
        return 62
    if viewer != who and not hidden_moves_stay_hidden(tables, cells, viewer, move, mask, sight, counts, dice):
        return 5
    return 0


@rule
def nothing_is_legal(table: Any, mask: Any) -> bool:
    """Law 2, after the end."""
    for move in range(len(mask)):
        if contract.may(table, move) == 0:
            return False
    return True


@entry("laws", TABLES, BYTES, INTS, INTS, INTS, INTS, WEIGHTS, MASK, BYTES, PAIRS, INTS)
def inspect(
    tables: Any,
    cells: Any,
    setup: Any,
    options: Any,
    dice: Any,
    offered: Any,
    chances: Any,
    mask: Any,
    sight: Any,
    counts: Any,
    report: Any,
) -> int:
    """Watch matches.

    `setup` is how many, how many seats, the longest match, how rarely imagination is tried, and after how many moves in
    all the inspector goes home.

    Returns 0 or the first broken law; the report holds match and move, the trace, how many worlds were imagined and how
    many of them were not the true one, and the decisions of the seats.
    """
    n, seats, longest, rarely, moves = setup[0], setup[1], setup[2], setup[3], setup[4]
    for match in range(n):
        copy_row(cells, BLANK, NOW)
        contract.setup(tables[NOW], seats, options)
        length = 0
        while True:
            report[0], report[1] = match, length
            for byte in range(cells.shape[1]):
                report[2] = (report[2] * 31 + cells[NOW, byte] + 1) % _PRIME
            if contract.census(tables[NOW]):
                return 8
            who = contract.to_move(tables[NOW])
            if who == OVER:
                if not nothing_is_legal(tables[NOW], mask):
                    return 2
                break
            if length == longest:
                return 1
            if report[6] == moves:
                return 0
            report[6] += 1
            if not legal_moves_are_right(tables[NOW], who, mask, offered, chances):
                return 2
            if who == NATURE:
                move = fallen(chances, below(dice, ask_nature(tables[NOW], chances)))
            else:
                move = offered[1 + below(dice, ask_seat(tables[NOW], offered))]
                report[5] += 1
            if below(dice, rarely) == 0:
                viewer = below(dice, seats + 1)
                if viewer == seats:
                    viewer = SPECTATOR
                broken = secrets_are_kept(tables, cells, viewer, who, move, mask, sight, counts, offered, dice)
                if broken:
                    return broken
                report[3] += 1
                report[4] += not same_row(cells, NOW, IMAGINED)
            copy_row(cells, NOW, COPY)
            contract.apply(tables[NOW], move)
            contract.apply(tables[COPY], move)
            if not same_row(cells, NOW, COPY):
                return 3
            length += 1
    return 0


@dataclass(frozen=True)
class Report:
    """What the inspector found: the broken law in words, or nothing, and the trace of everything seen."""

    broken: str
    trace: int
    imagined: int
    varied: int
    decisions: int
    matches: int


def watch(
    game: Game, seats: int, options: dict[str, Any], matches: int, moves: int, *, seed: int = 1, rarely: int = 4
) -> Report:
    """Let the inspector watch so many random matches, and at most so many moves."""
    ready(game, "laws", "dice")
    tables = game.record.blank(ROWS)
    setup = np.array([matches, seats, game.longest, rarely, moves])
    chosen = numbered(game.declared_options, read_options(game.declared_options, options))
    report = np.zeros(7, np.int64)
    broken = inspect(
        tables,
        bytes_of(tables),
        setup,
        chosen,
        new_dice(seed),
        room_for_offers(game.moves),
        room_for_chances(game.moves),
        np.zeros(len(game.moves), np.uint8),
        game.sight.keep,
        game.sight.counts,
        report,
    )
    where = f" (match {report[0]}, move {report[1]})"
    trace, imagined, varied, decisions = report[2:6].tolist()
    return Report(BROKEN[broken] + where if broken else "", trace, imagined, varied, decisions, int(report[0]) + 1)


def watch_apart(game: str, seats: int, options: dict[str, Any], matches: int, moves: int, **way: str) -> Report:
    """The same in a process of its own, with another way of running the rules."""
    order = json.dumps([game, seats, options, matches, moves])
    done = subprocess.run(
        [sys.executable, "-c", "import sys; from tests.laws.inspector import answer; answer(sys.argv[1])", order],
        env=os.environ | way,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return Report(**json.loads(done.stdout))


def answer(order: str) -> None:
    """Watch what another process asks for, and write down what was found."""
    name, seats, options, matches, moves = json.loads(order)
    sys.stdout.write(json.dumps(asdict(watch(find_game(name), seats, options, matches, moves))))
