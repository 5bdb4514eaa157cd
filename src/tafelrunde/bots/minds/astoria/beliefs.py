"""How likely each seat is to have each goal: by the goals one knows, and by accusations that were wrong."""

from __future__ import annotations

from itertools import permutations

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.games.astoria.box import GOAL_COPIES, N_GOALS, SAVE
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import View, rule


def beliefs(view: View) -> Floats:
    """A row for each seat with the chance of each goal: the share of all deals that fit the view."""
    goals = np.maximum(view.field("goal"), view.field("shown"))[: view.seats].astype(np.int64) - 1
    cleared = view.field("cleared")
    deck = [goal for goal in range(N_GOALS) for _ in range(GOAL_COPIES[goal] - (goals == goal).sum())]
    unknown = np.flatnonzero(goals < 0)
    rows: Floats = np.zeros((view.seats, N_GOALS))
    for deal in permutations(deck, len(unknown)):
        if not any(goal != SAVE and cleared[seat, goal - 1] for seat, goal in zip(unknown, deal, strict=True)):
            goals[unknown] = deal
            rows[np.arange(view.seats), goals] += 1
    rows /= rows.sum(axis=1, keepdims=True)
    return rows


@rule
def likely(table: Table, seat: int, other: int, goal: int) -> float:
    """How likely a seat takes it to be that another has a goal, at first sight: what others have is not considered."""
    left, total = 0, 0
    for each in range(N_GOALS):
        if each == SAVE or table.cleared[other, each - 1] == 0:
            copies = copies_unseen(table, seat, each)
            total += copies
            left += copies * (each == goal)
    return left / max(total, 1)


@rule
def copies_unseen(table: Table, seat: int, goal: int) -> int:
    """How many cards of a goal a seat has not seen."""
    copies = GOAL_COPIES[goal] - (table.goal[seat] == goal + 1)
    for other in range(table.seats):
        copies -= other != seat and table.shown[other] == goal + 1
    return copies
