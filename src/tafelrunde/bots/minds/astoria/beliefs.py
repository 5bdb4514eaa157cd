"""How likely each seat is to have each goal: by the goals one knows, by wrong accusations, and by who is in exile.

Whose card is not shown went into exile by an own deed. Who serves the king hardly does that; a traitor may do it on
purpose, most surely by accusing somebody of what only the traitor is.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np

from tafelrunde.bots.mind import Floats
from tafelrunde.games.astoria.box import GOAL_COPIES, N_GOALS, SAVE
from tafelrunde.games.astoria.state import Table
from tafelrunde.kernel import Row, View, rule, zeros

# How readily somebody goes into exile: who serves the king, a traitor, and one of whose faction somebody was accused.
SERVANT, TRAITOR, NAMED = range(3)
INTO_EXILE: Floats = np.array([0.1, 0.3, 1.0])


def beliefs(view: View) -> Floats:
    """A row for each seat with the chance of each goal, by all deals that fit the view and what was done."""
    goals = np.maximum(view.field("goal"), view.field("shown"))[: view.seats].astype(np.int64) - 1
    cleared, exile = view.field("cleared"), view.field("exile")
    deck = [goal for goal in range(N_GOALS) for _ in range(GOAL_COPIES[goal] - (goals == goal).sum())]
    unknown = np.flatnonzero(goals < 0)
    readily = [SERVANT, *(NAMED if named else TRAITOR for named in cleared.any(axis=0))]
    rows: Floats = np.zeros((view.seats, N_GOALS))
    for deal in permutations(deck, len(unknown)):
        if not any(goal != SAVE and cleared[seat, goal - 1] for seat, goal in zip(unknown, deal, strict=True)):
            goals[unknown] = deal
            exiles = [goal for seat, goal in zip(unknown, deal, strict=True) if exile[seat]]
            rows[np.arange(view.seats), goals] += np.prod([INTO_EXILE[readily[goal]] for goal in exiles])
    rows /= rows.sum(axis=1, keepdims=True)
    return rows


@rule
def belief(table: Table, seat: int) -> float:
    """How well the goals of an imagined world fit who is in exile."""
    fits = 1.0
    for other in range(table.seats):
        if other != seat and table.shown[other] == 0:
            fits *= fit_of_goal(table, other, table.goal[other] - 1)
    return fits


@rule
def fit_of_goal(table: Table, other: int, goal: int) -> float:
    """How well a goal fits what a seat, whose card is not shown, has done."""
    if table.exile[other] == 0:
        return 1.0
    if goal == SAVE:
        return float(INTO_EXILE[SERVANT])
    for each in range(table.seats):
        if table.cleared[each, goal - 1]:
            return float(INTO_EXILE[NAMED])
    return float(INTO_EXILE[TRAITOR])


@rule
def suspect(table: Table, seat: int, suspicion: Floats) -> None:
    """How likely each other seat has each goal, at first sight: what others have is not considered."""
    unseen = zeros(N_GOALS)
    count_unseen(table, seat, unseen)
    for other in range(table.seats):
        total = 0.0
        for goal in range(N_GOALS):
            if goal == SAVE or table.cleared[other, goal - 1] == 0:
                suspicion[other, goal] = unseen[goal] * fit_of_goal(table, other, goal)
                total += suspicion[other, goal]
        if total:
            for goal in range(N_GOALS):
                suspicion[other, goal] /= total


@rule
def count_unseen(table: Table, seat: int, unseen: Row) -> None:
    """How many cards of each goal a seat has not seen."""
    for goal in range(N_GOALS):
        unseen[goal] = GOAL_COPIES[goal]
    unseen[table.goal[seat] - 1] -= 1
    for other in range(table.seats):
        if other != seat and table.shown[other]:
            unseen[table.shown[other] - 1] -= 1
