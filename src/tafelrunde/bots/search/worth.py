"""The value of a position: a playout, and then the end, or what a mind expects where the playout stopped."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots import mind
from tafelrunde.kernel import NATURE, OVER, Row, contract, rule
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.engine import ask_nature, ask_seat, score
from tafelrunde.kernel.offer import drawn_move

POINTS, SHARES, WORTH = range(3)
HUNDRED = 100


@rule
def play_out(world: Any, dice: Row, offered: Row, priors: Any, chances: Row, mindless: int) -> bool:
    """Play on, to the end or as far as the mind says; returns whether the match is over."""
    left = mind.WITHOUT_END if mindless else mind.reach(world)
    while True:
        who = contract.to_move(world)
        if who == OVER:
            return True
        if who == NATURE:
            contract.apply(world, drawn_move(chances, below(dice, ask_nature(world, chances))))
        elif left <= 0 and mind.settled(world):
            return False
        else:
            left -= 1
            ask_seat(world, offered)
            if mindless:
                contract.apply(world, offered[1 + below(dice, offered[0])])
            else:
                contract.apply(world, mind.quick_move(world, offered, priors, dice))


@rule
def judge(world: Any, over: bool, win: int, place: int, ends: Any, expected: Any) -> None:
    """Points, share of the win and worth of every seat.

    To a seat, the end is worth so much of a hundred for winning, so much for its place, and the rest for its points,
    measured by the best of all.
    """
    seats = expected.shape[1]
    if over:
        look_at_the_end(world, ends, expected)
    else:
        mind.value(world, expected[POINTS], expected[SHARES])
        place_by_points(ends, expected)
    most = 1.0
    for seat in range(seats):
        most = max(most, expected[POINTS, seat])
    for seat in range(seats):
        above = (seats - ends[1, seat]) / (seats - 1)
        scored = max(expected[POINTS, seat], 0.0) / most
        worth = win * expected[SHARES, seat] + place * above + (HUNDRED - win - place) * scored
        expected[WORTH, seat] = worth / HUNDRED


@rule
def look_at_the_end(world: Any, ends: Any, expected: Any) -> None:
    """Nothing is left to expect: the points are counted, and those in the first place share the win."""
    score(world, ends[0], ends[1])
    winners = 0
    for seat in range(expected.shape[1]):
        winners += ends[1, seat] == 1
    for seat in range(expected.shape[1]):
        expected[POINTS, seat] = ends[0, seat]
        expected[SHARES, seat] = 1.0 / winners if ends[1, seat] == 1 else 0.0


@rule
def place_by_points(ends: Any, expected: Any) -> None:
    """The places if the match ended as expected."""
    for seat in range(expected.shape[1]):
        ends[1, seat] = 1
        for other in range(expected.shape[1]):
            ends[1, seat] += expected[POINTS, other] > expected[POINTS, seat]
