"""By what wins are counted: whose side a seat was on, its goal, and its ability card."""

from __future__ import annotations

from tafelrunde.games.astoria.box import GOALS, ROLES, SAVE
from tafelrunde.kernel import View


def sides(view: View) -> list[str]:
    """Loyal is whoever was to save the king."""
    return ["loyal" if goal == GOALS[SAVE] else "traitor" for goal in goals(view)]


def goals(view: View) -> list[str]:
    """The goal of each seat."""
    return [GOALS[goal - 1] for goal in view.field("goal")[: view.seats]]


def roles(view: View) -> list[str]:
    """The ability card of each seat: a wizard's, or with 5 and 6 seats a special one."""
    return [ROLES[role] for role in view.field("role")[: view.seats]]


GROUPS = {"side": sides, "goal": goals, "role": roles}
