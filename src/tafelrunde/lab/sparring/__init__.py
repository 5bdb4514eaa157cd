"""Sparring partners: bots with one simple plan for one game, against which every level must hold its own.

A game's partners are in the module of its name beside this one. They receive views, as all bots do.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from tafelrunde.bots import Bot
from tafelrunde.kernel import View


class Plan(Protocol):
    """A kind of sparring partner: makes one from a seed, and says for which deals it is."""

    def __call__(self, seed: int) -> Bot:
        """A bot that plays by the plan, and greedily where the plan says nothing."""

    def suits(self, view: View) -> bool:
        """Whether a seat was dealt what the plan is for."""


def partners(game: str) -> dict[str, Plan]:
    """The sparring partners of a game, by their names."""
    place = f"{__name__}.{game}"
    found: dict[str, Plan] = import_module(place).PARTNERS if find_spec(place) else {}
    return found
