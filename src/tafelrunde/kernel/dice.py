"""A fast random number generator for playouts and imagined worlds: four 32-bit words, only adds, shifts and xors.

It stays within 53 bits, so that compiled and interpreted code draw the same numbers. Live matches do not use it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel.compiled import INTS, NUMBER, entry, rule

_WORD = 0xFFFFFFFF


@rule
def roll(dice: Any) -> int:
    """The next 32 bits."""
    a, b, c, count = dice[0], dice[1], dice[2], dice[3]
    drawn = (a + b + count) & _WORD
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + (c << 3)) & _WORD
    dice[2] = (((c << 21) & _WORD) + (c >> 11) + drawn) & _WORD
    dice[3] = (count + 1) & _WORD
    return int(drawn)


@rule
def below(dice: Any, limit: int) -> int:
    """A whole number from 0 to limit - 1, each equally likely; limit is at most 2**31."""
    scaled = roll(dice) * limit
    low = scaled & _WORD
    if low < limit:
        unfair = (_WORD + 1 - limit) % limit
        while low < unfair:
            scaled = roll(dice) * limit
            low = scaled & _WORD
    return scaled >> 32


@rule
def seed_dice(dice: Any, seed: int, stream: int) -> None:
    """Start from a seed; different streams of one seed are independent."""
    dice[0] = seed & _WORD
    dice[1] = (seed >> 32) & _WORD
    dice[2] = stream & _WORD
    dice[3] = 1
    for _ in range(12):
        roll(dice)


@entry("dice", INTS, NUMBER, NUMBER)
def seed_from_python(dice: Any, seed: int, stream: int) -> None:
    """The same, called from Python."""
    seed_dice(dice, seed, stream)


def new_dice(seed: int, stream: int = 0) -> npt.NDArray[np.int64]:
    """Dice for one thread; the seed is a whole number below 2**63."""
    dice = np.zeros(4, np.int64)
    seed_from_python(dice, seed, stream)
    return dice
