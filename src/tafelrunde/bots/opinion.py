"""The prior of the moves of a view, and the bot that plays by it without search."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.bots import mind
from tafelrunde.bots.worlds import WORLD, imagine_anew, room_for_worlds
from tafelrunde.kernel import Move, Row, TafelError, View
from tafelrunde.kernel.compiled import BYTES, FLOATS, INTS, NUMBER, TABLES, entry
from tafelrunde.kernel.dice import new_dice
from tafelrunde.kernel.engine import ask_seat
from tafelrunde.kernel.offer import room_for_offers
from tafelrunde.kernel.record import bytes_of
from tafelrunde.kernel.warm import ready

WORLDS = 8
IMPLAUSIBLE = 0.1
ALIKE = 1e-12


@entry("opinion", TABLES, BYTES, NUMBER, INTS, INTS, FLOATS, FLOATS, made_from=Path(__file__).parent)
def opine(tables: Any, cells: Any, seat: int, dice: Row, offered: Row, weights: Any, liked: Any) -> None:
    """The prior of each offered move, on average over several determinizations."""
    for _ in range(WORLDS):
        imagine_anew(tables, cells, seat, dice)
        ask_seat(tables[WORLD], offered)
        mind.prior(tables[WORLD], offered, weights)
        total = 0.0
        for i in range(offered[0]):
            total += weights[i]
        for i in range(offered[0]):
            liked[i] += weights[i] / total


def opinion(view: View, seed: int = 0) -> tuple[tuple[Move, ...], npt.NDArray[np.float64]]:
    """The legal moves of a view, and the prior of each; they add up to 1."""
    if not view.legal:
        raise TafelError("this seat has nothing to decide")
    game = view.game
    ready(game, "opinion", "dice")
    tables = room_for_worlds(view)
    offered, weights = room_for_offers(game.moves), np.zeros(game.moves.of_seats)
    liked = np.zeros(game.moves.of_seats)
    opine(tables, bytes_of(tables), view.viewer, new_dice(seed), offered, weights, liked)
    moves = tuple(game.moves[number] for number in offered[1 : 1 + offered[0]])
    return moves, liked[: len(moves)] / WORLDS


class PriorBot:
    """Plays by the prior alone: with attention the best move, without it a plausible one.

    Plausible is what has at least a tenth of the highest prior; the better ones come a little more often.
    """

    def __init__(self, attention: float = 1.0, seed: int | None = None) -> None:
        self._attention = attention
        self._dice = random.Random(seed)

    def choose(self, view: View) -> Move:
        """A plausible move, or the one with the highest prior; any of them if there are several."""
        moves, liked = opinion(view, self._dice.getrandbits(32))
        if self._dice.random() < self._attention:
            return moves[self._dice.choice(np.flatnonzero(liked >= liked.max() - ALIKE).tolist())]
        plausible = np.where(liked >= IMPLAUSIBLE * liked.max(), np.sqrt(liked), 0)
        return self._dice.choices(moves, plausible.tolist())[0]
