"""Sparring partners: bots with one simple plan for a game, against which every level must hold its own.

A game's plans are in the module `plans` of its package. Partners receive views, as all bots do.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from tafelrunde.bots import bot
from tafelrunde.bots.roster import GREEDY
from tafelrunde.kernel import Move, View, find_game


class Plan(Protocol):
    """What a sparring partner plays by."""

    def suits(self, view: View) -> bool:
        """Whether a seat was dealt what the plan is for."""

    def moves(self, view: View) -> Sequence[str]:
        """What to do, in notation, the preferred first; nothing where the plan does not apply."""


def plans(game: str) -> dict[str, Plan]:
    """The plans of a game, each by the name of the partner that plays it."""
    place = f"{find_game(game).module}.plans"
    found: dict[str, Plan] = import_module(place).PLANS if find_spec(place) else {}
    return found


class SparringPartner:
    """Plays by a plan, and greedily where the plan says nothing."""

    def __init__(self, game: str, plan: Plan, seed: int) -> None:
        self._plan = plan
        self._otherwise = bot(game, GREEDY, seed=seed)

    def choose(self, view: View) -> Move:
        """The first move of the plan that is legal."""
        legal = {str(move): move for move in view.legal}
        planned = (legal[each] for each in self._plan.moves(view) if each in legal)
        return next(planned, None) or self._otherwise.choose(view)
