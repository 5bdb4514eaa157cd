"""Whole random matches inside compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tafelrunde.kernel import contract
from tafelrunde.kernel.compiled import BYTES, INTS, NUMBER, PAIRS, TABLES, WEIGHTS, entry, rule
from tafelrunde.kernel.contract import NATURE, OVER
from tafelrunde.kernel.dice import below, new_dice
from tafelrunde.kernel.engine import ask_nature, ask_seat, score
from tafelrunde.kernel.errors import check_number
from tafelrunde.kernel.offer import Ints, drawn_move, room_for_chances, room_for_offers
from tafelrunde.kernel.options import Value, numbered, read_options
from tafelrunde.kernel.record import Array, Row, bytes_of
from tafelrunde.kernel.source import BIGGEST_SEED
from tafelrunde.kernel.warm import ready

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

MOST_MATCHES, MOST_THREADS = 10_000_000, 256


@rule
def play_at_random(table: Any, dice: Row, offered: Row, chances: Row, played: Row) -> int:
    """Play a match to its end with random moves, and count how often each is played.

    Returns how many of them were the seats'.
    """
    decisions = 0
    while True:
        who = contract.to_move(table)
        if who == OVER:
            return decisions
        if who == NATURE:
            move = drawn_move(chances, below(dice, ask_nature(table, chances)))
        else:
            move = offered[1 + below(dice, ask_seat(table, offered))]
            decisions += 1
        played[move] += 1
        contract.apply(table, move)


@entry("playouts", TABLES, BYTES, NUMBER, INTS, INTS, INTS, WEIGHTS, INTS, PAIRS, PAIRS, INTS, INTS, BYTES)
def run(
    tables: Any,
    cells: Any,
    seats: int,
    options: Row,
    dice: Row,
    offered: Row,
    chances: Row,
    played: Row,
    points: Any,
    places: Any,
    reasons: Row,
    lengths: Row,
    kept: Any,
) -> None:
    """As many matches as there are rows of points. The second table is blank, the first is played on.

    As many tables are kept as there are rows for them.
    """
    for i in range(len(points)):
        for byte in range(cells.shape[1]):
            cells[0, byte] = cells[1, byte]
        contract.setup(tables[0], seats, options)
        lengths[i] = play_at_random(tables[0], dice, offered, chances, played)
        reasons[i] = score(tables[0], points[i], places[i])
        if i < len(kept):
            for byte in range(cells.shape[1]):
                kept[i, byte] = cells[0, byte]


@dataclass(frozen=True)
class Playouts:
    """What came of many random matches.

    For each match the points and places of the seats, the number of the reason why it ended, and its length in
    decisions of the seats; over all matches, how often each move of the table was played. `tables` are the tables at
    the end of the matches, if they were to be kept.
    """

    game: Game
    points: Ints
    places: Ints
    reasons: Ints
    lengths: Ints
    played: Ints
    tables: Array

    @property
    def decisions(self) -> int:
        """The decisions of the seats in all matches together."""
        return int(self.lengths.sum())


def playouts(
    game: Game,
    n: int,
    *,
    seats: int,
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    threads: int = 1,
    keep_tables: bool = False,
) -> Playouts:
    """Play n whole random matches. The same seed and number of threads give the same matches."""
    game.check_seats(seats)
    check_number("n", n, 1, MOST_MATCHES)
    check_number("threads", threads, 1, MOST_THREADS)
    check_number("seed", seed, 0, BIGGEST_SEED)
    chosen = numbered(game.declared_options, read_options(game.declared_options, options))
    ready(game, "playouts", "dice")
    points, places = np.zeros((2, n, seats), np.int64)
    reasons, lengths = np.zeros((2, n), np.int64)
    played = np.zeros((threads, len(game.moves)), np.int64)
    kept = game.record.blank(n if keep_tables else 0)

    def work(thread: int) -> None:
        tables = game.record.blank(2)
        share = slice(thread * n // threads, (thread + 1) * n // threads)
        run(
            tables,
            bytes_of(tables),
            seats,
            chosen,
            new_dice(seed, thread),
            room_for_offers(game.moves),
            room_for_chances(game.moves),
            played[thread],
            points[share],
            places[share],
            reasons[share],
            lengths[share],
            bytes_of(kept[share]),
        )

    if threads == 1:
        work(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, range(threads)))
    return Playouts(game, points, places, reasons, lengths, played.sum(axis=0), kept)
