"""An inspector that watches random matches move by move, inside compiled code, and stops at the first broken law.

The same inspector runs interpreted and with bounds checked, in a process of its own; the trace it leaves, a number that
depends on every byte of every state, must be the same each time.
"""

from __future__ import annotations

from enum import IntEnum, auto
from typing import Annotated, Any, NamedTuple

from tafelrunde.kernel import NATURE, OVER, SPECTATOR, contract, rule
from tafelrunde.kernel.compiled import BYTES, INTS, MASK, NUMBER, PAIRS, TABLES, WEIGHTS, entry
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.engine import ask_nature, ask_seat
from tafelrunde.kernel.offer import drawn_move
from tafelrunde.kernel.sight import look


class Row(IntEnum):
    """The rows of the array of tables the inspector works with."""

    NOW = 0
    BLANK = auto()
    SEEN = auto()
    IMAGINED = auto()
    SEEN_THERE = auto()
    COPY = auto()
    OTHER = auto()


class Broken(IntEnum):
    """What can be broken; 0 is nothing."""

    TOO_LONG = 1
    NOT_LEGAL = auto()
    NOT_THE_SAME = auto()
    LEAKS = auto()
    OTHER_VIEW = auto()
    OTHER_MOVER = auto()
    NO_WORLD = auto()
    SEEN_OTHERWISE = auto()
    ONE_TOO_MANY = auto()
    ONE_TOO_FEW = auto()
    MISCOUNTED = auto()


class Column(IntEnum):
    """The columns of a report: where the inspector is, what it counted, and the move, seats and rule at fault."""

    MATCH = 0
    NUMBER_OF_MOVE = auto()
    TRACE = auto()
    WORLDS = auto()
    HIDDEN = auto()
    VARIED = auto()
    DECISIONS = auto()
    MOVES = auto()
    WHO = auto()
    VIEWER = auto()
    MOVE = auto()
    RULE = auto()


NO_MOVE = -1

# What the mask says of a move: it is legal, and it is so in the imagined world too.
LEGAL, LEGAL_IN_BOTH = 1, 2

_PRIME = 2147483647


class Scratch(NamedTuple):
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
def something_is_hidden(scratch: Scratch, viewer: int) -> bool:
    """Whether a byte that is not blank is kept from a viewer."""
    row = viewer if viewer != SPECTATOR else len(scratch.keep) - 1
    for byte in range(scratch.cells.shape[1]):
        if scratch.cells[Row.NOW, byte] & scratch.keep[row, byte] != scratch.cells[Row.NOW, byte]:
            return True
    return False


@rule
def legal_moves_are_right(scratch: Scratch, who: int) -> bool:
    """Law 2, for whoever is to move; leaves the legal moves marked in the mask."""
    table, mask, offered, chances = scratch.tables[Row.NOW], scratch.mask, scratch.offered, scratch.chances
    for move in range(len(mask)):
        mask[move] = 0
    if who == NATURE:
        ask_nature(table, chances)
        for move in range(len(chances)):
            mask[move] = chances[move] > 0
    else:
        for i in range(ask_seat(table, offered)):
            move = offered[1 + i]
            scratch.report[Column.MOVE] = move
            if mask[move] or move < len(chances) or move >= len(chances) + len(offered) - 1:
                return False
            mask[move] = LEGAL
    count = 0
    for move in range(len(mask)):
        count += mask[move]
        scratch.report[Column.MOVE] = move
        if (contract.may(table, move) == 0) != (mask[move] == LEGAL):
            return False
    scratch.report[Column.MOVE] = NO_MOVE
    return count > 0


@rule
def imagination_is_honest(scratch: Scratch, viewer: int, who: int) -> int:
    """Law 6, for one viewer; 0 or what is broken. Leaves the imagined world in its row."""
    cells = scratch.cells
    look(cells, Row.NOW, viewer, scratch.keep, scratch.counts, cells, Row.SEEN)
    copy_row(cells, Row.SEEN, Row.IMAGINED)
    for row in range(len(scratch.counts)):
        cells[Row.IMAGINED, scratch.counts[row, 2]] = 0
    contract.imagine(scratch.tables[Row.IMAGINED], viewer, scratch.dice)
    look(cells, Row.IMAGINED, viewer, scratch.keep, scratch.counts, cells, Row.SEEN_THERE)
    if not same_row(cells, Row.SEEN, Row.SEEN_THERE):
        return Broken.OTHER_VIEW
    if contract.to_move(scratch.tables[Row.IMAGINED]) != who:
        return Broken.OTHER_MOVER
    scratch.report[Column.RULE] = contract.census(scratch.tables[Row.IMAGINED])
    return Broken.NO_WORLD if scratch.report[Column.RULE] else 0


@rule
def legality_is_visible(scratch: Scratch) -> int:
    """Law 7: the mover may do the same in the imagined world; 0 or what is broken."""
    mask, offered = scratch.mask, scratch.offered
    for i in range(ask_seat(scratch.tables[Row.IMAGINED], offered)):
        scratch.report[Column.MOVE] = offered[1 + i]
        if mask[offered[1 + i]] != LEGAL:
            return Broken.ONE_TOO_MANY
        mask[offered[1 + i]] = LEGAL_IN_BOTH
    for move in range(len(mask)):
        scratch.report[Column.MOVE] = move
        if mask[move] == LEGAL:
            return Broken.ONE_TOO_FEW
        mask[move] = mask[move] == LEGAL_IN_BOTH
    return 0


@rule
def moves_look_the_same_there(scratch: Scratch, viewer: int) -> bool:
    """Law 6: a move that is possible in both worlds is seen by the viewer as the same in both."""
    for move in range(len(scratch.mask)):
        if scratch.mask[move] and contract.may(scratch.tables[Row.IMAGINED], move) == 0:
            scratch.report[Column.MOVE] = move
            seen_there = contract.seen(scratch.tables[Row.IMAGINED], move, viewer)
            if contract.seen(scratch.tables[Row.NOW], move, viewer) != seen_there:
                return False
    return True


@rule
def hidden_moves_stay_hidden(scratch: Scratch, viewer: int, move: int) -> bool:
    """Law 5: after another move that looks the same to the viewer, the viewer's table looks the same."""
    tables, cells, mask = scratch.tables, scratch.cells, scratch.mask
    told = contract.seen(tables[Row.NOW], move, viewer)
    other = -1
    first = below(scratch.dice, len(mask))
    for i in range(len(mask)):
        candidate = (first + i) % len(mask)
        if mask[candidate] and candidate != move and contract.seen(tables[Row.NOW], candidate, viewer) == told:
            other = candidate
    if other < 0:
        return True
    scratch.report[Column.MOVE] = other
    copy_row(cells, Row.NOW, Row.COPY)
    contract.apply(tables[Row.COPY], move)
    copy_row(cells, Row.NOW, Row.OTHER)
    contract.apply(tables[Row.OTHER], other)
    if contract.to_move(tables[Row.COPY]) == OVER or contract.to_move(tables[Row.OTHER]) == OVER:
        return True  # at the end secrets are turned up
    look(cells, Row.COPY, viewer, scratch.keep, scratch.counts, cells, Row.SEEN)
    look(cells, Row.OTHER, viewer, scratch.keep, scratch.counts, cells, Row.SEEN_THERE)
    return same_row(cells, Row.SEEN, Row.SEEN_THERE)


@rule
def secrets_are_kept(scratch: Scratch, viewer: int, who: int, move: int) -> int:
    """Laws 5, 6 and 7, for one viewer; 0 or what is broken."""
    scratch.report[Column.VIEWER] = viewer
    broken = imagination_is_honest(scratch, viewer, who)
    if broken == 0 and viewer == who:
        broken = legality_is_visible(scratch)
    if broken:
        return broken
    if not moves_look_the_same_there(scratch, viewer):
        return Broken.SEEN_OTHERWISE
    if viewer != who and not hidden_moves_stay_hidden(scratch, viewer, move):
        return Broken.LEAKS
    return 0


@rule
def nothing_is_legal(scratch: Scratch) -> bool:
    """Law 2, after the end."""
    for move in range(len(scratch.mask)):
        scratch.report[Column.MOVE] = move
        if contract.may(scratch.tables[Row.NOW], move) == 0:
            return False
    return True


@rule
def random_move(scratch: Scratch, who: int) -> int:
    """A random legal move."""
    if who == NATURE:
        return drawn_move(scratch.chances, below(scratch.dice, ask_nature(scratch.tables[Row.NOW], scratch.chances)))
    scratch.report[Column.DECISIONS] += 1
    return int(scratch.offered[1 + below(scratch.dice, ask_seat(scratch.tables[Row.NOW], scratch.offered))])


@rule
def inspect_move(scratch: Scratch, plan: Plan, who: int, move: int) -> int:
    """The laws about one move, which is made; 0 or what is broken."""
    tables, cells, report = scratch.tables, scratch.cells, scratch.report
    if below(scratch.dice, plan.rarely) == 0:
        viewer = below(scratch.dice, plan.seats + 1)
        if viewer == plan.seats:
            viewer = SPECTATOR
        broken = secrets_are_kept(scratch, viewer, who, move)
        if broken:
            return broken
        report[Column.WORLDS] += 1
        report[Column.HIDDEN] += something_is_hidden(scratch, viewer)
        report[Column.VARIED] += not same_row(cells, Row.NOW, Row.IMAGINED)
    report[Column.VIEWER], report[Column.MOVE] = SPECTATOR, move
    copy_row(cells, Row.NOW, Row.COPY)
    contract.apply(tables[Row.NOW], move)
    contract.apply(tables[Row.COPY], move)
    return 0 if same_row(cells, Row.NOW, Row.COPY) else Broken.NOT_THE_SAME


@rule
def inspect_match(scratch: Scratch, plan: Plan, played: Any) -> int:
    """Watch one match, whose moves are written down; 0 or what is broken."""
    report = scratch.report
    for length in range(plan.longest + 1):
        report[Column.NUMBER_OF_MOVE], report[Column.VIEWER], report[Column.MOVE] = length, SPECTATOR, NO_MOVE
        for byte in range(scratch.cells.shape[1]):
            report[Column.TRACE] = (report[Column.TRACE] * 31 + scratch.cells[Row.NOW, byte] + 1) % _PRIME
        report[Column.RULE] = contract.census(scratch.tables[Row.NOW])
        if report[Column.RULE]:
            return Broken.MISCOUNTED
        who = contract.to_move(scratch.tables[Row.NOW])
        report[Column.WHO] = who
        if who == OVER:
            return 0 if nothing_is_legal(scratch) else Broken.NOT_LEGAL
        if length == plan.longest:
            return Broken.TOO_LONG
        if report[Column.MOVES] == plan.moves:
            return 0
        report[Column.MOVES] += 1
        if not legal_moves_are_right(scratch, who):
            return Broken.NOT_LEGAL
        played[length] = random_move(scratch, who)
        broken = inspect_move(scratch, plan, who, played[length])
        if broken:
            return broken
    return 0


@entry("laws", Scratch, Plan, INTS, INTS)
def inspect(scratch: Scratch, plan: Plan, options: Any, played: Any) -> int:
    """Watch matches; returns 0 or the first thing broken, and leaves in the report where, and what was counted."""
    for match in range(plan.matches):
        if scratch.report[Column.MOVES] == plan.moves:
            return 0
        scratch.report[Column.MATCH] = match
        copy_row(scratch.cells, Row.BLANK, Row.NOW)
        contract.setup(scratch.tables[Row.NOW], plan.seats, options)
        broken = inspect_match(scratch, plan, played)
        if broken:
            return broken
    return 0
