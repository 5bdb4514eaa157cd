"""What the board of Festo! shows beyond what lies on the table: who has the absolute majority where, and surcharges."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from msgspec import Struct

from tafelrunde.games.festo.box import CHARACTERS, COLUMNS, N_CHARACTERS
from tafelrunde.games.festo.rules.order import strongest, with_majority
from tafelrunde.games.festo.rules.price import surcharge_in
from tafelrunde.games.festo.state import Phase
from tafelrunde.games.festo.tally import GROUP
from tafelrunde.kernel import Row, View
from tafelrunde.kernel.compiled import INTS, TABLES, entry
from tafelrunde.kernel.warm import ready

Character = Annotated[str, CHARACTERS]


class Facts(Struct, frozen=True):
    """What can be worked out from a view."""

    majority: dict[Character, int]
    """FO-A3 The seat with the absolute majority at each character; while the players act there, who had it at first."""
    surcharges: list[int]
    """FO-K3 FO-N12 What the dishes of each column cost more in this round."""


def facts(view: View) -> Facts:
    """What everybody can work out from the view alone."""
    ready(view.game, GROUP)
    majority, surcharges = np.zeros(N_CHARACTERS, np.int64), np.zeros(COLUMNS, np.int64)
    work_out(view.table, majority, surcharges)
    first = {name: seat - 1 for name, seat in zip(CHARACTERS, majority.tolist(), strict=True) if seat}
    return Facts(first, surcharges.tolist())


@entry(GROUP, TABLES, INTS, INTS)
def work_out(tables: Any, majority: Row, surcharges: Row) -> None:
    """FO-A3 Who has the absolute majority, one higher than the seat. FO-K3 The surcharge of each column."""
    table = tables[0]
    acting = Phase.ACT <= table.phase <= Phase.GROCER
    for area in range(N_CHARACTERS):
        if acting and area == table.area:
            majority[area] = table.majority
        else:
            majority[area] = with_majority(table, area, strongest(table, area))
    for column in range(COLUMNS):
        surcharges[column] = surcharge_in(table, column)
