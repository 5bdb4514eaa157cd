"""An inspector that watches random matches move by move, inside compiled code, and stops at the first broken law.

The same inspector runs interpreted and with bounds checked, in a process of its own; the trace it leaves, a number that
depends on every byte of every state, must be the same each time.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from tafelrunde.kernel import NATURE, OVER, SPECTATOR, contract, rule
from tafelrunde.kernel.compiled import BYTES, INTS, MASK, NUMBER, PAIRS, TABLES, WEIGHTS, entry
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.engine import ask_nature, ask_seat
from tafelrunde.kernel.offer import drawn_move
from tafelrunde.kernel.sight import look

# The rows of the array of tables the inspector works with.
NOW, BLANK, SEEN, IMAGINED, SEEN_THERE, COPY, OTHER = range(7)
ROWS = 7

# What can be broken; 0 is nothing.
(
    TOO_LONG,
    NOT_LEGAL,
    NOT_THE_SAME,
    LEAKS,
    OTHER_VIEW,
    OTHER_MOVER,
    NO_WORLD,
    SEEN_OTHERWISE,
    ONE_TOO_MANY,
    ONE_TOO_FEW,
) = range(1, 11)
MISCOUNTED = 11

# The columns of a report: where the inspector is, what it counted, and who is to move, who looks, at which move, and
# which rule is broken.
MATCH, NUMBER_OF_MOVE, TRACE, WORLDS, HIDDEN, VARIED, DECISIONS, MOVES, WHO, VIEWER, MOVE, RULE = range(12)
COLUMNS = 12
NO_MOVE = -1

# What the mask says of a move: it is legal, and it is so in the imagined world too.
LEGAL, LEGAL_IN_BOTH = 1, 2

_PRIME = 2147483647


class Bench(NamedTuple):
    """What the inspector works with: tables, the same as bytes, arrays for moves, who sees what, and dice."""

    tables: Annotated[Any, TABLES]
    cells: Annotated[Any, BYTES]
    offered: Annotated[Any, INTS]
    chances: Annotated[Any, WEIGHTS]
    mask: Annotated[Any, MASK]
    keep: Annotated[Any, BYTES]
    counts: Annotated[Any, PAIRS]
    dice: Annotated[Any, INTS]
    report: Annotated[Any, INTS]


class Plan(NamedTuple):
    """How many matches of how many seats, and of at most how many moves in all.

    A match may have `longest` moves; imagination is tried before one in `rarely`.
    """

    matches: Annotated[int, NUMBER]
    seats: Annotated[int, NUMBER]
    longest: Annotated[int, NUMBER]
    rarely: Annotated[int, NUMBER]
    moves: Annotated[int, NUMBER]


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
def something_is_hidden(bench: Bench, viewer: int) -> bool:
    """Whether a byte that is not blank is kept from a viewer."""
    row = viewer if viewer != SPECTATOR else len(bench.keep) - 1
    for byte in range(bench.cells.shape[1]):
        if bench.cells[NOW, byte] & bench.keep[row, byte] != bench.cells[NOW, byte]:
            return True
    return False


@rule
def legal_moves_are_right(bench: Bench, who: int) -> bool:
    """Law 2, for whoever is to move; leaves the legal moves marked in the mask."""
    table, mask, offered, chances = bench.tables[NOW], bench.mask, bench.offered, bench.chances
    for move in range(len(mask)):
        mask[move] = 0
    if who == NATURE:
        ask_nature(table, chances)
        for move in range(len(chances)):
            mask[move] = chances[move] > 0
    else:
        for i in range(ask_seat(table, offered)):
            move = offered[1 + i]
            bench.report[MOVE] = move
            if mask[move] or move < len(chances) or move >= len(chances) + len(offered) - 1:
                return False
            mask[move] = LEGAL
    count = 0
    for move in range(len(mask)):
        count += mask[move]
        bench.report[MOVE] = move
        if (contract.may(table, move) == 0) != (mask[move] == LEGAL):
            return False
    bench.report[MOVE] = NO_MOVE
    return count > 0


@rule
def imagination_is_honest(bench: Bench, viewer: int, who: int) -> int:
    """Law 6, for one viewer; 0 or what is broken. Leaves the imagined world in its row."""
    cells = bench.cells
    look(cells, NOW, viewer, bench.keep, bench.counts, cells, SEEN)
    copy_row(cells, SEEN, IMAGINED)
    for row in range(len(bench.counts)):
        cells[IMAGINED, bench.counts[row, 2]] = 0
    contract.imagine(bench.tables[IMAGINED], viewer, bench.dice)
    look(cells, IMAGINED, viewer, bench.keep, bench.counts, cells, SEEN_THERE)
    if not same_row(cells, SEEN, SEEN_THERE):
        return OTHER_VIEW
    if contract.to_move(bench.tables[IMAGINED]) != who:
        return OTHER_MOVER
    bench.report[RULE] = contract.census(bench.tables[IMAGINED])
    return NO_WORLD if bench.report[RULE] else 0


@rule
def legality_is_visible(bench: Bench) -> int:
    """Law 7: the mover may do the same in the imagined world; 0 or what is broken."""
    mask, offered = bench.mask, bench.offered
    for i in range(ask_seat(bench.tables[IMAGINED], offered)):
        bench.report[MOVE] = offered[1 + i]
        if mask[offered[1 + i]] != LEGAL:
            return ONE_TOO_MANY
        mask[offered[1 + i]] = LEGAL_IN_BOTH
    for move in range(len(mask)):
        bench.report[MOVE] = move
        if mask[move] == LEGAL:
            return ONE_TOO_FEW
        mask[move] = mask[move] == LEGAL_IN_BOTH
    return 0


@rule
def moves_look_the_same_there(bench: Bench, viewer: int) -> bool:
    """Law 6: a move that is possible in both worlds is seen by the viewer as the same in both."""
    for move in range(len(bench.mask)):
        if bench.mask[move] and contract.may(bench.tables[IMAGINED], move) == 0:
            bench.report[MOVE] = move
            seen_there = contract.seen(bench.tables[IMAGINED], move, viewer)
            if contract.seen(bench.tables[NOW], move, viewer) != seen_there:
                return False
    return True


@rule
def hidden_moves_stay_hidden(bench: Bench, viewer: int, move: int) -> bool:
    """Law 5: after another move that looks the same to the viewer, the viewer's table looks the same."""
    tables, cells, mask = bench.tables, bench.cells, bench.mask
    told = contract.seen(tables[NOW], move, viewer)
    other = -1
    first = below(bench.dice, len(mask))
    for i in range(len(mask)):
        candidate = (first + i) % len(mask)
        if mask[candidate] and candidate != move and contract.seen(tables[NOW], candidate, viewer) == told:
            other = candidate
    if other < 0:
        return True
    bench.report[MOVE] = other
    copy_row(cells, NOW, COPY)
    contract.apply(tables[COPY], move)
    copy_row(cells, NOW, OTHER)
    contract.apply(tables[OTHER], other)
    if contract.to_move(tables[COPY]) == OVER or contract.to_move(tables[OTHER]) == OVER:
        return True  # at the end secrets are turned up
    look(cells, COPY, viewer, bench.keep, bench.counts, cells, SEEN)
    look(cells, OTHER, viewer, bench.keep, bench.counts, cells, SEEN_THERE)
    return same_row(cells, SEEN, SEEN_THERE)


@rule
def secrets_are_kept(bench: Bench, viewer: int, who: int, move: int) -> int:
    """Laws 5, 6 and 7, for one viewer; 0 or what is broken."""
    bench.report[VIEWER] = viewer
    broken = imagination_is_honest(bench, viewer, who)
    if broken == 0 and viewer == who:
        broken = legality_is_visible(bench)
    if broken:
        return broken
    if not moves_look_the_same_there(bench, viewer):
        return SEEN_OTHERWISE
    if viewer != who and not hidden_moves_stay_hidden(bench, viewer, move):
        return LEAKS
    return 0


@rule
def nothing_is_legal(bench: Bench) -> bool:
    """Law 2, after the end."""
    for move in range(len(bench.mask)):
        bench.report[MOVE] = move
        if contract.may(bench.tables[NOW], move) == 0:
            return False
    return True


@rule
def random_move(bench: Bench, who: int) -> int:
    """A random legal move."""
    if who == NATURE:
        return drawn_move(bench.chances, below(bench.dice, ask_nature(bench.tables[NOW], bench.chances)))
    bench.report[DECISIONS] += 1
    return int(bench.offered[1 + below(bench.dice, ask_seat(bench.tables[NOW], bench.offered))])


@rule
def inspect_move(bench: Bench, plan: Plan, who: int, move: int) -> int:
    """The laws about one move, which is made; 0 or what is broken."""
    tables, cells, report = bench.tables, bench.cells, bench.report
    if below(bench.dice, plan.rarely) == 0:
        viewer = below(bench.dice, plan.seats + 1)
        if viewer == plan.seats:
            viewer = SPECTATOR
        broken = secrets_are_kept(bench, viewer, who, move)
        if broken:
            return broken
        report[WORLDS] += 1
        report[HIDDEN] += something_is_hidden(bench, viewer)
        report[VARIED] += not same_row(cells, NOW, IMAGINED)
    report[VIEWER], report[MOVE] = SPECTATOR, move
    copy_row(cells, NOW, COPY)
    contract.apply(tables[NOW], move)
    contract.apply(tables[COPY], move)
    return 0 if same_row(cells, NOW, COPY) else NOT_THE_SAME


@rule
def inspect_match(bench: Bench, plan: Plan, line: Any) -> int:
    """Watch one match, whose moves are written down; 0 or what is broken."""
    report = bench.report
    for length in range(plan.longest + 1):
        report[NUMBER_OF_MOVE], report[VIEWER], report[MOVE] = length, SPECTATOR, NO_MOVE
        for byte in range(bench.cells.shape[1]):
            report[TRACE] = (report[TRACE] * 31 + bench.cells[NOW, byte] + 1) % _PRIME
        report[RULE] = contract.census(bench.tables[NOW])
        if report[RULE]:
            return MISCOUNTED
        who = contract.to_move(bench.tables[NOW])
        report[WHO] = who
        if who == OVER:
            return 0 if nothing_is_legal(bench) else NOT_LEGAL
        if length == plan.longest:
            return TOO_LONG
        if report[MOVES] == plan.moves:
            return 0
        report[MOVES] += 1
        if not legal_moves_are_right(bench, who):
            return NOT_LEGAL
        line[length] = random_move(bench, who)
        broken = inspect_move(bench, plan, who, line[length])
        if broken:
            return broken
    return 0


@entry("laws", Bench, Plan, INTS, INTS)
def inspect(bench: Bench, plan: Plan, options: Any, line: Any) -> int:
    """Watch matches; returns 0 or the first thing broken, and leaves in the report where, and what was counted."""
    for match in range(plan.matches):
        if bench.report[MOVES] == plan.moves:
            return 0
        bench.report[MATCH] = match
        copy_row(bench.cells, BLANK, NOW)
        contract.setup(bench.tables[NOW], plan.seats, options)
        broken = inspect_match(bench, plan, line)
        if broken:
            return broken
    return 0
