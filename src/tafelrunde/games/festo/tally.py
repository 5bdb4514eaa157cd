"""Where the points of Festo! come from: dishes by type, sets, tokens and what is left, as if the match ended now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tafelrunde.games.festo.box import INGREDIENT_POINTS, LARGE, N_TYPES, ROWS, SET_POINTS
from tafelrunde.games.festo.rules.scoring import dishes_of_type, ingredients_of, points_of_type, types_in_set
from tafelrunde.kernel import Phrase, Row, Tally, TallyLine, View
from tafelrunde.kernel.compiled import INTS, NUMBER, TABLES, entry
from tafelrunde.kernel.record import Array
from tafelrunde.kernel.warm import ready

TYPES = (*ROWS, *LARGE)

GROUP = "festo-tally"


def tally(view: View) -> Tally:
    """FO-V1 FO-V2 The lines of every seat; what gives no points has none."""
    ready(view.game, GROUP)
    tokens = view.field("tokens").tolist()
    return tuple((*_lines(view.table, seat), *_tokens(tokens[seat])) for seat in range(view.seats))


def _lines(table: Array, seat: int) -> Iterator[TallyLine]:
    counted = np.zeros((2, N_TYPES), np.int64)
    left = count_dishes(table, seat, counted[0], counted[1])
    for kind, (count, points) in zip(TYPES, counted.T.tolist(), strict=True):
        if count:
            yield TallyLine("FO-V1", points, Phrase("tally-dishes", {"type": kind, "count": count}))
    sets = 0
    while different := count_set(table, seat, sets):
        yield TallyLine("FO-V2", int(SET_POINTS[different]), Phrase("tally-set", {"count": different}))
        sets += 1
    if left:
        yield TallyLine("FO-V1", left * INGREDIENT_POINTS, Phrase("tally-ingredients", {"count": left}))


def _tokens(tokens: int) -> Iterator[TallyLine]:
    if tokens:
        yield TallyLine("FO-V1", tokens, Phrase("tally-tokens"))


@entry(GROUP, TABLES, NUMBER, INTS, INTS)
def count_dishes(tables: Any, seat: int, counts: Row, points: Row) -> int:
    """FO-V1 Dishes and their points by type; returns the ingredients left over."""
    for kind in range(N_TYPES):
        counts[kind] = dishes_of_type(tables[0], seat, kind)
        points[kind] = points_of_type(tables[0], seat, kind)
    return ingredients_of(tables[0], seat)


@entry(GROUP, TABLES, NUMBER, NUMBER)
def count_set(tables: Any, seat: int, sets_before: int) -> int:
    """FO-V2 How many types are in a set."""
    return types_in_set(tables[0], seat, sets_before)
