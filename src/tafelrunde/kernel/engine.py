"""The compiled functions a match calls: one call for each decision."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import contract
from tafelrunde.kernel.compiled import BYTES, INTS, MASK, NUMBER, PAIRS, TABLES, WEIGHTS, entry, rule
from tafelrunde.kernel.contract import NATURE, OPEN, OVER
from tafelrunde.kernel.offer import drawn_move, sum_of
from tafelrunde.kernel.record import Grid, Row
from tafelrunde.kernel.sight import look

# In place of a move: draw by number from the odds that were given, or play nothing and only go on.
DRAWN, NOTHING = -1, -2


@rule
def ask_seat(table: Any, offered: Row) -> int:
    """Write down what the seat to move may do, and say how many moves that are."""
    offered[0] = 0
    contract.legal(table, offered)
    return offered[0]


@rule
def ask_nature(table: Any, chances: Row) -> int:
    """Write down what NATURE may do, and give the sum of the weights."""
    for move in range(len(chances)):
        chances[move] = 0
    contract.odds(table, chances)
    return sum_of(chances)


@entry("match", TABLES, NUMBER, INTS)
def begin(tables: Any, seats: int, options: Any) -> None:
    """Set a blank table up."""
    contract.setup(tables[0], seats, options)


@entry("match", TABLES, NUMBER, NUMBER, INTS, WEIGHTS, MASK, PAIRS)
def step(
    tables: Any, move: int, number: int, offered: Row, chances: Row, asked: Row, log: Grid
) -> tuple[int, int, int]:
    """Make a move, then everything that needs no decision, up to the next choice of a seat, or of NATURE.

    What is played is written to `log` as pairs of who and move. Returns whose choice is next, between how many moves
    (or the sum of NATURE's weights), and how many moves were played.
    """
    table = tables[0]
    played = 0
    if move == DRAWN:
        move = drawn_move(chances, number)
    while True:
        if move != NOTHING:
            log[played, 0] = contract.to_move(table)
            log[played, 1] = move
            played += 1
            contract.apply(table, move)
        who = contract.to_move(table)
        if who == OVER:
            return who, 0, played
        if who == NATURE:
            choices = ask_nature(table, chances)
            move = drawn_move(chances, 0)
            only = chances[move] == choices
        else:
            choices = ask_seat(table, offered)
            move = offered[1]
            only = choices == 1 and asked[move] == 0
        if not only or played == len(log):
            return who, choices, played


@entry("asking", TABLES, NUMBER)
def refusal(tables: Any, move: int) -> int:
    """The rule that forbids a move now, or ALLOWED."""
    return contract.may(tables[0], move)


@rule
def score(table: Any, points: Any, places: Any) -> int:
    """Points, places and the reason of a finished match, whatever the arrays held before."""
    for seat in range(len(points)):
        points[seat] = 0
        places[seat] = 0
    return contract.outcome(table, points, places)


@entry("match", TABLES, INTS, INTS)
def finish(tables: Any, points: Any, places: Any) -> int:
    """Points, places and the reason of a finished match."""
    return score(tables[0], points, places)


@entry("match", TABLES, INTS, NUMBER, INTS)
def retell(tables: Any, moves: Any, seat: int, told: Any) -> None:
    """Play a line of moves and write down how a seat learns of each."""
    table = tables[0]
    for i in range(len(moves)):
        told[i] = contract.seen(table, moves[i], seat)
        contract.apply(table, moves[i])


@entry("match", TABLES, BYTES, INTS, INTS, BYTES, PAIRS, PAIRS, INTS, BYTES)
def retrace(
    tables: Any, cells: Any, moves: Any, viewers: Any, keep: Any, counts: Any, told: Any, to_move: Any, views: Any
) -> None:
    """Play a line of moves and write down how each viewer learns of them, its view before each, and who was to move.

    The view after the last move, and who is to move then, come last. `cells` are the bytes of `tables`; the views of
    one viewer are rows of `views` that follow each other.
    """
    table = tables[0]
    for i in range(len(moves) + 1):
        for v in range(len(viewers)):
            row = v * (len(moves) + 1) + i
            if viewers[v] == OPEN:
                for byte in range(cells.shape[1]):
                    views[row, byte] = cells[0, byte]
            else:
                look(cells, 0, viewers[v], keep, counts, views, row)
            if i < len(moves):
                told[v, i] = moves[i] if viewers[v] == OPEN else contract.seen(table, moves[i], viewers[v])
        to_move[i] = contract.to_move(table)
        if i < len(moves):
            contract.apply(table, moves[i])


@entry("asking", TABLES, NUMBER, INTS)
def imagine_world(tables: Any, seat: int, dice: Any) -> None:
    """Fill a copy of a seat's view with a world the seat can imagine."""
    contract.imagine(tables[0], seat, dice)


@entry("asking", TABLES)
def count_pieces(tables: Any) -> int:
    """The rule the census finds broken, or ALLOWED."""
    return contract.census(tables[0])


@entry("match", BYTES, NUMBER, BYTES, PAIRS, BYTES)
def see(cells: Any, seat: int, keep: Any, counts: Any, out: Any) -> None:
    """The view of a seat, or of SPECTATOR."""
    look(cells, 0, seat, keep, counts, out, 0)


@rule
def rank(points: Any, places: Any) -> None:
    """Places by points alone, for games without tie-breaks: as many as have more, plus one."""
    for seat in range(len(points)):
        places[seat] = 1
        for other in range(len(points)):
            if points[other] > points[seat]:
                places[seat] += 1
